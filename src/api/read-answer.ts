import * as z from 'zod/mini'
import type * as core from 'zod/v4/core'
import type { Envelope } from './envelope.ts'
import { NoAnswerError } from './envelope.ts'

// A strict content security policy forbids the code that zod would otherwise compile.
z.config({ jitless: true })

/** Validator of an operation's answer, or the reason why it could not be loaded. */
type Schema = core.$ZodType<Envelope> | NoAnswerError

/**
 * Reads the text of an answer into the envelope of its operation. Throws {@link NoAnswerError}
 * (`unreadable`) for whatever is not one: an error page, a truncated text, a missing field, a number
 * that is not a decimal.
 *
 * Two deviations are borne, because an app outlives its server's version and its user must not pay
 * for it: fields that the contract does not know are borne, and an unknown value of an enum stays as
 * it is, to be shown as "unknown". A refusal may come without a reason. The conformance checks
 * of the backend bear none of them.
 */
export function readAnswer(
  operation: string,
  status: number,
  text: string,
  schema: Schema,
): Envelope {
  const body = parseJson(text)
  if (status === 401) return unauthenticated(body)
  const envelope = base.safeParse(body)
  if (status !== 200 || !envelope.success) throw unreadable(operation, `HTTP ${status}`)
  switch (envelope.data.code) {
    case 401:
      return unauthenticated(body)
    case 0:
      return { ...envelope.data, data: refusal.parse(envelope.data.data) }
    default:
      return readDone(operation, body, schema)
  }
}

function readDone(operation: string, body: unknown, schema: Schema): Envelope {
  if (schema instanceof NoAnswerError) throw schema
  const result = z.safeParse(schema, body, { reportInput: true })
  if (result.success) return result.data
  const [fault] = result.error.issues.filter((issue) => !isUnknownEnumValue(issue))
  if (fault) throw unreadable(operation, `${fault.path.join('.')}: ${fault.message || fault.code}`)
  return body as Envelope
}

/** Moments are Unix seconds; what lies outside of these is milliseconds, or no moment at all. */
const EARLIEST = 1_000_000_000
const LATEST = 9_999_999_999

const base = z.object({
  code: z.int(),
  msg: z._default(z.string(), ''),
  time: z.int().check(z.gte(EARLIEST), z.lte(LATEST)),
  data: z.optional(z.unknown()),
})

/** A refusal as legacy servers send it, too: without a reason, or with `data` null, '' or []. */
const refusal = z.catch(
  z.object({
    reason: z.catch(z.optional(z.string()), undefined),
    params: z.catch(z.record(z.string(), z.string()), {}),
  }),
  { reason: undefined, params: {} },
)

function unauthenticated(body: unknown): Envelope {
  const envelope = base.safeParse(body)
  const now = Math.floor(Date.now() / 1000)
  return {
    code: 401,
    msg: envelope.success ? envelope.data.msg : '',
    time: envelope.success ? envelope.data.time : now,
    data: null,
  }
}

function isUnknownEnumValue(issue: core.$ZodIssue): boolean {
  if (issue.code === 'invalid_value') {
    return issue.values.some((value) => typeof value === typeof issue.input)
  }
  // A nullable enum, or one of numbers, is a union: one of its branches is the enum. The union of
  // shapes that a record's kind chooses among has no branches here: an unknown kind has no shape.
  return (
    issue.code === 'invalid_union' &&
    issue.errors.some((branch) => branch.length > 0 && branch.every(isUnknownEnumValue))
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function unreadable(operation: string, detail: string): NoAnswerError {
  return new NoAnswerError('unreadable', { cause: `${operation} ${detail}` })
}
