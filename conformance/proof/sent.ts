import type { Wire } from '../client/request.ts'
import type { Operation } from '../contract/contract.ts'

/** What a request holds, read from its bytes as a server does. */
export interface Sent {
  /** The values of each name, files as their bytes. */
  values: ReadonlyMap<string, readonly (string | Buffer)[]>
  /** The body is JSON, which no operation takes. */
  json: boolean
  /** Fields of the form that came in the query or in a cookie. */
  elsewhere: ReadonlySet<string>
}

/** Reads a request of an operation. */
export function readSent({ form }: Operation, { target, headers, body }: Wire): Sent {
  const type = headers['Content-Type'] ?? ''
  const query = new URL(target, 'http://none').searchParams
  const cookies = (headers.Cookie ?? '').split('; ').map((one) => one.split('=', 1)[0] ?? '')
  const elsewhere = new Set(form ? [...query.keys(), ...cookies].filter((one) => one !== '') : [])
  const of = (values: Sent['values'], json = false): Sent => ({ values, json, elsewhere })
  if (!form) return of(byName(query))
  if (type.startsWith('application/json')) return of(new Map(), true)
  const boundary = /boundary=(.+)$/.exec(type)?.[1]
  if (boundary !== undefined) return of(byName(parts(body, boundary)))
  return of(byName(new URLSearchParams(body.toString('utf8'))))
}

function byName<T>(pairs: Iterable<readonly [string, T]>): Map<string, T[]> {
  const values = new Map<string, T[]>()
  for (const [name, value] of pairs) values.set(name, [...(values.get(name) ?? []), value])
  return values
}

function parts(body: Buffer, boundary: string): [string, string | Buffer][] {
  // One character a byte, so that files come out as they went in.
  const pieces = body.toString('latin1').split(`--${boundary}`).slice(1, -1)
  return pieces.flatMap((piece): [string, string | Buffer][] => {
    const head = piece.slice(0, piece.indexOf('\r\n\r\n'))
    const bytes = Buffer.from(piece.slice(head.length + 4, -2), 'latin1')
    const name = /; name="([^"]*)"/.exec(head)?.[1]
    if (name === undefined) return []
    return [[name, head.includes('; filename="') ? bytes : bytes.toString('utf8')]]
  })
}
