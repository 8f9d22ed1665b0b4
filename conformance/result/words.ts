import { isRecord } from '../../scripts/contract/document.ts'
import type { Answer, Request } from '../client/request.ts'
import { jsonOf } from '../client/request.ts'
import { codes } from '../contract/contract.ts'
import type { Case, Expectation } from '../plan/case.ts'

/*
 * What was sent, what was expected and what came, for somebody who has never seen the kit.
 */

/** Reasons that are named where several are right. */
const REASONS = 4
/** Letters of a value or an answer in a sentence. */
const SHORT = 80

/** A text that fits into a sentence. */
export function excerpt(text: string, letters = SHORT): string {
  if (text === '') return 'an empty answer'
  return text.length > letters ? `${text.slice(0, letters)}...` : text
}

/** What was sent, with the value of the field that is broken where it is not said yet. */
function sentWords({ what }: Pick<Case, 'what'>, { query, body }: Request): string {
  const [name = '', said] = what.split(': ', 2)
  if (said === undefined) return what
  const pairs = body?.kind === 'form' ? body.pairs : query
  const value = pairs.findLast(([key]) => key === name)?.[1]
  if (value === undefined || said.includes(value)) return `${name}, ${said}`
  return `${name}, ${said} (${excerpt(JSON.stringify(value))})`
}

/** What the answer was to be. */
export function expectedWords(expect: Expectation): string {
  if (expect.outcome === 'done') return 'done (code 1)'
  if (expect.outcome === 'unauthenticated') return 'answered with code 401, as without a session'
  const more = expect.reasons.length - REASONS
  const named = [...expect.reasons.slice(0, REASONS), ...(more > 0 ? [`${more} others`] : [])]
  const names = expect.outcome === 'refused' && expect.field !== undefined
  const field = names && expect.reasons.includes('input_invalid') ? `, field ${expect.field}` : ''
  const refused = `refused (code 0) with ${named.join(' or ')}${field}`
  return expect.outcome === 'either' ? `done, or ${refused}` : refused
}

/** What the answer is. */
export function cameWords({ status, text }: Answer): string {
  const envelope = jsonOf(text)
  if (status !== 200) return `answered with HTTP ${status}`
  if (!isRecord(envelope)) return `answered with ${excerpt(text)}`
  if (envelope.code === codes.done) return 'done (code 1)'
  if (envelope.code === codes.unauthenticated) return 'answered with code 401'
  const data = isRecord(envelope.data) ? envelope.data : {}
  if (envelope.code !== codes.refused || typeof data.reason !== 'string')
    return `answered with ${excerpt(text)}`
  const field =
    isRecord(data.params) && 'field' in data.params ? `, field ${data.params.field}` : ''
  return `refused (code 0) with ${data.reason}${field}`
}

/** The beginning of each message about a broken input. */
export const brokenInput = (
  subject: Case,
  request: Request,
  expect: Expectation,
  answer: Answer,
): string =>
  `Sent: ${sentWords(subject, request)}. Expected: ${expectedWords(expect)}. Came: ${cameWords(answer)}.`

/** A message of a broken input without what was sent and expected, by which others are like it. */
export const withoutInput = (message: string): string =>
  message.replace(/^Sent: .*? Expected: .*? (?=Came: )/s, '')
