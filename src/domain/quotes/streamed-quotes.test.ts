import { expect, it } from 'vitest'
import type { Quote } from '@/generated/h5.schemas.ts'
import { mergeQuotes } from './live-quote-rules.ts'
import { afterEvent, withStreamed } from './streamed-quotes.ts'

const NOW = 1_795_188_600

const quote = (symbol: string, change: Partial<Quote> = {}): Quote => ({
  ...{ symbol, price: '100.00', open: '99.00', high: '101.00', low: '98.00', close: '99.00' },
  ...{ change: '1.00', change_rate: '0.0101', state: 'trading', as_of: NOW },
  ...{ tick_id: `${symbol}-1000`, opens_at: null, ...change },
})

const moved = (symbol: string, seconds: number) => ({
  ...{ symbol, price: '102.00', high: '102.00', tick_id: `${symbol}-${1000 + 4 * seconds}` },
})

it('an update changes what it names and leaves the rest', () => {
  const begun = afterEvent(new Map(), { list: [quote('BTCUSD'), quote('ETHUSD')] }, NOW)
  const after = afterEvent(begun, { list: [moved('BTCUSD', 1)] }, NOW + 1)
  expect(after.get('BTCUSD')).toEqual({
    ...{ ...quote('BTCUSD'), ...moved('BTCUSD', 1) },
    ...{ change: '3.00', change_rate: '0.03030303', as_of: NOW + 1 },
  })
  expect(after.get('ETHUSD')).toBe(begun.get('ETHUSD'))
})

it('an update that tells what would follow is believed', () => {
  const begun = afterEvent(new Map(), { list: [quote('BTCUSD')] }, NOW)
  const told = { ...moved('BTCUSD', 1), change: '3.00', change_rate: '0.0303', as_of: NOW }
  expect(afterEvent(begun, { list: [told] }, NOW + 1).get('BTCUSD')).toMatchObject(told)
})

it('an update of a product that was never whole is passed over', () => {
  expect(afterEvent(new Map(), { list: [moved('BTCUSD', 1)] }, NOW + 1).size).toBe(0)
})

it('streamed quotes stand in the places of the list that is known', () => {
  const known = { time: NOW, data: { list: [quote('ETHUSD'), quote('BTCUSD')] } }
  const streamed = afterEvent(
    new Map(),
    { list: [quote('BTCUSD', { ...moved('BTCUSD', 1), as_of: NOW + 1 })] },
    NOW + 1,
  )
  const { time, data } = mergeQuotes(known, withStreamed(known, streamed, NOW + 1))
  expect(data.list.map(({ symbol, price }) => `${symbol} ${price}`)).toEqual([
    'ETHUSD 100.00',
    'BTCUSD 102.00',
  ])
  expect(data.list[0]).toBe(known.data.list[0])
  expect(time).toBe(NOW + 1)
})

it('a streamed quote that comes late does not replace one that was read later', () => {
  const read = quote('BTCUSD', { price: '103.00', as_of: NOW + 5, tick_id: 'BTCUSD-1020' })
  const known = { time: NOW + 5, data: { list: [read] } }
  const streamed = afterEvent(
    new Map(),
    { list: [quote('BTCUSD', { ...moved('BTCUSD', 4), as_of: NOW + 4 })] },
    NOW + 4,
  )
  expect(mergeQuotes(known, withStreamed(known, streamed, NOW + 4)).data.list[0]).toBe(read)
})

it('a market closes although its last tick stays', () => {
  const known = { time: NOW, data: { list: [quote('GOOG')] } }
  const closed = quote('GOOG', { state: 'non_trading_time', opens_at: NOW + 3600 })
  const streamed = afterEvent(new Map(), { list: [closed] }, NOW + 1)
  expect(mergeQuotes(known, withStreamed(known, streamed, NOW + 1)).data.list[0]).toEqual(closed)
})
