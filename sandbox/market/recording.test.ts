import { expect, test } from 'vitest'
import type { MarketProduct } from './products.ts'
import { PRODUCTS } from './products.ts'
import { parseRecording } from './recording.ts'

const HEADER = 'time,open,high,low,close,volume'

function product(symbol: string): MarketProduct {
  const found = PRODUCTS.find((one) => one.symbol === symbol)
  if (!found) throw new Error(`No product ${symbol}`)
  return found
}

const read = (lines: string[], symbol = 'EURUSD') =>
  parseRecording([HEADER, ...lines, ''].join('\n'), product(symbol))

test('rows become whole numbers of the precision, half-up; a weekend does not change the interval', () => {
  const recording = read([
    '1492592400,1.0716,1.0722,1.07083,1.07219,1413',
    '1492596000,1.072135,1.07296,1.072134999,1.0726,1241.5',
    '1492768800,1,2,0.5,1.5,0',
  ])
  expect(recording).toEqual({
    interval: '1h',
    candles: [
      { open: 107160, high: 107220, low: 107083, close: 107219, volume: 1413 },
      { open: 107214, high: 107296, low: 107213, close: 107260, volume: 1242 },
      { open: 100000, high: 200000, low: 50000, close: 150000, volume: 0 },
    ],
  })
})

test('volume of coins keeps two decimals; files of other systems are read', () => {
  const csv = `\uFEFF${HEADER}\r\n60,100,104.06,95.96,100.34,22.355\r\n120, 1, 1, 1, 1, 1\r\n\r\n`
  expect(parseRecording(csv, product('BTCUSD'))).toEqual({
    interval: '1m',
    candles: [
      { open: 10000, high: 10406, low: 9596, close: 10034, volume: 2236 },
      { open: 100, high: 100, low: 100, close: 100, volume: 100 },
    ],
  })
})

test.each([
  ['', 'Line 1'],
  ['60,1,1,1,1', 'Line 2: not a decimal'],
  ['60,1,1,1,1,1,1', 'Line 2: more than six'],
  ['60,1,1,1,-1,1', 'Line 2: not a decimal number: -1'],
  ['60,1,1e3,1,1,1', 'Line 2: not a decimal number: 1e3'],
  ['60,0.000001,1,0.000001,1,1', 'Line 2: a price must be above 0'],
  ['60,1,2,1.1,1.5,1', 'Line 2: low is above'],
  ['60,1,2,0.9,2.1,1', 'Line 2: high is below'],
  ['60,1,1,1,1,1', 'at least two rows'],
  ['60,1,1,1,1,1\n60,1,1,1,1,1', 'Line 3: time must be later'],
  ['60,1,1,1,1,1\n61,1,1,1,1,1', 'Rows of 1 seconds'],
])('a file that is none is refused with its line: %j', (lines, message) => {
  const csv = lines === '' ? 'open,high\n' : `${HEADER}\n${lines}\n`
  expect(() => parseRecording(csv, product('EURUSD'))).toThrow(message)
})
