import { describe, expect, it } from 'vitest'
import type { Reviewed } from './review.tsx'
import { reviewSteps } from './review.tsx'

const record: Reviewed = {
  status: 'under_review',
  timeline: [{ status: 'under_review', at: 100 }],
}

const steps = (change: Partial<Reviewed>) =>
  reviewSteps({ ...record, ...change }).map(({ status, state, at }) => [status, state, at])

describe('reviewSteps', () => {
  it('has one step under way while under review, and promises no other', () => {
    expect(steps({})).toEqual([['under_review', 'current', 100]])
  })

  it('puts the steps in the order of their moments', () => {
    const timeline: Reviewed['timeline'] = [
      { status: 'success', at: 200 },
      { status: 'under_review', at: 100 },
    ]
    expect(steps({ status: 'success', timeline })).toEqual([
      ['under_review', 'done', 100],
      ['success', 'done', 200],
    ])
  })

  it('ends a failed one as failed', () => {
    const timeline: Reviewed['timeline'] = [
      { status: 'under_review', at: 100 },
      { status: 'failed', at: 200 },
    ]
    expect(steps({ status: 'failed', timeline }).at(-1)).toEqual(['failed', 'failed', 200])
  })

  it('shows the present status where no step tells it, without a moment', () => {
    expect(steps({ status: 'unknown' })).toEqual([
      ['under_review', 'done', 100],
      ['unknown', 'current', null],
    ])
    expect(steps({ status: 'success', timeline: [] })).toEqual([['success', 'done', null]])
  })
})
