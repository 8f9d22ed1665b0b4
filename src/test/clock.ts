import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { observeServerTime, resetServerClock } from '@/api/server-clock.ts'

/** The moment of the contract's examples, Unix milliseconds. */
const STORY = 1_795_188_600_000

/**
 * Takes over the clock for one test, from the moment of the contract's examples on. It goes on by
 * itself, too, so that what is loaded on demand arrives.
 */
export function fakeClock(): void {
  resetServerClock()
  vi.useFakeTimers({ now: STORY, shouldAdvanceTime: true, advanceTimeDelta: 4 })
}

/** Lets time pass, with everything that is due by then. */
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** The server tells its time, Unix seconds, in an answer without a delay. */
export function tellTime(time: number): void {
  const now = performance.now() / 1_000
  observeServerTime(time, { sentAt: now, receivedAt: now })
}
