import type { OperationId } from '../../sandbox/generated/operations.ts'
import type { Contract } from '../contract/contract.ts'
import { newAddress } from '../plan/makers.ts'
import type { User } from '../plan/stage.ts'
import { NotReachable } from '../plan/stage.ts'
import type { Sent } from '../run/client.ts'
import { plain, sum } from '../run/decimal.ts'
import type { Value } from '../run/request.ts'
import type { Law } from './law.ts'
import { lawsOf } from './law.ts'
import type { Scene } from './scene.ts'

/** How many times a request is sent at once. */
const AT_ONCE = 4

/**
 * A `request_id` is made once per intent: the same request is done once, however often it is sent,
 * and always answers the first result; with another body it is refused.
 */
export function duplicateLaws(contract: Contract): Law[] {
  const law = lawsOf(contract, 'duplicate submit')
  const once = contract.operations.filter(({ form }) =>
    form?.fields.some(({ name }) => name === 'request_id'),
  )
  return once.flatMap(({ id }) => [
    law(id, 'a request that is sent again answers its first result', (scene) => again(scene, id)),
    law(id, 'a request that is sent several times at once is done once', (scene) =>
      atOnce(scene, id),
    ),
    ...(id in OTHER_BODIES
      ? [
          law(id, 'a request id that comes again with another body is refused', (scene) =>
            conflict(scene, id),
          ),
        ]
      : []),
  ])
}

async function again(scene: Scene, id: OperationId): Promise<void> {
  const { values, user } = await drafted(scene, id)
  const first = await scene.done(id, values, user)
  await scene.unchanged(user, async () => {
    scene.same(await scene.done(id, values, user), first, 'the answer to the same request')
  })
  await madeOnce(scene, id, values, user)
}

async function atOnce(scene: Scene, id: OperationId): Promise<void> {
  const { values, user } = await drafted(scene, id)
  const before = await scene.snapshot(user)
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => scene.done(id, values, user)),
  )
  for (const answer of answers) scene.same(answer, answers[0], 'each answer to the same request')
  const { totals } = await scene.snapshot(user)
  const more = Object.entries(totals).map(([list, total]) => total - (before.totals[list] ?? 0))
  scene.hold(
    Math.max(...more) <= 1,
    `${AT_ONCE} equal requests at once made ${Math.max(...more)} records`,
  )
  await madeOnce(scene, id, values, user)
}

async function conflict(scene: Scene, id: OperationId): Promise<void> {
  const { values, user } = await drafted(scene, id)
  const change = OTHER_BODIES[id]
  if (!change) throw new NotReachable('there is no other body')
  const other = { ...values, ...(await change(scene, user, values)) }
  await scene.done(id, values, user)
  await scene.unchanged(user, () => scene.refused(id, other, user, 'request_conflict'))
}

async function drafted(
  scene: Scene,
  id: OperationId,
): Promise<{ values: Record<string, Value>; user: User }> {
  const actor = await scene.actor()
  const { values, as = actor } = await scene.draft(actor, id)
  return { values, user: as }
}

/** Where what a request made is looked up, and how many of it there are. */
const LOOK_UPS = {
  bindPaymentMethod: 'listPaymentMethods',
  bindWalletAddress: 'listWalletAddresses',
  submitDeposit: 'listDepositRecords',
  placeOrder: 'listOrders',
  buyProject: 'listPurchases',
  appendPurchase: 'listPurchases',
  renewPurchase: 'listPurchases',
  settlePurchase: 'listPurchases',
  submitExchange: 'listExchangeRecords',
  submitWithdrawal: 'listWithdrawalRecords',
} as const satisfies Partial<Record<OperationId, OperationId>>

async function madeOnce(
  scene: Scene,
  id: OperationId,
  { request_id: request, amount }: Sent,
  user: User,
) {
  if (id === 'claimDailyBonus') {
    const { times_claimed: times } = await scene.done('getDailyBonus', {}, user)
    // A user who had claimed before could not have claimed now.
    scene.hold(times > 0, 'the bonus was claimed and is not counted')
    return
  }
  const list = LOOK_UPS[id as keyof typeof LOOK_UPS]
  const { total } = await scene.done(list, { request_id: request }, user)
  scene.same(total, 1, `the records that ${list} finds by this request`)
  if (id === 'appendPurchase') {
    const found = await scene.done('listPurchases', { request_id: request }, user)
    const appended = plain(found.list[0]?.appended_amount ?? '')
    scene.same(appended, amount, 'appended_amount after one append')
  }
}

type Change = (scene: Scene, user: User, values: Sent) => Promise<Sent> | Sent

const more: Change = (_scene, _user, { amount }) => ({ amount: plain(sum(String(amount), '1')) })

/** The same request with something else in it. */
const OTHER_BODIES: Partial<Record<OperationId, Change>> = {
  bindPaymentMethod: () => ({ bank_name: 'Another Conformance Bank' }),
  bindWalletAddress: (_scene, _user, { network }) => ({ address: newAddress(String(network)) }),
  submitDeposit: more,
  placeOrder: more,
  buyProject: more,
  appendPurchase: more,
  renewPurchase: () => ({ mode: 'principal' }),
  settlePurchase: async (scene, user) => ({
    purchase_id: (await scene.stage(user).buy(user)).id,
  }),
  submitExchange: more,
  submitWithdrawal: more,
}
