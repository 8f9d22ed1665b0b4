import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv } from 'ajv'
import type { Refusal } from '../../src/generated/h5.schemas.ts'
import type { OperationId, StreamId } from '../generated/operations.ts'
import { contractSchemas } from './kept-schemas.ts'
import type { Route } from './route.ts'

/** A field of a request that breaks the contract, and the keyword of the schema that it breaks. */
export interface Violation {
  field: string
  keyword: string
}

const { operations, queries, params, schemas } = contractSchemas

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

const ajv = new Ajv({
  allErrors: true,
  // The contract is linted and its examples are validated elsewhere.
  strict: false,
  formats: {
    uuid: UUID,
    // Checked by content, by their pattern, or not at all.
    binary: true,
    password: true,
    'unix-time': true,
  },
})
ajv.addSchema({ $id: 'contract', components: { schemas } })

/** Compiled on first use, to keep the start fast. */
const validators = new Map<string, ValidateFunction>()

function validator(name: string, schema: () => object): ValidateFunction {
  let found = validators.get(name)
  if (!found) {
    found = ajv.compile(schema())
    validators.set(name, found)
  }
  return found
}

const refTo = (name: string) => () => ({ $ref: `contract#/components/schemas/${name}` })

/** What of a form, decoded, breaks the contract. Amounts and files are texts. */
export function formViolations(id: OperationId, form: Record<string, unknown>): Violation[] {
  const { form: name } = operations[id]
  return name ? violations(validator(name, refTo(name)), form) : []
}

/** What of the query, decoded, breaks the contract. */
export function queryViolations(
  id: OperationId | StreamId,
  query: Record<string, unknown>,
): Violation[] {
  const schema = () => localReferences(queries[id])
  return violations(validator(`query of ${id}`, schema), query)
}

/** Says what of an answer that is done breaks the contract; undefined when nothing does. */
export function answerFault(id: OperationId, answer: unknown): string | undefined {
  return fault(operations[id].done, answer)
}

/** The same for a refusal, whose reason the operation lists, with the params of the reason. */
export function refusalFault(
  { refusals }: Pick<Route<OperationId>, 'refusals'>,
  answer: { code: number; msg: string; time: number; data: unknown },
): string | undefined {
  const found = fault('Refused', answer)
  if (found) return found
  // It has just been checked.
  const refusal = answer.data as Refusal
  if (!refusals.includes(refusal.reason)) return `it does not list the reason ${refusal.reason}`
  const schema = () => localReferences(params[refusal.reason] ?? { maxProperties: 0 })
  const validate = validator(`params of ${refusal.reason}`, schema)
  return validate(refusal.params)
    ? undefined
    : ajv.errorsText(validate.errors, { dataVar: 'params' })
}

function fault(name: string, answer: unknown): string | undefined {
  const validate = validator(name, refTo(name))
  return validate(answer) ? undefined : ajv.errorsText(validate.errors)
}

function violations(validate: ValidateFunction, value: unknown): Violation[] {
  if (validate(value)) return []
  return (validate.errors ?? []).map((error) => ({ field: fieldOf(error), keyword: error.keyword }))
}

function fieldOf({ keyword, params, instancePath }: ErrorObject): string {
  if (keyword === 'required') return String(params.missingProperty)
  if (keyword === 'additionalProperties') return String(params.additionalProperty)
  return instancePath.slice(1)
}

/** `#/components/...` as it stands in the contract, as a reference to the schema added above. */
function localReferences(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/'))
}
