import { describe, expect, it } from 'vitest'
import type { Tick, TradeOrder } from '@/generated/h5.schemas.ts'
import { drawnOrders, priceMarks, tickFrame, timeMarks } from './tick-view.ts'

const NOW = 1_795_188_600
const size = { now: NOW, width: 300, height: 200, top: 0 }
const tick = (as_of: number, price = '100.00'): Tick => ({ tick_id: `T-${as_of}`, price, as_of })
const ticks = Array.from({ length: 330 }, (_, at) => tick(NOW - 329 + at))

const order = (change: Partial<TradeOrder>) =>
  ({
    id: 'or_1',
    symbol: 'BTCUSD',
    direction: 'up',
    open_price: '100.00',
    open_time: NOW - 10,
    settles_at: NOW + 20,
    close_price: null,
    result: 'open',
    ...change,
    // The rules read no other fields.
  }) as TradeOrder

describe('what the line of ticks shows', () => {
  it('is the last two minutes, with room before the right edge', () => {
    const { from, to } = tickFrame(ticks, [], size)
    expect([from - NOW, to - NOW]).toEqual([-120, 12])
  })

  it('reaches from before the opening of an order to after its end', () => {
    const long = order({ open_time: NOW - 200, settles_at: NOW + 100 })
    const { from, to } = tickFrame(ticks, [long], size)
    expect([from - NOW, to - NOW]).toEqual([-215, 132])
  })

  it('never reaches further than ticks are kept', () => {
    const day = order({ open_time: NOW - 40_000, settles_at: NOW + 40_000 })
    const { from, to } = tickFrame(ticks, [day], size)
    expect([from - NOW, to - NOW]).toEqual([-330, 396])
  })

  it('begins with the tick before its left edge, and has the prices of orders in sight', () => {
    const { ticks: shown, low, high } = tickFrame(ticks, [order({ open_price: '200.00' })], size)
    expect(shown[0]?.as_of).toBe(NOW - 121)
    expect([low, high]).toEqual([88, 212])
  })

  it('leaves the room at the top free that labels take', () => {
    const { high, low } = tickFrame(ticks, [order({ open_price: '200.00' })], { ...size, top: 80 })
    expect([low, Math.round(high)]).toEqual([88, 295])
  })

  it('keeps the last tick of a market that stands still', () => {
    const { ticks: shown } = tickFrame([tick(NOW - 5000), tick(NOW - 4000)], [], size)
    expect(shown).toEqual([tick(NOW - 4000)])
  })

  it('has lines at round prices, and marks at whole minutes that are far enough apart', () => {
    const frame = tickFrame([tick(NOW - 60, '99.00'), tick(NOW, '101.00')], [], size)
    expect(priceMarks(frame)).toEqual([99, 100, 101])
    expect(timeMarks(frame, 80).map((time) => time - NOW)).toEqual([-120, -60, 0])
    expect(timeMarks(frame, 200).map((time) => time - NOW)).toEqual([-120, 0])
  })
})

describe('the orders that are drawn', () => {
  const open = order({ id: 'or_2', settles_at: NOW + 90 })
  const over = order({ settles_at: NOW - 30, close_price: '101.00', result: 'win' })

  it('are open ones and those just over, by their ends, each once', () => {
    const drawn = drawnOrders([order({ id: 'or_1' }), open], [over], { symbol: 'BTCUSD', now: NOW })
    expect(drawn).toEqual([over, open])
  })

  it('are of this product, and none that was over long ago', () => {
    const results = [
      order({ ...over, id: 'or_3', symbol: 'ETHUSD' }),
      order({ ...over, id: 'or_4', settles_at: NOW - 330 }),
      order({ ...over, id: 'or_5', close_price: null, result: 'unknown' }),
    ]
    expect(drawnOrders([open], results, { symbol: 'BTCUSD', now: NOW })).toEqual([open])
  })
})
