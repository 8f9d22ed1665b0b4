import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** A schema of the contract, as far as the mock reads it; references are resolved on the way. */
export interface Schema {
  $ref?: string
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  required?: string[]
  enum?: unknown[]
  format?: string
  multipleOf?: number
}

/** The envelope of every answer. Times are Unix seconds. */
export interface Envelope {
  code: number
  msg: string
  time: number
  data: Record<string, unknown> | null
}

interface Reference {
  $ref: string
}
interface Parameter {
  name: string
  in: 'query' | 'header'
  required?: boolean
}
interface Example {
  summary: string
  value: Envelope
}
interface MediaType {
  schema: Schema
  examples?: Record<string, Example | Reference>
}
interface RawOperation {
  operationId: string
  summary: string
  tags: string[]
  security?: unknown[]
  parameters?: (Parameter | Reference)[]
  requestBody?: { content: Record<string, MediaType> }
  responses: Record<string, { content: Record<string, MediaType> }>
}
interface RawContract {
  paths: Record<string, Record<string, RawOperation> & { parameters?: (Parameter | Reference)[] }>
  components: { examples: Record<string, Example> }
}

/** One call of the contract with everything that the mock needs to answer it. */
export interface Operation {
  method: 'get' | 'post'
  path: string
  operationId: string
  summary: string
  tag: string
  parameters: Parameter[]
  /** The form of a POST: how it is encoded and its fields in the contract's order. */
  form: { type: string; fields: Map<string, Schema>; required: string[] } | undefined
  /** The union of the three envelopes. */
  response: Schema
  /** The named examples in the contract's order, references resolved. */
  examples: Map<string, Example>
  /** Answers page by page. */
  paged: boolean
}

const methods = ['get', 'post'] as const

/** The contract, read once: its document and its operations. */
export class Contract {
  /** What Prism reads; nothing here changes it. */
  readonly document: object
  readonly operations: Operation[]
  readonly #raw: RawContract

  constructor(file: string | URL) {
    this.#raw = parse(readFileSync(file, 'utf8'))
    this.document = this.#raw
    this.operations = Object.entries(this.#raw.paths).flatMap(([path, item]) =>
      methods.flatMap((method) => {
        const raw = item[method]
        return raw ? [this.#operation(method, path, raw, item.parameters ?? [])] : []
      }),
    )
  }

  /** What a reference points to, or the thing itself. */
  resolve<T extends object>(thing: T | Reference): T {
    let found: unknown = thing
    while (typeof (found as Reference).$ref === 'string') {
      const reference = (found as Reference).$ref
      found = reference
        .slice(2)
        .split('/')
        .reduce<unknown>((node, key) => (node as Record<string, unknown>)?.[key], this.#raw)
      if (found === undefined) throw new Error(`The contract has no ${reference}.`)
    }
    return found as T
  }

  /** The shared example of a refusal, for operations that do not list it themselves. */
  refusal(reason: string): Envelope | undefined {
    return Object.values(this.#raw.components.examples).find(
      ({ value }) => value.data?.reason === reason,
    )?.value
  }

  /** The shared answer to a call without a session. */
  unauthenticated(): Envelope | undefined {
    return this.#raw.components.examples.Unauthenticated?.value
  }

  #operation(
    method: Operation['method'],
    path: string,
    raw: RawOperation,
    shared: (Parameter | Reference)[],
  ): Operation {
    const answer = raw.responses['200']?.content['application/json']
    if (!answer) throw new Error(`${raw.operationId} has no JSON answer.`)
    const parameters = [...shared, ...(raw.parameters ?? [])].map((one) => this.resolve(one))
    return {
      method,
      path,
      operationId: raw.operationId,
      summary: raw.summary,
      tag: raw.tags[0] ?? '',
      parameters,
      form: this.#form(raw),
      response: answer.schema,
      examples: new Map(
        Object.entries(answer.examples ?? {}).map(([name, one]) => [name, this.resolve(one)]),
      ),
      paged: parameters.some((one) => one.in === 'query' && one.name === 'page'),
    }
  }

  #form(raw: RawOperation): Operation['form'] {
    const [entry] = Object.entries(raw.requestBody?.content ?? {})
    if (!entry) return undefined
    const [type, content] = entry
    const schema = this.resolve(content.schema)
    const fields = Object.entries(schema.properties ?? {})
    return {
      type,
      fields: new Map(fields.map(([name, field]) => [name, this.resolve(field)])),
      required: schema.required ?? [],
    }
  }
}
