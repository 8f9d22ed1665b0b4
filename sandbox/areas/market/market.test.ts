import { afterEach, beforeEach, expect, test } from 'vitest'
import { STORY_TIME, TestSandbox } from '../../test/harness.ts'

let sandbox: TestSandbox
beforeEach(() => {
  sandbox = new TestSandbox()
})
afterEach(() => sandbox.close())

const visitor = () => sandbox.client()

test('one category can be asked for', async () => {
  const { list } = await visitor().done('listProducts', { category: 'gold' })
  expect(list.map(({ symbol }) => symbol)).toEqual(['XAUUSD', 'XAGUSD', 'XPTUSD', 'XPDUSD'])
  expect(await visitor().refused('listProducts', { category: 'bonds' })).toMatchObject({
    reason: 'input_invalid',
  })
})

test('candles from before the beginning are none', async () => {
  const asked = { symbol: 'ETHUSD', interval: '1d', before: 1_514_764_800 }
  expect(await visitor().done('listCandles', asked)).toMatchObject({ list: [], has_more: false })
})

test('ticks: by larger steps back from the last second, and a thousand at most', async () => {
  const times = async (query: Record<string, number>) =>
    (await visitor().done('listTicks', { symbol: 'BTCUSD', ...query })).list.map(
      ({ as_of }) => as_of - STORY_TIME,
    )
  const [from, until] = [STORY_TIME - 250, STORY_TIME]
  expect(await times({ from, until, step: 100 })).toEqual([-200, -100, 0])
  expect(await times({ from, until: until + 130, step: 100 })).toEqual([-170, -70])
  expect(await times({ from: until, until: from })).toEqual([])
  const all = await times({ from: until - 86_400, until })
  expect([all.length, all[0], all.at(-1)]).toEqual([1000, -999, 0])
})

test('ticks: while a feed hangs its last one stays, once', async () => {
  sandbox.world.halts.begin('frozen', 'BTCUSD', sandbox.world.clock.nowMs())
  sandbox.advance(120)
  const from = STORY_TIME + 60
  const { list } = await visitor().done('listTicks', { symbol: 'BTCUSD', from, until: from + 60 })
  expect(list).toMatchObject([{ as_of: STORY_TIME }])
  const before = { symbol: 'BTCUSD', from: 1_400_000_000, until: 1_400_000_060 }
  expect(await visitor().done('listTicks', before)).toEqual({ symbol: 'BTCUSD', list: [] })
})
