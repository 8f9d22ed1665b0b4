import type { Units } from '../../core/money.ts'
import { money } from '../../core/money.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'
import { notify } from '../messages/notify.ts'
import { keepFile } from '../uploads/files.ts'
import type { StoredDeposit } from './records.ts'
import { depositId, insertDeposit } from './records.ts'
import { consumeRelease } from './release.ts'

/** A transfer that a user reports: every rule has been checked. */
export interface Report {
  userId: number
  requestId: string
  wayId: string
  amount: Units
  /** The screenshot. */
  fileId: string
  transactionCode: string | null
  /** Number of the payment method that it comes from; null where the user does not say. */
  fromMethod: number | null
  /** Unix seconds. */
  at: number
  /** When its review decides itself; null when a person has to. */
  decidesAt: number | null
  /** Its number, where a seed gives it one; the next free one when absent. */
  number?: number
}

/**
 * Puts a reported transfer under review: what was released is used up, its screenshot is kept, and
 * the user is told. Part of the caller's transaction.
 */
export function reportDeposit(world: World, report: Report): StoredDeposit {
  const { userId, amount, fileId, at } = report
  consumeRelease(world, userId, amount)
  keepFile(world, fileId)
  const deposit = insertDeposit(world, {
    number: report.number,
    user_id: userId,
    request_id: report.requestId,
    class: 0,
    method_id: report.wayId,
    amount,
    status: 'under_review',
    screenshot_file_id: fileId,
    transaction_code: report.transactionCode,
    from_method: report.fromMethod,
    decides_at: report.decidesAt,
    at,
  })
  notify(world, {
    userId,
    type: 'deposit',
    event: 'deposit_under_review',
    values: { amount: { amount: money(amount, rules.currency), currency: rules.currency } },
    at,
    link: '/pages/rechargerecord/rechargerecord',
    recordId: depositId(deposit.number),
  })
  return deposit
}
