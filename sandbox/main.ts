/**
 * `npm run sandbox`: the sandbox alone, for any client (docs/sandbox.md).
 *
 *   --port 4020                   0 takes any free one
 *   --host 127.0.0.1              another address: only for other machines' clients
 *   --reset                       begins with the seed again
 *   --database FILE               in place of the one in .cache/sandbox; ":memory:" keeps nothing
 *   --files FOLDER                uploaded files; without it beside the database
 *   --seed TEXT                   prices follow from it
 *   --name NAME                   what the product is called
 *   --path /h5/                   the path of the app on its host, for invitation links
 *   --currency JPY                the currency of the accounts, by ISO 4217; without it USD
 *   --areas trading,news          what the site offers, of trading, financing, coins, invitations, activities,
 *                                 news and places; without it what it offered before, at first everything
 *   --stands-at SECONDS           Unix seconds at which the clock stands: the control page alone moves it
 *   --no-control                  leaves the control page out
 *   --no-streams                  leaves the streams out, as a server may
 *   --without passkeys,practice   leaves capabilities out (SiteInfo.capabilities of the contract), as a server may
 *   --check log                   what happens to an answer that breaks the contract: log, throw or off
 */
import '../scripts/process/help.ts'
import { mkdirSync } from 'node:fs'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readArguments } from '../scripts/process/project.ts'
import type { SandboxOptions } from './sandbox.ts'

const folder = fileURLToPath(new URL('../.cache/sandbox/', import.meta.url))

const { values } = readArguments({
  options: {
    port: { type: 'string', default: '4020' },
    host: { type: 'string', default: '127.0.0.1' },
    database: { type: 'string', default: join(folder, 'sandbox.db') },
    files: { type: 'string' },
    seed: { type: 'string', default: 'h5' },
    name: { type: 'string' },
    path: { type: 'string' },
    areas: { type: 'string' },
    currency: { type: 'string' },
    'stands-at': { type: 'string' },
    reset: { type: 'boolean', default: false },
    'no-control': { type: 'boolean', default: false },
    'no-streams': { type: 'boolean', default: false },
    without: { type: 'string' },
    check: { type: 'string', default: 'log' },
  },
})

// Compiling its modules is half of the work of a start: what comes after this line is compiled once.
enableCompileCache(join(folder, '..', 'node'))
// The rules have their amounts in it.
if (values.currency !== undefined) process.env.H5_CURRENCY = values.currency
const { deleteWorld, Sandbox } = await import('./sandbox.ts')
const { serve } = await import('./server.ts')
const { readAreas } = await import('./core/areas.ts')
const { readCapabilities } = await import('./core/areas.ts')
const { PASSWORD_COST } = await import('./core/secrets.ts')

const inMemory = join(tmpdir(), `h5-sandbox-${process.pid}`)

function optionsFrom({
  database,
  files,
  seed,
  name,
  path,
  check,
  areas,
  'stands-at': standsAt,
  'no-streams': noStreams,
  without,
}: typeof values): SandboxOptions {
  if (check !== 'log' && check !== 'throw' && check !== 'off') {
    throw new Error(`--check is log, throw or off, not ${check}`)
  }
  return {
    database,
    // What keeps nothing shares nothing: several may run beside each other.
    files: files ?? (database === ':memory:' ? inMemory : `${database}-files`),
    seed,
    site: {
      ...(name !== undefined && { productName: name }),
      ...(path !== undefined && { base: path }),
    },
    ...(areas !== undefined && { areas: readAreas(areas) }),
    ...(standsAt !== undefined && { standsAt: Number(standsAt) * 1000 }),
    passwordCost: PASSWORD_COST,
    streams: !noStreams,
    ...(without !== undefined && { without: readCapabilities(without) }),
    check,
    seeded: true,
  }
}

try {
  const options = optionsFrom(values)
  if (options.database !== ':memory:') mkdirSync(dirname(options.database), { recursive: true })
  const keepsNothing = options.files === inMemory
  if (values.reset || keepsNothing) deleteWorld(options)
  const sandbox = await Sandbox.open(options)
  const running = await serve(sandbox, {
    port: Number(values.port),
    host: values.host,
    control: !values['no-control'],
  })
  // The port that was asked for may be any.
  if (!values['no-control']) {
    options.controlUrl = `http://127.0.0.1:${new URL(running.url).port}/sandbox`
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      running.close().then(() => {
        if (keepsNothing) deleteWorld(options)
        process.exit(0)
      })
    })
  }
  console.log(`sandbox ready ${running.url}`)
  if (!values['no-control']) console.log(`the contract for reading: ${running.url}/docs`)
  // Now rather than at the end, which does not come to a process that is killed.
  flushCompileCache()
} catch (error) {
  console.error(`The sandbox cannot start: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
