import type { Capability, SiteInfo } from '../../src/generated/h5.schemas.ts'
import type { Sent } from '../client/client.ts'
import type { Contract, Operation } from '../contract/contract.ts'
import type { User } from '../plan/stage.ts'
import { recordsOf } from './duplicates.ts'
import type { Law } from './law.ts'
import { law } from './law.ts'
import type { Scene } from './scene.ts'

/** What a site does not offer is refused as such, whoever asks: of each area that has operations. */
export function areaLaws({ operations }: Contract): Law[] {
  const areas = Map.groupBy(
    operations.filter(({ area }) => area !== undefined),
    ({ area }) => area ?? '',
  )
  return [...areas].flatMap(([area, of]) => {
    const details = { part: area, alone: true }
    const refusing = of.filter(({ refusals }) => refusals.has('area_not_offered'))
    const act = of.find(({ once }) => once)
    return [
      law('refusal.area', 'getSiteInfo', details, (scene) => refused(scene, area, refusing)),
      ...(act ? [law('refusal.look-up', act.id, details, (scene) => lookedUp(scene, act))] : []),
    ]
  })
}

/** Takes an area away after a request of it was done, and looks its outcome up in each way. */
async function lookedUp(scene: Scene, { id, area = '' }: Operation): Promise<void> {
  const { user, values } = await scene.drafted(id)
  await scene.done(id, values, user)
  await scene.withoutArea(area, async () => {
    const { list } = await scene.done('listRequests', {}, user)
    const found = scene.found(
      list.find(({ request_id }) => request_id === values.request_id),
      `${scene.name(id)} was done, its area is no longer offered, and listRequests does not list it`,
    )
    scene.same(found.outcome, 'done', 'the outcome of a request whose area is no longer offered')
    const records = await recordsOf(scene, id, values, user)
    scene.same(records, 1, 'the records of a request whose area is no longer offered')
    const record = found.record_id ?? ''
    if (id === 'placeOrder') await scene.done('getOrder', { order_id: record }, user)
    if (id === 'buyProject') await scene.done('getPurchase', { purchase_id: record }, user)
  })
}

async function refused(scene: Scene, area: string, of: readonly Operation[]): Promise<void> {
  const user = await scene.actor()
  await scene.withoutArea(area, async () => {
    const { areas } = await scene.done('getSiteInfo')
    scene.hold(
      areas !== undefined && !areas.some((one) => one === area),
      `a site that does not offer ${area} told the areas ${JSON.stringify(areas)}`,
    )
    for (const operation of of) {
      // What is beyond the specification a server may lack.
      if (operation.capability !== undefined && scene.client.isOutside(operation.id)) continue
      await tell(scene, operation, user)
      await tell(scene, operation, undefined)
    }
  })
}

async function tell(scene: Scene, operation: Operation, user: User | undefined): Promise<void> {
  const { id, once } = operation
  const sent = { ...exampleOf(operation), ...(once && scene.client.intent()) }
  const answer = await scene.call(id, sent, user)
  // Without a session, a private call is not looked at any further.
  if (answer.code === 401 && user === undefined && !operation.public) return
  const reason = answer.code === 0 ? answer.data.reason : `code ${answer.code}`
  scene.hold(
    reason === 'area_not_offered',
    `${scene.name(id)} belongs to an area that the site does not offer, must be refused with area_not_offered, and answered ${reason}`,
    scene.refusalPlace(id, 'area_not_offered'),
  )
}

/** A request of the contract's examples, whose form is right. */
function exampleOf({ form, query }: Operation): Sent {
  const [example] = form?.examples.values() ?? []
  const fields =
    example ??
    Object.fromEntries(
      query.filter(({ required }) => required).map(({ name, example: value }) => [name, value]),
    )
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
}

/**
 * What the site does not offer, of the contract: the areas that it leaves out, where it names some, and the
 * capabilities that it does not name.
 */
export function absentOf(
  contract: Contract,
  { areas, capabilities = [] }: Partial<Pick<SiteInfo, 'areas' | 'capabilities'>> = {},
): string[] {
  const without = (schema: string, named: readonly string[]) =>
    contract.values(schema).filter((one) => !named.includes(one))
  return [...(areas ? without('Area', areas) : []), ...without('Capability', capabilities)]
}

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
