/**
 * `npm run mock`: answers every call with the contract's named examples (docs/mock.md), and with
 * those of the changed contract as soon as `openapi/h5.yaml` is written.
 *
 *   --port 4010
 *   --host 127.0.0.1   another address than this machine's own: only for trying the app on a phone
 *   --delay 800        milliseconds that every answer waits
 */
import './process/help.ts'
import { startMock } from './mock/server.ts'
import { readArguments } from './process/project.ts'

const { values } = readArguments({
  options: {
    port: { type: 'string', default: '4010' },
    host: { type: 'string', default: '127.0.0.1' },
    delay: { type: 'string', default: '0' },
  },
})

try {
  const { url } = await startMock({
    port: Number(values.port),
    host: values.host,
    delay: Number(values.delay),
    told: console.log,
  })
  console.log(`mock ready ${url}`)
  console.log(`the contract for reading: ${url}/docs`)
} catch (error) {
  console.error(`The mock cannot start: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
