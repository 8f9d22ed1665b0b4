import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { SubmitError } from '@/patterns/form/submit-error.tsx'
import { useConfirmation } from './use-confirmation.ts'
import type { MoneyFlow } from './use-money-flow.ts'

const asked = { amount: '10.00' }
const order = ({ amount }: typeof asked) => ({ body: { amount }, sent: { amount } })
const refused: SubmitError = {
  kind: 'refused',
  refusal: { reason: 'price_changed', params: {}, msg: '' },
}

function start(submit: () => Promise<SubmitError | null>, staysOpen?: () => boolean) {
  const flow: MoneyFlow<{ amount: string }, string> = {
    state: { step: 'ready', error: null },
    submit,
    startOver: () => undefined,
  }
  return renderHook(() => useConfirmation(flow, { order, ...(staysOpen && { staysOpen }) })).result
}

describe('a confirmation', () => {
  it('sends once, however often and however late its button is pressed', async () => {
    const submit = vi.fn(() => Promise.resolve(null))
    const confirmation = start(submit)
    act(() => confirmation.current.onAsk(asked))
    const { onConfirm } = confirmation.current
    await act(async () => onConfirm(asked))
    // The dialog is on its way out, and its button still has the focus.
    await act(async () => onConfirm(asked))
    await act(async () => confirmation.current.onConfirm(asked))
    expect(submit).toHaveBeenCalledTimes(1)
    expect(confirmation.current.asked).toBeNull()
  })

  it('sends the same again when it was asked again', async () => {
    const submit = vi.fn(() => Promise.resolve(null))
    const confirmation = start(submit)
    for (const question of [asked, { ...asked }]) {
      act(() => confirmation.current.onAsk(question))
      await act(async () => confirmation.current.onConfirm(question))
    }
    expect(submit).toHaveBeenCalledTimes(2)
  })

  it('stays open after a refusal that another answer mends, and sends nothing by itself', async () => {
    const submit = vi.fn(() => Promise.resolve(refused))
    const confirmation = start(submit, () => true)
    act(() => confirmation.current.onAsk(asked))
    await act(async () => confirmation.current.onConfirm(asked))
    expect(confirmation.current).toMatchObject({ asked, refused: true })
    await act(async () => confirmation.current.onConfirm(asked))
    expect(submit).toHaveBeenCalledTimes(1)
    act(() => confirmation.current.onAsk({ ...asked }))
    expect(confirmation.current.refused).toBe(false)
  })

  it('closes after any other refusal, and when one goes back', async () => {
    const confirmation = start(() => Promise.resolve(refused))
    act(() => confirmation.current.onAsk(asked))
    await act(async () => confirmation.current.onConfirm(asked))
    expect(confirmation.current.asked).toBeNull()
    act(() => confirmation.current.onAsk(asked))
    act(() => confirmation.current.onCancel())
    expect(confirmation.current.asked).toBeNull()
  })
})
