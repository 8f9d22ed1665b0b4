import { readFileSync } from 'node:fs'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv } from 'ajv'
import type { OperationId } from '../generated/operations.ts'

interface GeneratedSchemas {
  operations: Record<OperationId, { form?: string; done: string }>
  queries: Record<OperationId, object>
  schemas: Record<string, object>
}

/** A field of a request that breaks the contract, and the keyword of the schema that it breaks. */
export interface Violation {
  field: string
  keyword: string
}

const { operations, queries, schemas } = JSON.parse(
  readFileSync(new URL('../generated/schemas.json', import.meta.url), 'utf8'),
) as GeneratedSchemas

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
// 4.02 is a multiple of 0.00000001, though the division of binary fractions says otherwise. The
// contract's steps are powers of ten, so what counts is the number of decimals.
ajv.removeKeyword('multipleOf')
ajv.addKeyword({
  keyword: 'multipleOf',
  type: 'number',
  validate: (step: number, value: number) => decimalsOf(value) <= decimalsOf(step),
})
ajv.addSchema({ $id: 'contract', components: { schemas } })

/** How many decimals a number has as it is written: two for 4.02, eight for 1e-8. */
function decimalsOf(number: number): number {
  const [digits = '', exponent = '0'] = String(number).split('e')
  return Math.max(0, (digits.split('.')[1] ?? '').length - Number(exponent))
}

/** Compiled on first use: a start does not pay for what nobody asks. */
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

/** What of a form, decoded, breaks the contract. */
export function formViolations(id: OperationId, form: Record<string, unknown>): Violation[] {
  const { form: name } = operations[id]
  return name ? violations(validator(name, refTo(name)), form) : []
}

/** What of the query, decoded, breaks the contract. */
export function queryViolations(id: OperationId, query: Record<string, unknown>): Violation[] {
  const schema = () => localReferences(queries[id])
  return violations(validator(`query of ${id}`, schema), query)
}

/** Says what of an answer that is done breaks the contract; undefined when nothing does. */
export function answerFault(id: OperationId, answer: unknown): string | undefined {
  return fault(operations[id].done, answer)
}

/** The same for a refusal. */
export function refusalFault(answer: unknown): string | undefined {
  return fault('Refused', answer)
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
