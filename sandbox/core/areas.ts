import { Area } from '../../src/generated/h5.schemas.ts'
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
