import { setTimeout as pause } from 'node:timers/promises'
import type { OperationId } from '../../sandbox/generated/operations.ts'
import type { Client } from '../client/client.ts'
import { ServerGone, Unprepared } from '../client/client.ts'
import type { Answer, Request } from '../client/request.ts'
import { bodyOf } from '../client/request.ts'
import type { Operation } from '../contract/contract.ts'
import { harmlessQuery } from '../plan/session.ts'
import { explainNoResponse } from './connection.ts'
import type { Response } from './first-responses.ts'
import { commonCause, isUnauthenticated, NOT_THERE } from './first-responses.ts'

/*
 * What a server has. Each operation is asked with a request that can do nothing: without a session, and
 * a form without a field. What is there answers 401 or refuses the form; what is not there says so by
 * its HTTP status, or answers what a path answers that nobody has.
 */

/** How often an operation is asked before it is called missing. */
const TIMES = 3
/** Milliseconds between two times. */
const REST_MS = 250
/** Operations that are asked beside each other. */
const BESIDE = 6

/** Milliseconds between two tries to get a first response. */
const SIGN_MS = 750
/** Languages beyond ASCII, and operations that answer in them without a session. */
const LANGUAGES = ['fr', 'de', 'zh']
const TEXTS: ReadonlySet<OperationId> = new Set(['getSiteInfo', 'getUser'])

/** A path of the same folder that nobody has. */
const NOBODYS = 'conformance-none'

/** What an operation answered: it is there, or why it is not, or a guard stands before it. */
type Look = { is: 'there' } | { is: 'missing'; answered: string } | { is: 'hidden' }

/**
 * The operations that a server does not have yet, each with what it answered. `session` logs in where
 * a server says 401 at every path, or answers undefined where nobody can. Throws `ServerGone`.
 */
export async function probe(
  client: Client,
  operations: readonly Operation[],
  session: (missing: ReadonlyMap<string, string>) => Promise<string | undefined>,
): Promise<Map<OperationId, string>> {
  if (operations.length === 0) return new Map()
  await requireResponse(client, operations)
  const asked = new Asked(client)
  const looks = await asked.about(operations)
  const missing = answersOf(looks)
  const hidden = operations.filter(({ id }) => looks.get(id)?.is === 'hidden')
  if (hidden.length === 0) return missing
  const token = await session(missing)
  if (token === undefined) {
    for (const { id } of hidden) missing.set(id, '401, as every path, and nobody can log in')
    return missing
  }
  const seen = answersOf(await asked.about(hidden.filter(needsSomething), token))
  return new Map([...missing, ...seen])
}

/** Throws `ServerGone` with the cause and the fix when the first operations give no response. */
async function requireResponse(client: Client, operations: readonly Operation[]): Promise<void> {
  let error: unknown
  for (let time = 0; time < TIMES; time += 1) {
    if (time > 0) await pause(SIGN_MS)
    const one = operations[time % operations.length]
    if (!one) return
    try {
      await client.send(requestOf(one))
      return
    } catch (caught) {
      error ??= caught
      if (caught instanceof Error && caught.name === 'TimeoutError') break
    }
  }
  const [first] = operations
  if (!first) return
  const { base, timeoutMs } = client
  throw new ServerGone(await explainNoResponse(base, callOf(first), error, timeoutMs))
}

const callOf = ({ method, path }: Operation) => `${method} ${path}`

/** A form that may be empty could be done. */
const needsSomething = ({ method, form }: Operation) =>
  method === 'GET' || (form?.fields.some(({ required }) => required) ?? false)

const answersOf = (looks: ReadonlyMap<OperationId, Look>) =>
  new Map(
    [...looks].flatMap(([id, look]): [OperationId, string][] =>
      look.is === 'missing' ? [[id, look.answered]] : [],
    ),
  )

class Asked {
  readonly #client: Client
  readonly #responses: Response[] = []
  readonly #nowhere = new Map<string, Promise<Answer | undefined>>()

  constructor(client: Client) {
    this.#client = client
  }

  /** Asks about operations, and again about those that seem not to be there: one answer may be a slip. */
  async about(operations: readonly Operation[], token?: string): Promise<Map<OperationId, Look>> {
    const looks = new Map<OperationId, Look>()
    for (let time = 0; time < TIMES; time += 1) {
      const open = operations.filter(({ id }) => looks.get(id)?.is !== 'there')
      if (open.length === 0) break
      if (time > 0) await pause(REST_MS)
      await Promise.all(
        Array.from({ length: BESIDE }, async () => {
          for (let one = open.shift(); one; one = open.shift())
            looks.set(one.id, await this.#look(one, token, time))
        }),
      )
      if (time === 0 && token === undefined) await this.#requireReadable(operations, looks)
    }
    return looks
  }

  /** Throws `ServerGone` for a cause that spoils all responses. */
  async #requireReadable(
    operations: readonly Operation[],
    looks: ReadonlyMap<OperationId, Look>,
  ): Promise<void> {
    // Without a session, texts for people are what has letters beyond ASCII.
    const texts = operations.filter(({ id }) => TEXTS.has(id))
    for (const language of LANGUAGES)
      for (const one of texts) await this.#answer({ ...requestOf(one), language }, one)
    const there = this.#responses.filter(({ operation: { id } }) => looks.get(id)?.is !== 'missing')
    const { base } = this.#client
    const cause = (await commonCause(base, this.#responses)) ?? (await commonCause(base, there))
    if (cause !== undefined) throw new ServerGone(cause)
  }

  async #look(operation: Operation, token: string | undefined, time: number): Promise<Look> {
    // A server may say 404 of a record: once it is asked with a query that names one.
    const query = time === 1 ? Object.entries(harmlessQuery(operation)) : []
    const request = { ...requestOf(operation, token), query }
    const answer = await this.#answer(request, operation)
    if (!answer) return { is: 'there' }
    if (NOT_THERE.has(answer.status)) return { is: 'missing', answered: `HTTP ${answer.status}` }
    const nowhere = await this.#ofNobodys(operation, token)
    if (!nowhere) return { is: 'there' }
    if (isUnauthenticated(answer) && isUnauthenticated(nowhere)) return { is: 'hidden' }
    if (!isSame(answer, nowhere)) return { is: 'there' }
    return { is: 'missing', answered: `HTTP ${answer.status}, as a path that nobody has` }
  }

  /** What a path of the same folder answers that nobody has. */
  #ofNobodys(operation: Operation, token: string | undefined): Promise<Answer | undefined> {
    const path = operation.path.replace(/[^/]*$/, NOBODYS)
    const key = `${operation.method} ${path} ${token}`
    const known = this.#nowhere.get(key)
    if (known) return known
    const asked = this.#answer(requestOf({ ...operation, path }, token))
    this.#nowhere.set(key, asked)
    return asked
  }

  /** Undefined where no answer comes, which the cases of the operation tell. */
  async #answer(request: Request, operation?: Operation): Promise<Answer | undefined> {
    const answer = await this.#client.answer(request).catch(unlessUnprepared)
    if (answer && operation) this.#responses.push({ operation, answer })
    return answer
  }
}

function unlessUnprepared(error: unknown): undefined {
  if (!(error instanceof Unprepared)) throw error
}

function requestOf(operation: Operation, token?: string): Request {
  const body = bodyOf(operation, {})
  return { operation, query: [], token, ...(body && { body }) }
}

/** Whether two answers are the same but for the path, numbers and ids of requests in them. */
function isSame(one: Answer, other: Answer): boolean {
  const words = ({ text }: Answer) =>
    text
      .replaceAll(/\/api\/[^\s"'<]+/g, '#')
      .replaceAll(/[0-9a-f-]+/gi, (run) => (/\d/.test(run) ? '#' : run))
  return one.status === other.status && words(one) === words(other)
}
