import type { DepositRelease } from '../../../src/generated/h5.schemas.ts'
import type { Units } from '../../core/money.ts'
import { money, units } from '../../core/money.ts'
import type { DecimalText } from '../../core/route.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'
import type { Notice } from '../messages/notify.ts'
import { notify } from '../messages/notify.ts'

const { currency, deposit } = rules

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
 * Releases an amount to a user, as customer service does when it is asked; it replaces what was
 * released before, and decides what the user asked for in the app, who is told so. `amount` is USD as
 * decimal text, `expiresAt` Unix seconds or null for no end. Throws a RangeError for an amount that is
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
