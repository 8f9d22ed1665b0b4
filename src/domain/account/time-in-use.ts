import type { DeviceStore } from '@/api/device-store.ts'
import { clearDeviceStores } from '@/api/device-store.ts'

/*
 * For how long a user has had the app in sight since the login, or since asking last: kept over a reload, and
 * counted once however many windows show the app. What passes while no window is in sight does not count, and
 * after hours of it the session is another one.
 */

const KEY = 'h5.inUse.'

/** Milliseconds between two looks of a window in sight. */
export const LOOK_MS = 2_000
/** A longer time without a look was none in use: the app was out of sight, or the device slept. */
const LONGEST_MS = 3 * LOOK_MS

/** After so long out of sight it is not the same session, which a few minutes a day would make of days. */
const BREAK_MS = 3 * 3_600_000

export interface TimeInUse {
  seconds: number
  /** The last look, milliseconds of the device's clock. */
  at: number
}

/** The time in use after one more look of a window in sight. A clock that was set adds nothing. */
export function afterLook(before: TimeInUse | null, at: number): TimeInUse {
  if (before === null || at - before.at >= BREAK_MS) return { seconds: 0, at }
  const passed = at - before.at
  const counts = passed > 0 && passed <= LONGEST_MS
  return { seconds: before.seconds + (counts ? passed / 1000 : 0), at }
}

/** Notes that the app is in sight of a user. Returns the seconds in use. */
export function noteInSight(store: DeviceStore): number {
  const now = afterLook(store.readJson(KEY, isTimeInUse), Date.now())
  store.write(KEY, JSON.stringify(now))
  return now.seconds
}

/** Begins to count anew: the user was asked, and goes on. */
export function countAnew(store: DeviceStore): void {
  store.write(KEY, JSON.stringify(afterLook(null, Date.now())))
}

/** Forgets it of everybody: the session is over. */
export const dropTimeInUse = (): void => clearDeviceStores(KEY)

function isTimeInUse(stored: unknown): stored is TimeInUse {
  if (typeof stored !== 'object' || stored === null) return false
  const { seconds, at } = stored as Partial<Record<keyof TimeInUse, unknown>>
  return isTime(seconds) && isTime(at)
}

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0
