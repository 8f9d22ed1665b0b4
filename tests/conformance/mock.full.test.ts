import { expect, test } from 'vitest'
import { run } from '../../conformance/run/run.ts'
import { startMock } from '../../scripts/mock/server.ts'
import { contract } from './contract.ts'
import { casesThat, optionsOf } from './servers.ts'

/** What static examples cannot do: other rows for each query, a passkey of the kit's device, a user's own state. */
const BEYOND_EXAMPLES =
  /The query asked for|The device has no passkey that is allowed|^shape submitCertification .*must be refused/

test('the level shape finds nothing wrong in the mock but what examples cannot do', async () => {
  const mock = await startMock({ port: 0 })
  try {
    const report = await run(contract, optionsOf('--url', mock.url, '--level', 'shape'))
    const failed = casesThat('failed', report)
    expect(failed.filter((one) => !BEYOND_EXAMPLES.test(one))).toEqual([])
    expect(report.results).toHaveLength(report.planned)
  } finally {
    await mock.close()
  }
})
