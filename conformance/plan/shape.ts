import type { Request } from '../client/request.ts'
import { bodyOf } from '../client/request.ts'
import type { Field, Operation } from '../contract/contract.ts'
import type { Case, Ready } from './case.ts'
import { draft } from './drafts.ts'
import { newRequestId } from './makers.ts'
import { namedBy, neededQuery, recordAt } from './queries.ts'
import type { Stage } from './stage.ts'

/*
 * The level `shape`: every operation is asked for what it can answer, and each answer has the form
 * that the contract gives it.
 */

/** Every success of an operation: its example requests, and each state that a query asks for. */
export async function shapeCases(stage: Stage, operation: Operation): Promise<Case[]> {
  if (operation.method === 'POST') return posts(stage, operation)
  const cases = await Promise.all(
    operation.query.map((field) => ofParameter(stage, operation, field)),
  )
  return [plain(stage, operation), ...cases.flat(), ...languages(stage, operation)]
}

function posts(stage: Stage, operation: Operation): Case[] {
  const examples = [...(operation.form?.examples ?? new Map([['request', {}]]))]
  return examples.map(([name, example]) => ({
    ...common(operation, `done: ${name}`, `a valid request is done (example ${name})`),
    prepare: async (): Promise<Ready> => {
      const { values, as, obstacle } = await draft(stage, operation, example, 'kept')
      return {
        request: { operation, query: [], token: as?.token, ...bodyPart(operation, values) },
        expect: obstacle
          ? { outcome: 'refused', reasons: [...operation.refusals.keys()], field: undefined }
          : { outcome: 'done' },
        obstacle,
      }
    },
  }))
}

function bodyPart(operation: Operation, values: Parameters<typeof bodyOf>[1]) {
  const body = bodyOf(operation, values)
  return body ? { body } : {}
}

function common(operation: Operation, name: string, what: string) {
  return {
    id: `shape ${operation.id} ${name}`,
    level: 'shape' as const,
    kind: 'done',
    operation,
    what,
    rule: [...operation.place, 'responses', '200'],
  }
}

function plain(stage: Stage, operation: Operation): Case {
  return read(stage, operation, 'done', 'a valid request is done', async () => ({}))
}

/** A read with a query; a record that the server itself showed must be there. */
function read(
  stage: Stage,
  operation: Operation,
  name: string,
  what: string,
  query: () => Promise<Record<string, string>>,
  reasons: readonly string[] = [],
  language?: string,
): Case {
  return {
    ...common(operation, name, what),
    prepare: async (): Promise<Ready> => {
      const values = { ...(await neededQuery(stage, operation)), ...(await query()) }
      const request: Request = {
        operation,
        query: Object.entries(values),
        token: operation.public ? undefined : (await stage.main()).token,
        ...(language !== undefined && { language }),
      }
      const expect = reasons.length > 0 ? { outcome: 'either' as const, reasons } : DONE
      return { request, expect }
    },
  }
}

const DONE = { outcome: 'done' } as const

async function ofParameter(stage: Stage, operation: Operation, field: Field): Promise<Case[]> {
  const { name, rules } = field
  const named = namedBy(stage, operation, name)
  if (named) {
    // A list that cannot be read is told by the case that needs its first record.
    const found = await named.catch(() => [])
    return Array.from({ length: Math.max(found.length, 1) }, (_, place) =>
      read(
        stage,
        operation,
        `${name} ${place + 1}`,
        `record ${place + 1} by ${name}`,
        async () => ({
          [name]: await recordAt(stage, operation, name, place),
        }),
      ),
    )
  }
  // A value of an area that the site does not offer, where the operation itself belongs to none.
  const ofArea = operation.area === undefined ? ['area_not_offered'] : []
  const absent = ['no_data', ...ofArea].filter((reason) => operation.refusals.has(reason))
  return textsOf(field).map((text) =>
    read(
      stage,
      operation,
      `${name}=${text}`,
      `${name}=${text}`,
      async () => ({ [name]: rules.format === 'uuid' ? newRequestId() : text }),
      absent,
    ),
  )
}

/** Values of a parameter that the contract allows: all of a list, both bounds, the example. */
function textsOf({ rules, example }: Field): string[] {
  if (rules.enum) return rules.enum.map(String)
  const texts = [rules.minimum, rules.maximum, example].flatMap((one) =>
    one === undefined ? [] : [String(one)],
  )
  return [...new Set(texts)]
}

/** Texts come in every language of the app. */
function languages(stage: Stage, operation: Operation): Case[] {
  if (operation.id !== 'listProducts' && operation.id !== 'getUser') return []
  return stage.contract
    .values('LanguageCode')
    .map((language) =>
      read(
        stage,
        operation,
        `language ${language}`,
        `in ${language}`,
        async () => ({}),
        [],
        language,
      ),
    )
}
