import { setTimeout as pause } from 'node:timers/promises'
import type { Tick } from '../../src/generated/h5.schemas.ts'
import { NotReachable } from '../client/client.ts'
import { needed } from '../plan/stage.ts'
import { descriptionOf, lawList } from './law.ts'
import type { Scene } from './scene.ts'
import { eventually, settled as over, placed } from './settlement.ts'

/** How many seconds of ticks are asked for. */
const SPAN_SECONDS = 60
/** How often the last price is compared: only a tick of a whole second is listed. */
const LOOKS = 12

const law = lawList()
/** Ticks are the prices by which orders open and settle, and never change. */
export const tickLaws = law.all

const reads = { reads: true }

/** A product that trades, or else any, and the server's time. */
async function product(scene: Scene): Promise<{ symbol: string; now: number }> {
  const envelope = await scene.call('listQuotes')
  const list = envelope.code === 1 ? envelope.data.list : []
  const quote = list.find(({ state }) => state === 'trading') ?? list[0]
  return { symbol: needed(quote, 'there is no quote').symbol, now: envelope.time }
}

const ticks = async (scene: Scene, sent: Record<string, string | number>): Promise<Tick[]> => {
  const texts = Object.entries(sent).map(([name, value]) => [name, String(value)])
  const { symbol, list } = await scene.done('listTicks', Object.fromEntries(texts))
  scene.same(symbol, sent.symbol, 'the symbol')
  return list
}

law('price.tick-order', 'listTicks', reads, async (scene) => {
  const { symbol, now } = await product(scene)
  for (const step of [1, 7]) {
    const asked = { symbol, from: now - SPAN_SECONDS, until: now + SPAN_SECONDS, step }
    const list = await ticks(scene, asked)
    const { time } = await scene.call('listQuotes')
    const times = list.map(({ as_of }) => as_of)
    const place = descriptionOf('Tick')
    scene.same(
      times,
      times.toSorted((one, other) => one - other),
      'the order',
    )
    scene.same(new Set(list.map(({ tick_id }) => tick_id)).size, list.length, 'different ticks')
    const late = times.filter((as_of) => as_of > time)
    scene.same(late, [], `ticks after ${time}`, place)
    const early = times.slice(1).filter((as_of) => as_of < asked.from)
    scene.same(early, [], `further ticks before ${asked.from}`)
    const most = Math.floor((time - asked.from) / step) + 1
    scene.hold(list.length <= most, `${list.length} ticks of ${most} seconds`)
  }
})

law('price.tick-still', 'listTicks', reads, async (scene) => {
  const { symbol, now } = await product(scene)
  const asked = { symbol, from: now - 2 * SPAN_SECONDS, until: now - SPAN_SECONDS }
  await everyStep(scene, asked)
  const list = await ticks(scene, asked)
  scene.same(await ticks(scene, asked), list, 'the same seconds')
  const middle = asked.until - SPAN_SECONDS / 2
  const halves = [
    ...(await ticks(scene, { ...asked, until: middle })),
    ...(await ticks(scene, { ...asked, from: middle })),
  ]
  // The tick of the middle second, and one that stays over it, is in both halves.
  const joined = new Map(halves.map((tick) => [tick.tick_id, tick]))
  scene.same([...joined.values()], list, 'both halves of the same seconds')
})

/** Of some seconds come the last ticks at or before them, which are among those of all seconds. */
async function everyStep(
  scene: Scene,
  { symbol, from, until }: { symbol: string; from: number; until: number },
): Promise<void> {
  const all = await ticks(scene, { symbol, from, until })
  for (const step of [3, 7, until - from, 86_400]) {
    const wanted = new Map<string, Tick>()
    for (let second = until; second >= from; second -= step) {
      const tick = all.findLast(({ as_of }) => as_of <= second)
      if (tick) wanted.set(tick.tick_id, tick)
    }
    const list = await ticks(scene, { symbol, from, until, step })
    scene.same(list, [...wanted.values()].reverse(), `the ticks of every ${step} seconds`)
  }
  const sent = { symbol, from: until - 5000, until }
  const last = await ticks(scene, { ...sent, from: until - MOST_SECONDS + 1 })
  scene.same(await ticks(scene, sent), last, `the last ${MOST_SECONDS} of more seconds`)
}

/** For how many seconds ticks are answered at most. */
const MOST_SECONDS = 1000

/** The last price of a second is the tick of the next one, if nothing came after it. */
law('price.tick-latest', 'listTicks', reads, async (scene) => {
  const { symbol } = await product(scene)
  for (let look = 0; look < LOOKS; look += 1) {
    const last = await scene.done('getLatestPrice', { symbol })
    const next = last.as_of + 1
    await eventually(
      async () => ((await scene.call('listQuotes')).time >= next ? true : undefined),
      `the clock stands before ${next}`,
    )
    const list = await ticks(scene, { symbol, from: last.as_of, until: next })
    const newest = list.at(-1)
    scene.hold(
      newest !== undefined && newest.as_of >= last.as_of,
      `the tick of ${next} is of ${newest?.as_of}, the last price of ${last.as_of}`,
    )
    const same = list.find(({ tick_id }) => tick_id === last.tick_id)
    if (same) {
      const { tick_id, price, as_of } = last
      scene.same(
        same,
        { tick_id, price, as_of },
        'the tick of the last price',
        descriptionOf('Tick'),
      )
      return
    }
    await pause(270)
  }
})

/** How often a price is held for a moment, to see that what was told before stays. */
const HOLDS = 4
/** How long a price stands still; a whole minute lies within. */
const STILL_SECONDS = 125

/** While a price stands still nothing moves it, and what was told before is still so. */
law('price.tick-quiet', 'listTicks', { alone: true }, async (scene) => {
  const { helper } = scene.world
  const { symbol } = await product(scene)
  const latest = () => scene.done('getLatestPrice', { symbol })
  const hold = async (on: boolean) => {
    if (await helper.hold(symbol, on)) return
    throw new NotReachable('nobody holds a price still (--helper, verb hold)')
  }
  scene.needs.add('hold')
  try {
    for (let times = 0; times < HOLDS; times += 1) {
      await hold(false)
      const { as_of: last } = await latest()
      await hold(true)
      const { as_of: at } = await latest()
      scene.hold(at >= last, `the last price of ${last} is of ${at} when it is held`)
      await pause(270)
    }
    // An answer may be kept for a second.
    await pause(1100)
    const held = await latest()
    const { as_of: since } = held
    const told = { symbol, from: since - SPAN_SECONDS, until: since }
    const before = await ticks(scene, told)
    await scene.until(since + STILL_SECONDS)
    const over = await scene.now()
    scene.same((await latest()).price, held.price, 'the price that stands still')
    await hold(false)
    await eventually(
      async () => ((await latest()).as_of > over ? true : undefined),
      'the price still stands, though it was let go,',
    )
    scene.same(await ticks(scene, told), before, 'the ticks before the price stood still')
    const still = await ticks(scene, { symbol, from: since + 1, until: over })
    const prices = new Set(still.map(({ price }) => price))
    scene.same([...prices], [held.price], 'the prices of the ticks while it stood still')
    const asked = { symbol, interval: '1m', count: '4', before: String(over) } as const
    for (const { time, high, low, close } of (await scene.done('listCandles', asked)).list) {
      if (time + 60 <= since || time + 60 > over) continue
      const name = `of the minute ${time}, in which the price stood still`
      scene.same(close, held.price, `the close ${name}`)
      if (time > since) scene.same([high, low], [close, close], `high and low ${name}`)
    }
  } finally {
    await helper.hold(symbol, false)
  }
})

law('order.listed-ticks', 'listTicks', { waits: true }, async (scene) => {
  const { user, order } = await placed(scene)
  await scene.until(order.settles_at)
  const settled = await over(scene, user, order.id)
  const { symbol, open_time: from, settles_at } = settled
  const list = await ticks(scene, { symbol, from, until: settles_at })
  const place = descriptionOf('Tick')
  scene.same(
    list[0],
    { tick_id: settled.open_tick_id, price: settled.open_price, as_of: settled.open_tick_time },
    'the tick that opened the order',
    place,
  )
  scene.same(
    list.at(-1),
    { tick_id: settled.close_tick_id, price: settled.close_price, as_of: settled.close_tick_time },
    'the tick that settled the order',
    place,
  )
})
