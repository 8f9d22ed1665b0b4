/**
 * Writes what the app checks answers against: schemas reduced to the keywords that `contractViolation` knows,
 * as data. A tenth of the size of generated validators, which is what lets every answer be checked
 * on every page (docs/decisions/client.md).
 */

import type { Contract, Operation } from '../contract/contract.ts'
import type { Node, Schema } from '../contract/written.ts'
import { STREAM_TYPE } from '../contract/written.ts'
import { staleAfterEvent } from './stale-after.ts'

export function answerSchemas(contract: Contract): Map<string, string> {
  const { operations } = contract
  const schemas = new SmallSchemas(contract)
  const byTag = Map.groupBy(operations, ({ tag }) => tag)
  const files = new Map<string, string>()
  for (const [tag, own] of byTag) {
    const entries = own.map((operation) => [operation.name, schemas.ofAnswer(operation)])
    const once = own.filter((one) => one.once)
    const reasons = Object.fromEntries(once.map(({ name, reasons: all }) => [name, all]))
    files.set(`${tag}/${tag}.answers.ts`, fileOfTag(tag, Object.fromEntries(entries), reasons))
  }
  files.set('streams.ts', fileOfStreams(contract, schemas))
  files.set('clock-tolerance.ts', fileOfTolerance(contract))
  files.set('answers.ts', fileOfTable([...byTag.keys()], operations))
  return files
}

function fileOfTag(
  tag: string,
  answers: Record<string, object>,
  reasons: Record<string, readonly string[]>,
): string {
  return `import type { AnswerSchema } from '../../api/contract-violation.ts'

/** What \`data\` of each answer of the tag "${tag}" must look like when it is done. */
export const answers: Readonly<Record<string, AnswerSchema>> = ${literal(answers)}

/** All reasons for which an action with a \`request_id\` refuses: nothing else is its refusal. */
export const reasons: Readonly<Record<string, readonly string[]>> = ${literal(reasons)}
`
}

function fileOfStreams(contract: Contract, schemas: SmallSchemas): string {
  const { streams } = contract
  const stale = Object.fromEntries(
    Object.entries(staleAfterEvent).map(([type, reads]) => [
      type,
      reads.map((read) => contract.operation(read).path),
    ]),
  )
  const byId = Object.fromEntries(
    streams.map((stream) => [stream.id, { path: stream.path, event: schemas.ofEvent(stream) }]),
  )
  return `import type { AnswerSchema } from '../api/contract-violation.ts'

/** Where each stream is, and what \`data\` of its events must look like. */
export const streams: Readonly<
  Record<${streams.map(({ id }) => `'${id}'`).join(' | ')}, { path: string; event: AnswerSchema }>
> = ${literal(byId)}

/** What an event of the user makes stale: the paths of reads, by its type. */
export const staleAfterEvent: Readonly<Record<string, readonly string[]>> = ${literal(stale)}
`
}

/** A constant of its own, because a page needs it without the rest. */
function fileOfTolerance(contract: Contract): string {
  const { clockTolerance } = contract
  if (clockTolerance === undefined) throw new Error('ValidUntil says how far clocks may differ')
  return `
/** Seconds by which the clocks of a server's machines may differ. */
export const CLOCK_TOLERANCE = ${clockTolerance}
`
}

function fileOfTable(tags: readonly string[], operations: readonly Operation[]): string {
  const tagOfPath = Object.fromEntries(operations.map(({ path, tag }) => [path, tag]))
  return `
/** The tag of each path. */
export const tagOfPath = ${literal(tagOfPath)} as const

/** Loads the schemas of a tag's answers. */
export const answersOfTag = {
${tags.map((tag) => `  '${tag}': () => import('./${tag}/${tag}.answers.ts'),`).join('\n')}
} as const
`
}

/** Reduces schemas to what the app checks. */
class SmallSchemas {
  readonly #contract: Contract

  constructor(contract: Contract) {
    this.#contract = contract
  }

  /** The schema of `data` in the answer of an operation that is done. */
  ofAnswer({ answer }: Operation): object {
    const [done] = answer.schema.oneOf ?? []
    const data = done && this.#contract.resolve(done).properties?.data
    if (!data) throw new Error('An answer that is done has data')
    return this.#small(data)
  }

  /** The schema of `data` of a stream's events. */
  ofEvent({ written }: Operation): object {
    const media = written.responses['200']?.content?.[STREAM_TYPE]
    if (!media) throw new Error('A stream has events')
    return this.#small(media.schema)
  }

  #small(schema: Node): object {
    const resolved = this.#contract.resolve(schema)
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
}

const literal = (value: object) => JSON.stringify(value, null, 2)
