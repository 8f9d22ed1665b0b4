import { isRecord } from '../../scripts/contract/document.ts'
import type { Contract, Operation } from '../contract/contract.ts'
import type { JsonSchema } from '../contract/schemas.ts'
import type { Recorded } from './bench.ts'
import type { Envelope } from './mutant.ts'
import { envelopeOf } from './mutant.ts'

/** A value of a recorded answer, with what the contract says of it. */
export interface Place {
  recorded: Recorded
  /** The keys that lead to it from the envelope. */
  path: readonly (string | number)[]
  /** The same for every item of a list, for example `data.list.*.amount`. */
  key: string
  value: unknown
  schema: JsonSchema
  /** The contract's name of its schema, for example `Money`. */
  component: string | undefined
  /** A record cannot be without it. */
  required: boolean
  /** The records around it, the nearest first. */
  around: readonly Record<string, unknown>[]
}

/** Every place that the answers to an operation show, each once; one with a value before a null. */
export function placesOf(
  contract: Contract,
  operation: Operation,
  answers: readonly Recorded[],
): Place[] {
  const found = new Map<string, Place>()
  for (const recorded of answers) {
    const envelope = envelopeOf(recorded, NOW)
    const components = componentsOf(contract, operation, envelope)
    walk(contract.envelope(operation, 'done'), envelope, (place) => {
      const known = found.get(place.key)
      if (known && (known.value !== null || place.value === null)) return
      found.set(place.key, {
        ...place,
        recorded,
        component: components.get(`/${place.path.join('/')}`),
      })
    })
  }
  return [...found.values()]
}

/** Any moment: only the form of a recorded answer counts here. */
const NOW = 1_795_188_600

function componentsOf(
  contract: Contract,
  operation: Operation,
  envelope: Envelope,
): Map<string, string> {
  const components = new Map<string, string>()
  const root = contract.envelopeAt(operation, 'done')
  contract.schemas.visit(root, envelope, ({ pointer, component }) => {
    components.set(pointer, component)
  })
  return components
}

type Found = Omit<Place, 'recorded' | 'component'>

function walk(schema: JsonSchema, value: unknown, show: (place: Found) => void): void {
  visit({ schema, value, path: [], key: '', required: true, around: [] }, show)
}

function visit(place: Found, show: (place: Found) => void): void {
  const { value, path, key, around } = place
  const schema = branchOf(place.schema, value)
  show({ ...place, schema })
  const inside = (name: string | number, sign: string, inner: unknown, found: Partial<Found>) => {
    if (!isRecord(inner)) return
    const next = { path: [...path, name], key: key === '' ? sign : `${key}.${sign}` }
    visit({ value: undefined, required: true, around, ...next, ...found, schema: inner }, show)
  }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) inside(index, '*', schema.items, { value: item })
  } else if (isRecord(value) && isRecord(schema.properties)) {
    const needed = Array.isArray(schema.required) ? schema.required : []
    for (const [name, inner] of Object.entries(schema.properties)) {
      const found = { value: value[name], required: needed.includes(name) }
      if (name in value) inside(name, name, inner, { ...found, around: [value, ...around] })
    }
  }
}

/** Of a union, the branch that has the same `type`. */
function branchOf(schema: JsonSchema, value: unknown): JsonSchema {
  if (!Array.isArray(schema.oneOf) || !isRecord(value)) return schema
  const found = schema.oneOf.find((one) => {
    const type = isRecord(one) && isRecord(one.properties) ? one.properties.type : undefined
    return isRecord(type) && Array.isArray(type.enum) && type.enum.includes(value.type)
  })
  return isRecord(found) ? found : schema
}

/** The same envelope with another value at a place, or with none when it is left out. */
export function replaced(envelope: Envelope, path: Place['path'], ...value: unknown[]): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value[0]
  return put(envelope, key, rest, value)
}

function put(
  around: unknown,
  key: string | number,
  rest: Place['path'],
  value: readonly unknown[],
): unknown {
  const [next, ...others] = rest
  const inner = (old: unknown) => (next === undefined ? value[0] : put(old, next, others, value))
  if (Array.isArray(around)) {
    return around.map((item, index) => (index === key ? inner(item) : item))
  }
  if (!isRecord(around)) throw new Error(`Nothing at ${key}`)
  if (next === undefined && value.length === 0) {
    const { [String(key)]: _gone, ...kept } = around
    return kept
  }
  return { ...around, [key]: inner(around[key]) }
}
