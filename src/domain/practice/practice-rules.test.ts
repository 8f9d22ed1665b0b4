import { describe, expect, it } from 'vitest'
import type { ProductDetails, Quote, SettlementOption, Tick } from '@/generated/h5.schemas.ts'
import { emptyBook, openIn } from './practice-book.ts'
import type { Offer, PracticeRequest } from './practice-rules.ts'
import { closingOf, refusalOf, withinSlippage } from './practice-rules.ts'

const NOW = 1_795_188_600

const tick = (price: string, as_of: number): Tick => ({ tick_id: `BTCUSD-${as_of}`, price, as_of })

const option: SettlementOption = {
  seconds: 30,
  profit_rate: '0.80',
  fee_rate: '0.01',
  single_min: '10.00',
  single_max: '5000.00',
  total_max: '20000.00',
  currency: 'USD',
}

const quote = { price: '100.00', tick_id: 'BTCUSD-now', as_of: NOW, state: 'trading' } as Quote

const details = (more: Partial<Quote> = {}) =>
  ({
    product: { symbol: 'BTCUSD', name: 'Bitcoin' },
    quote: { ...quote, opens_at: null, ...more },
    limits: { quote_seconds: 10, slippage_rate_max: '0.0005' },
  }) as ProductDetails

const request = (more: Partial<PracticeRequest> = {}): PracticeRequest => ({
  symbol: 'BTCUSD',
  direction: 'up',
  amount: '100.00',
  seconds: 30,
  profit_rate: '0.80',
  fee_rate: '0.01',
  accepted_price: '100.00',
  accepted_tick_id: 'BTCUSD-1',
  slippage_rate_max: '0.0005',
  ...more,
})

const offer = (more: Partial<Offer> = {}): Offer => ({
  at: NOW,
  details: details(),
  options: [option],
  opening: tick('100.00', NOW),
  acceptedAt: NOW,
  ...more,
})

const book = emptyBook('USD')
const reasonOf = (asked: Partial<PracticeRequest>, given: Partial<Offer> = {}, of = book) =>
  refusalOf(of, request(asked), offer(given))

describe('a practice order is refused as a real one', () => {
  it('not at all where everything holds', () => {
    expect(reasonOf({})).toBeNull()
    // A market whose state the server does not know is decided by its prices.
    expect(reasonOf({}, { details: details({ state: 'unknown' }) })).toBeNull()
    // Rates are numbers.
    expect(reasonOf({ profit_rate: '0.8', fee_rate: '0.010' })).toBeNull()
  })

  it('while the market is closed, with when it opens', () => {
    const shut = details({ state: 'non_trading_time', opens_at: NOW + 60 })
    expect(reasonOf({}, { details: shut })).toMatchObject({
      reason: 'non_trading_time',
      params: { available_from: String(NOW + 60) },
    })
    expect(reasonOf({}, { details: details({ state: 'closed' }) })).toMatchObject({
      reason: 'non_trading_time',
      params: {},
    })
  })

  it('for a time or a slippage that is not offered', () => {
    expect(reasonOf({ seconds: 31 })?.reason).toBe('input_invalid')
    expect(reasonOf({ slippage_rate_max: '0.0006' })?.reason).toBe('input_invalid')
    expect(reasonOf({}, {}, emptyBook('EUR'))?.reason).toBe('input_invalid')
  })

  it.each<[string, Partial<PracticeRequest>, Partial<Offer>]>([
    ['rates changed', { profit_rate: '0.81' }, {}],
    ['the fee changed', { fee_rate: '0.02' }, {}],
    ['the price that was accepted is old', {}, { acceptedAt: NOW - 11 }],
    ['the price that was accepted is not known', {}, { acceptedAt: null }],
    ['the opening tick is old, right after a halt', {}, { opening: tick('100.00', NOW - 11) }],
    ['no opening tick is listed', {}, { opening: undefined }],
    ['the opening is too much worse', {}, { opening: tick('100.06', NOW) }],
  ])('where %s, with the price of now', (_, asked, given) => {
    expect(reasonOf(asked, given)).toMatchObject({
      reason: 'price_changed',
      params: { price: '100.00', tick_id: 'BTCUSD-now', as_of: String(NOW) },
    })
  })

  it('at the bounds of one order, to the cent', () => {
    expect(reasonOf({ amount: '10.00' })).toBeNull()
    expect(reasonOf({ amount: '9.99' })).toMatchObject({
      reason: 'single_min',
      params: { min: '10.00', currency: 'USD' },
    })
    expect(reasonOf({ amount: '5000.00' })).toBeNull()
    expect(reasonOf({ amount: '5000.01' })?.reason).toBe('single_max')
  })

  const held = ['a', 'b', 'c'].reduce(
    (one, id) =>
      openIn(one, {
        ...request({ amount: '1000.00' }),
        id,
        name: 'Bitcoin',
        at: NOW,
        open: tick('100.00', NOW),
      }),
    book,
  )

  it('at the bound of all open practice orders together', () => {
    const bounded = { options: [{ ...option, total_max: '3100.00' }] }
    expect(reasonOf({ amount: '100.00' }, bounded, held)).toBeNull()
    expect(reasonOf({ amount: '100.01' }, bounded, held)).toMatchObject({
      reason: 'holdings_max',
      params: { max: '3100.00' },
    })
  })

  it('where practice money does not cover amount and fee', () => {
    const wide = { options: [{ ...option, single_max: '9000.00' }] }
    // 10,000 - 3 x 1,010 = 6,970, which 6,900.99 and its fee of 69.01 just use up.
    expect(reasonOf({ amount: '6900.99' }, wide, held)).toBeNull()
    expect(reasonOf({ amount: '6901.00' }, wide, held)).toMatchObject({
      reason: 'balance_not_enough',
      params: { available: '6970.00', currency: 'USD' },
    })
  })
})

describe('the slippage', () => {
  const up = { direction: 'up', accepted_price: '97790.15', slippage_rate_max: '0.0005' } as const
  it('is exact at the last decimal, and a better price always holds', () => {
    expect(withinSlippage(up, '97839.045075')).toBe(true)
    expect(withinSlippage(up, '97839.045076')).toBe(false)
    expect(withinSlippage(up, '1')).toBe(true)
    expect(withinSlippage({ ...up, direction: 'down' }, '97741.254925')).toBe(true)
    expect(withinSlippage({ ...up, direction: 'down' }, '97741.254924')).toBe(false)
    expect(withinSlippage({ ...up, direction: 'down' }, '200000')).toBe(true)
  })
})

describe('the closing tick', () => {
  const AT = NOW + 30
  const listed = [tick('101.00', AT)]
  const moved = { state: 'trading', as_of: AT + 1 } as const

  it('is that of the second, once the second is over', () => {
    expect(closingOf(listed, moved, AT, AT + 1)).toEqual({ kind: 'tick', tick: listed[0] })
    expect(closingOf(listed, { ...moved, as_of: AT }, AT, AT + 1).kind).toBe('tick')
    expect(closingOf(listed, { ...moved, as_of: AT }, AT, AT).kind).toBe('wait')
  })

  it('is not asked for by the device’s clock: before the server’s second it waits', () => {
    expect(closingOf(listed, moved, AT, AT - 1)).toEqual({ kind: 'wait' })
    // Within it more ticks may come, also where a price was read a moment later.
    expect(closingOf(listed, moved, AT, AT)).toEqual({ kind: 'wait' })
  })

  it('is the same however late it is asked for', () => {
    expect(closingOf(listed, { ...moved, as_of: AT + 90_000 }, AT, AT + 90_000).kind).toBe('tick')
  })

  it('is an older one where a slow market published none in that second', () => {
    const slow = [tick('101.00', AT - 20)]
    expect(closingOf(slow, moved, AT, AT + 5)).toEqual({ kind: 'tick', tick: slow[0] })
  })

  it('waits while a feed hangs over the second, as a real order does', () => {
    const hung = [tick('101.00', AT - 5)]
    const hanging = { state: 'trading', as_of: AT - 5 } as const
    expect(closingOf(hung, hanging, AT, AT + 3_600)).toEqual({ kind: 'wait' })
    expect(closingOf(hung, { ...hanging, as_of: AT + 3_601 }, AT, AT + 3_601).kind).toBe('tick')
  })

  it('is the last one of a market that closed before it', () => {
    const shut = [tick('101.00', AT - 20)]
    for (const state of ['closed', 'non_trading_time'] as const) {
      expect(closingOf(shut, { state, as_of: AT - 20 }, AT, AT + 1).kind).toBe('tick')
    }
    expect(closingOf(shut, { state: 'unknown', as_of: AT - 20 }, AT, AT + 1).kind).toBe('wait')
  })

  it('is waited for while it may not be listed yet, and then there is none', () => {
    expect(closingOf([], moved, AT, AT + 60).kind).toBe('wait')
    expect(closingOf([], moved, AT, AT + 61).kind).toBe('noTick')
  })
})
