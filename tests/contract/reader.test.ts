import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Contract, present, readContract, readSource } from '../../scripts/contract/contract.ts'
import { Failure, root } from '../../scripts/process/project.ts'

const folder = join(root, '.cache', 'reader-test')
beforeAll(() => {
  mkdirSync(folder, { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

function fileOf(text: string): string {
  const file = join(folder, 'h5.yaml')
  writeFileSync(file, text)
  return file
}

const SMALL = `components: { schemas: { Done: { type: object } } }
paths:
  /pay:
    get:
      operationId: see
      tags: [money]
      responses:
        '200': { content: { application/json: { schema: {}, examples: { done: {} } } } }
    post:
      operationId: pay
      tags: [money]
      requestBody: { content: { text/plain: { schema: {}, examples: { one: {} } } } }
      responses:
        '200': { content: { application/json: { schema: {}, examples: { done: {} } } } }
`

/** The small contract with a text replaced. */
const changed = (what: string, by: string) => SMALL.replace(what, by)

/** What people are told: the commands print a `Failure` without its stack. */
function failureOf(read: () => unknown): string {
  try {
    read()
  } catch (error) {
    if (error instanceof Failure) return error.message
    throw error
  }
  throw new Error('It was read')
}

describe('a file that is no contract is told in one line', () => {
  const cases: [string, text: string, words: RegExp][] = [
    ['no YAML', 'paths:\n  /pay:\n   get: [\n  post:\n', /h5\.yaml:4:3 \S[^\n]+$/],
    ['a key that stands twice', 'paths:\n  /pay: {}\n  /pay: {}\n', /h5\.yaml:3:3 [^\n]*unique$/],
    ['another document', 'rules: {}\n', /h5\.yaml has no paths\.$/],
    ['nothing', '', /h5\.yaml has no paths\.$/],
    [
      'a dangling reference',
      changed('schema: {}', "schema: { $ref: '#/components/schemas/None' }"),
      /h5\.yaml:8 #\/components\/schemas\/None leads nowhere\.$/,
    ],
  ]
  test.each(cases)('%s', (_, text, words) => {
    const file = fileOf(text)
    // As the tools read it, and as the conformance kit does.
    expect(failureOf(() => readContract(file))).toMatch(words)
    expect(failureOf(() => Contract.of(readSource(file)))).toMatch(words)
  })

  test('and one that is is read', () => {
    expect(readContract(fileOf(SMALL)).operations.map(({ id }) => id)).toEqual(['see', 'pay'])
  })

  test('a file that is not there', () => {
    expect(failureOf(() => readContract(join(folder, 'none.yaml')))).toMatch(
      /none\.yaml is missing/,
    )
  })

  test('a reference that leads nowhere', () => {
    const { document } = readContract()
    const parameters = [{ $ref: '#/components/parameters/Nothing' }]
    const paths = { '/pay': { ...document.paths['/api/user/index'], parameters } }
    expect(failureOf(() => new Contract({ ...document, paths }))).toBe(
      '#/components/parameters/Nothing leads nowhere.',
    )
  })
})

describe('what was read is kept', () => {
  test('and is the same', () => {
    expect(readContract()).toEqual(Contract.of(readSource(present)))
  })

  test('until the file changes', () => {
    const contract = (version: string) => `info: { version: ${version} }\npaths: { /pay: {} }\n`
    expect(readContract(fileOf(contract('1.0.0'))).document.info.version).toBe('1.0.0')
    expect(readContract(fileOf(contract('1.1.0'))).document.info.version).toBe('1.1.0')
    expect(readContract(fileOf(contract('1.1.0'))).document.info.version).toBe('1.1.0')
  })
})
