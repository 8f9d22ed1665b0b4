import type { StepState } from '@/ui/timeline.tsx'

/** What was sent in for a review: a deposit, a withdrawal, a document. */
export interface Reviewed {
  status: string
  timeline: readonly { status: string; at: number }[]
}

/** `received`: a transfer arrived and waits for a last check. */
export type ReviewStepName = 'sent' | 'review' | 'received' | 'success' | 'failed' | 'unknown'

/** One step on the way from sending to the decision. */
export interface ReviewStep {
  name: ReviewStepName
  state: StepState
  /** Unix seconds; null where it has not come, or the server has no moment for it. */
  at: number | null
}

/** Whether a review goes on. One in an unknown state has no end that could be waited for. */
export const isUndecided = (status: string): boolean =>
  status === 'under_review' || status === 'success_awaiting_audit'

/**
 * The way of a record through its review: sent, under review, decided. While it goes on, the last
 * step is what follows an approval. What nobody sent in, such as a gift, has only its end.
 */
export function reviewSteps({ status, timeline }: Reviewed): ReviewStep[] {
  const momentOf = (one: string) => timeline.find((step) => step.status === one)?.at ?? null
  const sent = momentOf('under_review')
  const received = momentOf('success_awaiting_audit')
  const steps: ReviewStep[] = []
  const wasSent = sent !== null || isUndecided(status)
  if (wasSent) steps.push({ name: 'sent', state: 'done', at: sent })
  if (status === 'under_review') steps.push({ name: 'review', state: 'current', at: null })
  if (status === 'success_awaiting_audit') {
    steps.push({ name: 'received', state: 'current', at: received })
  } else if (received !== null) {
    steps.push({ name: 'received', state: 'done', at: received })
  }
  if (isUndecided(status)) return [...steps, { name: 'success', state: 'upcoming', at: null }]
  if (status === 'success' || status === 'failed') {
    const state = status === 'success' ? 'done' : 'failed'
    return [...steps, { name: status, state, at: momentOf(status) }]
  }
  return [...steps, { name: 'unknown', state: 'current', at: momentOf(status) }]
}

/** A span in whole minutes, hours or days, rounded up, as `Intl.NumberFormat` takes it. */
export function spanOf(minutes: number): { value: number; unit: 'minute' | 'hour' | 'day' } {
  if (minutes < 60) return { value: minutes, unit: 'minute' }
  if (minutes < 24 * 60) return { value: Math.ceil(minutes / 60), unit: 'hour' }
  return { value: Math.ceil(minutes / (24 * 60)), unit: 'day' }
}
