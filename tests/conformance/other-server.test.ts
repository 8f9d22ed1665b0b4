import { expect, test } from 'vitest'
import { verdict } from '../../conformance/result/report.ts'
import { run } from '../../conformance/run/run.ts'
import { contract } from './contract.ts'
import { OPERATIONS, PERSON, startOther } from './other-server.ts'
import { casesThat, optionsOf } from './servers.ts'

test('another server, with a part of the operations, passes without a helper', async () => {
  const server = await startOther()
  try {
    const { account, password } = PERSON
    const who = ['--account', account, '--password', password]
    const options = optionsOf('--url', server.url, ...who, '--only', OPERATIONS.join(','))
    const report = await run(contract, { ...options, seed: 1 })
    expect(casesThat('failed', report)).toEqual([])
    expect(verdict(report)).toMatchObject({ ok: true })
    const passed = new Set(
      report.results
        .filter(({ status }) => status === 'passed')
        .map(({ subject }) => subject.operation),
    )
    expect([...passed].sort()).toEqual([...OPERATIONS].sort())
  } finally {
    await server.close()
  }
}, 240_000)
