import type { DecimalText } from './route.ts'
import { rules } from './rules.ts'
import type { World } from './world.ts'

/** What has a fee that a tester can change. */
export const FEE_KINDS = ['withdrawal', 'exchange'] as const
type FeeKind = (typeof FEE_KINDS)[number]

/** The rate of a fee now: that of the rules, until the control page sets another. */
export function feeRate({ settings }: World, kind: FeeKind): DecimalText {
  return settings.get(settingOf(kind)) ?? rules[kind].feeRate
}

/** Sets the rate of a fee for what is submitted from now on. */
export function setFeeRate({ settings }: World, kind: FeeKind, rate: DecimalText): void {
  settings.set(settingOf(kind), rate)
}

const settingOf = (kind: FeeKind) => `fee_rate ${kind}`
