import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { summary } from '../../conformance/report/terminal.ts'
import { run } from '../../conformance/run/run.ts'
import { root } from '../../scripts/process/project.ts'
import { contract, specifiedOperations } from './contract.ts'
import { casesThat, optionsOf } from './servers.ts'

test('of the example server the kit names the one mistake, once, and as its page shows it', async () => {
  const { text } = await whatTheKitSays([], ['--level', 'shape,session,input'])
  const found = text.match(/^FAILED .*/gm)
  expect(found).toEqual([
    expect.stringMatching(/GET \/api\/user\/index .*\/data\/balances\/available/),
  ])
  expect(readFileSync(join(root, 'docs', 'conformance.md'), 'utf8')).toContain(found?.[0])
  expect(text).toContain(`5 of ${specifiedOperations} operations there, 4 right`)
  expect(text.split('\n').length).toBeLessThan(100)
}, 120_000)

test('without its mistake the example server is right, as far as it goes', async () => {
  const { text, failed } = await whatTheKitSays(['--right'], [])
  expect(failed).toEqual([])
  expect(text).toContain(`5 of ${specifiedOperations} operations there, 5 right`)
}, 120_000)

/** Runs the kit against the example, each with options, and answers its report and what failed. */
async function whatTheKitSays(ofServer: string[], ofKit: string[]) {
  const file = join(root, 'conformance', 'examples', 'first-server.mjs')
  const server = spawn(process.execPath, [file, '--port', '0', ...ofServer])
  try {
    const [url] = await once(createInterface(server.stdout), 'line')
    const who = ['--account', 'demo', '--password', 'demo1234']
    const options = optionsOf('--url', url, ...who, '--so-far', '--seed', '1', ...ofKit)
    const report = await run(contract, options)
    return { text: summary(contract, report), failed: casesThat('failed', report) }
  } finally {
    server.kill()
    await once(server, 'close')
  }
}
