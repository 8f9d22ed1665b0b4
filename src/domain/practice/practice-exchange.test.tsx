import { beforeEach, describe, expect, it } from 'vitest'
import { NoAnswerError, RefusalError } from '@/api/errors.ts'
import { observeServerTime } from '@/api/server-clock.ts'
import type { TradeOrder } from '@/generated/h5.schemas.ts'
import { breakCalls, watchCalls } from '@/test/network.ts'
import { answerWith } from '@/test/render.tsx'
import { availableIn, openOrdersOf, ordersOf } from './practice-book.ts'
import { practiceExample } from './practice-example.ts'
import { placePractice, settlePractice } from './practice-exchange.ts'
import type { PracticeRequest } from './practice-rules.ts'
import { changePractice, practiceBook } from './practice-store.ts'

const TICKS = 'GET /api/index/ticks'
const PRODUCT = 'GET /api/index/getprodata'
/** The mock puts the moments of its examples to those of its clock. */
const now = () => Math.floor(Date.now() / 1000)

const place = (more: Partial<PracticeRequest> = {}) =>
  placePractice('visitor', { ...practiceExample, ...more }, now())

/** An order that was opened so long ago that its second has come. */
async function due(): Promise<TradeOrder> {
  const { id } = await place()
  const book = await changePractice('visitor', (before) => ({
    ...before,
    orders: before.orders.map((entry) => ({ ...entry, at: entry.at - 200 })),
  }))
  const order = openOrdersOf(book).find((one) => one.id === id)
  if (!order) throw new Error('It is not open')
  return order
}

const left = () => availableIn(practiceBook('visitor'))
const only = () => ordersOf(practiceBook('visitor'))[0]

beforeEach(() => {
  answerWith({})
  localStorage.clear()
})

describe('placing a practice order', () => {
  it('opens at the last tick of the server’s second, and calls nothing that places one', async () => {
    const sent = watchCalls('POST', '/api/user/addorder')
    const order = await place()
    expect(order).toMatchObject({
      result: 'open',
      settles_at: order.open_time + 180,
      open_price: '97837.40',
    })
    expect(order.open_time).toBeGreaterThanOrEqual(order.open_tick_time ?? Infinity)
    expect(sent).toEqual([])
    expect(left()).toBe('9697.00')
  })

  it('takes the second of the server, whatever the device’s clock says', async () => {
    const timer = performance.now() / 1000
    observeServerTime(now() + 40_000, { sentAt: timer, receivedAt: timer })
    const { open_time: at } = await place()
    expect(Math.abs(at - now())).toBeLessThan(10)
  })

  it.each([
    ['a clock that is seconds behind', -8],
    ['a clock that is hours ahead', 40_000],
    ['a clock that is hours behind', -40_000],
  ])('opens by ticks that reach to that second: %s', async (_, wrong) => {
    const timer = performance.now() / 1000
    observeServerTime(now() + wrong, { sentAt: timer, receivedAt: timer })
    const asked = watchCalls('GET', '/api/index/ticks')
    const { open_time: at } = await place()
    const { searchParams } = asked.at(-1)?.url ?? new URL('about:blank')
    expect(Number(searchParams.get('from'))).toBeLessThanOrEqual(at)
    expect(Number(searchParams.get('until'))).toBeGreaterThanOrEqual(at)
  })

  it('that takes a minute to arrive opens by the ticks of that minute, too', async () => {
    const asked = watchCalls('GET', '/api/index/ticks')
    await place()
    expect(Number(asked[0]?.url.searchParams.get('until'))).toBeGreaterThanOrEqual(now() + 59)
  })

  it('is refused as a real one is, and changes nothing', async () => {
    await expect(place({ amount: '5000.01' })).rejects.toThrow(RefusalError)
    await expect(place({ profit_rate: '0.87' })).rejects.toMatchObject({ reason: 'price_changed' })
    expect(left()).toBe('10000.00')
  })

  it('without a network was not placed', async () => {
    breakCalls('GET', '/api/index/ticks', 'answerLost')
    await expect(place()).rejects.toThrow(NoAnswerError)
    expect(left()).toBe('10000.00')
  })

  it('two at once never spend the same money', async () => {
    const orders = await Promise.allSettled([...'abc'].map(() => place({ amount: '5000.00' })))
    expect(orders.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(left()).toBe('4950.00')
  })
})

describe('settling a practice order', () => {
  it('is by the tick of its second, once', async () => {
    const order = await due()
    await expect(settlePractice('visitor', order)).resolves.toBe(true)
    expect(only()?.order).toMatchObject({
      close_time: order.settles_at,
      close_tick_time: expect.anything(),
    })
    expect(only()?.order.result).not.toBe('open')
    const before = practiceBook('visitor')
    await settlePractice('visitor', order)
    expect(ordersOf(practiceBook('visitor'))).toEqual(ordersOf(before))
  })

  it('waits while the network is lost, and happens once it is back', async () => {
    const order = await due()
    const { mend } = breakCalls('GET', '/api/index/ticks', 'answerLost')
    await expect(settlePractice('visitor', order)).resolves.toBe(false)
    expect(only()?.order.result).toBe('open')
    mend()
    await expect(settlePractice('visitor', order)).resolves.toBe(true)
  })

  it('gives it back where the tick is not listed any more', async () => {
    const order = await due()
    await changePractice('visitor', (book) => ({
      ...book,
      orders: book.orders.map((entry) => ({ ...entry, at: entry.at - 86_400 })),
    }))
    answerWith({ [TICKS]: 'empty' })
    await expect(
      settlePractice('visitor', { ...order, settles_at: order.settles_at - 86_400 }),
    ).resolves.toBe(true)
    expect(only()).toMatchObject({ returned: 'noTick', order: { result: 'open' } })
    expect(left()).toBe('10000.00')
  })

  it('gives it back where the product is gone', async () => {
    const order = await due()
    answerWith({ [PRODUCT]: 'refused_product_not_found' })
    await expect(settlePractice('visitor', order)).resolves.toBe(true)
    expect(only()).toMatchObject({ returned: 'noProduct' })
    expect(left()).toBe('10000.00')
  })
})

describe('the account', () => {
  it('is each owner’s own', async () => {
    await place()
    expect(availableIn(practiceBook('100237'))).toBe('10000.00')
  })

  it('follows what another tab has stored', async () => {
    await place()
    const theirs = localStorage.getItem('h5.practice.visitor') ?? ''
    localStorage.setItem('h5.practice.visitor', theirs.replaceAll('300.00', '500.00'))
    await place()
    expect(left()).toBe('9192.00')
  })
})
