import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** A value of a parsed YAML or JSON document. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export interface Reference {
  $ref: string
}

/** A schema of OpenAPI 3.0, with the keywords that the contract uses. */
export interface Schema {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object'
  format?: string
  nullable?: boolean
  enum?: Json[]
  example?: Json
  required?: string[]
  properties?: Record<string, Schema | Reference>
  additionalProperties?: boolean | Schema | Reference
  items?: Schema | Reference
  oneOf?: (Schema | Reference)[]
  [keyword: string]: unknown
}

export interface Example {
  summary?: string
  value: Json
}

interface Media {
  schema: Schema | Reference
  examples?: Record<string, Example | Reference>
}

export interface Parameter {
  name: string
  in: 'query' | 'header' | 'path'
  required?: boolean
  schema: Schema | Reference
  example: Json
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  'x-origin': 'specification' | 'extension'
  security?: []
  parameters?: (Parameter | Reference)[]
  requestBody?: { content: Record<string, Media> }
  responses: { 200: { content: Record<string, Media> } }
}

interface PathItem {
  parameters: (Parameter | Reference)[]
  get?: Operation
  post?: Operation
}

export interface Contract {
  openapi: string
  info: { title: string; version: string }
  tags: { name: string }[]
  paths: Record<string, PathItem>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    headers: Record<string, { schema: Schema; example: Json }>
    examples: Record<string, Example>
  }
}

/** The contract as it is written, references unresolved. */
export const contract = parse(readFileSync('openapi/h5.yaml', 'utf8')) as Contract

/** The target of a local reference, or the node itself. Throws when the target does not exist. */
export function resolve<T extends object>(node: T | Reference): T {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as T
  const [hash, ...keys] = node.$ref.split('/')
  const target = keys.reduce<unknown>(
    (at, key) => (at as Record<string, unknown> | undefined)?.[key],
    hash === '#' ? contract : undefined,
  )
  if (target === undefined) throw new Error(`${node.$ref} leads nowhere`)
  return resolve(target as T | Reference)
}

/** One call with its answers, its references resolved one step. */
export interface Call {
  /** `GET /api/user/index` */
  name: string
  method: 'get' | 'post'
  path: string
  operation: Operation
  isPublic: boolean
  /** The parameters of the call and of its path. */
  parameters: Parameter[]
  /** The body's schema and its named examples; undefined when it takes none. */
  body?: { type: string; schema: Schema | Reference; examples: Record<string, Json> }
  answer: { schema: Schema; examples: Record<string, Json> }
}

/** Every call in the order of the contract. */
export const calls: Call[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  (['get', 'post'] as const).flatMap((method) => {
    const operation = item[method]
    return operation ? [toCall(path, method, operation, item.parameters)] : []
  }),
)

function toCall(
  path: string,
  method: 'get' | 'post',
  operation: Operation,
  shared: (Parameter | Reference)[],
): Call {
  const [body] = Object.entries(operation.requestBody?.content ?? {})
  const answer = operation.responses[200].content['application/json']
  if (!answer) throw new Error(`${method} ${path} answers no JSON`)
  return {
    name: `${method.toUpperCase()} ${path}`,
    method,
    path,
    operation,
    isPublic: operation.security?.length === 0,
    parameters: [...shared, ...(operation.parameters ?? [])].map((one) => resolve<Parameter>(one)),
    ...(body && { body: { type: body[0], schema: body[1].schema, examples: values(body[1]) } }),
    answer: { schema: resolve<Schema>(answer.schema), examples: values(answer) },
  }
}

function values(media: Media): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(media.examples ?? {}).map(([name, example]) => [
      name,
      resolve<Example>(example).value,
    ]),
  )
}
