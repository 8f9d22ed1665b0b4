import type {
  DepositClass,
  DepositMethod,
  DepositOrigin,
  DepositRecord,
  DepositStatus,
  DepositStep,
  LanguageCode,
} from '../../../src/generated/h5.schemas.ts'
import type { TextId } from '../../content/texts.ts'
import { text } from '../../content/texts.ts'
import type { UserCall } from '../../core/call.ts'
import { mask } from '../../core/mask.ts'
import type { Units } from '../../core/money.ts'
import { money, units } from '../../core/money.ts'
import { requireRow } from '../../core/page.ts'
import { recordId, recordNumber } from '../../core/record-id.ts'
import { Refusal } from '../../core/refusal.ts'
import { reviewExpectedAt } from '../../core/reviews.ts'
import type { DecimalText } from '../../core/route.ts'
import { rules } from '../../core/rules.ts'
import { sentAmount } from '../../core/sent-amount.ts'
import { limitTries } from '../../core/tries.ts'
import { refuseFrozenFunds } from '../../core/users.ts'
import type { World } from '../../core/world.ts'
import type { Operations } from '../../generated/operations.ts'
import { notify } from '../messages/notify.ts'
import type { StoredMethod } from '../payment-methods/methods.ts'
import { fileUrl, keepFile, requireOwnFile } from '../uploads/files.ts'
import { recordedWay, requireWay } from './methods.ts'
import type { Release } from './releases.ts'
import { consumeRelease, largestDeposit, releaseOf } from './releases.ts'

const { currency, deposit: bounds, limits } = rules

/** A deposit, as stored. Moments are Unix seconds. */
export interface StoredDeposit {
  number: number
  user_id: number
  request_id: string | null
  class: DepositClass
  method_id: string | null
  amount: Units
  status: DepositStatus
  note: TextId | null
  screenshot_file_id: string | null
  transaction_code: string | null
  /** Number of the payment method that it comes from, as the user said. */
  from_method: number | null
  decides_at: number | null
  at: number
}

/** A new one: every rule has been checked. What is left out is null, and the number the next free one. */
type NewDeposit = Pick<StoredDeposit, 'user_id' | 'class' | 'amount' | 'status' | 'at'> &
  Partial<StoredDeposit>

/** Ids of deposits. */
export const depositId = (number: number) => recordId('de', number)

/** Stores a deposit with its first step and answers it. Moves no money. */
export function insertDeposit({ database }: World, deposit: NewDeposit): StoredDeposit {
  const stored = database.insert<StoredDeposit>('deposits', deposit)
  addStep(database, stored.number, stored.status, stored.at)
  return stored
}

/** Writes down that a deposit reached a status. */
export function addStep(
  database: World['database'],
  deposit: number,
  status: DepositStatus,
  at: number,
): void {
  database.insert('deposit_steps', { deposit, status, at })
}

/** Whether a user's own money was ever credited; what the site gave is none of it. */
export function wasCredited({ database }: World, userId: number): boolean {
  const credited = database.get(
    `SELECT 1 FROM deposits WHERE user_id = :userId AND status = 'success' AND class IN (0, 4)`,
    { userId },
  )
  return credited !== undefined
}

/** A deposit as the contract shows it, to its owner. */
export function toDepositRecord(
  world: World,
  stored: StoredDeposit,
  language: LanguageCode,
): DepositRecord {
  const way = stored.method_id === null ? undefined : recordedWay(stored.method_id, language)
  const { screenshot_file_id: fileId, note } = stored
  return {
    id: depositId(stored.number),
    request_id: stored.request_id,
    class: stored.class,
    type: way?.type ?? null,
    method_name: way?.name ?? null,
    currency: rules.currency,
    amount: money(stored.amount, rules.currency),
    status: stored.status,
    status_note: note === null ? null : text(language, note),
    screenshot_url: fileId === null ? null : fileUrl(world, fileId),
    transaction_code: stored.transaction_code,
    expected_at: reviewExpectedAt(stored),
    created_at: stored.at,
    ...(stored.from_method !== null && { from: originOf(world, stored.from_method) }),
    timeline: world.database.all<DepositStep>(
      'SELECT status, at FROM deposit_steps WHERE deposit = :number ORDER BY rowid',
      { number: stored.number },
    ),
  }
}

/** The account that a deposit comes from, which may be removed since. */
function originOf({ database }: World, number: number): DepositOrigin {
  const { type, bank_name, account } = database.one<StoredMethod>(
    'SELECT * FROM payment_methods WHERE number = :number',
    { number },
  )
  return { type, bank_name, masked_number: mask(account) }
}

/**
 * Puts a reported transfer under review: uses up the released amount, stores the screenshot and notifies the
 * user. Part of the caller's transaction.
 */
export function reportDeposit(
  world: World,
  transfer: Omit<NewDeposit, 'class' | 'status'> & { screenshot_file_id: string },
): StoredDeposit {
  const { user_id: userId, amount, at } = transfer
  consumeRelease(world, userId, amount)
  keepFile(world, transfer.screenshot_file_id)
  const deposit = insertDeposit(world, { ...transfer, class: 0, status: 'under_review' })
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

type Form = Operations['submitDeposit']['input']

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
  limitTries(world, `deposit ${userId}`, limits.submitDeposit)
  const way = requireWay(call, form.method_id)
  const amount = depositAmount(form.amount, releaseOf(world, userId, now))
  requireNewScreenshot(call, form.screenshot_file_id)
  return reportDeposit(world, {
    user_id: userId,
    request_id: form.request_id,
    method_id: way.id,
    amount,
    screenshot_file_id: form.screenshot_file_id,
    transaction_code: form.transaction_code,
    from_method: form.from_id === undefined ? null : requireOrigin(call, form.from_id, way),
    at: now,
    decides_at: now + rules.reviews.seconds,
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
  const wanted = { number, user_id: userId, type, removed_at: null }
  requireRow(world.database, 'payment_methods', wanted)
  return number
}

/**
 * Whether a deposit is reviewed that the user pays from this account: one of the same type, and for
 * coins on the same network, that was reported after the account was bound.
 */
export function awaitsDepositFrom({ database }: World, method: StoredMethod): boolean {
  const pending = database.all<{ method_id: string }>(
    `SELECT DISTINCT method_id FROM deposits
     WHERE user_id = :userId AND status IN ('under_review', 'success_awaiting_audit')
       AND method_id IS NOT NULL AND at >= :boundAt`,
    { userId: method.user_id, boundAt: method.at },
  )
  return pending.some(({ method_id: id }) => {
    const { type, currency, network } = recordedWay(id, 'en')
    return type === method.type && currency === method.currency && network === method.network
  })
}
