import type {
  DepositRelease,
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
import { requireRow } from '../../core/page.ts'
import { recordId } from '../../core/record-id.ts'
import { Refusal } from '../../core/refusal.ts'
import { reviewExpectedAt, steeringOf } from '../../core/reviews.ts'
import type { DecimalText } from '../../core/route.ts'
import { rules } from '../../core/rules.ts'
import { sentAmount } from '../../core/sent-amount.ts'
import { limitTries } from '../../core/tries.ts'
import { refuseFrozenFunds } from '../../core/users.ts'
import type { World } from '../../core/world.ts'
import type { Operations } from '../../generated/operations.ts'
import type { Notice } from '../messages/notify.ts'
import { notify } from '../messages/notify.ts'
import { requireWay } from './methods.ts'

const { currency, deposit, deposit: bounds, limits } = rules

/** An amount that support released, with which a deposit can be made. */
export interface Release {
  amount: Units
  /** Unix seconds; null when it does not end. */
  expiresAt: number | null
}

/**
 * What support released to a user and is neither used up nor over; undefined when nothing is. Less
 * than the smallest deposit is nothing: no form could take it.
 */
export function releaseOf({ database }: World, userId: number, now: number): Release | undefined {
  return database.get<Release>(
    `SELECT amount, expires_at AS expiresAt FROM deposit_releases
     WHERE user_id = :userId AND (expires_at IS NULL OR expires_at > :now) AND amount >= :min`,
    { userId, now, min: units(deposit.min, currency) },
  )
}

/** The same as the contract shows it. */
export function shownRelease(release: Release | undefined): DepositRelease {
  return {
    state: release ? 'released' : 'not_released',
    amount: money(release?.amount ?? 0, currency),
    currency,
    expires_at: release?.expiresAt ?? null,
  }
}

/** The largest deposit that a user can make now: once an amount is released, never more than it. */
export function largestDeposit(release: Release | undefined): Units {
  const max = units(deposit.max, currency)
  return release ? Math.min(release.amount, max) : max
}

/**
 * Releases an amount to a user, as customer service does on request. Replaces an earlier release, decides the
 * user's request in the app and notifies the user. `amount` is USD as decimal text, `expiresAt` Unix seconds or null for no end. Throws a RangeError for an amount that is
 * not above zero.
 */
export function releaseDeposit(
  world: World,
  userId: number,
  amount: DecimalText,
  expiresAt: number | null,
  at = world.clock.now(),
): void {
  const { database } = world
  const released = units(amount, currency)
  if (released <= 0) throw new RangeError('An amount above zero is released')
  database.run(
    `INSERT INTO deposit_releases (user_id, amount, expires_at)
     VALUES (:userId, :released, :expiresAt)
     ON CONFLICT (user_id) DO UPDATE SET amount = excluded.amount, expires_at = excluded.expires_at`,
    { userId, released, expiresAt },
  )
  const decided = database.all<{ number: number }>(
    `UPDATE release_requests SET status = 'released', decides_at = NULL
     WHERE user_id = :userId AND status = 'under_review' RETURNING number`,
    { userId },
  )
  if (decided.length > 0) {
    tellDecision(world, { userId, event: 'release_granted', values: amountOf(released), at })
  }
}

/** An amount of cash, as a message says it. */
export const amountOf = (amount: Units) => ({
  amount: { amount: money(amount, currency), currency },
})

/** Tells a user what became of the request for a release. */
export function tellDecision(
  world: World,
  notice: Pick<Notice, 'userId' | 'event' | 'values' | 'at'>,
): void {
  notify(world, { ...notice, type: 'deposit', link: '/pages/recharge/recharge' })
}

/** Uses up a part of what was released. Part of the caller's transaction. */
export function consumeRelease({ database }: World, userId: number, amount: Units): void {
  const values = { userId, amount }
  database.run('DELETE FROM deposit_releases WHERE user_id = :userId AND amount <= :amount', values)
  database.run(
    'UPDATE deposit_releases SET amount = amount - :amount WHERE user_id = :userId',
    values,
  )
}

type Form = Operations['requestDepositRelease']['input']

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
  limitTries(world, `release ${userId}`, limits.requestDepositRelease)
  const { id } = requireWay(call, form.method_id)
  const amount = sentAmount(form.amount, currency)
  if (amount < units(bounds.min, currency)) {
    throw new Refusal('amount_too_small', { min: bounds.min, currency })
  }
  if (amount > units(bounds.max, currency)) {
    throw new Refusal('amount_too_large', { max: bounds.max, currency })
  }
  if (lastRequest(world, userId)?.status === 'under_review') throw new Refusal('review_in_progress')
  const stored = world.database.insert<StoredRequest>('release_requests', {
    user_id: userId,
    request_id: form.request_id,
    method_id: id,
    amount,
    status: 'under_review',
    decides_at: steeringOf(amount) === 'waits' ? null : now + rules.reviews.seconds,
    at: now,
  })
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
  const wanted = { number, status: 'under_review' }
  const request = requireRow<StoredRequest>(database, 'release_requests', wanted)
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
