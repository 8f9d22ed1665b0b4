import { describe, expect, it } from 'vitest'
import type { MoneyActionState } from './money-action-state.ts'
import { mayStillArrive, nextAskDelay, nextState } from './money-action-state.ts'

const ready: MoneyActionState<string> = { step: 'ready', error: null }
const sending: MoneyActionState<string> = { step: 'sending' }
const checking: MoneyActionState<string> = { step: 'checking', reachable: true, content: 'c' }
const notArrived: MoneyActionState<string> = { step: 'notArrived' }
const done: MoneyActionState<string> = { step: 'done', result: 'r' }

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
  it('waits until the request could no longer arrive', () => {
    expect(mayStillArrive(1000, 1000)).toBe(true)
    expect(mayStillArrive(1000, 1074.9)).toBe(true)
    expect(mayStillArrive(1000, 1075)).toBe(false)
  })

  it('asks soon at first and every ten seconds later', () => {
    expect([0, 1, 2, 3, 4, 50].map(nextAskDelay)).toEqual([
      1_000, 2_000, 4_000, 8_000, 10_000, 10_000,
    ])
  })
})
