import { describe, expect, it } from 'vitest'
import type { LedgerEntry } from '@/generated/h5.schemas.ts'
import { groupOrders } from './ledger-orders.ts'

const entry = (id: string, type: LedgerEntry['type'], amount: string, record: string | null) =>
  ({ id, type, amount, record_id: record, currency: 'USD', balance_after: id }) as LedgerEntry

const PAYOUT = entry('6', 'order_payout', '72.80', 'or_1')
const DEPOSIT = entry('5', 'deposit', '100.00', 'dp_1')
const OTHER = entry('4', 'order_fee', '-0.10', 'or_2')
const FEE = entry('3', 'order_fee', '-0.40', 'or_1')
const STAKE = entry('2', 'order_stake', '-40.00', 'or_1')

describe('the ledger', () => {
  it('has an order as one movement, in the place and with the balance of its newest entry', () => {
    const found = groupOrders([PAYOUT, DEPOSIT, FEE, STAKE])
    expect(found.map(({ id, amount }) => [id, amount])).toEqual([
      ['6', '32.4'],
      ['5', '100.00'],
    ])
    expect(found[0]).toMatchObject({ balance_after: '6', parts: [PAYOUT, FEE, STAKE] })
  })

  it('keeps the entries of an order whose stake is further down, and each entry once', () => {
    expect(groupOrders([PAYOUT, OTHER, FEE]).map(({ id }) => id)).toEqual(['6', '4', '3'])
    expect(groupOrders([PAYOUT, FEE, FEE, STAKE])[0]?.amount).toBe('32.4')
  })
})
