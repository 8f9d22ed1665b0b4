import type { Units } from './money.ts'
import { rules } from './rules.ts'

/** What a review comes to: by the cents that a tester typed (docs/sandbox.md). */
export type Steering = 'passes' | 'fails' | 'waits'

/** How a review of an amount in USD ends: `.13` fails, `.77` waits, everything else passes. */
export function steeringOf(amount: Units): Steering {
  const cents = amount % 100
  if (cents === rules.reviews.failingCents) return 'fails'
  return cents === rules.reviews.waitingCents ? 'waits' : 'passes'
}
