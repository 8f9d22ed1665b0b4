import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import type { OperationId, Operations } from '../../sandbox/generated/operations.ts'
import type { Refusal } from '../../src/generated/model/refusal.ts'
import type { Contract } from '../contract/contract.ts'
import type { Path } from '../contract/document.ts'
import type { Draft, Use } from '../plan/drafts.ts'
import { draft } from '../plan/drafts.ts'
import { reasonPlace } from '../plan/input.ts'
import { newRequestId } from '../plan/makers.ts'
import type { User } from '../plan/stage.ts'
import { NotReachable, needed, Stage, WEALTH } from '../plan/stage.ts'
import type { Envelope, Sent } from '../run/client.ts'
import { Client } from '../run/client.ts'
import { compare, times } from '../run/decimal.ts'
import type { Credentials, Helper, Wish } from '../run/helper.ts'
import type { Exchange } from '../run/request.ts'

/** The server did something that the contract does not allow. */
export class Broken extends Error {
  /** Where the contract says so; undefined for the rule of the law itself. */
  readonly place: Path | undefined

  constructor(message: string, place?: Path) {
    super(message)
    this.place = place
  }
}

/** What all laws of a run share. */
export interface World {
  contract: Contract
  base: URL
  helper: Helper
  /** The user of the command line. */
  main: User
  /** A second account of the command line. */
  other: Credentials | undefined
  seed: number
  /** Users who each have a matured purchase, made when the first is needed. */
  ripe?: Promise<Ripe[]>
}

/** A user with a matured purchase that can be renewed. */
export interface Ripe {
  user: User
  purchase: string
}

/** What a user has, as far as a refused action must not change it. */
export interface Snapshot {
  cash: string
  available: string
  frozen: string
  coins: readonly string[]
  ledger: number
  totals: Readonly<Record<string, number>>
}

const WISH: Wish = { verified: true, fundPassword: true, balances: WEALTH }

const NO_OTHER =
  'it needs another user (--helper, verb user; or --other-account and --other-password)'
/** How many purchases are brought to their end at once, and renewed by one law each. */
const RIPE = 8
const NO_PROJECT = 'no project takes that many purchases'
const NO_USERS = 'it needs new users (--helper, verb user)'

/** Where one law is tried: its users, and every request and answer of it. */
export class Scene {
  readonly world: World
  readonly contract: Contract
  readonly client: Client
  readonly exchanges: Exchange[] = []
  readonly #stages = new Map<string, Stage>()

  constructor(world: World) {
    this.world = world
    this.contract = world.contract
    this.client = new Client(world.contract, world.base, (one) => this.exchanges.push(one))
  }

  /** Who acts: a new user, or the main one where nobody makes some. */
  async actor(wish: Partial<Wish> = {}): Promise<User> {
    return (await this.#newUser(wish)) ?? this.world.main
  }

  /** A new user; the law cannot be tried where nobody makes some. */
  async stranger(wish: Partial<Wish> = {}): Promise<User> {
    return needed(await this.#newUser(wish), NO_USERS)
  }

  /** Somebody else than the main user. */
  async another(wish: Partial<Wish> = {}): Promise<User> {
    const { other } = this.world
    const made = await this.#newUser(wish)
    if (made) return made
    return this.loggedIn(needed(other, NO_OTHER))
  }

  /** A user with a matured purchase that nobody has renewed. Moves the clock the first time. */
  async ripe(): Promise<Ripe> {
    this.world.ripe ??= this.#ripen()
    const ripe = (await this.world.ripe).pop()
    return needed(ripe, 'the purchases that could be renewed are used up')
  }

  async #ripen(): Promise<Ripe[]> {
    const buyers = await Promise.all(Array.from({ length: RIPE }, () => this.stranger()))
    const [first] = buyers
    const { list } = await this.done('listProjects', { filter: 'in_progress', limit: '100' }, first)
    const project = list
      .filter(
        (one) => compare(one.remaining_amount, times(one.minimum_amount, `${2 * RIPE}`, 2)) >= 0,
      )
      .sort((one, other) => one.investment_cycle - other.investment_cycle)[0]
    const { id, minimum_amount: amount, daily_rate: rate } = needed(project, NO_PROJECT)
    const purchases = await Promise.all(
      buyers.map(async (user) => {
        const sent = { project_id: id, amount, daily_rate: rate, request_id: newRequestId() }
        const form = { ...sent, fund_password: user.fundPassword }
        return (await this.done('buyProject', form, user)).purchase
      }),
    )
    const release = Math.max(...purchases.map(({ release_date: date }) => date))
    const { time } = await this.call('getUser', {}, first)
    const moved = await this.world.helper.advance(release - time + 1)
    if (!moved) throw new NotReachable('it takes longer than a run (--helper, verb advance)')
    return purchases.flatMap(({ id: purchase }, index) => {
      const user = buyers[index]
      return user ? [{ user, purchase }] : []
    })
  }

  async loggedIn(credentials: Credentials): Promise<User> {
    const { account, password } = credentials
    const { token } = await this.client.done('logIn', { account, password })
    return { ...credentials, token }
  }

  /** What a user can act on. */
  stage(user: User): Stage {
    const { contract, helper, main } = this.world
    const found = this.#stages.get(user.account)
    if (found) return found
    const stage = new Stage({
      contract,
      client: this.client,
      helper,
      credentials: main,
      actor: user,
    })
    this.#stages.set(user.account, stage)
    return stage
  }

  /**
   * A request of a user that must be done, made of the example of a name or the first one. Throws
   * `NotReachable` when the server has said that it will refuse it.
   */
  async draft(user: User, id: OperationId, name?: string, use: Use = 'kept'): Promise<Draft> {
    const examples = this.contract.operation(id).form?.examples ?? new Map()
    const example = name === undefined ? [...examples.values()][0] : examples.get(name)
    if (id === 'renewPurchase') return this.#renewal(example)
    const drawn = await draft(this.stage(user), this.contract.operation(id), example ?? {}, use)
    if (drawn.obstacle) throw new NotReachable(drawn.obstacle)
    return drawn
  }

  async #renewal(example: Readonly<Record<string, unknown>> = {}): Promise<Draft> {
    const { user, purchase } = await this.ripe()
    const { actions } = await this.done('getPurchase', { purchase_id: purchase }, user)
    const { allowed, reason, daily_rate: rate } = actions.renew
    if (!allowed) throw new NotReachable(`the matured purchase cannot be renewed: ${reason}`)
    const values = {
      purchase_id: purchase,
      mode: String(example.mode),
      daily_rate: rate ?? '',
      fund_password: user.fundPassword ?? '',
      request_id: newRequestId(),
    }
    return { values, as: user }
  }

  /** Calls an operation as a user, or as a visitor. */
  call<Id extends OperationId>(id: Id, sent: Sent = {}, user?: User): Promise<Envelope<Id>> {
    return this.client.call(id, sent, user?.token)
  }

  /** What an operation answers that must be done. */
  async done<Id extends OperationId>(
    id: Id,
    sent: Sent = {},
    user?: User,
  ): Promise<Operations[Id]['data']> {
    const envelope = await this.call(id, sent, user)
    if (envelope.code === 1) return envelope.data
    throw new Broken(`${this.name(id)} was to be done and answered ${JSON.stringify(envelope)}`)
  }

  /** The refusal of an operation that must be refused, for one of these reasons if there are any. */
  async refused<Id extends OperationId>(
    id: Id,
    sent: Sent,
    user: User | undefined,
    ...reasons: readonly string[]
  ): Promise<Refusal> {
    const envelope = await this.call(id, sent, user)
    const place = reasons[0] === undefined ? undefined : this.refusalPlace(id, reasons[0])
    if (envelope.code !== 0) {
      const wanted = reasons.length > 0 ? ` with ${reasons.join(' or ')}` : ''
      const text = JSON.stringify(envelope).slice(0, 300)
      throw new Broken(`${this.name(id)} was to be refused${wanted} and answered ${text}`, place)
    }
    const { reason } = envelope.data
    if (reasons.length > 0 && !reasons.includes(reason)) {
      throw new Broken(
        `${this.name(id)} was to be refused with ${reasons.join(' or ')}, not ${reason}`,
        place,
      )
    }
    return envelope.data
  }

  /** Where the contract shows a refusal. */
  refusalPlace(id: OperationId, reason: string): Path {
    return reasonPlace({ contract: this.contract }, this.contract.operation(id), reason)
  }

  /** Holds a law. */
  hold(condition: boolean, otherwise: string, place?: Path): void {
    if (!condition) throw new Broken(otherwise, place)
  }

  /** Two things are the same. */
  same(found: unknown, wanted: unknown, what: string, place?: Path): void {
    if (isDeepStrictEqual(found, wanted)) return
    const text = (value: unknown) => JSON.stringify(value)?.slice(0, 300)
    throw new Broken(`${what} was to be ${text(wanted)} and is ${text(found)}`, place)
  }

  /** What a user has now. */
  async snapshot(user: User): Promise<Snapshot> {
    const { balances } = await this.done('getUser', {}, user)
    const wallet = await this.done('getWallet', { limit: '1' }, user)
    const totals = await Promise.all(
      LISTS.map(async (id): Promise<[string, number]> => {
        const sent = id === 'listOrders' ? { view: 'contract', limit: '1' } : { limit: '1' }
        return [id, (await this.done(id, sent, user)).total]
      }),
    )
    const { cash, available, frozen } = balances
    return {
      cash,
      available,
      frozen,
      coins: wallet.coins.map((one) => `${one.coin} ${one.available} ${one.frozen}`),
      ledger: wallet.ledger.total,
      totals: Object.fromEntries(totals),
    }
  }

  /** What a user's avatar is made of, as text; null when there is none. */
  async avatar(user: User): Promise<string | null> {
    const { user: profile } = await this.done('getUser', {}, user)
    if (profile.avatar_url === null) return null
    const answer = await fetch(new URL(profile.avatar_url, this.world.base), {
      headers: { token: user.token },
    })
    this.hold(answer.ok, `${profile.avatar_url} answers HTTP ${answer.status}`)
    return Buffer.from(await answer.arrayBuffer()).toString('base64')
  }

  /** What happens in between changes nothing that a user has. */
  async unchanged(user: User, between: () => Promise<unknown>): Promise<void> {
    const before = await this.snapshot(user)
    await between()
    this.same(await this.snapshot(user), before, `what ${user.account} has`)
  }

  /** Tries something with values that follow from the seed, the smallest that fails last. */
  async forAll<T>(
    values: fc.Arbitrary<T>,
    runs: number,
    holds: (value: T) => Promise<void>,
  ): Promise<void> {
    const result = await fc.check(fc.asyncProperty(values, holds), {
      seed: this.world.seed,
      numRuns: runs,
      endOnFailure: true,
    })
    if (!result.failed) return
    const cause = result.errorInstance
    if (!(cause instanceof Broken)) throw cause
    throw new Broken(
      `with ${fc.stringify(result.counterexample?.[0])}: ${cause.message}`,
      cause.place,
    )
  }

  name(id: OperationId): string {
    const { method, path } = this.contract.operation(id)
    return `${method} ${path}`
  }

  async #newUser(wish: Partial<Wish>): Promise<User | undefined> {
    const made = await this.world.helper.user({ ...WISH, ...wish })
    return made && this.loggedIn(made)
  }
}

/** Lists of what a user made. */
const LISTS = [
  'listPaymentMethods',
  'listWalletAddresses',
  'listOrders',
  'listPurchases',
  'listDepositRecords',
  'listExchangeRecords',
  'listWithdrawalRecords',
] as const satisfies OperationId[]
