import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http'
import type { Contract, Operation } from '../contract/contract.ts'
import { present, readContract } from '../contract/contract.ts'
import { contractDocs } from '../contract/docs.ts'
import type { Listening } from '../process/listen.ts'
import { listen } from '../process/listen.ts'
import type { Call, Findings, Reply } from './answer.ts'
import { answerOf, listing, problem } from './answer.ts'
import type { Form, Violation } from './input.ts'
import { readForm, wrongAmounts } from './input.ts'
import { pictureAt } from './pictures.ts'
import { whenWrittenAgain } from './written-again.ts'

/** More than any upload that the contract takes. */
const maximumBody = 16 * 1024 * 1024

export interface MockOptions {
  /** 0 takes any free one. */
  port: number
  /** Only this machine unless told otherwise. */
  host?: string
  /** Milliseconds that every answer of the contract waits. */
  delay?: number
  /** The contract's file; the project's own unless told otherwise. */
  file?: string
  /** Follows the file: told in a line whenever another contract is served, or why the former one still is. */
  told?: (line: string) => void
}

type Prism = ReturnType<typeof createInstance>
type PrismOperations = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>
type PrismRequest = Parameters<Prism['request']>[0]
type PrismResult = Awaited<ReturnType<ReturnType<Prism['request']>>>

/** Prism logs every step of every request; this logger drops it. */
const silent: Record<string, unknown> = { child: () => silent }
for (const level of ['trace', 'debug', 'info', 'success', 'warn', 'error', 'fatal']) {
  silent[level] = () => undefined
}

/** Answers HTTP requests with the contract's examples, in its envelope. */
class Answerer {
  readonly contract: Contract
  readonly #prismOperations: PrismOperations
  readonly #prism: Prism

  static async of(contract: Contract): Promise<Answerer> {
    // Prism resolves references in place.
    const operations = await getHttpOperationsFromSpec(structuredClone(contract.document))
    return new Answerer(contract, operations)
  }

  private constructor(contract: Contract, operations: PrismOperations) {
    this.contract = contract
    this.#prismOperations = operations
    this.#prism = createInstance(prismConfig(true), {
      // Prism asks for pino's whole type and calls these methods of it.
      logger: silent as unknown as Parameters<typeof createInstance>[1]['logger'],
    })
  }

  async answer(request: IncomingMessage, url: URL, body: Buffer): Promise<Reply> {
    const operation = this.contract.call(request.method ?? '', url.pathname)
    const contentType = request.headers['content-type'] ?? ''
    const form = operation && readForm(operation, contentType, body)
    const call: Call = {
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      prefer: String(request.headers.prefer ?? ''),
      form,
    }
    if (!operation) return answerOf(this.contract, call, { hasSession: false, violations: [] })
    const input: PrismRequest = {
      method: operation.method,
      url: { path: url.pathname, query: queryValues(url.searchParams) },
      headers: prismHeaders(request),
      // Prism does not look at a file's bytes.
      body: form && body.length > 0 ? body.toString(bodyEncoding(contentType)) : undefined,
    }
    return answerOf(this.contract, call, await this.#inspect(operation, input, form))
  }

  /** What Prism finds wrong with a call. */
  async #inspect(
    operation: Operation,
    input: PrismRequest,
    form: Form | undefined,
  ): Promise<Findings> {
    const result = await this.#ask(input, form !== undefined)
    const violations = [...wrongAmounts(operation, form), ...violationsOf(result)]
    const hasSession = !isUnauthenticated(result)
    if (result._tag === 'Left' && hasSession && violations.length === 0) throw result.left
    return { hasSession, violations }
  }

  #ask(input: PrismRequest, validateRequest: boolean): Promise<PrismResult> {
    return this.#prism.request(input, this.#prismOperations, prismConfig(validateRequest))()
  }
}

/** A new one for each request: Prism writes into it. */
function prismConfig(validateRequest: boolean): Parameters<typeof createInstance>[0] {
  return {
    isProxy: false,
    upstreamProxy: undefined,
    checkSecurity: true,
    validateRequest,
    validateResponse: false,
    errors: false,
    mock: { dynamic: false, exampleKey: 'done' },
  }
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

/** The contract for reading; its commands call the address that was asked. */
async function docsOf({ headers }: IncomingMessage): Promise<Reply> {
  const body = await contractDocs(headers.host)
  return {
    status: 200,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
    body: Buffer.from(body),
  }
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
export async function startMock(options: MockOptions): Promise<Listening> {
  const { port, host = '127.0.0.1', delay = 0, file = present, told } = options
  let answerer = await Answerer.of(readContract(file))

  const reply = async (request: IncomingMessage): Promise<Reply> => {
    const url = new URL(request.url ?? '/', 'http://mock.invalid')
    const body = await readBody(request)
    if (url.pathname === '/docs') return docsOf(request)
    if (url.pathname === '/__examples') return { status: 200, body: listing(answerer.contract) }
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
  const { url, close } = await listen(server, { port, host })
  if (!told) return { url, close }

  const readAgain = async () => {
    try {
      answerer = await Answerer.of(readContract(file))
      told('The mock answers with the contract as it was written just now.')
    } catch (error) {
      const [why] = String(error instanceof Error ? error.message : error).split('\n')
      told(`The mock still answers with the former contract: ${why}`)
    }
  }
  let reading = Promise.resolve()
  const end = whenWrittenAgain(file, () => {
    reading = reading.then(readAgain)
  })
  return {
    url,
    close: async () => {
      end()
      await close()
    },
  }
}
