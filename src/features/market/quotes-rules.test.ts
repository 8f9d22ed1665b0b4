import { describe, expect, it } from 'vitest'
import { quotesBySymbol } from '@/domain/quotes/live-quote-rules.ts'
import type { Quote } from '@/generated/h5.schemas.ts'
import { chooseProducts, freshnessOf, sortProducts } from './quotes-rules.ts'

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

const ALL = ['NESN', 'BTCUSD', 'EURUSD', 'XAUUSD', 'DONG', 'SONY']

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
    ['everything by spaces, favourites first', '   ', ALL],
    ['everything by signs alone', '/', ALL],
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

  it('puts the largest move first, up or down', () => {
    expect(order('movers')).toEqual(['EURUSD', 'NESN', 'BTCUSD', 'DONG', 'XAUUSD', 'SONY'])
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
