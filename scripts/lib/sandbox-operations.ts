/**
 * Writes what the sandbox serves from the contract: its routes with what each takes and answers, as
 * types that every handler must fit, and the schemas that requests and answers are checked against.
 */
import { withoutProse } from './without-prose.ts'

/** An OpenAPI schema as far as this file reads it. */
interface Schema {
  $ref?: string
  type?: string
  format?: string
  properties?: Record<string, Schema>
  required?: string[]
  multipleOf?: number
  minimum?: number
  maximum?: number
  oneOf?: Schema[]
}
interface Parameter {
  $ref?: string
  name: string
  in: 'query' | 'header'
  required?: boolean
  schema: Schema & { default?: unknown }
}
interface Operation {
  operationId: string
  tags: [string]
  security?: unknown[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: {
    200: {
      headers?: Record<string, unknown>
      content: { 'application/json': { schema: Schema; examples: Record<string, unknown> } }
    }
  }
}
interface Document {
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> }
}

/** How the text of one field or parameter becomes a value. */
type Kind = 'text' | 'integer' | 'decimal' | 'boolean' | 'file'

interface Entry {
  id: string
  method: 'GET' | 'POST'
  path: string
  operation: Operation
  form: { name: string; schema: Schema; multipart: boolean } | undefined
  query: Parameter[]
}

const HEADER = `/**
 * Generated from openapi/h5.yaml by \`npm run generate\`. Do not edit.
 */
`

/** The files to write, by name below the folder of the sandbox's generated code. */
export function sandboxOperations(document: Document): Map<string, string> {
  const reader = new Reader(document)
  const entries = reader.entries()
  return new Map([
    ['operations.ts', operationsFile(reader, entries)],
    ['schemas.json', schemasFile(reader, entries)],
  ])
}

class Reader {
  readonly document: Document

  constructor(document: Document) {
    this.document = document
  }

  entries(): Entry[] {
    return Object.entries(this.document.paths).flatMap(([path, methods]) =>
      (['get', 'post'] as const).flatMap((method) => {
        const operation = methods[method]
        if (!operation) return []
        return [
          {
            id: operation.operationId,
            method: method === 'get' ? ('GET' as const) : ('POST' as const),
            path,
            operation,
            form: this.#form(operation),
            query: (operation.parameters ?? [])
              .map((one) => this.#parameter(one))
              .filter((one) => one.in === 'query'),
          },
        ]
      }),
    )
  }

  resolve(schema: Schema): Schema {
    return schema.$ref === undefined ? schema : this.resolve(this.schema(nameOf(schema)))
  }

  schema(name: string): Schema {
    const found = this.document.components.schemas[name]
    if (!found) throw new Error(`The contract has no schema ${name}`)
    return found
  }

  kind(schema: Schema): Kind {
    const { type, format } = this.resolve(schema)
    if (type === 'integer') return 'integer'
    if (type === 'number') return 'decimal'
    if (type === 'boolean') return 'boolean'
    return format === 'binary' ? 'file' : 'text'
  }

  fields(entry: Entry): Record<string, Kind> {
    const properties = entry.form?.schema.properties ?? {}
    return Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, this.kind(schema)]),
    )
  }

  /** The name of the schema of an answer that is done. */
  done({ operation }: Entry): string {
    const [done] = operation.responses[200].content['application/json'].schema.oneOf ?? []
    if (!done) throw new Error(`${operation.operationId} has no answer that is done`)
    return nameOf(done)
  }

  #form(operation: Operation): Entry['form'] {
    const [entry] = Object.entries(operation.requestBody?.content ?? {})
    if (!entry) return undefined
    const [type, { schema }] = entry
    return {
      name: nameOf(schema),
      schema: this.resolve(schema),
      multipart: type === 'multipart/form-data',
    }
  }

  #parameter(parameter: Parameter): Parameter {
    if (parameter.$ref === undefined) return parameter
    const found = this.document.components.parameters[parameter.$ref.split('/').at(-1) ?? '']
    if (!found) throw new Error(`The contract has no parameter ${parameter.$ref}`)
    return found
  }
}

function operationsFile(reader: Reader, entries: Entry[]): string {
  const done = entries.map((entry) => reader.done(entry))
  const forms = entries.flatMap(({ form }) => form?.name ?? [])
  const params = entries.flatMap(({ id, query }) => (query.length > 0 ? [paramsName(id)] : []))
  const models = [...new Set([...done, ...forms, ...params])].sort()
  return `${HEADER}${models.map((name) => `import type { ${name} } from '../../src/generated/model/${kebab(name)}.ts'`).join('\n')}
import type { DecimalText, PictureFile, Route } from '../core/route.ts'

/**
 * What each operation takes, checked and decoded, and the \`data\` that it answers. Amounts arrive as
 * the decimal text that was sent, so that no binary number is between the user and the ledger.
 */
export interface Operations {
${entries.map((entry) => operationType(reader, entry)).join('\n')}
}

export type OperationId = keyof Operations

/** Every operation of the contract, in its order. */
export const routes: readonly Route<OperationId>[] = [
${entries.map((entry) => `  ${routeLiteral(reader, entry)},`).join('\n')}
]
`
}

function operationType(reader: Reader, entry: Entry): string {
  return `  ${entry.id}: {
    input: ${entry.form ? formType(reader, entry, entry.form.name) : queryType(entry)}
    data: ${reader.done(entry)}['data']
    public: ${isPublic(entry)}
    once: ${isOnce(entry)}
  }`
}

/** A parameter with a default value is always there for the handler. */
function queryType({ id, query }: Entry): string {
  if (query.length === 0) return 'Record<never, never>'
  const name = paramsName(id)
  const withDefault = query.filter(({ schema }) => schema.default !== undefined)
  if (withDefault.length === 0) return name
  const names = withDefault.map((one) => `'${one.name}'`).join(' | ')
  return `${name} & Required<Pick<${name}, ${names}>>`
}

function formType(reader: Reader, entry: Entry, form: string): string {
  const special = Object.entries(reader.fields(entry)).filter(
    ([, kind]) => kind === 'decimal' || kind === 'file',
  )
  if (special.length === 0) return form
  const names = special.map(([name]) => `'${name}'`).join(' | ')
  const types = special.map(
    ([name, kind]) => `${name}: ${kind === 'decimal' ? 'DecimalText' : 'PictureFile'}`,
  )
  return `Omit<${form}, ${names}> & { ${types.join('; ')} }`
}

function routeLiteral(reader: Reader, entry: Entry): string {
  const { operation } = entry
  const examples = operation.responses[200].content['application/json'].examples
  const query = entry.query.map(({ name, schema, required }) => [
    name,
    {
      kind: reader.kind(schema),
      ...(required && { required }),
      ...(schema.default !== undefined && { default: schema.default }),
    },
  ])
  return JSON.stringify({
    id: entry.id,
    tag: operation.tags[0],
    method: entry.method,
    path: entry.path,
    public: isPublic(entry),
    cacheable: operation.responses[200].headers?.['Cache-Control'] !== undefined,
    once: isOnce(entry),
    body: bodyOf(entry),
    fields: reader.fields(entry),
    required: entry.form?.schema.required ?? [],
    query: Object.fromEntries(query),
    refusals: Object.keys(examples).flatMap((name) => /^refused_(\w+)$/.exec(name)?.[1] ?? []),
  })
}

function bodyOf({ form }: Entry): string {
  if (!form) return 'none'
  return form.multipart ? 'multipart' : 'urlencoded'
}

/**
 * The schemas of the contract without prose, and per operation the references to what is checked.
 * The outer bounds of amounts are left out: a handler refuses an amount by the narrower bounds of
 * the moment, with a reason that names them (tests prove that it does).
 */
function schemasFile(reader: Reader, entries: Entry[]): string {
  const { schemas } = withoutProse({
    components: { schemas: reader.document.components.schemas },
  }).components
  const forms = new Set(entries.flatMap(({ form }) => form?.name ?? []))
  const checked = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      forms.has(name) ? withoutAmountBounds(reader, schema) : schema,
    ]),
  )
  const queries = Object.fromEntries(
    entries.map(({ id, query }) => [
      id,
      {
        type: 'object',
        additionalProperties: false,
        required: query.filter(({ required }) => required).map(({ name }) => name),
        properties: withoutProse({
          properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
        }).properties,
      },
    ]),
  )
  const operations = Object.fromEntries(
    entries.map((entry) => [
      entry.id,
      { ...(entry.form && { form: entry.form.name }), done: reader.done(entry) },
    ]),
  )
  return `${JSON.stringify({ operations, queries, schemas: checked }, null, 1)}\n`
}

function withoutAmountBounds(reader: Reader, form: Schema): Schema {
  return {
    ...form,
    properties: Object.fromEntries(
      Object.entries(form.properties ?? {}).map(([name, schema]) => {
        if (reader.kind(schema) !== 'decimal') return [name, schema]
        const { type, multipleOf } = reader.resolve(schema)
        return [name, { type, multipleOf }]
      }),
    ),
  }
}

const isPublic = ({ operation }: Entry) => operation.security?.length === 0
const isOnce = ({ form }: Entry) => form?.schema.required?.includes('request_id') ?? false
const paramsName = (id: string) => `${id.charAt(0).toUpperCase()}${id.slice(1)}Params`
const nameOf = ({ $ref = '' }: Schema) => $ref.split('/').at(-1) ?? ''
const kebab = (name: string) => name.replace(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase()
