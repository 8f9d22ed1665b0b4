import { setTimeout as pause } from 'node:timers/promises'
import type { OperationId, Operations } from '../../sandbox/generated/operations.ts'
import type {
  CatalogueProduct,
  PaymentMethod,
  Project,
  Purchase,
  Quote,
  WalletAddress,
} from '../../src/generated/h5.schemas.ts'
import type { Client, Sent } from '../client/client.ts'
import { NotReachable } from '../client/client.ts'
import type { Credentials, Helper, Wish } from '../client/helper.ts'
import type { Contract } from '../contract/contract.ts'
import { cashCurrency, inCash } from '../contract/currencies.ts'
import { compare } from '../contract/decimal.ts'
import { purchaseTerms } from './accepted.ts'
import { MARK, newAddress, newPicture } from './makers.ts'

/** A user with a session. */
export interface User extends Credentials {
  token: string
}

/** What a user that is made for a run starts with: enough for every action in it. */
export const wealth = (): Wish['balances'] => ({
  [cashCurrency()]: inCash('50000.00'),
  USDT: '1000.00',
  BTC: '1.00000000',
})

/**
 * What a run knows of the server under test: who it can be, and what there is to read and to act
 * on. Everything is asked for when it is first needed, and once.
 */
export class Stage {
  readonly contract: Contract
  readonly client: Client
  readonly helper: Helper
  readonly #credentials: Credentials
  readonly #actor: User | undefined
  /** Every token that the main user had, which no report shows. */
  readonly tokens = new Set<string>()
  readonly #known = new Map<string, Promise<unknown>>()
  readonly #sessions = new Map<string, string>()
  #doubtful = false

  constructor(options: {
    contract: Contract
    client: Client
    helper: Helper
    /** The main user. */
    credentials: Credentials | User
    /** Whose money is moved; a new user if the helper makes some, when absent. */
    actor?: User
  }) {
    this.contract = options.contract
    this.client = options.client
    this.helper = options.helper
    this.#credentials = options.credentials
    this.#actor = options.actor
    for (const user of [options.credentials, options.actor]) {
      if (user && isUser(user)) this.#sessions.set(user.account, user.token)
    }
  }

  /** The user of the command line, who has a past to read. */
  main(): Promise<User> {
    return this.#user(this.#credentials)
  }

  /** The user whose money a run moves: a new one if the helper makes some, else the main one. */
  async actor(): Promise<User> {
    if (this.#actor) return this.#user(this.#actor)
    const wish = { verified: true, fundPassword: true, balances: wealth() }
    const made = await this.once('actor', () => this.helper.user(wish))
    return made ? this.#user(made) : this.main()
  }

  /** A new user, or undefined when nobody makes some. */
  async fresh(wish: Partial<Wish> = {}): Promise<User | undefined> {
    const made = await this.helper.user({
      verified: true,
      fundPassword: true,
      balances: {},
      ...wish,
    })
    return made && this.#user(made)
  }

  /** A session that nobody else has. */
  async logIn({ account, password }: Credentials): Promise<string> {
    return (await this.client.done('logIn', { account, password })).token
  }

  /** The id by which a session is listed and ended. */
  async sessionId(token: string): Promise<string> {
    const { list } = await this.client.done('listSessions', {}, token)
    const own = list.find(({ current }) => current)
    return needed(own, 'no session is the current one').id
  }

  /** A token whose session was ended by its user. */
  deadToken(): Promise<string> {
    return this.once('dead token', async () => {
      const token = await this.logIn(await this.actor())
      await this.client.done('logOut', {}, token)
      return token
    })
  }

  /** Something happened that may have ended sessions: they are looked at before their next use. */
  doubtSessions(): void {
    this.#doubtful = true
  }

  /** Reads as the main user. */
  async read<Id extends OperationId>(id: Id, sent: Sent = {}): Promise<Operations[Id]['data']> {
    const { public: open } = this.contract.operation(id)
    return this.client.done(id, sent, open ? undefined : (await this.main()).token)
  }

  /** Asks once for what `key` names, whoever needs it. */
  once<T>(key: string, ask: () => Promise<T>): Promise<T> {
    const known = this.#known.get(key)
    // Under one key there is one kind of thing: each is written at one place.
    if (known) return known as Promise<T>
    const asked = ask()
    this.#known.set(key, asked)
    return asked
  }

  products(): Promise<CatalogueProduct[]> {
    return this.once('products', async () => (await this.read('listProducts')).list)
  }

  /** A product that trades now, the wanted one if it does. */
  async tradingProduct(wanted: unknown): Promise<Quote | undefined> {
    const trading = (await this.read('listQuotes')).list.filter(({ state }) => state === 'trading')
    return trading.find(({ symbol }) => symbol === wanted) ?? trading[0]
  }

  /** The project that has most room, if there is one that takes the smallest purchase of it. */
  async openProject(): Promise<Project | undefined> {
    const { list } = await this.read('listProjects', { filter: 'in_progress', limit: '100' })
    return list
      .filter((one) => compare(one.remaining_amount, one.minimum_amount) >= 0)
      .sort((one, other) => compare(other.remaining_amount, one.remaining_amount))[0]
  }

  /** Buys the smallest purchase that there is. */
  async buy(user: User): Promise<Purchase> {
    const project = await this.openProject()
    if (!project) throw new NotReachable('no project takes money now')
    const { token } = user
    const view = await this.client.done('getProject', { project_id: project.id }, token)
    const { available } = view
    if (compare(available, project.minimum_amount) < 0) {
      throw new NotReachable(`the balance of ${available} buys nothing`)
    }
    const { purchase } = await this.client.done(
      'buyProject',
      {
        project_id: project.id,
        amount: project.minimum_amount,
        ...purchaseTerms(view),
        ...fundPasswordOf(user),
        ...this.client.intent(),
        allow_duplicate: 'true',
      },
      token,
    )
    return purchase
  }

  /**
   * The name under which a user may bind a payment method: the verified one. Throws `NotReachable`
   * where there is one and nobody has told it.
   */
  async holderName({ account, realName, token }: User): Promise<string> {
    if (realName !== undefined) return realName
    const { state } = await this.once(`verification of ${account}`, () =>
      this.client.done('getCertification', {}, token),
    )
    if (state === 'passed') throw new NotReachable(NO_REAL_NAME)
    return `${MARK} Test`
  }

  /** Binds an Alipay account. */
  async bindMethod(user: User): Promise<PaymentMethod> {
    const bound = await this.client.done(
      'bindPaymentMethod',
      {
        type: 'alipay',
        holder_name: await this.holderName(user),
        account: `${MARK.toLowerCase()}@example.com`,
        ...this.client.intent(),
      },
      user.token,
    )
    return bound.payment_method
  }

  /** Binds a wallet address. */
  async bindAddress(user: User): Promise<WalletAddress> {
    const bound = await this.client.done(
      'bindWalletAddress',
      {
        currency: 'USDT',
        network: 'TRC20',
        address: newAddress('TRC20'),
        ...fundPasswordOf(user),
        ...this.client.intent(),
      },
      user.token,
    )
    return bound.wallet_address
  }

  /** Uploads a picture and answers its id. */
  async upload({ token }: User, purpose: 'payment_screenshot' | 'id_photo'): Promise<string> {
    const uploaded = await this.client.done('uploadFile', { purpose, file: newPicture() }, token)
    return uploaded.file_id
  }

  /** Waits until the server's clock has come to a moment, in Unix seconds; `now` is its time. */
  async until(moment: number, now: number): Promise<void> {
    const seconds = moment - now
    if (seconds > 0) await pause(seconds * 1000 + 300)
  }

  async #user(credentials: Credentials): Promise<User> {
    if (this.#doubtful) await this.#forgetDeadSessions()
    const { account } = credentials
    const token = this.#sessions.get(account) ?? (await this.#open(credentials))
    return { ...credentials, token }
  }

  async #open(credentials: Credentials): Promise<string> {
    const token = await this.logIn(credentials)
    if (credentials.account === this.#credentials.account) this.tokens.add(token)
    this.#sessions.set(credentials.account, token)
    return token
  }

  async #forgetDeadSessions(): Promise<void> {
    this.#doubtful = false
    for (const [account, token] of this.#sessions) {
      // A server that cannot say so keeps its session: the cases tell what is wrong with it.
      const answer = await this.client.call('getUser', {}, token).catch(() => undefined)
      if (answer?.code === 401) this.#sessions.delete(account)
    }
  }
}

const NO_REAL_NAME = 'the account is verified, and its name is not known (--real-name)'
export const NO_FUND_PASSWORD = 'the account has no fund password (--fund-password)'

/** The fund password of a user as forms have it. Throws `NotReachable` for one who has none. */
export function fundPasswordOf({ fundPassword }: Credentials): { fund_password: string } {
  return { fund_password: needed(fundPassword, NO_FUND_PASSWORD) }
}

const isUser = (user: Credentials | User): user is User => 'token' in user

/** What must be there for a case; says so where it is not. */
export function needed<T>(thing: T | undefined, why: string): T {
  if (thing === undefined) throw new NotReachable(why)
  return thing
}
