import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LineCounter, parse, parseDocument, visit } from 'yaml'

interface Finding {
  code: string
  severity: number
}

/** What the linter finds in a contract, with the project's rules. */
function lint(file: string): Finding[] {
  const { stdout, stderr } = spawnSync('spectral', ['lint', file, '--format', 'json'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `node_modules/.bin:${process.env.PATH}` },
    shell: process.platform === 'win32',
  })
  if (!stdout.trimStart().startsWith('[')) throw new Error(stdout + stderr)
  return JSON.parse(stdout) as Finding[]
}

/** The scalars with a colon and no quotes, which Dredd's reader of YAML takes for a key. */
function plainColons(text: string): string[] {
  const lines = new LineCounter()
  const found: string[] = []
  visit(parseDocument(text, { lineCounter: lines }), {
    Scalar: (_, { type, source = '', range }) => {
      if (type !== 'PLAIN' || !source.includes(':')) return
      found.push(`${lines.linePos(range?.[0] ?? 0).line}: ${source}`)
    },
  })
  return found
}

describe('the notation, which the linter cannot see', () => {
  const contract = readFileSync('openapi/h5.yaml', 'utf8')

  test('a text with a colon has quotes', () => {
    expect(plainColons('{a: 09:00}\n')).toEqual(['1: 09:00'])
    expect(plainColons(contract)).toEqual([])
  })

  test('a line is short enough to read', () => {
    const long = contract.split('\n').flatMap((line, at) => (line.length > 200 ? [at + 1] : []))
    expect(long).toEqual([])
  })

  test('what repeats stands once, so that the file stays small enough to open', () => {
    expect(Buffer.byteLength(contract)).toBeLessThan(640_000)
  })

  test('YAML 1.1 reads the same as 1.2: no `on` and no date without quotes', () => {
    expect(parse(contract, { version: '1.1' })).toEqual(parse(contract))
  })
})

test('every rule of the project finds its fault in a careless contract', {
  timeout: 30_000,
}, () => {
  const { rules } = parse(readFileSync('.spectral.yaml', 'utf8')) as {
    rules: Record<string, unknown>
  }
  const own = Object.keys(rules).filter((name) => rules[name] !== 'off')
  const found = new Set(lint('tests/contract/fixtures/careless.yaml').map((one) => one.code))
  expect(own.length).toBeGreaterThan(20)
  expect(own.filter((name) => !found.has(name))).toEqual([])
})
