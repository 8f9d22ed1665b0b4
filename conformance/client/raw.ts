import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { TIMEOUT_MS } from './client.ts'
import type { Exchange } from './request.ts'

/** A request exactly as it goes out. */
export interface RawCall {
  method?: string
  /** Path and query. Dots, slashes and escapes in it are left alone. */
  target: string
  /** A header of several values is sent as several lines. */
  headers?: Readonly<Record<string, string | readonly string[]>>
  body?: string
}

/** A response as it came. */
export interface RawAnswer {
  /** 0 where the server cut the connection instead. */
  status: number
  type: string
  bytes: Buffer
  /** The body came to its end: all that was announced. */
  isWhole: boolean
}

/**
 * Sends a request that `fetch` cannot: it resolves `..` in a path and joins headers of one name. Tells
 * `onExchange` of it, and throws when no response comes.
 */
export async function sendRaw(
  base: URL,
  { method = 'GET', target, headers = {}, body = '' }: RawCall,
  onExchange?: (exchange: Exchange) => void,
): Promise<RawAnswer> {
  const lines = Object.entries(headers)
  const text = lines.map(([name, value]) => [name, [value].flat().join(', ')])
  const wire = { method, target, headers: Object.fromEntries(text), body: Buffer.from(body) }
  const exchange: Exchange = { wire, answer: undefined }
  onExchange?.(exchange)
  const send = base.protocol === 'https:' ? requestHttps : requestHttp
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>()
  const outgoing = send(
    {
      ...{ hostname: base.hostname.replace(/^\[|\]$/g, ''), port: base.port, method, path: target },
      headers: Object.fromEntries(lines.map(([name, value]) => [name, [value].flat()])),
      // A connection of its own, as every request of the kit has.
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
    (incoming) => {
      const parts: Buffer[] = []
      const end = () => {
        const bytes = Buffer.concat(parts)
        const { statusCode: status = 0, complete: isWhole } = incoming
        const type = incoming.headers['content-type'] ?? ''
        exchange.answer = { status, headers: { 'content-type': type }, text: textOf(bytes, type) }
        resolve({ status, type, bytes, isWhole })
      }
      incoming.on('data', (part: Buffer) => parts.push(part))
      incoming.on('close', end)
      // It broke off: what came is all there is.
      incoming.on('error', () => undefined)
    },
  )
  outgoing.on('error', (error: NodeJS.ErrnoException) => {
    const isCut = error.code === 'ECONNRESET' || error.code === 'EPIPE'
    if (isCut) resolve({ status: 0, type: '', bytes: Buffer.alloc(0), isWhole: false })
    else reject(error)
  })
  outgoing.end(body)
  return promise
}

/** What a report shows of a body: a picture is no text. */
const textOf = (bytes: Buffer, type: string) =>
  type.startsWith('image/') ? `${bytes.length} bytes` : bytes.toString()
