import type { Contract, Operation } from '../contract/contract.ts'
import type { Envelope, Fields, Json } from '../contract/written.ts'
import { isFields } from '../contract/written.ts'
import type { Choice, Form, Violation } from './input.ts'
import { refusalOf } from './input.ts'
import { moveMoments } from './moments.ts'
import { exampleOfPage, exampleOfQuery } from './query.ts'

/** A request, as far as its response depends on it. */
export interface Call {
  method: string
  path: string
  query: URLSearchParams
  /** The header `Prefer`. */
  prefer: string
  /** Undefined when the body has another content type than the contract's. */
  form: Form | undefined
}

/** What the validation of a request found. */
export interface Findings {
  hasSession: boolean
  violations: Violation[]
}

export interface Reply {
  status: number
  headers?: Record<string, string>
  /** A picture's bytes, or what becomes JSON. */
  body: unknown
}

/** Returns the body of one of an operation's examples. */
type ReadExample = (operation: Operation, example: string) => Envelope | Promise<Envelope>

/**
 * Answers a request with the example of the contract that it selects. The body is what `readExample` returns, with its
 * moments moved to now and the request's `request_id`.
 */
export async function answerOf(
  contract: Contract,
  call: Call,
  findings: Findings,
  readExample: ReadExample,
): Promise<Reply> {
  const operation = contract.call(call.method, call.path)
  if (!operation) return unknownCall(call)
  const choice = choose(operation, call, findings)
  if ('status' in choice) return choice

  const body = await readExample(operation, choice.example)
  const { caching } = operation.answer
  return {
    status: 200,
    headers:
      caching && body.code === 1
        ? { 'Cache-Control': caching, Vary: 'language, lang, Prefer, Origin' }
        : {},
    body: toldNow(contract, operation, call, choice, body),
  }
}

function choose(operation: Operation, call: Call, findings: Findings): Choice | Reply {
  const preferred = preferredExample(operation, call)
  if (typeof preferred === 'object') return preferred
  const { examples } = operation.answer
  if (!findings.hasSession && examples.has('unauthenticated')) return { example: 'unauthenticated' }
  const refusal = refusalOf(operation, call.form, call.query, findings.violations)
  if (refusal) return refusal
  const example = preferred ?? exampleOfQuery(operation, call.query)
  return { example: exampleOfPage(operation, example, call.query.get('page')) }
}

/** Prism's preferences that choose among the contract's static examples. */
const PREFERENCES = 'example=NAME, code=200 and code=401'

/**
 * Returns the example that the header `Prefer` names, or else the query parameters `__example` and `__code`, as Prism
 * reads them; undefined when there is no preference.
 */
function preferredExample(
  operation: Operation,
  { prefer, query }: Call,
): string | Reply | undefined {
  const [headers, parameters] = [preferencesIn(prefer), preferencesOf(query)]
  const { example, code, ...others } = prefer.trim() ? headers : parameters
  const [unknown] = Object.entries(others)
  if (unknown) return unknownPreference(unknown.filter(Boolean).join('='))
  if (code !== undefined && code !== '200' && code !== '401') {
    return unknownPreference(`code=${code}`)
  }
  const name = example ?? (code === '401' ? 'unauthenticated' : undefined)
  return name === undefined || operation.answer.examples.has(name)
    ? name
    : unknownExample(operation, name)
}

/** Reads `example=empty`, `code=200, example="empty"` and the like (RFC 7240). */
function preferencesIn(prefer: string): Record<string, string> {
  const parts = prefer.split(/[,;]/).filter((part) => part.trim() !== '')
  return Object.fromEntries(
    parts.map((part) => {
      const [name = '', value = ''] = part.split(/=(.*)/)
      return [name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, '$1')]
    }),
  )
}

const preferencesOf = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    ['example', 'code'].flatMap((name) => {
      const value = query.get(`__${name}`)
      return value === null ? [] : [[name, value]]
    }),
  )

function toldNow(
  contract: Contract,
  operation: Operation,
  { form, query }: Call,
  { field }: Choice,
  body: Envelope,
): Envelope {
  // An example of another time of the day or week has a moment of its own.
  const now = moveMoments(contract, operation, body, Math.floor(Date.now() / 1000) - body.time)
  const requestId = form?.get('request_id')?.[0] ?? query.get('request_id')
  if (requestId) echoRequestId(now, requestId)
  if (field !== undefined && isFields(now.data?.params)) now.data.params.field = field
  return now
}

/** Gives the first record of what is done that names its request the id of the request that was sent. */
function echoRequestId({ code, data }: Envelope, requestId: string): void {
  if (code !== 1) return
  const queue: Json[] = [data]
  for (const value of queue) {
    if (isFields(value) && 'request_id' in value) {
      value.request_id = requestId
      return
    }
    if (Array.isArray(value)) queue.push(...value)
    else if (isFields(value)) queue.push(...Object.values(value))
  }
}

/** What the panel of the app shows: every call with the names of its examples. */
export function listing(contract: Contract): unknown {
  return {
    operations: contract.operations.map((operation) => ({
      method: operation.method.toUpperCase(),
      path: operation.path,
      operationId: operation.id,
      summary: operation.summary,
      tag: operation.tag,
      examples: [...operation.answer.examples].map(([name, { code }]) => ({
        name,
        summary: operation.answer.summaries.get(name),
        code,
      })),
    })),
  }
}

const unknownCall = ({ method, path }: Call): Reply =>
  problem(404, `The contract has no ${method} ${path}: /docs lists what it has.`, null)

function unknownExample(operation: Operation, name: string): Reply {
  const examples = [...operation.answer.examples.keys()]
  const msg = `${operation.name} has no example "${name}". It has: ${examples.join(', ')}`
  return problem(400, msg, { examples })
}

const unknownPreference = (preference: string): Reply =>
  problem(400, `The mock has no preference "${preference}". It has: ${PREFERENCES}.`, null)

/** Mistakes of a developer, in the shape of the envelope but with their own HTTP status. */
export function problem(status: number, msg: string, data: Fields | null): Reply {
  return { status, body: { code: status, msg, time: Math.floor(Date.now() / 1000), data } }
}
