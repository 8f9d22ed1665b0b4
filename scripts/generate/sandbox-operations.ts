/**
 * Writes what the sandbox serves from the contract: its routes with what each takes and answers, as
 * types that every handler must fit. What they are checked against it reads from the contract itself
 * (sandbox/core/contract-schemas.ts).
 */
import type { Contract, Operation } from '../contract/contract.ts'
import { doneOf } from '../contract/contract.ts'
import type { Schema } from '../contract/written.ts'

/** How the text of one field or parameter becomes a value. */
type Kind = 'text' | 'integer' | 'decimal' | 'boolean' | 'file'

/** The files to write, by name below the folder of the sandbox's generated code. */
export function sandboxOperations(contract: Contract): Map<string, string> {
  return new Map([['operations.ts', operationsFile(contract)]])
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
  const { operations, streams } = contract
  const forms = operations.flatMap(({ body }) => body?.component ?? [])
  const params = operations.flatMap((one) => (queryOf(one).length > 0 ? [paramsName(one)] : []))
  const models = [...new Set([...operations.map(doneOf), ...forms, ...params])].sort()
  return `import type {
${models.map((name) => `  ${name},`).join('\n')}
} from '../../src/generated/h5.schemas.ts'
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

/** Seconds for which an equal request is a possible duplicate. */
export const DUPLICATE_SECONDS = ${contract.duplicateSeconds}

/** What answers with a stream of events. */
export type StreamId = ${streams.map(({ id }) => `'${id}'`).join(' | ')}

/** Every stream of the contract, in its order. */
export const streams: readonly Route<StreamId>[] = [
${streams.map((one) => `  ${routeLiteral(contract, one)},`).join('\n')}
]
`
}

function operationType(contract: Contract, operation: Operation): string {
  const { id, body, isPublic } = operation
  return `  ${id}: {
    input: ${body ? formType(operation, body.component) : queryType(contract, operation)}
    data: ${doneOf(operation)}['data']
    public: ${isPublic}
    once: ${operation.once}
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
  const {
    id,
    tag,
    area = null,
    capability = null,
    method,
    path,
    isPublic,
    duplicateFields = null,
    reasons,
    body,
    answer,
  } = operation
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
    area,
    capability,
    method: method.toUpperCase(),
    path,
    public: isPublic,
    caching: answer.caching ?? null,
    once: operation.once,
    duplicateFields,
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

const paramsName = ({ id }: Operation) => `${id.charAt(0).toUpperCase()}${id.slice(1)}Params`
