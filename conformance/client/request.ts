import type { Operation } from '../contract/contract.ts'

/** A file as a browser would send it. */
export interface Upload {
  filename: string
  /** The media type that the client claims. */
  type: string
  bytes: Buffer
}

/** What a field of a form can hold. */
export type Value = string | Upload

type Pairs = readonly (readonly [string, string])[]

/** The body of a request. */
export type Body =
  | { kind: 'form'; pairs: Pairs }
  | { kind: 'multipart'; parts: readonly (readonly [string, Value])[] }
  | { kind: 'raw'; type: string; text: string }

/** One request to the server under test. */
export interface Request {
  operation: Operation
  query: Pairs
  /** Undefined for none. */
  token: string | undefined
  /** The app's language code; `en` when absent. */
  language?: string
  /** Headers in place of those that say a language. */
  languages?: Readonly<Record<string, string>>
  /** Further headers. */
  headers?: Readonly<Record<string, string>>
  body?: Body
}

/** A request as it goes over the wire. */
export interface Wire {
  method: string
  /** Path and query. */
  target: string
  headers: Record<string, string>
  body: Buffer
}

/** An answer as it came. */
export interface Answer {
  status: number
  headers: Readonly<Record<string, string | undefined>>
  /** The body read as UTF-8. */
  text: string
  /** The body, where the text may not be all that it was. */
  bytes?: Buffer
}

/** A request with its answer, if one came. */
export interface Exchange {
  wire: Wire
  answer: Answer | undefined
}

const BOUNDARY = 'h5-conformance-7f3e9b21c5d84a60'

/** Writes a request down as bytes. `prefix` is the path under which the server's API begins. */
export function toWire(
  { operation, query, token, language = 'en', languages, headers, body }: Request,
  prefix = '',
): Wire {
  const search = new URLSearchParams(query.map(([name, value]) => [name, value])).toString()
  const written = body && encode(body)
  return {
    method: operation.method,
    target: `${prefix}${operation.path}${search && `?${search}`}`,
    headers: {
      Accept: 'application/json',
      ...(languages ?? { language, lang: language }),
      ...(token !== undefined && { token }),
      ...headers,
      ...(written && { 'Content-Type': written.type }),
    },
    body: written?.bytes ?? Buffer.alloc(0),
  }
}

function encode(body: Body): { type: string; bytes: Buffer } {
  switch (body.kind) {
    case 'form': {
      const pairs = body.pairs.map(([name, value]) => [name, value])
      const text = new URLSearchParams(pairs).toString()
      return { type: 'application/x-www-form-urlencoded', bytes: Buffer.from(text) }
    }
    case 'multipart':
      return {
        type: `multipart/form-data; boundary=${BOUNDARY}`,
        bytes: Buffer.concat([
          ...body.parts.flatMap(([name, value]) => [...partOf(name, value), Buffer.from('\r\n')]),
          Buffer.from(`--${BOUNDARY}--\r\n`),
        ]),
      }
    case 'raw':
      return { type: body.type, bytes: Buffer.from(body.text) }
  }
}

function partOf(name: string, value: Value): Buffer[] {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`
  if (typeof value === 'string') return [Buffer.from(`${head}\r\n\r\n${value}`)]
  const { filename, type, bytes } = value
  return [Buffer.from(`${head}; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`), bytes]
}

/** The body in which an operation takes these values: urlencoded, or multipart for uploads. */
export function bodyOf(
  { form }: Operation,
  values: Readonly<Record<string, Value>>,
): Body | undefined {
  if (!form) return undefined
  const parts = Object.entries(values)
  if (form.type === 'multipart/form-data') return { kind: 'multipart', parts }
  return {
    kind: 'form',
    pairs: parts.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  }
}

/** The value of a JSON text, undefined when it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
