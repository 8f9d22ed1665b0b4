import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { echoed, exampleByQuery, listed, moved } from './answers.ts'
import type { Envelope, Operation } from './contract.ts'
import { Contract } from './contract.ts'
import type { Violation } from './input.ts'
import { readForm, refusalOf, trueViolations } from './input.ts'
import { pictureAt } from './pictures.ts'

/** The moment of the contract's story: 2026-11-20 15:30:00 UTC, in Unix seconds. */
export const storyTime = 1795188600

/** More than any upload that the contract takes. */
const maximumBody = 16 * 1024 * 1024

export interface MockOptions {
  /** 0 takes any free one. */
  port: number
  /** Only this machine unless told otherwise. */
  host?: string
  /** Milliseconds that every answer of the contract waits. */
  delay?: number
  /** The contract's file. */
  contract?: string | URL
}

export interface Mock {
  /** For example `http://127.0.0.1:4010`. */
  url: string
  close(): Promise<void>
}

interface Reply {
  status: number
  headers?: Record<string, string>
  /** A picture's bytes, or what becomes JSON. */
  body: unknown
}

type Prism = ReturnType<typeof createInstance>
type PrismOperations = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>
type PrismRequest = Parameters<Prism['request']>[0]
type PrismResult = Awaited<ReturnType<ReturnType<Prism['request']>>>

/** Prism reports every step of every request to a logger; ours has nothing to say. */
const silent: Record<string, unknown> = { child: () => silent }
for (const level of ['trace', 'debug', 'info', 'success', 'warn', 'error', 'fatal']) {
  silent[level] = () => undefined
}

/** Answers HTTP requests with the contract's examples, in its envelope. */
class Answerer {
  readonly #contract: Contract
  readonly #prismOperations: PrismOperations
  readonly #prism: Prism

  static async of(file: string | URL): Promise<Answerer> {
    const contract = new Contract(file)
    // Prism resolves references in place.
    const operations = await getHttpOperationsFromSpec(structuredClone(contract.document))
    return new Answerer(contract, operations)
  }

  private constructor(contract: Contract, operations: PrismOperations) {
    this.#contract = contract
    this.#prismOperations = operations
    this.#prism = createInstance(this.#config('done', true), {
      // Prism asks for pino's whole type and calls these methods of it.
      logger: silent as unknown as Parameters<typeof createInstance>[1]['logger'],
    })
  }

  /** What the panel of the app shows: every call with the names of its examples. */
  listing(): unknown {
    return {
      operations: this.#contract.operations.map((operation) => ({
        method: operation.method.toUpperCase(),
        path: operation.path,
        operationId: operation.operationId,
        summary: operation.summary,
        tag: operation.tag,
        examples: [...operation.examples].map(([name, { summary, value }]) => ({
          name,
          summary,
          code: value.code,
        })),
      })),
    }
  }

  async answer(request: IncomingMessage, url: URL, body: Buffer): Promise<Reply> {
    const operation = this.#contract.operations.find(
      ({ method, path }) => path === url.pathname && method === request.method?.toLowerCase(),
    )
    if (!operation) return this.#unknownCall(request.method ?? '', url.pathname)

    const prefer = String(request.headers.prefer ?? '')
    const chosen = /(?:^|[\s,;])example="?([\w-]+)/.exec(prefer)?.[1]
    const name = chosen ?? exampleByQuery(operation, url.searchParams)
    if (!operation.examples.has(name)) return unknownExample(operation, name)

    const contentType = request.headers['content-type'] ?? ''
    const form = readForm(operation, contentType, body)
    const input: PrismRequest = {
      method: operation.method,
      url: { path: url.pathname, query: queryValues(url.searchParams) },
      headers: prismHeaders(request),
      // A file's bytes are nothing to Prism; one byte stays one character.
      body: form && body.length > 0 ? body.toString(bodyEncoding(contentType)) : undefined,
    }
    let result = await this.#ask(input, name, form !== undefined)
    let violations = violationsOf(result)
    if (violations.length > 0 && form) {
      violations = trueViolations(operation, form, violations)
      if (violations.length === 0) result = await this.#ask(input, name, false)
    }
    if (isUnauthenticated(result)) {
      const example =
        operation.examples.get('unauthenticated')?.value ?? this.#contract.unauthenticated()
      return this.#reply(operation, example)
    }
    const refusal = refusalOf(this.#contract, operation, form, url.searchParams, violations)
    if (refusal) return this.#reply(operation, refusal)
    if (result._tag === 'Left') throw result.left

    const { body: example, headers } = result.right.output
    const requestId = form?.get('request_id')?.[0] ?? url.searchParams.get('request_id')
    // Prism hands out the contract's example as it stands.
    const isChosen = chosen !== undefined
    let answer = listed(operation, name, example as Envelope, url.searchParams, isChosen)
    if (requestId) answer = echoed(answer, requestId)
    return this.#reply(operation, answer, headers)
  }

  #reply(
    operation: Operation,
    answer: Envelope | undefined,
    headers: Record<string, string> = {},
  ): Reply {
    if (!answer) throw new Error(`The contract has no answer for ${operation.operationId}.`)
    const caching = headers['Cache-Control']
    return {
      status: 200,
      headers:
        caching && answer.code === 1
          ? { 'Cache-Control': caching, Vary: 'language, lang, Prefer' }
          : {},
      body: moved(this.#contract, operation, answer, Math.floor(Date.now() / 1000) - storyTime),
    }
  }

  #ask(input: PrismRequest, exampleKey: string, validateRequest: boolean): Promise<PrismResult> {
    const config = this.#config(exampleKey, validateRequest)
    return this.#prism.request(input, this.#prismOperations, config)()
  }

  /** A new one for each request: Prism writes into it. */
  #config(exampleKey: string, validateRequest: boolean): Parameters<typeof createInstance>[0] {
    return {
      isProxy: false,
      upstreamProxy: undefined,
      checkSecurity: true,
      validateRequest,
      validateResponse: false,
      errors: false,
      mock: { dynamic: false, exampleKey },
    }
  }

  #unknownCall(method: string, path: string): Reply {
    const calls = this.#contract.operations.map((one) => ({
      call: `${one.method.toUpperCase()} ${one.path}`,
      distance: distance(one.path, path),
    }))
    const near = calls
      .sort((a, b) => a.distance - b.distance)
      .slice(0, 5)
      .map(({ call }) => call)
    const msg = `The contract has no ${method} ${path}. Near: ${near.join(', ')}`
    return problem(404, msg, { near })
  }
}

function unknownExample(operation: Operation, name: string): Reply {
  const examples = [...operation.examples.keys()]
  const call = `${operation.method.toUpperCase()} ${operation.path}`
  return problem(400, `${call} has no example "${name}". It has: ${examples.join(', ')}`, {
    examples,
  })
}

/** Mistakes of a developer, in the shape of the envelope but with their own HTTP status. */
function problem(status: number, msg: string, data: unknown): Reply {
  return { status, body: { code: status, msg, time: Math.floor(Date.now() / 1000), data } }
}

/** How many letters must change to make one text the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1]
    for (let index = 0; index < to.length; index += 1) {
      const replaced = (row[index] ?? 0) + (letter === to[index] ? 0 : 1)
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

function queryValues(query: URLSearchParams): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {}
  for (const name of new Set(query.keys())) {
    const all = query.getAll(name)
    values[name] = all.length === 1 ? (all[0] ?? '') : all
  }
  return values
}

/** The headers that the contract knows: `accept` would make Prism choose among media types. */
function prismHeaders(request: IncomingMessage): Record<string, string> {
  const known = ['language', 'lang', 'token', 'content-type']
  return Object.fromEntries(
    known.flatMap((name) => {
      const value = request.headers[name]
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    }),
  )
}

const bodyEncoding = (contentType: string) =>
  contentType.toLowerCase().startsWith('multipart/') ? 'latin1' : 'utf8'

/** What Prism adds to the error with which it refuses an input. */
interface PrismError {
  status?: number
  additional?: { validation?: Violation[] }
}

function violationsOf(result: PrismResult): Violation[] {
  if (result._tag === 'Right') return []
  const { status, additional } = result.left as PrismError
  return status === 422 ? (additional?.validation ?? []) : []
}

function isUnauthenticated(result: PrismResult): boolean {
  return result._tag === 'Left' && (result.left as PrismError).status === 401
}

async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size <= maximumBody) parts.push(part)
  }
  return size <= maximumBody ? Buffer.concat(parts) : undefined
}

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headers,
  })
  response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body))
}

/**
 * Starts the mock of the contract: stateless, every answer an example of it with its moments moved
 * to now. Rejects when the port is taken or the contract cannot be read.
 */
export async function startMock(options: MockOptions): Promise<Mock> {
  const {
    port,
    host = '127.0.0.1',
    delay = 0,
    contract = new URL('../../openapi/h5.yaml', import.meta.url),
  } = options
  const answerer = await Answerer.of(contract)

  const reply = async (request: IncomingMessage): Promise<Reply> => {
    const url = new URL(request.url ?? '/', 'http://mock.invalid')
    const body = await readBody(request)
    if (url.pathname === '/__examples') return { status: 200, body: answerer.listing() }
    if (!body) return problem(413, `The body is larger than ${maximumBody} bytes.`, null)
    if (delay > 0) await pause(delay)
    const picture = request.method === 'GET' ? pictureAt(url.pathname) : undefined
    if (picture) return picture
    return answerer.answer(request, url, body)
  }

  const server = createServer((request, response) => {
    reply(request).then(
      (answer) => send(response, answer),
      (error: unknown) => {
        console.error(`${request.method} ${request.url}:`, error)
        if (!response.destroyed) send(response, problem(500, String(error), null))
      },
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  const taken = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
