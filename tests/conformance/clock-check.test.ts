import { expect, test, vi } from 'vitest'
import { ClockCheck } from '../../conformance/result/checks.ts'

const SERVER = 1_795_188_600
const nowIs = (seconds: number) => vi.spyOn(performance, 'now').mockReturnValue(seconds * 1000)

test('an answer that was long on its way tells no wrong time, the first one neither', () => {
  const clock = new ClockCheck()
  nowIs(20)
  expect(clock.drift(SERVER, 0)).toBe(0)
  expect(clock.drift(SERVER + 19, 19_000)).toBe(0)
  nowIs(60)
  expect(clock.drift(SERVER + 21, 20_000)).toBe(0)
})

test('a clock that stands, or jumps, is told by how much', () => {
  const clock = new ClockCheck()
  nowIs(1)
  clock.drift(SERVER, 1000)
  nowIs(101)
  expect(clock.drift(SERVER, 101_000)).toBe(-99)
  expect(clock.drift(SERVER + 200, 101_000)).toBe(99)
  expect(clock.drift(SERVER + 100, 101_000)).toBe(0)
})
