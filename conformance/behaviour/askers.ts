import { setTimeout as pause } from 'node:timers/promises'
import type { OperationId } from '../../sandbox/generated/operations.ts'
import type { Quote } from '../../src/generated/h5.schemas.ts'
import type { Envelope, Sent } from '../client/client.ts'
import { NotReachable } from '../client/client.ts'
import type { User } from '../plan/stage.ts'
import type { Law } from './law.ts'
import { law } from './law.ts'
import type { Scene } from './scene.ts'

/** Prices and terms are the same for everybody, whether or not somebody has an order open. */
export function askerLaws(): Law[] {
  return [
    asked('listQuotes', {
      facts: ({ data, time }, symbol) =>
        [...ofSymbol(data.list, symbol), ...data.list].flatMap((one) => quoteFacts(one, time)),
    }),
    asked('getLatestPrice', {
      sent: ({ symbol }) => ({ symbol }),
      facts: ({ data }) => [tickFact(data)],
    }),
    asked('getProduct', {
      sent: ({ symbol }) => ({ symbol }),
      facts: ({ data, time }) => [
        ...quoteFacts(data.quote, time),
        ['the limits', data.limits],
        ['the product', data.product],
      ],
    }),
    asked('listProducts', {
      facts: ({ data }) =>
        data.list.map(({ sparkline: line, ...product }) => {
          // The last one is of the half hour that is not over.
          const over = line.slice(0, -1)
          return [`${product.symbol} with ${line[0]} and ${over.length}`, { product, over }]
        }),
    }),
    asked('listTicks', {
      sent: ({ symbol, now }) => ({ symbol, from: `${now - SPAN_SECONDS}`, until: `${now}` }),
      facts: ({ data }) => [['the ticks', data.list]],
    }),
    asked('listCandles', {
      sent: ({ symbol }) => ({ symbol, interval: '1m', count: '5' }),
      // The last one is not over.
      facts: ({ data }) => data.list.slice(0, -1).map((one) => [`candle ${one.time}`, one]),
    }),
    asked('listSettlementOptions', {
      sent: ({ symbol }) => ({ symbol }),
      facts: ({ data }) => [['the options', data.list]],
    }),
  ]
}

/** Seconds of ticks that are compared. */
const SPAN_SECONDS = 60

/** What an answer says that does not change: what it is about, by which it is found again, and that. */
type Fact = readonly [about: string, what: unknown]
type Done<Id extends OperationId> = Extract<Envelope<Id>, { code: 1 }>

interface Asking<Id extends OperationId> {
  sent?(of: { symbol: string; now: number }): Sent
  /** The first one must be found again of everybody, or prices are told apart by who asks. */
  facts(answer: Done<Id>, symbol: string): readonly Fact[]
}

const tickFact = ({ symbol, tick_id: id, price, as_of }: Tick): Fact => [
  `tick ${id} of ${symbol}`,
  { price, as_of },
]

type Tick = Pick<Quote, 'symbol' | 'tick_id' | 'price' | 'as_of'>

/** A tick has one price, and at one second the same day around it. */
const quoteFacts = (quote: Quote, time: number): Fact[] => [
  tickFact(quote),
  [`quote of ${quote.symbol} at ${quote.tick_id} and ${time}`, quote],
]

const ofSymbol = <T extends { symbol: string }>(list: readonly T[], symbol: string): T[] =>
  list.filter((one) => one.symbol === symbol)

const asked = <Id extends OperationId>(id: Id, asking: Asking<Id>): Law =>
  law('price.asker', id, (scene) => sameForAll(scene, id, asking))

/** Somebody who asks; a visitor is no user. */
interface Asker {
  who: string
  user?: User
}

/** Two visitors, of whom the second shows whether anything can be compared, and users with and without an order. */
async function askers(scene: Scene): Promise<{ all: Asker[]; symbol: string }> {
  const { main, other } = scene.world
  const up = await scene.actor()
  const { values } = await scene.draft(up, 'placeOrder')
  const place = async (user: User, direction: string): Promise<Asker> => {
    const sent = { ...(await scene.draft(user, 'placeOrder')).values, direction }
    await scene.done('placeOrder', sent, user)
    return { who: `a user with an order ${direction}`, user }
  }
  const users = [await place(up, 'up')]
  if (up !== main) users.push(await place(await scene.actor(), 'down'))
  if (up !== main || other)
    users.push({ who: 'a user without orders', user: await scene.another() })
  const visitors = [{ who: VISITOR }, { who: CONTROL }]
  return { all: [...visitors, ...users], symbol: String(values.symbol) }
}

const VISITOR = 'a visitor'
const CONTROL = 'another visitor'

/** In so many looks what is told must have been told to a visitor, too. */
const ENOUGH = 4
/** After so many looks it is given up. */
const LOOKS = 40

async function sameForAll<Id extends OperationId>(
  scene: Scene,
  id: Id,
  { sent, facts }: Asking<Id>,
): Promise<void> {
  const { all, symbol } = await askers(scene)
  const request = sent?.({ symbol, now: (await scene.now()) - 1 })
  const compared = new Compared(scene, all)
  for (let look = 0; look < LOOKS && !compared.isEnough(); look += 1) {
    const answers = await Promise.all(
      all.map(async ({ who, user }) => ({ who, answer: await scene.call(id, request, user) })),
    )
    for (const { who, answer } of answers) {
      if (answer.code !== 1) throw new NotReachable(`${scene.name(id)} is refused to ${who}`)
      compared.look(who, facts(answer as Done<Id>, symbol))
    }
    // Not in step with a feed.
    await pause(40 + ((look * 97) % 240))
  }
  compared.end()
}

/** What everybody is told, beside what a visitor was told. */
class Compared {
  readonly #scene: Scene
  readonly #told = new Map<string, unknown>()
  /** In how many looks somebody was told what a visitor was told, too. */
  readonly #met: Map<string, number>

  constructor(scene: Scene, all: readonly Asker[]) {
    this.#scene = scene
    this.#met = new Map(all.map(({ who }) => [who, 0]))
  }

  look(who: string, found: readonly Fact[]): void {
    for (const [about, what] of found) {
      if (who === VISITOR && !this.#told.has(about)) this.#told.set(about, what)
      if (!this.#told.has(about)) continue
      const words = `${about}, as ${who} is told and ${VISITOR} was,`
      this.#scene.same(what, this.#told.get(about), words)
    }
    const [first] = found
    if (first && this.#told.has(first[0])) this.#met.set(who, this.#of(who) + 1)
  }

  isEnough(): boolean {
    return [...this.#met.values()].every((count) => count >= ENOUGH)
  }

  /** Whoever shared nothing with a visitor is told prices of his own, where visitors share them. */
  end(): void {
    const shared = this.#of(CONTROL)
    if (shared < ENOUGH) throw new NotReachable('prices move too fast to be told twice')
    for (const who of this.#met.keys())
      this.#scene.hold(
        this.#of(who) > 0,
        `in ${LOOKS} looks ${who} was told no price that ${VISITOR} was told, and ${CONTROL} in ${shared}`,
      )
  }

  #of(who: string): number {
    return this.#met.get(who) ?? 0
  }
}
