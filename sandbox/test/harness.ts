import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Capability, Refusal } from '../../src/generated/h5.schemas.ts'
import { units } from '../core/money.ts'
import { createUser } from '../core/new-user.ts'
import type { PictureFile } from '../core/route.ts'
import { hashPassword } from '../core/secrets.ts'
import { openSession } from '../core/users.ts'
import type { OperationId, Operations } from '../generated/operations.ts'
import { routes } from '../generated/operations.ts'
import { Sandbox } from '../sandbox.ts'

/** The moment of the contract's story: Friday 2026-11-20 15:30:00 UTC, in Unix seconds. */
export const STORY_TIME = 1795188600

/** Passwords of users that a test makes. */
export const PASSWORD = 'login1234'
export const FUND_PASSWORD = 'fund1234'

/** An answer, told apart by `code`. */
export type Answered<Id extends OperationId> =
  | { code: 1; msg: string; time: number; data: Operations[Id]['data'] }
  | { code: 0; msg: string; time: number; data: Refusal }
  | { code: 401; msg: string; time: number; data: null }

type Sent = Record<string, string | number | boolean | PictureFile | undefined>

export interface TestUser {
  id: number
  account: string
  token: string
  call<Id extends OperationId>(id: Id, input?: Sent): Promise<Answered<Id>>
  /** The `data` of an answer that must be done. */
  done<Id extends OperationId>(id: Id, input?: Sent): Promise<Operations[Id]['data']>
  /** The reason of an answer that must be a refusal. */
  refused<Id extends OperationId>(id: Id, input?: Sent): Promise<Refusal>
}

export interface UserOptions {
  /** USD to start with. */
  cash?: string
  fundPassword?: boolean
}

/**
 * A sandbox whose clock stands until it is moved; answers that break the contract throw. It is in
 * memory, unless a file is named: what was in that is there again.
 */
export class TestSandbox extends Sandbox {
  readonly #files: string
  readonly #validUntil = new Map<string, number>()
  #users = 0

  constructor(at = STORY_TIME, database = ':memory:', without: readonly Capability[] = []) {
    const files = mkdtempSync(join(tmpdir(), 'h5-sandbox-'))
    super({
      database,
      files,
      seed: 'test',
      passwordCost: 4,
      standsAt: at * 1000,
      check: 'throw',
      seeded: false,
      streams: true,
      without,
    })
    this.#files = files
  }

  /** A new user with a session. */
  async user({ cash, fundPassword = true }: UserOptions = {}): Promise<TestUser> {
    this.#users += 1
    const account = `user${this.#users}@example.com`
    const { world } = this
    const passwordHash = await hashPassword(PASSWORD, world.options.passwordCost)
    const fundPasswordHash = fundPassword
      ? await hashPassword(FUND_PASSWORD, world.options.passwordCost)
      : undefined
    const id = world.database.transaction(() => {
      const created = createUser(world, { account, email: account, passwordHash, fundPasswordHash })
      if (cash) {
        world.ledger.move({
          at: world.clock.now(),
          kind: 'deposit',
          from: { house: 'deposits' },
          to: { user: created, account: 'available' },
          amount: units(cash, 'USD'),
          currency: 'USD',
        })
      }
      return created
    })
    return { id, account, ...this.client(openSession(world, id).token) }
  }

  /** Reaches a limit: makes as many tries as it allows, now. */
  useUp(name: string, { max }: { max: number }): void {
    const { database, clock } = this.world
    database.transaction(() => {
      for (let times = 0; times < max; times += 1) {
        database.insert('tries', { name, at: clock.now() })
      }
    })
  }

  /** Calls with this token, or as a visitor. */
  client(token = ''): Omit<TestUser, 'id' | 'account'> {
    return {
      token,
      call: (id, input) => this.call(token, id, input),
      done: async (id, input) => {
        const answer = await this.call(token, id, input)
        if (answer.code !== 1) throw new Error(`${id} is not done: ${JSON.stringify(answer)}`)
        return answer.data
      },
      refused: async (id, input) => {
        const answer = await this.call(token, id, input)
        if (answer.code !== 0) throw new Error(`${id} is not refused: ${JSON.stringify(answer)}`)
        return answer.data
      },
    }
  }

  /** Sends one call as a client would, and reads the answer. */
  async call<Id extends OperationId>(
    token: string,
    id: Id,
    input: Sent = {},
  ): Promise<Answered<Id>> {
    const route = routes.find((one) => one.id === id)
    if (!route) throw new Error(`No operation ${id}`)
    const given = Object.entries(route.once ? this.#inTime(input) : input).filter(
      ([, value]) => value !== undefined,
    )
    const { body, type } = await encode(route.body, given)
    const reply = await this.handle({
      method: route.method,
      path: route.path,
      query: new URLSearchParams(route.method === 'GET' ? given.map(asText) : []),
      headers: { token, lang: 'en', language: 'en', 'content-type': type },
      body,
      remote: '127.0.0.1',
    })
    return JSON.parse(String(reply?.body)) as Answered<Id>
  }

  /** A request with an id is valid for a minute from its first try on, unless it says otherwise. */
  #inTime(input: Sent): Sent {
    const { request_id: id } = input
    if (typeof id !== 'string') return input
    const until = this.#validUntil.get(id) ?? this.world.clock.now() + 60
    this.#validUntil.set(id, until)
    return { valid_until: until, ...input }
  }

  override close(): void {
    super.close()
    rmSync(this.#files, { recursive: true, force: true })
  }
}

/** A new `request_id`. */
export const requestId = () => randomUUID()

const asText = ([name, value]: [string, unknown]): [string, string] => [name, String(value)]

async function encode(
  kind: 'none' | 'urlencoded' | 'multipart',
  given: [string, unknown][],
): Promise<{ body: Uint8Array; type: string | undefined }> {
  if (kind === 'none') return { body: new Uint8Array(), type: undefined }
  if (kind === 'urlencoded') {
    const text = new URLSearchParams(given.map(asText)).toString()
    return { body: Buffer.from(text), type: 'application/x-www-form-urlencoded' }
  }
  const form = new FormData()
  for (const [name, value] of given) {
    if (typeof value === 'object' && value !== null) {
      const { bytes } = value as PictureFile
      form.set(name, new Blob([Buffer.from(bytes)]), 'picture.bin')
    } else form.set(name, String(value))
  }
  const response = new Response(form)
  return {
    body: new Uint8Array(await response.arrayBuffer()),
    type: response.headers.get('content-type') ?? undefined,
  }
}
