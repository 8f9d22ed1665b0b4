import type {
  DepositReleaseRequest,
  DepositReleaseRequestStatus,
  LanguageCode,
} from '../../../src/generated/h5.schemas.ts'
import type { TextId } from '../../content/texts.ts'
import { text } from '../../content/texts.ts'
import type { UserCall } from '../../core/call.ts'
import { jobOfRows } from '../../core/jobs.ts'
import type { Units } from '../../core/money.ts'
import { money, units } from '../../core/money.ts'
import { recordId } from '../../core/record-id.ts'
import { Refusal } from '../../core/refusal.ts'
import { reviewExpectedAt, steeringOf } from '../../core/reviews.ts'
import { rules } from '../../core/rules.ts'
import { sentAmount } from '../../core/sent-amount.ts'
import { limitTries } from '../../core/tries.ts'
import { refuseFrozenFunds } from '../../core/users.ts'
import type { World } from '../../core/world.ts'
import type { Operations } from '../../generated/operations.ts'
import { requireWay } from './methods.ts'
import { amountOf, releaseDeposit, tellDecision } from './release.ts'

type Form = Operations['requestDepositRelease']['input']

const { currency, deposit: bounds, limits } = rules

/** What a user asked support to release, as stored. Moments are Unix seconds. */
interface StoredRequest {
  number: number
  user_id: number
  request_id: string
  method_id: string
  amount: Units
  status: DepositReleaseRequestStatus
  note: TextId | null
  decides_at: number | null
  at: number
}

/**
 * Asks for a release and answers it. Part of a commit. Refuses in this order: frozen funds, a way that
 * there is not or that takes nothing now, Alipay where the way asks for it, an amount out of bounds, a
 * request that is not decided yet.
 */
export function requestRelease(call: UserCall, form: Form): DepositReleaseRequest {
  const { world, userId, now, language } = call
  refuseFrozenFunds(call)
  const { max, seconds } = limits.requestDepositRelease
  limitTries(world, `release ${userId}`, max, seconds)
  const { id } = requireWay(call, form.method_id)
  const amount = sentAmount(form.amount, currency)
  if (amount < units(bounds.min, currency)) {
    throw new Refusal('amount_too_small', { min: bounds.min, currency })
  }
  if (amount > units(bounds.max, currency)) {
    throw new Refusal('amount_too_large', { max: bounds.max, currency })
  }
  if (lastRequest(world, userId)?.status === 'under_review') throw new Refusal('review_in_progress')
  const stored = world.database.one<StoredRequest>(
    `INSERT INTO release_requests (user_id, request_id, method_id, amount, status, decides_at, at)
     VALUES (:userId, :requestId, :id, :amount, 'under_review', :decidesAt, :now)
     RETURNING *`,
    {
      userId,
      requestId: form.request_id,
      id,
      amount,
      decidesAt: steeringOf(amount) === 'waits' ? null : now + rules.reviews.seconds,
      now,
    },
  )
  return shownRequest(stored, language)
}

/** The last request of a user, or the one that a request id made; null where there is none. */
export function releaseRequestOf(
  { world, userId, language }: UserCall,
  requestId: string | undefined,
): DepositReleaseRequest | null {
  const stored = lastRequest(world, userId, requestId)
  return stored ? shownRequest(stored, language) : null
}

function lastRequest(
  { database }: World,
  userId: number,
  requestId: string | null = null,
): StoredRequest | undefined {
  return database.get<StoredRequest>(
    `SELECT * FROM release_requests
     WHERE user_id = :userId AND (:requestId IS NULL OR request_id = :requestId)
     ORDER BY number DESC LIMIT 1`,
    { userId, requestId },
  )
}

function shownRequest(stored: StoredRequest, language: LanguageCode): DepositReleaseRequest {
  const { note } = stored
  return {
    id: recordId('rr', stored.number),
    request_id: stored.request_id,
    method_id: stored.method_id,
    currency,
    amount: money(stored.amount, currency),
    status: stored.status,
    status_note: note === null ? null : text(language, note),
    expected_at: reviewExpectedAt(stored),
    created_at: stored.at,
  }
}

/** Decides a request that waits: what it asks for is released for a while, or refused with a note. */
export function decideRelease(
  world: World,
  number: number,
  decision: 'released' | 'refused',
  at: number,
): void {
  const { database } = world
  const request = database.get<StoredRequest>(
    `SELECT * FROM release_requests WHERE number = :number AND status = 'under_review'`,
    { number },
  )
  if (!request) throw new Refusal('no_data')
  const { user_id: userId, amount } = request
  if (decision === 'released') {
    releaseDeposit(world, userId, money(amount, currency), at + bounds.releaseSeconds, at)
  } else {
    database.run(
      `UPDATE release_requests
       SET status = 'refused', note = 'deposit.note.notReleased', decides_at = NULL
       WHERE number = :number`,
      { number },
    )
    const note = { text: 'deposit.note.notReleased' as const }
    const values = { ...amountOf(amount), note }
    tellDecision(world, { userId, event: 'release_refused', values, at })
  }
}

/** Releases what was asked for, or refuses it, by what a tester typed, once its time has come. */
export const releaseRequestJob = jobOfRows<StoredRequest>({
  name: 'decide requests for releases',
  table: 'release_requests',
  dueAt: 'decides_at',
  run: (world, { number, amount }, due) => {
    decideRelease(world, number, steeringOf(amount) === 'fails' ? 'refused' : 'released', due)
  },
})
