import { describe, expect, it } from 'vitest'
import type { Tick } from '@/generated/h5.schemas.ts'
import type { Opening, PracticeBook } from './practice-book.ts'
import {
  availableIn,
  emptyBook,
  giveBackIn,
  heldIn,
  hintIsDue,
  netOf,
  openIn,
  openOrdersOf,
  ordersOf,
  putHintAway,
  readBook,
  resetOf,
  seeIn,
  settledCount,
  settleIn,
  writeBook,
} from './practice-book.ts'

const AT = 1_795_188_420

const tick = (price: string, as_of: number): Tick => ({ tick_id: `BTCUSD-${as_of}`, price, as_of })

const opening = (id: string, more: Partial<Opening> = {}): Opening => ({
  id,
  symbol: 'BTCUSD',
  name: 'Bitcoin',
  direction: 'up',
  seconds: 180,
  profit_rate: '0.86',
  fee_rate: '0.01',
  amount: '300.00',
  accepted_price: '97790.15',
  accepted_tick_id: 'BTCUSD-1',
  slippage_rate_max: '0.0005',
  at: AT,
  open: tick('97790.15', AT),
  ...more,
})

const withOrder = (id = 'one', more: Partial<Opening> = {}) =>
  openIn(emptyBook('USD'), opening(id, more))

const settled = (book: PracticeBook, id: string) =>
  ordersOf(book).find(({ order }) => order.id === id)

describe('the money of practice', () => {
  it('begins with 10,000 in the decimals of the currency', () => {
    expect(availableIn(emptyBook('USD'))).toBe('10000.00')
    expect(availableIn(emptyBook('JPY'))).toBe('10000')
  })

  it('goes on with what it began with, whatever the site begins with since', () => {
    const before = writeBook({ ...withOrder(), start: '1000000' })
    expect(availableIn(readBook(before, 'USD'))).toBe('999697.00')
    expect(availableIn(resetOf(readBook(before, 'USD')))).toBe('10000.00')
  })

  it('holds amount and fee of an open order', () => {
    const book = withOrder()
    expect(availableIn(book)).toBe('9697.00')
    expect(heldIn(book)).toBe('300')
    expect(openOrdersOf(book)).toMatchObject([
      { id: 'one', fee: '3.00', expected_profit: '258.00', settles_at: AT + 180, result: 'open' },
    ])
  })

  // The same figures as the contract's own orders: docs of `TradeOrder`, and order-rules.test.ts.
  it.each([
    ['win', '97837.40', '558.00', '255.00', '10255.00'],
    ['loss', '97790.14', '0.00', '-303.00', '9697.00'],
    ['draw', '97790.15', '303.00', '0.00', '10000.00'],
  ])('%s: pays to the cent what a real order pays', (result, close, payout, net, available) => {
    const book = settleIn(withOrder(), 'one', tick(close, AT + 180))
    expect(settled(book, 'one')?.order).toMatchObject({
      result,
      payout,
      net_profit: net,
      close_price: close,
      close_time: AT + 180,
      close_tick_id: `BTCUSD-${AT + 180}`,
      close_tick_time: AT + 180,
    })
    expect(availableIn(book)).toBe(available)
    expect(netOf(book)).toBe(net === '0.00' ? '0' : String(+net))
  })

  it('rounds fee and profit half-up, each to the cent', () => {
    const book = settleIn(withOrder('one', { amount: '10.50' }), 'one', tick('99999', AT + 180))
    // 0.105 and 9.03: 0.11 and 9.03.
    expect(settled(book, 'one')?.order).toMatchObject({
      fee: '0.11',
      expected_profit: '9.03',
      payout: '19.53',
      net_profit: '8.92',
    })
  })

  it('comes back, fee and all, where an order is given back', () => {
    const book = giveBackIn(withOrder(), 'one', 'noTick')
    expect(availableIn(book)).toBe('10000.00')
    expect(openOrdersOf(book)).toEqual([])
    expect(settledCount(book)).toBe(0)
    expect(settled(book, 'one')).toMatchObject({ returned: 'noTick', order: { payout: null } })
  })

  it('is decided once: what two tabs settle, or settle and give back, stays as it was first', () => {
    const won = settleIn(withOrder(), 'one', tick('97837.40', AT + 180))
    expect(settleIn(won, 'one', tick('1', AT + 180))).toEqual(won)
    expect(giveBackIn(won, 'one', 'noProduct')).toEqual(won)
    const back = giveBackIn(withOrder(), 'one', 'noProduct')
    expect(settleIn(back, 'one', tick('1', AT + 180))).toEqual(back)
  })

  it('of orders that are not listed any more stays in the balance', () => {
    let book = emptyBook('USD')
    for (let number = 0; number < 205; number += 1) {
      book = settleIn(openIn(book, opening(`${number}`)), `${number}`, tick('99999', AT + 180))
    }
    expect(book.orders.length).toBeLessThan(205)
    expect(settledCount(book)).toBe(205)
    expect(availableIn(book)).toBe('62275.00')
    expect(netOf(book)).toBe('52275')
  })

  it('begins anew by a reset, with open orders and all', () => {
    const book = resetOf(settleIn(withOrder(), 'one', tick('1', AT + 180)))
    expect(book).toEqual(emptyBook('USD'))
  })
})

describe('what is stored', () => {
  it('is read back as it was, with an order open over a reload', () => {
    const book = withOrder()
    expect(readBook(writeBook(book), 'USD')).toEqual(book)
    expect(readBook(null, 'USD')).toEqual(emptyBook('USD'))
  })

  const changed = (change: object) => JSON.stringify({ ...withOrder(), ...change })
  const changedOrder = (change: object) =>
    changed({ orders: [{ ...withOrder().orders[0], ...change }] })
  it.each([
    ['no JSON', '{'],
    ['something else', '"10000"'],
    ['another version', changed({ version: 2 })],
    ['a sum that is none', changedOrder({ amount: '1e9' })],
    ['a tick without a price', changedOrder({ open: { tick_id: 'a', price: '', as_of: AT } })],
    ['a direction that there is not', changedOrder({ direction: 'sideways' })],
    ['a second before time', changedOrder({ at: -1 })],
    ['a second beyond all time', changedOrder({ at: 1e15 })],
    ['an amount as a number', changedOrder({ amount: 100 })],
    ['a negative amount', changedOrder({ amount: '-100' })],
    ['an amount of nothing', changedOrder({ amount: '0' })],
    ['an amount in powers of ten', changedOrder({ amount: '1e400' })],
    ['an amount of a thousand digits', changedOrder({ amount: '9'.repeat(1_000) })],
    ['an amount beyond what there is', changedOrder({ amount: '900000000000' })],
    ['a price of nothing', changedOrder({ open: tick('0', AT) })],
    ['a name of a page', changedOrder({ name: 'x'.repeat(10_000) })],
    ['an id of a page', changedOrder({ id: 'x'.repeat(10_000) })],
    ['a rate of a thousand digits', changedOrder({ profit_rate: '9'.repeat(1_000) })],
    [
      'an end that is both a result and none',
      changedOrder({ close: tick('1', AT + 180), returned: 'noTick' }),
    ],
    ['one order twice', changed({ orders: [...withOrder().orders, ...withOrder().orders] })],
    ...['1e400', 'Infinity', 'NaN', '-1', '', '1'.repeat(400), null, 1e9, true, {}].map(
      (start): [string, string] => [`${JSON.stringify(start)} to begin with`, changed({ start })],
    ),
    ['Infinity as JSON has it', changed({}).replace('"settled":0', '"settled":1e400')],
    ['a loss of more than there was', changed({ earlier: { net: '-10000.01', settled: 1 } })],
    ['a win of a thousand digits', changed({ earlier: { net: '9'.repeat(1_000), settled: 1 } })],
    ['less than no orders', changed({ earlier: { net: '0', settled: -1 } })],
    ['a day that is none', changed({ hint: { day: 'x'.repeat(99), settled: 0 } })],
    ['a currency of a page', changed({ currency: 'U'.repeat(10_000) })],
    ['more than anybody practises', `${' '.repeat(1_000_000)}${changed({})}`],
  ])('%s: is a fresh start that says so', (_, text) => {
    expect(readBook(text, 'USD')).toEqual(emptyBook('USD', 'unreadable'))
  })

  it('in another currency is a fresh start that says so, until the first order', () => {
    const fresh = readBook(writeBook(withOrder()), 'EUR')
    expect(fresh).toEqual(emptyBook('EUR', 'currency'))
    expect(openIn(fresh, opening('two')).restart).toBeNull()
  })
})

describe('an end', () => {
  it('is looked at once', () => {
    const book = seeIn(settleIn(withOrder(), 'one', tick('1', AT + 180)), 'one')
    expect(settled(book, 'one')?.seen).toBe(true)
  })

  it('is seen with that of a newer order, and not before it came', () => {
    let book = openIn(
      openIn(openIn(emptyBook('USD'), opening('one')), opening('two')),
      opening('three'),
    )
    book = settleIn(settleIn(book, 'one', tick('1', AT + 180)), 'three', tick('1', AT + 180))
    const seen = ordersOf(seeIn(book, 'three')).map((one) => [one.order.id, one.seen])
    expect(seen).toEqual([
      ['three', true],
      ['two', false],
      ['one', true],
    ])
  })
})

describe('the hint at the next step', () => {
  const having = (count: number, book = emptyBook('USD')) => {
    let next = book
    for (let number = 0; number < count; number += 1) {
      const id = `${settledCount(next)}`
      next = settleIn(openIn(next, opening(id)), id, tick('1', AT + 180))
    }
    return next
  }

  it('comes after three settled orders, of which one that was given back is none', () => {
    const two = giveBackIn(openIn(having(2), opening('back')), 'back', 'noTick')
    expect(hintIsDue(two, '2026-11-26')).toBe(false)
    expect(hintIsDue(having(1, two), '2026-11-26')).toBe(true)
  })

  it('does not come again on the day on which it was put away, nor by a reset', () => {
    const put = putHintAway(having(3), '2026-11-26')
    expect(hintIsDue(having(9, put), '2026-11-26')).toBe(false)
    expect(hintIsDue(having(2, put), '2026-11-27')).toBe(false)
    expect(hintIsDue(having(3, put), '2026-11-27')).toBe(true)
    expect(hintIsDue(having(3, resetOf(put)), '2026-11-26')).toBe(false)
    expect(hintIsDue(having(3, resetOf(put)), '2026-11-27')).toBe(true)
  })
})
