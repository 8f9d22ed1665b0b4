import { once } from 'node:events'
import type { Socket } from 'node:net'
import { connect } from 'node:net'

/** One call, ready to be sent over a connection that stays open. */
export interface Wire {
  method: 'GET' | 'POST'
  path: string
  token?: string
  /** A form. */
  body?: string
}

/** What a stretch of load came to; times in milliseconds. */
export interface Figures {
  answers: number
  /** Answers that were not done (`code` other than 1). */
  refused: number
  perSecond: number
  p50: number
  p99: number
}

const HEADER_END = Buffer.from('\r\n\r\n')

/** A connection that sends one call after the other and reads each answer whole. */
export class Connection {
  readonly #socket: Socket
  readonly #host: string
  #buffer: Buffer = Buffer.alloc(0)
  #waiting: { resolve: (body: Buffer) => void; reject: (error: Error) => void } | undefined

  private constructor(socket: Socket, host: string) {
    this.#socket = socket
    this.#host = host
    socket.on('data', (part: Buffer) => this.#read(part))
    socket.on('error', (error) => this.#waiting?.reject(error))
    socket.on('close', () => this.#waiting?.reject(new Error('The connection was closed')))
  }

  /** Connects to an address such as `http://127.0.0.1:4020`. */
  static async open(url: string): Promise<Connection> {
    const { hostname, port, host } = new URL(url)
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    await once(socket, 'connect')
    return new Connection(socket, host)
  }

  /** Sends a call and answers the body of its answer. */
  send({ method, path, token, body }: Wire): Promise<Buffer> {
    const lines = [`${method} ${path} HTTP/1.1`, `Host: ${this.#host}`, 'lang: en']
    if (token) lines.push(`token: ${token}`)
    if (body !== undefined) {
      lines.push('Content-Type: application/x-www-form-urlencoded')
      lines.push(`Content-Length: ${Buffer.byteLength(body)}`)
    }
    this.#socket.write(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`)
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
    })
  }

  close(): void {
    this.#waiting = undefined
    this.#socket.destroy()
  }

  #read(part: Buffer): void {
    this.#buffer = this.#buffer.length === 0 ? part : Buffer.concat([this.#buffer, part])
    const end = this.#buffer.indexOf(HEADER_END)
    if (end < 0) return
    const head = this.#buffer.toString('latin1', 0, end)
    const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1])
    const start = end + HEADER_END.length
    if (this.#buffer.length < start + length) return
    const body = this.#buffer.subarray(start, start + length)
    this.#buffer = this.#buffer.subarray(start + length)
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.resolve(body)
  }
}

/** `data` of an answer that must be done. */
export async function ask<Data>(connection: Connection, call: Wire): Promise<Data> {
  const answer = JSON.parse((await connection.send(call)).toString('utf8')) as {
    code: number
    data: Data
  }
  if (answer.code !== 1) throw new Error(`${call.path}: ${JSON.stringify(answer)}`)
  return answer.data
}

const DONE = Buffer.from('{"code":1,')

/**
 * Keeps `connections` busy for some seconds, each with the next call as soon as it has the answer to
 * the last.
 */
export async function load(
  url: string,
  seconds: number,
  connections: number,
  next: () => Wire,
): Promise<Figures> {
  const took: number[] = []
  let refused = 0
  const begin = performance.now()
  const end = begin + seconds * 1000
  const work = async () => {
    const connection = await Connection.open(url)
    while (performance.now() < end) {
      const call = next()
      const sent = performance.now()
      const body = await connection.send(call)
      took.push(performance.now() - sent)
      if (!body.subarray(0, DONE.length).equals(DONE)) refused += 1
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: connections }, work))
  const lasted = (performance.now() - begin) / 1000
  took.sort((one, other) => one - other)
  const rank = (part: number) => took[Math.floor((took.length - 1) * part)] ?? 0
  return {
    answers: took.length,
    refused,
    perSecond: took.length / lasted,
    p50: rank(0.5),
    p99: rank(0.99),
  }
}
