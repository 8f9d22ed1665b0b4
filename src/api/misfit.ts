/**
 * The part of JSON Schema in which `npm run generate` writes the answers of the entry page. The
 * validator of all other pages is larger than the whole entry page may be.
 */
export interface EntrySchema {
  type: 'object' | 'array' | 'string' | 'integer' | 'boolean'
  nullable?: boolean
  properties?: Readonly<Record<string, EntrySchema>>
  /** The fields that may be missing; all others must be there. */
  optional?: readonly string[]
  items?: EntrySchema
  pattern?: string
  minimum?: number
  maximum?: number
}

/**
 * Where a value breaks a schema, as a path; null where it fits. Unknown fields and unknown values of
 * an enum are borne, as in all answers.
 */
export function misfit(schema: EntrySchema, value: unknown, path = ''): string | null {
  if (value === null) return schema.nullable ? null : path
  switch (schema.type) {
    case 'object':
      return misfitOfObject(schema, value, path)
    case 'array':
      if (!Array.isArray(value)) return path
      return firstMisfit(value.map((item, index) => [schema.items, item, `${path}.${index}`]))
    case 'string':
      return typeof value === 'string' && new RegExp(schema.pattern ?? '').test(value) ? null : path
    case 'integer':
      return Number.isInteger(value) &&
        (value as number) >= (schema.minimum ?? -Infinity) &&
        (value as number) <= (schema.maximum ?? Infinity)
        ? null
        : path
    case 'boolean':
      return typeof value === 'boolean' ? null : path
  }
}

function misfitOfObject(schema: EntrySchema, value: unknown, path: string): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return path
  const record = value as Record<string, unknown>
  return firstMisfit(
    Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      name in record || !schema.optional?.includes(name)
        ? [[field, record[name], `${path}.${name}`]]
        : [],
    ),
  )
}

function firstMisfit(parts: [EntrySchema | undefined, unknown, string][]): string | null {
  for (const [schema, value, path] of parts) {
    const found = schema === undefined ? null : misfit(schema, value, path)
    if (found !== null) return found
  }
  return null
}
