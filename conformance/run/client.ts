import type { OperationId, Operations } from '../../sandbox/generated/operations.ts'
import type { Refusal } from '../../src/generated/model/refusal.ts'
import type { Contract } from '../contract/contract.ts'
import { codes } from '../contract/contract.ts'
import { isRecord } from '../contract/document.ts'
import type { Answer, Exchange, Request, Value } from './request.ts'
import { bodyOf, toWire } from './request.ts'

/** Milliseconds that a server has for an answer, the app's own limit. */
export const TIMEOUT_MS = 60_000

/** The envelope of an answer to an operation, told apart by `code`. */
export type Envelope<Id extends OperationId> =
  | { code: 1; msg: string; time: number; data: Operations[Id]['data'] }
  | { code: 0; msg: string; time: number; data: Refusal }
  | { code: 401; msg: string; time: number; data: null }

/** What a call sends; what is undefined is left out. */
export type Sent = Readonly<Record<string, Value | undefined>>

/** A call on the way to a case went wrong, so that the case cannot be tried. */
export class Unprepared extends Error {}

/** Calls the server under test on the way to what is tested. */
export class Client {
  readonly base: URL
  /** The path under which the server's API begins, without a slash at its end. */
  readonly prefix: string
  readonly #contract: Contract
  readonly #onExchange: ((exchange: Exchange) => void) | undefined

  constructor(contract: Contract, base: URL, onExchange?: (exchange: Exchange) => void) {
    this.#contract = contract
    this.#onExchange = onExchange
    this.base = base
    this.prefix = base.pathname.replace(/\/+$/, '')
  }

  /** Sends a request as it is. Throws when no answer comes. */
  async send(request: Request): Promise<Answer> {
    const wire = toWire(request, this.prefix)
    const exchange: Exchange = { wire, answer: undefined }
    this.#onExchange?.(exchange)
    const { method, target, headers, body } = wire
    const response = await fetch(new URL(target, this.base), {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    })
    exchange.answer = {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: await response.text(),
    }
    return exchange.answer
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
    return this.envelope(id, await this.#sendOrFail(id, sent, token))
  }

  /**
   * Reads the envelope of an answer. Throws `Unprepared` when it is none of the operation's; what is
   * inside is looked at by the cases of the operation itself.
   */
  envelope<Id extends OperationId>(id: Id, { status, text }: Answer): Envelope<Id> {
    const envelope = jsonOf(text)
    const { method, path, answers } = this.#contract.operation(id)
    const known = [...answers.keys()].map((outcome): number => codes[outcome])
    if (isRecord(envelope) && known.includes(Number(envelope.code))) {
      // Of the type made from the contract as far as the server keeps it.
      if (envelope.code === 401 || isRecord(envelope.data))
        return envelope as unknown as Envelope<Id>
    }
    throw new Unprepared(`${method} ${path} answered HTTP ${status}, ${text.slice(0, 300)}`)
  }

  /** The `data` of a call that must be done. Throws `Unprepared` otherwise. */
  async done<Id extends OperationId>(
    id: Id,
    sent: Sent = {},
    token?: string,
  ): Promise<Operations[Id]['data']> {
    const envelope = await this.call(id, sent, token)
    if (envelope.code === 1) return envelope.data
    const { method, path } = this.#contract.operation(id)
    throw new Unprepared(
      `${method} ${path} was to be done and answered ${JSON.stringify(envelope)}`,
    )
  }

  async #sendOrFail(id: OperationId, sent: Sent, token?: string): Promise<Answer> {
    try {
      return await this.send(this.request(id, sent, token))
    } catch (error) {
      const { method, path } = this.#contract.operation(id)
      throw new Unprepared(`${method} ${path} gave no answer: ${reasonOf(error)}`)
    }
  }
}

/** The value of a JSON text, undefined when it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What an error says, with what caused it. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}
