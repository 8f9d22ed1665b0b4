import { describe, expect, it } from 'vitest'
import type { Reviewed } from './review-rules.ts'
import { reviewSteps, spanOf } from './review-rules.ts'

const SENT = { status: 'under_review', at: 100 }
const RECEIVED = { status: 'success_awaiting_audit', at: 200 }

const steps = (status: string, ...timeline: Reviewed['timeline']) =>
  reviewSteps({ status, timeline }).map(({ name, state, at }) => [name, state, at])

describe('reviewSteps', () => {
  it('says of what is under review that it was sent, and what follows an approval', () => {
    expect(steps('under_review', SENT)).toEqual([
      ['sent', 'done', 100],
      ['review', 'current', null],
      ['success', 'upcoming', null],
    ])
  })

  it('says of a transfer that arrived that a last check comes before the credit', () => {
    expect(steps('success_awaiting_audit', SENT, RECEIVED)).toEqual([
      ['sent', 'done', 100],
      ['received', 'current', 200],
      ['success', 'upcoming', null],
    ])
  })

  it('ends with the decision and its moment, whatever the order of the answer', () => {
    expect(steps('success', { status: 'success', at: 300 }, RECEIVED, SENT)).toEqual([
      ['sent', 'done', 100],
      ['received', 'done', 200],
      ['success', 'done', 300],
    ])
    expect(steps('failed', SENT, { status: 'failed', at: 200 })).toEqual([
      ['sent', 'done', 100],
      ['failed', 'failed', 200],
    ])
  })

  it('shows the present status where no step tells it, without a moment', () => {
    expect(steps('success')).toEqual([['success', 'done', null]])
    expect(steps('under_review')).toEqual([
      ['sent', 'done', null],
      ['review', 'current', null],
      ['success', 'upcoming', null],
    ])
  })

  it('calls nothing decided whose status nobody can name', () => {
    expect(steps('unknown', SENT)).toEqual([
      ['sent', 'done', 100],
      ['unknown', 'current', null],
    ])
    expect(steps('frozen_by_a_newer_server', SENT).at(-1)).toEqual(['unknown', 'current', null])
  })
})

describe('spanOf', () => {
  it.each([
    [5, 5, 'minute'],
    [59, 59, 'minute'],
    [60, 1, 'hour'],
    [61, 2, 'hour'],
    [240, 4, 'hour'],
    [1440, 1, 'day'],
    [1441, 2, 'day'],
  ])('%i minutes are at most %i %s', (minutes, value, unit) => {
    expect(spanOf(minutes)).toEqual({ value, unit })
  })
})
