import { Capability } from '../../src/generated/h5.schemas.ts'
import type { WorldOptions } from './world.ts'

const CAPABILITIES = Object.values(Capability)

/** A world, as far as it tells what the sandbox was started without. */
interface Started {
  options: Pick<WorldOptions, 'without'>
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
