import type { BalanceProduct } from '../../../src/generated/h5.schemas.ts'
import { startOfDay } from '../../core/calendar.ts'
import type { UserCall } from '../../core/call.ts'
import type { Units } from '../../core/money.ts'
import { money } from '../../core/money.ts'
import { rules } from '../../core/rules.ts'
import { principalOf } from './financing-rules.ts'
import { runningPurchases } from './purchases.ts'

const { currency, timeZone } = rules

/** What a user has in financing, and what it brought (the contract, schema `BalanceProduct`). */
export function balanceProduct(call: UserCall): BalanceProduct {
  const [earning, awaiting] = [principals(call, 'earning'), principals(call, 'awaiting_append')]
  const { yesterday, paid, held } = incomes(call)
  return {
    currency,
    yesterday_profit: money(yesterday, currency),
    total_profit: money(paid, currency),
    frozen: money(awaiting, currency),
    available: money(earning, currency),
    total: money(earning + awaiting, currency),
    income_held: money(held, currency),
  }
}

function principals({ world, userId }: UserCall, status: 'earning' | 'awaiting_append'): Units {
  return runningPurchases(world.database, userId)
    .filter(({ state }) => state.status === status)
    .reduce((sum, { state }) => sum + principalOf(state.terms), 0)
}

/** Yesterday's profit is the income that was due at the end of yesterday, if it was paid by now. */
function incomes({ world, userId, now }: UserCall): {
  yesterday: Units
  paid: Units
  held: Units
} {
  return world.database.one(
    `SELECT
       coalesce(sum(amount) FILTER (WHERE i.status = 'paid' AND pays_at > :yesterday
         AND pays_at <= :today), 0) AS yesterday,
       coalesce(sum(amount) FILTER (WHERE i.status = 'paid'), 0) AS paid,
       coalesce(sum(amount) FILTER (WHERE i.status = 'held'), 0) AS held
     FROM purchases p JOIN purchase_incomes i ON i.purchase = p.number
     WHERE p.user_id = :userId`,
    { userId, yesterday: startOfDay(now, timeZone, -1), today: startOfDay(now, timeZone) },
  )
}
