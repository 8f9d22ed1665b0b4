import { afterAll, beforeAll, expect, test } from 'vitest'
import { verdict } from '../../conformance/result/report.ts'
import { run } from '../../conformance/run/run.ts'
import type { Listening } from '../../scripts/process/listen.ts'
import { contract } from './contract.ts'
import { startSandbox } from './sandbox.ts'
import { casesThat, optionsOf } from './servers.ts'

let sandbox: Listening
beforeAll(async () => {
  sandbox = await startSandbox()
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ hours: 24 })
  await fetch(`${sandbox.url}/sandbox/new_target_wait`, { method: 'POST', headers, body })
})
afterAll(() => sandbox.close())

test('a server that lets new targets of withdrawals wait conforms', async () => {
  const line = ['--url', sandbox.url, '--only', 'submitWithdrawal', '--helper', 'sandbox']
  const report = await run(contract, { ...optionsOf(...line), seed: 1 })
  expect(casesThat('failed', report)).toEqual([])
  expect(verdict(report).ok).toBe(true)
  const waits = report.results.flatMap(({ note }) => note ?? []).filter((one) => /waits/.test(one))
  expect(waits).not.toHaveLength(0)
}, 120_000)
