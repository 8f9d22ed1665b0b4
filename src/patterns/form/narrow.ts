import * as z from 'zod/mini'
import type { Decimal } from '@/lib/decimal.ts'
import { lastPlace, numberOf } from '@/lib/money.ts'

/** The bounds that the server sent for one amount, decimal texts; null where it has none. */
export interface Bounds {
  min: Decimal | null
  max: Decimal | null
  /** The currency of the amount, which says how many decimals it may have. */
  currency: string
  /** What is said above `max` where that is no maximum of the contract, but a balance for example. */
  sayMax?: (() => string) | null
}

/**
 * Returns a generated schema with the rules of some amounts replaced by those that the server sent. The
 * contract's own bounds and decimals are the outer ones; the narrower replace them, so that a broken rule
 * names the number that counts. Everything else about the schema stays.
 */
export function narrow<S extends z.ZodMiniObject>(
  schema: S,
  bounds: Partial<Record<keyof S['shape'] & string, Bounds>>,
): S {
  const amounts = Object.entries<Bounds | undefined>(bounds).map(([name, bound]) => {
    if (!(name in schema.shape) || !bound) throw new Error(`The schema has no field ${name}`)
    return [name, amountWithin(bound)]
  })
  return z.extend(schema, Object.fromEntries(amounts)) as unknown as S
}

/** Returns the schema of an amount as Orval writes it, with the server's bounds. */
function amountWithin({ min, max, currency, sayMax }: Bounds) {
  return z.coerce
    .number()
    .check(
      z.multipleOf(numberOf(lastPlace(currency))),
      ...(min === null ? [] : [z.gte(numberOf(min))]),
      ...(max === null ? [] : [z.lte(numberOf(max), sayMax ? { error: sayMax } : {})]),
    )
}
