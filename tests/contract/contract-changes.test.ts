import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Change, Level } from '../../scripts/contract/changes.ts'
import { differenceBetween, versionFault } from '../../scripts/contract/changes.ts'
import { present, readContract } from '../../scripts/contract/contract.ts'
import type { Node } from '../../scripts/contract/written.ts'

const small = join(import.meta.dirname, 'fixtures', 'small.yaml')
const text = readFileSync(small, 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'contract-changes-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes a file of the test's own and returns its name. */
function written(name: string, contents: string): string {
  const file = join(folder, `${name.replaceAll(/\W+/g, '-')}.yaml`)
  writeFileSync(file, contents)
  return file
}

/** What is told when a passage of the small contract is replaced, wherever it stands. */
async function told(name: string, from: string, to: string): Promise<string[]> {
  const changed = text.replaceAll(from, () => to)
  expect(changed).not.toBe(text)
  const { changes } = await differenceBetween(small, written(name, changed))
  return changes.map(({ level, place }) => `${level}: ${place}`)
}

type Case = [what: string, from: string, to: string, place: string]

const LIST = 'paths /records get'
const LISTED = `${LIST} responses 200 content application/json schema`
const FORM = 'paths /picture post requestBody content multipart/form-data'
const PARAMS = 'components schemas RefusalReason x-params'
const NOTE = "                note: {type: string, maxLength: 60, pattern: '^[a-z]*$'}\n"

describe.concurrent('a client breaks by', () => {
  test.each<Case>([
    ['a path that goes', '/records:', '/entries:', 'paths /records'],
    ['another method', 'get:', 'post:', 'paths /records get'],
    ['another operationId', 'listRecords', 'getRecords', `${LIST} operationId`],
    [
      'another header of the token',
      'name: token',
      'name: X',
      'components securitySchemes token name',
    ],
    [
      'another place of the token',
      'in: header',
      'in: cookie',
      'components securitySchemes token in',
    ],
    ['a server that moved', '{url: /}', '{url: /v2}', 'servers 0 url'],
    ['a parameter that moved', 'in: query, s', 'in: header, s', `${LIST} parameters 1 in`],
    ['another param of a refusal', '[{field:', '[{name:', `${PARAMS} input_invalid`],
    [
      'a refusal without its params',
      '{input_invalid: [{field',
      '{no_data: [{field',
      `${PARAMS} input_invalid`,
    ],
    ['another default', 'default: 1', 'default: 2', `${LIST} parameters 0 schema default`],
    [
      'a bound that is left out',
      'minimum: 0,',
      'minimum: 0, exclusiveMinimum: true,',
      'components schemas Amount exclusiveMinimum',
    ],
    ['a tighter bound', 'maximum: 100,', 'maximum: 50,', 'components schemas Amount maximum'],
    ['fewer decimals', 'x-scale: 2', 'x-scale: 0', 'components schemas Amount x-scale'],
    [
      'clocks that differ by more',
      'x-clock-tolerance: 5',
      'x-clock-tolerance: 9',
      'components schemas Field x-clock-tolerance',
    ],
    ['a step', 'x-scale: 2', 'multipleOf: 5', 'components schemas Amount multipleOf'],
    ['another type', 'type: number', 'type: string', 'components schemas Amount type'],
    ['another pattern', '^[a-z]*$', '^[a-y]*$', `${FORM} schema properties note pattern`],
    ['a need', '[file, amount]', '[file, amount, note]', `${FORM} schema required`],
    ['a field that a closed form lost', NOTE, '', `${FORM} schema properties note`],
    ['a value not taken any more', '[card, coin]', '[card]', `${LIST} parameters 1 schema enum`],
    ['another writing of an upload', ', image/jpeg', '', `${FORM} encoding file contentType`],
    ['another type of a body', 'multipart/form-data', 'application/json', FORM],
    [
      'a field not answered any more',
      '        chain: {type: string}\n',
      '',
      'components schemas Coin properties chain',
    ],
    ['a field that may be missing', '[kind, status]', '[kind]', 'components schemas Card required'],
    [
      'null where there was none',
      'next: {type: integer}',
      'next: {type: integer, nullable: true}',
      `${LISTED} properties next nullable`,
    ],
    ['more in a list', 'maxItems: 20', 'maxItems: 50', `${LISTED} properties list maxItems`],
    [
      'another schema of a kind',
      "coin: '#/components/schemas/Coin'",
      "coin: '#/components/schemas/Card'",
      'components schemas Coin properties chain',
    ],
    ['a component of another name', 'Coin', 'Token', 'components schemas Coin'],
    [
      'what a shared status loses, as it is sent too',
      '[done, unknown]',
      '[done]',
      'components schemas Status enum',
    ],
  ])('%s', async (what, from, to, place) => {
    expect(await told(what, from, to)).toContain(`breaking: ${place}`)
  })
})

describe.concurrent('a client tolerates', () => {
  const compatible: Case[] = [
    [
      'a new operation',
      'components:',
      '  /extra: {get: {operationId: getExtra, tags: [money], responses: {}}}\ncomponents:',
      'paths /extra',
    ],
    [
      'a new optional parameter',
      '        - {name: kind',
      '        - {name: from, in: query, schema: {type: string}}\n        - {name: kind',
      `${LIST} parameters 1`,
    ],
    ['more values', '[card, coin]', '[card, coin, bank]', `${LIST} parameters 1 schema enum`],
    [
      'a new optional field of a form',
      NOTE,
      `${NOTE}                memo: {type: string}\n`,
      `${FORM} schema properties memo`,
    ],
    ['no need any more', '[file, amount]', '[file]', `${FORM} schema required`],
    ['a looser bound', 'maximum: 100,', 'maximum: 500,', 'components schemas Amount maximum'],
    ['more decimals', 'x-scale: 2', 'x-scale: 8', 'components schemas Amount x-scale'],
    ['a field that is always there', '[kind]', '[kind, chain]', 'components schemas Coin required'],
    ['less in a list', 'maxItems: 20', 'maxItems: 10', `${LISTED} properties list maxItems`],
    ['no token', 'summary: List records', 'security: []', `${LIST} security`],
    [
      'a new field of a closed answer',
      'next: {type: integer}',
      'next: {type: integer}\n                  last: {type: integer}',
      `${LISTED} properties last`,
    ],
    [
      'a new field of a closed object of many answers',
      'chain: {type: string}',
      'chain: {type: string}\n        memo: {type: string}',
      'components schemas Coin properties memo',
    ],
  ]
  test.each(compatible)('%s', async (what, from, to, place) => {
    const lines = await told(what, from, to)
    expect(lines).toContain(`compatible: ${place}`)
    expect(lines.filter((line) => line.startsWith('breaking'))).toEqual([])
  })

  test.each<Case>([
    ['a text', 'summary: List', 'summary: Show', `${LIST} summary`],
    ['an example', 'example: card', 'example: coin', `${LIST} parameters 1 example`],
    ['a text of the whole', 'Two calls.', 'The calls.', 'info description'],
  ])('%s', async (what, from, to, place) => {
    expect(await told(what, from, to)).toEqual([`text: ${place}`])
  })
})

describe.concurrent('what no rule explains breaks no client', () => {
  test.each<Case>([
    ['a new status', '[done, unknown]', '[done, new, unknown]', 'components schemas Status enum'],
    [
      'an unknown keyword',
      'minimum: 0,',
      'minimum: 0, x-new: 1,',
      'components schemas Amount x-new',
    ],
    [
      'another order of reasons',
      'input_invalid, no_data]\n      p',
      'no_data, input_invalid]\n      p',
      `${LIST} x-reasons`,
    ],
    [
      'another reason',
      'no_data]\n      p',
      'no_data, file_rejected]\n      p',
      `${LIST} x-reasons`,
    ],
    [
      'params of a reason that had none',
      '{input_invalid: [',
      '{no_data: [{}], input_invalid: [',
      `${PARAMS} no_data`,
    ],
    ['another tag', 'tags: [uploads]', 'tags: [money]', 'paths /picture post tags'],
    ['another version of OpenAPI', '3.0.3', '3.0.4', 'openapi'],
  ])('%s', async (what, from, to, place) => {
    expect(await told(what, from, to)).toEqual([`compatible: ${place}`])
  })
})

test('whatever bound of the contract differs is told, where it stands', async () => {
  const document = structuredClone(readContract(present).document)
  const places: string[] = []
  /** Makes each number of a schema another one. */
  const change = (schema: Node, place: string) => {
    for (const [key, value] of Object.entries(schema)) {
      if (key === 'example' || key === 'x-refusals') continue
      if (typeof value === 'number') {
        Object.assign(schema, { [key]: value + 1 })
        places.push(`${place} ${key}`)
      } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
        change(value, `${place} ${key}`)
      }
    }
  }
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    change(schema, `components schemas ${name}`)
  }
  const after = written('all', JSON.stringify(document))
  const { changes } = await differenceBetween(present, after)
  const found = new Set(changes.map(({ place }) => place))
  expect(places.length).toBeGreaterThan(100)
  expect(places.filter((place) => !found.has(place))).toEqual([])
})

describe('the version', () => {
  const change = (level: Level): Change => ({ level, at: 'h5.yaml:1', place: 'paths', text: '' })
  const faultOf = (before: string, after: string, ...levels: Level[]) =>
    versionFault({ versions: [before, after], changes: levels.map(change) })

  test.each<[Level[], right: string[], wrong: string[]]>([
    [[], ['1.2.0', '1.2.1', '2.0.0'], ['1.1.9', '0.9.0']],
    [['text'], ['1.2.1', '1.3.0', '2.0.0'], ['1.2.0', '1.1.9']],
    [
      ['compatible', 'text'],
      ['1.3.0', '2.0.0'],
      ['1.2.0', '1.2.1'],
    ],
    [['breaking', 'text'], ['2.0.0'], ['1.3.0', '1.2.0']],
  ])('after changes %j may be one and not another', (levels, right, wrong) => {
    for (const one of right) expect(faultOf('1.2.0', one, ...levels)).toBeUndefined()
    for (const one of wrong) expect(faultOf('1.2.0', one, ...levels)).toContain(`it is ${one}`)
  })

  test('says what it needs, and why', () => {
    expect(faultOf('1.2.3', '1.3.0', 'breaking')).toBe(
      'A breaking change since 1.2.3 needs info.version 2.0.0 or higher; it is 1.3.0.',
    )
  })

  test('is asked for in a sentence, with the way to the changes', () => {
    const after = written('wider', text.replace('enum: [card, coin]', 'enum: [card, coin, cash]'))
    const line = ['scripts/contract.ts', 'diff', '--check', small, after]
    const { status, stdout, stderr } = spawnSync('node', line, { encoding: 'utf8' })
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr:
        '\nAnother change since 1.0.0 needs info.version 1.1.0 or higher; it is 1.0.0.\n' +
        '`npm run contract -- diff` lists what changed.\n',
    })
  })

  test('has three numbers', () => {
    expect(() => faultOf('1.2', '1.3')).toThrow('"1.2" is not of the form 1.2.3')
  })
})
