import { describe, expect, it } from 'vitest'
import { CLOCK_TOLERANCE } from '@/generated/clock-tolerance.ts'
import type { MoneyFlowState } from './money-flow-state.ts'
import { afterLookUp, nextAskDelay, nextState } from './money-flow-state.ts'

const ready: MoneyFlowState<string> = { step: 'ready', error: null }
const sending: MoneyFlowState<string> = { step: 'sending' }
const checking: MoneyFlowState<string> = {
  step: 'checking',
  about: 'own',
  lookUp: null,
  content: 'c',
}
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

  it('leaves another tab the first place only before anything is sent, and can be sent then', () => {
    const first = { type: 'otherTabFirst' } as const
    const notSent: MoneyFlowState<string> = { step: 'notSent' }
    expect(nextState(sending, first)).toEqual(notSent)
    expect(nextState(notSent, { type: 'sent' })).toEqual(sending)
    for (const state of [ready, checking, notArrived, done]) {
      expect(nextState(state, first)).toBe(state)
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
      { type: 'asked', lookUp: 'unreachable' },
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
      expect(nextState(state, { type: 'asked', lookUp: 'unreachable' })).toBe(state)
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
    expect(nextState(checking, { type: 'asked', lookUp: 'unreachable' })).toEqual({
      ...checking,
      lookUp: 'unreachable',
    })
    expect(nextState(ready, { type: 'asked', lookUp: 'unreachable' })).toBe(ready)
    expect(nextState(checking, { type: 'notFound' })).toEqual(notArrived)
  })
})

describe("another tab's", () => {
  const others: MoneyFlowState<string> = { ...checking, about: 'otherTab' }

  it('comes first, where this one was not sent', () => {
    const lost = { type: 'answerLost', about: 'otherTab', content: 'c' } as const
    expect(nextState(sending, lost)).toEqual(others)
  })

  it('is never told as what was pressed here, which can be sent once it is known', () => {
    const notSent = { step: 'notSent' }
    expect(nextState(others, { type: 'succeeded', result: 'r' })).toEqual(notSent)
    expect(nextState(others, { type: 'notFound' })).toEqual(notSent)
    expect(nextState(others, { type: 'startOver' })).toEqual(notSent)
  })

  it('is asked for until then', () => {
    expect(nextState(others, { type: 'asked', lookUp: 'unreachable' })).toEqual({
      ...others,
      lookUp: 'unreachable',
    })
    for (const event of [{ type: 'sent' }, { type: 'sessionEnded' }] as const) {
      expect(nextState(others, event)).toBe(others)
    }
  })
})

describe('asking for an outcome', () => {
  it('is over with a result, whenever it is found', () => {
    const found = { type: 'succeeded', result: 'r' }
    expect(afterLookUp({ result: 'r', time: 999 }, 1000, true)).toEqual(found)
    expect(afterLookUp({ result: 'r', time: 2000 }, 1000, false)).toEqual(found)
  })

  it('goes on until a look-up of the server is later than the last second', () => {
    const again = { type: 'asked', lookUp: null }
    expect(afterLookUp({ result: null, time: 999 }, 1000, true)).toEqual(again)
    expect(afterLookUp({ result: null, time: 1000 }, 1000, true)).toEqual(again)
  })

  it('waits beyond it for as long as the clocks of the servers may differ, or were seen to', () => {
    const again = { type: 'asked', lookUp: null }
    const over = { type: 'notFound' }
    const last = 1000 + CLOCK_TOLERANCE
    expect(afterLookUp({ result: null, time: last }, 1000, true)).toEqual(again)
    expect(afterLookUp({ result: null, time: last + 1 }, 1000, true)).toEqual(over)
    expect(afterLookUp({ result: null, time: last }, 1000, true, 2)).toEqual(again)
    expect(afterLookUp({ result: null, time: 1030 }, 1000, true, 30)).toEqual(again)
    expect(afterLookUp({ result: null, time: 1031 }, 1000, true, 30)).toEqual(over)
    expect(afterLookUp({ result: null, time: 1031 }, 1000, false, 30)).toEqual(over)
  })

  it('is over where its outcome was known elsewhere and it was no success', () => {
    const over = { type: 'startOver' }
    expect(afterLookUp({ result: null, time: 999 }, 1000, false)).toEqual(over)
  })

  it('asks soon at first, every ten seconds later, and when its answer is final', () => {
    const delays = (now: number) =>
      [0, 1, 2, 3, 4, 50].map((asked) => nextAskDelay(asked, 100, now))
    expect(delays(0)).toEqual([1_000, 2_000, 4_000, 8_000, 10_000, 10_000])
    expect(delays(200)).toEqual(delays(0))
    // The first second in which the answer is final.
    expect(delays(100 + CLOCK_TOLERANCE - 2)).toEqual([1_000, 2_000, 3_000, 3_000, 3_000, 3_000])
  })
})
