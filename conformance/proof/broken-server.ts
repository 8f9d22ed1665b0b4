import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { RawRequest } from '../../sandbox/core/request.ts'
import { sessionOf } from '../../sandbox/core/users.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { listen } from '../../scripts/lib/listen.ts'
import type { Contract, Operation } from '../contract/contract.ts'
import { isRecord } from '../contract/document.ts'
import { jsonOf } from '../run/client.ts'
import type { Envelope } from './mutant.ts'

/** A request on its way to the sandbox, which a broken server may change. */
export interface Call {
  operation: Operation
  raw: RawRequest
  token: string | undefined
  /** The query, or the fields of a form that is not multipart. */
  fields: Readonly<Record<string, string>>
  /** Who sent anything to this server before, the last one first. */
  others: readonly string[]
}

/** What a broken server can do with the sandbox behind it. */
export interface Behind {
  sandbox: Sandbox
  /** The right answer to a call. */
  right(call: Call): Promise<Envelope>
  /** The right answer, but nothing of it is kept. */
  lost(call: Call): Promise<Envelope>
  /** Whose call it is; undefined for a visitor. */
  userOf(call: Call): number | undefined
}

/** How a broken server answers the calls of one operation. */
export type Fault = (call: Call, behind: Behind) => Promise<Envelope>

/** A server that is the sandbox but for one fault. */
export interface BrokenServer {
  url: URL
  close(): Promise<void>
}

class Undone extends Error {}

const losing = new AsyncLocalStorage<{ inside: boolean }>()

/** Lets what happens for a lost call be undone when it is done. */
export function makeLosable(sandbox: Sandbox): void {
  const { database } = sandbox.world
  const transaction = database.transaction.bind(database)
  const run = database.run.bind(database)
  const runDue = sandbox.runDue.bind(sandbox)
  database.transaction = <T>(work: () => T): T => {
    const lost = losing.getStore()
    if (!lost || lost.inside) return transaction(work)
    const made: T[] = []
    lost.inside = true
    try {
      transaction(() => {
        made.push(work())
        throw new Undone()
      })
    } catch (error) {
      if (!(error instanceof Undone)) throw error
    } finally {
      lost.inside = false
    }
    const [result] = made
    // The work came to its end, or its own error was thrown.
    return result as T
  }
  database.run = (sql, values) => {
    const lost = losing.getStore()
    return lost && !lost.inside ? database.transaction(() => run(sql, values)) : run(sql, values)
  }
  // What falls due belongs to no call.
  sandbox.runDue = () => losing.exit(runDue)
}

/** Opens a server on a free port that breaks the calls of one operation. */
export async function openBroken(options: {
  contract: Contract
  sandbox: Sandbox
  /** The sandbox's own address, for everything that is no call. */
  upstream: URL
  operation: string | undefined
  fault: Fault
  /** Sessions of users that are there before anybody calls. */
  known: readonly string[]
}): Promise<BrokenServer> {
  const { contract, sandbox, upstream, operation, fault } = options
  const right = async (call: Call) => answerOf(sandbox, call)
  const behind: Behind = {
    sandbox,
    right,
    lost: (call) => losing.run({ inside: false }, () => right(call)),
    userOf: ({ token }) => sessionOf(sandbox.world, token)?.userId,
  }
  const seen = [...options.known]
  const respond = async (incoming: IncomingMessage, response: ServerResponse) => {
    const call = callOf(contract, await rawOf(incoming), seen)
    if (!call) return pass(upstream, incoming, response)
    const { token } = call
    if (token !== undefined && seen[0] !== token) seen.unshift(token)
    const meant = call.operation.id === operation
    const envelope = await (meant ? fault(call, behind) : right(call))
    const body = JSON.stringify(envelope)
    response.writeHead(200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
    })
    response.end(body)
  }
  const server = createServer((incoming, response) => {
    respond(incoming, response).catch((error: unknown) => {
      response.writeHead(500)
      response.end(String(error))
    })
  })
  const { url, close } = await listen(server)
  return { url: new URL(url), close }
}

/** The same call with other fields. */
export function withFields(call: Call, fields: Readonly<Record<string, string>>): Call {
  const all = { ...call.fields, ...fields }
  const written = new URLSearchParams(all)
  const raw =
    call.operation.method === 'GET'
      ? { ...call.raw, query: written }
      : { ...call.raw, body: Buffer.from(written.toString()) }
  return { ...call, raw, fields: all }
}

/** The same call with another session. */
export const asOther = (call: Call, token: string): Call => ({
  ...call,
  token,
  raw: { ...call.raw, headers: { ...call.raw.headers, token } },
})

async function answerOf(sandbox: Sandbox, { raw }: Call): Promise<Envelope> {
  const envelope = jsonOf(String((await sandbox.handle(raw))?.body))
  if (!isRecord(envelope)) throw new Error(`The sandbox has no answer to ${raw.path}`)
  return envelope
}

function callOf(
  { operations }: Contract,
  raw: RawRequest,
  seen: readonly string[],
): Call | undefined {
  const operation = operations.find(({ method, path }) => {
    return method === raw.method && path === raw.path
  })
  if (!operation) return undefined
  const isForm = raw.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  const body = isForm ? new URLSearchParams(Buffer.from(raw.body).toString('utf8')) : []
  const fields = Object.fromEntries(operation.method === 'GET' ? raw.query : body)
  const { token } = raw.headers
  return { operation, raw, token, fields, others: seen.filter((one) => one !== token) }
}

async function rawOf(incoming: IncomingMessage): Promise<RawRequest> {
  const url = new URL(incoming.url ?? '/', 'http://none')
  const parts: Buffer[] = []
  for await (const part of incoming as AsyncIterable<Buffer>) parts.push(part)
  return {
    method: incoming.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: Object.fromEntries(
      Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
    ),
    body: Buffer.concat(parts),
    remote: '127.0.0.1',
  }
}

/** Files and the like come as they are. */
async function pass(
  upstream: URL,
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = await fetch(new URL(url, upstream))
  const type = answer.headers.get('content-type') ?? ''
  response.writeHead(answer.status, { 'Content-Type': type })
  response.end(Buffer.from(await answer.arrayBuffer()))
}
