import type {
  PersonalMessage,
  PriceAlert,
  PriceAlertRepeat,
  Quote,
  Tick,
  UserEvent,
} from '../../src/generated/h5.schemas.ts'
import { NotReachable } from '../client/client.ts'
import { compare, lastPlace, minus, scaleOf, sum, times } from '../contract/decimal.ts'
import type { User } from '../plan/stage.ts'
import { needed } from '../plan/stage.ts'
import { descriptionOf, lawList } from './law.ts'
import { heldStill } from './orders.ts'
import type { Scene } from './scene.ts'
import { eventually } from './settlement.ts'
import { PATIENCE_MS, told, watching } from './streams.ts'

const law = lawList()
/** A price is told of when the ticks say so, and not otherwise. */
export const alertLaws = law.all

const waits = { waits: true }

law('alert.reached', 'addPriceAlert', { alone: true }, reached)

/** Seconds in which a price that moves passes one that lies next to it. */
const SOON_SECONDS = 20
/** Seconds over which alerts are watched that may tell again. */
const LONG_SECONDS = 3600
/** Seconds that an alert for each time rests. */
const REST_SECONDS = 300
/** Most seconds of which ticks are answered at once. */
const MOST_SECONDS = 1000
/** How far from the last price a price is that nothing reaches in a run, as a factor of it. */
const FAR = '3'

const place = descriptionOf('PriceAlert')

/** A product whose market never closes and trades now. */
async function moving(scene: Scene): Promise<Quote> {
  const { list } = await scene.done('listProducts')
  const always = new Set(list.filter(({ hours }) => hours.always_open).map((one) => one.symbol))
  const quotes = (await scene.done('listQuotes')).list
  const quote = quotes.find(({ symbol, state }) => always.has(symbol) && state === 'trading')
  return needed(quote, 'no market trades that never closes')
}

/** Adds an alert at a price. */
async function add(
  scene: Scene,
  user: User,
  { symbol }: Pick<Quote, 'symbol'>,
  price: string,
  repeat: PriceAlertRepeat = 'once',
): Promise<PriceAlert> {
  return (await scene.done('addPriceAlert', { symbol, price, repeat }, user)).alert
}

/** Adds an alert that nothing reaches in a run. */
export async function farAlert(scene: Scene, user: User): Promise<PriceAlert> {
  const { values } = await scene.draft(user, 'addPriceAlert')
  return (await scene.done('addPriceAlert', values, user)).alert
}

/** Alerts next to a price on both sides: one of them is reached soon, whichever way it goes. */
async function both(
  scene: Scene,
  user: User,
  quote: Quote,
  repeat?: PriceAlertRepeat,
): Promise<PriceAlert[]> {
  const places = scaleOf(quote.price)
  const near = times(lastPlace(places), '200', places)
  return [
    await add(scene, user, quote, sum(quote.price, near), repeat),
    await add(scene, user, quote, minus(quote.price, near), repeat),
  ]
}

const alertsOf = async (scene: Scene, user: User) =>
  (await scene.done('getPriceAlerts', {}, user)).list

async function messagesOf(scene: Scene, user: User): Promise<PersonalMessage[]> {
  const sent = { type: 'price_alert', limit: '100' } as const
  return (await scene.done('listMessages', sent, user)).list
}

/** The ticks by which the seconds of a span are judged. */
async function ticksOf(scene: Scene, symbol: string, from: number, until: number): Promise<Tick[]> {
  const found = new Map<string, Tick>()
  for (let first = from; first <= until; first += MOST_SECONDS) {
    const last = Math.min(until, first + MOST_SECONDS - 1)
    const sent = { symbol, from: String(first), until: String(last) }
    const { list } = await scene.done('listTicks', sent)
    for (const tick of list) found.set(tick.tick_id, tick)
  }
  return [...found.values()]
}

const isBeyond = ({ direction, price }: PriceAlert, tick: Tick): boolean =>
  direction === 'up' ? compare(tick.price, price) >= 0 : compare(tick.price, price) <= 0

/** Waits until one of some alerts is reached. */
async function reachedOf(scene: Scene, user: User, alerts: readonly PriceAlert[]) {
  const ids = new Set(alerts.map(({ id }) => id))
  for (let times = 0; times < 3; times += 1) {
    await scene.until((await scene.now()) + SOON_SECONDS)
    const found = (await alertsOf(scene, user)).find(
      (one) => ids.has(one.id) && one.reached_at !== null,
    )
    if (found) return found
  }
  return undefined
}

law('alert.first-tick', 'getPriceAlerts', waits, async (scene) => {
  const user = await scene.stranger()
  const alerts = await both(scene, user, await moving(scene))
  const found = await reachedOf(scene, user, alerts)
  const now = await scene.now()
  for (const alert of await alertsOf(scene, user)) {
    const ticks = await ticksOf(scene, alert.symbol, alert.set_at + 1, now)
    const first = ticks.find((tick) => isBeyond(alert, tick))
    if (alert.reached_at === null) {
      // What has come since it was read may have reached it.
      const again = first && (await alertsOf(scene, user)).find(({ id }) => id === alert.id)
      const isTold = !again || again.reached_at !== null
      scene.hold(isTold, `${alert.id} waits, though ${first?.tick_id} is at ${first?.price}`, place)
      continue
    }
    const { tick_id, tick_price: price, tick_at: as_of } = alert
    scene.same({ tick_id, price, as_of }, first, `the tick that reached ${alert.id}`, place)
    const message = (await messagesOf(scene, user)).find(({ text }) =>
      text.includes(String(tick_id)),
    )
    const sent = scene.found(message, `no message names ${tick_id}, which reached ${alert.id}`)
    scene.same(sent.record_id, alert.symbol, 'the record of its message')
    scene.same(sent.created_at, alert.reached_at, 'the moment of its message')
  }
  if (!found) throw new NotReachable('the price hardly moves')
})

law('alert.once', 'addPriceAlert', waits, async (scene) => {
  const user = await scene.stranger()
  const alerts = await both(scene, user, await moving(scene))
  needed(await reachedOf(scene, user, alerts), 'the price hardly moves')
  await scene.until((await scene.now()) + LONG_SECONDS)
  const reached = async () =>
    (await alertsOf(scene, user)).filter(({ reached_at }) => reached_at !== null).length
  const before = await reached()
  const { length } = await messagesOf(scene, user)
  const after = await reached()
  scene.hold(
    before <= length && length <= after,
    `${after} alerts that tell once were reached, and ${length} messages tell of them`,
  )
})

law('alert.each', 'addPriceAlert', waits, async (scene) => {
  const user = await scene.stranger()
  const alerts = await both(scene, user, await moving(scene), 'each')
  await scene.until((await scene.now()) + LONG_SECONDS)
  const messages = await messagesOf(scene, user)
  const now = await scene.now()
  const wanted: number[] = []
  for (const alert of alerts) {
    const ticks = await ticksOf(scene, alert.symbol, alert.set_at + 1, now)
    let rests: number | null = null
    for (const tick of ticks) {
      const beyond = isBeyond(alert, tick)
      if (rests === null && beyond) {
        wanted.push(tick.as_of)
        rests = tick.as_of + REST_SECONDS
      } else if (rests !== null && tick.as_of >= rests && !beyond) rests = null
    }
  }
  needed(wanted[0], 'the price hardly moves')
  const last = Math.max(0, ...messages.map(({ created_at }) => created_at))
  const known = wanted.filter((second) => second <= Math.max(last, now - SOON_SECONDS))
  const order = (one: number, other: number) => one - other
  scene.same(
    messages.map(({ created_at }) => created_at).sort(order),
    known.sort(order),
    'the moments at which two alerts for each time were reached',
    descriptionOf('PriceAlertRepeat'),
  )
})

law('alert.removed', 'removePriceAlert', waits, async (scene) => {
  const [user, other] = [await scene.stranger(), await scene.stranger()]
  const quote = await moving(scene)
  const alerts = await both(scene, user, quote)
  for (const { id } of alerts) await scene.done('removePriceAlert', { id }, user)
  scene.same(await alertsOf(scene, user), [], 'the alerts that are left')
  for (const { id, price, repeat } of alerts) {
    await scene.refused('removePriceAlert', { id }, user, 'no_data')
    await scene.refused('changePriceAlert', { id, price, repeat }, user, 'no_data')
  }
  const before = (await messagesOf(scene, user)).length
  // What others are told of now, the user would be told of.
  const kept = await both(scene, other, quote)
  needed(await reachedOf(scene, other, kept), 'the price hardly moves')
  scene.same(
    (await messagesOf(scene, user)).length,
    before,
    'the messages of alerts that were removed',
  )
})

law('alert.changed', 'changePriceAlert', async (scene) => {
  const user = await scene.stranger()
  const quote = await moving(scene)
  const places = scaleOf(quote.price)
  const above = times(quote.price, FAR, places)
  const below = times(quote.price, '0.3', places)
  const { id, direction } = await add(scene, user, quote, above)
  scene.same(direction, 'up', 'the way to a price above', place)
  const sent = { id, price: below, repeat: 'each' } as const
  const { alert } = await scene.done('changePriceAlert', sent, user)
  const { price, repeat, state } = alert
  scene.same(
    { id: alert.id, direction: alert.direction, price, repeat, state },
    { id, direction: 'down', price: below, repeat: 'each', state: 'waiting' },
    'the changed alert',
    place,
  )
  scene.same(await alertsOf(scene, user), [alert], 'the alerts after the change')
})

law('alert.exists', 'addPriceAlert', async (scene) => {
  const user = await scene.stranger()
  const alert = await farAlert(scene, user)
  const sent = { symbol: alert.symbol, price: alert.price, repeat: 'each' } as const
  await scene.refused('addPriceAlert', sent, user, 'alert_exists')
  scene.same(await alertsOf(scene, user), [alert], 'the alerts')
})

law('alert.max', 'addPriceAlert', async (scene) => {
  const user = await scene.stranger()
  const quote = await moving(scene)
  const places = scaleOf(quote.price)
  const far = times(quote.price, FAR, places)
  const priceOf = (at: number) => sum(far, times(lastPlace(places), `${at}`, places))
  const { max: most } = await scene.done('getPriceAlerts', {}, user)
  for (let at = 0; at < most; at += 1) await add(scene, user, quote, priceOf(at))
  const sent = { symbol: quote.symbol, price: priceOf(most), repeat: 'once' } as const
  const refusal = await scene.refused('addPriceAlert', sent, user, 'alerts_max')
  scene.same(refusal.params.max, String(most), 'max')
  scene.same((await alertsOf(scene, user)).length, most, 'the number of alerts')
})

async function reached(scene: Scene): Promise<void> {
  const user = await scene.stranger()
  const { symbol } = await moving(scene)
  await heldStill(scene, symbol, async () => {
    const { price } = await scene.done('getLatestPrice', { symbol })
    await scene.refused('addPriceAlert', { symbol, price, repeat: 'once' }, user, 'price_reached')
    const { id } = await add(scene, user, { symbol }, times(price, FAR, scaleOf(price)))
    await scene.refused('changePriceAlert', { id, price, repeat: 'once' }, user, 'price_reached')
  })
}

/** Where nothing is published an alert is set, and nothing is told. */
law('alert.still', 'addPriceAlert', { alone: true }, async (scene) => {
  const user = await scene.stranger()
  const quote = await moving(scene)
  await heldStill(scene, quote.symbol, async () => {
    const { price } = await scene.done('getLatestPrice', { symbol: quote.symbol })
    const alerts = await both(scene, user, { ...quote, price })
    await scene.until((await scene.now()) + SOON_SECONDS)
    scene.same(
      await alertsOf(scene, user),
      alerts.toReversed(),
      'the alerts of a price that stands',
    )
    scene.same(await messagesOf(scene, user), [], 'the messages of a price that stands')
  })
})

law('stream.alert', 'addPriceAlert', waits, async (scene) => {
  const user = await scene.stranger()
  await watching(scene, 'events', { token: user.token }, async (stream) => {
    const alerts = await both(scene, user, await moving(scene))
    const found = needed(await reachedOf(scene, user, alerts), 'the price hardly moves')
    const isTold = () =>
      told<UserEvent>(scene, stream, 'UserEvent').some(
        ({ type, record_id }) => type === 'price_alert' && record_id === found.id,
      )
    const came = await stream.until(isTold, PATIENCE_MS)
    scene.hold(came, `nothing is told of ${found.id}, which is reached`)
    // What an event tells of can be read.
    await eventually(
      async () => (await messagesOf(scene, user))[0],
      `${found.id} is told by an event, and its message`,
    )
  })
})
