import http from 'node:http'
import https from 'node:https'
import type { Answer, Wire } from './request.ts'

/** Gateways may refuse a request without it. */
const USER_AGENT = 'h5-conformance'

/**
 * Sends a request as it is and returns the response as it came: bytes are not decompressed, redirects are
 * not followed. Rejects with Node's error, with `TimeoutError`, and with a sentence when the connection
 * closes before the end of the response.
 */
export function exchange(
  base: URL,
  { method, target, headers, body }: Wire,
  timeoutMs: number,
): Promise<Answer> {
  const { request } = base.protocol === 'https:' ? https : http
  const signal = AbortSignal.timeout(timeoutMs)
  return new Promise((resolve, reject) => {
    const outgoing = request(
      new URL(target, base),
      {
        method,
        // A connection of its own: a server may close one that is kept when the next request is on its way.
        agent: false,
        headers: {
          'User-Agent': USER_AGENT,
          ...headers,
          ...(method !== 'GET' && { 'Content-Length': body.length }),
        },
        signal,
      },
      (incoming) => {
        const parts: Buffer[] = []
        incoming.on('data', (part: Buffer) => parts.push(part))
        incoming.on('end', () => {
          resolve(answerOf(incoming.statusCode ?? 0, incoming.headers, Buffer.concat(parts)))
        })
        incoming.on('error', (error) => {
          const bytes = Buffer.concat(parts).length
          reject(signal.aborted ? signal.reason : cutOff(error, bytes, incoming))
        })
      },
    )
    outgoing.on('error', (error) => reject(signal.aborted ? signal.reason : error))
    outgoing.end(body)
  })
}

/** A response with its text, which is UTF-8 by the contract. */
export function answerOf(
  status: number,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  bytes: Buffer,
): Answer & { bytes: Buffer } {
  const values = Object.entries(headers).map(([name, value]) => [name, value?.toString()])
  return { status, headers: Object.fromEntries(values), text: bytes.toString('utf8'), bytes }
}

/** An error that says where a response was cut off. */
function cutOff(error: Error, bytes: number, { headers }: http.IncomingMessage): Error {
  if (Reflect.get(error, 'code') !== 'ECONNRESET') return error
  const { 'content-length': length } = headers
  const of = length === undefined ? 'before its last chunk' : `of the ${length} that it announced`
  const message = `the connection closed in the middle of the response, after ${bytes} bytes ${of}`
  return Object.assign(new Error(message), { code: 'CUT_OFF' })
}
