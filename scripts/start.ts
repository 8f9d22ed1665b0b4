/**
 * The app in development with its data: the sandbox (`npm start`), the mock of the contract
 * (`npm run dev:mock`), or the backend that `H5_API` names. `--phone` opens it to the
 * network, `--port 5200` takes another port; other arguments go to the sandbox: `npm start -- --reset`.
 */
import './process/help.ts'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { writeTypeLibrary } from './browsers/type-library.ts'
import { site } from './build/chosen-site.ts'
import { base, ownReports } from './build/serving-rules.ts'
import { sandboxOfSite } from './build/site.ts'
import { readContract } from './contract/contract.ts'
import { listeningHost, phoneWords } from './process/phone.ts'
import { freePort, onStop, startMock, startSandbox, stop } from './process/processes.ts'
import { Failure, fail } from './process/project.ts'

/** A backend that is there, and what a developer must know of it. */
type Backend = { url: string; what: string; end: () => Promise<void> }

async function startBackend(
  { mocked, others }: Options,
  died: (reason: string) => void,
): Promise<Backend> {
  const given = process.env.H5_API
  if ((mocked || given) && others.length > 0) {
    throw new Failure(`Only the sandbox takes ${others.join(' ')}.`)
  }
  if (given) return { url: given, what: `backend ${given}`, end: async () => {} }

  let stopping = false
  const report = (reason: string) => {
    if (!stopping) died(reason)
  }
  const { url, child } = mocked
    ? await startMock(await freePort(4010), report, console.log)
    : await startSandbox(await freePort(4020), [...sandboxOfSite(site), ...others], report)
  if (!mocked) {
    // Only the mock has examples to choose from, and only the sandbox takes reports.
    process.env.VITE_EXAMPLES = 'none'
    process.env.VITE_REPORTS ??= ownReports
  }
  return {
    url,
    // The login page offers more accounts.
    what: `demo / demo1234; ${mocked ? `mock at ${url}` : `sandbox at ${url}, its control page at ${url}/sandbox`}, the contract at ${url}/docs`,
    end: () => {
      stopping = true
      return stop(child)
    },
  }
}

interface Options {
  mocked: boolean
  phone: boolean
  port: number | undefined
  /** All others, which are the sandbox's. */
  others: readonly string[]
}

function readOptions(args: string[]): Options {
  const options = {
    mock: { type: 'boolean', default: false },
    phone: { type: 'boolean', default: false },
    port: { type: 'string' },
  } as const
  const { values, tokens } = parseArgs({ args, options, strict: false, tokens: true })
  const own = tokens.flatMap((token) => {
    if (token.kind !== 'option' || !(token.name in options)) return []
    // The value is the next argument, unless it stands behind a "=".
    return token.inlineValue === false ? [token.index, token.index + 1] : [token.index]
  })
  return {
    mocked: values.mock === true,
    phone: values.phone === true,
    port: values.port === undefined ? undefined : portFrom(values.port),
    others: args.filter((_, index) => !own.includes(index)),
  }
}

function portFrom(given: string | boolean): number {
  const port = Number(given)
  if (given !== true && Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Failure(`--port needs the number of a port, not ${given === true ? 'nothing' : given}.`)
}

async function start(): Promise<void> {
  const cleanUps: (() => Promise<void>)[] = []
  const cleanUp = async () => {
    for (const step of cleanUps.reverse()) await step()
  }
  onStop(cleanUp)
  // The app and the sandbox run by what was generated, and would not say that its source is broken.
  readContract()
  // For the editor: `src/tsconfig.json` reads them.
  await writeTypeLibrary()

  const options = readOptions(process.argv.slice(2))
  const { port, phone } = options
  const backend = await startBackend(options, async (reason) => {
    await cleanUp()
    fail(new Failure(reason))
  })
  cleanUps.push(backend.end)
  process.env.H5_API = backend.url

  const host = listeningHost(phone)
  const chosen = port === undefined ? {} : { port, strictPort: true }
  const server = await createServer({ server: { host, ...chosen }, clearScreen: false })
  await server.listen()
  cleanUps.push(() => server.close())
  // Browsers have passkeys at `localhost` and at no other address without TLS.
  const address = (server.resolvedUrls?.local[0] ?? '').replace('127.0.0.1', 'localhost')
  console.log(`\n  Open ${address} (${backend.what}; Ctrl-C stops it)\n`)
  if (phone) console.log(phoneWords(Number(new URL(address).port), base))
}

start().catch(fail)
