import type { OperationId } from '../generated/operations.ts'
import { DUPLICATE_SECONDS, routes } from '../generated/operations.ts'
import type { UserCall } from './call.ts'
import { money, plainRate } from './money.ts'
import { recordOf } from './record-id.ts'
import { Refusal } from './refusal.ts'
import { rules } from './rules.ts'
import { sentAmount } from './sent-amount.ts'

/** The contract's "Possible duplicates". */

const routeOf = new Map(routes.map((route) => [route.id, route]))

/**
 * What makes a request equal to others: the values of the `x-duplicate-fields` of its operation, numbers in one
 * notation. Null where equal requests are no possible duplicates.
 */
export function contentOf(operation: OperationId, form: object): string | null {
  const { duplicateFields = null, fields = {} } = routeOf.get(operation) ?? {}
  if (duplicateFields === null) return null
  const values: Record<string, unknown> = { ...form }
  const content = duplicateFields.map((name) => {
    const value = values[name] ?? null
    return fields[name] === 'decimal' && typeof value === 'string' ? plainRate(value) : value
  })
  return JSON.stringify([operation, ...content])
}

/** Throws `possible_duplicate` when an equal request was carried out a short while ago and the form does not allow that. */
export function refuseDuplicate(
  { world, userId, now }: UserCall,
  operation: OperationId,
  form: object & { allow_duplicate?: boolean },
): void {
  const content = contentOf(operation, form)
  if (content === null || form.allow_duplicate) return
  const earlier = world.database.get<{ request_id: string; data: string; at: number }>(
    `SELECT request_id, data, at FROM requests
     WHERE user_id = :userId AND content = :content AND at >= :from
     ORDER BY at DESC LIMIT 1`,
    { userId, content, from: now - DUPLICATE_SECONDS },
  )
  if (earlier) {
    throw new Refusal('possible_duplicate', {
      answered_at: String(earlier.at),
      ...amountOf(form),
      request_id: earlier.request_id,
      record_id: recordOf(JSON.parse(earlier.data)) ?? '',
    })
  }
}

/** The amount of a form with its currency: cash, but for coins that are exchanged. */
function amountOf(form: object): { amount: string; currency: string } {
  const { amount, type, coin } = form as { amount: string; type?: string; coin?: string }
  const currency = type === 'coin_to_cash' && coin ? coin : rules.currency
  return { amount: money(sentAmount(amount, currency), currency), currency }
}
