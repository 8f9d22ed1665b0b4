import { unwatchFile, watchFile } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Contract } from '../contract/contract.ts'
import { present, readContract } from '../contract/contract.ts'
import { contractDocs } from '../contract/docs.ts'
import type { Listening } from '../process/listen.ts'
import { listen } from '../process/listen.ts'
import type { Call, Reply } from './answer.ts'
import { answerOf, listing, problem } from './answer.ts'
import { readForm, wrongAmounts } from './input.ts'
import { pictureAt } from './pictures.ts'
import type { PrismRequest } from './prism.ts'
import { Prism } from './prism.ts'

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

interface Served {
  contract: Contract
  prism: Prism
}

async function serve(file: string): Promise<Served> {
  const contract = readContract(file)
  return { contract, prism: await Prism.of(contract) }
}

/** Answers a request with the contract's examples, in its envelope. */
async function answer(
  { contract, prism }: Served,
  request: IncomingMessage,
  { path, query }: Target,
  body: Buffer,
): Promise<Reply> {
  // HEAD is GET without its body, which Node leaves out.
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? '')
  const operation = contract.call(method, path)
  const contentType = request.headers['content-type'] ?? ''
  const form = operation && readForm(operation, contentType, body)
  const call: Call = { method, path, query, prefer: String(request.headers.prefer ?? ''), form }
  const input: PrismRequest | undefined = operation && {
    method: operation.method,
    url: { path, query: queryValues(query) },
    headers: prismHeaders(request),
    // Prism does not look at a file's bytes.
    body: form && body.length > 0 ? body.toString(bodyEncoding(contentType)) : undefined,
  }
  const findings = input && (await prism.inspect(input, form !== undefined))
  const amounts = operation ? wrongAmounts(operation, form) : []
  return answerOf(
    contract,
    call,
    {
      hasSession: findings?.hasSession ?? false,
      violations: [...amounts, ...(findings?.violations ?? [])],
    },
    (...example) => prism.body(...example),
  )
}

interface Target {
  /** As it was sent, with its percent codes. */
  path: string
  query: URLSearchParams
}

function targetOf({ url = '/' }: IncomingMessage): Target {
  // `new URL` would take the beginning of `//api/user/cash` for a host.
  const [path = '/', query] = url.split(/\?(.*)/s)
  return { path, query: new URLSearchParams(query) }
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

/** The headers with which plain Prism lets pages of every origin read its responses. */
function allowOrigins({ headers }: IncomingMessage, response: ServerResponse): void {
  const allowed = {
    Origin: headers.origin,
    Headers: headers['access-control-request-headers'],
  }
  for (const [name, value] of Object.entries(allowed)) {
    response.setHeader(`Access-Control-Allow-${name}`, value ?? '*')
  }
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.setHeader('Access-Control-Expose-Headers', '*')
}

const isPreflight = ({ method, headers }: IncomingMessage) =>
  method === 'OPTIONS' && Boolean(headers.origin && headers['access-control-request-method'])

function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  const method = request.headers['access-control-request-method'] ?? ''
  response.writeHead(204, { 'Access-Control-Allow-Methods': method, Vary: 'Origin' }).end()
}

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  const content = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body))
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': content.length,
    'Cache-Control': 'no-store',
    ...headers,
  })
  response.end(content)
}

/**
 * Starts the mock of the contract: stateless, every answer an example of it with its moments moved
 * to now. Rejects when the port is taken or the contract cannot be read.
 */
export async function startMock(options: MockOptions): Promise<Listening> {
  const { port, host = '127.0.0.1', delay = 0, file = present, told } = options
  let served = await serve(file)

  const reply = async (request: IncomingMessage): Promise<Reply> => {
    const target = targetOf(request)
    const body = await readBody(request)
    if (target.path === '/docs') return docsOf(request)
    if (target.path === '/__examples') return { status: 200, body: listing(served.contract) }
    if (!body) return problem(413, `The body is larger than ${maximumBody} bytes.`, null)
    if (delay > 0) await pause(delay)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const picture = isRead ? pictureAt(target.path) : undefined
    return picture ?? answer(served, request, target, body)
  }

  const server = createServer((request, response) => {
    allowOrigins(request, response)
    if (isPreflight(request)) return answerPreflight(request, response)
    reply(request).then(
      (found) => send(response, found),
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
      served = await serve(file)
      told('The mock answers with the contract as it was written just now.')
    } catch (error) {
      const [why] = String(error instanceof Error ? error.message : error).split('\n')
      told(`The mock still answers with the former contract: ${why}`)
    }
  }
  let reading = Promise.resolve()
  // By its name: an editor may put another file in its place.
  watchFile(file, { interval: 200 }, () => {
    reading = reading.then(readAgain)
  })
  return {
    url,
    close: async () => {
      unwatchFile(file)
      await close()
    },
  }
}
