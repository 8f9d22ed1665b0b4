import { vi } from 'vitest'
import type { SentCall } from './sent-call.ts'
import { sentCall } from './sent-call.ts'

/** How a call goes wrong after it was sent. */
export type Fault =
  /** The server does its work, and its answer never arrives. */
  | 'answerLost'
  /** A proxy answers in the server's place. */
  | 'errorPage'
  /** What answers knows no session. */
  | 'noSession'
  /** The call stays open until the test ends it. */
  | 'silence'

export interface BrokenCalls {
  /** The calls that were sent, oldest first. */
  sent: SentCall[]
  /** Lets the silent calls time out, as after 60 seconds. */
  timeOut: () => void
  /** From now on calls pass. */
  mend: () => void
}

/** Breaks the calls of one operation on their way; all others are answered. */
export function breakCalls(method: string, path: string, fault: Fault): BrokenCalls {
  const silent: ((reason: DOMException) => void)[] = []
  let broken = true
  const sent = intercept(method, path, async (answer, signal) => {
    if (!broken) return answer()
    switch (fault) {
      case 'answerLost':
        throw new TypeError('Failed to fetch')
      case 'errorPage':
        return new Response('<h1>502 Bad Gateway</h1>', { status: 502 })
      case 'noSession':
        return new Response(null, { status: 401 })
      case 'silence':
        return new Promise((_resolve, reject) => {
          silent.push(reject)
          signal?.addEventListener('abort', () => reject(signal.reason))
        })
    }
  })
  return {
    sent,
    timeOut: () => {
      for (const end of silent.splice(0)) end(new DOMException('60 s', 'TimeoutError'))
    },
    mend: () => {
      broken = false
    },
  }
}

/** Holds the calls of one operation until the returned function lets them, and all later ones, pass. */
export function holdCalls(method: string, path: string): () => void {
  const gate = Promise.withResolvers<void>()
  intercept(method, path, (answer) => gate.promise.then(answer))
  return gate.resolve
}

/** The calls of one operation, or all, from now on, oldest first; they are answered. */
export function watchCalls(method?: string, path?: string): SentCall[] {
  return intercept(method, path, (answer) => answer())
}

/** Changes `data` of the answers to one operation. */
export function changeAnswers(method: string, path: string, changed: object): void {
  intercept(method, path, async (answer) => {
    const envelope = (await (await answer()).json()) as { data: object }
    return Response.json({ ...envelope, data: { ...envelope.data, ...changed } })
  })
}

/** The streams that are asked for at a path, as a server that has them. */
export function serveStreams(path: string) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const asked = intercept('GET', path, (_answer, signal) => {
    const body = new ReadableStream<Uint8Array>({
      start: (one) => {
        controller = one
        signal?.addEventListener('abort', () => one.error(signal.reason))
      },
    })
    const headers = { 'content-type': 'text/event-stream' }
    return Promise.resolve(new Response(body, { headers }))
  })
  return {
    asked,
    send: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
  }
}

type Reply = (
  answer: () => Promise<Response>,
  signal: AbortSignal | null | undefined,
) => Promise<Response>

function intercept(method: string | undefined, path: string | undefined, reply: Reply) {
  const { fetch } = globalThis
  const sent: SentCall[] = []
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
    const call = sentCall(input, init)
    const isMeant = call.method === (method ?? call.method)
    if (!isMeant || call.url.pathname !== (path ?? call.url.pathname)) return fetch(input, init)
    sent.push(call)
    return reply(() => fetch(input, init), init?.signal)
  })
  return sent
}
