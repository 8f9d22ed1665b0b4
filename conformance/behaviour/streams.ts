import { setTimeout as pause } from 'node:timers/promises'
import type { StreamId } from '../../sandbox/generated/operations.ts'
import { isRecord } from '../../scripts/contract/document.ts'
import type { PriceEvent, Quote, StreamName, UserEvent } from '../../src/generated/h5.schemas.ts'
import { NotReachable } from '../client/client.ts'
import { EventStream, requireStream } from '../client/stream.ts'
import type { User } from '../plan/stage.ts'
import { needed } from '../plan/stage.ts'
import { difference } from './difference.ts'
import { descriptionOf, lawList } from './law.ts'
import { NO_SYMBOL } from './prices.ts'
import type { Scene } from './scene.ts'
import { settled, shortest } from './settlement.ts'

const law = lawList()
/** What streams tell is what reads answer. A server may have none, and then nothing of this is tried. */
export const streamLaws = law.all

const reads = { reads: true }

law('stream.session', 'logOut', (scene) => session(scene, logOut))
law('stream.session', 'endSession', (scene) => session(scene, endElsewhere))

/** The operation of the contract that is the stream with a name. */
const OPERATIONS: Record<StreamName, StreamId> = { prices: 'watchPrices', events: 'watchEvents' }

/** Milliseconds in which something must have come that is sent each second, or at once. */
export const PATIENCE_MS = 15_000
/** Seconds between two signs of life at most, and what a busy machine may add. */
const HEARTBEAT_MS = 15_000 + 3_000
/** How many events of prices are looked at. */
const EVENTS = 4

type Asked = Parameters<typeof EventStream.open>[2]

/** Uses a stream, and leaves it. */
export async function watching<T>(
  scene: Scene,
  name: StreamName,
  asked: Asked,
  use: (stream: EventStream) => Promise<T>,
): Promise<T> {
  requireStream((await scene.done('getSiteInfo')).streams, name)
  const stream = await EventStream.open(
    scene.client,
    scene.contract.streamPath(OPERATIONS[name]),
    asked,
  )
  scene.exchanges.push(stream.exchange)
  try {
    return await use(stream)
  } finally {
    stream.close()
  }
}

function requireBegun(scene: Scene, stream: EventStream): void {
  const { answer } = stream.exchange
  const type = answer?.headers['content-type']
  scene.hold(
    answer?.status === 200 && stream.isStream,
    `a stream was to be text/event-stream and is ${type} (HTTP ${answer?.status})`,
  )
}

/** The `data` of what has come, each as the contract has it. */
export function told<Data>(scene: Scene, { events }: EventStream, schema: string): Data[] {
  return events.map(({ data }) => {
    const [fault] = scene.contract.schemas.violations(['components', 'schemas', schema], data)
    scene.hold(fault === undefined, `an event is not as its schema says: ${fault?.message}`, [
      ...descriptionOf(schema).slice(0, -1),
    ])
    return data as Data
  })
}

/** Products whose market never closes and trades now: their prices change. */
async function movingSymbols(scene: Scene): Promise<string[]> {
  const { list } = await scene.done('listProducts')
  const { list: now } = await scene.done('listQuotes')
  const trading = new Set(now.filter(({ state }) => state === 'trading').map((one) => one.symbol))
  const found = list.filter(({ symbol, hours }) => hours.always_open && trading.has(symbol))
  needed(found[0], 'no market is always open')
  return found
    .map(({ symbol }) => symbol)
    .sort()
    .slice(0, 2)
}

/** The events of prices of some products, as many as are looked at. */
async function somePrices(scene: Scene, stream: EventStream, most = EVENTS): Promise<PriceEvent[]> {
  requireBegun(scene, stream)
  const came = await stream.until(() => stream.events.length >= most, PATIENCE_MS)
  if (!came && stream.events.length > 0) throw new NotReachable('no price changes now')
  scene.hold(came, `no event came within ${PATIENCE_MS / 1000} s`)
  return told<PriceEvent>(scene, stream, 'PriceEvent')
}

law('stream.ticks', 'listTicks', reads, async (scene) => {
  const [symbol = ''] = await movingSymbols(scene)
  await watching(scene, 'prices', { query: { symbols: symbol } }, async (stream) => {
    const events = await somePrices(scene, stream)
    for (const [index, { list }] of events.entries()) {
      const second = stream.events[index]?.id ?? ''
      const { list: known } = await scene.done('listTicks', { symbol, from: second, until: second })
      const { tick_id, price, as_of = Number(second) } = list[0] ?? {}
      scene.same({ tick_id, price, as_of }, known.at(-1), `the tick of ${symbol} at ${second}`)
    }
  })
})

/** A quote as its last update told it: the change follows from the rest, where that leaves it out. */
type Streamed = Omit<Quote, 'change' | 'change_rate'> &
  Partial<Pick<Quote, 'change' | 'change_rate'>>

/** The quotes after each event, of which the stream has the ids. */
function merged(
  scene: Scene,
  events: readonly PriceEvent[],
  { events: sent }: EventStream,
): Map<string, Streamed>[] {
  let quotes = new Map<string, Streamed>()
  return events.map(({ list }, index) => {
    quotes = new Map(quotes)
    for (const update of list) {
      scene.hold(index > 0 || 'state' in update, `${update.symbol} is not whole at first`)
      const { change, change_rate, ...before } = quotes.get(update.symbol) ?? {}
      const as_of = Number(sent[index]?.id)
      quotes.set(update.symbol, { ...before, as_of, ...update } as Streamed)
    }
    return quotes
  })
}

law('stream.quotes', 'listQuotes', reads, async (scene) => {
  const symbols = await movingSymbols(scene)
  const answered: Quote[] = []
  await watching(scene, 'prices', { query: { symbols: symbols.join() } }, async (stream) => {
    requireBegun(scene, stream)
    while (stream.events.length < EVENTS && answered.length < 1000) {
      const { list } = await scene.done('listQuotes')
      answered.push(...list.filter(({ symbol }) => symbols.includes(symbol)))
      await pause(120)
    }
    const after = merged(scene, told<PriceEvent>(scene, stream, 'PriceEvent'), stream)
    for (const streamed of after.flatMap((one) => [...one.values()])) {
      const alike = answered.find(
        ({ tick_id, state }) => tick_id === streamed.tick_id && state === streamed.state,
      )
      if (!alike) continue
      const { symbol, change = alike.change, change_rate = alike.change_rate } = streamed
      scene.same({ ...streamed, change, change_rate }, alike, `the streamed quote of ${symbol}`)
    }
  })
})

law('stream.order', 'listQuotes', reads, async (scene) => {
  const symbols = await movingSymbols(scene)
  await watching(scene, 'prices', { query: { symbols: symbols.join() } }, async (stream) => {
    const events = await somePrices(scene, stream)
    const ids = stream.events.map(({ id }) => Number(id)).slice(0, events.length)
    for (const [index, id] of ids.entries()) {
      scene.hold(id > (ids[index - 1] ?? 0), `the id ${id} comes after ${ids[index - 1]}`)
      for (const { symbol, as_of = id } of events[index]?.list ?? []) {
        scene.hold(symbols.includes(symbol), `${symbol} was not asked for`)
        scene.hold(as_of <= id, `${symbol} has a price of ${as_of}, after the second ${id}`)
      }
    }
  })
})

law('stream.gap', 'listQuotes', reads, async (scene) => {
  const symbols = await movingSymbols(scene)
  const asked = { query: { symbols: symbols.join() } }
  const before = await watching(scene, 'prices', asked, async (stream) => {
    const events = await somePrices(scene, stream, 2)
    return {
      quotes: merged(scene, events, stream).at(-1),
      lastId: stream.events[events.length - 1]?.id,
    }
  })
  await pause(2500)
  const { lastId } = before
  await watching(scene, 'prices', { ...asked, lastId }, async (stream) => {
    const [first] = await somePrices(scene, stream, 1)
    const second = stream.events[0]?.id ?? ''
    const quotes = new Map(before.quotes)
    for (const update of first?.list ?? []) {
      const { symbol, tick_id } = update
      // Else what changed during the break beside the price would be lost.
      scene.hold('state' in update, `${symbol} is not whole after the break`)
      const quote = quotes.get(symbol)
      if (quote) quotes.set(symbol, { ...quote, tick_id })
    }
    for (const symbol of symbols) {
      const { list } = await scene.done('listTicks', { symbol, from: second, until: second })
      scene.same(quotes.get(symbol)?.tick_id, list.at(-1)?.tick_id, `${symbol} after the break`)
    }
  })
})

law('stream.same', 'listQuotes', reads, async (scene) => {
  const symbols = await movingSymbols(scene)
  const asked = { query: { symbols: symbols.join() } }
  await watching(scene, 'prices', asked, (one) =>
    watching(scene, 'prices', asked, async (other) => {
      await somePrices(scene, one)
      await somePrices(scene, other)
      const byId = new Map(one.events.map((event) => [event.id, event.data]))
      // The first event of each is of the moment at which it began.
      const both = other.events
        .slice(1)
        .filter(({ id }) => byId.has(id) && id !== one.events[0]?.id)
      needed(both[0], 'the two streams have no second in common')
      for (const { id, data } of both) scene.same(data, byId.get(id), `the second stream at ${id}`)
    }),
  )
})

law('stream.begins', 'listQuotes', reads, async (scene) => {
  await watching(scene, 'prices', {}, async (stream) => {
    requireBegun(scene, stream)
    await stream.until(() => stream.events.length > 0, PATIENCE_MS)
    scene.hold(/^retry: ?[0-9]+\n/.test(stream.text), 'a stream does not begin with its retry')
    const [first] = told<PriceEvent>(scene, stream, 'PriceEvent')
    const { list } = await scene.done('listQuotes')
    const symbols = (all: readonly { symbol: string }[] = []) => all.map((one) => one.symbol).sort()
    scene.same(symbols(first?.list), symbols(list), 'the products of a stream of all')
  })
})

law('stream.refused', 'listQuotes', reads, async (scene) => {
  const [symbol = ''] = await movingSymbols(scene)
  const symbols = `${symbol},${symbol}`
  await watching(scene, 'prices', { query: { symbols } }, async (stream) => {
    await stream.until(() => stream.isOver, PATIENCE_MS)
    const envelope: unknown = JSON.parse(stream.isStream ? '{}' : stream.text)
    const data = isRecord(envelope) && isRecord(envelope.data) ? envelope.data : {}
    scene.same(data.reason, 'input_invalid', `the reason of a stream of "${symbols}"`)
  })
})

law('stream.unknown', 'listQuotes', reads, async (scene) => {
  const [symbol = ''] = await movingSymbols(scene)
  const symbols = [symbol, NO_SYMBOL].sort().join()
  await watching(scene, 'prices', { query: { symbols } }, async (stream) => {
    const [first] = await somePrices(scene, stream, 1)
    const list = first?.list.map((one) => one.symbol)
    scene.same(list, [symbol], `the products of a stream of "${symbols}"`)
  })
})

law('stream.heartbeat', 'getUser', reads, async (scene) => {
  const { token } = await scene.actor()
  await watching(scene, 'events', { token }, async (stream) => {
    requireBegun(scene, stream)
    await stream.until(() => stream.text !== '', PATIENCE_MS)
    const { length } = stream.text
    const lives = await stream.until(() => stream.text.length > length, HEARTBEAT_MS)
    scene.hold(lives, 'nothing came for 15 s')
    scene.hold(/^(:.*)?$/m.test(stream.text), 'what is no event was to be a comment')
  })
})

const hasSettled =
  (stream: EventStream, id: string): (() => boolean) =>
  () =>
    stream.events.some(({ data }) => isRecord(data) && data.record_id === id)

/** Events were left out, and the client reads again. */
const hasResync = (stream: EventStream): boolean =>
  stream.events.some(({ data }) => isRecord(data) && data.type === 'resync')

async function orderOf(scene: Scene, user: User) {
  return (await scene.done('placeOrder', await shortest(scene, user), user)).order
}

async function settle(
  scene: Scene,
  user: User,
  { id, settles_at }: { id: string; settles_at: number },
) {
  await scene.until(settles_at)
  await settled(scene, user, id)
}

law('stream.own', 'settleOrder', { waits: true }, async (scene) => {
  const [user, other] = [await scene.actor(), await scene.another()]
  await watching(scene, 'events', { token: user.token }, async (stream) => {
    requireBegun(scene, stream)
    const [mine, foreign] = [await orderOf(scene, user), await orderOf(scene, other)]
    await settle(scene, user, mine)
    await settle(scene, other, foreign)
    const came = await stream.until(hasSettled(stream, mine.id), PATIENCE_MS)
    scene.hold(came, `nothing is told of ${mine.id}, which is settled`)
    const events = told<UserEvent>(scene, stream, 'UserEvent')
    const event = events.find(({ record_id }) => record_id === mine.id)
    scene.same(event?.type, 'order_settled', `the type of the event of ${mine.id}`)
    scene.hold(!hasSettled(stream, foreign.id)(), `${foreign.id} of another user is told`)
  })
})

law('stream.missed', 'settleOrder', { waits: true }, async (scene) => {
  const user = await scene.actor()
  const { token } = user
  const lastId = await watching(scene, 'events', { token }, async (stream) => {
    const first = await orderOf(scene, user)
    await settle(scene, user, first)
    const came = await stream.until(hasSettled(stream, first.id), PATIENCE_MS)
    scene.hold(came, `nothing is told of ${first.id}, which is settled`)
    return stream.events.at(-1)?.id
  })
  const second = await orderOf(scene, user)
  await settle(scene, user, second)
  await watching(scene, 'events', { token, lastId }, async (stream) => {
    const isTold = () => hasSettled(stream, second.id)() || hasResync(stream)
    const came = await stream.until(isTold, PATIENCE_MS)
    scene.hold(came, `${second.id} was settled during a break, and nothing is told of it`)
    const ids = stream.events.map(({ id }) => id)
    scene.hold(!ids.includes(String(lastId)), 'the last event before the break is told again')
    scene.same(new Set(ids).size, ids.length, 'the number of different ids')
  })
})

async function session(scene: Scene, end: typeof endElsewhere): Promise<void> {
  const user = await scene.another()
  const elsewhere = await scene.loggedIn(user)
  await watching(scene, 'events', { token: elsewhere.token }, (other) =>
    watching(scene, 'events', { token: user.token }, async (stream) => {
      await end(scene, user, elsewhere)
      const ended = await stream.until(() => stream.isOver, PATIENCE_MS)
      scene.hold(ended, 'the stream of a session that was ended goes on')
      const last = told<UserEvent>(scene, stream, 'UserEvent').at(-1)
      const found = difference(last?.type, 'session_ended')
      scene.hold(!found, 'the stream of a session ends without session_ended')
      scene.hold(!other.isOver, 'the stream of another session of the user ends, too')
    }),
  )
  await watching(scene, 'events', { token: user.token }, async (stream) => {
    scene.hold(!stream.isStream, 'a stream begins for a session that was ended')
  })
}

const logOut = async (scene: Scene, user: User) => scene.done('logOut', {}, user)

/** Ends a session from another one of the same user. */
async function endElsewhere(scene: Scene, user: User, elsewhere: User) {
  const id = await scene.stage(user).sessionId(user.token)
  return scene.done('endSession', { id }, elsewhere)
}
