import type { RefusalReason } from '@/generated/h5.schemas.ts'
import { noteFault } from '@/platform/faults.ts'
import type { AnswerSchema } from './contract-violation.ts'
import { contractViolation } from './contract-violation.ts'
import type { Refusal } from './errors.ts'
import { NoAnswerError } from './errors.ts'

/** What every answer has, whatever its `code`. */
interface Envelope {
  code: number
  msg: string
  time: number
  data: unknown
}

type RefusalData = Pick<Refusal, 'reason' | 'params'>

/** An answer as the contract has it: done, refused, or without a session. */
export type Answer =
  | (Envelope & { code: 1; data: object })
  | (Envelope & { code: 0; data: RefusalData })
  | (Envelope & { code: 401; data: null })

/** Timestamps are Unix seconds; anything outside these bounds is milliseconds, or no timestamp. */
const EARLIEST = 1_000_000_000
const LATEST = 9_999_999_999

/** What an operation can answer. */
interface Answers {
  /** Schema of its `data` when it is done. */
  done: AnswerSchema
  /** Of an action with a `request_id`: all reasons for which it refuses. */
  reasons?: readonly string[] | undefined
}

/** The schema of the answer, or why its file could not be loaded. */
type Schema = Answers | NoAnswerError

/**
 * Reads the text of an answer into the envelope of its operation. Throws {@link NoAnswerError}
 * (`unreadable`) for whatever is not one: an error page, a truncated text, a missing field, a number
 * that is not a decimal, a time in milliseconds, a code that does not exist.
 *
 * Older servers refuse without a reason, and answer HTTP 401 without an envelope; both are accepted
 * here, though not by the conformance kit. An action with a `request_id` is refused by a listed reason
 * only: without one, a gateway may have answered after the server did its work.
 */
export function readAnswer(
  operation: string,
  status: number,
  text: string,
  schema: Schema,
): Answer {
  const envelope = envelopeOf(parseJson(text))
  if (status === 401 || envelope?.code === 401) {
    return { code: 401, msg: envelope?.msg ?? '', time: envelope?.time ?? 0, data: null }
  }
  if (status !== 200 || !envelope) throw unreadable(operation, `HTTP ${status}`)
  switch (envelope.code) {
    case 0:
      return { ...envelope, code: 0, data: refusedFor(operation, envelope.data, schema) }
    case 1:
      return { ...envelope, code: 1, data: checked(operation, envelope.data, schema) }
    default:
      throw unreadable(operation, `code ${envelope.code}`, 'code')
  }
}

function refusedFor(operation: string, data: unknown, schema: Schema): RefusalData {
  const refusal = refusalIn(data)
  const listed = schema instanceof NoAnswerError ? undefined : schema.reasons
  if (listed && !listed.includes(refusal.reason ?? '')) {
    throw unreadable(operation, `refused for ${refusal.reason ?? 'no reason'}`, 'data.reason')
  }
  return refusal
}

function checked(operation: string, data: unknown, schema: Schema): object {
  if (schema instanceof NoAnswerError) throw schema
  const fault = contractViolation(schema.done, data)
  if (fault !== null || typeof data !== 'object' || data === null) {
    throw unreadable(operation, fault ?? 'data')
  }
  return data
}

/**
 * `detail` is for developers and holds no data of the user. `place`, where in the answer, leaves the
 * device, so that it has no word of the server's at all.
 */
function unreadable(operation: string, detail: string, place = detail): NoAnswerError {
  noteFault({ kind: 'contract', operation, place })
  return new NoAnswerError('unreadable', { cause: `${operation} ${detail}` })
}

function envelopeOf(body: unknown): Envelope | null {
  if (!isRecord(body)) return null
  const { code, msg, time, data } = body
  if (!isInteger(code) || !isInteger(time) || time < EARLIEST || time > LATEST) return null
  return { code, msg: typeof msg === 'string' ? msg : '', time, data }
}

/** A refusal as legacy servers send it, too: without a reason, or with `data` null, '' or []. */
function refusalIn(data: unknown): RefusalData {
  const { reason, params } = isRecord(data) ? data : {}
  return {
    // For a reason that this version does not know, the server's own words are shown.
    reason: typeof reason === 'string' ? (reason as RefusalReason) : undefined,
    params: Object.fromEntries(
      Object.entries(isRecord(params) ? params : {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isInteger(value: unknown): value is number {
  return Number.isInteger(value)
}

/**
 * Characters that reverse the direction of the text after them, prices included. No name needs them:
 * letters have a direction of their own, and the app isolates names.
 */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g
/** Finds them in JSON, written plainly or escaped. */
const MAY_TURN = /[\u202A-\u202E\u2066-\u2069]|\\u20[26]/

function withoutTurns(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replace(TURNS, '') : value
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, MAY_TURN.test(text) ? withoutTurns : undefined) as unknown
  } catch {
    return undefined
  }
}
