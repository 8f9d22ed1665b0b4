import { setTimeout as pause } from 'node:timers/promises'
import type { Tick } from '../../src/generated/model/tick.ts'
import { needed } from '../plan/stage.ts'
import type { Law } from './law.ts'
import { descriptionOf, law } from './law.ts'
import type { Scene } from './scene.ts'
import { eventually, settled as over, placed } from './settlement.ts'

/** Seconds of which ticks are asked for. */
const SPAN = 60
/** How often the last price is compared: only a tick of a whole second is listed. */
const LOOKS = 12

/** Ticks are the prices by which orders open and settle, and never change. */
export function tickLaws(): Law[] {
  const reads = { reads: true }
  return [
    law('price.tick-order', 'listTicks', inOrder, reads),
    law('price.tick-still', 'listTicks', sameAgain, reads),
    law('price.tick-latest', 'listTicks', asQuoted, reads),
    law('order.listed-ticks', 'listTicks', ofOrder, { waits: true }),
  ]
}

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

async function inOrder(scene: Scene): Promise<void> {
  const { symbol, now } = await product(scene)
  for (const step of [1, 7]) {
    const asked = { symbol, from: now - SPAN, until: now + SPAN, step }
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
}

async function sameAgain(scene: Scene): Promise<void> {
  const { symbol, now } = await product(scene)
  const asked = { symbol, from: now - 2 * SPAN, until: now - SPAN }
  await everyStep(scene, asked)
  const list = await ticks(scene, asked)
  scene.same(await ticks(scene, asked), list, 'the same seconds')
  const middle = asked.until - SPAN / 2
  const halves = [
    ...(await ticks(scene, { ...asked, until: middle })),
    ...(await ticks(scene, { ...asked, from: middle })),
  ]
  // The tick of the middle second, and one that stays over it, is in both halves.
  const joined = new Map(halves.map((tick) => [tick.tick_id, tick]))
  scene.same([...joined.values()], list, 'both halves of the same seconds')
}

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

/** Seconds of which ticks come at most. */
const MOST_SECONDS = 1000

/** The last price of a second is the tick of the next one, if nothing came after it. */
async function asQuoted(scene: Scene): Promise<void> {
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
}

async function ofOrder(scene: Scene): Promise<void> {
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
}
