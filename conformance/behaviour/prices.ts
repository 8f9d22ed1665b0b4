import { setTimeout as pause } from 'node:timers/promises'
import type {
  Candle,
  CandleInterval,
  CatalogueProduct,
  Quote,
  TradingHours,
} from '../../src/generated/h5.schemas.ts'
import { NotReachable } from '../client/client.ts'
import { compare, equal, minus, sum } from '../contract/decimal.ts'
import { needed } from '../plan/stage.ts'
import { isQuotient, merged, sessionsAround, startOfDay, within } from '../reference/reference.ts'
import { difference } from './difference.ts'
import { descriptionOf, lawList } from './law.ts'
import type { Scene } from './scene.ts'
import { Disturbed } from './scene.ts'

const law = lawList()
/** Every price is that of a published tick, whichever call answers it. */
export const priceLaws = law.all

const reads = { reads: true }

law('price.quote-range', 'listQuotes', reads, quoteRange)
law('price.hours', 'listQuotes', reads, hours)

const LENGTHS: Record<CandleInterval, number> = {
  '1m': 60,
  '5m': 300,
  '15m': 900,
  '30m': 1800,
  '1h': 3600,
  '4h': 14_400,
  '1d': 86_400,
  '1w': 604_800,
}
const intervals = Object.entries(LENGTHS) as [CandleInterval, number][]

/** How many kinds of trading hours a product is tried of. */
const MAX_KINDS = 3

/** A product of each kind of trading hours: of a market that never closes, that closes at night ... */
async function ofEachHours(scene: Scene): Promise<CatalogueProduct[]> {
  const { list } = await scene.done('listProducts')
  if (list.length === 0) throw new NotReachable('there is no product')
  const first = (one: CatalogueProduct) => list.find(({ hours: of }) => !difference(of, one.hours))
  return list.filter((one) => first(one) === one).slice(0, MAX_KINDS)
}

/** A product whose market never closes and trades now. */
async function openProduct(scene: Scene): Promise<CatalogueProduct> {
  const { list } = await scene.done('listProducts')
  const { list: quotes } = await scene.done('listQuotes')
  const trading = new Set(quotes.filter((one) => one.state === 'trading').map((one) => one.symbol))
  const found = list.find((one) => one.hours.always_open && trading.has(one.symbol))
  return needed(found, 'no market is always open')
}

async function candles(
  scene: Scene,
  symbol: string,
  interval: CandleInterval,
  sent: { count?: number; before?: number } = {},
): Promise<Candle[]> {
  const { count = 40, before } = sent
  const asked = { symbol, interval, count: String(count) }
  const { list } = await scene.done('listCandles', {
    ...asked,
    ...(before !== undefined && { before: String(before) }),
  })
  return list
}

/** Holds something of the candles of all intervals, of a product of each kind of hours. */
async function ofAll(
  scene: Scene,
  hold: (list: Candle[], name: string, length: number, product: CatalogueProduct) => void,
): Promise<void> {
  for (const product of await ofEachHours(scene)) {
    for (const [interval, length] of intervals) {
      const list = await candles(scene, product.symbol, interval)
      hold(list, `${interval} of ${product.symbol}`, length, product)
    }
  }
}

const pairs = <T>(list: readonly T[]): [T, T][] =>
  list.slice(1).flatMap((later, index) => {
    const earlier = list[index]
    return earlier === undefined ? [] : [[earlier, later] as [T, T]]
  })

function inOrder(scene: Scene, list: readonly Candle[], name: string): void {
  for (const [earlier, later] of pairs(list)) {
    scene.hold(
      later.time > earlier.time,
      `${name}: the candles must be in the order of time, and ${later.time} comes after ${earlier.time}`,
    )
  }
}

const candleOrder = (scene: Scene) => ofAll(scene, (list, name) => inOrder(scene, list, name))

const candleLength = (scene: Scene) =>
  ofAll(scene, (list, name, length, { hours: of }) => {
    const { always_open: always } = of
    for (const { time } of always || length > 14_400 ? [] : list) {
      const isOpen = sessionsAround(time, of, 2).some(
        ({ opens, closes }) => opens < time + length && time < closes,
      )
      scene.hold(isOpen, `${name}: there is a candle of ${time}, when the market is shut`)
    }
    for (const [earlier, later] of pairs(list)) {
      const apart = Math.abs(later.time - earlier.time)
      // A market that closes leaves candles out; where clocks change, a day has another length.
      const fits = always
        ? apart === length
        : apart >= length - 3600 && (length > 14_400 || apart % 60 === 0)
      scene.hold(
        fits,
        `${name}: the candles of ${earlier.time} and ${later.time} must be ${length} s apart, and are ${apart} s`,
      )
    }
  })

const candleRange = (scene: Scene) =>
  ofAll(scene, (list, name) => {
    for (const { time, open, high, low, close, volume } of list) {
      const prices = `open ${open}, high ${high}, low ${low}, close ${close}`
      scene.hold(
        within(open, low, high) && within(close, low, high),
        `${name}: open and close must be between low and high, and the candle of ${time} has ${prices}`,
      )
      scene.hold(
        compare(volume, '0') >= 0,
        `${name}: a volume is never negative, and that of ${time} is ${volume}`,
      )
    }
  })

law('price.candle-before', 'listCandles', reads, async (scene) => {
  const { symbol } = await openProduct(scene)
  for (const [interval, length] of intervals.slice(0, 6)) {
    const last = await candles(scene, symbol, interval, { count: 10 })
    const begin = needed(last[0], 'there are no candles').time
    const older = await candles(scene, symbol, interval, { count: 5, before: begin })
    const wanted = Array.from(
      { length: older.length },
      (_, index) => begin - (older.length - index) * length,
    )
    scene.same(
      older.map(({ time }) => time),
      wanted,
      `the moments of ${interval} candles before ${begin}`,
    )
    const known = new Map(
      (await candles(scene, symbol, interval, { count: 15 })).map((one) => [one.time, one]),
    )
    for (const one of older) {
      const same = known.get(one.time)
      if (same) scene.same(one, same, `the ${interval} candle of ${one.time}, asked for by before`)
    }
  }
})

law('price.candle-count', 'listCandles', reads, async (scene) => {
  const { symbol } = await openProduct(scene)
  for (const [interval, length] of intervals) {
    for (const count of /^1[mw]$/.test(interval) ? [1, 7, MOST_CANDLES] : [1, 7]) {
      const name = `${count} ${interval} candles`
      const sent = { symbol, interval, count: String(count) }
      const { list, has_more: more } = await scene.done('listCandles', sent)
      const fits = list.length === count || (list.length < count && !more)
      scene.hold(fits, `${name} were asked for, ${list.length} came and more exist`)
      inOrder(scene, list, name)
      const first = list[0]
      if (!first) continue
      const older = await candles(scene, symbol, interval, { count: 1, before: first.time })
      scene.same(older.length > 0, more, `whether ${interval} candles before ${first.time} exist`)
      const { time } = await scene.call('getSiteInfo')
      const last = list.at(-1) ?? first
      // An answer may be a little old.
      const present = last.time <= time && time < last.time + length + CACHED_SECONDS
      scene.hold(present, `the last ${interval} candle is of ${last.time}, and it is ${time}`)
    }
  }
})

/** The most that can be asked for. There are as many minutes, and hardly as many weeks. */
const MOST_CANDLES = 1000
/** How long an answer may be cached. */
const CACHED_SECONDS = 30
const TRIES = 6

law('price.candle-present', 'listCandles', reads, async (scene) => {
  const { symbol } = await openProduct(scene)
  let last = ''
  let quick = 0
  for (let tried = 0; tried < 3 * TRIES && quick < TRIES; tried += 1) {
    const begin = performance.now()
    const before = await scene.done('getLatestPrice', { symbol })
    const list = await candles(scene, symbol, '1m', { count: 1 })
    const after = await scene.done('getLatestPrice', { symbol })
    const close = list[0]?.close ?? 'nothing'
    if ([before.price, after.price].some((price) => price === close)) return
    last = `the price is ${before.price}, then ${after.price}, and the open candle closes at ${close}`
    // More than one price may have come and gone where a server takes longer.
    if (performance.now() - begin < QUICK_MS) quick += 1
    await pause(150)
  }
  if (quick < TRIES) throw new NotReachable('the server is too slow to tell one price twice')
  scene.hold(false, last)
})

/** Within this time hardly more than one price is published. */
const QUICK_MS = 250

const PARTS: readonly [CandleInterval, CandleInterval][] = [
  ['5m', '1m'],
  ['15m', '5m'],
  ['30m', '15m'],
  ['1h', '30m'],
  ['4h', '1h'],
  ['1d', '4h'],
  ['1w', '1d'],
]

law('price.candle-parts', 'listCandles', reads, async (scene) => {
  for (const { symbol } of await ofEachHours(scene)) {
    for (const [interval, part] of PARTS) {
      const length = LENGTHS[interval]
      const whole = (await candles(scene, symbol, interval, { count: 3 })).slice(0, -1)
      for (const candle of whole) {
        const end = candle.time + length
        const count = length / LENGTHS[part]
        const around = await candles(scene, symbol, part, { count, before: end })
        const parts = around.filter(({ time }) => time >= candle.time)
        // Of another grid, for example of another zone's days.
        const isOnGrid = parts.every(({ time }) => (time - candle.time) % LENGTHS[part] === 0)
        if (!isOnGrid || parts.length === 0) continue
        const { open, high, low, close } = candle
        const name = `the ${interval} candle of ${symbol} of ${candle.time}, made of ${parts.length} of ${part}`
        scene.same({ open, high, low, close }, merged(parts), name)
        const volume = sum('0', ...parts.map((one) => one.volume))
        scene.amount(candle.volume, volume, `the volume of ${name}`)
      }
    }
  }
})

law('price.candle-still', 'listCandles', reads, async (scene) => {
  for (const { symbol } of await ofEachHours(scene)) await stillOf(scene, symbol)
})

async function stillOf(scene: Scene, symbol: string): Promise<void> {
  const before = await candles(scene, symbol, '1m', { count: 6 })
  await pause(1100)
  const after = new Map(
    (await candles(scene, symbol, '1m', { count: 6 })).map((one) => [one.time, one]),
  )
  for (const one of before.slice(0, -1)) {
    const same = after.get(one.time)
    if (same) scene.same(same, one, `the candle of ${one.time}, which was over`)
  }
}

/** What was published while it was looked at, in its order. */
async function watched(scene: Scene, rounds: number): Promise<Quote[][]> {
  const seen: Quote[][] = []
  for (let round = 0; round < rounds; round += 1) {
    const { list } = await scene.done('listQuotes')
    seen.push(list)
    await pause(INTERVAL_MS)
  }
  return seen
}

const INTERVAL_MS = 350
const ROUNDS = 9

law('price.candle-ticks', 'listCandles', reads, async (scene) => {
  const { symbol } = await openProduct(scene)
  const ticks = (await watched(scene, 5)).flatMap((list) =>
    list.filter((one) => one.symbol === symbol),
  )
  const list = await candles(scene, symbol, '1m', { count: 3 })
  for (const { price, as_of: at } of ticks) {
    const candle = list.find(({ time }) => time <= at && at < time + 60)
    if (!candle) continue
    const { low, high, time } = candle
    scene.hold(
      within(price, low, high),
      `${price} was published at ${at}, and the candle of ${time} is from ${low} to ${high}`,
    )
  }
})

law('price.quote-change', 'listQuotes', reads, async (scene) => {
  for (const { symbol, price, close, change, change_rate: rate } of (await scene.done('listQuotes'))
    .list) {
    const wanted = minus(price, close)
    scene.amount(change, wanted, `the change of ${symbol} from ${close} to ${price}`)
    scene.hold(
      isQuotient(rate, wanted, close),
      `the change rate of ${symbol} is ${rate}, and ${wanted} of ${close} is another`,
    )
  }
})

async function quoteRange(scene: Scene): Promise<void> {
  for (const { symbol, price, open, low, high } of (await scene.done('listQuotes')).list) {
    const day = `low ${low}, high ${high}`
    scene.hold(within(price, low, high), `${symbol} is at ${price}, and its day has ${day}`)
    scene.hold(within(open, low, high), `${symbol} opened at ${open}, and its day has ${day}`)
  }
}

/** The last two days and a half by half hours: a day begins with one of them. */
law('price.quote-day', 'listQuotes', reads, async (scene) => {
  for (const product of await ofEachHours(scene)) await dayOf(scene, product)
})

/** The longest day of any zone, on which clocks are put back. */
const LONGEST_DAY = 25 * 3600

/** A quote that was asked for on one day is of the next one when that has begun. */
law('price.next-day', 'listQuotes', { ...reads, waits: true }, async (scene) => {
  const { list } = await scene.done('listProducts')
  // Not the first one, whose price other laws hold still.
  const open = list.findLast(({ hours: { always_open: always } }) => always)
  const product = needed(open, 'no market is always open')
  const { symbol, hours: of } = product
  const midnight = startOfDay(await scene.now(), of.time_zone, 1)
  await scene.until(midnight - EDGE_SECONDS)
  await scene.done('getProduct', { symbol })
  await scene.until(midnight + 1)
  await quoteRange(scene)
  // Longer than a day after it began, the day before would be too long.
  await scene.until(midnight + 2 * 3600)
  await dayOf(scene, product)
})

async function dayOf(scene: Scene, { symbol, hours: of }: CatalogueProduct): Promise<void> {
  const list = await candles(scene, symbol, '30m', { count: 120 })
  const { quote } = await scene.done('getProduct', { symbol })
  const later = await candles(scene, symbol, '30m', { count: 2 })
  const begins = list.flatMap(({ open }, index) =>
    index > 0 && equal(open, quote.open) ? [index] : [],
  )
  scene.hold(begins.length > 0, `the day of ${symbol} opened at ${quote.open}, as no half hour did`)
  const fits = begins.some((index) => {
    const day = list.slice(index)
    const { high, low } = merged(day)
    const now = merged([...day, ...later])
    const seconds = (list.at(-1)?.time ?? 0) - (day[0]?.time ?? 0)
    return (
      (!of.always_open || seconds < LONGEST_DAY) &&
      equal(list[index - 1]?.close ?? '0', quote.close) &&
      within(quote.high, high, now.high) &&
      within(quote.low, now.low, low)
    )
  })
  scene.hold(
    fits,
    `the day of ${symbol} is told with previous close ${quote.close}, high ${quote.high} and low ${quote.low}, which the half hours since it opened at ${quote.open} do not have`,
  )
}

/** A symbol that no product has. */
export const NO_SYMBOL = 'ZZ0NONE0ZZ'

law('filter.quotes', 'listQuotes', reads, async (scene) => {
  const { list } = await scene.done('listQuotes')
  if (list.length === 0) throw new NotReachable('there is no product')
  const some = list.slice(0, 3).map(({ symbol }) => symbol)
  for (const unknown of [[], [NO_SYMBOL]]) {
    const symbols = [...some, ...unknown].sort().join(',')
    const { list: found } = await scene.done('listQuotes', { symbols })
    const has = found.map(({ symbol }) => symbol).sort()
    scene.same(has, some.sort(), `the products of the quotes of ${symbols}`)
  }
})

law('price.quote-moves', 'listQuotes', reads, async (scene) => {
  scene.requires('getSiteInfo', 'getProduct')
  const { list } = await scene.done('listQuotes')
  if (list.every(({ state }) => state !== 'trading')) throw new NotReachable('nothing trades now')
  const rounds = await watched(scene, ROUNDS)
  const { time } = await scene.call('getSiteInfo')
  const trading = (rounds[0] ?? [])
    .filter((one) => one.state === 'trading')
    .map((one) => one.symbol)
  if (trading.length === 0) throw new NotReachable('nothing trades now')
  const of = (symbol: string) =>
    rounds
      .map((list) => list.find((one) => one.symbol === symbol))
      .filter((one) => one !== undefined)
  const moves = trading.some((symbol) => new Set(of(symbol).map((one) => one.price)).size > 1)
  const seconds = (ROUNDS * INTERVAL_MS) / 1000
  scene.hold(moves, `${trading.length} markets trade, and no price moved in ${seconds} s`)
  for (const symbol of trading) {
    const quotes = of(symbol)
    const last = quotes.at(-1)
    if (last?.state !== 'trading') continue
    const { limits } = await scene.done('getProduct', { symbol })
    const oldest = time - limits.quote_seconds - seconds - CACHED_SECONDS
    scene.hold(
      last.as_of >= oldest,
      `${symbol} trades, and its price is of ${last.as_of}; it is ${time}`,
    )
    scene.hold(
      last.as_of <= time + 1,
      `the price of ${symbol} is of ${last.as_of}, and it is ${time}`,
    )
  }
})

law('price.quote-tick', 'getLatestPrice', reads, async (scene) => {
  const { symbol } = await openProduct(scene)
  const known = new Map<string, { price: string; as_of: number }>()
  const look = (tick: { tick_id: string; price: string; as_of: number }) => {
    const { tick_id: id, price, as_of } = tick
    const before = known.get(id)
    if (before) scene.same({ price, as_of }, before, `the tick ${id}, told again`)
    known.set(id, { price, as_of })
  }
  let newest = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const latest = await scene.done('getLatestPrice', { symbol })
    scene.hold(latest.as_of >= newest, `a tick of ${latest.as_of} comes after one of ${newest}`)
    newest = latest.as_of
    look(latest)
    const { list } = await scene.done('listQuotes')
    for (const one of list.filter((quote) => quote.symbol === symbol)) look(one)
    const { quote } = await scene.done('getProduct', { symbol })
    look(quote)
    scene.hold(
      quote.as_of >= newest - CACHED_SECONDS,
      `the quote in the details of ${symbol} is of ${quote.as_of}, and the last tick of ${newest}`,
    )
    await pause(INTERVAL_MS / 2)
  }
  const prices = new Set([...known.values()].map(({ price }) => price))
  scene.hold(
    known.size > 1 || prices.size === 1,
    `${symbol} has ${prices.size} prices and one tick`,
  )
})

law('price.sparkline', 'listProducts', reads, async (scene) => {
  for (const { symbol } of await ofEachHours(scene)) await lineOf(scene, symbol)
})

async function lineOf(scene: Scene, symbol: string): Promise<void> {
  const { quote } = await scene.done('getProduct', { symbol })
  const { list } = await scene.done('listProducts')
  const line = list.find((one) => one.symbol === symbol)?.sparkline ?? []
  const later = await scene.done('getProduct', { symbol })
  // At the end of a day both are told of another one.
  if (later.quote.close !== quote.close) throw new Disturbed('a day ended')
  scene.same(line[0], quote.close, `where the small line of ${symbol} begins, the previous close`)
  const closes = (await candles(scene, symbol, '30m', { count: 60 })).map(({ close }) => close)
  // The last one is of the half hour that is not over.
  const told = line.slice(1, -1)
  const fits = closes.some(
    (_, index) =>
      told.every((close, place) => closes[index + place] === close) &&
      index + line.length >= closes.length - 1 &&
      // The half hour before the first of them ended the day before.
      (index === 0 || closes[index - 1] === line[0]),
  )
  scene.hold(
    fits,
    `the small line of ${symbol} is ${line.slice(0, 3).join(', ')} … ${line.slice(-3).join(', ')}, and the last half hours closed at ${closes.slice(-5).join(', ')}`,
  )
}

/** How long around an opening or closing a cached answer may still tell the state before it. */
const EDGE_SECONDS = 35

async function quotesWithHours(scene: Scene) {
  const { list: products } = await scene.done('listProducts')
  const answer = await scene.call('listQuotes')
  if (answer.code !== 1) throw new NotReachable('there are no quotes')
  const hoursOf = new Map(products.map((one) => [one.symbol, one.hours]))
  return answer.data.list.flatMap((quote) => {
    const found = hoursOf.get(quote.symbol)
    return found ? [{ quote, hours: found, time: answer.time }] : []
  })
}

const isWithinHours = (time: number, of: TradingHours) =>
  of.always_open ||
  sessionsAround(time, of).some(({ opens, closes }) => opens <= time && time < closes)

async function hours(scene: Scene): Promise<void> {
  for (const { quote, hours: of, time } of await quotesWithHours(scene)) {
    const { symbol, state } = quote
    scene.hold(
      !of.always_open || of.sessions.length === 0,
      `${symbol} is always open and has sessions`,
      descriptionOf('TradingHours'),
    )
    const sessions = sessionsAround(time, of)
    const near = sessions.some(
      ({ opens, closes }) =>
        Math.abs(time - opens) < EDGE_SECONDS || Math.abs(time - closes) < EDGE_SECONDS,
    )
    if (near) continue
    const open = isWithinHours(time, of)
    const wrong = open ? state === 'non_trading_time' : state === 'trading'
    scene.hold(
      state !== 'trading' || quote.opens_at === null,
      `${symbol} trades and opens at ${quote.opens_at}`,
    )
    scene.hold(
      quote.opens_at === null || quote.opens_at > time - EDGE_SECONDS,
      `${symbol} opens next at ${quote.opens_at}, and it is ${time}`,
    )
    scene.hold(
      !wrong,
      `${symbol} is ${state} at ${time}, which is ${open ? 'within' : 'outside'} its hours`,
    )
  }
}

/** So many days usually have a holiday among them. */
const HOLIDAY_DAYS = 40

/** Looks at each market that closes in the middle of its hours, day by day. */
law('price.hours', 'listQuotes', { ...reads, waits: true, part: 'day by day' }, async (scene) => {
  const { list } = await scene.done('listProducts')
  const shut = list.filter((one) => !one.hours.always_open)
  // Stock exchanges keep holidays, as others may not.
  const stock = shut.find((one) => one.category === 'stocks') ?? shut[0]
  const { hours: of } = needed(stock, 'no market closes')
  const begin = await scene.now()
  for (const { opens, closes } of sessionsAround(begin, of, HOLIDAY_DAYS)) {
    const middle = Math.floor((opens + closes) / 2)
    if (middle < begin) continue
    await scene.until(middle)
    await hours(scene)
  }
})

/** Within a week every market closes and opens; the clock moves on in steps. */
const WEEK_HOURS = 168
const STEP_HOURS = 6

/** A market at a moment, which is within its hours or not. */
interface Look {
  quote: Quote
  isOutside: boolean
}

/** A market that trades, and so was not closed by its operator, says outside its hours that it is outside. */
function holdShut(scene: Scene, looks: readonly Look[]): void {
  const traded = new Set(
    looks.filter(({ quote }) => quote.state === 'trading').map(({ quote }) => quote.symbol),
  )
  const shut = looks.find(({ quote, isOutside }) => isOutside && traded.has(quote.symbol))?.quote
  scene.hold(
    shut === undefined,
    `${shut?.symbol} trades within its hours, and in all of a week outside of them it was ${shut?.state} and never non_trading_time`,
  )
}

/** Moves on until a market is closed, and from there to its opening; checks all markets on the way. */
law('price.next-open', 'listQuotes', { ...reads, waits: true }, async (scene) => {
  const looks: Look[] = []
  for (let gone = 0; gone <= WEEK_HOURS; gone += STEP_HOURS) {
    await hours(scene)
    const quotes = await quotesWithHours(scene)
    for (const one of quotes) looks.push({ ...one, isOutside: !isWithinHours(one.time, one.hours) })
    const shut = quotes.filter(({ quote }) => quote.state === 'non_trading_time')
    for (const { quote, hours: of, time } of shut) {
      const { symbol, opens_at: next } = quote
      const openings = sessionsAround(time, of)
        .map(({ opens }) => opens)
        .filter((at) => at > time)
      // A holiday may delay the opening.
      scene.hold(
        next !== null && openings.includes(next),
        `${symbol} opens next at ${next}, and by its hours at ${openings[0]}`,
      )
    }
    const [first] = shut.toSorted(
      ({ quote: one }, { quote: other }) => (one.opens_at ?? 0) - (other.opens_at ?? 0),
    )
    const opens = first?.quote.opens_at ?? 0
    if (first && opens - first.time > EDGE_SECONDS) {
      const { symbol, price, tick_id, as_of, state: shut } = first.quote
      const latest = await scene.done('getLatestPrice', { symbol })
      const wanted = { symbol, price, as_of, tick_id, state: shut }
      scene.same(latest, wanted, 'the latest price of a shut market')
      for (const [at, state] of [
        [opens - EDGE_SECONDS, 'non_trading_time'],
        [opens + EDGE_SECONDS, 'trading'],
      ] as const) {
        await scene.until(at)
        const { list } = await scene.done('listQuotes')
        const quote = list.find(({ symbol }) => symbol === first.quote.symbol)
        scene.same(quote?.state, state, `the state of ${quote?.symbol}, which opens at ${opens}`)
      }
      const session = sessionsAround(opens, first.hours).find((one) => one.opens === opens)
      if (session) await scene.until(session.closes + EDGE_SECONDS)
      await hours(scene)
      return
    }
    await scene.until((await scene.now()) + STEP_HOURS * 3600)
  }
  holdShut(scene, looks)
  throw new NotReachable('no market is shut within a week')
})

law('price.options', 'getProduct', reads, async (scene) => {
  for (const { symbol } of await ofEachHours(scene)) {
    const { limits } = await scene.done('getProduct', { symbol })
    const { list } = await scene.done('listSettlementOptions', { symbol })
    const by = (name: 'single_min' | 'single_max') =>
      list.map((one) => one[name]).sort((one, other) => compare(one, other))
    if (list.length === 0) throw new NotReachable(`${symbol} has no settlement option`)
    scene.same(limits.single_min, by('single_min')[0], `single_min of ${symbol}`)
    scene.same(limits.single_max, by('single_max').at(-1), `single_max of ${symbol}`)
    for (const one of list)
      scene.same(one.total_max, limits.total_max, `total_max of ${one.seconds} s`)
    const seconds = list.map((one) => one.seconds)
    scene.hold(
      new Set(seconds).size === seconds.length,
      `${symbol} offers a number of seconds twice: ${seconds.join(', ')}`,
    )
  }
})

law('price.catalogue', 'getProduct', reads, async (scene) => {
  const { list } = await scene.done('listProducts')
  const { list: quotes } = await scene.done('listQuotes')
  const symbols = (of: readonly { symbol: string }[]) => of.map(({ symbol }) => symbol).sort()
  scene.same(symbols(quotes), symbols(list), 'the products that have a quote')
  for (const { sparkline: _line, ...wanted } of list.slice(0, 6)) {
    const { product, quote } = await scene.done('getProduct', { symbol: wanted.symbol })
    scene.same(product, wanted, `the product ${wanted.symbol} in its details`)
    scene.same(quote.symbol, wanted.symbol, 'the symbol of the quote in the details')
  }
})

law('price.site-limits', 'getSiteInfo', reads, async (scene) => {
  const { limits } = await scene.done('getSiteInfo')
  const { conditions } = await scene.done('getWithdrawalView', {}, scene.world.main)
  const told = {
    withdrawal_min: conditions.min,
    withdrawal_max: conditions.max,
    withdrawal_fee_rate: conditions.fee_rate,
    withdrawal_opens: conditions.window.opens,
    withdrawal_closes: conditions.window.closes,
    withdrawal_times_max: conditions.today.times_max,
  }
  for (const [name, wanted] of Object.entries(told)) {
    scene.same(Reflect.get(limits, name), wanted, `${name} of the site`)
  }
  const { min, max } = await scene.done('getDepositView', {}, scene.world.main)
  scene.same(limits.deposit_min, min, 'deposit_min of the site')
  scene.hold(
    compare(limits.deposit_max, max) >= 0,
    `deposits up to ${max}, and the site says ${limits.deposit_max}`,
  )
})

law('price.candle-order', 'listCandles', reads, candleOrder)
law('price.candle-length', 'listCandles', reads, candleLength)
law('price.candle-range', 'listCandles', reads, candleRange)
