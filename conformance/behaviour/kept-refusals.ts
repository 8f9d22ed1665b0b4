import { setTimeout as pause } from 'node:timers/promises'
import type { OperationId } from '../../sandbox/generated/operations.ts'
import type { TradeOrder } from '../../src/generated/h5.schemas.ts'
import type { Sent } from '../client/client.ts'
import { NotReachable } from '../client/client.ts'
import type { Locked } from '../client/helper.ts'
import type { Contract } from '../contract/contract.ts'
import { cashCurrency, inCash } from '../contract/currencies.ts'
import { compare, plain } from '../contract/decimal.ts'
import { settlementTerms, withdrawalFee } from '../plan/accepted.ts'
import type { User } from '../plan/stage.ts'
import { needed } from '../plan/stage.ts'
import { FAR, ON_THE_WAY } from './deadlines.ts'
import type { Law } from './law.ts'
import { law } from './law.ts'
import { shutMarket } from './orders.ts'
import { submitted, UNDECIDED } from './people.ts'
import type { Scene } from './scene.ts'
import { settled, shortest } from './settlement.ts'

/**
 * The refusal of a `request_id` stays: whoever was told that nothing happens may try again with a new
 * id, while the network may still deliver a copy of the refused request. Here each reason goes away that
 * a client or a helper can take away; what other laws meet is sent again at their end (`refusedAgain`).
 */
export function keptRefusalLaws(contract: Contract): Law[] {
  const once = contract.operations.filter((one) => one.once)
  const every = once.flatMap(({ id, form, refusals }) => {
    const of = (part: string, hold: (scene: Scene, id: OperationId) => Promise<void>) =>
      law('deadline.stays-refused', id, { part }, (scene) => hold(scene, id))
    const isSigned = form?.fields.some(({ name }) => name === 'fund_password')
    return [
      ...(refusals.has('account_locked')
        ? [of('account_locked', (scene) => unlocked(scene, id, 'account', 'account_locked'))]
        : []),
      ...(refusals.has('funds_frozen')
        ? [of('funds_frozen', (scene) => unlocked(scene, id, 'money', 'funds_frozen'))]
        : []),
      ...(isSigned ? [of('fund_password_wrong', passwordChanged), of(OTHER, otherPassword)] : []),
    ]
  })
  const some = SOME.filter(([id]) => once.some((one) => one.id === id))
  return [
    ...every,
    ...some.map(([id, part, hold, when]) =>
      law('deadline.stays-refused', id, { part, ...when }, (scene) => hold(scene, id)),
    ),
  ]
}

type Hold = (scene: Scene, id: OperationId) => Promise<void>
type When = { waits?: boolean; alone?: boolean }

const OTHER = 'fund_password_wrong, then the right one'
const waits = { waits: true }

/** Reasons of single operations that can be taken away. */
const SOME: readonly (readonly [OperationId, reason: string, Hold, When?])[] = [
  ['submitDeposit', 'deposit_not_released', released],
  ['requestDepositRelease', 'review_in_progress', decided],
  ['bindPaymentMethod', 'card_number_exists', cardRemoved],
  ['bindWalletAddress', 'fund_password_required', passwordSet],
  ['buyProject', 'fund_password_required', passwordSet],
  ['placeOrder', 'balance_not_enough', covered],
  ['placeOrder', 'holdings_max', settledAgain, waits],
  ['placeOrder', 'non_trading_time', marketOpened, waits],
  ['buyProject', 'balance_not_enough', covered],
  ['submitExchange', 'balance_not_enough', covered],
  ['submitExchange', 'action_not_allowed', resumed, { alone: true }],
  ['submitWithdrawal', 'real_name_required', verified],
  ['submitWithdrawal', 'withdraw_time_limit', opened, waits],
  ['claimDailyBonus', 'once_a_day', nextDay, waits],
  ['placeOrder', 'input_invalid, too far ahead', nearer, waits],
  ['submitWithdrawal', 'input_invalid, too far ahead', nearer, waits],
]

/** Refuses a request, takes the reason away, and sends the request again. */
async function kept(
  scene: Scene,
  { id, sent, user, reason }: { id: OperationId; sent: Sent; user: User; reason: string },
  takeAway: () => Promise<unknown>,
): Promise<void> {
  const refusal = await scene.refused(id, sent, user, reason)
  await takeAway()
  await scene.unchanged(user, () => scene.stillRefused({ id, sent, user, refusal }))
}

async function unlocked(
  scene: Scene,
  id: OperationId,
  what: Locked,
  reason: string,
): Promise<void> {
  const actor = await scene.stranger()
  const { values: sent, as: user = actor } = await scene.draft(actor, id)
  await scene.lock(user, what)
  await kept(scene, { id, sent, user, reason }, () => scene.lock(user, what, false))
}

const WRONG = 'wrong-one'

/** The password that was wrong is the right one afterwards. */
async function passwordChanged(scene: Scene, id: OperationId): Promise<void> {
  // Wrong passwords are counted, so this is not tried with an account of the command line.
  const stranger = await scene.stranger()
  const { values, as: user = stranger } = await scene.draft(stranger, id)
  const sent = { ...values, fund_password: WRONG }
  await kept(scene, { id, sent, user, reason: 'fund_password_wrong' }, () => {
    const change = { old_password: user.fundPassword, password: WRONG, password_confirm: WRONG }
    return scene.done('setFundPassword', change, user)
  })
}

/** Passwords are not part of the body, so that the copy may be refused for either reason. */
async function otherPassword(scene: Scene, id: OperationId): Promise<void> {
  const stranger = await scene.stranger()
  const { values, as: user = stranger } = await scene.draft(stranger, id)
  const wrong = { ...values, fund_password: WRONG }
  await scene.refused(id, wrong, user, 'fund_password_wrong')
  await scene.unchanged(user, () => scene.refused(id, values, user))
}

async function passwordSet(scene: Scene, id: OperationId): Promise<void> {
  const rich = await scene.stranger()
  const { values } = await scene.draft(rich, id)
  const user = await scene.stranger({ fundPassword: false })
  const sent = { ...values, fund_password: WRONG }
  await kept(scene, { id, sent, user, reason: 'fund_password_required' }, () =>
    scene.done('setFundPassword', { password: WRONG, password_confirm: WRONG }, user),
  )
}

async function released(scene: Scene, id: OperationId): Promise<void> {
  const user = await scene.stranger()
  const ready = await scene.stranger()
  const { values } = await scene.draft(ready, id)
  const screenshot = await scene.stage(user).upload(user, 'payment_screenshot')
  const sent = { ...values, screenshot_file_id: screenshot }
  await kept(scene, { id, sent, user, reason: 'deposit_not_released' }, () =>
    scene.release(user, inCash('1000.00')),
  )
}

/** How often, and after how many milliseconds, it is asked whether a release was decided. */
const LOOKS = 15
const LOOK_MS = 1000

async function decided(scene: Scene, id: OperationId): Promise<void> {
  const user = await scene.stranger()
  const { values } = await scene.draft(user, id)
  await scene.done(id, values, user)
  const isOpen = async () =>
    (await scene.done('getDepositView', {}, user)).request?.status === 'under_review'
  if (!(await isOpen())) throw new NotReachable('a release is decided at once')
  const sent = { ...values, ...scene.client.intent() }
  await kept(scene, { id, sent, user, reason: 'review_in_progress' }, async () => {
    for (let look = 0; await isOpen(); look += 1) {
      if (look === LOOKS) throw new NotReachable('nobody decides about the release')
      await pause(LOOK_MS)
    }
  })
}

async function cardRemoved(scene: Scene, id: OperationId): Promise<void> {
  const user = await scene.stranger()
  const { values } = await scene.draft(user, id)
  await scene.done(id, values, user)
  const { list } = await scene.done('listPaymentMethods', {}, user)
  const bound = needed(list[0], 'what was bound is not listed')
  const sent = { ...values, ...scene.client.intent() }
  await kept(scene, { id, sent, user, reason: 'card_number_exists' }, () =>
    scene.done('removePaymentMethod', { id: bound.id, fund_password: user.fundPassword }, user),
  )
}

/** The largest total of open orders is used, until they are over. */
async function settledAgain(scene: Scene, id: OperationId): Promise<void> {
  const user = await scene.stranger()
  const values: Sent = await shortest(scene, user)
  const placed: TradeOrder[] = []
  const fresh = async () => {
    const last = await scene.done('getLatestPrice', { symbol: values.symbol })
    const accepted = { accepted_price: last.price, accepted_tick_id: last.tick_id }
    return { ...values, ...accepted, ...scene.client.intent() }
  }
  const { list } = await scene.done('listSettlementOptions', { symbol: values.symbol })
  const option = list.find(({ seconds }) => String(seconds) === values.seconds)
  const { single_max: most, single_min: least } = needed(option, 'the option is gone')
  for (let left = most; compare(left, least) >= 0 && placed.length < MOST_ORDERS; ) {
    const amount = plain(compare(left, most) > 0 ? most : left)
    placed.push((await scene.done('placeOrder', { ...(await fresh()), amount }, user)).order)
    left = (await scene.done('listHoldings', {}, user)).totals.left
  }
  const sent = await fresh()
  await kept(scene, { id, sent, user, reason: 'holdings_max' }, async () => {
    await scene.until(Math.max(...placed.map((one) => one.settles_at)))
    for (const one of placed) await settled(scene, user, one.id)
  })
}

/** Orders that fill the largest total at most. */
const MOST_ORDERS = 12

/** A market that is shut until it opens. */
async function marketOpened(scene: Scene, id: OperationId): Promise<void> {
  const user = await scene.stranger()
  const { values } = await scene.draft(user, id)
  const { quote, accepted } = await shutMarket(scene)
  const opens = needed(
    quote.opens_at ?? undefined,
    'a market that is shut does not say when it opens',
  )
  await scene.until(opens - BEFORE_SECONDS)
  const sent = { ...values, ...accepted, ...scene.client.intent() }
  await kept(scene, { id, sent, user, reason: 'non_trading_time' }, () => scene.until(opens + 1))
}

/** A balance that covers nothing, until what was put into a project comes back. */
async function covered(scene: Scene, id: OperationId): Promise<void> {
  const rich = await scene.stranger()
  const { values: sent } = await scene.draft(rich, id)
  const project = needed(await scene.stage(rich).openProject(), 'no project takes money now')
  const user = await scene.stranger({ balances: { [cashCurrency()]: project.minimum_amount } })
  const { id: purchase_id } = await scene.stage(user).buy(user)
  await kept(scene, { id, sent, user, reason: 'balance_not_enough' }, async () => {
    const details = await scene.done('getPurchase', { purchase_id }, user)
    const { fundPassword: fund_password } = user
    const terms = { purchase_id, ...settlementTerms(details) }
    const back = { ...terms, fund_password, ...scene.client.intent() }
    return scene.done('settlePurchase', back, user)
  })
}

async function resumed(scene: Scene, id: OperationId): Promise<void> {
  const user = await scene.stranger()
  const { values: sent } = await scene.draft(user, id)
  const refusal = await scene.suspended(String(sent.coin), () =>
    scene.refused(id, sent, user, 'action_not_allowed'),
  )
  await scene.unchanged(user, () => scene.stillRefused({ id, sent, user, refusal }))
}

async function verified(scene: Scene, id: OperationId): Promise<void> {
  const { user } = await submitted(scene, UNDECIDED)
  const { account, fundPassword: fund_password } = user
  const sent = {
    ...{ target_id: 'conformance-none', amount: '100', fee: '1.00', fund_password },
    ...scene.client.intent(),
  }
  await kept(scene, { id, sent, user, reason: 'real_name_required' }, () =>
    scene.review('verification', user, account, 'passed'),
  )
}

/** How long before the allowed moment the request is sent that is refused. */
const BEFORE_SECONDS = 200

async function opened(scene: Scene, id: OperationId): Promise<void> {
  const user = await scene.stranger()
  const { id: target_id } = await scene.stage(user).bindMethod(user)
  const viewOf = () => scene.done('getWithdrawalView', {}, user)
  const { closes_at: closes } = (await viewOf()).conditions.window
  if (closes !== null) await scene.until(closes)
  const view = await viewOf()
  const { min, window } = view.conditions
  const opens = scene.found(window.opens_at, 'a closed window never opens')
  await scene.until(opens - BEFORE_SECONDS)
  const { fundPassword: fund_password } = user
  const of = { target_id, amount: min, fee: withdrawalFee(min, view), fund_password }
  const sent = { ...of, ...scene.client.intent() }
  await kept(scene, { id, sent, user, reason: 'withdraw_time_limit' }, () => scene.until(opens))
}

async function nextDay(scene: Scene, id: OperationId): Promise<void> {
  const user = await scene.stranger()
  const first = scene.client.intent()
  const { next_claim_at: next } = await scene.done('claimDailyBonus', first, user)
  await scene.until(next - BEFORE_SECONDS)
  const sent = scene.client.intent()
  await kept(scene, { id, sent, user, reason: 'once_a_day' }, () => scene.until(next))
}

/** A `valid_until` that is too far ahead comes within the allowed time. */
async function nearer(scene: Scene, id: OperationId): Promise<void> {
  const user = await scene.stranger()
  const { values } = await scene.draft(user, id)
  const until = (await scene.now()) + FAR + ON_THE_WAY
  const sent = { ...values, ...scene.client.intent(), valid_until: String(until) }
  await kept(scene, { id, sent, user, reason: 'input_invalid' }, () =>
    scene.until(until - FAR + scene.contract.clockTolerance + 1),
  )
}
