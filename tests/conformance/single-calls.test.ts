import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '../../conformance/run/run.ts'
import type { Listening } from '../../scripts/lib/listen.ts'
import { contract } from './contract.ts'
import { startSandbox } from './sandbox.ts'
import { casesThat, optionsOf } from './servers.ts'

let server: Listening
beforeAll(async () => {
  server = await startSandbox()
})
afterAll(() => server.close())

/** What cannot be tried on a new sandbox. Anything else that is left out would prove nothing. */
const LEFT_OUT = {
  shape: ['shape renewPurchase done: principal: no purchase has matured that could be renewed'],
  session: [],
  input: [],
}

test.each(['shape', 'session', 'input'] as const)(
  'every case of the level %s passes against the sandbox',
  async (level) => {
    const options = optionsOf('--url', server.url, '--level', level, '--helper', 'sandbox')
    const report = await run(contract, { ...options, seed: 1 })
    expect(casesThat('failed', report)).toEqual([])
    expect(casesThat('left out', report)).toEqual(LEFT_OUT[level])
    expect(report.results).toHaveLength(report.planned)
  },
  300_000,
)
