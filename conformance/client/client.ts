import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { OperationId, Operations } from '../../sandbox/generated/operations.ts'
import { isRecord } from '../../scripts/contract/document.ts'
import type { Refusal } from '../../src/generated/h5.schemas.ts'
import type { Contract, Operation, Source } from '../contract/contract.ts'
import { codes } from '../contract/contract.ts'
import { exchange } from './exchange.ts'
import { oneLine } from './printable.ts'
import type { Answer, Exchange, Request, Value } from './request.ts'
import { bodyOf, jsonOf, toWire } from './request.ts'
import { statusWords, unreadable } from './transport.ts'

/** Milliseconds that a server has for an answer, the app's own limit. */
export const TIMEOUT_MS = 60_000

/** The envelope of an answer to an operation, told apart by `code`. */
export type Envelope<Id extends OperationId> =
  | { code: 1; msg: string; time: number; data: Operations[Id]['data'] }
  | { code: 0; msg: string; time: number; data: Refusal }
  | { code: 401; msg: string; time: number; data: null }

/** Seconds for which a request of the kit is valid, so that a slow server is not too late. */
const VALID_FOR = 300

const processSeconds = () => performance.now() / 1000

/** What a call sends; what is undefined is left out. */
export type Sent = Readonly<Record<string, Value | undefined>>

/** A case cannot be tried against this server and account; says why. */
export class NotReachable extends Error {}

/** A case needs an operation that the server does not have yet. */
export class NotThere extends NotReachable {
  readonly operation: OperationId

  constructor({ id, method, path }: Operation) {
    super(`it needs ${method} ${path}, which is not there yet`)
    this.operation = id
  }
}

/** A call on the way to a case went wrong, so that the case cannot be tried. */
export class Unprepared extends Error {
  /** Whose answer was wrong, and the line of the contract that says so. */
  readonly by: Source

  constructor(message: string, by: Source) {
    super(message)
    this.by = by
  }
}

/** The server is gone, or does not come to the end of an answer: nothing more can be learned of it. */
export class ServerGone extends Error {}

/** How a server is called. */
export interface Calling {
  /** Told of every request as it is sent; its answer is filled in when it comes. */
  onExchange?: (exchange: Exchange) => void
  /** Told of every envelope. */
  onEnvelope?: (id: OperationId, envelope: unknown, text: string) => void
  /** Operations that are no part of the run: what needs one that does not work cannot be tried. */
  outside?: ReadonlySet<string> | undefined
  /** Operations that the server does not have yet: what needs one waits for it. */
  missing?: ReadonlySet<string> | undefined
  /** Milliseconds in which an answer must have come to its end. */
  timeoutMs?: number | undefined
  /** What is known of the server's clock, where several clients share it. */
  told?: Told | undefined
}

/** What answers have told of the server's clock. */
export interface Told {
  /** Seconds that it is ahead of this process's at least; undefined before the first answer. */
  ahead: number | undefined
}

/** How often, and after how many milliseconds, a server is asked whether it is still there. */
const SIGNS = 4
const SIGN_MS = 750

/** Calls the server under test on the way to what is tested. */
export class Client {
  readonly base: URL
  /** The path under which the server's API begins, without a slash at its end. */
  readonly prefix: string
  readonly #contract: Contract
  readonly #calling: Calling
  readonly #told: Told

  constructor(contract: Contract, base: URL, calling: Calling = {}) {
    this.#contract = contract
    this.#calling = calling
    this.#told = calling.told ?? { ahead: undefined }
    this.base = base
    this.prefix = base.pathname.replace(/\/+$/, '')
  }

  /** Milliseconds in which an answer must have come to its end. */
  get timeoutMs(): number {
    return this.#calling.timeoutMs ?? TIMEOUT_MS
  }

  /** Sends a request as it is. Throws when no answer comes, and `NotThere`. */
  async send(request: Request): Promise<Answer> {
    if (this.isMissing(request.operation.id)) throw new NotThere(request.operation)
    const wire = toWire(request, this.prefix)
    const sent: Exchange = { wire, answer: undefined }
    this.#calling.onExchange?.(sent)
    sent.answer = await exchange(this.base, wire, this.timeoutMs)
    return sent.answer
  }

  /** The request of an operation with these values, as the contract encodes it. */
  request(id: OperationId, sent: Sent = {}, token?: string): Request {
    const operation = this.#contract.operation(id)
    const values = Object.fromEntries(
      Object.entries(sent).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    )
    const body = bodyOf(operation, values)
    const query = Object.entries(values).flatMap(([name, value]): [string, string][] =>
      operation.method === 'GET' && typeof value === 'string' ? [[name, value]] : [],
    )
    return { operation, query, token, ...(body && { body }) }
  }

  /** Calls an operation and answers its envelope. Throws `Unprepared` when there is none. */
  async call<Id extends OperationId>(
    id: Id,
    sent: Sent = {},
    token?: string,
  ): Promise<Envelope<Id>> {
    const envelope = this.#read(id, await this.answer(this.request(id, sent, token)))
    // An answer that may be cached tells an older time, and whoever moves the clock moves it forward.
    if (Number.isInteger(envelope.time)) {
      this.#told.ahead = Math.max(this.#told.ahead ?? -Infinity, envelope.time - processSeconds())
    }
    return envelope
  }

  /** A second that the server's clock has reached, as far as its answers have told. */
  now(): number {
    return Math.floor(processSeconds() + (this.#told.ahead ?? Date.now() / 1000 - processSeconds()))
  }

  /** What makes a request one of its own, and until when it is valid. */
  intent(seconds = VALID_FOR): { request_id: string; valid_until: string } {
    return { request_id: randomUUID(), valid_until: String(this.now() + seconds) }
  }

  /**
   * Reads the envelope of an answer. Throws `Unprepared` when it is none of the operation's; what is
   * inside is looked at by the cases of the operation itself.
   */
  envelope<Id extends OperationId>(id: Id, answer: Answer): Envelope<Id> {
    const { status, text } = answer
    const envelope = jsonOf(text)
    const operation = this.#contract.operation(id)
    const { method, path, answers } = operation
    const why = status === 200 ? unreadable(answer) : undefined
    if (why !== undefined)
      throw new Unprepared(`the response of ${method} ${path} ${why}`, this.#contract.contentAt(id))
    const code = isRecord(envelope) ? envelope.code : undefined
    const outcome = [...answers.keys()].find((one) => codes[one] === code)
    if (isRecord(envelope) && (envelope.code === 401 || isRecord(envelope.data)) && outcome)
      // Of the type made from the contract as far as the server keeps it.
      return envelope as unknown as Envelope<Id>
    const came = `${method} ${path} answered HTTP ${statusWords(answer)}, ${oneLine(text.slice(0, 300))}`
    const isRefused = isRecord(envelope) && envelope.code === codes.refused
    const [fault] = isRefused ? this.#contract.refusalFaults(operation, envelope.data) : []
    const { operation: by, line } = this.#contract.doneAt(id)
    if (fault) {
      const place = this.#contract.document.line(fault.place)
      throw new Unprepared(`${fault.message} (${came})`, { operation: by, line: place })
    }
    const [violation] =
      status === 200 && outcome
        ? this.#contract.schemas.violations(this.#contract.envelopeAt(operation, outcome), envelope)
        : []
    throw new Unprepared(came, { operation: by, line: violation?.line ?? line })
  }

  /** The `data` of a call that must be done. Throws `Unprepared` otherwise. */
  async done<Id extends OperationId>(
    id: Id,
    sent: Sent = {},
    token?: string,
  ): Promise<Operations[Id]['data']> {
    const envelope = await this.call(id, sent, token)
    if (envelope.code === 1) return envelope.data
    this.refuseOutside(id, envelope.code === 0 ? envelope.data.reason : 'code 401')
    const { method, path } = this.#contract.operation(id)
    throw new Unprepared(
      `${method} ${path} must be done, and answered ${JSON.stringify(envelope)}`,
      this.#contract.doneAt(id),
    )
  }

  /** Whether an operation is no part of the run, or not there. */
  isOutside(id: OperationId): boolean {
    return (this.#calling.outside?.has(id) ?? false) || this.isMissing(id)
  }

  /** Whether the server does not have an operation yet. */
  isMissing(id: OperationId): boolean {
    return this.#calling.missing?.has(id) ?? false
  }

  /** Throws for an operation outside of the run that does not do what is needed of it. */
  refuseOutside(id: OperationId, why: string): void {
    if (!this.isOutside(id)) return
    const { method, path } = this.#contract.operation(id)
    throw new NotReachable(`it needs ${method} ${path}, which is not part of this run (${why})`)
  }

  /**
   * The answer to a request. Throws `Unprepared` when none comes though the server is there, and
   * `ServerGone`, beginning with `gone`, when it is not.
   */
  async answer(request: Request, gone?: string): Promise<Answer> {
    try {
      return await this.send(request)
    } catch (error) {
      if (error instanceof NotThere) throw error
      const { id, method, path } = request.operation
      const call = `${method} ${path}`
      if (error instanceof Error && error.name === 'TimeoutError') {
        const seconds = this.timeoutMs / 1000
        throw new ServerGone(`${call} did not come to the end of its answer within ${seconds} s`)
      }
      await this.requireAlive(call, reasonOf(error), gone)
      this.refuseOutside(id, reasonOf(error))
      throw new Unprepared(`${call} gave no answer: ${reasonOf(error)}`, this.#contract.doneAt(id))
    }
  }

  /** Throws `ServerGone` when nobody answers any more; `last` is the call that found out. */
  async requireAlive(
    last: string,
    why: string,
    gone = 'The server answers no more',
  ): Promise<void> {
    for (let sign = 0; sign < SIGNS; sign += 1) {
      const asked = fetch(new URL(`${this.prefix}/api/index/info`, this.base), {
        redirect: 'manual',
        signal: AbortSignal.timeout(this.timeoutMs),
      })
      const answered = await asked.then(
        () => true,
        () => false,
      )
      if (answered) return
      await pause(SIGN_MS)
    }
    throw new ServerGone(`${gone}. The last call was ${last}: ${why}`)
  }

  #read<Id extends OperationId>(id: Id, answer: Answer): Envelope<Id> {
    let envelope: Envelope<Id>
    try {
      envelope = this.envelope(id, answer)
    } catch (error) {
      this.refuseOutside(id, `HTTP ${answer.status}`)
      throw error
    }
    if (!this.isOutside(id)) this.#calling.onEnvelope?.(id, envelope, answer.text)
    return envelope
  }
}

/** The reason of an answer that refuses, undefined for any other. */
export function refusedFor(text: string): string | undefined {
  const envelope = jsonOf(text)
  const data = isRecord(envelope) && isRecord(envelope.data) ? envelope.data : {}
  return isRecord(envelope) && envelope.code === codes.refused ? String(data.reason) : undefined
}

/** What an error says, with what caused it. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}

/** What went wrong on the way to what was to be tried, in a sentence. */
export const beforeIt = (error: unknown): string =>
  error instanceof Unprepared
    ? `A call on the way went wrong: ${error.message}`
    : `It could not be tried: ${reasonOf(error)}`
