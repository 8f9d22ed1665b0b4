import type { Sent } from '../client/client.ts'
import { settlementTerms } from '../plan/accepted.ts'
import type { User } from '../plan/stage.ts'
import { fundPasswordOf, needed } from '../plan/stage.ts'
import { lawList } from './law.ts'
import type { Scene } from './scene.ts'
import { settled, shortest } from './settlement.ts'

const law = lawList()
/** What is named is acted on, and nothing beside it: of several things of a kind all others stay. */
export const oneLaws = law.all

interface Thing {
  id: string
}

/** The things that were there before and are still listed, but for one, are what they were. */
function holdOthers<T extends Thing>(
  scene: Scene,
  [before, after]: readonly [readonly T[], readonly T[]],
  named: string,
  what: string,
): void {
  const others = before.filter(({ id }) => id !== named)
  const now = new Map(after.map((one) => [one.id, one]))
  for (const one of others)
    scene.same(now.get(one.id), one, `${one.id}, beside ${named} that ${what},`)
}

law('write.one', 'markMessagesRead', async (scene) => {
  const user = await scene.actor()
  const look = async () => (await scene.done('listMessages', { limit: '100' }, user)).list
  const unreadOf = async () => (await look()).filter(({ read }) => !read)
  let before = await unreadOf()
  for (let bought = 0; bought < 3 && before.length < 3; bought += 1) {
    await scene.stage(user).buy(user)
    before = await unreadOf()
  }
  const { id } = needed(before[1], 'there are not enough unread messages')
  await scene.done('markMessagesRead', { scope: 'one', id }, user)
  const after = await look()
  const read = after.find((one) => one.id === id)?.read
  scene.same(read, true, `whether ${id} is read`)
  // What came since may have moved the oldest of them to the next page.
  const listed = new Set(after.map((one) => one.id))
  const still = before.filter((one) => listed.has(one.id))
  holdOthers(scene, [still, after], id, 'was marked as read')
})

/** Removes the second of three that were added, and looks at the others. */
async function removed(
  scene: Scene,
  user: User,
  id: 'removePaymentMethod' | 'removeWalletAddress',
  [first, second, third]: readonly string[],
  look: () => Promise<Thing[]>,
): Promise<void> {
  const before = await look()
  const named = needed(second, 'nothing was added')
  for (const one of [first, third])
    scene.hold(
      before.some((thing) => thing.id === one),
      `${one} was added and is not listed`,
    )
  await scene.done(id, { id: named, ...fundPasswordOf(user) }, user)
  const after = await look()
  scene.hold(!after.some((thing) => thing.id === named), `${named} was removed and is listed`)
  holdOthers(scene, [before, after], named, 'was removed')
}

law('write.one', 'removePaymentMethod', async (scene) => {
  const user = await scene.actor()
  const added: string[] = []
  while (added.length < 3) {
    const { values } = await scene.draft(user, 'bindPaymentMethod')
    added.push((await scene.done('bindPaymentMethod', values, user)).payment_method.id)
  }
  await removed(scene, user, 'removePaymentMethod', added, async () => {
    return (await scene.done('listPaymentMethods', { limit: '100' }, user)).list
  })
})

law('write.one', 'removeWalletAddress', async (scene) => {
  const user = await scene.actor()
  const added: string[] = []
  while (added.length < 3) added.push((await scene.stage(user).bindAddress(user)).id)
  await removed(scene, user, 'removeWalletAddress', added, async () => {
    return (await scene.done('listWalletAddresses', { limit: '100' }, user)).list
  })
})

/** Holds that a purchase is what it was after something was done to another one of its user. */
async function untouched(
  scene: Scene,
  user: User,
  act: () => Promise<unknown>,
  what: string,
): Promise<void> {
  const { id: purchase_id } = await scene.stage(user).buy(user)
  const look = async () => (await scene.done('getPurchase', { purchase_id }, user)).purchase
  const before = await look()
  await act()
  scene.same(await look(), before, `${purchase_id}, beside another purchase that ${what},`)
}

law('write.one', 'settlePurchase', async (scene) => {
  const user = await scene.actor()
  const { id: purchase_id } = await scene.stage(user).buy(user)
  const redeem = async () => {
    const terms = settlementTerms(await scene.done('getPurchase', { purchase_id }, user))
    const sent = { purchase_id, ...terms, ...fundPasswordOf(user), ...scene.client.intent() }
    await scene.done('settlePurchase', sent, user)
  }
  await untouched(scene, user, redeem, 'was redeemed')
})

law('write.one', 'appendPurchase', async (scene) => {
  const { user, values } = await scene.drafted('appendPurchase')
  const append = () => scene.done('appendPurchase', values, user)
  await untouched(scene, user, append, 'was topped up')
})

law('write.one', 'settleOrder', { waits: true }, async (scene) => {
  const user = await scene.actor()
  const values: Sent = await shortest(scene, user)
  const { list } = await scene.done('listSettlementOptions', { symbol: values.symbol })
  const later = list
    .filter(({ seconds }) => seconds > Number(values.seconds))
    .toSorted((one, other) => other.seconds - one.seconds)[0]
  const { seconds, profit_rate, fee_rate } = needed(later, 'all orders settle after the same time')
  const other = { ...values, seconds: String(seconds), profit_rate, fee_rate }
  const sent = { ...other, ...scene.client.intent() }
  const { order: open } = await scene.done('placeOrder', sent, user)
  const { order: due } = await scene.done('placeOrder', values, user)
  await scene.until(due.settles_at)
  await settled(scene, user, due.id)
  const look = await scene.call('getOrder', { order_id: open.id }, user)
  if (look.time >= open.settles_at || look.code !== 1) return
  scene.same(look.data.order, open, `${open.id}, beside ${due.id} that was settled,`)
})
