import { describe, expect, it } from 'vitest'
import type { TradeOrder } from '@/generated/h5.schemas.ts'
import { idOfItem, nextLook, phaseOf, prospectsOf } from './order-list-rules.ts'

const NOW = 1_795_188_600

/** What the rules read of an order. */
const order = (settles_at: number, result: TradeOrder['result'] = 'open') =>
  ({ type: 'contract', id: 'or_1', settles_at, result }) as TradeOrder

describe('nextLook', () => {
  it('is just after the next settlement', () => {
    expect(nextLook([[order(NOW + 20), order(NOW + 12)]], NOW)).toBe(13)
  })

  it('is soon again for one whose result is late', () => {
    expect(nextLook([[order(NOW + 200)], [order(NOW)]], NOW)).toBe(2)
  })

  it('does not wait longer than half a minute', () => {
    expect(nextLook([[order(NOW + 300)]], NOW)).toBe(30)
  })

  it('is never where nothing is open', () => {
    expect(nextLook([[order(NOW - 60, 'win'), order(NOW - 60, 'unknown')]], NOW)).toBeNull()
    expect(nextLook([], NOW)).toBeNull()
  })

  it('is never in a list of many pages', () => {
    const pages = Array.from({ length: 6 }, () => [order(NOW + 5)])
    expect(nextLook(pages, NOW)).toBeNull()
    expect(nextLook(pages.slice(1), NOW)).toBe(6)
  })
})

describe('prospectsOf', () => {
  it('counts the fees on both sides', () => {
    const totals = { amount: '500.00', fee: '5.01', expected_profit: '438.00' }
    expect(
      prospectsOf({ ...totals, currency: 'USD', total_max: '20000.00', left: '19500.00' }),
    ).toEqual({ best: '432.99', worst: '-505.01' })
  })
})

describe('phaseOf', () => {
  it.each([
    [order(NOW + 1), 'running'],
    [order(NOW), 'due'],
    [order(NOW + 1, 'win'), 'over'],
    [order(NOW - 1, 'unknown'), 'over'],
  ] as const)('%#', (given, phase) => {
    expect(phaseOf(given, NOW)).toBe(phase)
  })
})

describe('idOfItem', () => {
  it('tells an order from a purchase of the same number', () => {
    expect(idOfItem(order(NOW))).not.toBe(idOfItem({ ...order(NOW), type: 'project' } as never))
  })
})
