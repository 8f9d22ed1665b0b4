import type { DepositMethod } from '../../../src/generated/h5.schemas.ts'
import type { UserCall } from '../../core/call.ts'
import type { Units } from '../../core/money.ts'
import { money, units } from '../../core/money.ts'
import { recordNumber } from '../../core/record-id.ts'
import { Refusal } from '../../core/refusal.ts'
import type { DecimalText } from '../../core/route.ts'
import { rules } from '../../core/rules.ts'
import { sentAmount } from '../../core/sent-amount.ts'
import { limitTries } from '../../core/tries.ts'
import { refuseFrozenFunds } from '../../core/users.ts'
import type { Operations } from '../../generated/operations.ts'
import { requireOwnFile } from '../uploads/files.ts'
import { requireWay } from './methods.ts'
import type { StoredDeposit } from './records.ts'
import type { Release } from './release.ts'
import { largestDeposit, releaseOf } from './release.ts'
import { reportDeposit } from './report.ts'

type Form = Operations['submitDeposit']['input']

const { currency, deposit: bounds, limits } = rules

/**
 * Puts a transfer under review and answers it. Part of a commit. Refuses in this order: frozen
 * funds, a way that there is not or that takes nothing now, Alipay where the way asks for it, no
 * released amount, an amount out of bounds, a screenshot that is not the user's or was used before, an
 * account to come from that is not the user's or not of the way's type.
 * Nothing is credited yet; what was released is used up, whatever comes of the review.
 */
export function submitDeposit(call: UserCall, form: Form): StoredDeposit {
  const { world, userId, now } = call
  refuseFrozenFunds(call)
  limitTries(world, `deposit ${userId}`, limits.submitDeposit.max, limits.submitDeposit.seconds)
  const way = requireWay(call, form.method_id)
  const amount = depositAmount(form.amount, releaseOf(world, userId, now))
  requireNewScreenshot(call, form.screenshot_file_id)
  return reportDeposit(world, {
    userId,
    requestId: form.request_id,
    wayId: way.id,
    amount,
    fileId: form.screenshot_file_id,
    transactionCode: form.transaction_code ?? null,
    fromMethod: form.from_id === undefined ? null : requireOrigin(call, form.from_id, way),
    at: now,
    decidesAt: now + rules.reviews.seconds,
  })
}

/**
 * The amount of a form, held by what is released (undefined: nothing). Refuses `deposit_not_released`,
 * and an amount that has too many decimals, is too small or too large.
 */
export function depositAmount(text: DecimalText, release: Release | undefined): Units {
  if (!release) throw new Refusal('deposit_not_released')
  const amount = sentAmount(text, currency)
  if (amount < units(bounds.min, currency)) {
    throw new Refusal('amount_too_small', { min: bounds.min, currency })
  }
  const max = largestDeposit(release)
  if (amount > max) {
    throw new Refusal('amount_too_large', { max: money(max, currency), currency })
  }
  return amount
}

function requireNewScreenshot({ world, userId }: UserCall, fileId: string): void {
  requireOwnFile(world, userId, fileId, 'payment_screenshot')
  const used = world.database.get('SELECT 1 FROM deposits WHERE screenshot_file_id = :fileId', {
    fileId,
  })
  if (used) throw new Refusal('screenshot_used')
}

/** The number of a bound account from which a transfer by this way can come. */
function requireOrigin({ world, userId }: UserCall, id: string, { type }: DepositMethod): number {
  const number = recordNumber('pm', id)
  const own = world.database.get(
    `SELECT 1 FROM payment_methods
     WHERE number = :number AND user_id = :userId AND type = :type AND removed_at IS NULL`,
    { number, userId, type },
  )
  if (!own) throw new Refusal('no_data')
  return number
}
