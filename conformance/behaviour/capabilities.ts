import { NotReachable } from '../client/client.ts'
import type { Contract, Operation } from '../contract/contract.ts'
import type { Law } from './law.ts'
import { law } from './law.ts'
import type { Scene } from './scene.ts'

/** What a server names among its capabilities is there: of each that has operations. */
export function capabilityLaws({ operations }: Contract): Law[] {
  const capabilities = Map.groupBy(
    operations.filter(({ capability }) => capability !== undefined),
    ({ capability }) => capability ?? '',
  )
  return [...capabilities].map(([capability, of]) =>
    law('capability.there', 'getSiteInfo', (scene) => there(scene, capability, of), {
      part: capability,
      reads: true,
    }),
  )
}

async function there(
  scene: Scene,
  capability: string,
  operations: readonly Operation[],
): Promise<void> {
  const { capabilities } = await scene.done('getSiteInfo')
  if (!capabilities?.some((one) => one === capability)) {
    throw new NotReachable(
      `the server does not name ${capability} (capabilities of the site information)`,
    )
  }
  for (const { id, place } of operations) {
    scene.hold(
      !scene.client.isMissing(id),
      `the site information names ${capability}, and ${scene.name(id)} is not there`,
      place,
    )
  }
}
