import { describe, expect, it } from 'vitest'
import type { TradeOrder } from '@/generated/h5.schemas.ts'
import {
  checkOrder,
  figuresOf,
  largestAffordable,
  outcomeOf,
  pathOf,
  precisionOf,
  settlementAt,
  ticksOf,
} from './order-rules.ts'

const terms = { profit_rate: '0.86', fee_rate: '0.01', currency: 'USD' }

const OPEN = 1_795_188_420
const won: TradeOrder = {
  type: 'contract',
  id: 'or_1',
  request_id: null,
  symbol: 'BTCUSD',
  name: 'Bitcoin',
  direction: 'up',
  currency: 'USD',
  amount: '300.00',
  seconds: 180,
  profit_rate: '0.86',
  fee_rate: '0.01',
  fee: '3.00',
  expected_profit: '258.00',
  accepted_price: '97790.15',
  accepted_tick_id: 'BTCUSD-1',
  slippage_rate_max: '0.0005',
  open_price: '97790.15',
  open_time: OPEN,
  open_tick_id: 'BTCUSD-1',
  open_tick_time: OPEN,
  settles_at: OPEN + 180,
  close_price: '97837.40',
  close_time: OPEN + 180,
  close_tick_id: 'BTCUSD-2',
  close_tick_time: OPEN + 180,
  settlement_rule: 'last_tick_at_or_before',
  result: 'win',
  payout: '558.00',
  net_profit: '255.00',
}

describe('figuresOf', () => {
  it('has fee, profit, best and worst case to the cent', { tags: 'can.see-fee-and-profit' }, () => {
    expect(figuresOf('300.00', terms)).toEqual({
      amount: '300.00',
      fee: '3.00',
      cost: '303',
      profit: '258.00',
      netIfRight: '255',
      netIfWrong: '-303',
    })
  })

  it('rounds fee and profit half-up, each by itself', () => {
    const { fee, profit } = figuresOf('10.50', { ...terms, profit_rate: '0.8433' })
    expect([fee, profit]).toEqual(['0.11', '8.85'])
  })
})

describe('largestAffordable', () => {
  it.each([
    ['101.00', '0.01', '100.00'],
    ['100.00', '0.01', '99.01'],
    ['8420.50', '0.01', '8337.13'],
    ['0.01', '0.01', '0.01'],
    ['0.00', '0.01', '0.00'],
    ['50.00', '0', '50.00'],
  ])('of %s at a fee of %s is %s', (available, fee, largest) => {
    expect(largestAffordable(available, fee, 'USD')).toBe(largest)
  })

  it('of a currency is an amount of it', () => {
    expect(largestAffordable('10150', '0.01', 'JPY')).toBe('10049')
    expect(largestAffordable('10.150', '0.01', 'KWD')).toBe('10.049')
  })

  it('never costs more than there is, and one cent more always does', () => {
    for (let cents = 1000; cents < 1400; cents += 7) {
      const available = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
      const largest = largestAffordable(available, '0.0137', 'USD')
      const costOf = (amount: string) => +figuresOf(amount, { ...terms, fee_rate: '0.0137' }).cost
      expect(costOf(largest)).toBeLessThanOrEqual(+available)
      expect(costOf((+largest + 0.01).toFixed(2))).toBeGreaterThan(+available)
    }
  })
})

describe('outcomeOf', () => {
  it.each([
    ['up', '1.00', '1.01', 'win'],
    ['up', '1.00', '0.99', 'loss'],
    ['down', '1.00', '0.99', 'win'],
    ['down', '1.00', '1.01', 'loss'],
    ['up', '1.00', '1.000', 'draw'],
    ['down', '1.0', '1.00', 'draw'],
  ] as const)('%s from %s to %s is a %s', (direction, open, close, result) => {
    expect(outcomeOf(direction, open, close)).toBe(result)
  })
})

describe('settlementAt', () => {
  it.each([
    ['97837.40', 'win', '558', '255'],
    ['97000.00', 'loss', '0', '-303'],
    ['97790.15', 'draw', '303', '0'],
  ])('closing at %s is a %s', (close, result, payout, netProfit) => {
    expect(settlementAt(won, close)).toEqual({ result, payout, netProfit })
  })
})

describe('checkOrder', () => {
  it('agrees with a right word', () => {
    expect(checkOrder(won)).toEqual({ verdict: 'agrees' })
  })

  it('finds another result than the prices give', () => {
    const check = checkOrder({ ...won, result: 'loss', payout: '0.00', net_profit: '-303.00' })
    expect(check).toMatchObject({ verdict: 'differs', own: { result: 'win', payout: '558' } })
  })

  it('finds a cent too few', () => {
    expect(checkOrder({ ...won, payout: '557.99' }).verdict).toBe('differs')
    expect(checkOrder({ ...won, net_profit: '254.99' }).verdict).toBe('differs')
  })

  it.each([{ open_tick_time: OPEN + 1 }, { close_tick_time: OPEN + 181 }])(
    'finds a tick that is later than its second: %o',
    (change) => {
      expect(checkOrder({ ...won, ...change }).verdict).toBe('late')
    },
  )

  it.each(['open', 'unknown'] as const)('has nothing to say of one that is %s', (result) => {
    expect(checkOrder({ ...won, result }).verdict).toBe('none')
    expect(checkOrder({ ...won, close_price: null }).verdict).toBe('none')
  })
})

describe('the ticks that decided an order', () => {
  const open = { tick_id: 'BTCUSD-1', price: '97790.15', as_of: OPEN }
  const close = { tick_id: 'BTCUSD-2', price: '97837.40', as_of: OPEN + 180 }

  it('are known of one that is settled', () => {
    expect(ticksOf(won)).toEqual({ open, close })
  })

  it.each([
    { open_tick_id: null },
    { open_tick_time: null },
    { close_tick_id: null },
    { close_tick_time: null },
    { close_price: null },
  ])('are not known with %o', (unknown) => {
    expect(ticksOf({ ...won, ...unknown })).toBeNull()
  })

  it('begin and end the way of the price', () => {
    const between = { tick_id: 'BTCUSD-9', price: '97800.00', as_of: OPEN + 90 }
    expect(pathOf([open, between, close], { open, close })).toEqual([open, between, close])
    expect(pathOf([between, close], { open, close })).toEqual([open, between, close])
  })

  it('are no way where the published price that ends it is another one', () => {
    expect(pathOf([open, { ...close, price: '97837.41' }], { open, close })).toBeNull()
    expect(pathOf([open, { ...close, tick_id: 'BTCUSD-3' }], { open, close })).toBeNull()
    expect(pathOf([], { open, close })).toBeNull()
  })
})

describe('precisionOf', () => {
  it('counts the decimals that the server wrote', () => {
    expect(precisionOf('1.08340')).toBe(5)
    expect(precisionOf('39482')).toBe(0)
  })
})
