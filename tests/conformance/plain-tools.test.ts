/**
 * The tools by themselves, as their own documentation shows them: the kit and the mock hand them what they made of
 * the contract. Orval reads the file in each `npm run generate -- --check`.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort, startScript, stop } from '../../scripts/process/processes.ts'
import { urlEncoded } from '../../src/api/client.ts'
import { calls, streams } from '../contract/lib/contract.ts'
import { anyAmount, randomNumbers } from '../contract/lib/random.ts'
import { bodyOf, formOf, queryOf, TOKEN } from '../contract/lib/requests.ts'

const FILE = 'openapi/h5.yaml'

test('plain Dredd finds every operation, and what a stream refuses', () => {
  const folder = mkdtempSync(join(tmpdir(), 'h5-dredd-'))
  const said = join(folder, 'said')
  // Into a file: Dredd ends without waiting for a pipe.
  const out = openSync(said, 'w')
  // Without dredd.yml, for which it ignores its arguments.
  const args = [FILE, 'http://127.0.0.1', '--names', '--config', 'none']
  spawnSync(process.execPath, ['node_modules/dredd/bin/dredd', ...args], {
    stdio: ['ignore', out, out],
  })
  const output = readFileSync(said, 'utf8')
  rmSync(folder, { recursive: true })
  expect(output).not.toContain('API description parser error')
  const names = output.split('\n').filter((line) => line.endsWith(' > 200 > application/json'))
  expect(names).toHaveLength(calls.length + streams.length)
})

const exported = mkdtempSync(join(tmpdir(), 'h5-exported-'))
let prism: Awaited<ReturnType<typeof startScript>>

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/contract.ts', 'export', '--to', exported])
  const file = join(exported, 'h5-examples.json')
  const port = String(await freePort(4900))
  prism = await startScript(
    ['node_modules/@stoplight/prism-cli/dist/index.js', 'mock', '--port', port, file],
    /listening on (http:\S+)/,
    () => {},
  )
})

afterAll(async () => {
  await stop(prism.child)
  rmSync(exported, { recursive: true })
})

const headers = { language: 'en', lang: 'en', token: TOKEN }

test.each(calls)('plain Prism answers each named example of $name', async (call) => {
  const url = `${prism.url}${call.path}?${new URLSearchParams(queryOf(call))}`
  const request = { method: call.method.toUpperCase(), body: bodyOf(call) ?? null }
  for (const [name, example] of call.answer.examples) {
    const prefer = `example=${name}`
    const response = await fetch(url, { ...request, headers: { ...headers, prefer } })
    expect([name, response.status, await response.json()]).toEqual([name, 200, example])
    expect([name, response.headers.get('sl-violations')]).toEqual([name, null])
  }
  expect(await (await fetch(url, { ...request, headers })).json()).toMatchObject({ code: 1 })
})

const amounts = calls.flatMap((call) =>
  [...(call.body?.fields ?? [])]
    .filter(([, { type }]) => type === 'number')
    .map(([name, schema]) => ({ call, id: call.id, name, schema })),
)

test('there are amounts', () => {
  expect(amounts).toHaveLength(7)
})

test.each(amounts)('plain Prism takes any $name of $id', async ({ call, name, schema }) => {
  const random = randomNumbers(7)
  for (let n = 0; n < 100; n += 1) {
    const amount = anyAmount(random, schema.maximum ?? 0, schema['x-scale'] ?? 0)
    const body = urlEncoded({ ...formOf(call), [name]: +amount })
    const response = await fetch(`${prism.url}${call.path}`, { method: 'POST', headers, body })
    expect(await response.json(), amount).toMatchObject({ code: 1 })
  }
})
