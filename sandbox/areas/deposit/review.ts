import type { DepositClass, LedgerType } from '../../../src/generated/h5.schemas.ts'
import type { TextId } from '../../content/texts.ts'
import { recordEvent } from '../../core/events.ts'
import { jobOfRows } from '../../core/jobs.ts'
import type { HouseAccount } from '../../core/ledger.ts'
import { money, units } from '../../core/money.ts'
import { requireRow } from '../../core/page.ts'
import { Refusal } from '../../core/refusal.ts'
import { steeringOf } from '../../core/reviews.ts'
import type { DecimalText } from '../../core/route.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'
import { notify } from '../messages/notify.ts'
import { requireTurnoverOfDeposit } from '../withdrawal/conditions.ts'
import type { StoredDeposit } from './deposits.ts'
import { addStep, depositId, insertDeposit } from './deposits.ts'

const { currency } = rules

/** What a review of a deposit can come to. */
export type DepositDecision = 'success' | 'failed' | 'success_awaiting_audit'

const NOTES: Record<DepositDecision, TextId | null> = {
  success: null,
  failed: 'deposit.note.amountDiffers',
  success_awaiting_audit: 'deposit.note.awaitingAudit',
}

/**
 * Decides the review of a deposit, at `at` in Unix seconds: `success` credits it. One that a person
 * lets await its audit waits for a person then, unless `decidesAt` says when it goes on. Part of the
 * caller's transaction. Refuses `no_data` when there is no such deposit, and `action_not_allowed`
 * when its review is over.
 */
export function decideDeposit(
  world: World,
  number: number,
  decision: DepositDecision,
  at = world.clock.now(),
  decidesAt: number | null = null,
): void {
  const deposit = depositOf(world, number)
  const awaited = deposit.status === 'under_review' || deposit.status === 'success_awaiting_audit'
  if (!awaited || deposit.status === decision) throw new Refusal('action_not_allowed')
  recordDecision(world, deposit, decision, at, decidesAt)
  notify(world, {
    userId: deposit.user_id,
    type: 'deposit',
    event: `deposit_${decision}`,
    values: {
      amount: { amount: money(deposit.amount, currency), currency },
      ...(NOTES[decision] && { note: { text: NOTES[decision] } }),
    },
    at,
    link: '/pages/rechargerecord/rechargerecord',
    recordId: depositId(number),
  })
}

/** Writes a decision down and credits the deposit if it is a success; tells nobody. */
function recordDecision(
  world: World,
  { number }: StoredDeposit,
  decision: DepositDecision,
  at: number,
  decidesAt: number | null,
): void {
  world.database.run(
    `UPDATE deposits SET status = :decision, note = :note, decides_at = :decidesAt
     WHERE number = :number`,
    { number, decision, note: NOTES[decision], decidesAt },
  )
  addStep(world.database, number, decision, at)
  if (decision === 'success') credit(world, depositOf(world, number), at)
}

/** Where the money of each class comes from, and what the user's ledger calls it. */
const SOURCES: Record<DepositClass, { kind: LedgerType; house: HouseAccount }> = {
  0: { kind: 'deposit', house: 'deposits' },
  1: { kind: 'gift', house: 'bonuses' },
  2: { kind: 'bonus', house: 'bonuses' },
  3: { kind: 'bonus', house: 'bonuses' },
  4: { kind: 'deposit', house: 'deposits' },
}

/** Puts the money into the balance. Money of the user's own asks for turnover; what is given not. */
function credit(world: World, deposit: StoredDeposit, at: number): void {
  const recordId = depositId(deposit.number)
  const { kind, house } = SOURCES[deposit.class]
  const { user_id: user, amount } = deposit
  const to = { user, account: 'available' } as const
  world.ledger.move({ at, kind, from: { house }, to, amount, currency, recordId })
  if (kind === 'deposit') requireTurnoverOfDeposit(world, user, amount, recordId, at)
}

/** A class of money that the site credits by itself: everything but self-service. */
export type GivenClass = Exclude<DepositClass, 0>

/** Which user gets what, and when. */
interface Gift {
  userId: number
  class: GivenClass
  /** USD as decimal text. */
  amount: DecimalText
  at: number
  number?: number
}

/**
 * Credits money as the site does: class 1 system gift, 2 promotion bonus, 3 deposit bonus, 4 system
 * recharge. `amount` is USD as decimal text. Throws a RangeError when it is not above zero.
 */
export function giveDeposit(
  world: World,
  userId: number,
  depositClass: GivenClass,
  amount: DecimalText,
): void {
  const at = world.clock.now()
  world.database.transaction(() => bookGift(world, { userId, class: depositClass, amount, at }))
}

/** The same at a moment, and with a number that is told. Part of the caller's transaction. */
export function bookGift(world: World, gift: Gift): void {
  const amount = units(gift.amount, currency)
  if (amount <= 0) throw new RangeError('An amount above zero is given')
  const deposit = insertDeposit(world, {
    number: gift.number,
    user_id: gift.userId,
    class: gift.class,
    amount,
    status: 'success',
    at: gift.at,
  })
  credit(world, deposit, gift.at)
  const recordId = depositId(deposit.number)
  recordEvent(world, { userId: gift.userId, type: 'bonus', recordId, at: gift.at })
}

/** Decides reviews by what a tester typed, once their time has come. */
export const depositReviewJob = jobOfRows<StoredDeposit>({
  name: 'review deposits',
  table: 'deposits',
  dueAt: 'decides_at',
  run: (world, deposit, due) => {
    const decision = steered(deposit)
    // An audit follows after a while; every other decision is the last.
    const audit = decision === 'success_awaiting_audit' ? due + rules.reviews.seconds : null
    decideDeposit(world, deposit.number, decision, due, audit)
  },
})

function steered({ status, amount }: StoredDeposit): DepositDecision {
  if (status === 'success_awaiting_audit') return 'success'
  const steering = steeringOf(amount)
  if (steering === 'fails') return 'failed'
  return steering === 'waits' ? 'success_awaiting_audit' : 'success'
}

const depositOf = ({ database }: World, number: number) =>
  requireRow<StoredDeposit>(database, 'deposits', { number })
