import { createServer } from 'vite'
import { freePort, onStop, startMock, stop } from './processes.ts'
import { Failure, fail } from './project.ts'

/** The account of the contract's examples. */
const demo = { account: 'demo', password: 'demo1234' }

async function start(): Promise<void> {
  const cleanUps: (() => Promise<void>)[] = []
  const cleanUp = async () => {
    for (const step of cleanUps.reverse()) await step()
  }
  onStop(cleanUp)

  const backend = process.env.H5_API
  let stopping = false
  if (!backend) {
    const { url, child } = await startMock(await freePort(4010), async (reason) => {
      if (stopping) return
      await cleanUp()
      fail(new Failure(reason))
    })
    process.env.H5_API = url
    cleanUps.push(async () => {
      stopping = true
      await stop(child)
    })
  }

  const server = await createServer({ server: { host: true }, clearScreen: false })
  await server.listen()
  cleanUps.push(() => server.close())
  const { local = [], network = [] } = server.resolvedUrls ?? {}
  console.log(`
  App       ${local.join('  ')}
  Network   ${network.join('  ') || 'none'}
  Backend   ${process.env.H5_API} ${backend ? '(H5_API)' : '(mock of openapi/h5.yaml)'}
${backend ? '' : `  Log in    account ${demo.account}, password ${demo.password}\n`}
  Ctrl-C stops everything.
`)
}

start().catch(fail)
