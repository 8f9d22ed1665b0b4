import type { Area, Capability } from '../../src/generated/h5.schemas.ts'
import type { Market } from '../market/market.ts'
import { createMarket } from '../market/market.ts'
import { setAreas } from './areas.ts'
import type { Clock } from './clock.ts'
import { runningClock, standingClock } from './clock.ts'
import { Database } from './database.ts'
import { Halts } from './halts.ts'
import { HashQueue } from './hash-queue.ts'
import { Ledger } from './ledger.ts'
import { Settings } from './settings.ts'

/** How a sandbox is set up. */
export interface WorldOptions {
  /** File of the database, or `:memory:`. */
  database: string
  /** Folder for uploaded files. */
  files: string
  /** Everything random follows from it. */
  seed: string
  /** Cost of password hashing (core/secrets.ts). */
  passwordCost: number
  /** Where the clock stands, Unix milliseconds; without it the clock runs with the machine's. */
  standsAt?: number
  /** What the site is called, and the path of its app; without them as in core/rules.ts. */
  site?: { productName?: string; base?: string }
  /** Where the control page is, for the demo's visitors on this machine. */
  controlUrl?: string
  /** What the site offers from its start on; without it what it offered before, at first everything. */
  areas?: readonly Area[]
  /** Whether it has the streams of prices and of users' events, and says so. */
  streams?: boolean
  /** What it does not have of the capabilities, as a server may not. */
  without?: readonly Capability[]
}

/** Everything that a handler works with. */
export interface World {
  /** When this world was first opened, Unix seconds of its clock: what was before is the seed's. */
  startedAt: number
  database: Database
  ledger: Ledger
  clock: Clock
  market: Market
  halts: Halts
  settings: Settings
  /** Password hashes, which take turns. */
  hashes: HashQueue
  options: WorldOptions
  close(): void
}

/** Opens a world: what was in its database is there again, its clock included. */
export function openWorld(options: WorldOptions): World {
  const database = new Database(options.database)
  const settings = new Settings(database)
  if (options.areas) setAreas({ settings }, options.areas)
  const offset = () => settings.clockOffsetMs
  const clock =
    options.standsAt === undefined ? runningClock(offset) : standingClock(options.standsAt, offset)
  const halts = new Halts(database)
  return {
    startedAt: Math.floor(startedMs(settings, clock.nowMs()) / 1000),
    database,
    ledger: new Ledger(database),
    clock,
    market: createMarket({ seed: options.seed, halts: () => halts.all() }),
    halts,
    settings,
    hashes: new HashQueue(),
    options,
    close: () => database.close(),
  }
}

/** When the world was first opened, over restarts. */
function startedMs(settings: Settings, now: number): number {
  const known = settings.get('started_ms')
  if (known !== undefined) return Number(known)
  settings.set('started_ms', String(now))
  return now
}
