import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv } from 'ajv'
import type { ContractDocument, Path } from '../../scripts/contract/document.ts'
import { isRecord } from '../../scripts/contract/document.ts'

/** A schema in JSON Schema draft 7, without references. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** Something in an answer that breaks a schema of the contract. */
export interface Violation {
  /** Where in the answer, as a JSON pointer. */
  pointer: string
  message: string
  /** The line of the contract that says so. */
  line: number
}

/** A value of an answer that is of a named component of the contract. */
export interface Visited {
  component: string
  value: unknown
  pointer: string
  around: readonly Record<string, unknown>[]
}

interface Visit extends Omit<Visited, 'component'> {
  path: Path
}

const DRAFT = 'http://json-schema.org/draft-07/schema#'

/** What says nothing about the form of a value. */
const PROSE = new Set(['description', 'example', 'nullable', 'discriminator', 'title', 'default'])
/** Formats that validators know by themselves; the others are promises of meaning. */
const KNOWN_FORMATS = new Set(['uuid'])

/** The schemas of the contract as validators read them: draft 7, with every reference inlined. */
export class Schemas {
  readonly #document: ContractDocument
  readonly #converted = new Map<string, JsonSchema>()
  /** The place of each part of a converted schema. */
  readonly #origins = new WeakMap<object, Path>()
  readonly #validators = new WeakMap<object, ValidateFunction>()
  readonly #ajv = new Ajv({
    allErrors: true,
    strict: false,
    verbose: true,
    formats: { uuid: UUID },
  })

  constructor(document: ContractDocument) {
    this.#document = document
  }

  /** The schema at a place of the contract. */
  at(path: Path): JsonSchema {
    return { $schema: DRAFT, ...this.#convert(path) }
  }

  /** What of a value breaks the schema at a place of the contract; nothing when it fits. */
  violations(path: Path, value: unknown): Violation[] {
    const schema = this.#convert(path)
    let validate = this.#validators.get(schema)
    if (!validate) {
      validate = this.#ajv.compile(schema)
      this.#validators.set(schema, validate)
    }
    if (validate(value)) return []
    return plainest(validate.errors ?? []).map((error) => this.#violation(schema, error))
  }

  /**
   * Shows every value of an answer for which the contract has a named component, together with the
   * objects around it, the nearest first.
   */
  visit(path: Path, value: unknown, show: (visited: Visited) => void): void {
    this.#visit({ path, value, pointer: '', around: [] }, show)
  }

  #visit({ path, value, pointer, around }: Visit, show: (visited: Visited) => void): void {
    const place = this.#document.resolve(path)
    if (place.length === 3) show({ component: String(place[2]), value, pointer, around })
    const inside = (keys: Path, one: unknown, name: string | number, owners = around) =>
      this.#visit(
        { path: [...place, ...keys], value: one, pointer: `${pointer}/${name}`, around: owners },
        show,
      )
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) inside(['items'], item, index)
    } else if (isRecord(value)) {
      const branch = this.#branchOf(place, value)
      if (branch) this.#visit({ path: branch, value, pointer, around }, show)
      for (const name of this.#document.keys([...place, 'properties'])) {
        if (name in value) inside(['properties', name], value[name], name, [value, ...around])
      }
    }
  }

  /** The branch of a union that a value fits. */
  #branchOf(place: Path, value: unknown): Path | undefined {
    const branches = this.#document.get([...place, 'oneOf'])
    if (!Array.isArray(branches)) return undefined
    return branches
      .map((_, index) => [...place, 'oneOf', index])
      .find((branch) => this.violations(branch, value).length === 0)
  }

  #violation(schema: JsonSchema, error: ErrorObject): Violation {
    return {
      pointer: error.instancePath,
      message: `The answer${error.instancePath && `'s ${error.instancePath}`} ${messageOf(error)}`,
      line: this.#document.line(this.#placeOf(schema, error)),
    }
  }

  /** The keyword of the contract that an error is about. */
  #placeOf(schema: JsonSchema, { schemaPath, keyword, params }: ErrorObject): Path {
    let node: unknown = schema
    let origin: Path = this.#origins.get(schema) ?? []
    for (const part of schemaPath.slice(2).split('/')) {
      node = isRecord(node) || Array.isArray(node) ? Reflect.get(node, decodePart(part)) : undefined
      if (typeof node === 'object' && node !== null) origin = this.#origins.get(node) ?? origin
    }
    if (keyword === 'required') return [...origin, 'properties', String(params.missingProperty)]
    return [...origin, keyword]
  }

  #convert(path: Path): JsonSchema {
    const origin = this.#document.resolve(path)
    const key = JSON.stringify(origin)
    let converted = this.#converted.get(key)
    if (!converted) {
      converted = this.#converted.set(key, this.#build(origin)).get(key) ?? {}
      this.#origins.set(converted, origin)
    }
    return converted
  }

  #build(origin: Path): JsonSchema {
    const raw = this.#document.get(origin)
    if (!isRecord(raw)) throw new Error(`No schema at ${origin.join('.')}`)
    const schema: Record<string, unknown> = {}
    for (const [keyword, value] of Object.entries(raw)) {
      if (PROSE.has(keyword)) continue
      if (keyword === 'format' && !KNOWN_FORMATS.has(String(value))) continue
      schema[keyword] = this.#keyword(origin, keyword, value)
    }
    if (raw.nullable === true) schema.type = [raw.type, 'null']
    return schema
  }

  #keyword(origin: Path, keyword: string, value: unknown): unknown {
    const place = [...origin, keyword]
    if (keyword === 'properties') {
      const names = this.#document.keys(place)
      return Object.fromEntries(names.map((name) => [name, this.#convert([...place, name])]))
    }
    if (keyword === 'items' || (keyword === 'additionalProperties' && isRecord(value))) {
      return this.#convert(place)
    }
    if (keyword === 'oneOf' && Array.isArray(value)) {
      return value.map((_, index) => this.#convert([...place, index]))
    }
    return value
  }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

const decodePart = (part: string) =>
  decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')

/** Of a union that a value fits nowhere, what keeps it out of the branch that it is nearest to. */
function plainest(errors: readonly ErrorObject[]): ErrorObject[] {
  const union = errors.findLast(({ keyword }) => keyword === 'oneOf')
  if (!union) return [...errors]
  const begin = `${union.schemaPath}/`
  const isInside = ({ schemaPath, instancePath }: ErrorObject) =>
    schemaPath.startsWith(begin) && instancePath.startsWith(union.instancePath)
  const inside = errors.filter(isInside)
  const branches = Map.groupBy(inside, ({ schemaPath }) => schemaPath.slice(begin.length)[0])
  const [nearest] = [...branches.values()].sort((one, other) => one.length - other.length)
  const others = errors.filter((one) => one !== union && !isInside(one))
  return nearest ? plainest([...others, ...nearest]) : [...others, union]
}

/** Letters of a value that is told. */
const VALUE = 80

function messageOf({ keyword, message = 'is wrong', params, data }: ErrorObject): string {
  if (keyword === 'additionalProperties') {
    return `has "${params.additionalProperty}", which the contract does not have.`
  }
  if (keyword === 'required') return `lacks "${params.missingProperty}".`
  if (keyword === 'oneOf') return 'is of none of the forms that the contract allows, or of several.'
  const value = JSON.stringify(data) ?? 'nothing'
  const is = `and is ${value.length > VALUE ? `${value.slice(0, VALUE)}...` : value}`
  if (keyword === 'enum') return `must be one of ${params.allowedValues.join(', ')}, ${is}`
  return `${message}, ${is}`
}
