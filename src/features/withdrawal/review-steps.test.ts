import { describe, expect, it } from 'vitest'
import type { WithdrawalRecord } from '@/generated/model/withdrawal-record.ts'
import { reviewSteps } from './review-steps.ts'

const record: WithdrawalRecord = {
  id: 'wd_4007',
  request_id: null,
  type: 'bank_card',
  target_name: 'Example Bank',
  target_masked_number: '411****111',
  currency: 'USD',
  amount: '1010.00',
  fee: '10.10',
  actual_amount: '999.90',
  status: 'under_review',
  status_note: null,
  created_at: 100,
  timeline: [{ status: 'under_review', at: 100 }],
}

const steps = (change: Partial<WithdrawalRecord>) =>
  reviewSteps({ ...record, ...change }).map(({ status, state, at }) => [status, state, at])

describe('reviewSteps', () => {
  it('has one step under way while under review, and promises no other', () => {
    expect(steps({})).toEqual([['under_review', 'current', 100]])
  })

  it('puts the steps in the order of their moments', () => {
    const timeline: WithdrawalRecord['timeline'] = [
      { status: 'success', at: 200 },
      { status: 'under_review', at: 100 },
    ]
    expect(steps({ status: 'success', timeline })).toEqual([
      ['under_review', 'done', 100],
      ['success', 'done', 200],
    ])
  })

  it('ends a failed one as failed', () => {
    const timeline: WithdrawalRecord['timeline'] = [
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
