import type { Units } from './money.ts'
import { money, scaleOf, toInteger } from './money.ts'
import { Refusal } from './refusal.ts'
import type { DecimalText } from './route.ts'
import { rules } from './rules.ts'

const { currency } = rules
/** Decimals of `AcceptedMoney` in the contract. */
const DECIMALS = 8
const UNIT = 10n ** BigInt(DECIMALS - scaleOf(currency))

/** An amount in cash that the user accepted, and what it is now, by the name of its field. */
export type Accepted = Record<string, readonly [accepted: DecimalText, present: Units]>

/**
 * Refuses `price_changed` with the present amounts unless all of them are what the user accepted,
 * compared as numbers. Called where it is booked: nothing changes between the two.
 */
export function refuseOtherAmounts(amounts: Accepted): void {
  const all = Object.entries(amounts)
  if (all.every(([, [accepted, now]]) => toInteger(accepted, DECIMALS) === BigInt(now) * UNIT))
    return
  const present = all.map(([name, [, now]]) => [name, money(now, currency)])
  throw new Refusal('price_changed', { ...Object.fromEntries(present), currency })
}

/** Refuses `price_changed` with the present moment unless it is the one that the user accepted. */
export function refuseOtherMoment(name: string, accepted: number, present: number | null): void {
  if (accepted !== present) throw new Refusal('price_changed', { [name]: String(present) })
}
