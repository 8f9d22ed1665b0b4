import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { NoAnswerKind } from '@/api/envelope.ts'
import { NoAnswerError } from '@/api/envelope.ts'
import { pass } from '@/test/clock.ts'
import { keepDraft, readDraft } from '../form/draft.ts'
import { beginIntent, readIntent } from './intent.ts'
import { writeSent } from './money-flow.ts'
import { useMoneyFlow } from './use-money-flow.ts'

interface Body {
  amount: number
}
type Form = Body & { request_id: string; valid_until: number }
type Answer =
  | { code: 1; msg: string; time: number; data: { id: string } }
  | { code: 0; msg: string; time: number; data: { reason: string; params: object } }
  | { code: 401; msg: string; time: number; data: null }

const done = (id: string): Answer => ({ code: 1, msg: '', time: 1, data: { id } })
const sent = { amount: '10', currency: 'USD' }
const ten = writeSent(sent)
const draft = { form: 'pay', owner: 'u1', fields: ['amount'] as const }

const client = new QueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

/** What other pages tell of a result, which this hook has nothing to do with. */
const tell = () => ({
  state: { id: 'test.done', defaultMessage: 'Done' },
  changes: false,
  money: null,
  path: '/',
})

function start(
  send: (body: Form) => Promise<Answer>,
  find: (id: string) => Promise<string | null> = () => Promise.resolve(null),
) {
  return renderHook(
    () =>
      useMoneyFlow<Form, Answer, string>(
        {
          name: 'pay',
          useSubmit: () => ({ mutateAsync: ({ data }) => send(data) }),
          resultOf: ({ id }) => id,
          validFor: 30,
          find: async (id) => ({ result: await find(id), time: Math.floor(Date.now() / 1000) }),
          tell,
        },
        'u1',
      ),
    { wrapper },
  )
}

/** An answer that comes when the test says so. */
function held() {
  const gate = Promise.withResolvers<Answer>()
  const send = vi.fn((_body: Form) => gate.promise)
  return { ...gate, send }
}

const lost = (kind: NoAnswerKind) => () => Promise.reject(new NoAnswerError(kind))

const NOW = 1795188600

beforeEach(() => {
  vi.useFakeTimers({ now: NOW * 1000 })
})

describe('useMoneyFlow', () => {
  it('sends once, with an id, and hands out the result', async () => {
    keepDraft(draft, { amount: '10' })
    const { send, resolve } = held()
    const { result } = start(send)
    expect(result.current.state).toEqual({ step: 'ready', error: null })

    let first: Promise<unknown> | undefined
    let second: Promise<unknown> | undefined
    act(() => {
      // Two taps of the same frame.
      first = result.current.submit({ amount: 10 }, sent)
      second = result.current.submit({ amount: 10 }, sent)
    })
    expect(result.current.state).toEqual({ step: 'sending' })
    expect(send).toHaveBeenCalledTimes(1)
    expect(send).toHaveBeenCalledWith({
      amount: 10,
      request_id: readIntent('pay', 'u1')?.requestId,
      valid_until: NOW + 30,
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
    await act(() => result.current.submit({ amount: 10 }, sent))
    expect(stored).toMatchObject([{ content: ten, validUntil: NOW + 30 }])
  })

  it('is ready again after a refusal, which is a new intent next time', async () => {
    keepDraft(draft, { amount: '10' })
    const ids: string[] = []
    const { result } = start(({ request_id: id }) => {
      ids.push(id)
      const data = { reason: 'balance_not_enough', params: { available: '1.00' } }
      return Promise.resolve({ code: 0, msg: 'no', time: 1, data })
    })
    await act(() => result.current.submit({ amount: 10 }, sent))
    expect(result.current.state).toMatchObject({
      step: 'ready',
      error: { kind: 'refused', refusal: { reason: 'balance_not_enough' } },
    })
    expect(readDraft(draft)).toEqual({ amount: '10' })
    await act(() => result.current.submit({ amount: 10 }, sent))
    expect(new Set(ids).size).toBe(2)
  })

  it.each(['offline', 'notLoaded'] as const)('%s: says that nothing was sent', async (why) => {
    const { result } = start(lost(why))
    await act(() => result.current.submit({ amount: 10 }, sent))
    expect(result.current.state).toEqual({
      step: 'ready',
      error: { kind: 'noAnswer', why },
    })
    expect(readIntent('pay', 'u1')).toBeNull()
  })

  const sessionOver = () => Promise.resolve<Answer>({ code: 401, msg: '', time: 1, data: null })

  it('is quietly ready when the session is over, and looks its outcome up after logging in', async () => {
    const before = start(sessionOver)
    await act(() => before.result.current.submit({ amount: 10 }, sent))
    expect(before.result.current.state).toEqual({ step: 'ready', error: null })
    const id = readIntent('pay', 'u1')?.requestId
    before.unmount()

    // The server had done it before a gateway said no.
    const send = vi.fn(sessionOver)
    const find = vi.fn((_id: string) => Promise.resolve('r1'))
    const { result } = start(send, find)
    expect(result.current.state.step).toBe('checking')
    await act(() => pass(0))
    expect(result.current.state).toEqual({ step: 'done', result: 'r1' })
    expect(find).toHaveBeenCalledWith(id)
    expect(send).not.toHaveBeenCalled()
  })

  it('looks the outcome of what ended the session up until its last second is over', async () => {
    const before = start(sessionOver)
    await act(() => before.result.current.submit({ amount: 10 }, sent))
    before.unmount()
    const { result } = start(sessionOver)
    await act(() => pass(30_000))
    expect(result.current.state.step).toBe('checking')
    await act(() => pass(10_000))
    expect(result.current.state).toEqual({ step: 'notArrived' })
  })

  it.each(['unreachable', 'timeout', 'unreadable'] as const)(
    'looks the outcome up when no answer came (%s), and never sends again',
    async (kind) => {
      keepDraft(draft, { amount: '10' })
      const send = vi.fn(lost(kind))
      let found: string | null = null
      const find = vi.fn((_id: string) => Promise.resolve(found))
      const { result } = start(send, find)
      await act(() => result.current.submit({ amount: 10 }, sent))
      expect(result.current.state).toEqual({ step: 'checking', reachable: true, content: ten })
      const id = readIntent('pay', 'u1')?.requestId
      expect(find).toHaveBeenLastCalledWith(id)

      // A press while it is being asked for does nothing.
      await act(() => result.current.submit({ amount: 10 }, sent))
      found = 'p1'
      await pass(1_000)
      expect(result.current.state).toEqual({ step: 'done', result: 'p1' })
      expect(send).toHaveBeenCalledTimes(1)
      expect(find).toHaveBeenCalledTimes(2)
      expect(readIntent('pay', 'u1')).toBeNull()
      expect(readDraft(draft)).toEqual({})
    },
  )

  it('keeps asking while the server cannot be reached', async () => {
    let answers = false
    const { result } = start(lost('unreachable'), () =>
      answers ? Promise.resolve('p1') : Promise.reject(new NoAnswerError('unreachable')),
    )
    await act(() => result.current.submit({ amount: 10 }, sent))
    await pass(10 * 60_000)
    expect(result.current.state).toEqual({ step: 'checking', reachable: false, content: ten })
    answers = true
    await pass(10_000)
    expect(result.current.state).toEqual({ step: 'done', result: 'p1' })
  })

  it('says "not carried out" only when a look-up says so; sent again it is a new intent', async () => {
    const ids: string[] = []
    const { result } = start(({ request_id: id }) => {
      ids.push(id)
      return Promise.reject(new NoAnswerError('unreachable'))
    })
    await act(() => result.current.submit({ amount: 10 }, sent))
    await pass(30_000)
    expect(result.current.state.step).toBe('checking')
    // Another amount is no way around it.
    await act(() => result.current.submit({ amount: 20 }, { amount: 'twenty' }))
    await pass(10_000)
    expect(result.current.state).toEqual({ step: 'notArrived' })
    expect(ids).toHaveLength(1)

    await act(() => result.current.submit({ amount: 10 }, sent))
    expect(new Set(ids).size).toBe(2)
  })

  it('trusts the time of the look-up itself, however late the device thinks it is', async () => {
    const send = vi.fn(lost('unreachable'))
    const { result } = renderHook(
      () =>
        useMoneyFlow<Form, Answer, string>(
          {
            name: 'pay',
            useSubmit: () => ({ mutateAsync: send }),
            resultOf: ({ id }) => id,
            find: async () => ({ result: null, time: NOW + 60 }),
            tell,
          },
          'u1',
        ),
      { wrapper },
    )
    await act(() => result.current.submit({ amount: 10 }, sent))
    await pass(10 * 60_000)
    expect(result.current.state.step).toBe('checking')
  })

  it('goes on checking after a reload', async () => {
    const intent = beginIntent('pay', 'u1', ten, NOW + 60)
    const find = vi.fn((_id: string) => Promise.resolve('p1'))
    const send = vi.fn(() => Promise.resolve(done('p2')))
    const { result } = start(send, find)
    expect(result.current.state).toEqual({ step: 'checking', reachable: true, content: ten })
    await pass(0)
    expect(find).toHaveBeenCalledExactlyOnceWith(intent.requestId)
    expect(result.current.state).toEqual({ step: 'done', result: 'p1' })
    expect(send).not.toHaveBeenCalled()
  })

  it('shows a result that came while its page was away, on the way back', async () => {
    const { send, resolve } = held()
    const first = start(send)
    act(() => void first.result.current.submit({ amount: 10 }, sent))
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
    act(() => void first.result.current.submit({ amount: 10 }, sent))
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
    beginIntent('pay', 'u1', 'five', NOW + 60)
    await act(() => result.current.submit({ amount: 10 }, sent))
    expect(send).not.toHaveBeenCalled()
    expect(result.current.state).toEqual({ step: 'done', result: 'p1' })
    act(() => result.current.startOver())
    await act(() => result.current.submit({ amount: 10 }, sent))
    expect(result.current.state).toEqual({ step: 'done', result: 'p2' })
  })

  it('sends nothing over an intent that another tab began after this one was not carried out', async () => {
    const send = vi.fn(lost('unreachable'))
    let found: string | null = null
    const { result } = start(send, () => Promise.resolve(found))
    await act(() => result.current.submit({ amount: 10 }, sent))
    await pass(60_000)
    expect(result.current.state).toEqual({ step: 'notArrived' })
    const other = beginIntent('pay', 'u1', 'five', NOW + 120)
    await act(() => result.current.submit({ amount: 10 }, sent))
    expect(result.current.state).toEqual({ step: 'checking', reachable: true, content: 'five' })
    expect(readIntent('pay', 'u1')).toEqual(other)
    found = 'p5'
    await pass(10_000)
    expect(result.current.state).toEqual({ step: 'done', result: 'p5' })
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('lets faults of the app itself through', async () => {
    const { result } = start(() => Promise.reject(new TypeError('a fault')))
    await expect(act(() => result.current.submit({ amount: 10 }, sent))).rejects.toThrow('a fault')
  })
})
