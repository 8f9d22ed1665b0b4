import type { Envelope } from './envelope.ts'
import { NoAnswerError } from './envelope.ts'

/** Moments are Unix seconds; what lies outside of these is milliseconds, or no moment at all. */
const EARLIEST = 1_000_000_000
const LATEST = 9_999_999_999

/**
 * Reads the text of an answer into an envelope. `readDone` checks the one with code 1 against the
 * contract and returns it. Throws {@link NoAnswerError} (`unreadable`) for whatever is no envelope:
 * an error page, a truncated text, a time in milliseconds, a code that does not exist.
 *
 * A refusal may come without a reason, and an answer with HTTP 401 counts like code 401, whatever
 * it holds: older servers answer so. The conformance checks of the backend bear neither.
 */
export function readEnvelope(
  operation: string,
  status: number,
  text: string,
  readDone: (envelope: Envelope, body: unknown) => Envelope,
): Envelope {
  const body = parseJson(text)
  const envelope = envelopeOf(body)
  if (status === 401 || envelope?.code === 401) {
    return { code: 401, msg: envelope?.msg ?? '', time: envelope?.time ?? 0, data: null }
  }
  if (status !== 200 || !envelope) throw unreadable(operation, `HTTP ${status}`)
  switch (envelope.code) {
    case 0:
      return { ...envelope, data: refusalIn(envelope.data) }
    case 1:
      return readDone(envelope, body)
    default:
      throw unreadable(operation, `code ${envelope.code}`)
  }
}

/** The error for an answer that is none; `detail` is for developers and holds no data of the user. */
export function unreadable(operation: string, detail: string): NoAnswerError {
  return new NoAnswerError('unreadable', { cause: `${operation} ${detail}` })
}

function envelopeOf(body: unknown): Envelope | null {
  if (!isRecord(body)) return null
  const { code, msg, time, data } = body
  if (!isInteger(code) || !isInteger(time) || time < EARLIEST || time > LATEST) return null
  return { code, msg: typeof msg === 'string' ? msg : '', time, data }
}

/** A refusal as legacy servers send it, too: without a reason, or with `data` null, '' or []. */
function refusalIn(data: unknown): { reason: string | undefined; params: Record<string, string> } {
  const { reason, params } = isRecord(data) ? data : {}
  return {
    reason: typeof reason === 'string' ? reason : undefined,
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
