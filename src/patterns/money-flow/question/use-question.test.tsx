import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { RefusalReason } from '@/generated/h5.schemas.ts'
import type { SubmitError } from '@/patterns/form/submit-error.tsx'
import type { MoneyFlow } from '@/patterns/money-flow/engine/use-money-flow.ts'
import { useQuestion } from './use-question.ts'
import type { Signature } from './use-signature.tsx'

const client = new QueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

const refusedAs = (reason: RefusalReason, params = {}): SubmitError => ({
  kind: 'refused',
  refusal: { reason, params, msg: '' },
})

type Submit = MoneyFlow<{ amount: string }, string>['submit']

function start(submit: Submit, signature?: Pick<Signature, 'sign' | 'takes' | 'clear'>) {
  const flow: MoneyFlow<{ amount: string }, string> = {
    state: { step: 'ready', error: null },
    submit,
    startOver: () => undefined,
  }
  const { result } = renderHook(
    () =>
      useQuestion(flow, {
        ask: (amount: string) => ({ amount }),
        toRequest: ({ amount }) => ({ body: { amount }, sent: { amount } }),
        onRefreshed: () => undefined,
        ...(signature && { signature }),
      }),
    { wrapper },
  )
  return {
    ask: (amount: string) => act(() => result.current.askAbout(amount)),
    question() {
      const { question } = result.current
      if (!question) throw new Error('Nothing was asked')
      return question
    },
  }
}

const SENT_FIRST = { sign: undefined, allowDuplicate: false }

describe('a question', () => {
  it('sends once, however often and however late its button is pressed', async () => {
    const submit = vi.fn(() => Promise.resolve(null))
    const { ask, question } = start(submit)
    ask('10.00')
    const { onConfirm } = question()
    await act(async () => onConfirm())
    // The dialog is on its way out, and its button still has the focus.
    await act(async () => onConfirm())
    await act(async () => question().onConfirm())
    expect(submit).toHaveBeenCalledTimes(1)
    expect(submit).toHaveBeenCalledWith({ amount: '10.00' }, { amount: '10.00' }, SENT_FIRST)
    expect(question()).toMatchObject({ open: false, asked: { amount: '10.00' } })
  })

  it('sends the same again when it was asked again', async () => {
    const submit = vi.fn(() => Promise.resolve(null))
    const { ask, question } = start(submit)
    for (const amount of ['10.00', '10.00']) {
      ask(amount)
      await act(async () => question().onConfirm())
    }
    expect(submit).toHaveBeenCalledTimes(2)
  })

  it('stays open after a refusal that another answer mends, and sends nothing by itself', async () => {
    const refusal = refusedAs('price_changed')
    const submit = vi.fn(() => Promise.resolve(refusal))
    const { ask, question } = start(submit)
    ask('10.00')
    await act(async () => question().onConfirm())
    expect(question()).toMatchObject({ open: true, refused: refusal })
    await act(async () => question().onConfirm())
    expect(submit).toHaveBeenCalledTimes(1)
    act(() => question().onAccept())
    expect(question()).toMatchObject({ open: true, refused: null })
    await act(async () => question().onConfirm())
    expect(submit).toHaveBeenCalledTimes(2)
  })

  it('stays open while it is not signed, and can be answered again', async () => {
    const sign = vi.fn().mockResolvedValueOnce(null).mockResolvedValue({ fund_password: 'x' })
    const sent: unknown[] = []
    const { ask, question } = start(
      async (body, _sent, { sign: signs } = {}) => {
        const signed = await signs?.(body)
        if (!signed) return { kind: 'unsigned' }
        sent.push({ ...body, ...signed })
        return null
      },
      { sign, takes: () => false, clear: () => undefined },
    )
    ask('10.00')
    await act(async () => question().onConfirm())
    expect(question()).toMatchObject({ open: true, asked: { amount: '10.00' } })
    expect(sent).toEqual([])
    await act(async () => question().onConfirm())
    expect(sent).toEqual([{ amount: '10.00', fund_password: 'x' }])
    expect(question().open).toBe(false)
  })

  it('asks whether to send it again after an equal one, and sends it on a press of its own', async () => {
    const clear = vi.fn()
    const signature = { sign: vi.fn(), takes: () => false, clear }
    const duplicate = refusedAs('possible_duplicate', { answered_at: '1795188300' })
    const changed = refusedAs('price_changed')
    const submit = vi.fn<Submit>(() => Promise.resolve(null))
    submit.mockResolvedValueOnce(duplicate).mockResolvedValueOnce(changed)
    const { ask, question } = start(submit, signature)
    ask('10.00')
    await act(async () => question().onConfirm())
    expect(question()).toMatchObject({ open: true, refused: duplicate })
    expect(submit).toHaveBeenCalledTimes(1)
    // The fund password that was entered is still there.
    expect(clear).not.toHaveBeenCalled()
    await act(async () => question().onConfirm())
    // That it is meant was said once, and new figures are accepted without another question about it.
    act(() => question().onAccept())
    await act(async () => question().onConfirm())
    ask('10.00')
    await act(async () => question().onConfirm())
    const allowed = submit.mock.calls.map(([, , options]) => options?.allowDuplicate)
    expect(allowed).toEqual([false, true, true, false])
  })

  it('sends nothing where the user does not want it again', async () => {
    const duplicate = refusedAs('possible_duplicate', { answered_at: '1795188300' })
    const submit = vi.fn(() => Promise.resolve(duplicate))
    const { ask, question } = start(submit)
    ask('10.00')
    await act(async () => question().onConfirm())
    act(() => question().onCancel())
    expect(question().open).toBe(false)
    expect(submit).toHaveBeenCalledTimes(1)
  })

  it('closes after any other refusal, and when one goes back', async () => {
    const { ask, question } = start(() => Promise.resolve(refusedAs('funds_frozen')))
    ask('10.00')
    await act(async () => question().onConfirm())
    expect(question()).toMatchObject({ open: false, refused: null })
    ask('10.00')
    act(() => question().onCancel())
    expect(question().open).toBe(false)
  })
})
