import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Sandbox } from '../sandbox.ts'
import { serve } from '../server.ts'
import { STORY_TIME } from './harness.ts'
import type { Arrivals } from './stream-clients.ts'

const SERVER = fileURLToPath(import.meta.url)
const CLIENTS = fileURLToPath(new URL('./stream-clients.ts', import.meta.url))
/** Seconds. */
const WEEK = 7 * 86_400
/** Seconds that are looked at. */
const SECONDS = 20
const STREAMS = 2_000

/** What it takes to hold streams of the prices of all products, while all of them trade. */
interface Held {
  /** Of one core. */
  share: number
  /** Bytes of the process beyond those it had before, for each stream. */
  bytes: number
  /** Milliseconds from a second's beginning until the last stream's client had its event, of all seconds. */
  late: { median: number; most: number }
}

/** Opens 2,000 streams of a sandbox in a process of its own for half a minute. What that takes, in words. */
export async function heldStreams(): Promise<string> {
  const server = fork(SERVER)
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`The sandbox with ${STREAMS} streams ended with ${code}`)
  })
  ended.catch(() => undefined)
  const [held] = await Promise.race([once(server, 'message'), ended])
  // Written below.
  const { share, bytes, late } = held as Held
  return (
    `${STREAMS} streams of all prices: ${(100 * share).toFixed(0)} % of a core, ` +
    `${Math.round(bytes / 1000)} kB each; the last has its event ${late.median} ms after the second ` +
    `begins, ${late.most} ms at most`
  )
}

async function hold(): Promise<Held> {
  const files = mkdtempSync(join(tmpdir(), 'h5-streams-'))
  const sandbox = await Sandbox.open({
    database: ':memory:',
    files,
    seed: 'test',
    passwordCost: 4,
    check: 'off',
    seeded: false,
    streams: true,
  })
  const now = sandbox.world.clock.nowMs()
  const weeks = Math.ceil((now / 1000 - STORY_TIME) / WEEK)
  // A Friday on which all markets are open: the clock goes on from there.
  sandbox.advance(STORY_TIME + weeks * WEEK - now / 1000)
  const ahead = sandbox.world.clock.nowMs() - Date.now()
  const running = await serve(sandbox, { port: 0, control: false })
  const before = process.memoryUsage().rss
  const clients = fork(CLIENTS, [`${running.url}/api/stream/prices`, String(STREAMS)])
  try {
    await once(clients, 'message')
    await delay(3000)
    const begin = { cpu: process.cpuUsage(), at: performance.now() }
    await delay(SECONDS * 1000)
    const { user, system } = process.cpuUsage(begin.cpu)
    const share = (user + system) / 1000 / (performance.now() - begin.at)
    const bytes = (process.memoryUsage().rss - before) / STREAMS
    const late = lateness(await arrivalsOf(clients), ahead)
    return { share, bytes, late }
  } finally {
    clients.kill()
    await running.close()
    rmSync(files, { recursive: true })
  }
}

async function arrivalsOf(clients: ChildProcess): Promise<Arrivals> {
  clients.send('tell')
  const [arrivals] = await once(clients, 'message')
  return arrivals as Arrivals
}

/** The seconds that all clients got: the first ones came while some were still on their way. */
function lateness(arrivals: Arrivals, ahead: number): Held['late'] {
  const late = Object.entries(arrivals)
    .filter(([, { clients }]) => clients === STREAMS)
    .map(([second, { last }]) => last + ahead - Number(second) * 1000)
    .sort((one, other) => one - other)
  if (late.length < SECONDS - 1) throw new Error(`Of ${SECONDS} seconds all got ${late.length}.`)
  return { median: Math.round(late[late.length >> 1] ?? 0), most: Math.round(late.at(-1) ?? 0) }
}

if (import.meta.main) process.send?.(await hold())
