import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  answeredAfter,
  clockDifference,
  isServerTimeDoubtful,
  observeServerTime,
  resetServerClock,
  serverNow,
  serverTimeAt,
  startExchange,
} from './server-clock.ts'

/** The true time of the server when the tests begin, Unix seconds; deliberately not a whole one. */
const START = 1_795_188_600.37

/** How far the device's clock is off, seconds. */
let deviceError = 0
/** Seconds since the tests began, truly and on the device's monotonic timer. */
let elapsed = 0
let monotonic = 0

function pass(seconds: number) {
  elapsed += seconds
  monotonic += seconds
}

/** The device sleeps: time passes, and its monotonic timer stands still. */
function sleep(seconds: number) {
  elapsed += seconds
}

const trueNow = () => START + elapsed
const error = () => Math.abs(serverNow() - trueNow())

/** One call: there in `up` seconds, back in `down`; a cache may have kept the answer for `age`. */
function call(up: number, down: number, age?: number) {
  const end = startExchange()
  pass(up)
  const time = Math.floor(trueNow() - (age ?? 0))
  pass(down)
  observeServerTime(time, end(), age !== undefined)
}

beforeEach(() => {
  deviceError = 0
  elapsed = 0
  monotonic = 100
  resetServerClock()
  vi.spyOn(performance, 'now').mockImplementation(() => monotonic * 1000)
  vi.spyOn(Date, 'now').mockImplementation(() => (trueNow() + deviceError) * 1000)
})

afterEach(resetServerClock)

describe('serverNow', () => {
  it('is the device’s clock before the first answer', () => {
    deviceError = 5
    expect(serverNow()).toBeCloseTo(START + 5, 3)
  })

  it.each([
    ['a day ahead', 86_400],
    ['a day behind', -86_400],
    ['an hour ahead', 3_600],
    ['right', 0],
  ])('is right to the second after one answer on a device whose clock is %s', (_name, wrong) => {
    deviceError = wrong
    call(0.05, 0.05)
    expect(error()).toBeLessThan(0.56)
  })

  it('is off by half of the way at most when an answer was slow', () => {
    call(0.1, 3)
    expect(error()).toBeLessThan(2.1)
  })

  it('narrows below 0.3 s with the answers of a page', () => {
    deviceError = 86_400
    for (let index = 0; index < 12; index += 1) {
      call(0.04, 0.06)
      pass(0.63)
    }
    expect(error()).toBeLessThan(0.3)
  })

  it('does not follow a user who corrects the device’s clock', () => {
    deviceError = 3_600
    call(0.05, 0.05)
    const before = serverNow()
    deviceError = 0
    expect(serverNow()).toBeCloseTo(before, 3)
  })

  it('starts over with the first answer after the device has slept', () => {
    for (let index = 0; index < 5; index += 1) call(0.05, 0.65)
    sleep(300)
    call(0.05, 0.05)
    expect(error()).toBeLessThan(0.56)
  })

  it('starts over when the server’s clock was set', () => {
    for (let index = 0; index < 5; index += 1) call(0.05, 0.65)
    const end = startExchange()
    pass(0.1)
    observeServerTime(Math.floor(trueNow()) - 7_200, end())
    expect(trueNow() - serverNow()).toBeCloseTo(7_200, -1)
  })

  it('tells by how much answers contradict each other, ahead or behind', () => {
    call(0.05, 0.05)
    call(0.05, 0.65)
    expect(clockDifference()).toBe(0)
    const answered = (by: number) => {
      const end = startExchange()
      pass(0.1)
      observeServerTime(Math.floor(trueNow()) + by, end())
    }
    answered(20)
    expect(Math.abs(clockDifference() - 20)).toBeLessThan(2)
    answered(0)
    answered(-7_200)
    // No farm of servers differs by that much: the clock was set.
    expect(clockDifference()).toBe(60)
  })

  it('takes a device that has slept for no difference of the servers', () => {
    call(0.05, 0.65)
    sleep(300)
    call(0.05, 0.05)
    expect(clockDifference()).toBe(0)
  })

  it('does not trust the slowest of several answers more than the fastest', () => {
    call(0.02, 0.02)
    const exact = serverNow() - trueNow()
    call(0.02, 20)
    expect(Math.abs(serverNow() - trueNow())).toBeLessThanOrEqual(Math.abs(exact) + 0.5)
  })
})

describe('an answer that may come from a cache', () => {
  it('does not turn back a clock that is known', () => {
    call(0.05, 0.05)
    call(0.05, 0.05, 290)
    expect(error()).toBeLessThan(0.56)
  })

  it('does not turn back a clock that only caches have told', () => {
    call(0.05, 0.05, 1)
    call(0.05, 0.05, 290)
    expect(error()).toBeLessThan(1.6)
  })

  it('gives way to a newer one', () => {
    call(0.05, 0.05, 290)
    expect(error()).toBeGreaterThan(280)
    call(0.05, 0.05, 0)
    expect(error()).toBeLessThan(0.6)
  })

  it('gives way to one that is fresh', () => {
    call(0.05, 0.05, 290)
    call(0.05, 0.05)
    expect(error()).toBeLessThan(0.56)
  })

  it('does not turn the clock back after the device has slept', () => {
    call(0.05, 0.05)
    sleep(300)
    call(0.05, 0.05, 60)
    expect(error()).toBeLessThan(61)
    const before = serverNow()
    call(0.05, 0.05, 200)
    expect(serverNow()).toBeGreaterThanOrEqual(before)
  })
})

describe('a moment of the device’s clock', () => {
  it('is one of the server’s, however far the device is off', () => {
    deviceError = 3_600
    call(0.05, 0.05)
    const read = Date.now()
    const at = serverNow()
    pass(90)
    expect(serverTimeAt(read)).toBeCloseTo(at, 3)
  })

  it('does not lie ahead where the device’s clock was turned back meanwhile', () => {
    call(0.05, 0.05)
    const read = Date.now()
    deviceError = -3_600
    expect(serverTimeAt(read)).toBe(serverNow())
  })

  it('tells after which one an answer was made, however long it was on its way', () => {
    for (const down of [0, 0.9, 59]) {
      resetServerClock()
      call(0.05, 0.05)
      const made = trueNow()
      call(0, down)
      expect(answeredAfter(Date.now())).toBeLessThan(made)
      expect(answeredAfter(Date.now())).toBeGreaterThan(made - 62)
    }
  })
})

describe('the server’s time is in doubt', () => {
  it('while caches alone have told it, and never by time that passes', () => {
    call(0.05, 0.05, 290)
    expect(isServerTimeDoubtful()).toBe(true)
    call(0.05, 0.05)
    expect(isServerTimeDoubtful()).toBe(false)
    pass(7_200)
    expect(isServerTimeDoubtful()).toBe(false)
  })

  it('after the device has slept, until the next fresh answer', () => {
    call(0.05, 0.05)
    sleep(300)
    expect(isServerTimeDoubtful()).toBe(true)
    call(0.05, 0.05, 60)
    expect(isServerTimeDoubtful()).toBe(true)
    call(0.05, 0.05)
    expect(isServerTimeDoubtful()).toBe(false)
  })

  it('after the device’s clock was set: that looks the same', () => {
    call(0.05, 0.05)
    deviceError = -3_600
    expect(isServerTimeDoubtful()).toBe(true)
  })
})
