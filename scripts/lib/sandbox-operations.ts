/**
 * Writes what the sandbox serves from the contract: its routes with what each takes and answers, as
 * types that every handler must fit, and the schemas that requests and answers are checked against.
 */
import type { Contract, Node, Operation, Schema } from './contract.ts'
import { amountPattern, nameOf, needsOf } from './contract.ts'
import { withoutProse } from './without-prose.ts'

/** How the text of one field or parameter becomes a value. */
type Kind = 'text' | 'integer' | 'decimal' | 'boolean' | 'file'

const HEADER = `/**
 * Generated from openapi/h5.yaml by \`npm run generate\`. Do not edit.
 */
`

/** The files to write, by name below the folder of the sandbox's generated code. */
export function sandboxOperations(contract: Contract): Map<string, string> {
  return new Map([
    ['operations.ts', operationsFile(contract)],
    ['schemas.json', schemasFile(contract)],
  ])
}

/** The name of the schema of an answer that is done. */
function doneOf({ id, answer }: Operation): string {
  const [done] = answer.schema.oneOf ?? []
  const name = done && nameOf(done)
  if (!name) throw new Error(`${id} has no answer that is done`)
  return name
}

function kindOf({ type, format }: Schema): Kind {
  if (type === 'integer') return 'integer'
  if (type === 'number') return 'decimal'
  if (type === 'boolean') return 'boolean'
  return format === 'binary' ? 'file' : 'text'
}

/** The fields of its form, each with its kind. */
function fieldsOf({ body }: Operation): [name: string, Kind][] {
  return [...(body?.fields ?? [])].map(([name, schema]) => [name, kindOf(schema)])
}

const queryOf = ({ parameters }: Operation) => parameters.filter((one) => one.in === 'query')

function operationsFile(contract: Contract): string {
  const { operations } = contract
  const forms = operations.flatMap(({ body }) => body?.component ?? [])
  const params = operations.flatMap((one) => (queryOf(one).length > 0 ? [paramsName(one)] : []))
  const models = [...new Set([...operations.map(doneOf), ...forms, ...params])].sort()
  return `${HEADER}${models.map((name) => `import type { ${name} } from '../../src/generated/model/${kebab(name)}.ts'`).join('\n')}
import type { DecimalText, PictureFile, Route } from '../core/route.ts'

/**
 * What each operation takes, checked and decoded, and the \`data\` that it answers. Amounts arrive as
 * the decimal text that was sent, so that no binary number is between the user and the ledger.
 */
export interface Operations {
${operations.map((one) => operationType(contract, one)).join('\n')}
}

export type OperationId = keyof Operations

/** Every operation of the contract, in its order. */
export const routes: readonly Route<OperationId>[] = [
${operations.map((one) => `  ${routeLiteral(contract, one)},`).join('\n')}
]
`
}

function operationType(contract: Contract, operation: Operation): string {
  const { id, body, isPublic } = operation
  return `  ${id}: {
    input: ${body ? formType(operation, body.component) : queryType(contract, operation)}
    data: ${doneOf(operation)}['data']
    public: ${isPublic}
    once: ${isOnce(operation)}
  }`
}

/** A parameter with a default value is always there for the handler. */
function queryType(contract: Contract, operation: Operation): string {
  const query = queryOf(operation)
  if (query.length === 0) return 'Record<never, never>'
  const name = paramsName(operation)
  const withDefault = query.filter(({ schema }) => contract.resolve(schema).default !== undefined)
  if (withDefault.length === 0) return name
  const names = withDefault.map((one) => `'${one.name}'`).join(' | ')
  return `${name} & Required<Pick<${name}, ${names}>>`
}

function formType(operation: Operation, form: string): string {
  const special = fieldsOf(operation).filter(([, kind]) => kind === 'decimal' || kind === 'file')
  if (special.length === 0) return form
  const names = special.map(([name]) => `'${name}'`).join(' | ')
  const types = special.map(
    ([name, kind]) => `${name}: ${kind === 'decimal' ? 'DecimalText' : 'PictureFile'}`,
  )
  return `Omit<${form}, ${names}> & { ${types.join('; ')} }`
}

function routeLiteral(contract: Contract, operation: Operation): string {
  const { id, tag, method, path, isPublic, reasons, body, answer } = operation
  const query = queryOf(operation).map(({ name, schema, required }) => {
    const resolved = contract.resolve(schema)
    return [
      name,
      {
        kind: kindOf(resolved),
        ...(required && { required }),
        ...(resolved.default !== undefined && { default: resolved.default }),
      },
    ]
  })
  return JSON.stringify({
    id,
    tag,
    method: method.toUpperCase(),
    path,
    public: isPublic,
    caching: answer.caching ?? null,
    once: isOnce(operation),
    body: bodyOf(operation),
    fields: Object.fromEntries(fieldsOf(operation)),
    required: body?.schema.required ?? [],
    query: Object.fromEntries(query),
    refusals: reasons,
  })
}

function bodyOf({ body }: Operation): string {
  if (!body) return 'none'
  return body.type === 'multipart/form-data' ? 'multipart' : 'urlencoded'
}

/**
 * The schemas of the contract without prose, and per operation the references to what is checked.
 * An amount is checked as the text that was sent, to its last place. Its outer bounds are left out: a
 * handler refuses an amount by the narrower bounds of the moment, with a reason that names them (tests
 * prove that it does).
 */
function schemasFile(contract: Contract): string {
  const { document, operations } = contract
  const { schemas } = withoutProse({
    components: { schemas: document.components.schemas },
  }).components
  const forms = new Set(operations.map(({ body }) => body?.component))
  const checked = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      forms.has(name) ? withNeedsByField(withAmountsAsText(contract, schema)) : schema,
    ]),
  )
  const queries = Object.fromEntries(
    operations.map((operation) => {
      const query = queryOf(operation)
      const properties = Object.fromEntries(query.map(({ name, schema }) => [name, schema]))
      return [
        operation.id,
        {
          type: 'object',
          additionalProperties: false,
          required: query.filter(({ required }) => required).map(({ name }) => name),
          properties: withoutProse({ properties }).properties,
        },
      ]
    }),
  )
  const envelopes = Object.fromEntries(
    operations.map((operation) => {
      const { id, body } = operation
      return [id, { ...(body && { form: body.component }), done: doneOf(operation) }]
    }),
  )
  const params = paramsOf(contract)
  return `${JSON.stringify({ operations: envelopes, queries, params, schemas: checked }, null, 1)}\n`
}

/** For each reason of a refusal that has some, the schema of its params, which are texts. */
function paramsOf(contract: Contract): Record<string, Schema> {
  const { RefusalReason } = contract.document.components.schemas
  const asText = (node: Node): Node => {
    const { type, format } = contract.resolve(node)
    if (type !== 'integer') return node
    return {
      type: 'string',
      pattern: format === 'unix-time' ? '^[1-9][0-9]{9}$' : '^(0|[1-9][0-9]*)$',
    }
  }
  return Object.fromEntries(
    Object.entries(RefusalReason?.['x-params'] ?? {}).map(([reason, sets]) => [
      reason,
      withoutProse({
        schema: {
          anyOf: sets.map((names) => ({
            type: 'object' as const,
            additionalProperties: false,
            required: Object.keys(names),
            properties: Object.fromEntries(
              Object.entries(names).map(([name, node]) => [name, asText(node)]),
            ),
          })),
        },
      }).schema,
    ]),
  )
}

/** What a form needs besides, so that a violation names the field. */
function withNeedsByField({ not, ...form }: Schema): object {
  if (!not) return form
  const allOf = needsOf({ not }).map(({ when, fields, needed }) => ({
    if: { properties: Object.fromEntries(when.map(([name, values]) => [name, { enum: values }])) },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    then: needed
      ? { required: fields }
      : { properties: Object.fromEntries(fields.map((name) => [name, false])) },
  }))
  return { ...form, allOf }
}

function withAmountsAsText(contract: Contract, form: Schema): Schema {
  return {
    ...form,
    properties: Object.fromEntries(
      Object.entries(form.properties ?? {}).map(([name, field]) => {
        const { 'x-scale': scale } = contract.resolve(field)
        if (scale === undefined) return [name, field]
        return [name, { type: 'string', pattern: amountPattern(scale) }]
      }),
    ),
  }
}

const isOnce = ({ body }: Operation) => body?.schema.required?.includes('request_id') ?? false
const paramsName = ({ id }: Operation) => `${id.charAt(0).toUpperCase()}${id.slice(1)}Params`
const kebab = (name: string) => name.replace(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase()
