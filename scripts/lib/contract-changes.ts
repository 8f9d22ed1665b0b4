import type { Change, Level, Node, Reference, Resolve } from './schema-changes.ts'
import { SchemaComparison } from './schema-changes.ts'

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: Node
}
interface Media {
  schema: Node
  examples?: Record<string, unknown>
}
interface Operation {
  operationId: string
  tags?: string[]
  security?: unknown[]
  parameters?: (Parameter | Reference)[]
  requestBody?: { required?: boolean; content: Record<string, Media> }
  responses: Record<string, { headers?: Record<string, unknown>; content?: Record<string, Media> }>
}
type PathItem = Partial<Record<Method, Operation>> & { parameters?: (Parameter | Reference)[] }
type Method = (typeof METHODS)[number]

/** An OpenAPI 3.0 document as far as a comparison reads it. */
export interface Document {
  info: { version: string }
  security?: unknown[]
  paths: Record<string, PathItem>
  components?: object
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const
const RANK: Record<Level, number> = { breaking: 0, warning: 1, note: 2 }

/**
 * What changed between two contracts for a client made from the first one, the worst first.
 * Texts and examples' values are not compared; the names of examples are, because mocks use them.
 */
export function changesBetween(before: Document, after: Document): Change[] {
  const comparison = new OperationComparison(before, after)
  const left = operations(before)
  const right = operations(after)
  for (const [name, operation] of left) {
    const next = right.get(name)
    if (next) comparison.compare(name, operation, next)
    else comparison.add('breaking', name, 'the operation is gone')
  }
  for (const name of right.keys()) {
    if (!left.has(name)) comparison.add('note', name, 'a new operation')
  }
  return comparison.changes.sort((one, other) => RANK[one.level] - RANK[other.level])
}

/**
 * Why `after` may not be released as it is, undefined when it may: something breaking needs a higher
 * major version, any other change a higher version.
 */
export function versionFault(
  before: Document,
  after: Document,
  changes: Change[],
): string | undefined {
  const [from, to] = [version(before), version(after)]
  const step = from.findIndex((part, index) => part !== to[index])
  const rose = step >= 0 && (to[step] ?? 0) > (from[step] ?? 0)
  const names = `(released: ${before.info.version}, here: ${after.info.version})`
  if (step >= 0 && !rose) return `info.version went down ${names}`
  if (changes.some((change) => change.level === 'breaking') && step !== 0) {
    return `a breaking change needs a higher major in info.version ${names}`
  }
  if (changes.length > 0 && !rose) return `a change needs a higher info.version ${names}`
  return undefined
}

function version(document: Document): number[] {
  if (!/^\d+\.\d+\.\d+$/.test(document.info.version)) {
    throw new Error(`info.version "${document.info.version}" is not of the form 1.2.3`)
  }
  return document.info.version.split('.').map(Number)
}

function operations(document: Document): Map<string, { operation: Operation; item: PathItem }> {
  return new Map(
    Object.entries(document.paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method]
        return operation ? [[`${method.toUpperCase()} ${path}`, { operation, item }] as const] : []
      }),
    ),
  )
}

class OperationComparison {
  readonly #before: Document
  readonly #after: Document
  readonly #schemas: SchemaComparison

  constructor(before: Document, after: Document) {
    this.#before = before
    this.#after = after
    this.#schemas = new SchemaComparison(resolverOf(before), resolverOf(after))
  }

  get changes(): Change[] {
    return this.#schemas.changes
  }

  add(level: Level, place: string, text: string): void {
    this.changes.push({ level, place, text })
  }

  compare(
    place: string,
    before: { operation: Operation; item: PathItem },
    after: { operation: Operation; item: PathItem },
  ): void {
    const [from, to] = [before.operation, after.operation]
    if (from.operationId !== to.operationId) {
      // Generated clients name their functions by it.
      this.add('breaking', place, `the operationId ${from.operationId} -> ${to.operationId}`)
    }
    if (from.tags?.join() !== to.tags?.join()) {
      this.add('note', place, `the tag ${from.tags} -> ${to.tags}`)
    }
    this.#compareSecurity(place, from, to)
    this.#compareParameters(place, before, after)
    this.#compareBody(place, from, to)
    this.#compareAnswers(place, from, to)
  }

  #compareSecurity(place: string, from: Operation, to: Operation): void {
    const wasPublic = (from.security ?? this.#before.security ?? []).length === 0
    const isPublic = (to.security ?? this.#after.security ?? []).length === 0
    if (wasPublic && !isPublic) this.add('breaking', place, 'needs a token now')
    if (!wasPublic && isPublic) this.add('note', place, 'needs no token any more')
  }

  #compareParameters(
    place: string,
    before: { operation: Operation; item: PathItem },
    after: { operation: Operation; item: PathItem },
  ): void {
    const left = parameters(before, resolverOf(this.#before))
    const right = parameters(after, resolverOf(this.#after))
    for (const [name, parameter] of left) {
      const next = right.get(name)
      if (!next) {
        this.add('warning', place, `the parameter ${name} is gone; what clients send is ignored`)
        continue
      }
      if (!parameter.required && next.required) {
        this.add('breaking', place, `the parameter ${name} is now required`)
      } else if (parameter.required && !next.required) {
        this.add('note', place, `the parameter ${name} is now optional`)
      }
      this.#schemas.compare(parameter.schema, next.schema, 'request', `${place} ${name}`)
    }
    for (const [name, parameter] of right) {
      if (left.has(name)) continue
      const { required } = parameter
      const level = required ? 'breaking' : 'note'
      this.add(level, place, `a new ${required ? 'required ' : ''}parameter ${name}`)
    }
  }

  #compareBody(place: string, from: Operation, to: Operation): void {
    const [before, after] = [from.requestBody, to.requestBody]
    if (!before) {
      if (after) this.add(after.required ? 'breaking' : 'note', place, 'takes a body now')
      return
    }
    if (!after) {
      this.add('warning', place, 'takes no body any more; what clients send is ignored')
      return
    }
    if (!before.required && after.required) this.add('breaking', place, 'the body is now required')
    this.#compareContent(place, 'request', before.content, after.content)
  }

  #compareAnswers(place: string, from: Operation, to: Operation): void {
    for (const [status, answer] of Object.entries(from.responses)) {
      const next = to.responses[status]
      if (!next) {
        this.add('breaking', place, `the answer ${status} is gone`)
        continue
      }
      for (const name of Object.keys(answer.headers ?? {})) {
        if (!next.headers?.[name]) this.add('warning', place, `the header ${name} is gone`)
      }
      this.#compareContent(place, 'answer', answer.content ?? {}, next.content ?? {})
    }
    for (const status of Object.keys(to.responses)) {
      if (!from.responses[status]) this.add('breaking', place, `a new answer ${status}`)
    }
  }

  #compareContent(
    place: string,
    direction: 'request' | 'answer',
    before: Record<string, Media>,
    after: Record<string, Media>,
  ): void {
    for (const [type, media] of Object.entries(before)) {
      const next = after[type]
      if (!next) {
        this.add('breaking', place, `the ${direction} is not ${type} any more`)
        continue
      }
      this.#schemas.compare(media.schema, next.schema, direction, `${place} ${direction}`)
      for (const name of Object.keys(media.examples ?? {})) {
        if (next.examples?.[name]) continue
        this.add('note', place, `the ${direction} example ${name} is gone`)
      }
    }
  }
}

/** The parameters of an operation and of its path by place and name, such as `query page`. */
function parameters(
  { operation, item }: { operation: Operation; item: PathItem },
  resolve: Resolve,
): Map<string, Parameter> {
  return new Map(
    [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) => {
      const parameter = ('$ref' in one ? resolve(one.$ref) : one) as Parameter
      return [`${parameter.in} ${parameter.name}`, parameter]
    }),
  )
}

function resolverOf(document: Document): Resolve {
  return (reference) =>
    reference
      .split('/')
      .slice(1)
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document)
}
