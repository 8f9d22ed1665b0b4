import * as z from 'zod/mini'
import type * as core from 'zod/v4/core'
import type { Envelope } from './envelope.ts'
import { NoAnswerError } from './envelope.ts'
import { readEnvelope, unreadable } from './read-envelope.ts'

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
 * it is, to be shown as "unknown". The conformance checks of the backend bear neither.
 */
export function readAnswer(
  operation: string,
  status: number,
  text: string,
  schema: Schema,
): Envelope {
  return readEnvelope(operation, status, text, (_envelope, body) => readDone(operation, body, schema))
}

function readDone(operation: string, body: unknown, schema: Schema): Envelope {
  if (schema instanceof NoAnswerError) throw schema
  const result = z.safeParse(schema, body, { reportInput: true })
  if (result.success) return result.data
  const [fault] = result.error.issues.filter((issue) => !isUnknownEnumValue(issue))
  if (fault) throw unreadable(operation, `${fault.path.join('.')}: ${fault.message || fault.code}`)
  return body as Envelope
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
