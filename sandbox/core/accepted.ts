import type { Units } from './money.ts'
import { money, toInteger } from './money.ts'
import { Refusal } from './refusal.ts'
import type { DecimalText } from './route.ts'
import { rules } from './rules.ts'

/*
 * What the user accepted is compared where it is booked, so that nothing changes in between. Another
 * figure is refused with `price_changed`, whose params have the present one.
 */

const { currency } = rules
/** The most decimals that a rate, a price or an accepted amount has in the contract. */
const MAX_DECIMALS = 8

/** Whether two texts are the same number: `0.0002` and `0.00020` are. */
export const isSameNumber = (one: DecimalText, other: DecimalText): boolean =>
  toInteger(one, MAX_DECIMALS) === toInteger(other, MAX_DECIMALS)

/** Whether a number is greater than another one. */
export const isGreater = (one: DecimalText, other: DecimalText): boolean =>
  toInteger(one, MAX_DECIMALS) > toInteger(other, MAX_DECIMALS)

/** Refuses unless the rate is the one that the user accepted. */
export function refuseOtherRate(accepted: DecimalText, rate: DecimalText): void {
  if (!isSameNumber(accepted, rate)) throw new Refusal('price_changed', { rate })
}

/** An amount in cash that the user accepted, and what it is now, by the name of its field. */
type Accepted = Record<string, readonly [accepted: DecimalText, present: Units]>

/** Refuses unless all amounts are those that the user accepted. */
export function refuseOtherAmounts(amounts: Accepted): void {
  const all = Object.entries(amounts).map(
    ([name, [accepted, units]]) => [name, accepted, money(units, currency)] as const,
  )
  if (all.every(([, accepted, present]) => isSameNumber(accepted, present))) return
  const present = Object.fromEntries(all.map(([name, , one]) => [name, one]))
  throw new Refusal('price_changed', { ...present, currency })
}

/** Refuses unless the moment is the one that the user accepted. */
export function refuseOtherMoment(name: string, accepted: number, present: number | null): void {
  if (accepted !== present) throw new Refusal('price_changed', { [name]: String(present) })
}
