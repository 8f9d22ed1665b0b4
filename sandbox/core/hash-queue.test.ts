import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { HashQueue } from './hash-queue.ts'

/** Runs hashes that end one after the other, and answers who they were for, in that order. */
async function order(sources: readonly { source: string; account?: string }[]) {
  const queue = new HashQueue()
  const done: string[] = []
  const results = await Promise.all(
    sources.map((one) =>
      queue.run(one, async () => {
        await nextTurn()
        done.push(one.source)
      }),
    ),
  )
  return { done, refused: results.filter((result) => result === undefined).length }
}

const of = (source: string, count: number) => Array.from({ length: count }, () => ({ source }))

test('a flood of one source delays another by no more than the hashes that run', async () => {
  const { done } = await order([...of('flood', 50), ...of('user', 2)])
  expect(done.slice(0, 12).filter((source) => source === 'user')).toHaveLength(2)
})

test('a source, an account and all together have few hashes that wait', async () => {
  const sources = Array.from({ length: 900 }, (_, number) => ({ source: `address ${number}` }))
  const { done, refused } = await order(of('flood', 900))
  expect(done.length).toBeLessThan(70)
  expect(refused).toBe(900 - done.length)
  expect((await order(sources)).done.length).toBeLessThan(250)
  const tried = sources.map((one) => ({ ...one, account: 'demo' }))
  expect((await order(tried)).done.length).toBeLessThan(25)
})

test('a hash that fails makes room for the next', async () => {
  const queue = new HashQueue()
  const failing = Array.from({ length: 20 }, () =>
    queue.run({ source: 'user' }, () => Promise.reject(new Error('no memory'))),
  )
  expect((await Promise.allSettled(failing)).every(({ status }) => status === 'rejected')).toBe(
    true,
  )
  expect(await queue.run({ source: 'user' }, async () => 'hash')).toEqual({ result: 'hash' })
})
