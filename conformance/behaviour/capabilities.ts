import type { Capability } from '../../src/generated/h5.schemas.ts'
import type { Contract, Operation } from '../contract/contract.ts'
import type { Law } from './law.ts'
import { law } from './law.ts'
import type { Scene } from './scene.ts'

/** What a server names among its capabilities is there: of each that has operations. */
export function capabilityLaws({ operations }: Contract): Law[] {
  const byCapability = Map.groupBy(operations, ({ capability }) => capability)
  byCapability.delete(undefined)
  return [...byCapability].map(([name, of]) => {
    // The linter knows the names.
    const capability = name as Capability
    return law(
      'capability.there',
      'getSiteInfo',
      {
        ...{ part: capability, capability },
        reads: true,
      },
      (scene) => there(scene, capability, of),
    )
  })
}

async function there(
  scene: Scene,
  capability: Capability,
  operations: readonly Operation[],
): Promise<void> {
  for (const { id, place } of operations) {
    scene.hold(
      !scene.client.isMissing(id),
      `the site information names ${capability}, and ${scene.name(id)} is not there`,
      place,
    )
  }
}
