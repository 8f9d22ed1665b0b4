import { describe, expect, it } from 'vitest'
import type { Timed } from '@/api/answer-time.ts'
import type { Quote, QuoteList } from '@/generated/h5.schemas.ts'
import { isOutOfDate, mergeQuotes } from './live-quote-rules.ts'

const NOW = 1_795_188_600

function quote(symbol: string, change: Partial<Quote> = {}): Quote {
  return {
    symbol,
    price: '100.00',
    open: '99.00',
    high: '101.00',
    low: '98.00',
    close: '99.00',
    change: '1.00',
    change_rate: '0.0101',
    state: 'trading',
    as_of: NOW,
    tick_id: `${symbol}-1000`,
    opens_at: null,
    ...change,
  }
}

function answer(list: Quote[], time = NOW): Timed<QuoteList> {
  return { time, data: { list } }
}

describe('mergeQuotes', () => {
  it('takes newer quotes', () => {
    const newer = quote('BTCUSD', { price: '101.00', as_of: NOW + 1, tick_id: 'BTCUSD-1004' })
    const merged = mergeQuotes(answer([quote('BTCUSD')]), answer([newer], NOW + 1))
    expect(merged.data.list).toEqual([newer])
    expect(merged.time).toBe(NOW + 1)
  })

  it('keeps the newer quote when an older answer comes late', () => {
    const newer = quote('BTCUSD', { price: '101.00', as_of: NOW + 1, tick_id: 'BTCUSD-1004' })
    const merged = mergeQuotes(answer([newer], NOW + 1), answer([quote('BTCUSD')]))
    expect(merged.data.list).toEqual([newer])
    expect(merged.time).toBe(NOW + 1)
  })

  it('decides for each product by itself', () => {
    const btc = quote('BTCUSD', { as_of: NOW + 2 })
    const eth = quote('ETHUSD', { as_of: NOW + 1 })
    const merged = mergeQuotes(
      answer([btc, quote('ETHUSD')]),
      answer([quote('BTCUSD', { as_of: NOW + 1 }), eth], NOW + 1),
    )
    expect(merged.data.list[0]).toBe(btc)
    expect(merged.data.list[1]).toBe(eth)
  })

  it('tells ticks of one second apart by their count, not by their letters', () => {
    const ninth = quote('BTCUSD', { price: '9.00', tick_id: 'BTCUSD-9' })
    const tenth = quote('BTCUSD', { price: '10.00', tick_id: 'BTCUSD-10' })
    expect(mergeQuotes(answer([ninth]), answer([tenth])).data.list[0]?.price).toBe('10.00')
    expect(mergeQuotes(answer([tenth]), answer([ninth])).data.list[0]?.price).toBe('10.00')
  })

  it('takes the later answer where tick ids have no order', () => {
    const first = quote('BTCUSD', { price: '1.00', tick_id: 'tick_a' })
    const second = quote('BTCUSD', { price: '2.00', tick_id: 'tick_b' })
    expect(mergeQuotes(answer([first]), answer([second])).data.list[0]?.price).toBe('2.00')
    expect(mergeQuotes(answer([second], NOW + 1), answer([first])).data.list[0]?.price).toBe('2.00')
  })

  it.each([
    ['BTCUSD-12', 'XBTUSD-2'],
    ['BTCUSD-12', 'x'],
    ['x', 'BTCUSD-12'],
    ['BTCUSD-12 ', 'BTCUSD-3'],
    ['BTCUSD-3', 'BTCUSD-12 '],
  ])('finds no order between the ticks %j and %j', (a, b) => {
    const first = quote('BTCUSD', { price: '1.00', tick_id: a })
    const second = quote('BTCUSD', { price: '2.00', tick_id: b })
    expect(mergeQuotes(answer([first]), answer([second])).data.list[0]?.price).toBe('2.00')
  })

  it('takes the new state of a market whose last tick stays', () => {
    const closed = quote('GOOG', { state: 'closed', opens_at: NOW + 3600 })
    expect(mergeQuotes(answer([quote('GOOG')]), answer([closed], NOW + 1)).data.list).toEqual([
      closed,
    ])
    expect(mergeQuotes(answer([closed], NOW + 1), answer([quote('GOOG')])).data.list).toEqual([
      closed,
    ])
  })

  it('keeps the identity of every quote that did not change', () => {
    const before = answer([quote('BTCUSD'), quote('ETHUSD')])
    const moved = quote('ETHUSD', { as_of: NOW + 1 })
    const merged = mergeQuotes(before, answer([quote('BTCUSD'), moved], NOW + 1))
    expect(merged.data.list[0]).toBe(before.data.list[0])
    expect(merged.data.list[1]).toBe(moved)
  })

  it('keeps the identity of the whole list when nothing changed', () => {
    const before = answer([quote('BTCUSD'), quote('ETHUSD')])
    const merged = mergeQuotes(before, answer([quote('BTCUSD'), quote('ETHUSD')], NOW + 1))
    expect(merged.data).toBe(before.data)
    expect(merged.time).toBe(NOW + 1)
  })

  it('lists what the later answer lists', () => {
    const both = answer([quote('BTCUSD'), quote('ETHUSD')])
    const one = answer([quote('ETHUSD')], NOW + 1)
    expect(symbols(mergeQuotes(both, one))).toEqual(['ETHUSD'])
    expect(symbols(mergeQuotes(one, both))).toEqual(['ETHUSD'])
    expect(symbols(mergeQuotes(one, answer([quote('BTCUSD'), quote('ETHUSD')], NOW + 2)))).toEqual([
      'BTCUSD',
      'ETHUSD',
    ])
  })

  it('is another list when a product is gone from its end', () => {
    const [btc, eth] = [quote('BTCUSD'), quote('ETHUSD')]
    const merged = mergeQuotes(answer([btc, eth]), answer([btc], NOW + 1))
    expect(merged.data.list).toEqual([btc])
  })

  it('begins anew when the clock of the server was set back', () => {
    const before = answer([quote('BTCUSD')])
    const after = answer([quote('BTCUSD', { as_of: NOW - 3600 })], NOW - 3600)
    expect(mergeQuotes(before, after)).toBe(after)
  })
})

function symbols(merged: Timed<QuoteList>): string[] {
  return merged.data.list.map(({ symbol }) => symbol)
}

describe('isOutOfDate', () => {
  it('tolerates ten seconds and not more', () => {
    expect(isOutOfDate(quote('BTCUSD'), NOW + 10)).toBe(false)
    expect(isOutOfDate(quote('BTCUSD'), NOW + 11)).toBe(true)
  })

  it.each(['closed', 'non_trading_time', 'unknown'] as const)(
    'does not ask a %s market for a fresh price',
    (state) => {
      expect(isOutOfDate(quote('GOOG', { state }), NOW + 86_400)).toBe(false)
    },
  )
})
