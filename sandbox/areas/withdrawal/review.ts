import { LanguageCode } from '../../../src/generated/model/language-code.ts'
import type { TextId } from '../../content/texts.ts'
import type { Job } from '../../core/jobs.ts'
import type { ExpectedMovement } from '../../core/ledger-audit.ts'
import { money } from '../../core/money.ts'
import { Refusal } from '../../core/refusal.ts'
import { rules } from '../../core/rules.ts'
import { steeringOf } from '../../core/steering.ts'
import type { World } from '../../core/world.ts'
import { notify } from '../messages/notify.ts'
import type { StoredWithdrawal } from './records.ts'
import { addStep, requireTarget, withdrawalId } from './records.ts'

const { currency } = rules

/** What a review of a withdrawal can come to. */
export type WithdrawalDecision = 'success' | 'failed'

/** A withdrawal under review, as the control page lists it. */
export interface PendingWithdrawal {
  number: number
  userId: number
  summary: string
  status: string
}

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
  const withdrawal = withdrawalOf(world, number)
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
  world.database.run(
    `UPDATE withdrawals SET status = :decision, note = :note, decides_at = NULL
     WHERE number = :number`,
    {
      number: withdrawal.number,
      decision,
      note: decision === 'failed' ? noteOf(world, withdrawal) : null,
    },
  )
  addStep(world.database, withdrawal.number, decision, at)
  const recordId = withdrawalId(withdrawal.number)
  for (const movement of payingOut(withdrawal, decision)) {
    world.ledger.move({ ...movement, at, recordId })
  }
}

/** What a decision moves: the amount back, or out and the fee apart. */
export function payingOut(
  { user_id: user, amount, fee }: StoredWithdrawal,
  decision: WithdrawalDecision,
): ExpectedMovement[] {
  const from = { user, account: 'frozen' } as const
  const paid = { kind: 'withdrawal', from, currency } as const
  if (decision === 'success') {
    return [
      { ...paid, to: { house: 'withdrawals' }, amount: amount - fee },
      { ...paid, to: { house: 'fees' }, amount: fee },
    ]
  }
  const to = { user, account: 'available' } as const
  return [{ ...paid, kind: 'withdrawal_return', to, amount }]
}

/** A bank returns a transfer; to a wallet it was never sent. */
function noteOf(world: World, withdrawal: StoredWithdrawal): TextId {
  const { kind } = requireTarget(world, withdrawal, LanguageCode.en).shown
  return kind === 'bank_card' ? 'withdrawal.note.returned' : 'withdrawal.note.notSent'
}

function tellUser(
  world: World,
  withdrawal: StoredWithdrawal,
  decision: WithdrawalDecision,
  at: number,
): void {
  const { number, user_id: userId, amount, fee } = withdrawal
  const shown = (value: number) => ({ amount: money(value, currency), currency })
  const { name } = requireTarget(world, withdrawal, LanguageCode.en)
  notify(world, {
    userId,
    type: 'withdrawal',
    event: `withdrawal_${decision}`,
    values:
      decision === 'success'
        ? { amount: shown(amount), actualAmount: shown(amount - fee), target: name }
        : { amount: shown(amount), note: { text: noteOf(world, withdrawal) } },
    at,
    link: '/pages/cashrecord/cashrecord',
    recordId: withdrawalId(number),
  })
}

/** The withdrawals under review, the newest first; at most 200. */
export function pendingWithdrawals({ database }: World): PendingWithdrawal[] {
  return database
    .all<StoredWithdrawal>(
      `SELECT * FROM withdrawals WHERE status = 'under_review' ORDER BY number DESC LIMIT 200`,
    )
    .map(({ number, user_id: userId, amount, status }) => ({
      number,
      userId,
      summary: `${money(amount, currency)} ${currency}`,
      status,
    }))
}

/** Decides reviews by what a tester typed, once their time has come. */
export const withdrawalReviewJob: Job = {
  name: 'review withdrawals',
  nextDue: ({ database }) =>
    database.one<{ due: number | null }>(
      'SELECT min(decides_at) AS due FROM withdrawals WHERE decides_at IS NOT NULL',
    ).due ?? undefined,
  run: (world, due) => {
    const withdrawals = world.database.all<StoredWithdrawal>(
      'SELECT * FROM withdrawals WHERE decides_at <= :due ORDER BY number',
      { due },
    )
    for (const { number, amount } of withdrawals) {
      const decision = steeringOf(amount) === 'fails' ? 'failed' : 'success'
      decideWithdrawal(world, number, decision, due)
    }
  },
}

function withdrawalOf({ database }: World, number: number): StoredWithdrawal {
  const withdrawal = database.get<StoredWithdrawal>(
    'SELECT * FROM withdrawals WHERE number = :number',
    { number },
  )
  if (!withdrawal) throw new Refusal('no_data')
  return withdrawal
}
