/** The contract as it is written: OpenAPI 3.0 as far as it uses it. */

/** A value of a parsed YAML or JSON document. */
export type Json = null | boolean | number | string | Json[] | Fields
export type Fields = { [key: string]: Json }

export const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export interface Reference {
  $ref: string
}

/** A schema of OpenAPI 3.0 with the keywords that the contract uses. */
export interface Schema {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object'
  format?: string
  description?: string
  pattern?: string
  nullable?: boolean
  enum?: Json[]
  required?: string[]
  properties?: Record<string, Node>
  additionalProperties?: boolean | Node
  items?: Node
  oneOf?: Node[]
  anyOf?: Schema[]
  not?: Schema
  discriminator?: { propertyName: string; mapping?: Record<string, string> }
  minimum?: number
  maximum?: number
  /** The largest number of decimals of an amount in a request. */
  'x-scale'?: number
  /** Of `ValidUntil`: seconds by which the clocks of a server's machines may differ. */
  'x-clock-tolerance'?: number
  /** Of `AllowDuplicate`: for how many seconds an equal request is a possible duplicate. */
  'x-duplicate-seconds'?: number
  /** At `RefusalReason`: the sets of params of each reason that has some. */
  'x-params'?: Record<string, Record<string, Node>[]>
  /** At `RefusalReason`: what a refusal says. */
  'x-refusals'?: Record<string, Refusal>
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minProperties?: number
  maxProperties?: number
  default?: Json
  example?: Json
}
export type Node = Schema | Reference

export interface Parameter {
  name: string
  in: 'query' | 'header'
  required?: boolean
  schema: Node
  example: Json
}
export interface Example {
  summary?: string
  value: Json
  /** How its long lists go on. */
  'x-repeat'?: Repeat[]
}
export interface Media {
  schema: Node
  examples?: Record<string, Example | Reference>
}
interface Header {
  schema: Node
  example: Json
}

/** An operation as it is written. The linter sees to what is required here. */
export interface WrittenOperation {
  operationId: string
  tags: [string, ...string[]]
  summary: string
  'x-origin': 'specification' | 'extension'
  'x-area'?: string
  'x-capability'?: string
  'x-reasons': string[]
  'x-duplicate-fields'?: string[]
  security?: object[]
  parameters?: (Parameter | Reference)[]
  requestBody?: { required?: boolean; content: Record<string, Media> }
  responses: Record<
    string,
    { headers?: Record<string, Header | Reference>; content?: Record<string, Media> }
  >
}

/** The contract as it is written, references unresolved. */
export interface Document {
  info: { version: string }
  security?: object[]
  paths: Record<
    string,
    { parameters?: (Parameter | Reference)[]; get?: WrittenOperation; post?: WrittenOperation }
  >
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    headers: Record<string, Header>
    /** The answers that operations refer to. */
    examples: Record<string, Example & { value: Envelope }>
  }
}

/** What every answer is. Times are Unix seconds. */
export type Envelope = { code: number; msg: string; time: number; data: Fields | null }

/** What a refusal says, in `x-refusals` of `RefusalReason`. */
export interface Refusal {
  msg: string
  params?: Fields
  /** Its moment, where that is not the story's now. */
  time?: number
}

/** How a list of an example goes on. */
export interface Repeat {
  /** The keys that lead to it, such as `data.list`. */
  list: string
  /** For each written row how many rows it stands for, itself among them. */
  rows: number[]
  /**
   * What a row adds to the one before, by the name of a field at any depth: to a number or an amount
   * as it is, to another text in the number at its end.
   */
  add: Record<string, number | string>
  /** What each of the rows has, by field: prices, which follow no rule. */
  each?: Record<string, Json[]>
}

export const isPublic = (document: Document, { security }: WrittenOperation): boolean =>
  (security ?? document.security ?? []).length === 0

export const STREAM_TYPE = 'text/event-stream'

export const isStream = ({ responses }: WrittenOperation): boolean =>
  responses['200']?.content?.[STREAM_TYPE] !== undefined

export function answersOf({ paths }: Document): { operation: WrittenOperation; media: Media }[] {
  const operations = Object.values(paths).flatMap(({ get, post }) => [get ?? [], post ?? []].flat())
  return operations.flatMap((operation) => {
    const media = operation.responses['200']?.content?.['application/json']
    return media ? [{ operation, media }] : []
  })
}
