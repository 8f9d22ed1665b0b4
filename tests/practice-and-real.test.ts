/** A practice order beside a real one of the sandbox, at the same second: they end alike, to the cent. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { orderForm } from '../sandbox/test/forms.ts'
import { TestSandbox } from '../sandbox/test/harness.ts'
import {
  emptyBook,
  openIn,
  ordersOf,
  readBook,
  settleIn,
  writeBook,
} from '../src/domain/practice/practice-book.ts'
import type { Offer, PracticeRequest } from '../src/domain/practice/practice-rules.ts'
import { closingOf, refusalOf } from '../src/domain/practice/practice-rules.ts'

let sandbox: TestSandbox
beforeEach(() => {
  sandbox = new TestSandbox()
})
afterEach(() => sandbox.close())

const visitor = () => sandbox.client()

/** What a practice order knows of the server when it is placed: what anybody may read. */
async function offerOf({ symbol, accepted_tick_id }: PracticeRequest): Promise<Offer> {
  const at = sandbox.world.clock.now()
  const { list } = await visitor().done('listTicks', { symbol, from: at - 5, until: at + 5 })
  const options = await visitor().done('listSettlementOptions', { symbol })
  const details = await visitor().done('getProduct', { symbol })
  const accepted = sandbox.world.market.tick(accepted_tick_id, sandbox.world.clock.nowMs())
  return {
    at,
    details,
    options: options.list,
    opening: list.at(-1),
    acceptedAt: accepted?.time ?? null,
  }
}

/** The same order with practice money: opened, over a reload, and settled by the listed ticks. */
async function open(request: PracticeRequest) {
  const offer = await offerOf(request)
  const refusal = refusalOf(emptyBook('USD'), request, offer)
  if (refusal || !offer.opening) return { refusal, settle: null }
  const opening = { ...request, id: 'practice', name: '', at: offer.at, open: offer.opening }
  const { request_id: _, ...agreed } = opening as typeof opening & { request_id?: string }
  const stored = writeBook(openIn(emptyBook('USD'), agreed))
  const second = offer.at + request.seconds
  const settle = async () => {
    const { symbol } = request
    const { list } = await visitor().done('listTicks', { symbol, from: second, until: second })
    const { quote } = await visitor().done('getProduct', { symbol })
    const closing = closingOf(list, quote, second, sandbox.world.clock.now())
    if (closing.kind !== 'tick') return closing.kind
    return ordersOf(settleIn(readBook(stored, 'USD'), 'practice', closing.tick))[0]?.order
  }
  return { refusal: null, settle }
}

const FIELDS = [
  'symbol',
  'direction',
  'amount',
  'seconds',
  'fee',
  'expected_profit',
  'open_price',
  'open_time',
  'open_tick_id',
  'open_tick_time',
  'settles_at',
  'close_price',
  'close_time',
  'close_tick_id',
  'close_tick_time',
  'settlement_rule',
  'result',
  'payout',
  'net_profit',
] as const

describe('at the same second, on the same product and with the same terms', () => {
  test('a practice order and a real one end alike', async () => {
    const user = await sandbox.user({ cash: '9000.00' })
    const results = new Set<string>()
    for (let turn = 0; turn < 24; turn += 1) {
      const wish = {
        symbol: turn % 3 === 0 ? 'XAUUSD' : 'BTCUSD',
        direction: turn % 2 === 0 ? ('up' as const) : ('down' as const),
        amount: `${10 + turn}.${(turn * 37) % 100 < 10 ? '0' : ''}${(turn * 37) % 100}`,
        seconds: [30, 60, 180][turn % 3] ?? 30,
      }
      const form = orderForm(sandbox, wish)
      const practice = await open(form)
      const real = await user.done('placeOrder', form)
      sandbox.advance(wish.seconds + 1)
      const settled = await user.done('settleOrder', { order_id: real.order.id })
      const own = await practice.settle?.()
      if (typeof own !== 'object') throw new Error(`Practice is ${own}`)
      for (const field of FIELDS) expect([field, own[field]]).toEqual([field, settled.order[field]])
      results.add(own.result)
      sandbox.advance(7 + turn * 11)
    }
    expect([...results].toSorted()).toEqual(expect.arrayContaining(['loss', 'win']))
  })

  test.each([
    { amount: '9.99' },
    { amount: '5000.01' },
    { profit_rate: '0.81' },
    { fee_rate: '0.02' },
    { accepted_price: '1.00' },
    { accepted_tick_id: 'BTCUSD-1' },
    { slippage_rate_max: '0.0006' },
    { seconds: 31 },
  ])('both are refused, for the same reason and with the same numbers: %o', async (change) => {
    const user = await sandbox.user({ cash: '9000.00' })
    const form = { ...orderForm(sandbox), ...change }
    const { refusal } = await open(form)
    const { reason, params } = await user.refused('placeOrder', form)
    expect(refusal?.reason).toBe(reason)
    // Which field it is stands in the form.
    if (reason !== 'input_invalid') expect(refusal?.params).toEqual(params)
  })
})
