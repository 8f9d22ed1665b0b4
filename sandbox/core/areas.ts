import { Area, Capability } from '../../src/generated/h5.schemas.ts'
import { Refusal } from './refusal.ts'
import type { Settings } from './settings.ts'

const AREAS = Object.values(Area)

const SETTING = 'areas'

/** Where a world keeps what its site offers. */
interface Site {
  settings: Settings
}

/** What the site offers now, in the order of the contract: everything, until something is taken out. */
export function offeredAreas({ settings }: Site): Area[] {
  const stored = settings.get(SETTING)
  return stored === undefined ? AREAS : AREAS.filter((one) => stored.split(' ').includes(one))
}

/** Sets what the site offers from now on. */
export function setAreas({ settings }: Site, areas: readonly Area[]): void {
  settings.set(SETTING, areas.join(' '))
}

export function offers(world: Site, area: Area): boolean {
  return offeredAreas(world).includes(area)
}

/** Refuses what belongs to an area that the site does not offer; null belongs to none. */
export function refuseAbsent(world: Site, area: Area | null): void {
  if (area !== null && !offers(world, area)) throw new Refusal('area_not_offered')
}

/** The areas of a list such as `trading,news`; throws on what is none. */
export function readAreas(list: string): Area[] {
  return list
    .split(',')
    .filter((one) => one !== '')
    .map((name) => {
      const area = AREAS.find((one) => one === name)
      if (!area) throw new Error(`--areas: ${name} is none of ${AREAS.join(', ')}`)
      return area
    })
}

const CAPABILITIES = Object.values(Capability)

/** A world, as far as it tells what the sandbox was started without. */
interface Started {
  options: { without?: readonly Capability[] }
}

/** What the sandbox has beyond the specification: everything that it was not started without. */
export function presentCapabilities({ options }: Started): Capability[] {
  return CAPABILITIES.filter((one) => !options.without?.includes(one))
}

/** Whether the sandbox has a capability; null is what every server has. */
export function hasCapability(world: Started, capability: Capability | null): boolean {
  return capability === null || presentCapabilities(world).includes(capability)
}

/** The capabilities of a list such as `passkeys,practice`; throws on what is none. */
export function readCapabilities(list: string): Capability[] {
  return list
    .split(',')
    .filter((one) => one !== '')
    .map((name) => {
      const capability = CAPABILITIES.find((one) => one === name)
      if (!capability) throw new Error(`--without: ${name} is none of ${CAPABILITIES.join(', ')}`)
      return capability
    })
}
