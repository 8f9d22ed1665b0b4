/**
 * The app's reader of answers, held against every answer of the contract: each example is read, and
 * each way to break one is refused. What an older app must tolerate of a newer server passes.
 */
import { describe, expect, test } from 'vitest'
import type { Json, Node, Schema } from '../../scripts/contract/written.ts'
import { NoAnswerError } from '../../src/api/errors.ts'
import { readAnswer } from '../../src/api/read-answer.ts'
import { answersOfTag, tagOfPath } from '../../src/generated/answers.ts'
import { calls, resolve } from './lib/contract.ts'
import { isRecord } from './lib/walk.ts'

type Path = (string | number)[]

/** One value in an answer, with the schema that it follows. */
interface Place {
  path: Path
  schema: Schema
  value: Json
  /** Whether leaving it out breaks the contract. */
  required: boolean
}

/** Every value below `value`, of a list only the first row. */
function places(node: Schema, value: Json, path: Path = [], required = false): Place[] {
  const schema = branchOf(node, value)
  const here = { path, schema, value, required }
  if (Array.isArray(value)) {
    const [first] = value
    const items = schema.items && resolve(schema.items)
    return first === undefined || !items ? [here] : [here, ...places(items, first, [...path, 0])]
  }
  if (!isRecord(value)) return [here]
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const one = value[name]
    if (one === undefined) return []
    const needed = schema.required?.includes(name) ?? false
    return places(resolve(property), one, [...path, name], needed)
  })
  return [here, ...inner]
}

/** The branch of a union that a value follows: its fixed values agree. */
function branchOf(node: Node, value: Json): Schema {
  const schema = resolve(node)
  const branch = schema.oneOf
    ?.map((one) => resolve(one))
    .find((one) =>
      Object.entries(one.properties ?? {}).every(([name, property]) => {
        const fixed = resolve(property).enum
        return fixed?.length !== 1 || !isRecord(value) || fixed[0] === value[name]
      }),
    )
  return branch ?? schema
}

/** The text of an answer with one value replaced, or left out. */
function answerWith(answer: Json, path: Path, value: Json | undefined): string {
  const copy = structuredClone(answer)
  const parent = path
    .slice(0, -1)
    .reduce<Json>((at, key) => (at as Record<string, Json>)[key] as Json, copy)
  const key = path.at(-1) as string
  if (value === undefined) delete (parent as Record<string, Json>)[key]
  else (parent as Record<string, Json>)[key] = value
  return JSON.stringify(copy)
}

/** What breaks a value, by a name for the report; undefined leaves it out. */
function faultsOf({ schema, value, required }: Place): [name: string, value: Json | undefined][] {
  return [
    ...(required ? [['missing', undefined] as [string, undefined]] : []),
    ...(schema.nullable ? [] : [['null', null] as [string, null]]),
    ...(typeof value === 'string' ? [['a number for a text', 1] as [string, number]] : []),
    ...(typeof value === 'number'
      ? [['a text for a number', String(value)] as [string, string]]
      : []),
    ...(typeof value === 'boolean' ? [['a text for a truth', 'yes'] as [string, string]] : []),
    ...(Array.isArray(value) ? [['an object for a list', {}] as [string, Json]] : []),
    ...(schema.format === 'unix-time' && typeof value === 'number'
      ? [['milliseconds for seconds', value * 1000] as [string, number]]
      : []),
  ]
}

const tags: Readonly<Record<string, keyof typeof answersOfTag>> = tagOfPath

describe.each(calls)('$name', ({ name, path: callPath, answer }) => {
  const [done] = [...answer.examples.values()].filter(({ code }) => code === 1)

  async function read(text: string) {
    const tag = tags[callPath]
    const loaded = tag && (await answersOfTag[tag]())
    const schema = loaded?.answers[name]
    if (!schema) throw new Error(`No schema for ${name}`)
    return readAnswer(name, 200, text, { done: schema, reasons: loaded.reasons[name] })
  }

  async function isRefused(text: string): Promise<boolean> {
    try {
      await read(text)
      return false
    } catch (error) {
      if (error instanceof NoAnswerError) return error.kind === 'unreadable'
      throw error
    }
  }

  function valuesOfDone(): Place[] {
    if (done === undefined) throw new Error('No example of success')
    return places(answer.schema, done).filter(({ path }) => path.length > 0)
  }

  test('reads every example', async () => {
    for (const example of answer.examples.values()) {
      const { code, msg, time } = example
      expect(await read(JSON.stringify(example))).toMatchObject({ code, msg, time })
    }
  })

  test('refuses an answer with any value missing or of another kind', async () => {
    const accepted: string[] = []
    let broken = 0
    for (const place of valuesOfDone()) {
      const [field] = place.path
      // A reader may find its way without the words of a success; `data` of a bare one is nothing.
      if (place.path.length === 1 && (field === 'msg' || field === 'code')) continue
      for (const [fault, value] of faultsOf(place)) {
        broken += 1
        if (await isRefused(answerWith(done as Json, place.path, value))) continue
        accepted.push(`${place.path.join('.')}: ${fault}`)
      }
    }
    expect(broken).toBeGreaterThan(0)
    expect(accepted).toEqual([])
  })

  test('tolerates an unknown value of every enum', async () => {
    const refused: string[] = []
    // The kind that decides a record's shape is an enum of one: of an unknown one nothing is known.
    const enums = valuesOfDone().filter(
      ({ path, schema, value }) =>
        path[0] !== 'code' &&
        ((schema.enum?.length ?? 0) > 1 || (schema.enum && typeof value === 'number')),
    )
    for (const { path, value } of enums) {
      const unknown = typeof value === 'number' ? 987 : 'of_a_later_version'
      const text = answerWith(done as Json, path, unknown)
      if (await isRefused(text)) refused.push(path.join('.'))
      else expect(JSON.stringify(await read(text))).toContain(String(unknown))
    }
    expect(refused).toEqual([])
  })

  test('tolerates a further field in every object', async () => {
    const refused: string[] = []
    for (const { path, value } of valuesOfDone()) {
      if (!isRecord(value)) continue
      const text = answerWith(done as Json, path, { ...value, of_a_later_version: 1 })
      if (await isRefused(text)) refused.push(path.join('.'))
    }
    expect(refused).toEqual([])
  })
})
