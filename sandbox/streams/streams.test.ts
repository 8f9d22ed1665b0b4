import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PriceEvent, Quote, UserEvent } from '../../src/generated/h5.schemas.ts'
import { setAreas } from '../core/areas.ts'
import { lastEvent, recordEvent } from '../core/events.ts'
import { ratio, toDecimal } from '../core/money.ts'
import { STORY_TIME, TestSandbox } from '../test/harness.ts'

let sandbox: TestSandbox
/** The monotonic moment of heartbeats, milliseconds. */
let monotonic: number

beforeEach(async () => {
  sandbox = new TestSandbox()
  await sandbox.prepare()
  monotonic = 0
})

afterEach(() => sandbox.close())

interface Asked {
  query?: Record<string, string>
  token?: string
  lastId?: string | undefined
}

/** Opens a stream; what it has sent so far is read from it. */
function watch<Data>(path: string, { query = {}, token = '', lastId }: Asked = {}) {
  let text = ''
  let isOpen = true
  let isBehind = false
  const leave = () => {
    isOpen = false
  }
  const sink = {
    write: (bytes: Uint8Array) => {
      text += Buffer.from(bytes)
    },
    end: leave,
    cut: leave,
    get isOpen() {
      return isOpen
    },
    get isBehind() {
      return isBehind
    },
  }
  const request = {
    method: 'GET',
    path,
    query: new URLSearchParams(query),
    headers: { token, lang: 'en', ...(lastId !== undefined && { 'last-event-id': lastId }) },
    body: new Uint8Array(),
    remote: '127.0.0.1',
  }
  const opened = sandbox.openStream(request, () => sink, monotonic)
  const blocks = () => text.split('\n\n').filter((block) => block.startsWith('id: '))
  return {
    /** The envelope of a stream that did not begin. */
    refusal: () => JSON.parse(typeof opened === 'object' ? String(opened.body) : 'null') as unknown,
    text: () => text,
    ids: () => blocks().map((block) => /^id: (.*)$/m.exec(block)?.[1]),
    data: () => blocks().map((block) => JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '') as Data),
    isOpen: () => isOpen,
    /** The client stops reading, or has read everything. */
    setBehind: (now: boolean) => {
      isBehind = now
    },
    leave,
  }
}

const watchPrices = (symbols?: string, lastId?: string) =>
  watch<PriceEvent>('/api/stream/prices', {
    query: symbols === undefined ? {} : { symbols },
    lastId,
  })

const watchEvents = (token: string, lastId?: string) =>
  watch<UserEvent>('/api/stream/events', { token, lastId })

/** Time passes, and the server looks. */
function pass(seconds: number): void {
  sandbox.advance(seconds)
  monotonic += seconds * 1000
  sandbox.tickStreams(monotonic)
}

/** A price in units of its last decimal. */
const units = (price: string) => BigInt(price.replace('.', ''))

const listQuotes = async () => (await sandbox.client().done('listQuotes')).list

/** The quotes of a client that has read these events. */
function merged(stream: ReturnType<typeof watchPrices>): Quote[] {
  const quotes = new Map<string, Quote>()
  const seconds = stream.ids().map(Number)
  const updates = stream
    .data()
    .flatMap(({ list }, at) => list.map((update) => ({ as_of: seconds[at], ...update })))
  for (const update of updates) {
    // The first one is whole.
    const quote = { ...quotes.get(update.symbol), ...update } as Quote
    // What an update leaves out of the change follows from the rest.
    const change = units(quote.price) - units(quote.close)
    const rate = change === 0n ? '0' : ratio(change, units(quote.close), 8)
    const decimals = quote.price.split('.')[1]?.length ?? 0
    quotes.set(update.symbol, { ...quote, change: toDecimal(change, decimals), change_rate: rate })
  }
  return [...quotes.values()]
}

describe('prices', () => {
  it('begin with whole quotes, and agree with the quotes from then on', async () => {
    const stream = watchPrices()
    expect(stream.data()).toEqual([{ list: await listQuotes() }])
    for (const seconds of [1, 1, 30, 3600, 86_400, 1]) {
      pass(seconds)
      expect(merged(stream)).toEqual(await listQuotes())
      expect(stream.ids().at(-1)).toBe(String(sandbox.world.clock.now()))
    }
  })

  it('tell the products that were asked for, and of them what changed', () => {
    const stream = watchPrices('BTCUSD,ETHUSD')
    pass(1)
    const [, later] = stream.data()
    expect(later?.list.map(({ symbol }) => symbol)).toEqual(['BTCUSD', 'ETHUSD'])
    for (const update of later?.list ?? []) {
      expect(Object.keys(update)).toEqual(expect.arrayContaining(['symbol', 'price', 'tick_id']))
      for (const follows of ['change', 'change_rate', 'as_of']) {
        expect(update).not.toHaveProperty(follows)
      }
      expect(update).not.toHaveProperty('close')
      expect(update).not.toHaveProperty('state')
    }
  })

  it('come once a second, however often the server looks', () => {
    const stream = watchPrices('BTCUSD')
    for (const seconds of [0.25, 0.25, 0.25, 0.25, 0.25]) pass(seconds)
    expect(stream.ids()).toEqual([String(STORY_TIME), String(STORY_TIME + 1)])
  })

  it.each([String(STORY_TIME + 60), '0', '12', 'later'])(
    'begin anew for the id %s, which the server has not sent',
    (lastId) => {
      expect(watchPrices('BTCUSD', lastId).data()[0]?.list).toHaveLength(1)
    },
  )

  it('say that a market closes', () => {
    const stream = watchPrices('GOOG')
    const closes = Date.UTC(2026, 10, 20, 21) / 1000
    pass(closes - STORY_TIME - 1)
    pass(1)
    expect(stream.data().at(-1)?.list[0]).toMatchObject({ state: 'non_trading_time' })
  })

  it.each([
    ['ETHUSD,BTCUSD', 'input_invalid'],
    ['BTCUSD,BTCUSD', 'input_invalid'],
    ['', 'input_invalid'],
    ['btcusd', 'input_invalid'],
  ])('are refused for the symbols "%s"', (symbols, reason) => {
    expect(watchPrices(symbols).refusal()).toMatchObject({ code: 0, data: { reason } })
  })

  it('are refused where nothing is traded', async () => {
    setAreas(sandbox.world, ['financing'])
    expect(watchPrices().refusal()).toMatchObject({ data: { reason: 'area_not_offered' } })
    expect((await sandbox.client().done('getSiteInfo')).streams).toEqual(['events'])
  })
})

describe('events', () => {
  /** Events that bring no money, as many as are needed. */
  const record = (userId: number, count: number) => {
    for (let one = 0; one < count; one += 1) {
      recordEvent(sandbox.world, { userId, type: 'message', recordId: `ms_${one}` })
    }
  }

  it.each([
    [500, 500, 'message'],
    [501, 1, 'resync'],
    [4000, 1, 'resync'],
  ])('after a break in which %i were missed are %i', async (missed, count, type) => {
    const user = await sandbox.user()
    record(user.id, 1)
    const lastId = String(lastEvent(sandbox.world))
    record(user.id, missed)
    const stream = watchEvents(user.token, lastId)
    expect(stream.data()).toHaveLength(count)
    expect(stream.data().at(-1)).toMatchObject({ type })
    expect(stream.ids().at(-1)).toBe(String(lastEvent(sandbox.world)))
    // It goes on from there, also after another break.
    record(user.id, 1)
    pass(1)
    expect(stream.data().at(-1)).toMatchObject({ type: 'message', record_id: 'ms_0' })
    expect(watchEvents(user.token, stream.ids().at(-1)).data()).toEqual([])
  })

  it('are left out for a client that reads slowly, which learns of it once it has read', async () => {
    const user = await sandbox.user()
    const [slow, quick] = [watchEvents(user.token), watchEvents(user.token)]
    slow.setBehind(true)
    record(user.id, 3)
    pass(1)
    record(user.id, 1)
    pass(1)
    expect(slow.data()).toEqual([])
    expect(quick.data()).toHaveLength(4)
    slow.setBehind(false)
    pass(1)
    const at = STORY_TIME + 3
    expect(slow.data()).toEqual([{ type: 'resync', record_id: null, at }])
    expect(slow.ids()).toEqual([quick.ids().at(-1)])
    record(user.id, 1)
    pass(1)
    expect(slow.data()).toHaveLength(2)
    expect(quick.data()).toHaveLength(5)
  })

  it('end when the session grew too old', async () => {
    const user = await sandbox.user()
    const stream = watchEvents(user.token)
    pass(120 * 86_400)
    expect(stream.data()).toMatchObject([{ type: 'session_ended' }])
    expect(stream.isOpen()).toBe(false)
  })

  it('come on eight streams of a user at most: one more ends the oldest', async () => {
    const user = await sandbox.user()
    const streams = Array.from({ length: 10 }, () => watchEvents(user.token))
    expect(streams.map((one) => one.isOpen())).toEqual(streams.map((_, at) => at >= 2))
  })
})

describe('a stream', () => {
  it('ends when everything begins anew', async () => {
    const stream = watchPrices()
    await sandbox.reset()
    expect(stream.isOpen()).toBe(false)
  })
})
