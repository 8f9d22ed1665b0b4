import type { OperationId, StreamId } from '../generated/operations.ts'
import { formViolations, queryViolations } from './contract-checks.ts'
import { Refusal } from './refusal.ts'
import type { FieldKind, PictureFile, Route } from './route.ts'

/** A request as it came in, already read. */
export interface RawRequest {
  method: string
  path: string
  query: URLSearchParams
  /** By lower-case name. */
  headers: Record<string, string | undefined>
  body: Uint8Array
  /** The body was larger than any that the contract takes, and was thrown away. */
  tooLarge?: boolean
  remote: string
}

/** The largest file that is taken, in bytes (the contract, `uploadFile`). */
export const MAXIMUM_FILE_BYTES = 8_388_608

/** More than any form without a file: the longest text has 16,200 characters, of nine bytes at most. */
const MAXIMUM_FORM_BYTES = 262_144

/** What is not a number for the contract: exponents, signs, hexadecimal, spaces, other digits. */
const INTEGER = /^-?(0|[1-9][0-9]{0,14})$/

type Values = Record<string, unknown>
type Pairs = Iterable<[string, string | PictureFile]>

/**
 * Reads and checks what an operation takes. Throws the refusal of what breaks the contract, naming
 * the field that comes first in it; fields that it does not know come last.
 */
export async function readInput(
  route: Route<OperationId>,
  request: RawRequest,
): Promise<Record<string, unknown>> {
  if (route.body === 'none' && request.body.length > 0 && route.method === 'POST') {
    const [name] = new URLSearchParams(textOf(request.body.subarray(0, 1000))).keys()
    throw invalid(name ?? 'body')
  }
  const query = readQuery(route, request.query)
  if (route.body === 'none') return query
  return readForm(route, request)
}

/** Reads and checks a query, as {@link readInput} does. */
export function readQuery(route: Route<OperationId | StreamId>, pairs: URLSearchParams): Values {
  // What cannot be refused is ignored.
  if (Object.keys(route.query).length === 0) return {}
  const kinds = Object.fromEntries(
    Object.entries(route.query).map(([name, { kind }]) => [name, kind]),
  )
  const values = decode(pairs, kinds)
  refuseFirst(Object.keys(route.query), queryViolations(route.id, values))
  const defaults = Object.entries(route.query).flatMap(([name, one]) =>
    one.default === undefined ? [] : [[name, one.default]],
  )
  return { ...Object.fromEntries(defaults), ...values }
}

async function readForm(route: Route<OperationId>, request: RawRequest): Promise<Values> {
  const isTooLong = route.body !== 'multipart' && request.body.length > MAXIMUM_FORM_BYTES
  if (request.tooLarge || isTooLong) {
    throw route.body === 'multipart' ? fileRejected() : invalid(firstField(route))
  }
  const [name = ''] = (request.headers['content-type'] ?? '').split(';', 1)
  const type = name.trim().toLowerCase()
  const values = decode(await readPairs(route, type, request), route.fields)
  const found = formViolations(route.id, { ...values, ...fileMarks(route, values) })
  // An account that is too short, for example, breaks another rule first.
  const misnamed = found.some(({ field, keyword }) => field === 'account' && keyword === 'pattern')
  refuseFirst(Object.keys(route.fields), found, (field) => {
    if (field === 'account' && misnamed && lists(route, 'user_name_invalid')) {
      return new Refusal('user_name_invalid')
    }
    if (field === 'agreement') return new Refusal('agreement_required')
    return undefined
  })
  return values
}

async function readPairs(
  route: Route<OperationId>,
  type: string,
  request: RawRequest,
): Promise<Pairs> {
  if (request.body.length === 0 && type === '') return []
  if (route.body === 'urlencoded' && type === 'application/x-www-form-urlencoded') {
    return new URLSearchParams(textOf(request.body))
  }
  if (route.body === 'multipart' && type === 'multipart/form-data') {
    return readMultipart(route, request)
  }
  throw invalid(firstField(route))
}

async function readMultipart(route: Route<OperationId>, request: RawRequest): Promise<Pairs> {
  try {
    const headers = { 'content-type': request.headers['content-type'] ?? '' }
    const data = await new Response(Buffer.from(request.body), { headers }).formData()
    return await Promise.all(
      [...data].map(async ([name, value]): Promise<[string, string | PictureFile]> => {
        if (typeof value === 'string') return [name, value]
        return [name, { bytes: new Uint8Array(await value.arrayBuffer()) }]
      }),
    )
  } catch {
    // Cut short, or no form at all.
    throw invalid(firstField(route))
  }
}

/** Texts as values. What is no number stays text, so that the schema refuses it. */
function decode(pairs: Pairs, kinds: Record<string, FieldKind>): Values {
  // Without a prototype: `__proto__` is a field like any other that nobody offered.
  const values: Values = Object.create(null)
  let hasUnknown = false
  for (const [name, value] of pairs) {
    if (Object.hasOwn(values, name)) throw invalid(name)
    // One is enough to refuse: a body of a million would be checked for as long.
    if (!Object.hasOwn(kinds, name)) {
      if (hasUnknown) continue
      hasUnknown = true
    }
    values[name] = typeof value === 'string' ? decodeText(value, kinds[name]) : value
  }
  return values
}

function decodeText(text: string, kind: FieldKind | undefined): unknown {
  if (kind === 'integer') return INTEGER.test(text) ? Number(text) : text
  if (kind === 'boolean') return text === 'true' || (text === 'false' ? false : text)
  return text
}

/** A text in place of each file, for the check against the schema. */
function fileMarks(route: Route<OperationId>, values: Values): Values {
  const marks: Values = {}
  for (const [name, kind] of Object.entries(route.fields)) {
    const value = values[name]
    if (kind === 'file' && typeof value === 'object') marks[name] = 'file'
    // A text where a file belongs is no file.
    if (kind === 'file' && typeof value === 'string') marks[name] = 0
  }
  return marks
}

function refuseFirst(
  order: readonly string[],
  found: readonly { field: string; keyword: string }[],
  special: (field: string) => Refusal | undefined = () => undefined,
): void {
  if (found.length === 0) return
  const rank = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length)
  const [first] = found.toSorted((one, other) => rank(one.field) - rank(other.field))
  if (first) throw special(first.field) ?? invalid(first.field)
}

const lists = (route: Route<OperationId>, reason: string) => route.refusals.includes(reason)
const firstField = (route: Route<OperationId>) => Object.keys(route.fields)[0] ?? 'body'
const textOf = (body: Uint8Array) => Buffer.from(body).toString('utf8')

/** A field is missing or breaks its rule. */
export function invalid(field: string): Refusal {
  return new Refusal('input_invalid', { field: field.slice(0, 100) })
}

/** A file is empty, too large, or not a picture of an accepted kind. */
export function fileRejected(): Refusal {
  return new Refusal('file_rejected', { max_bytes: String(MAXIMUM_FILE_BYTES) })
}
