import type { StepState } from '@/ui/timeline.tsx'

/** What has a review: a deposit, a withdrawal. */
export interface Reviewed {
  status: string
  timeline: readonly { status: string; at: number }[]
}

/** One step of a review. */
export interface ReviewStep {
  id: string
  /** The status it led to; may be one that this version does not know. */
  status: string
  state: StepState
  /** Unix seconds; null where the server has no moment for it. */
  at: number | null
}

/**
 * The steps that the server has told, oldest first, and the present status where no step tells it.
 * Nothing is promised: what a review will come to is no step.
 */
export function reviewSteps({ status, timeline }: Reviewed): ReviewStep[] {
  const told = timeline
    .toSorted((a, b) => a.at - b.at)
    .map((step, index) => ({ id: `${index}`, status: step.status, at: step.at }))
  const steps =
    told.at(-1)?.status === status ? told : [...told, { id: 'present', status, at: null }]
  return steps.map((step, index) => ({
    ...step,
    state: index < steps.length - 1 ? 'done' : stateOf(step.status),
  }))
}

function stateOf(status: string): StepState {
  if (status === 'success') return 'done'
  return status === 'failed' ? 'failed' : 'current'
}
