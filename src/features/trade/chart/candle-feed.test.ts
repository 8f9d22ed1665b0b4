import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NoAnswerError, RefusalError } from '@/api/errors.ts'
import type { Candle, ListCandlesParams } from '@/generated/h5.schemas.ts'
import { CandleFeed } from './candle-feed.ts'
import type { SeriesChange } from './candle-series.ts'

const START = 1_795_185_000

function candle(minute: number, close = '100.00'): Candle {
  return { time: START + 60 * minute, open: close, high: close, low: close, close, volume: '1.00' }
}

/** A server with a candle for each minute from `first` on, up to its clock. */
class FakeServer {
  now = START + 10 * 60
  first = -1000
  asked: (ListCandlesParams & { newest?: boolean })[] = []
  /** What the next calls meet instead of an answer. */
  faults: unknown[] = []

  #answer(params: ListCandlesParams) {
    const fault = this.faults.shift()
    if (fault !== undefined) return fault
    const end = Math.min(
      Math.floor((this.now - START) / 60),
      ((params.before ?? Infinity) - START) / 60 - 1,
    )
    const from = Math.max(this.first, end - (params.count ?? 300) + 1)
    const list = Array.from({ length: Math.max(0, end - from + 1) }, (_, at) => candle(from + at))
    return {
      time: this.now,
      data: { symbol: params.symbol, interval: params.interval, list, has_more: from > this.first },
    }
  }

  readonly source = {
    page: async (params: ListCandlesParams) => {
      this.asked.push(params)
      return this.#settle(params)
    },
    newest: async (params: ListCandlesParams) => {
      this.asked.push({ ...params, newest: true })
      return this.#settle(params)
    },
  }

  #settle(params: ListCandlesParams) {
    const answer = this.#answer(params)
    if (answer instanceof Error) throw answer
    // biome-ignore lint/suspicious/noExplicitAny: the answers of a fake server
    return answer as any
  }
}

let server: FakeServer
let feed: CandleFeed
let changes: SeriesChange[]

async function pass(milliseconds: number): Promise<void> {
  server.now += milliseconds / 1000
  await vi.advanceTimersByTimeAsync(milliseconds)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  server = new FakeServer()
  changes = []
  feed = new CandleFeed({
    symbol: 'BTCUSD',
    interval: '1m',
    source: server.source,
  })
  feed.follow((change) => changes.push(change))
})

afterEach(() => {
  feed.stop()
  vi.useRealTimers()
})

async function begin(): Promise<void> {
  feed.start()
  await pass(0)
}

const newest = () => server.asked.filter((params) => params.newest)

describe('the first page', () => {
  it('is shown when it comes', async () => {
    feed.start()
    expect(feed.state()).toEqual({ step: 'waiting' })
    await pass(0)
    expect(feed.state()).toEqual({ step: 'ready', failing: false })
    expect(changes).toEqual([{ kind: 'replaced' }])
    expect(feed.candles).toHaveLength(300)
  })

  it('that fails is loaded again on demand, and when the network is back', async () => {
    const error = new NoAnswerError('unreachable')
    server.faults = [error, error]
    await begin()
    expect(feed.state()).toEqual({ step: 'failed', error })
    feed.retry()
    expect(feed.state()).toEqual({ step: 'waiting' })
    await pass(0)
    expect(feed.state()).toEqual({ step: 'failed', error })
    window.dispatchEvent(new Event('online'))
    await pass(0)
    expect(feed.state()).toMatchObject({ step: 'ready' })
  })

  it('that is refused says why', async () => {
    const error = new RefusalError(
      { reason: 'product_not_found', params: {}, msg: 'No' },
      server.now,
    )
    server.faults = [error]
    await begin()
    expect(feed.state()).toEqual({ step: 'failed', error })
  })

  it('without candles is looked at again', async () => {
    server.first = 11
    await begin()
    expect(feed.state()).toEqual({ step: 'empty' })
    await pass(70_000)
    expect(feed.state()).toMatchObject({ step: 'ready' })
    expect(feed.candles).toHaveLength(1)
  })

  it('that comes after the chart was left changes nothing', async () => {
    feed.start()
    feed.stop()
    await pass(0)
    expect(changes).toEqual([])
  })
})

describe('live prices', () => {
  it('move the open candle at once', async () => {
    await begin()
    feed.price({ price: '100.40', as_of: server.now })
    expect(changes.at(-1)).toMatchObject({ kind: 'changed', candles: [{ close: '100.40' }] })
  })

  it('before the first page are no candle', async () => {
    feed.start()
    feed.price({ price: '100.40', as_of: server.now })
    await pass(0)
    expect(changes).toEqual([{ kind: 'replaced' }])
  })

  it('that begin a candle have the closed one asked for', async () => {
    await begin()
    await pass(60_000)
    const before = newest().length
    feed.price({ price: '100.40', as_of: server.now })
    await pass(2_000)
    expect(newest()).toHaveLength(before + 1)
    expect(newest().at(-1)?.count).toBeGreaterThanOrEqual(2)
  })

  it('after a silence have what lies between asked for at once', async () => {
    await begin()
    server.now += 300
    feed.price({ price: '100.40', as_of: server.now })
    await pass(0)
    expect(feed.candles.at(-1)?.time).toBe(START + 15 * 60)
    expect(feed.candles).toHaveLength(305)
  })
})

describe('the newest candles', () => {
  it('are asked for every ten seconds while prices come', async () => {
    await begin()
    feed.price({ price: '100.10', as_of: server.now })
    await pass(10_000)
    feed.price({ price: '100.20', as_of: server.now })
    await pass(10_000)
    expect(newest()).toHaveLength(2)
  })

  it('are left alone while no market trades', async () => {
    await begin()
    feed.price({ price: '100.10', as_of: server.now })
    await pass(60_000)
    expect(newest()).toHaveLength(1)
  })

  it('that cannot be had are said to be old, and asked for again', async () => {
    await begin()
    feed.price({ price: '100.10', as_of: server.now })
    server.faults = [new NoAnswerError('timeout')]
    await pass(10_000)
    expect(feed.state()).toMatchObject({ step: 'ready', failing: true })
    await pass(5_000)
    expect(feed.state()).toMatchObject({ step: 'ready', failing: false })
  })

  it('rest in the background and are asked for on return', async () => {
    await begin()
    Object.assign(document, { visibilityState: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    feed.price({ price: '100.10', as_of: server.now })
    await pass(60_000)
    expect(newest()).toHaveLength(0)
    Object.assign(document, { visibilityState: 'visible' })
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    expect(newest()).toHaveLength(1)
  })

  it('are not asked for any more after the chart was left', async () => {
    await begin()
    feed.stop()
    await pass(60_000)
    expect(newest()).toHaveLength(0)
  })
})

describe('older candles', () => {
  it('come page by page, until there are none', async () => {
    server.first = -500
    await begin()
    const older = await feed.older()
    expect(older).toHaveLength(211)
    expect(server.asked.at(-1)?.before).toBe(START - 289 * 60)
    expect(feed.candles).toHaveLength(511)
    expect(feed.hasMore).toBe(false)
  })

  it('are asked for once, however often they are wanted', async () => {
    await begin()
    const [one, other] = await Promise.all([feed.older(), feed.older()])
    expect(one).toBe(other)
    expect(server.asked.filter(({ before }) => before !== undefined)).toHaveLength(1)
  })

  it('that cannot be had can be asked for again', async () => {
    await begin()
    server.faults = [new NoAnswerError('unreachable')]
    await expect(feed.older()).rejects.toThrow()
    await expect(feed.older()).resolves.toHaveLength(300)
    expect(feed.hasMore).toBe(true)
  })
})
