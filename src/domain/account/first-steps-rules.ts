import type { UserInfo } from '@/generated/h5.schemas.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { signOf } from '@/lib/decimal.ts'
import { setupOf } from './account-setup.ts'

/** What leads to the first withdrawal, in the order in which a new user meets it. */
export const STEPS = ['realName', 'target', 'fundPassword', 'deposit', 'order'] as const
export type Step = (typeof STEPS)[number]

/** What the first steps are read from. */
export interface FirstStepsFacts {
  info: Pick<UserInfo, 'verification' | 'setup'>
  /** Whether a deposit is under review. */
  depositing: boolean
  /** What a withdrawal still asks to be traded (contract: `Turnover`); null while that is not known. */
  remaining: Decimal | null
  /** Whether orders are offered at all: what is not offered is no step. */
  trading?: boolean | undefined
  /** The step whose result is in sight: its facts may be older than it. */
  after?: Step | undefined
}

export interface FirstSteps {
  /** The first step that is the user's to take; null where all that is missing waits. */
  next: Step | null
  /** Steps that a review decides. */
  reviewed: readonly Step[]
  /** What is missing besides. */
  later: readonly Step[]
  /** How many are done. */
  done: number
  /** Of how many. */
  count: number
}

/**
 * What is missing before a first withdrawal is possible; null where nothing is. What this version cannot
 * read is not asked for, and what waits for somebody else is not the next step.
 */
export function firstStepsOf({
  info,
  depositing,
  remaining,
  trading = true,
  after,
}: FirstStepsFacts): FirstSteps | null {
  const setup = setupOf(info)
  const { deposited } = info.setup
  const isDone: Record<Step, boolean> = {
    realName: setup.realName === 'met',
    target: setup.target === 'met',
    fundPassword: setup.fundPassword === 'met',
    deposit: deposited,
    order: deposited && (remaining === null || signOf(remaining) <= 0),
  }
  const isReviewed = (step: Step) =>
    (step === 'realName' && info.verification.state === 'under_review') ||
    (step === 'deposit' && depositing)
  const steps = STEPS.filter((step) => step !== 'order' || trading)
  const missing = steps.filter(
    (step) =>
      !isDone[step] && step !== after && !(step === 'realName' && setup.realName === 'unknown'),
  )
  if (missing.length === 0) return null
  const reviewed = missing.filter(isReviewed)
  // Nothing can be ordered before there is money.
  const next = missing.find((step) => !isReviewed(step) && (step !== 'order' || deposited)) ?? null
  return {
    next,
    reviewed,
    later: missing.filter((step) => step !== next && !isReviewed(step)),
    done: steps.filter((step) => isDone[step]).length,
    count: steps.length,
  }
}
