import type { Units } from './money.ts'
import { rules } from './rules.ts'

/** What a review of an amount comes to: by the cents that a tester typed (docs/sandbox.md). */
export type Steering = 'passes' | 'fails' | 'waits'

/** How a review of an amount in USD ends: `.13` fails, `.77` waits, everything else passes. */
export function steeringOf(amount: Units): Steering {
  const cents = amount % 100
  if (cents === rules.reviews.failingCents) return 'fails'
  return cents === rules.reviews.waitingCents ? 'waits' : 'passes'
}

/**
 * When a review is expected to be over, in Unix seconds: when it decides itself, or as long as a person
 * is said to need. Null when it is over, and for an audit that a person makes: nobody can tell.
 */
export function reviewExpectedAt({
  status,
  decides_at: decidesAt,
  at,
}: {
  status: string
  decides_at: number | null
  at: number
}): number | null {
  if (decidesAt !== null) return decidesAt
  return status === 'under_review' ? at + rules.reviews.personSeconds : null
}
