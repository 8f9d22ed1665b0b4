/**
 * Writes what the app checks answers against: schemas reduced to the keywords that `misfit` knows,
 * as data. A tenth of the size of generated validators, which is what lets every answer be checked
 * on every page (docs/decisions/016).
 */

/**
 * The public answers that the entry page shows. They have a small client of their own, because the
 * one of all other pages is larger than the whole entry page may be.
 */
const ENTRY_PATHS = ['/api/index/ater', '/api/index/banner', '/api/index/home', '/api/index/info']

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
  discriminator?: { propertyName: string; mapping?: Record<string, string> }
}
interface Operation {
  tags: [string]
  responses: { 200: { content: { 'application/json': { schema: Schema } } } }
}
interface Document {
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>
  components: { schemas: Record<string, Schema> }
}

const HEADER = `/**
 * Generated from openapi/h5.yaml by \`npm run generate\`. Do not edit.
 */
`

/** The files to write, by name below the folder of generated code. */
export function answerSchemas(document: Document): Map<string, string> {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = methods[method]
      return operation ? [{ name: `${method.toUpperCase()} ${path}`, path, operation }] : []
    }),
  )
  const schemas = new SmallSchemas(document)
  const byTag = Map.groupBy(operations, ({ operation }) => operation.tags[0])
  const files = new Map<string, string>()
  for (const [tag, own] of byTag) {
    const entries = own.map(({ name, operation }) => [name, schemas.ofAnswer(operation)])
    files.set(`${tag}/${tag}.answers.ts`, fileOfTag(tag, Object.fromEntries(entries)))
  }
  files.set('answers.ts', fileOfTable([...byTag.keys()], operations))
  files.set('entry.ts', fileOfEntry(document, schemas))
  return files
}

function fileOfTag(tag: string, answers: Record<string, object>): string {
  return `${HEADER}import type { AnswerSchema } from '../../api/misfit.ts'

/** What \`data\` of each answer of the tag "${tag}" must look like when it is done. */
export const answers: Readonly<Record<string, AnswerSchema>> = ${literal(answers)}
`
}

function fileOfTable(
  tags: readonly string[],
  operations: readonly { path: string; operation: Operation }[],
): string {
  const tagOfPath = Object.fromEntries(
    operations.map(({ path, operation }) => [path, operation.tags[0]]),
  )
  return `${HEADER}
/** The tag of each path. */
export const tagOfPath = ${literal(tagOfPath)} as const

/** Loads the schemas of a tag's answers. */
export const answersOfTag = {
${tags.map((tag) => `  '${tag}': () => import('./${tag}/${tag}.answers.ts'),`).join('\n')}
} as const
`
}

function fileOfEntry({ paths }: Document, schemas: SmallSchemas): string {
  const answers = ENTRY_PATHS.map((path) => {
    const operation = paths[path]?.get
    if (!operation) throw new Error(`The contract has no GET ${path}`)
    return { path, names: branchesOf(operation).map(nameOf), operation }
  })
  const models = [...new Set(answers.flatMap(({ names }) => names))].sort()
  // Fields and types without patterns: these texts are shown, not computed with, and every byte counts.
  const entries = answers.map(({ path, operation }) => [
    path,
    withoutPatterns(schemas.ofAnswer(operation)),
  ])
  return `${HEADER}import type { AnswerSchema } from '../api/misfit.ts'
${models.map((name) => `import type { ${name} } from './model/${kebab(name)}.ts'`).join('\n')}

/** The public answers of the entry page. */
export interface EntryAnswers {
${answers.map(({ path, names }) => `  '${path}': ${names.join(' | ')}`).join('\n')}
}

export type EntryPath = keyof EntryAnswers

/** What \`data\` of each answer must look like when it is done. */
export const entryAnswers: Readonly<Record<EntryPath, AnswerSchema>> = ${literal(Object.fromEntries(entries))}
`
}

/** Reduces schemas to what the app checks. */
class SmallSchemas {
  readonly #components: Record<string, Schema>

  constructor(document: Document) {
    this.#components = document.components.schemas
  }

  /** The schema of \`data\` in the answer of an operation that is done. */
  ofAnswer(operation: Operation): object {
    const [done] = branchesOf(operation)
    const data = done && this.#resolve(done).properties?.data
    if (!data) throw new Error('An answer that is done has data')
    return this.#small(data)
  }

  #small(schema: Schema): object {
    const resolved = this.#resolve(schema)
    if (resolved.oneOf) return this.#kinds(resolved)
    const { type, nullable, properties, required, items, pattern, minimum, maximum } = resolved
    const optional = Object.keys(properties ?? {}).filter((name) => !required?.includes(name))
    return {
      type,
      ...(nullable && { nullable }),
      ...(optional.length > 0 && { optional }),
      ...(properties && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([name, field]) => [name, this.#small(field)]),
        ),
      }),
      ...(items && { items: this.#small(items) }),
      ...(pattern !== undefined && { pattern }),
      ...(minimum !== undefined && { minimum }),
      ...(maximum !== undefined && { maximum }),
    }
  }

  #kinds({ discriminator }: Schema): object {
    if (!discriminator?.mapping) throw new Error('A union in an answer needs a mapping')
    return {
      type: 'kinds',
      kind: discriminator.propertyName,
      kinds: Object.fromEntries(
        Object.entries(discriminator.mapping).map(([kind, $ref]) => [kind, this.#small({ $ref })]),
      ),
    }
  }

  #resolve(schema: Schema): Schema {
    if (schema.$ref === undefined) return schema
    const found = this.#components[nameOf(schema)]
    if (!found) throw new Error(`The contract has no ${schema.$ref}`)
    return this.#resolve(found)
  }
}

function branchesOf(operation: Operation): Schema[] {
  return operation.responses[200].content['application/json'].schema.oneOf ?? []
}

const withoutPatterns = (schema: object): object =>
  JSON.parse(JSON.stringify(schema, (key, value) => (key === 'pattern' ? undefined : value)))

const nameOf = ({ $ref = '' }: Schema) => $ref.split('/').at(-1) ?? ''

const literal = (value: object) => JSON.stringify(value, null, 2)

const kebab = (name: string) => name.replace(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase()
