import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { serveFile, serveSample, UPLOADS_PATH } from './areas/uploads/files.ts'
import { answerControl, isControlCall } from './control/control.ts'
import type { Fault } from './control/faults.ts'
import type { Reply } from './core/answer.ts'
import { jsonReply } from './core/answer.ts'
import type { RawRequest } from './core/request.ts'
import { TICK_MS } from './market/ticks.ts'
import type { Sandbox } from './sandbox.ts'
import type { Sink } from './streams/sink.ts'

/** Bytes that may wait for a client of a stream; one that reads less is dropped. */
const MOST_WAITING = 256 * 1024
/** From here on a stream that can leave something out does so. */
const BEHIND = 64 * 1024

/** More than any upload that the contract takes; what is larger is read and thrown away. */
const MAXIMUM_BODY = 12 * 1024 * 1024
/** Past this nobody is served: the connection is cut. */
const CUT_OFF = 64 * 1024 * 1024

export interface ServerOptions {
  /** 0 takes any free one. */
  port: number
  /** Only this machine unless told otherwise. */
  host?: string
  /** Whether `/sandbox` is there: for development and tests, and then for this machine only. */
  control: boolean
}

export interface Running {
  /** For example `http://127.0.0.1:4020`. */
  url: string
  close(): Promise<void>
}

/** Serves a sandbox over HTTP and keeps its time. Rejects when the port is taken. */
export async function serve(sandbox: Sandbox, options: ServerOptions): Promise<Running> {
  const { port, host = '127.0.0.1', control } = options
  const server = createServer((incoming, response) => {
    respond(sandbox, control, incoming, response).catch((error: unknown) => {
      console.error(`${incoming.method} ${incoming.url}:`, error)
      if (response.headersSent) response.end()
      else send(response, failure(error))
    })
  })
  server.keepAliveTimeout = 30_000
  server.listen(port, host)
  await once(server, 'listening')
  let timer: NodeJS.Timeout
  const look = () => {
    try {
      sandbox.runDue()
      sandbox.tickStreams()
    } catch (error) {
      console.error('Due work failed:', error)
    }
    wait()
  }
  // Just when the market ticks, so that a stream is not late by the time between two looks.
  const wait = () => {
    timer = setTimeout(look, TICK_MS - (sandbox.world.clock.nowMs() % TICK_MS))
  }
  wait()
  const address = server.address()
  const taken = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    close: async () => {
      clearTimeout(timer)
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
      sandbox.close()
    },
  }
}

async function respond(
  sandbox: Sandbox,
  control: boolean,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const request = await readRequest(incoming)
  if (control && isControlCall(request)) {
    send(response, await answerControl(sandbox, request))
    return
  }
  if (control && sandbox.reports.takes(request)) {
    send(response, await sandbox.reports.receive(request, sandbox.world.clock.now()))
    return
  }
  if (control && request.method === 'GET' && request.path === '/docs') {
    send(response, await docsOf(request))
    return
  }
  const fault = sandbox.faultOf(request)
  if (fault) return sendFaulty(sandbox, request, response, fault)
  return serveCall(sandbox, request, response)
}

/** Answers a request, or begins the stream that it asks for. */
async function serveCall(
  sandbox: Sandbox,
  request: RawRequest,
  response: ServerResponse,
  begin: (response: ServerResponse) => Sink = streamTo,
): Promise<void> {
  const opened = sandbox.openStream(request, () => begin(response))
  if (opened !== 'open') send(response, opened ?? (await answer(sandbox, request)))
}

/** Begins a stream as the answer. Proxies are told to pass on what comes at once. */
function streamTo(response: ServerResponse): Sink {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  })
  return {
    write: (bytes) => {
      response.write(bytes)
      // An end would wait for the client, too.
      if (response.writableLength > MOST_WAITING) response.destroy()
    },
    end: () => response.end(),
    cut: () => response.destroy(),
    get isOpen() {
      return !(response.writableEnded || response.destroyed)
    },
    get isBehind() {
      return response.writableLength > BEHIND
    },
  }
}

/** The same through what keeps it until it has more of it. */
function heldBackTo(response: ServerResponse): Sink {
  const sink = streamTo(response)
  response.flushHeaders()
  response.cork()
  return sink
}

/** The contract for reading; its commands call the address that was asked. */
async function docsOf({ headers }: RawRequest): Promise<Reply> {
  // In development alone: who only runs the sandbox needs no reader of contracts.
  const { contractDocs } = await import('../scripts/contract/docs.ts')
  const body = await contractDocs(headers.host)
  return { status: 200, headers: { 'Content-Type': 'text/html; charset=utf-8' }, body }
}

async function answer(sandbox: Sandbox, request: RawRequest): Promise<Reply> {
  if (request.method === 'GET' && request.path.startsWith(UPLOADS_PATH)) {
    const picture =
      serveSample(request.path) ?? serveFile(sandbox.world, request.path, request.query)
    return picture ?? unknownCall(sandbox, request)
  }
  return (await sandbox.handle(request)) ?? unknownCall(sandbox, request)
}

/** Lets a call go wrong in the way that was asked for. */
async function sendFaulty(
  sandbox: Sandbox,
  request: RawRequest,
  response: ServerResponse,
  fault: Fault,
): Promise<void> {
  switch (fault.kind) {
    case 'latency':
      await pause(fault.milliseconds, undefined, { ref: false })
      return serveCall(sandbox, request, response)
    case 'bad_gateway':
      return send(response, pageOf(502, 'Bad Gateway'))
    case 'lost_answer':
      await answer(sandbox, request)
      response.destroy()
      return
    case 'lost_session':
      await answer(sandbox, request)
      return send(response, pageOf(401, 'Unauthorized'))
    case 'silence':
      await answer(sandbox, request)
      await pause(fault.milliseconds, undefined, { ref: false })
      response.destroy()
      return
    case 'truncated': {
      const { status, headers, body } = await answer(sandbox, request)
      const bytes = Buffer.from(body)
      response.writeHead(status, { ...headers, 'Content-Length': bytes.length })
      response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy())
      return
    }
    case 'empty':
      return send(response, { status: 200, headers: {}, body: '' })
    case 'page':
      return send(response, pageOf(200, 'Log in to this network'))
    case 'held_back':
      await serveCall(sandbox, request, response, heldBackTo)
      await pause(fault.milliseconds, undefined, { ref: false })
      response.uncork()
      return
    case 'refused':
      return send(response, sandbox.refusal(request, fault))
  }
}

async function readRequest(incoming: IncomingMessage): Promise<RawRequest> {
  // As it was sent: put right, a call through a proxy could become one of the control page.
  const [, path = '/', query] = /^([^?]*)(.*)/.exec(incoming.url ?? '/') ?? []
  const { body, tooLarge } = await readBody(incoming)
  return {
    method: incoming.method ?? 'GET',
    path,
    query: new URLSearchParams(query),
    headers: Object.fromEntries(
      Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
    ),
    body,
    tooLarge,
    remote: incoming.socket.remoteAddress ?? '',
  }
}

const NOTHING = new Uint8Array()

async function readBody(
  incoming: IncomingMessage,
): Promise<{ body: Uint8Array; tooLarge: boolean }> {
  const declared = incoming.headers['content-length'] ?? incoming.headers['transfer-encoding']
  if (declared === undefined || declared === '0') return { body: NOTHING, tooLarge: false }
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of incoming as AsyncIterable<Buffer>) {
    size += part.length
    if (size > CUT_OFF) incoming.destroy()
    if (size <= MAXIMUM_BODY) parts.push(part)
  }
  if (size > MAXIMUM_BODY) return { body: NOTHING, tooLarge: true }
  return { body: Buffer.concat(parts), tooLarge: false }
}

/** What a gateway answers in the place of the server. */
const pageOf = (status: number, words: string): Reply => ({
  status,
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  body: `<!doctype html><title>${status} ${words}</title><h1>${words}</h1>\n`,
})

function unknownCall({ world }: Sandbox, { method, path }: RawRequest): Reply {
  const msg = `The contract has no ${method} ${path}.`
  return jsonReply(404, { code: 404, msg, time: world.clock.now(), data: null })
}

/** An error of the sandbox's own, with its text: this is a server for development. */
const failure = (error: unknown): Reply =>
  jsonReply(500, { error: error instanceof Error ? error.message : String(error) })

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  const length = { 'Content-Length': Buffer.byteLength(body) }
  response.writeHead(status, { ...headers, ...(status !== 304 && length) })
  response.end(body)
}
