import type { Turnover } from '../../../src/generated/h5.schemas.ts'
import { offers } from '../../core/areas.ts'
import type { Units } from '../../core/money.ts'
import { money, timesRate } from '../../core/money.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'

/**
 * The turnover rule: a withdrawal needs a part of what was paid in to be traded. Required is the
 * `turnoverRate` of each credited deposit (gifts and bonuses require nothing). Done are the stakes of
 * settled orders that were won or lost (a draw took no risk), and the principal put into projects. A
 * site without trading asks for none.
 */

/**
 * Books an amount in USD for a record, once for each; part of the caller's transaction. Zero is not
 * booked.
 */
const booking =
  (side: 'required' | 'done') =>
  (world: World, userId: number, amount: Units, recordId: string | null, at: number): void => {
    if (amount === 0) return
    world.database.run(
      `INSERT INTO turnover (user_id, side, amount, record_id, at)
       VALUES (:userId, :side, :amount, :recordId, :at)`,
      { userId, side, amount, recordId, at },
    )
  }

/** Requires an amount to be traded before a withdrawal. */
export const requireTurnover = booking('required')

/** Requires the turnover that a credited deposit asks for. */
export function requireTurnoverOfDeposit(
  world: World,
  userId: number,
  deposited: Units,
  recordId: string,
  at: number,
): void {
  if (!offers(world, 'trading')) return
  const required = timesRate(deposited, rules.withdrawal.turnoverRate)
  requireTurnover(world, userId, required, recordId, at)
}

/**
 * What was traded: the stake of an order when it was won or lost, the principal of a purchase or an
 * append when it was bought.
 */
export const addTurnover = booking('done')

/** The turnover of a user: what is needed, what was done, and what remains, in units. */
export function turnoverUnits(
  world: World,
  userId: number,
): { required: Units; done: Units; remaining: Units } {
  if (!offers(world, 'trading')) return { required: 0, done: 0, remaining: 0 }
  const sum = (side: string) =>
    world.database.one<{ sum: Units }>(
      'SELECT coalesce(sum(amount), 0) AS sum FROM turnover WHERE user_id = :userId AND side = :side',
      { userId, side },
    ).sum
  const [required, done] = [sum('required'), sum('done')]
  return { required, done, remaining: Math.max(required - done, 0) }
}

/** The same as the contract writes it. */
export function turnoverOf(world: World, userId: number): Turnover {
  const { required, done, remaining } = turnoverUnits(world, userId)
  return {
    deposit_rate: offers(world, 'trading') ? rules.withdrawal.turnoverRate : '0.00',
    required: money(required, rules.currency),
    done: money(done, rules.currency),
    remaining: money(remaining, rules.currency),
  }
}
