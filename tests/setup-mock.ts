import { startMock } from '../scripts/mock/server.ts'

/** Component tests talk to the mock of the contract, which stands at the origin of their page. */
export async function setup() {
  const origin = process.env.H5_TEST_ORIGIN
  if (origin === undefined) throw new Error('vitest.config.ts names the origin of the tests')
  const mock = await startMock({ port: parseInt(new URL(origin).port, 10) })
  return () => mock.close()
}
