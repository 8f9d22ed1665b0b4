import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import type { OperationId, Operations } from '../../sandbox/generated/operations.ts'
import type { Path } from '../../scripts/contract/document.ts'
import type { Refusal } from '../../src/generated/h5.schemas.ts'
import type { Envelope, Sent, Told } from '../client/client.ts'
import { Client, NotReachable, NotThere } from '../client/client.ts'
import type { Credentials, Helper, Locked, ReviewKind, Wish } from '../client/helper.ts'
import type { Exchange, Value } from '../client/request.ts'
import type { Contract, Source } from '../contract/contract.ts'
import { outcomeOf } from '../contract/contract.ts'
import { cashScale } from '../contract/currencies.ts'
import { compare, equal, plain, times } from '../contract/decimal.ts'
import { appendTerms, purchaseTerms, renewalTerms } from '../plan/accepted.ts'
import type { Draft, Use } from '../plan/drafts.ts'
import { draft } from '../plan/drafts.ts'
import { reasonPlace } from '../plan/input.ts'
import type { User } from '../plan/stage.ts'
import { needed, Stage, wealth } from '../plan/stage.ts'
import type { Need } from '../rules/rules.ts'
import type { SharedClock } from './clock.ts'
import { difference } from './difference.ts'

/** Something happened by itself in between, so that a law has to begin anew. */
export class Disturbed extends Error {}

/** The server did something that the contract does not allow. */
export class Broken extends Error {
  /** Where the contract says so, or the line; undefined for the rule of the law itself. */
  readonly place: Path | number | undefined
  /** Whose answer was wrong, where that was a call on the way to what the law is about. */
  readonly by: Source | undefined

  constructor(message: string, place?: Path | number, by?: Source) {
    super(message)
    this.place = place
    this.by = by
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
  /** Operations that are no part of the run. */
  outside?: ReadonlySet<string> | undefined
  /** Operations that the server does not have yet. */
  missing?: ReadonlySet<string> | undefined
  /** The areas that the site does not offer, and the capabilities that its server does not name. */
  absent?: readonly string[]
  /** Milliseconds in which an answer must have come. */
  timeoutMs?: number | undefined
  /** What is known of the server's clock. */
  told?: Told
  /** The clock that a helper moves for the laws that wait; undefined without one. */
  clock?: SharedClock | undefined
  /** How many laws of the run renew a purchase. */
  renewals?: number
  /** Users who each have a matured purchase, made when the first is needed. */
  matured?: Promise<Matured[]>
}

/** A user with a matured purchase that can be renewed. */
interface Matured {
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
  /** Reviews that are not decided and orders that are open: when one ends, money moves by itself. */
  underWay: number
  totals: Readonly<Record<string, number>>
}

/** How long to wait for a moment when no helper moves the clock. */
const PATIENCE_SECONDS = 65

const usual = (): Wish => ({ verified: true, fundPassword: true, balances: wealth() })

const NO_OTHER =
  'it needs another user (--helper, verb user; or --other-account and --other-password)'
/** Matured purchases beyond one for each law, for those that begin anew. */
const SPARE_PURCHASES = 2
const NO_PROJECT = 'no project takes that many purchases'
const NO_USERS = 'it needs new users (--helper, verb user)'

/** Where one law is tried: its users, and every request and answer of it. */
export class Scene {
  readonly world: World
  readonly contract: Contract
  readonly client: Client
  readonly exchanges: Exchange[] = []
  /** What it took to try the law. */
  readonly needs = new Set<Need>()
  /** What the law proves when it holds, where that is a probability. */
  statement: string | undefined
  /** The refusals that came, as a result has them. */
  readonly refusals = new Set<string>()
  /** Requests with an id that were refused, by what they are. */
  readonly #refused = new Map<string, Refused>()
  /** Secrets that no answer may contain. */
  readonly #secrets = new Set<string>()
  readonly #stages = new Map<string, Stage>()

  constructor(world: World) {
    world.told ??= { ahead: undefined }
    this.world = world
    this.contract = world.contract
    this.client = new Client(world.contract, world.base, {
      outside: world.outside,
      missing: world.missing,
      timeoutMs: world.timeoutMs,
      told: world.told,
      onExchange: (one) => this.exchanges.push(one),
      onEnvelope: (id, envelope, text) => this.#look(id, envelope, text),
    })
  }

  /** Who acts: a new user, or the main one when no helper makes users. */
  async actor(wish: Partial<Wish> = {}): Promise<User> {
    return (await this.#newUser(wish)) ?? this.world.main
  }

  /** A new user; the law cannot be tried when no helper makes users. */
  async stranger(wish: Partial<Wish> = {}): Promise<User> {
    this.needs.add('users')
    return needed(await this.#newUser(wish), NO_USERS)
  }

  /** Somebody else than the main user. */
  async another(wish: Partial<Wish> = {}): Promise<User> {
    const { other } = this.world
    this.needs.add('second')
    const made = await this.#newUser(wish)
    if (made) return made
    return this.loggedIn(needed(other, NO_OTHER))
  }

  /** Waits for a moment of the server; the law cannot be tried where that takes too long. */
  async until(moment: number): Promise<void> {
    const seconds = moment - (await this.now())
    if (seconds <= 0) return
    const { clock } = this.world
    if (seconds > PATIENCE_SECONDS) {
      this.needs.add('clock')
      if (!clock) throw new NotReachable('it takes longer than a run (--helper, verb advance)')
    }
    await (clock ? clock.until(moment) : pause(seconds * 1000 + 250))
    // What is sent next is valid from the new time on.
    await this.now()
  }

  /** Releases an amount for deposit, as support does. */
  async release(user: User, amount: string): Promise<void> {
    this.needs.add('release')
    if (await this.world.helper.release(user.account, amount)) return
    throw new NotReachable('nobody releases a deposit (--helper, verb release)')
  }

  /** Decides a review at once. */
  async review(kind: ReviewKind, user: User, id: string, decision: string): Promise<void> {
    this.needs.add('review')
    if (await this.world.helper.review(kind, user.account, id, decision)) return
    throw new NotReachable('nobody decides reviews (--helper, verb review)')
  }

  /** Locks the account of a user or freezes its money, as an administrator does, or lets it go. */
  async lock({ account }: User, what: Locked, on = true): Promise<void> {
    this.needs.add('lock')
    if (await this.world.helper.lock(account, what, on)) return
    throw new NotReachable('nobody locks an account (--helper, verb lock)')
  }

  /** Suspends a coin while something is done, as the operator does. */
  async suspended<T>(coin: string, meanwhile: () => Promise<T>): Promise<T> {
    const { helper } = this.world
    this.needs.add('suspend')
    if (!(await helper.suspend(coin, true)))
      throw new NotReachable('nobody suspends a coin (--helper, verb suspend)')
    try {
      return await meanwhile()
    } finally {
      await helper.suspend(coin, false)
    }
  }

  /** Does something while the site does not offer an area: it does not now, or its operator takes it out. */
  async withoutArea(area: string, meanwhile: () => Promise<void>): Promise<void> {
    const { areas } = await this.done('getSiteInfo')
    if (areas && !areas.some((one) => one === area)) return meanwhile()
    const { helper } = this.world
    this.needs.add('area')
    if (!(await helper.area(area, false)))
      throw new NotReachable('the site offers it, and nobody takes it out (--helper, verb area)')
    try {
      await meanwhile()
    } finally {
      await helper.area(area, true)
    }
  }

  /** The last code that was sent to an account. */
  async code(account: string, purpose: string): Promise<string> {
    this.needs.add('codes')
    const code = await this.world.helper.code(account, purpose)
    return needed(code, 'it needs the code that was sent (--helper, verb code)')
  }

  /** The server's time, of an answer of this moment. */
  async now(): Promise<number> {
    const { main } = this.world
    return (await this.call('getUser', {}, main)).time
  }

  #hide({ password, fundPassword }: Credentials): void {
    for (const one of [password, fundPassword]) if (one) this.hide(JSON.stringify(one))
  }

  /** Adds a secret that no answer may contain from now on. */
  hide(secret: string): void {
    this.#secrets.add(secret)
  }

  /** A user with a matured purchase that nobody has renewed. Moves the clock the first time. */
  async #maturedPurchase(): Promise<Matured> {
    const { world } = this
    world.matured ??= world.clock?.run(() => this.#mature()) ?? this.#mature()
    const matured = (await (world.clock?.aside(world.matured) ?? world.matured)).pop()
    await this.now()
    this.needs.add('clock')
    return needed(matured, 'the purchases that could be renewed are used up')
  }

  /** Brings purchases to their end, all at once. */
  async #mature(): Promise<Matured[]> {
    const count = (this.world.renewals ?? 0) + SPARE_PURCHASES
    const buyers = await Promise.all(Array.from({ length: count }, () => this.stranger()))
    const [first] = buyers
    const { list } = await this.done('listProjects', { filter: 'in_progress', limit: '100' }, first)
    const project = list
      .filter(
        (one) =>
          compare(one.remaining_amount, times(one.minimum_amount, `${2 * count}`, cashScale())) >=
          0,
      )
      .sort((one, other) => one.investment_cycle - other.investment_cycle)[0]
    const { id, minimum_amount: amount } = needed(project, NO_PROJECT)
    const purchases = await Promise.all(
      buyers.map(async (user) => {
        const view = await this.done('getProject', { project_id: id }, user)
        const sent = { project_id: id, amount, ...purchaseTerms(view), ...this.client.intent() }
        const form = { ...sent, fund_password: user.fundPassword }
        const { purchase } = await this.done('buyProject', form, user)
        const named = { purchase_id: purchase.id }
        const details = await this.done('getPurchase', named, user)
        const { min: more } = details.actions.append
        if (more !== null) {
          const { fund_password } = form
          const terms = { ...named, ...appendTerms(details, view) }
          const append = { ...terms, amount: plain(more), fund_password, ...this.client.intent() }
          await this.done('appendPurchase', append, user)
        }
        return purchase
      }),
    )
    const release = Math.max(...purchases.map(({ release_date: date }) => date))
    await this.until(release + 1)
    return purchases.flatMap(({ id: purchase }, index) => {
      const user = buyers[index]
      return user ? [{ user, purchase }] : []
    })
  }

  async loggedIn(credentials: Credentials): Promise<User> {
    const { account, password } = credentials
    const { token } = await this.client.done('logIn', { account, password })
    this.#hide(credentials)
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

  /** A request that must be done, as `draft` makes it, of whoever acts. */
  async drafted(
    id: OperationId,
    name?: string,
  ): Promise<{ user: User; values: Record<string, Value> }> {
    const actor = await this.actor()
    const { values, as: user = actor } = await this.draft(actor, id, name)
    return { user, values }
  }

  async #renewal(example: Readonly<Record<string, unknown>> = {}): Promise<Draft> {
    const { user, purchase } = await this.#maturedPurchase()
    const details = await this.done('getPurchase', { purchase_id: purchase }, user)
    const { allowed, reason } = details.actions.renew
    if (!allowed) throw new NotReachable(`the matured purchase cannot be renewed: ${reason}`)
    const values = {
      purchase_id: purchase,
      mode: String(example.mode),
      ...renewalTerms(details, String(example.mode)),
      fund_password: user.fundPassword ?? '',
      ...this.client.intent(),
    }
    return { values, as: user }
  }

  /** Calls an operation as a user, or as a visitor. */
  async call<Id extends OperationId>(id: Id, sent: Sent = {}, user?: User): Promise<Envelope<Id>> {
    const envelope = await this.client.call(id, sent, user?.token)
    if (envelope.code === 0 && user && this.contract.operation(id).once) {
      const key = JSON.stringify([id, user.account, sent])
      const first = this.#refused.get(key)?.refusal ?? envelope.data
      this.#refused.set(key, { id, sent, user, refusal: first })
    }
    return envelope
  }

  /**
   * What was refused is not done by a copy, which answers the first refusal, or that it is late when its
   * last second is over.
   */
  async stillRefused({ id, sent, user, refusal }: Refused): Promise<void> {
    const answer = await this.call(id, sent, user)
    // Without a session nothing may be learned.
    if (answer.code === 401) return
    const isOver = answer.time > Number(sent.valid_until) - this.contract.clockTolerance
    const isKept =
      answer.code === 0 &&
      (!difference(answer.data, refusal) || (isOver && answer.data.reason === 'request_expired'))
    this.hold(
      isKept,
      `${this.name(id)} was refused with ${refusal.reason}, and the same request, sent again, answered ${JSON.stringify(answer).slice(0, 300)}: its user was told that nothing happened, and a copy that a network delivers later acts all the same`,
      ['components', 'schemas', 'RequestId', 'description'],
    )
  }

  /** Sends again what was refused here, whatever the reason was and has become. */
  async refusedAgain(): Promise<void> {
    for (const one of [...this.#refused.values()].slice(0, MOST_AGAIN)) {
      // An invalid form has no result.
      if (one.refusal.reason !== 'input_invalid') await this.stillRefused(one)
    }
  }

  /** What an operation answers that must be done; `what` is its request, where that is not plain. */
  async done<Id extends OperationId>(
    id: Id,
    sent: Sent = {},
    user?: User,
    what = '',
  ): Promise<Operations[Id]['data']> {
    const envelope = await this.call(id, sent, user)
    if (envelope.code === 1) return envelope.data
    const reason = envelope.code === 0 ? envelope.data.reason : 'code 401'
    this.client.refuseOutside(id, reason)
    this.#refuseAbsent(id, reason)
    // Without users of their own, laws share the money of the account.
    if (reason === 'balance_not_enough' && user?.account === this.world.main.account) {
      throw new NotReachable(`the balance of ${user.account} is too small`)
    }
    const message = `${this.name(id)}${what} must be done, and answered ${JSON.stringify(envelope)}`
    // Figures that were right when they were read.
    if (MOVING.has(reason)) throw new Disturbed(message)
    throw new Broken(message, undefined, this.contract.doneAt(id))
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
      this.client.refuseOutside(id, `code ${envelope.code}`)
      const wanted = reasons.length > 0 ? ` with ${reasons.join(' or ')}` : ''
      const text = JSON.stringify(envelope).slice(0, 300)
      throw new Broken(`${this.name(id)} must be refused${wanted}, and answered ${text}`, place)
    }
    const { reason } = envelope.data
    if (reasons.length > 0 && !reasons.includes(reason)) {
      this.#refuseAbsent(id, reason)
      const message = `${this.name(id)} must be refused with ${reasons.join(' or ')}, and was refused with ${reason}`
      if (MOVING.has(reason)) throw new Disturbed(message)
      throw new Broken(message, place)
    }
    return envelope.data
  }

  /** Throws for a value of an area that the site leaves out, of an operation that belongs to none. */
  #refuseAbsent(id: OperationId, reason: string): void {
    const areas = this.contract.values('Area')
    const absent = (this.world.absent ?? []).filter((one) => areas.includes(one))
    if (reason !== 'area_not_offered' || absent.length === 0) return
    if (this.contract.operation(id).area === undefined) {
      throw new NotReachable(`it needs what the site does not offer (${absent.join(', ')})`)
    }
  }

  /** Where the contract shows a refusal. */
  refusalPlace(id: OperationId, reason: string): Path {
    return reasonPlace({ contract: this.contract }, this.contract.operation(id), reason)
  }

  /** Holds a law. */
  hold(condition: boolean, otherwise: string, place?: Path): void {
    if (!condition) throw new Broken(otherwise, place)
  }

  /** Something that the server must have told. */
  found<T>(thing: T | undefined | null, otherwise: string, place?: Path): T {
    if (thing === undefined || thing === null) throw new Broken(otherwise, place)
    return thing
  }

  /** Two things are the same. */
  same(found: unknown, wanted: unknown, what: string, place?: Path): void {
    const other = difference(found, wanted)
    if (!other) return
    const text = (value: unknown) => JSON.stringify(value)?.slice(0, 300)
    const where = other.path === '' ? what : `${what}: ${other.path}`
    throw new Broken(`${where} must be ${text(other.wanted)}, and is ${text(other.found)}`, place)
  }

  /** An amount is the same number as another. */
  amount(found: string, wanted: string, what: string, place?: Path): void {
    this.hold(equal(found, wanted), `${what} must be ${wanted}, and is ${found}`, place)
  }

  /** What a user has now. */
  async snapshot(user: User): Promise<Snapshot> {
    const { balances } = await this.done('getUser', {}, user)
    const wallet = await this.#ifThere(() => this.done('getWallet', { limit: '1' }, user))
    const lists = await Promise.all(
      LISTS.map(async (id): Promise<[string, number][]> => {
        const sent = id === 'listOrders' ? { view: 'contract', limit: '1' } : { limit: '1' }
        const list = await this.#ifThere(() => this.done(id, sent, user))
        return list ? [[id, list.total]] : []
      }),
    )
    const waiting = await Promise.all(
      WAITING.map(async ([id, status]) => {
        const list = await this.#ifThere(() => this.done(id, { ...status, limit: '1' }, user))
        return list?.total ?? 0
      }),
    )
    // A review that ended in between is in a part of this only.
    const { balances: now } = await this.done('getUser', {}, user)
    if (difference(now, balances)) return this.snapshot(user)
    const { cash, available, frozen } = balances
    return {
      cash,
      available,
      frozen,
      coins: wallet?.coins.map((one) => `${one.coin} ${one.available} ${one.frozen}`) ?? [],
      ledger: wallet?.ledger.total ?? 0,
      underWay: waiting.reduce((sum, one) => sum + one, 0),
      totals: Object.fromEntries(lists.flat()),
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
    const after = await this.snapshot(user)
    if (after.underWay < before.underWay)
      throw new Disturbed('a review or an order came to its end')
    this.same(after, before, `what ${user.account} has`)
  }

  /** Tries something with random values that follow from the seed; a failing one is shrunk. */
  async forAll<T>(
    values: fc.Arbitrary<T>,
    runs: number,
    holds: (value: T) => Promise<void>,
    examples: [T][] = [],
  ): Promise<void> {
    const result = await fc.check(fc.asyncProperty(values, holds), {
      seed: this.world.seed,
      numRuns: runs,
      examples,
      endOnFailure: true,
    })
    if (!result.failed) return
    const cause = result.errorInstance
    if (!(cause instanceof Broken)) throw cause
    throw new Broken(
      `with ${fc.stringify(result.counterexample?.[0])}: ${cause.message}`,
      cause.place,
      cause.by,
    )
  }

  name(id: OperationId): string {
    const { method, path } = this.contract.operation(id)
    return `${method} ${path}`
  }

  /** What an operation answers, undefined where it is no part of the run and does not work. */
  async #ifThere<T>(ask: () => Promise<T>): Promise<T | undefined> {
    try {
      return await ask()
    } catch (error) {
      if (error instanceof NotReachable) return undefined
      throw error
    }
  }

  /** Leaves a rule out before it waits or writes, where the server lacks an operation that it needs. */
  requires(...ids: OperationId[]): void {
    for (const id of ids)
      if (this.client.isMissing(id)) throw new NotThere(this.contract.operation(id))
  }

  /** What holds for every answer: it has the schema of its envelope and contains no secret. */
  #look(id: OperationId, envelope: unknown, text: string): void {
    const operation = this.contract.operation(id)
    const outcome = outcomeOf(Reflect.get(Object(envelope), 'code'))
    const place = this.contract.envelopeAt(operation, outcome)
    const { data } = envelope as { data: unknown }
    const [fault] = outcome === 'refused' ? this.contract.refusalFaults(operation, data) : []
    if (fault) {
      const line = this.contract.document.line(fault.place)
      const message = `A call on the way went wrong: ${this.name(id)}. ${fault.message}`
      throw new Broken(message, fault.place, { operation: id, line })
    }
    const [violation] = this.contract.schemas.violations(place, envelope)
    if (violation) {
      const message = `A call on the way went wrong: ${this.name(id)}. ${violation.message}`
      throw new Broken(message, violation.line, { operation: id, line: violation.line })
    }
    // Its schema has just been looked at.
    if (outcome === 'refused') this.refusals.add(`${id} ${(data as Refusal).reason}`)
    for (const secret of this.#secrets) {
      if (!text.includes(secret)) continue
      const message = `${this.name(id)} answered what nobody may be told: ${secret}`
      throw new Broken(message, undefined, this.contract.doneAt(id))
    }
  }

  async #newUser(wish: Partial<Wish>): Promise<User | undefined> {
    const made = await this.world.helper.user({ ...usual(), ...wish })
    if (!made?.token) return made && this.loggedIn(made)
    this.#hide(made)
    // What is sent next is valid from the server's time on.
    if (this.world.told?.ahead === undefined) await this.now()
    return { ...made, token: made.token }
  }
}

/** A request with an id that was refused. */
export interface Refused {
  id: OperationId
  sent: Sent
  user: User
  refusal: Refusal
}

/** How many requests of a law are sent again. */
const MOST_AGAIN = 12

/** Refusals of what others did, or a moment brought, since it was looked at. */
const MOVING: ReadonlySet<string> = new Set(['price_changed', 'too_many_requests', 'project_full'])

/** Lists of what is not decided yet. */
const WAITING = [
  ['listHoldings', {}],
  ['listDepositRecords', { status: 'under_review' }],
  ['listWithdrawalRecords', { status: 'under_review' }],
] as const satisfies [OperationId, Sent][]

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
