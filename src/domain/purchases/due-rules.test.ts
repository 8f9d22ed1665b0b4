import { describe, expect, it } from 'vitest'
import type { DepositRecord, Purchase, WithdrawalRecord } from '@/generated/h5.schemas.ts'
import type { DueFacts } from './due-rules.ts'
import { dueOf } from './due-rules.ts'

const NOW = 1_795_188_600
const DAY = 86_400

const purchase = (id: string, of: Partial<Purchase>) =>
  ({
    id,
    status: 'earning',
    currency: 'USD',
    release_date: NOW + 30 * DAY,
    next_income: null,
    next_income_at: null,
    ...of,
  }) as Purchase

const review = (id: string, status: string, expected_at: number | null) =>
  ({ id, status, expected_at }) as DepositRecord & WithdrawalRecord

const due = (facts: Partial<DueFacts>) =>
  dueOf({ purchases: [], deposits: [], withdrawals: [], now: NOW, ...facts })

describe('dueOf', () => {
  it('is empty where nothing comes', () => {
    expect(due({})).toEqual([])
    expect(
      due({ purchases: [purchase('a', {})], deposits: [review('d', 'success', null)] }),
    ).toEqual([])
  })

  it('adds up the incomes that come at the next moment, and no later ones', () => {
    const [next, ...more] = due({
      purchases: [
        purchase('a', { next_income: '0.40', next_income_at: NOW + 600 }),
        purchase('b', { next_income: '1.25', next_income_at: NOW + 600 }),
        purchase('c', { next_income: '9.00', next_income_at: NOW + DAY }),
        purchase('d', { next_income: '7.00', next_income_at: NOW - 1 }),
      ],
    })
    expect(next).toMatchObject({ kind: 'income', amount: '1.65', currency: 'USD', at: NOW + 600 })
    expect(more).toEqual([])
  })

  it('names the end of a cycle in its last week', () => {
    const kinds = (end: number) =>
      due({ purchases: [purchase('a', { release_date: end })] }).map(({ kind }) => kind)
    expect(kinds(NOW + 7 * DAY)).toEqual(['maturity'])
    expect(kinds(NOW + 7 * DAY + 1)).toEqual([])
    expect(kinds(NOW)).toEqual([])
  })

  it('begins with appends, and goes by moment from there; what nobody can date comes last', () => {
    const list = due({
      purchases: [
        purchase('a', { next_income: '0.40', next_income_at: NOW + 5_000 }),
        purchase('b', { status: 'awaiting_append' }),
      ],
      deposits: [review('d', 'success_awaiting_audit', null), review('e', 'failed', NOW)],
      withdrawals: [review('w', 'under_review', NOW + 60)],
    })
    expect(list.map(({ kind }) => kind)).toEqual(['append', 'withdrawal', 'income', 'deposit'])
  })

  it('names no moment of a review that has passed', () => {
    const moments = (expected: number) =>
      due({ deposits: [review('d', 'under_review', expected)] }).map(({ at }) => at)
    expect(moments(NOW + 1)).toEqual([NOW + 1])
    expect(moments(NOW)).toEqual([null])
  })

  it('names five at most', () => {
    const deposits = ['1', '2', '3', '4', '5', '6'].map((id) => review(id, 'under_review', NOW))
    expect(due({ deposits })).toHaveLength(5)
  })
})
