import { describe, expect, it } from 'vitest'
import type { ListQuotesDone } from '@/generated/model/list-quotes-done.ts'
import type { Quote } from '@/generated/model/quote.ts'
import {
  chooseProducts,
  freshnessOf,
  isOutOfDate,
  mergeQuotes,
  quotesBySymbol,
  sortProducts,
} from './quotes-rules.ts'

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
    next_open_at: null,
    ...change,
  }
}

function answer(list: Quote[], time = NOW): ListQuotesDone {
  return { code: 1, msg: '', time, data: { list } }
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

  it('takes the new state of a market whose last tick stays', () => {
    const closed = quote('GOOG', { state: 'closed', next_open_at: NOW + 3600 })
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

  it('begins anew when the clock of the server was set back', () => {
    const before = answer([quote('BTCUSD')])
    const after = answer([quote('BTCUSD', { as_of: NOW - 3600 })], NOW - 3600)
    expect(mergeQuotes(before, after)).toBe(after)
  })
})

function symbols(merged: ListQuotesDone): string[] {
  return merged.data.list.map(({ symbol }) => symbol)
}

describe('isOutOfDate', () => {
  it('bears ten seconds and not more', () => {
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

describe('freshnessOf', () => {
  it('goes by the newest quote of a trading market', () => {
    const list = [quote('A', { as_of: NOW - 30 }), quote('B', { as_of: NOW - 2 })]
    expect(freshnessOf(list, NOW)).toEqual({ asOf: NOW - 2, age: 2, state: 'live' })
  })

  it('is not deceived by a closed market with a newer price', () => {
    const list = [quote('A', { as_of: NOW - 30 }), quote('B', { state: 'closed' })]
    expect(freshnessOf(list, NOW)).toEqual({ asOf: NOW - 30, age: 30, state: 'outOfDate' })
  })

  it('says when nothing trades', () => {
    const list = [quote('A', { state: 'closed', as_of: NOW - 3600 })]
    expect(freshnessOf(list, NOW)).toEqual({ asOf: NOW - 3600, age: 3600, state: 'notTrading' })
  })

  it('never tells an age below zero', () => {
    expect(freshnessOf([quote('A', { as_of: NOW + 1 })], NOW + 0.4)?.age).toBe(0)
  })

  it('is nothing where there is no quote', () => {
    expect(freshnessOf([], NOW)).toBeNull()
  })
})

const products = [
  { symbol: 'BTCUSD', name: 'Bitcoin', category: 'crypto' },
  { symbol: 'EURUSD', name: 'Euro / US dollar', category: 'forex' },
  { symbol: 'XAUUSD', name: 'Золото', category: 'gold' },
  { symbol: 'NESN', name: 'Nestlé', category: 'stocks' },
  { symbol: 'DONG', name: 'Đồng Việt Nam', category: 'forex' },
  { symbol: 'SONY', name: 'ソニー', category: 'stocks' },
]

function found(search: string, group: Parameters<typeof chooseProducts>[1]['group'] = 'all') {
  const favourites = new Set(['NESN', 'GONE'])
  return chooseProducts(products, { group, search, favourites }).map(({ symbol }) => symbol)
}

describe('chooseProducts', () => {
  it.each([
    ['by symbol in any case', 'btc', ['BTCUSD']],
    ['by name in any case', 'BITCOIN', ['BTCUSD']],
    ['by a pair with its stroke', 'eur/usd', ['EURUSD']],
    ['without the accent', 'nestle', ['NESN']],
    ['with an accent that the name has not', 'bítcoin', ['BTCUSD']],
    ['by a decomposed accent', 'Nestle\u0301', ['NESN']],
    ['without the marks of Vietnamese', 'dong viet', ['DONG']],
    ['by other scripts', 'зол', ['XAUUSD']],
    ['by full-width letters', 'ｂｔｃ', ['BTCUSD']],
    ['by half-width kana', 'ｿﾆｰ', ['SONY']],
    ['by several words in any order', 'dollar euro', ['EURUSD']],
    ['by words of symbol and name', 'eurusd dollar', ['EURUSD']],
    ['not by words of two products', 'bitcoin euro', []],
    ['everything by spaces', '   ', products.map(({ symbol }) => symbol)],
    ['everything by signs alone', '/', products.map(({ symbol }) => symbol)],
    ['nothing by nonsense', 'qqq', []],
  ])('finds %s', (_, search, expected) => {
    expect(found(search)).toEqual(expected)
  })

  it('keeps to the category', () => {
    expect(found('', 'forex')).toEqual(['EURUSD', 'DONG'])
    expect(found('bitcoin', 'forex')).toEqual([])
  })

  it('keeps to the favourites that are still listed', () => {
    expect(found('', 'favourites')).toEqual(['NESN'])
  })
})

describe('sortProducts', () => {
  const quotes = quotesBySymbol([
    quote('BTCUSD', { change_rate: '0.0099' }),
    quote('EURUSD', { change_rate: '-0.01' }),
    quote('NESN', { change_rate: '0.01' }),
    quote('DONG', { change_rate: '0' }),
  ])
  const order = (by: Parameters<typeof sortProducts>[1], locale = 'en') =>
    sortProducts(products, by, quotes, locale).map(({ symbol }) => symbol)

  it('leaves the order of the catalogue', () => {
    expect(sortProducts(products, 'default', quotes, 'en')).toBe(products)
  })

  it('puts the largest rise first and what has no quote last', () => {
    expect(order('rise')).toEqual(['NESN', 'BTCUSD', 'DONG', 'EURUSD', 'XAUUSD', 'SONY'])
  })

  it('puts the largest fall first and what has no quote last', () => {
    expect(order('fall')).toEqual(['EURUSD', 'DONG', 'BTCUSD', 'NESN', 'XAUUSD', 'SONY'])
  })

  it('sorts names as the language of the page does', () => {
    const names = (locale: string) =>
      sortProducts(
        ['Zink', 'Öl', 'Gold', 'gold 2', 'gold 10'].map((name) => ({
          symbol: name,
          name,
          category: 'gold',
        })),
        'name',
        quotes,
        locale,
      ).map(({ name }) => name)
    expect(names('de')).toEqual(['Gold', 'gold 2', 'gold 10', 'Öl', 'Zink'])
    expect(names('sv')).toEqual(['Gold', 'gold 2', 'gold 10', 'Zink', 'Öl'])
  })

  it('does not change the list that it was given', () => {
    const before = [...products]
    order('rise')
    expect(products).toEqual(before)
  })
})
