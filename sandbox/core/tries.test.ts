import { expect, test } from 'vitest'
import { STORY_TIME } from '../test/harness.ts'
import { sandbox, setUpSandbox } from '../test/set-up.ts'
import { forgetTries, limitTries } from './tries.ts'

setUpSandbox()

/** At most three within a minute. */
const attempt = (name = 'guess') => limitTries(sandbox.world, name, { max: 3, seconds: 60 })
const refusal = (from: number) =>
  expect.objectContaining({ reason: 'too_many_requests', params: { available_from: String(from) } })

test('the fourth within a minute waits until the first is a minute old', () => {
  for (const wait of [10, 10, 0]) {
    attempt()
    sandbox.advance(wait)
  }
  expect(() => attempt()).toThrow(refusal(STORY_TIME + 60))
  sandbox.advance(39)
  expect(() => attempt()).toThrow(refusal(STORY_TIME + 60))
  sandbox.advance(1)
  attempt()
  expect(() => attempt()).toThrow(refusal(STORY_TIME + 70))
})

test('each name is counted by itself, until it is forgotten', () => {
  for (const name of ['guess', 'guess', 'guess', 'other']) attempt(name)
  attempt('other')
  expect(() => attempt()).toThrow('too_many_requests')
  forgetTries(sandbox.world, 'other')
  expect(() => attempt()).toThrow('too_many_requests')
  forgetTries(sandbox.world, 'guess')
  attempt()
})

test('what is too old to count is not kept', () => {
  attempt()
  attempt('other')
  sandbox.advance(60)
  attempt()
  expect(sandbox.world.database.all('SELECT name, at FROM tries ORDER BY at')).toEqual([
    { name: 'other', at: STORY_TIME },
    { name: 'guess', at: STORY_TIME + 60 },
  ])
})
