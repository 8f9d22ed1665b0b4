import type { ExpectedMovement } from '../../core/ledger-audit.ts'
import type { Units } from '../../core/money.ts'
import { timesRate } from '../../core/money.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'
import type { TargetRef } from '../payment-methods/targets.ts'
import type { StoredWithdrawal } from './records.ts'
import { insertWithdrawal, withdrawalId } from './records.ts'

/** A withdrawal that is made: every rule has been checked. */
export interface Opening {
  userId: number
  requestId: string
  target: TargetRef
  amount: Units
  /** Unix seconds. */
  at: number
  /** When its review decides itself; null when a person has to. */
  decidesAt: number | null
  /** Its number, where it is told and not counted. */
  number?: number
}

/**
 * Stores a withdrawal and freezes its amount, the fee in it, as a line of the user's ledger. The fee
 * is the rate of the amount, half-up to the cent. Part of the caller's transaction.
 */
export function bookWithdrawal(world: World, opening: Opening): StoredWithdrawal {
  const { userId, amount, target, at } = opening
  const stored = insertWithdrawal(world, {
    number: opening.number,
    user_id: userId,
    request_id: opening.requestId,
    payment_method: 'method' in target ? target.method : null,
    wallet_address: 'address' in target ? target.address : null,
    amount,
    fee: timesRate(amount, rules.withdrawal.feeRate),
    status: 'under_review',
    decides_at: opening.decidesAt,
    at,
  })
  world.ledger.move({ ...freezing(stored), at, recordId: withdrawalId(stored.number) })
  return stored
}

/** How the amount of a withdrawal is frozen: one line of the user's ledger. */
export function freezing({ user_id: user, amount }: StoredWithdrawal): ExpectedMovement {
  return {
    kind: 'withdrawal',
    from: { user, account: 'available' },
    to: { user, account: 'frozen' },
    amount,
    currency: rules.currency,
  }
}
