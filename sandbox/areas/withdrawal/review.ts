import type { TextId } from '../../content/texts.ts'
import { jobOfRows } from '../../core/jobs.ts'
import { requireRow } from '../../core/page.ts'
import { Refusal } from '../../core/refusal.ts'
import { steeringOf } from '../../core/reviews.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'
import { notify } from '../messages/notify.ts'
import { transactionOf } from './submit.ts'
import type { StoredWithdrawal } from './withdrawals.ts'
import { addStep, requireTarget, shownAmount, shownArrival, withdrawalId } from './withdrawals.ts'

const { currency } = rules

/** What a review of a withdrawal can come to. */
export type WithdrawalDecision = 'success' | 'failed'

/**
 * Decides the review of a withdrawal, at `at` in Unix seconds: a success pays out the amount less
 * its fee, a failure gives the whole amount back. Part of the caller's transaction. Refuses `no_data`
 * when there is no such withdrawal, and `action_not_allowed` when its review is over.
 */
export function decideWithdrawal(
  world: World,
  number: number,
  decision: WithdrawalDecision,
  at = world.clock.now(),
): void {
  const withdrawal = requireRow<StoredWithdrawal>(world.database, 'withdrawals', { number })
  if (withdrawal.status !== 'under_review') throw new Refusal('action_not_allowed')
  recordDecision(world, withdrawal, decision, at)
  tellUser(world, withdrawal, decision, at)
}

/** Writes a decision down and moves the money; tells nobody. */
function recordDecision(
  world: World,
  withdrawal: StoredWithdrawal,
  decision: WithdrawalDecision,
  at: number,
): void {
  const recordId = withdrawalId(withdrawal.number)
  const isPaid = decision === 'success'
  const { network } = requireTarget(world, withdrawal, 'en').shown
  world.database.run(
    `UPDATE withdrawals
     SET status = :decision, note = :note, transaction_id = :transaction, decides_at = NULL
     WHERE number = :number`,
    {
      number: withdrawal.number,
      decision,
      note: decision === 'failed' ? noteOf(world, withdrawal) : null,
      transaction: isPaid && withdrawal.coin ? transactionOf(recordId, network) : null,
    },
  )
  addStep(world.database, withdrawal.number, decision, at)
  payOut(world, withdrawal, decision, at)
}

/** Moves the amount back, or out and the fee apart. */
function payOut(
  { ledger }: World,
  { user_id: user, number, amount, fee }: StoredWithdrawal,
  decision: WithdrawalDecision,
  at: number,
): void {
  const line = {
    at,
    from: { user, account: 'frozen' },
    currency,
    recordId: withdrawalId(number),
  } as const
  if (decision === 'success') {
    const paid = { ...line, kind: 'withdrawal' } as const
    ledger.move({ ...paid, to: { house: 'withdrawals' }, amount: amount - fee })
    ledger.move({ ...paid, to: { house: 'fees' }, amount: fee })
    return
  }
  const to = { user, account: 'available' } as const
  ledger.move({ ...line, kind: 'withdrawal_return', to, amount })
}

/** Why it failed: a bank returns the transfer; one to a wallet is never sent. */
function noteOf(world: World, withdrawal: StoredWithdrawal): TextId {
  const { type } = requireTarget(world, withdrawal, 'en').shown
  return type === 'bank_card' ? 'withdrawal.note.returned' : 'withdrawal.note.notSent'
}

function tellUser(
  world: World,
  withdrawal: StoredWithdrawal,
  decision: WithdrawalDecision,
  at: number,
): void {
  const { number, user_id: userId } = withdrawal
  const amount = shownAmount(withdrawal)
  const { name } = requireTarget(world, withdrawal, 'en')
  notify(world, {
    userId,
    type: 'withdrawal',
    event: `withdrawal_${decision}`,
    values:
      decision === 'success'
        ? { amount, actualAmount: shownArrival(withdrawal), target: name }
        : { amount, note: { text: noteOf(world, withdrawal) } },
    at,
    link: '/pages/cashrecord/cashrecord',
    recordId: withdrawalId(number),
  })
}

/** Decides reviews by what a tester typed, once their time has come. */
export const withdrawalReviewJob = jobOfRows<StoredWithdrawal>({
  name: 'review withdrawals',
  table: 'withdrawals',
  dueAt: 'decides_at',
  run: (world, { number, amount }, due) => {
    decideWithdrawal(world, number, steeringOf(amount) === 'fails' ? 'failed' : 'success', due)
  },
})
