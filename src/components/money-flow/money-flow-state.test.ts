import { describe, expect, it } from 'vitest'
import type { MoneyFlowState } from './money-flow-state.ts'
import { afterLookUp, nextAskDelay, nextState } from './money-flow-state.ts'

const ready: MoneyFlowState<string> = { step: 'ready', error: null }
const sending: MoneyFlowState<string> = { step: 'sending' }
const checking: MoneyFlowState<string> = { step: 'checking', reachable: true, content: 'c' }
const notArrived: MoneyFlowState<string> = { step: 'notArrived' }
const done: MoneyFlowState<string> = { step: 'done', result: 'r' }

describe('nextState', () => {
  it('sends only when nothing is under way', () => {
    expect(nextState(ready, { type: 'sent' })).toEqual(sending)
    expect(nextState(notArrived, { type: 'sent' })).toEqual(sending)
    for (const state of [sending, checking, done]) {
      expect(nextState(state, { type: 'sent' })).toBe(state)
    }
  })

  it('never calls failed what is being asked for or done', () => {
    const failed = { type: 'failed', error: { kind: 'noAnswer', why: 'offline' } } as const
    expect(nextState(sending, failed)).toEqual({ step: 'ready', error: failed.error })
    for (const state of [checking, notArrived, done]) expect(nextState(state, failed)).toBe(state)
  })

  it('keeps a result whatever comes late', () => {
    const late = [
      { type: 'answerLost', content: 'c' },
      { type: 'asked', reachable: false },
      { type: 'notFound' },
      { type: 'sessionEnded' },
    ] as const
    for (const event of late) expect(nextState(done, event)).toBe(done)
  })

  it('asks for an outcome wherever an answer is lost, and leaves it to be sent again', () => {
    const lost = { type: 'answerLost', content: 'c' } as const
    for (const state of [ready, sending, notArrived])
      expect(nextState(state, lost)).toEqual(checking)
    for (const state of [ready, sending, notArrived, done]) {
      expect(nextState(state, { type: 'notFound' })).toBe(state)
      expect(nextState(state, { type: 'asked', reachable: false })).toBe(state)
    }
  })

  it('is ready again without an error after a session that ended, and when one starts over', () => {
    expect(nextState(sending, { type: 'sessionEnded' })).toEqual(ready)
    for (const state of [checking, notArrived]) {
      expect(nextState(state, { type: 'sessionEnded' })).toBe(state)
    }
    for (const state of [checking, notArrived, done]) {
      expect(nextState(state, { type: 'startOver' })).toEqual(ready)
    }
  })

  it('takes a result from every step', () => {
    for (const state of [sending, checking, notArrived]) {
      expect(nextState(state, { type: 'succeeded', result: 'r' })).toEqual(done)
    }
  })

  it('says while checking whether the server can be reached', () => {
    expect(nextState(checking, { type: 'asked', reachable: false })).toEqual({
      step: 'checking',
      reachable: false,
      content: 'c',
    })
    expect(nextState(ready, { type: 'asked', reachable: false })).toBe(ready)
    expect(nextState(checking, { type: 'notFound' })).toEqual(notArrived)
  })
})

describe('asking for an outcome', () => {
  it('is over with a result, whenever it is found', () => {
    const found = { type: 'succeeded', result: 'r' }
    expect(afterLookUp({ result: 'r', time: 999 }, 1000, true)).toEqual(found)
    expect(afterLookUp({ result: 'r', time: 2000 }, 1000, false)).toEqual(found)
  })

  it('goes on until a look-up of the server is later than the last second', () => {
    const again = { type: 'asked', reachable: true }
    expect(afterLookUp({ result: null, time: 999 }, 1000, true)).toEqual(again)
    expect(afterLookUp({ result: null, time: 1000 }, 1000, true)).toEqual(again)
    expect(afterLookUp({ result: null, time: 1001 }, 1000, true)).toEqual({ type: 'notFound' })
  })

  it('is over where its outcome was known elsewhere and it was no success', () => {
    const over = { type: 'startOver' }
    expect(afterLookUp({ result: null, time: 999 }, 1000, false)).toEqual(over)
  })

  it('asks soon at first and every ten seconds later', () => {
    expect([0, 1, 2, 3, 4, 50].map(nextAskDelay)).toEqual([
      1_000, 2_000, 4_000, 8_000, 10_000, 10_000,
    ])
  })
})
