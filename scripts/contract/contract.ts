/**
 * The one reader of the contract: whoever generates, mocks, serves, tests or compares it takes its
 * types and its operations from here. Of packages it needs only the conformance kit's, because the
 * kit reads the contract with it and also runs where nothing else is installed.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Failure, root } from '../process/project.ts'
import type { Path } from './document.ts'
import { ContractDocument } from './document.ts'
import { hashOf, keep, readKept } from './kept.ts'
import { addRefusals } from './refusals.ts'
import { repeatRows } from './repeated-rows.ts'
import type {
  Document,
  Envelope,
  Example,
  Fields,
  Json,
  Media,
  Node,
  Parameter,
  Reference,
  Schema,
  WrittenOperation,
} from './written.ts'
import { isPublic, isStream } from './written.ts'

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
  /** The area to which it belongs; undefined where every site offers it. */
  area: string | undefined
  /** What a server must have beyond the specification for it; undefined where every server has it. */
  capability: string | undefined
  isPublic: boolean
  /** It is done once for its `request_id`, until its last second. */
  once: boolean
  /** The fields whose values make a request equal to another; undefined where equal ones are no duplicates. */
  duplicateFields: readonly string[] | undefined
  /** All reasons for which it refuses, in the order in which a server looks. */
  reasons: readonly string[]
  /** Those of its path and its own. */
  parameters: Parameter[]
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

export const present = join(root, 'openapi', 'h5.yaml')
/** The contract that clients and servers elsewhere were made from. */
export const released = join(root, 'openapi', 'released', 'h5.yaml')

/** Reads a contract. Throws a `Failure` that names file and line when it is no YAML. */
export function readContract(file = present): Contract {
  requireFile(file)
  const name = shownName(file).replaceAll(/\W+/g, '-')
  const hash = hashOf(file)
  const known = readKept<Document>(name, hash)
  if (known) return new Contract(known)
  const contract = Contract.of(readSource(file))
  keep(name, hash, contract.document)
  return contract
}

/** The same as a tree whose every part knows its line. */
export function readSource(file = present): ContractDocument {
  requireFile(file)
  return new ContractDocument(readFileSync(file, 'utf8'), shownName(file))
}

export class Contract {
  readonly document: Document
  readonly operations: readonly Operation[]
  /** Those that answer with a stream of events in place of an envelope. A server may lack them. */
  readonly streams: readonly Operation[]

  constructor(document: Document) {
    this.document = document
    const all = Object.entries(document.paths).flatMap(([path, item]) =>
      (['get', 'post'] as const).flatMap((method) => {
        const written = item[method]
        return written ? [this.#operation(method, path, written, item.parameters ?? [])] : []
      }),
    )
    this.operations = all.filter(({ written }) => !isStream(written))
    this.streams = all.filter(({ written }) => isStream(written))
  }

  /** What was read from a file. Throws a `Failure` when it is another kind of document. */
  static of(source: ContractDocument): Contract {
    if (source.keys(['paths']).length === 0) throw new Failure(`${source.name} has no paths.`)
    const [dangling] = danglingReferences(source)
    if (dangling !== undefined) throw new Failure(dangling)
    // The linter checks every other detail of its form.
    const document = source.get([]) as Document
    repeatRows(document)
    addRefusals(document)
    return new Contract(document)
  }

  /** Seconds by which the clocks of one server may differ; undefined where the contract does not say so. */
  get clockTolerance(): number | undefined {
    return this.document.components.schemas.ValidUntil?.['x-clock-tolerance']
  }

  /** Seconds for which an equal request is a possible duplicate; undefined in an older contract. */
  get duplicateSeconds(): number | undefined {
    return this.document.components.schemas.AllowDuplicate?.['x-duplicate-seconds']
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
    const body = this.#body(written)
    return {
      name: `${method.toUpperCase()} ${path}`,
      id: written.operationId,
      method,
      path,
      tag: written.tags[0],
      summary: written.summary,
      origin: written['x-origin'],
      area: written['x-area'],
      capability: written['x-capability'],
      duplicateFields: written['x-duplicate-fields'],
      reasons: written['x-reasons'] ?? [],
      isPublic: isPublic(this.document, written),
      once: body?.fields.has('request_id') ?? false,
      parameters,
      paged: parameters.some((one) => one.in === 'query' && one.name === 'page'),
      body,
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

/** The name of the schema of an answer that is done. */
export function doneOf({ id, answer }: Operation): string {
  const [done] = answer.schema.oneOf ?? []
  const name = done && nameOf(done)
  if (!name) throw new Failure(`${id} has no answer that is done.`)
  return name
}

/** The pattern of the text of an amount in a form (`info` of the contract says it in words). */
export const amountPattern = (scale: number) => `^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,${scale}})?$`

/** Fields that a form needs, or must not have, where all is true of `when`. */
export interface Need {
  /** Another field has one of some values, is there at all, or is not. */
  when: [field: string, is: Json[] | 'given' | 'missing'][]
  fields: string[]
  /** Or else the fields are left out. */
  needed: boolean
}

/**
 * What a form needs besides. It stands in the contract as what must not be, because generators pass over
 * `not` and make no use of a union of forms (docs/decisions/contract.md).
 */
export const needsOf = ({ not }: Schema): Need[] => (not?.anyOf ?? []).map(needOf)

function needOf({ properties = {}, required, not: without }: Schema): Need {
  const when: Need['when'] = Object.entries(properties).map(([field, one]) => [
    field,
    (one as Schema).enum ?? [],
  ])
  if (required) {
    const others = required.slice(0, -1).map((field): Need['when'][number] => [field, 'given'])
    return { when: [...when, ...others], fields: required.slice(-1), needed: false }
  }
  const [first, ...others] = without?.anyOf?.flatMap((one) => (one as Schema).required ?? []) ?? []
  if (first === undefined) return { when, fields: without?.required ?? [], needed: true }
  const missing = others.map((field): Need['when'][number] => [field, 'missing'])
  return { when: [...when, ...missing], fields: [first], needed: true }
}

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

/** The name and the place of every operation. */
export function writtenOperations(source: ContractDocument): [string, string[]][] {
  return source
    .keys(['paths'])
    .flatMap((path) => ['get', 'post'].map((method) => ['paths', path, method]))
    .filter((place) => source.keys(place).length > 0)
    .map((place) => [`${place[2]?.toUpperCase()} ${place[1]}`, place])
}

export const isReference = (node: object): node is Reference => '$ref' in node

/** The name of the component that a reference leads to; undefined for any other node. */
export const nameOf = (node: Node): string | undefined =>
  isReference(node) ? node.$ref.split('/').at(-1) : undefined

const shownName = (file: string) => relative(root, file).replaceAll('\\', '/')

function requireFile(file: string): void {
  if (!existsSync(file)) throw new Failure(`${shownName(file)} is missing.`)
}
