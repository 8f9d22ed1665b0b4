import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

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
