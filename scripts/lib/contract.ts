/**
 * The one reader of the contract: whoever generates, mocks, serves, tests or compares it takes its
 * types and its operations from here. Of packages it needs only the conformance kit's, because the
 * kit reads the contract with it and also runs where nothing else is installed.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Path } from '../../conformance/contract/document.ts'
import { ContractDocument } from '../../conformance/contract/document.ts'
import { Failure, root } from '../project.ts'
import type { Refusal } from './refusals.ts'
import { addRefusals } from './refusals.ts'
import type { Repeat } from './repeated-rows.ts'
import { repeatRows } from './repeated-rows.ts'

/** A value of a parsed YAML or JSON document. */
export type Json = null | boolean | number | string | Json[] | Fields
/** An object of such values. */
export type Fields = { [key: string]: Json }

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
  'x-reasons': string[]
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

/** One call of the contract, its references resolved one step. */
export interface Operation {
  /** For example `GET /api/user/index`. */
  name: string
  id: string
  method: 'get' | 'post'
  path: string
  tag: string
  summary: string
  /** A path of the product specification, or one that its capabilities need and its table lacks. */
  origin: WrittenOperation['x-origin']
  /** Needs no session. */
  isPublic: boolean
  /** All reasons for which it refuses, in the order in which a server looks. */
  reasons: readonly string[]
  /** Those of its path and its own. */
  parameters: Parameter[]
  /** Answers page by page. */
  paged: boolean
  /** The form of a POST with its component's name and its fields in the contract's order. */
  body:
    | {
        type: string
        component: string
        schema: Schema
        fields: Map<string, Schema>
        examples: Map<string, Fields>
      }
    | undefined
  answer: {
    /** The union of the envelopes. */
    schema: Schema
    examples: Map<string, Envelope>
    /** What each example shows. */
    summaries: Map<string, string>
    /** The header `Cache-Control` of an answer that may be kept. */
    caching: string | undefined
  }
  written: WrittenOperation
}

/** The contract as it is authored. */
export const present = join(root, 'openapi', 'h5.yaml')
/** The contract that clients and servers elsewhere were made from. */
export const released = join(root, 'openapi', 'released', 'h5.yaml')

/**
 * Reads a contract. Throws a `Failure` that names file and line when it is no YAML. Parsing takes
 * half a second, so what was parsed is kept beside the file's hash.
 */
export function readContract(file = present): Contract {
  const hash = createHash('sha256').update(readText(file)).digest('hex')
  const folder = join(root, '.cache', 'contract')
  const kept = join(folder, `${shownName(file).replaceAll(/\W+/g, '-')}.json`)
  if (existsSync(kept)) {
    const { hash: of, document } = JSON.parse(readFileSync(kept, 'utf8'))
    if (of === hash) return new Contract(document)
  }
  const contract = Contract.of(readSource(file))
  mkdirSync(folder, { recursive: true })
  // Several processes may read at once: none of them sees half a file.
  const own = `${kept}.${process.pid}`
  writeFileSync(own, JSON.stringify({ hash, document: contract.document }))
  renameSync(own, kept)
  return contract
}

/** The same as a tree whose every part knows its line. */
export function readSource(file = present): ContractDocument {
  return new ContractDocument(readText(file), shownName(file))
}

/** The operations of a contract. */
export class Contract {
  readonly document: Document
  /** In the contract's order. */
  readonly operations: readonly Operation[]

  constructor(document: Document) {
    this.document = document
    this.operations = Object.entries(document.paths).flatMap(([path, item]) =>
      (['get', 'post'] as const).flatMap((method) => {
        const written = item[method]
        return written ? [this.#operation(method, path, written, item.parameters ?? [])] : []
      }),
    )
  }

  /** What was read from a file. Throws a `Failure` when it is another kind of document. */
  static of(source: ContractDocument): Contract {
    if (source.keys(['paths']).length === 0) throw new Failure(`${source.name} has no paths.`)
    throwFirst(danglingReferences(source))
    throwFirst(operationFaults(source))
    throwFirst(reasonFaults(source))
    // The linter holds every other detail of its form.
    const document = source.get([]) as Document
    repeatRows(document)
    addRefusals(document)
    return new Contract(document)
  }

  /** The operation with an id; throws when there is none. */
  operation(id: string): Operation {
    const found = this.operations.find((one) => one.id === id)
    if (!found) throw new Failure(`The contract has no operation ${id}.`)
    return found
  }

  /** The operation of a request, or undefined when the contract has none. */
  call(method: string, path: string): Operation | undefined {
    return this.operations.find((one) => one.path === path && one.method === method.toLowerCase())
  }

  /** The target of a local reference, or the node itself; throws when there is no target. */
  resolve<T extends object>(node: T | Reference): T {
    if (!isReference(node)) return node
    const target = node.$ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => (at as Fields | undefined)?.[key], this.document)
    if (target === undefined) throw new Failure(`${node.$ref} leads nowhere.`)
    return this.resolve(target as T | Reference)
  }

  #operation(
    method: Operation['method'],
    path: string,
    written: WrittenOperation,
    shared: (Parameter | Reference)[],
  ): Operation {
    const { content, headers } = written.responses['200'] ?? {}
    const answer = content?.['application/json'] ?? { schema: {} }
    const caching = headers?.['Cache-Control']
    const parameters = [...shared, ...(written.parameters ?? [])].map((one) => this.resolve(one))
    return {
      name: `${method.toUpperCase()} ${path}`,
      id: written.operationId,
      method,
      path,
      tag: written.tags[0],
      summary: written.summary,
      origin: written['x-origin'],
      reasons: written['x-reasons'] ?? [],
      isPublic: (written.security ?? this.document.security ?? []).length === 0,
      parameters,
      paged: parameters.some((one) => one.in === 'query' && one.name === 'page'),
      body: this.#body(written),
      answer: {
        schema: this.resolve(answer.schema),
        examples: this.#examples(answer, ({ value }) => value as Envelope),
        summaries: this.#examples(answer, ({ summary = '' }) => summary),
        caching: caching && String(this.resolve(caching).example),
      },
      written,
    }
  }

  #body({ requestBody }: WrittenOperation): Operation['body'] {
    const [entry] = Object.entries(requestBody?.content ?? {})
    if (!entry) return undefined
    const [type, media] = entry
    const schema = this.resolve(media.schema)
    const fields = Object.entries(schema.properties ?? {})
    return {
      type,
      component: nameOf(media.schema) ?? '',
      schema,
      fields: new Map(fields.map(([name, field]) => [name, this.resolve(field)])),
      examples: this.#examples(media, ({ value }) => value as Fields),
    }
  }

  /** A test holds that their values are what the schema beside them says. */
  #examples<T>({ examples = {} }: Media, read: (example: Example) => T): Map<string, T> {
    return new Map(Object.entries(examples).map(([name, one]) => [name, read(this.resolve(one))]))
  }
}

/** The pattern of the text of an amount in a form (`info` of the contract says it in words). */
export const amountPattern = (scale: number) => `^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,${scale}})?$`

/** Fields that a form needs, or must not have, where another one has one of some values. */
export interface Need {
  when: [field: string, values: Json[]][]
  fields: string[]
  /** Or else the fields are left out. */
  needed: boolean
}

/**
 * What a form needs besides. It stands in the contract as what must not be, because generators pass over
 * `not` and make no use of a union of forms (docs/decisions/034-needs-across-fields.md).
 */
export const needsOf = ({ not }: Schema): Need[] =>
  (not?.anyOf ?? []).map(({ properties = {}, required, not: without }) => ({
    when: Object.entries(properties).map(([field, one]) => [field, (one as Schema).enum ?? []]),
    fields: required ?? without?.required ?? [],
    needed: required === undefined,
  }))

/** Throws what is wrong, with its line, when something is. */
function throwFirst([fault]: Iterable<string>): void {
  if (fault !== undefined) throw new Failure(fault)
}

/** Every reference that has no target. */
function* danglingReferences(
  source: ContractDocument,
  value = source.get([]),
  path: Path = [],
): Iterable<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    const place = [...path, key]
    if (key !== '$ref' || typeof inner !== 'string') yield* danglingReferences(source, inner, place)
    else if (source.get(inner.slice(2).split('/')) === undefined) {
      yield `${source.name}:${source.line(place)} ${inner} leads nowhere.`
    }
  }
}

/** Every reason that an operation lists and that says nothing. */
function* reasonFaults(source: ContractDocument): Iterable<string> {
  const refusals = source.keys(['components', 'schemas', 'RefusalReason', 'x-refusals'])
  // An older contract writes them out.
  if (refusals.length === 0) return
  for (const [name, operation] of writtenOperations(source)) {
    const place = [...operation, 'x-reasons']
    for (const reason of Object.values(source.get(place) ?? [])) {
      if (refusals.includes(reason)) continue
      yield `${source.name}:${source.line(place)} ${name} lists ${reason}, which has no x-refusals.`
    }
  }
}

/** The name and the place of every operation. */
function writtenOperations(source: ContractDocument): [string, string[]][] {
  return source
    .keys(['paths'])
    .flatMap((path) => ['get', 'post'].map((method) => ['paths', path, method]))
    .filter((place) => source.keys(place).length > 0)
    .map((place) => [`${place[2]?.toUpperCase()} ${place[1]}`, place])
}

/** Every operation without an id of its own, or without an example of its request or its answer. */
function* operationFaults(source: ContractDocument): Iterable<string> {
  const lines = new Map<unknown, number>()
  for (const [name, place] of writtenOperations(source)) {
    const id = source.get([...place, 'operationId'])
    const line = source.line([...place, 'operationId'])
    for (const key of ['operationId', 'tags']) {
      const given = source.get([...place, key]) !== undefined
      if (!given) yield `${source.name}:${source.line(place)} ${name} has no ${key}.`
    }
    const other = lines.get(id)
    if (other) yield `${source.name}:${line} ${name} has the operationId ${id} of line ${other}.`
    lines.set(id, line)
    const request = [...place, 'requestBody', 'content']
    const answer = [...place, 'responses', '200', 'content', 'application/json']
    for (const content of [...source.keys(request).map((type) => [...request, type]), answer]) {
      if (source.keys([...content, 'examples']).length > 0) continue
      const what = content === answer ? 'answer' : 'request'
      yield `${source.name}:${source.line(content)} ${name} has no example of its ${what}.`
    }
  }
}

export const isReference = (node: object): node is Reference => '$ref' in node

/** The name of the component that a reference leads to; undefined for any other node. */
export const nameOf = (node: Node): string | undefined =>
  isReference(node) ? node.$ref.split('/').at(-1) : undefined

const shownName = (file: string) => relative(root, file).replaceAll('\\', '/')

function readText(file: string): string {
  if (!existsSync(file)) throw new Failure(`${shownName(file)} is missing.`)
  return readFileSync(file, 'utf8')
}
