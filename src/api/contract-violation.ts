/**
 * The part of JSON Schema in which `npm run generate` writes what answers must look like. Generated
 * validators do the same, but are larger than whole pages may be (docs/decisions/client.md).
 */
export type AnswerSchema =
  | {
      readonly type: string
      readonly nullable?: boolean
      /** The fields of an object; all are required ... */
      readonly properties?: Readonly<Record<string, AnswerSchema>>
      /** ... except these. */
      readonly optional?: readonly string[]
      readonly items?: AnswerSchema
      readonly pattern?: string
      readonly minimum?: number
      readonly maximum?: number
    }
  | {
      /** One of several objects, told apart by the value of the field `kind`. */
      readonly type: 'kinds'
      readonly kind: string
      readonly kinds: Readonly<Record<string, AnswerSchema>>
    }

/**
 * Where a value breaks a schema, as a path; null where it fits.
 *
 * Two deviations are tolerated, because an app outlives its server's version and its user must not pay
 * for it: fields that the contract does not know, and unknown values of an enum, which are shown as
 * "unknown". The conformance kit tolerates neither.
 */
export function contractViolation(
  schema: AnswerSchema,
  value: unknown,
  path = 'data',
): string | null {
  if ('kinds' in schema) {
    const kind = isRecord(value) ? schema.kinds[String(value[schema.kind])] : undefined
    return kind ? contractViolation(kind, value, path) : path
  }
  if (value === null) return schema.nullable ? null : path
  if (!hasType(schema.type, value) || !isWithin(schema, value)) return path
  for (const [name, part, partSchema] of partsOf(schema, value)) {
    const found = contractViolation(partSchema, part, `${path}.${name}`)
    if (found !== null) return found
  }
  return null
}

type PlainSchema = Exclude<AnswerSchema, { type: 'kinds' }>

/** Whether a text has its pattern and a number its bounds. */
function isWithin(schema: PlainSchema, value: unknown): boolean {
  const { pattern = '', minimum = -Infinity, maximum = Infinity } = schema
  if (typeof value === 'string') return new RegExp(pattern).test(value)
  return typeof value !== 'number' || (value >= minimum && value <= maximum)
}

type Part = [name: string, value: unknown, schema: AnswerSchema]

/** The items of an array, or the fields of an object; an absent one that must be there is undefined. */
function partsOf(schema: PlainSchema, value: unknown): Part[] {
  const { items, properties = {}, optional = [] } = schema
  if (Array.isArray(value)) {
    return items ? value.map((item, index): Part => [String(index), item, items]) : []
  }
  if (!isRecord(value)) return []
  return Object.entries(properties)
    .filter(([name]) => name in value || !optional.includes(name))
    .map(([name, field]) => [name, value[name], field])
}

function hasType(type: string, value: unknown): boolean {
  switch (type) {
    case 'integer':
      return Number.isInteger(value)
    case 'array':
      return Array.isArray(value)
    case 'object':
      return isRecord(value)
    default:
      return typeof value === type
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
