import { afterEach, beforeEach, expect, test } from 'vitest'
import { STORY_TIME, TestSandbox } from '../test/harness.ts'
import type { Job } from './jobs.ts'
import { runDue } from './jobs.ts'

let sandbox: TestSandbox
let done: [name: string, at: number][]
beforeEach(() => {
  sandbox = new TestSandbox()
  done = []
})
afterEach(() => sandbox.close())

/** Work at some moments, in seconds after the beginning. */
function jobAt(name: string, ...moments: number[]): Job {
  const waiting = moments.map((one) => STORY_TIME + one)
  return {
    name,
    nextDue: () => waiting[0],
    run: (_world, due) => {
      waiting.shift()
      done.push([name, due - STORY_TIME])
    },
  }
}

test('after a jump of the clock everything is done in its order, each at its own moment', () => {
  const jobs = [
    jobAt('often', 1, 3, 5, 61),
    jobAt('first', 3),
    jobAt('never'),
    jobAt('once', 2, 60),
  ]
  sandbox.advance(60)
  runDue(sandbox.world, jobs)
  expect(done).toEqual([
    ['often', 1],
    ['once', 2],
    // Due at once: as the list of jobs has them.
    ['often', 3],
    ['first', 3],
    ['often', 5],
    ['once', 60],
  ])
})

test('nothing is done before its second', () => {
  const jobs = [jobAt('later', 10)]
  sandbox.advance(9.75)
  runDue(sandbox.world, jobs)
  expect(done).toEqual([])
  sandbox.advance(0.25)
  runDue(sandbox.world, jobs)
  expect(done).toEqual([['later', 10]])
})

test('work that fails is undone wholly', () => {
  const failing: Job = {
    name: 'failing',
    nextDue: () => STORY_TIME,
    run: ({ settings }) => {
      settings.set('half', 'done')
      throw new Error('no more')
    },
  }
  expect(() => runDue(sandbox.world, [failing])).toThrow('no more')
  expect(sandbox.world.settings.get('half')).toBeUndefined()
})
