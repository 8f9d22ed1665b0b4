import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import type { Reading } from '../../conformance/result/clock-skew.ts'
import { ClockCheck, skewOf } from '../../conformance/result/clock-skew.ts'
import { contract } from './contract.ts'

const SERVER = 1_795_188_600
/** An answer of a machine whose clock is so many seconds ahead of the others. */
const reading = (ahead: number, { at = 0, took = 0, age = 0 } = {}): Reading => ({
  time: Math.floor(SERVER + ahead + at),
  sent: at,
  came: at + took,
  age,
})

describe('the clocks behind some answers', () => {
  test('differ by what the delays of the answers cannot explain', () => {
    const [one, two] = [reading(0), reading(30, { at: 0.5, took: 0.25 })]
    expect(skewOf([one, two])).toEqual({ seconds: 28.25, ahead: two, behind: one })
    expect(skewOf([two, one]).seconds).toBe(28.25)
    expect(skewOf([one, reading(30, { took: 40 })]).seconds).toBe(0)
  })

  test('may be older for an answer that its header allows to be cached', () => {
    expect(skewOf([reading(-60, { age: 60 }), reading(0)]).seconds).toBe(0)
    expect(skewOf([reading(-90, { age: 60 }), reading(0)]).seconds).toBe(29)
  })

  test('of machines that keep to the tolerance raise no alarm, under any load', () => {
    const most = contract.clockTolerance
    expect(most).toBe(5)
    const answer = fc.record({
      ahead: fc.double({ min: 0, max: most, noNaN: true }),
      at: fc.double({ min: 0, max: 60, noNaN: true }),
      // When the machine looked at its clock, and how long its answer took from then on.
      before: fc.double({ min: 0, max: 30, noNaN: true }),
      after: fc.double({ min: 0, max: 30, noNaN: true }),
      kept: fc.double({ min: 0, max: 60, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(answer, { minLength: 1, maxLength: 40 }), (answers) => {
        const readings = answers.map(({ ahead, at, before, after, kept }) => ({
          time: Math.floor(SERVER + ahead + at + before - kept),
          sent: at,
          came: at + before + after,
          age: Math.ceil(kept),
        }))
        // A clock is a sum of binary numbers here.
        expect(skewOf(readings).seconds).toBeLessThanOrEqual(most + 1e-6)
      }),
    )
  })
})

describe('a single answer', () => {
  const nowIs = (seconds: number) => vi.spyOn(performance, 'now').mockReturnValue(seconds * 1000)

  test('that was delayed tells no wrong time, not even the first one', () => {
    const clock = new ClockCheck(contract.clockTolerance)
    nowIs(20)
    expect(clock.off(SERVER, 0)).toBeUndefined()
    expect(clock.off(SERVER + 19, 19_000)).toBeUndefined()
    nowIs(60)
    expect(clock.off(SERVER + 21, 20_000)).toBeUndefined()
  })

  test('of a clock that stands, or jumps, is told by how much', () => {
    const clock = new ClockCheck(contract.clockTolerance)
    nowIs(1)
    expect(clock.off(SERVER, 1000)).toBeUndefined()
    nowIs(101)
    expect(clock.off(SERVER, 101_000)).toBe(99)
    expect(clock.off(SERVER + 200, 101_000)).toBe(99)
    expect(clock.off(SERVER + 100, 101_000)).toBeUndefined()
  })

  test('may be off by as much as the contract allows, and no more', () => {
    const clock = new ClockCheck(contract.clockTolerance)
    nowIs(1)
    expect(clock.off(SERVER, 1000)).toBeUndefined()
    expect(clock.off(SERVER + contract.clockTolerance + 1, 1000)).toBeUndefined()
    expect(clock.off(SERVER + contract.clockTolerance + 2, 1000)).toBe(contract.clockTolerance + 1)
  })
})
