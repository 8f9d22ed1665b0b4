import { expect, test } from 'vitest'
import { run } from '../../conformance/run/run.ts'
import { startMock } from '../../scripts/mock/server.ts'
import { contract } from './contract.ts'
import { casesThat, optionsOf } from './servers.ts'

test('every case of the level shape passes against the mock', async () => {
  const mock = await startMock({ port: 0 })
  try {
    const report = await run(contract, optionsOf('--url', mock.url, '--level', 'shape'))
    expect(casesThat('failed', report)).toEqual([])
    expect(report.results).toHaveLength(report.planned)
  } finally {
    await mock.close()
  }
})
