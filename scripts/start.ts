/**
 * The app in development with its data: the sandbox (`npm start`), the mock of the contract
 * (`--mock`, `npm run dev:mock`), or the backend that `H5_API` names. Other arguments go to the
 * sandbox: `npm start -- --reset`.
 */
import { renderUnicodeCompact } from 'uqr'
import { createServer } from 'vite'
import { freePort, onStop, startMock, startSandbox, stop } from './processes.ts'
import { Failure, fail } from './project.ts'

/** A backend that is there, and what a developer must know of it. */
type Backend = { url: string; words: string[]; end: () => Promise<void> }

async function startBackend(died: (reason: string) => void): Promise<Backend> {
  const given = process.env.H5_API
  if (given) return { url: given, words: [`Backend   ${given} (H5_API)`], end: async () => {} }

  const [, , ...options] = process.argv
  const mocked = options[0] === '--mock'
  let stopping = false
  const report = (reason: string) => {
    if (!stopping) died(reason)
  }
  const { url, child } = mocked
    ? await startMock(await freePort(4010), report)
    : await startSandbox(await freePort(4020), options, report)
  // Only the mock has examples to choose from; nobody else is asked for them.
  if (!mocked) process.env.VITE_EXAMPLES = 'none'
  return {
    url,
    words: mocked ? wordsOfMock(url) : wordsOfSandbox(url),
    end: () => {
      stopping = true
      return stop(child)
    },
  }
}

/** The account of the contract's examples. */
const wordsOfMock = (url: string) => [
  `Backend   ${url} (mock of openapi/h5.yaml)`,
  'Log in    account demo, password demo1234',
]

/** The users that docs/sandbox.md describes. */
const wordsOfSandbox = (url: string) => [
  `Backend   ${url} (sandbox; its data stay in .cache/sandbox, --reset forgets them)`,
  `Control   ${url}/sandbox`,
  'Log in    demo / demo1234          fund password fund1234, a history of everything',
  '          newbie / newbie1234      nothing yet; invitation code for new users: H5DEMO',
  '          turnover / turnover1234  not enough turnover to withdraw',
  '          locked / locked1234      locked by an administrator',
]

/** The address that a phone in the same network can open, to be photographed. */
function phoneWords(address: string | undefined): string {
  if (!address) return '  Phone     no network\n'
  return `  Phone     ${address}\n\n${renderUnicodeCompact(address, { border: 2 })}\n`
}

async function start(): Promise<void> {
  const cleanUps: (() => Promise<void>)[] = []
  const cleanUp = async () => {
    for (const step of cleanUps.reverse()) await step()
  }
  onStop(cleanUp)

  const backend = await startBackend(async (reason) => {
    await cleanUp()
    fail(new Failure(reason))
  })
  cleanUps.push(backend.end)
  process.env.H5_API = backend.url

  const server = await createServer({ server: { host: true }, clearScreen: false })
  await server.listen()
  cleanUps.push(() => server.close())
  const { local = [], network = [] } = server.resolvedUrls ?? {}
  console.log(`
  App       ${local.join('  ')}
${phoneWords(network[0])}
${backend.words.map((line) => `  ${line}`).join('\n')}

  Ctrl-C stops everything.
`)
}

start().catch(fail)
