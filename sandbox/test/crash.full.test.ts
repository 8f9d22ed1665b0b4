import { expect, test } from 'vitest'
import { crash } from './crash.ts'

test('a sandbox that is killed at work loses nothing and doubles nothing', async () => {
  const report = await crash(200)
  expect(report.problems).toEqual([])
  expect(report.rounds).toBe(200)
  expect(report.answered).toBeGreaterThan(0)
})
