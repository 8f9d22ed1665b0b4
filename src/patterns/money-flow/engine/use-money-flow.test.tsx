import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { NoAnswerKind, Refusal } from '@/api/errors.ts'
import { NoAnswerError, RefusalError, SessionEndedError } from '@/api/errors.ts'
import { observeServerTime, startExchange } from '@/api/server-clock.ts'
import { UserProvider } from '@/api/user.ts'
import type { RequestOperation } from '@/generated/h5.schemas.ts'
import { dropDraft, keepDraft, readDraft } from '@/patterns/form/draft.ts'
import { pass } from '@/test/clock.ts'
import { holdCalls, watchCalls } from '@/test/network.ts'
import { answerWith, userOf } from '@/test/render.tsx'
import type { Intent } from './intent.ts'
import { beginIntent, followedIntents, isResultUnread, readIntent, resetIntents } from './intent.ts'
import { writeSent } from './money-flow.ts'
import { flowKey } from './shown-by-page.ts'
import { useMoneyFlow } from './use-money-flow.ts'

interface Body {
  amount: number
}
type Form = Body & { request_id: string; valid_until: number }
interface Answer {
  id: string
  request_id?: string
}

const done = (id: string): Answer => ({ id })
const sent = { amount: '10', currency: 'USD' }
const ten = writeSent(sent)
const checking = { step: 'checking', about: 'own', lookUp: null }
const draft = { form: 'pay', owner: 'u1', fields: ['amount'] as const }

const client = new QueryClient()
const user = userOf()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>
    <UserProvider value={user && { ...user, user: { ...user.user, userid: 'u1' } }}>
      {children}
    </UserProvider>
  </QueryClientProvider>
)

/** What other pages show of a result, which this hook does not use. */
const summarize = () => ({
  state: { id: 'test.done', defaultMessage: 'Done' },
  changes: false,
  money: null,
  path: '/',
})

function start(
  send: (body: Form) => Promise<Answer>,
  find: (id: string) => Promise<string | null> = () => Promise.resolve(null),
  operation: RequestOperation | null = null,
) {
  return renderHook(
    () =>
      useMoneyFlow<Form, Answer, string>({
        name: 'pay',
        operation,
        // As a server does, the answer names the request.
        useSubmit: () => ({
          mutateAsync: async ({ data }) => ({
            request_id: data.request_id,
            ...(await send(data)),
          }),
        }),
        resultOf: ({ id }) => id,
        validFor: 30,
        find: async (id) => ({ result: await find(id), time: Math.floor(Date.now() / 1000) }),
        summarize,
        earlierPath: ({ requestId, recordId }) => `/records/${requestId}/${recordId}`,
      }),
    { wrapper },
  )
}

/** An answer that comes when the test says so. */
function held() {
  const gate = Promise.withResolvers<Answer>()
  const send = vi.fn((_body: Form) => gate.promise)
  return { ...gate, send }
}

const refused = (reason: Refusal['reason'], params = {}) =>
  new RefusalError({ reason, params, msg: 'no' }, NOW)

const lost = (kind: NoAnswerKind) => () => Promise.reject(new NoAnswerError(kind))

const NOW = 1795188600

/** Another tab begins one: this page learns of it from storage alone. */
function otherTab(content: string, validUntil: number): Intent {
  const intent = { requestId: 'of another tab', validUntil, content, page: '/' }
  localStorage.setItem('h5.intent.u1.pay', JSON.stringify(intent))
  return intent
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW * 1000 })
})

describe('useMoneyFlow', () => {
  it('is signed for the very form that is sent, before anything is stored', async () => {
    const { send, resolve } = held()
    const { result } = start(send)
    const signature = Promise.withResolvers<{ fund_password: string } | null>()
    const sign = vi.fn((_form: object) => signature.promise)
    act(() => void result.current.submit({ amount: 10 }, sent, { sign }))
    await vi.waitFor(() => expect(sign).toHaveBeenCalled())
    expect(result.current.state).toEqual({ step: 'sending' })
    expect(readIntent('pay', 'u1')).toBeNull()
    await act(async () => signature.resolve({ fund_password: 'x' }))
    await vi.waitFor(() => expect(send).toHaveBeenCalled())
    expect(send).toHaveBeenCalledWith({ ...sign.mock.lastCall?.[0], fund_password: 'x' })
    const form = send.mock.lastCall?.[0]
    expect(readIntent('pay', 'u1')).toMatchObject({
      requestId: form?.request_id,
      validUntil: form?.valid_until,
    })
    expect(localStorage.getItem('h5.intent.u1.pay')).not.toContain('fund_password')
    await act(async () => resolve(done('o1')))
    expect(result.current.state).toEqual({ step: 'done', result: 'o1' })
  })

  it('that is not signed is neither stored nor sent', async () => {
    const { send } = held()
    const { result } = start(send)
    await act(async () => {
      const options = { sign: async () => null }
      expect(await result.current.submit({ amount: 10 }, sent, options)).toEqual({
        kind: 'unsigned',
      })
    })
    expect(result.current.state).toEqual({ step: 'ready', error: null })
    expect(readIntent('pay', 'u1')).toBeNull()
    expect(send).not.toHaveBeenCalled()
  })

  it('that is signed after its page was left is never sent', async () => {
    const { send } = held()
    const { result, unmount } = start(send)
    const signature = Promise.withResolvers<{ fund_password: string } | null>()
    let submitted: Promise<unknown> = Promise.resolve()
    act(() => {
      submitted = result.current.submit({ amount: 10 }, sent, { sign: () => signature.promise })
    })
    unmount()
    signature.resolve({ fund_password: 'x' })
    await submitted
    expect(send).not.toHaveBeenCalled()
    expect(readIntent('pay', 'u1')).toBeNull()
  })

  it('sends once, with an id, and hands out the result', async () => {
    keepDraft(draft, { amount: '10' })
    const { send, resolve } = held()
    const { result } = start(send)
    expect(result.current.state).toEqual({ step: 'ready', error: null })

    let first: Promise<unknown> | undefined
    let second: Promise<unknown> | undefined
    await act(async () => {
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
      return Promise.reject(refused('balance_not_enough', { available: '1.00' }))
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

  const sessionOver = () => Promise.reject<Answer>(new SessionEndedError())

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
      expect(result.current.state).toEqual({ ...checking, content: ten })
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
    expect(result.current.state).toEqual({ ...checking, lookUp: 'unreachable', content: ten })
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
            operation: null,
            useSubmit: () => ({ mutateAsync: send }),
            resultOf: ({ id }) => id,
            find: async () => ({ result: null, time: NOW + 60 }),
            summarize,
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
    expect(result.current.state).toEqual({ ...checking, content: ten })
    await pass(0)
    expect(find).toHaveBeenCalledExactlyOnceWith(intent.requestId)
    expect(result.current.state).toEqual({ step: 'done', result: 'p1' })
    expect(send).not.toHaveBeenCalled()
  })

  it('shows a result that came while its page was away, on the way back', async () => {
    const { send, resolve } = held()
    const first = start(send)
    await act(async () => void first.result.current.submit({ amount: 10 }, sent))
    first.unmount()
    await act(async () => resolve(done('p1')))
    const back = start(send, () => Promise.resolve('p1'))
    expect(back.result.current.state.step).toBe('checking')
    await pass(0)
    expect(back.result.current.state).toEqual({ step: 'done', result: 'p1' })
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('is ready again on the way back when it was refused meanwhile', async () => {
    const { send, reject } = held()
    const first = start(send)
    await act(async () => void first.result.current.submit({ amount: 10 }, sent))
    first.unmount()
    const back = start(send)
    expect(back.result.current.state.step).toBe('checking')
    await act(async () => reject(refused('operation_failed')))
    await pass(1_000)
    expect(back.result.current.state).toEqual({ step: 'ready', error: null })
  })

  it("looks another tab's open intent up first, and says that its own was not sent", async () => {
    keepDraft(draft, { amount: '10' })
    const send = vi.fn(() => Promise.resolve(done('p2')))
    let found: string | null = null
    const { result } = start(send, () => Promise.resolve(found))
    otherTab('five', NOW + 60)
    await act(() => result.current.submit({ amount: 10 }, sent))
    expect(result.current.state).toEqual({ ...checking, about: 'otherTab', content: 'five' })
    found = 'p1'
    // The other tab is done, and forgets the form that both show.
    dropDraft(draft)
    await pass(1_000)
    expect(result.current.state).toEqual({ step: 'notSent' })
    expect(send).not.toHaveBeenCalled()
    expect(readDraft(draft)).toEqual({ amount: '10' })
    await act(() => result.current.submit({ amount: 10 }, sent))
    expect(result.current.state).toEqual({ step: 'done', result: 'p2' })
  })

  it('sends nothing over an intent that another tab began after this one was not carried out', async () => {
    const send = vi.fn(lost('unreachable'))
    const { result } = start(send)
    await act(() => result.current.submit({ amount: 10 }, sent))
    await pass(60_000)
    expect(result.current.state).toEqual({ step: 'notArrived' })
    const other = otherTab('five', NOW + 120)
    await act(() => result.current.submit({ amount: 10 }, sent))
    expect(result.current.state).toEqual({ ...checking, about: 'otherTab', content: 'five' })
    expect(readIntent('pay', 'u1')).toEqual(other)
    await pass(80_000)
    expect(result.current.state).toEqual({ step: 'notSent' })
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('looks the outcome up where the answer is that of another request', async () => {
    const { result } = start(
      () => Promise.resolve({ id: 'p9', request_id: 'another' }),
      () => Promise.resolve('p1'),
    )
    await act(() => result.current.submit({ amount: 10 }, sent))
    await pass(0)
    expect(result.current.state).toEqual({ step: 'done', result: 'p1' })
  })

  it('goes on looking where storage lost what is open, and stores it again', async () => {
    const { result } = start(lost('unreachable'))
    await act(() => result.current.submit({ amount: 10 }, sent))
    const intent = readIntent('pay', 'u1')
    localStorage.clear()
    await pass(20_000)
    expect(result.current.state).toEqual({ ...checking, content: ten })
    expect(localStorage.getItem('h5.intent.u1.pay')).toBe(JSON.stringify(intent))
    await pass(20_000)
    expect(result.current.state).toEqual({ step: 'notArrived' })
  })

  it('says what the server says to a look-up', async () => {
    const refusal = refused('account_locked', { until: '1' })
    const { result } = start(lost('unreachable'), () => Promise.reject(refusal))
    await act(() => result.current.submit({ amount: 10 }, sent))
    await pass(0)
    expect(result.current.state).toEqual({ ...checking, lookUp: refusal, content: ten })
  })

  it('tells over the login that the session ended', async () => {
    const { result, unmount } = start(sessionOver)
    await act(() => result.current.submit({ amount: 10 }, sent))
    unmount()
    const back = start(sessionOver)
    expect(back.result.current.state).toEqual({ ...checking, about: 'sessionEnded', content: ten })
  })

  it('is looked up first where its session ended and the page stayed', async () => {
    const send = vi.fn(sessionOver)
    const { result } = start(send)
    await act(() => result.current.submit({ amount: 10 }, sent))
    await act(() => result.current.submit({ amount: 10 }, sent))
    expect(result.current.state).toEqual({ ...checking, about: 'sessionEnded', content: ten })
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('sends nothing where the page was left before it knew the server’s time', async () => {
    vi.useRealTimers()
    vi.useFakeTimers({ now: NOW * 1000, toFake: ['Date'] })
    localStorage.setItem('token', 'h5test-0123456789abcdef')
    const send = vi.fn(() => Promise.resolve(done('p2')))
    const { result, unmount } = start(send)
    // Only a cache has reported the time, so it is requested from the server.
    observeServerTime(NOW, startExchange()(), true)
    const letPass = holdCalls('GET', '/api/user/index')
    let pressed: Promise<unknown> | undefined
    await act(async () => {
      pressed = result.current.submit({ amount: 10 }, sent)
    })
    unmount()
    letPass()
    expect(await pressed).toBeNull()
    expect(send).not.toHaveBeenCalled()
    expect(readIntent('pay', 'u1')).toBeNull()
  })

  it('sends one like an earlier one with an id of its own, and that it is meant', async () => {
    const earlier = { request_id: 'of the earlier one', record_id: 'pu_1' }
    const send = vi.fn((_body: Form) => Promise.resolve(done('p2')))
    send.mockRejectedValueOnce(refused('possible_duplicate', earlier))
    const { result } = start(send)
    const error = await act(() => result.current.submit({ amount: 10 }, sent))
    if (error?.kind !== 'refused') throw new Error('Not refused')
    expect(result.current.earlierPath?.(error.refusal)).toBe('/records/of the earlier one/pu_1')
    await act(() => result.current.submit({ amount: 10 }, sent, { allowDuplicate: true }))
    expect(result.current.state).toEqual({ step: 'done', result: 'p2' })
    const [first, second] = send.mock.calls.map(([form]) => form)
    expect(first).not.toHaveProperty('allow_duplicate')
    expect(second).toMatchObject({ amount: 10, allow_duplicate: true })
    expect(second?.request_id).not.toBe(first?.request_id)
  })

  describe('with an outcome that was not read yet', () => {
    const visible = (state: DocumentVisibilityState) =>
      act(() => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
        document.dispatchEvent(new Event('visibilitychange'))
      })
    const isUnread = () => isResultUnread((flow) => flow === flowKey('pay', 'u1'))
    /** The page goes away without its user: by a reload, or as another one replaces it. */
    const reload = (unmount: () => void) => {
      unmount()
      resetIntents()
    }
    const succeed = async () => {
      const one = start(() => Promise.resolve(done('p1')))
      await act(() => one.result.current.submit({ amount: 10 }, sent))
      expect(one.result.current.state).toEqual({ step: 'done', result: 'p1' })
      return one
    }

    beforeEach(() => localStorage.setItem('token', 'h5test-0123456789abcdef'))
    afterEach(() => window.history.replaceState(null, '', '#/'))

    it('shows its result after a reload, and not the form', async () => {
      const { unmount } = await succeed()
      reload(unmount)
      const send = vi.fn(() => Promise.resolve(done('p2')))
      const { result } = start(send, () => Promise.resolve('p1'))
      expect(result.current.state).toMatchObject({ step: 'checking', about: 'received' })
      await act(() => result.current.submit({ amount: 10 }, sent))
      await pass(0)
      expect(result.current.state).toEqual({ step: 'done', result: 'p1' })
      expect(send).not.toHaveBeenCalled()
    })

    it('keeps what was typed since where another tab shows its result', async () => {
      await succeed()
      keepDraft(draft, { amount: '20' })
      start(
        () => Promise.resolve(done('p2')),
        () => Promise.resolve('p1'),
      )
      await pass(0)
      expect(readDraft(draft)).toEqual({ amount: '20' })
    })

    it('is ready again once its user left it for another page', async () => {
      const { unmount } = await succeed()
      window.history.replaceState(null, '', '#/elsewhere')
      reload(unmount)
      expect(start(held().send).result.current.state).toEqual({ step: 'ready', error: null })
    })

    it('is ready again after "Done", over a reload too', async () => {
      const { result, unmount } = await succeed()
      act(() => result.current.startOver())
      reload(unmount)
      expect(start(held().send).result.current.state).toEqual({ step: 'ready', error: null })
    })

    it('shows its result after a login where the session ended on it', async () => {
      const { unmount } = await succeed()
      localStorage.removeItem('token')
      window.history.replaceState(null, '', '#/login')
      reload(unmount)
      const back = start(held().send, () => Promise.resolve('p1'))
      await pass(0)
      expect(back.result.current.state).toEqual({ step: 'done', result: 'p1' })
    })

    it('gives the form back where the record is gone', async () => {
      const { unmount } = await succeed()
      reload(unmount)
      const { result } = start(held().send)
      await pass(120_000)
      expect(result.current.state).toEqual({ step: 'ready', error: null })
      expect(localStorage.getItem('h5.intent.u1.pay')).toBeNull()
    })

    it('counts as read when it is hidden after ten visible seconds, and survives that for ten minutes', async () => {
      visible('visible')
      const { unmount } = await succeed()
      await pass(6_000)
      visible('hidden')
      await pass(60_000)
      expect(isUnread()).toBe(true)
      visible('visible')
      await pass(4_000)
      expect(isUnread()).toBe(true)
      visible('hidden')
      expect(isUnread()).toBe(false)
      reload(unmount)
      const again = start(held().send, () => Promise.resolve('p1'))
      expect(again.result.current.state).toMatchObject({ step: 'checking', about: 'received' })
      again.unmount()
      await pass(11 * 60_000)
      expect(start(held().send).result.current.state).toEqual({ step: 'ready', error: null })
    })

    it('says after a reload that what was refused was not carried out', async () => {
      const one = start(() => Promise.reject(refused('amount_too_small')))
      await act(() => one.result.current.submit({ amount: 10 }, sent))
      reload(one.unmount)
      const send = vi.fn(() => Promise.resolve(done('p2')))
      const { result } = start(send)
      expect(result.current.state).toEqual({ step: 'notArrived' })
      await act(() => result.current.submit({ amount: 10 }, sent))
      expect(result.current.state).toEqual({ step: 'done', result: 'p2' })
    })

    it.each([
      ['comes as its page is left, and says so elsewhere', 0, 1],
      ['was there for a while when its page was left', 5_000, 0],
    ])('knows a refusal that %s', async (_when, milliseconds, followed) => {
      const { result, unmount } = start(() => Promise.reject(refused('amount_too_small')))
      await act(() => result.current.submit({ amount: 10 }, sent))
      await pass(milliseconds)
      window.history.replaceState(null, '', '#/elsewhere')
      unmount()
      expect(followedIntents('u1')).toHaveLength(followed)
    })

    it.each([
      ['a refusal', (one: ReturnType<typeof held>) => one.reject(refused('amount_too_small'))],
      ['a result', (one: ReturnType<typeof held>) => one.resolve(done('p1'))],
    ])(
      'follows %s that comes while the page its user went to is still loading',
      async (_what, end) => {
        const request = held()
        const { result, unmount } = start(request.send)
        act(() => void result.current.submit({ amount: 10 }, sent))
        await vi.waitFor(() => expect(request.send).toHaveBeenCalled())
        window.history.replaceState(null, '', '#/elsewhere')
        await act(async () => end(request))
        await pass(5_000)
        unmount()
        expect(followedIntents('u1')).toHaveLength(1)
      },
    )

    it('stores a refusal that comes after its page was left', async () => {
      const { send, reject } = held()
      const { result, unmount } = start(send)
      act(() => void result.current.submit({ amount: 10 }, sent))
      await vi.waitFor(() => expect(send).toHaveBeenCalled())
      unmount()
      await act(async () => reject(refused('amount_too_small')))
      expect(followedIntents('u1')).toMatchObject([{ action: 'pay', outcome: { is: 'refused' } }])
    })
  })

  describe('where the area of its record is switched off', () => {
    const WITHDRAWN = '5b0f8c0e-6a57-4f0e-9d55-0c6f2b8f4a11'
    const REFUSED = '5b0f8c0e-6a57-4f0e-9d55-000000004099'
    /** Its last second is so many seconds from now, which is when the mock answers. */
    async function lookUpOf(example: string, requestId: string, validFor: number) {
      vi.useRealTimers()
      const validUntil = Math.floor(Date.now() / 1000) + validFor
      localStorage.setItem('token', 'h5test-0123456789abcdef')
      localStorage.setItem(
        'h5.intent.u1.pay',
        JSON.stringify({ requestId, validUntil, content: ten, page: '/' }),
      )
      answerWith({ 'GET /api/user/request_record': example })
      const find = vi.fn(() => Promise.reject(refused('area_not_offered')))
      const { result } = start(held().send, find, 'submitWithdrawal')
      await vi.waitFor(() => expect(find).toHaveBeenCalled())
      return result
    }

    it.each([
      ['what was done', 'withdrawn', WITHDRAWN, { step: 'checking', about: 'received' }],
      ['what was refused', 'withdrawal_refused', REFUSED, { step: 'notArrived' }],
      ['what never came', 'empty', 'another', { step: 'notArrived' }],
    ])('knows from the list of requests of %s', async (_what, example, id, state) => {
      const result = await lookUpOf(example, id, -120)
      await vi.waitFor(() => expect(result.current.state).toMatchObject(state))
    })

    it.each([
      ['may still come', 10],
      ['is older than the list', -3_600],
    ])('concludes nothing of what %s', async (_what, validFor) => {
      const result = await lookUpOf('empty', 'another', validFor)
      const asked = watchCalls('GET', '/api/user/request_record')
      await vi.waitFor(() => expect(asked).toHaveLength(1), { timeout: 3_000 })
      expect(result.current.state).toMatchObject({ step: 'checking', about: 'own' })
    })
  })

  it('knows at once of what was refused because its session ended', async () => {
    vi.useRealTimers()
    localStorage.setItem('token', 'h5test-0123456789abcdef')
    const intent = {
      requestId: '5b0f8c0e-6a57-4f0e-9d55-000000004099',
      validUntil: Math.floor(Date.now() / 1000) + 60,
      content: ten,
      page: '/',
      sessionEnded: true,
    }
    localStorage.setItem('h5.intent.u1.pay', JSON.stringify(intent))
    answerWith({ 'GET /api/user/request_record': 'withdrawal_refused' })
    const { result } = start(held().send, undefined, 'submitWithdrawal')
    await vi.waitFor(() => expect(result.current.state).toEqual({ step: 'notArrived' }))
  })

  it('shows what arrived after all instead of sending it again', async () => {
    const find = vi.fn((): Promise<string | null> => Promise.resolve(null))
    const send = vi.fn(lost('unreachable'))
    const { result } = start(send, find)
    await act(() => result.current.submit({ amount: 10 }, sent))
    await pass(60_000)
    expect(result.current.state).toEqual({ step: 'notArrived' })
    find.mockResolvedValue('p1')
    await act(() => result.current.submit({ amount: 10 }, sent))
    expect(result.current.state).toEqual({ step: 'done', result: 'p1' })
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('lets faults of the app itself through', async () => {
    const { result } = start(() => Promise.reject(new TypeError('a fault')))
    await expect(act(() => result.current.submit({ amount: 10 }, sent))).rejects.toThrow('a fault')
  })
})
