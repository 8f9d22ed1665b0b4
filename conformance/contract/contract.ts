import type { OperationId, StreamId } from '../../sandbox/generated/operations.ts'
import type * as plain from '../../scripts/contract/contract.ts'
import { Contract as Plain, readSource } from '../../scripts/contract/contract.ts'
import type { ContractDocument, Path } from '../../scripts/contract/document.ts'
import { isRecord } from '../../scripts/contract/document.ts'
import type { JsonSchema } from './schemas.ts'
import { Schemas } from './schemas.ts'

/** The rules of one value that a client sends, as the contract writes them. */
export interface Rules {
  type: string
  enum?: readonly (string | number | boolean)[]
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  /** For a number, the largest number of decimals. */
  'x-scale'?: number
}

/** One field of a form or one parameter of a query. */
export interface Field {
  name: string
  required: boolean
  rules: Rules
  /** The component that has the rules, for example `ProductSymbol`; undefined when it has no name. */
  component: string | undefined
  /** Where the field stands. */
  place: Path
  /** Where its rules stand. */
  rulesAt: Path
  example: unknown
}

/** Whose answer was wrong, and the line of the contract that says so. */
export interface Source {
  operation: OperationId
  line: number
}

/** What a client sends in the body of a request. */
export interface Form {
  type: 'application/x-www-form-urlencoded' | 'multipart/form-data'
  fields: readonly Field[]
  /** Where the schema stands. */
  place: Path
  /** The contract's example requests by name. */
  examples: ReadonlyMap<string, Readonly<Record<string, unknown>>>
}

/** The envelope that an answer can be. */
export type Outcome = 'done' | 'refused' | 'unauthenticated'

/** One operation of the contract. */
export interface Operation {
  id: OperationId
  method: 'GET' | 'POST'
  path: string
  tag: string
  summary: string
  /** Needs no session. */
  public: boolean
  /** A path of the product specification, or one that its capabilities need and its table lacks. */
  origin: 'specification' | 'extension'
  /** The area to which it belongs; undefined where every site offers it. */
  area: string | undefined
  /** What a server must have beyond the specification for it; undefined where every server has it. */
  capability: string | undefined
  /** Where it stands. */
  place: Path
  query: readonly Field[]
  form: Form | undefined
  /** It is done once for its `request_id`, until its last second. */
  once: boolean
  /** The fields that make a request equal to another; undefined where equal ones are no possible duplicates. */
  duplicateFields: readonly string[] | undefined
  /** Where the schema of each envelope stands that it can answer. */
  answers: ReadonlyMap<Outcome, Path>
  /** All reasons for which it refuses, in the order in which a server looks. */
  refusals: ReadonlySet<string>
  /** What its header `Cache-Control` looks like, where it has one. */
  caching: { pattern: string; example: string; place: Path } | undefined
}

/** The `code` of each envelope. */
export const codes = { done: 1, refused: 0, unauthenticated: 401 } as const satisfies Record<
  Outcome,
  number
>

/** The contract: its operations, and the rules and lines of everything in it. */
export class Contract {
  readonly document: ContractDocument
  readonly operations: readonly Operation[]
  readonly schemas: Schemas
  /** Seconds by which the clocks of one server may differ. */
  readonly clockTolerance: number
  /** Seconds for which an equal request is a possible duplicate. */
  readonly duplicateSeconds: number
  readonly #byId: ReadonlyMap<string, Operation>
  readonly #streamPaths: ReadonlyMap<string, string>

  /** Reads a contract, the project's own without a file; throws a `Failure` when it is none. */
  constructor(file?: string) {
    this.document = readSource(file)
    this.schemas = new Schemas(this.document)
    const plain = Plain.of(this.document)
    this.clockTolerance = plain.clockTolerance ?? 0
    this.duplicateSeconds = plain.duplicateSeconds ?? 0
    this.operations = plain.operations.map((one) => this.#operation(one))
    this.#byId = new Map(this.operations.map((one) => [one.id, one]))
    this.#streamPaths = new Map(plain.streams.map(({ id, path }) => [id, path]))
  }

  /** The operation with an id; throws when there is none. */
  operation(id: string): Operation {
    const found = this.#byId.get(id)
    if (!found) throw new Error(`The contract has no operation ${id}`)
    return found
  }

  /** The path of a stream; throws when the contract has none. */
  streamPath(id: StreamId): string {
    const path = this.#streamPaths.get(id)
    if (path === undefined) throw new Error(`The contract has no stream ${id}`)
    return path
  }

  /** Where the contract says that an operation is done. */
  doneAt(id: OperationId): Source {
    const { place } = this.operation(id)
    return { operation: id, line: this.document.line([...place, 'responses', '200']) }
  }

  /** Where the content type of the responses of an operation is. */
  contentAt(id: OperationId): Source {
    const { place } = this.operation(id)
    const content = [...place, 'responses', '200', 'content', 'application/json']
    return { operation: id, line: this.document.line(content) }
  }

  /** The values of an enumeration of the contract, by the name of its component. */
  values(component: string): readonly string[] {
    const { enum: values = [] } = this.rules(['components', 'schemas', component])
    return values.map(String)
  }

  /** The rules at a place. */
  rules(place: Path): Rules {
    const rules = this.document.at(place)
    if (!isRecord(rules)) throw new Error(`No rules at ${place.join('.')}`)
    // Rules are JSON schema, whose form the linter proves and not a type.
    return rules as unknown as Rules
  }

  /**
   * What of a refusal the contract does not say of its operation or its reason, and the place. What is
   * wrong with its form, its schema tells.
   */
  refusalFaults(
    { id, place, once, refusals }: Operation,
    data: unknown,
  ): { message: string; place: Path }[] {
    const { reason, params }: Record<string, unknown> = isRecord(data) ? data : {}
    if (typeof reason === 'string' && refusals.has(reason)) {
      if (!isRecord(params) || this.hasParams(reason, params)) return []
      const message = `The refusal ${reason} must have the params that the contract has for it, and has ${JSON.stringify(params)}`
      return [{ message, place: [...PARAMS, reason] }]
    }
    if (!once && typeof reason !== 'string') return []
    const what = reason === undefined ? 'without a reason' : `with ${JSON.stringify(reason)}`
    const message = `${id} is refused ${what}, which is not in its x-reasons`
    const unsure = `: a client must take it for the answer of a gateway after the money was moved, and looks the outcome up until valid_until and ${this.clockTolerance} s are over before its user can act again`
    return [{ message: once ? message + unsure : message, place: [...place, 'x-reasons'] }]
  }

  /** Whether params are those of a reason: one of its sets, each a text of a value of its schema. */
  hasParams(reason: string, params: Readonly<Record<string, unknown>>): boolean {
    const sets = this.document.get([...PARAMS, reason]) ?? [{}]
    if (!Array.isArray(sets)) throw new Error(`No list of params of ${reason}`)
    return sets.some((names, index) => {
      const wanted = Object.keys(names ?? {})
      const fits = (name: string) => {
        const place = [...PARAMS, reason, index, name]
        const value = toldBy(this.rules(place).type, params[name])
        return name in params && this.schemas.violations(place, value).length === 0
      }
      return wanted.length === Object.keys(params).length && wanted.every(fits)
    })
  }

  /** The schema of an envelope that an operation answers. */
  envelope(operation: Operation, outcome: Outcome): JsonSchema {
    return this.schemas.at(this.envelopeAt(operation, outcome))
  }

  /** Where that schema stands; throws when the operation has no such answer. */
  envelopeAt(operation: Operation, outcome: Outcome): Path {
    const place = operation.answers.get(outcome)
    if (!place) throw new Error(`${operation.id} has no answer ${outcome}`)
    return place
  }

  #operation(one: plain.Operation): Operation {
    const { path, tag, summary, origin, area, capability, once, duplicateFields } = one
    const place = ['paths', path, one.method]
    const answer = [...place, 'responses', '200']
    return {
      // The contract is where the names come from.
      id: one.id as OperationId,
      method: one.method === 'get' ? 'GET' : 'POST',
      path,
      tag,
      summary,
      public: one.isPublic,
      origin,
      area,
      capability,
      place,
      query: this.#query(path, place),
      form: this.#form(one, place),
      once,
      duplicateFields,
      answers: this.#answers([...answer, 'content', 'application/json', 'schema', 'oneOf']),
      refusals: new Set(one.reasons),
      caching: this.#caching([...answer, 'headers', 'Cache-Control']),
    }
  }

  #query(path: string, place: Path): Field[] {
    const lists = [
      ['paths', path, 'parameters'],
      [...place, 'parameters'],
    ]
    const places = lists.flatMap((list) =>
      this.document.keys(list).length > 0 || Array.isArray(this.document.get(list))
        ? Object.keys(this.document.get(list) ?? {}).map((index) => [...list, Number(index)])
        : [],
    )
    return places.flatMap((one) => {
      const parameter = this.document.at(one)
      if (!isRecord(parameter) || parameter.in !== 'query') return []
      const at = this.document.resolve(one)
      const field = this.#field(String(parameter.name), parameter.required === true, at, 'schema')
      return [{ ...field, example: parameter.example }]
    })
  }

  #form({ body }: plain.Operation, place: Path): Form | undefined {
    if (!body) return undefined
    const { type } = body
    if (type !== 'application/x-www-form-urlencoded' && type !== 'multipart/form-data') {
      return undefined
    }
    const schema = this.document.resolve([...place, 'requestBody', 'content', type, 'schema'])
    return {
      type,
      place: schema,
      fields: [...body.fields.keys()].map((name) => {
        const needed = body.schema.required?.includes(name) ?? false
        return this.#field(name, needed, [...schema, 'properties', name])
      }),
      examples: body.examples,
    }
  }

  #field(name: string, required: boolean, place: Path, ...inner: string[]): Field {
    const written = [...place, ...inner]
    const rulesAt = this.document.resolve(written)
    const rules = this.rules(written)
    return {
      name,
      required,
      rules,
      component: rulesAt[1] === 'schemas' && rulesAt.length === 3 ? String(rulesAt[2]) : undefined,
      place,
      rulesAt,
      example: this.document.get([...rulesAt, 'example']),
    }
  }

  #answers(place: Path): Map<Outcome, Path> {
    const branches = this.document.get(place)
    if (!Array.isArray(branches)) throw new Error(`No union of answers at ${place.join('.')}`)
    return new Map(
      branches.map((_, index) => {
        const at = this.document.resolve([...place, index])
        const { enum: [code] = [] } = this.rules([...at, 'properties', 'code'])
        return [outcomeOf(code), at]
      }),
    )
  }

  #caching(place: Path): Operation['caching'] {
    const at = this.document.resolve(place)
    const pattern = this.document.get([...at, 'schema', 'pattern'])
    const example = String(this.document.get([...at, 'example']))
    return typeof pattern === 'string'
      ? { pattern, example, place: [...at, 'schema', 'pattern'] }
      : undefined
  }
}

/** Where the contract has the params of each reason. */
const PARAMS: Path = ['components', 'schemas', 'RefusalReason', 'x-params']

/** The value that the text of a param says. */
function toldBy(type: string, text: unknown): unknown {
  if (type !== 'integer') return text
  return /^(0|[1-9]\d*)$/.test(String(text)) ? Number(text) : undefined
}

/** The envelope that a `code` stands for; throws when the contract has no such code. */
export function outcomeOf(code: unknown): Outcome {
  for (const outcome of ['done', 'refused', 'unauthenticated'] as const) {
    if (codes[outcome] === code) return outcome
  }
  throw new Error(`The contract has no code ${String(code)}`)
}
