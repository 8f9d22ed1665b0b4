import { expect, test } from 'vitest'
import { crash } from './crash.ts'

/** A sample of `npm run sandbox:crash`, which kills it 200 times. */
test('a sandbox that is killed at work loses nothing and doubles nothing', {
  timeout: 120_000,
}, async () => {
  const report = await crash(8, 'sample')
  expect(report.problems).toEqual([])
  expect(report.rounds).toBe(8)
  expect(report.answered).toBeGreaterThan(0)
})
