/**
 * The public answers that the entry page shows. They have a small client of their own, because the
 * one of all other pages is larger than the whole entry page may be.
 */
const ENTRY_PATHS = ['/api/index/home', '/api/index/info']

/** An OpenAPI schema as far as this file reads it. */
interface Schema {
  $ref?: string
  type?: string
  nullable?: boolean
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  pattern?: string
  minimum?: number
  maximum?: number
  oneOf?: Schema[]
}
interface Document {
  paths: Record<string, { get?: Operation }>
  components: { schemas: Record<string, Schema> }
}
interface Operation {
  responses: { 200: { content: { 'application/json': { schema: Schema } } } }
}

/** The source of `src/generated/entry.ts`: the types and the schemas of the entry page's answers. */
export function entryAnswers({ paths, components }: Document): string {
  const answers = ENTRY_PATHS.map((path) => {
    const operation = paths[path]?.get
    if (!operation) throw new Error(`The contract has no GET ${path}`)
    const branches = operation.responses[200].content['application/json'].schema.oneOf ?? []
    return { path, names: branches.map(({ $ref = '' }) => nameOf($ref)) }
  })
  const resolve = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : (components.schemas[nameOf(schema.$ref)] ?? {})
  const dataOf = (name: string) => components.schemas[name]?.properties?.data ?? {}
  const models = [...new Set(answers.flatMap(({ names }) => names))].sort()

  return `/**
 * Generated from openapi/h5.yaml by \`npm run generate\`. Do not edit.
 */
import type { EntrySchema } from '../api/misfit.ts'
${models.map((name) => `import type { ${name} } from './model/${kebab(name)}.ts'`).join('\n')}

/** The public answers of the entry page. */
export interface EntryAnswers {
${answers.map(({ path, names }) => `  '${path}': ${names.join(' | ')}`).join('\n')}
}

export type EntryPath = keyof EntryAnswers

/** What \`data\` of each answer must look like when it is done. */
export const entrySchemas: Readonly<Record<EntryPath, EntrySchema>> = ${JSON.stringify(
    Object.fromEntries(
      answers.map(({ path, names: [done = ''] }) => [path, small(dataOf(done), resolve)]),
    ),
    null,
    2,
  )}
`
}

/** A schema with its references resolved, reduced to what the small client checks. */
function small(schema: Schema, resolve: (schema: Schema) => Schema): object {
  const { type, nullable, properties, required, items, pattern, minimum, maximum } = resolve(schema)
  const optional = Object.keys(properties ?? {}).filter((name) => !required?.includes(name))
  return {
    ...(type !== undefined && { type }),
    ...(nullable && { nullable }),
    ...(properties && optional.length > 0 && { optional }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, small(field, resolve)]),
      ),
    }),
    ...(items && { items: small(items, resolve) }),
    ...(pattern !== undefined && { pattern }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  }
}

const nameOf = (reference: string) => reference.split('/').at(-1) ?? ''

const kebab = (name: string) => name.replace(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase()
