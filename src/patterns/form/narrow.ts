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
 * A generated schema with the bounds of some amounts replaced by those that the server sent. The
 * contract's own bounds and decimals are the outer ones; the narrower replace them, so that a broken rule
 * names the number that counts. Everything else about the schema stays.
 */
export function narrow<S extends z.ZodMiniObject>(
  schema: S,
  bounds: Partial<Record<keyof S['shape'] & string, Bounds>>,
): S {
  const shape: Record<string, z.core.$ZodType> = { ...schema.shape }
  for (const [name, bound] of Object.entries<Bounds | undefined>(bounds)) {
    const field = shape[name]
    if (!field || !bound) throw new Error(`The schema has no field ${name}`)
    shape[name] = withBounds(field, bound)
  }
  return z.core.clone(schema, { ...schema._zod.def, shape })
}

const REPLACED = new Set(['greater_than', 'less_than', 'multiple_of'])

function withBounds(
  field: z.core.$ZodType,
  { min, max, currency, sayMax }: Bounds,
): z.core.$ZodType {
  const kept = (field._zod.def.checks ?? []).filter((check) => !REPLACED.has(check._zod.def.check))
  const narrower = [
    z.multipleOf(numberOf(lastPlace(currency))),
    ...(min === null ? [] : [z.gte(numberOf(min))]),
    ...(max === null ? [] : [z.lte(numberOf(max), sayMax ? { error: sayMax } : {})]),
  ]
  return z.core.clone(field, { ...field._zod.def, checks: [...kept, ...narrower] })
}
