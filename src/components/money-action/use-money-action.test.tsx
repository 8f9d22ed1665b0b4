import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NoAnswerError } from '@/api/envelope.ts'
import { resetServerClock } from '@/api/server-clock.ts'
import { keepDraft, readDraft } from '../form/draft.ts'
import { beginIntent, readIntent } from './intent.ts'
import { useMoneyAction } from './use-money-action.ts'

interface Body {
  amount: number
}
type Sent = Body & { request_id: string }
type Answer =
  | { code: 1; msg: string; time: number; data: { id: string } }
  | { code: 0; msg: string; time: number; data: { reason: string; params: object } }
  | { code: 401; msg: string; time: number; data: null }

const done = (id: string): Answer => ({ code: 1, msg: '', time: 1, data: { id } })
const draft = { form: 'pay', owner: 'u1', fields: ['amount'] as const }

function start(
  send: (body: Sent) => Promise<Answer>,
  lookUp: (id: string) => Promise<string | null> = () => Promise.resolve(null),
) {
  const client = new QueryClient()
  return renderHook(
    () =>
      useMoneyAction<Body, Answer, string>({
        action: 'pay',
        owner: 'u1',
        draft: 'pay',
        send,
        resultOf: ({ id }) => id,
        lookUp,
      }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  )
}

/** An answer that comes when the test says so. */
function held() {
  const gate = Promise.withResolvers<Answer>()
  const send = vi.fn((_body: Sent) => gate.promise)
  return { ...gate, send }
}

const lost = (kind: 'unreachable' | 'timeout' | 'unreadable' | 'offline') => () =>
  Promise.reject(new NoAnswerError(kind))

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
  resetServerClock()
})
afterEach(() => vi.useRealTimers())

describe('useMoneyAction', () => {
  it('sends once, with an id, and hands out the result', async () => {
    keepDraft(draft, { amount: '10' })
    const { send, resolve } = held()
    const { result } = start(send)
    expect(result.current.state).toEqual({ step: 'ready', error: null })

    let first: Promise<void> | undefined
    let second: Promise<void> | undefined
    act(() => {
      // Two taps of the same frame.
      first = result.current.submit({ amount: 10 }, 'ten')
      second = result.current.submit({ amount: 10 }, 'ten')
    })
    expect(result.current.state).toEqual({ step: 'sending' })
    expect(send).toHaveBeenCalledTimes(1)
    expect(send).toHaveBeenCalledWith({
      amount: 10,
      request_id: readIntent('pay', 'u1')?.requestId,
    })

    await act(async () => {
      resolve(done('p1'))
      await Promise.all([first, second])
    })
    expect(result.current.state).toEqual({ step: 'done', result: 'p1' })
    expect(readIntent('pay', 'u1')).toBeNull()
    expect(readDraft(draft)).toEqual({})
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('stores the intent before anything is sent', async () => {
    const stored: unknown[] = []
    const { result } = start(() => {
      stored.push(readIntent('pay', 'u1'))
      return Promise.resolve(done('p1'))
    })
    await act(() => result.current.submit({ amount: 10 }, 'ten'))
    expect(stored).toMatchObject([{ content: 'ten' }])
  })

  it('is ready again after a refusal, which is a new intent next time', async () => {
    keepDraft(draft, { amount: '10' })
    const ids: string[] = []
    const { result } = start(({ request_id: id }) => {
      ids.push(id)
      const data = { reason: 'balance_not_enough', params: { available: '1.00' } }
      return Promise.resolve({ code: 0, msg: 'no', time: 1, data })
    })
    await act(() => result.current.submit({ amount: 10 }, 'ten'))
    expect(result.current.state).toMatchObject({
      step: 'ready',
      error: { kind: 'refused', refusal: { reason: 'balance_not_enough' } },
    })
    expect(readDraft(draft)).toEqual({ amount: '10' })
    await act(() => result.current.submit({ amount: 10 }, 'ten'))
    expect(new Set(ids).size).toBe(2)
  })

  it('says that nothing was sent when the device is offline', async () => {
    const { result } = start(lost('offline'))
    await act(() => result.current.submit({ amount: 10 }, 'ten'))
    expect(result.current.state).toEqual({
      step: 'ready',
      error: { kind: 'noAnswer', why: 'offline' },
    })
    expect(readIntent('pay', 'u1')).toBeNull()
  })

  it('is quietly ready when the session is over', async () => {
    const { result } = start(() => Promise.resolve({ code: 401, msg: '', time: 1, data: null }))
    await act(() => result.current.submit({ amount: 10 }, 'ten'))
    expect(result.current.state).toEqual({ step: 'ready', error: null })
    expect(readIntent('pay', 'u1')).toBeNull()
  })

  it.each(['unreachable', 'timeout', 'unreadable'] as const)(
    'looks the outcome up when no answer came (%s), and never sends again',
    async (kind) => {
      keepDraft(draft, { amount: '10' })
      const send = vi.fn(lost(kind))
      let found: string | null = null
      const lookUp = vi.fn((_id: string) => Promise.resolve(found))
      const { result } = start(send, lookUp)
      await act(() => result.current.submit({ amount: 10 }, 'ten'))
      expect(result.current.state).toEqual({ step: 'checking', reachable: true, content: 'ten' })
      const id = readIntent('pay', 'u1')?.requestId
      expect(lookUp).toHaveBeenLastCalledWith(id)

      // A press while it is being asked for does nothing.
      await act(() => result.current.submit({ amount: 10 }, 'ten'))
      found = 'p1'
      await pass(1_000)
      expect(result.current.state).toEqual({ step: 'done', result: 'p1' })
      expect(send).toHaveBeenCalledTimes(1)
      expect(lookUp).toHaveBeenCalledTimes(2)
      expect(readIntent('pay', 'u1')).toBeNull()
      expect(readDraft(draft)).toEqual({})
    },
  )

  it('keeps asking while the server cannot be reached', async () => {
    let answers = false
    const { result } = start(lost('unreachable'), () =>
      answers ? Promise.resolve('p1') : Promise.reject(new NoAnswerError('unreachable')),
    )
    await act(() => result.current.submit({ amount: 10 }, 'ten'))
    await pass(10 * 60_000)
    expect(result.current.state).toEqual({ step: 'checking', reachable: false, content: 'ten' })
    answers = true
    await pass(10_000)
    expect(result.current.state).toEqual({ step: 'done', result: 'p1' })
  })

  it('says "not arrived" only when it could no longer arrive; sent again it has the same id', async () => {
    const ids: string[] = []
    const { result } = start(({ request_id: id }) => {
      ids.push(id)
      return Promise.reject(new NoAnswerError('unreachable'))
    })
    await act(() => result.current.submit({ amount: 10 }, 'ten'))
    await pass(70_000)
    expect(result.current.state.step).toBe('checking')
    await pass(20_000)
    expect(result.current.state).toEqual({ step: 'notArrived' })

    await act(() => result.current.submit({ amount: 10 }, 'ten'))
    await pass(90_000)
    await act(() => result.current.submit({ amount: 20 }, 'twenty'))
    expect(ids).toHaveLength(3)
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).not.toBe(ids[0])
  })

  it('asks again when told to', async () => {
    let found: string | null = null
    const { result } = start(lost('timeout'), () => Promise.resolve(found))
    await act(() => result.current.submit({ amount: 10 }, 'ten'))
    await pass(90_000)
    expect(result.current.state).toEqual({ step: 'notArrived' })
    found = 'p1'
    await act(async () => result.current.checkAgain())
    expect(result.current.state).toEqual({ step: 'done', result: 'p1' })
  })

  it('goes on checking after a reload', async () => {
    const intent = beginIntent('pay', 'u1', 'ten', Date.now() / 1000)
    const lookUp = vi.fn((_id: string) => Promise.resolve('p1'))
    const send = vi.fn(() => Promise.resolve(done('p2')))
    const { result } = start(send, lookUp)
    expect(result.current.state).toEqual({ step: 'checking', reachable: true, content: 'ten' })
    await pass(0)
    expect(lookUp).toHaveBeenCalledExactlyOnceWith(intent.requestId)
    expect(result.current.state).toEqual({ step: 'done', result: 'p1' })
    expect(send).not.toHaveBeenCalled()
  })

  it('shows a result that came while its page was away, on the way back', async () => {
    const { send, resolve } = held()
    const first = start(send)
    act(() => void first.result.current.submit({ amount: 10 }, 'ten'))
    first.unmount()
    await act(async () => resolve(done('p1')))
    const back = start(send, () => Promise.resolve('p1'))
    expect(back.result.current.state.step).toBe('checking')
    await pass(0)
    expect(back.result.current.state).toEqual({ step: 'done', result: 'p1' })
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('is ready again on the way back when it was refused meanwhile', async () => {
    const { send, resolve } = held()
    const first = start(send)
    act(() => void first.result.current.submit({ amount: 10 }, 'ten'))
    first.unmount()
    const back = start(send)
    expect(back.result.current.state.step).toBe('checking')
    await act(async () => {
      resolve({ code: 0, msg: 'no', time: 1, data: { reason: 'operation_failed', params: {} } })
    })
    await pass(1_000)
    expect(back.result.current.state).toEqual({ step: 'ready', error: null })
  })

  it("settles another tab's open intent before it sends its own", async () => {
    const send = vi.fn(() => Promise.resolve(done('p2')))
    const { result } = start(send, () => Promise.resolve('p1'))
    beginIntent('pay', 'u1', 'five', Date.now() / 1000)
    await act(() => result.current.submit({ amount: 10 }, 'ten'))
    expect(send).not.toHaveBeenCalled()
    expect(result.current.state).toEqual({ step: 'done', result: 'p1' })
    act(() => result.current.startOver())
    await act(() => result.current.submit({ amount: 10 }, 'ten'))
    expect(result.current.state).toEqual({ step: 'done', result: 'p2' })
  })

  it('lets faults of the app itself through', async () => {
    const { result } = start(() => Promise.reject(new TypeError('a fault')))
    await expect(act(() => result.current.submit({ amount: 10 }, 'ten'))).rejects.toThrow('a fault')
  })
})
