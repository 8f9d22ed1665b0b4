import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv } from 'ajv'
import { isReference } from '../../../scripts/contract/contract.ts'
import type { Json, Node, Schema } from '../../../scripts/contract/written.ts'
import { decimalsOf } from '../../../src/lib/money.ts'
import { contract, resolve } from './contract.ts'

/** Keywords that OpenAPI 3.0 and JSON Schema share. */
const SAME = new Set([
  'type',
  'format',
  'enum',
  'required',
  'minimum',
  'maximum',
  'x-scale',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
])
/** Keywords that say nothing about whether a value is valid. */
const SILENT = new Set([
  'x-clock-tolerance',
  'x-duplicate-seconds',
  'x-params',
  'x-refusals',
  'description',
  'example',
  'default',
  'discriminator',
  'nullable',
])

const PREFIX = '#/components/schemas/'

/**
 * A schema of OpenAPI 3.0 as JSON Schema draft 7: `nullable` becomes a union of types, references
 * lead to `definitions`. A keyword that it does not know is an error, so that none is ignored.
 */
export function toJsonSchema(schema: Node): Record<string, unknown> {
  if (isReference(schema)) {
    if (!schema.$ref.startsWith(PREFIX)) throw new Error(`${schema.$ref} is no schema`)
    return { $ref: `h5#/definitions/${schema.$ref.slice(PREFIX.length)}` }
  }
  const result: Record<string, unknown> = {}
  for (const [keyword, value] of Object.entries(schema)) {
    if (SAME.has(keyword)) result[keyword] = value
    else if (!(SILENT.has(keyword) || convertNested(keyword, schema, result))) {
      throw new Error(`The keyword "${keyword}" is unknown`)
    }
  }
  if (schema.nullable) {
    if (!schema.type) throw new Error('`nullable` needs a type')
    result.type = [schema.type, 'null']
  }
  return result
}

function convertNested(keyword: string, schema: Schema, result: Record<string, unknown>): boolean {
  if (keyword === 'properties') {
    result.properties = Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, one]) => [name, toJsonSchema(one)]),
    )
  } else if (keyword === 'items' && schema.items) {
    result.items = toJsonSchema(schema.items)
  } else if (keyword === 'oneOf' && schema.oneOf) {
    result.oneOf = schema.oneOf.map(toJsonSchema)
  } else if (keyword === 'anyOf' && schema.anyOf) {
    result.anyOf = schema.anyOf.map(toJsonSchema)
  } else if (keyword === 'not' && schema.not) {
    result.not = toJsonSchema(schema.not)
  } else if (keyword === 'additionalProperties' && schema.additionalProperties !== undefined) {
    const extra = schema.additionalProperties
    result.additionalProperties = typeof extra === 'boolean' ? extra : toJsonSchema(extra)
  } else {
    return false
  }
  return true
}

/** Ajv in strict mode: an unknown keyword or format throws. */
export function createAjv(): Ajv {
  const ajv = new Ajv({
    strict: true,
    // What a form needs across its fields requires names that stand beside it, not in it.
    strictRequired: false,
    allErrors: true,
    allowUnionTypes: true,
    logger: false,
  })
  ajv.addFormat('uuid', /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  ajv.addFormat('unix-time', { type: 'number', validate: (value) => Number.isSafeInteger(value) })
  ajv.addKeyword({
    keyword: 'x-scale',
    type: 'number',
    validate: (most: number, value: number) => decimalsOf(value) <= most,
  })
  // Neither narrows the text: one hides an input, the other stands for the bytes of a file.
  ajv.addFormat('password', true)
  ajv.addFormat('binary', true)
  return ajv
}

const ajv = createAjv().addSchema({
  $id: 'h5',
  definitions: Object.fromEntries(
    Object.entries(contract.components.schemas).map(([name, schema]) => [
      name,
      toJsonSchema(schema),
    ]),
  ),
})

const validators = new WeakMap<Node, ValidateFunction>()

/**
 * What is wrong with a value under a schema, one line a fault; empty when it is valid. Of a union of
 * envelopes the branch of the value's `code` is checked, so that faults name the field.
 */
export function faultsOf(schema: Node, value: Json): string[] {
  const branch = isReference(schema) ? schema : branchOf(schema, value)
  if (!branch) return [`no branch, or more than one, has the code of ${brief(value)}`]
  const validate = validators.get(branch) ?? ajv.compile(toJsonSchema(branch))
  validators.set(branch, validate)
  return validate(value) ? [] : (validate.errors ?? []).map((error) => toLine(error, value))
}

function branchOf(schema: Schema, value: Json): Node | undefined {
  if (!schema.oneOf) return schema
  const code = isObject(value) ? (value.code ?? null) : null
  const matching = schema.oneOf.filter((branch) => {
    const field = resolve(branch).properties?.code
    return field && resolve(field).enum?.includes(code)
  })
  return matching.length === 1 ? matching[0] : undefined
}

const isObject = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const brief = (value: unknown) => JSON.stringify(value)?.slice(0, 80)

function toLine(error: ErrorObject, value: Json): string {
  const found = error.instancePath
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], value)
  const detail = error.params.additionalProperty ?? error.params.missingProperty ?? ''
  const text = [error.message, detail].filter(Boolean).join(': ')
  return `${error.instancePath || '/'} ${text} (${brief(found)})`
}
