/** `npx dredd` as docs/conformance.md shows it: dredd.yml and its one hook file. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startMock } from '../../scripts/mock/server.ts'
import { listen } from '../../scripts/process/listen.ts'
import { root } from '../../scripts/process/project.ts'
import { calls, streams } from '../contract/lib/contract.ts'
import { startSandbox } from './sandbox.ts'

const folder = mkdtempSync(join(tmpdir(), 'h5-dredd-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs Dredd against a server. Its output goes into a file: Dredd ends without waiting for a pipe. */
async function dredd(url: string) {
  const file = join(folder, 'output')
  const output = openSync(file, 'w')
  const child = spawn(process.execPath, ['node_modules/dredd/bin/dredd', '--no-color'], {
    cwd: root,
    env: { ...process.env, H5_API: url },
    stdio: ['ignore', output, output],
  })
  const [exitCode] = await once(child, 'close')
  const text = readFileSync(file, 'utf8')
  const counts = /(\d+) passing, (\d+) failing, (\d+) errors, (\d+) skipped/.exec(text) ?? []
  const [passing, failing, errors, skipped] = counts.slice(1).map(Number)
  const refused = text.match(/^refused with .*$/gm) ?? []
  return { exitCode, passing, failing, errors, skipped, refused, text }
}

/** Both uploads, and each stream with its events and with what it refuses. */
const SKIPPED = 2 + 2 * streams.length
const EVERY_CALL = {
  exitCode: 0,
  passing: calls.length - 2,
  failing: 0,
  errors: 0,
  skipped: SKIPPED,
}

test('passes against the mock, with every example done', async () => {
  const mock = await startMock({ port: 0 })
  const run = await dredd(mock.url)
  await mock.close()
  expect(run, run.text).toMatchObject({ ...EVERY_CALL, refused: [] })
})

test('passes against the sandbox, also a second time', async () => {
  const sandbox = await startSandbox()
  const first = await dredd(sandbox.url)
  const second = await dredd(sandbox.url)
  await sandbox.close()
  expect(first, first.text).toMatchObject(EVERY_CALL)
  expect(second, second.text).toMatchObject(EVERY_CALL)
  // What the contract's example names is another at each start: prices, codes, records that are over.
  expect(first.refused.length, first.refused.join('\n')).toBeLessThan(25)
})

test('fails where reads, the login and right forms are refused', async () => {
  const envelope = { code: 0, msg: 'No', time: 1, data: { reason: 'input_invalid', params: {} } }
  const server = await listen(
    createServer((request, response) => {
      request.resume()
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(envelope))
    }),
    { port: 0, host: '127.0.0.1' },
  )
  const run = await dredd(server.url)
  await server.close()
  expect(run.exitCode).toBe(1)
  expect(run.failing).toBeGreaterThan(60)
  expect(run.refused).toEqual([])
})
