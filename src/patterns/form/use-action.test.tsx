import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { NoAnswerError, RefusalError, SessionEndedError } from '@/api/errors.ts'
import { useAction } from './use-action.ts'

interface Answer {
  id: string
}

const done: Answer = { id: 'a' }
const refused = new RefusalError({ reason: 'code_wrong', params: {}, msg: '' }, 1)

let client: QueryClient
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

function start(send: (body: string) => Promise<Answer>) {
  client = new QueryClient()
  return renderHook(() => useAction<string, Answer>(send), { wrapper }).result
}

describe('useAction', () => {
  it('sends once for two taps of the same frame, and once more for a later one', async () => {
    const gate = Promise.withResolvers<Answer>()
    const send = vi.fn(() => gate.promise)
    const action = start(send)
    const taps = [action.current.run('x'), action.current.run('x')]
    await act(async () => undefined)
    expect(action.current.pending).toBe(true)
    gate.resolve(done)
    expect(await act(() => Promise.all(taps))).toEqual([{ id: 'a' }, null])
    expect(send).toHaveBeenCalledTimes(1)
    expect(action.current.pending).toBe(false)
    expect(await act(() => action.current.run('x'))).toEqual({ id: 'a' })
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('says why it was refused, until it is tried again', async () => {
    const send = vi.fn().mockRejectedValueOnce(refused).mockResolvedValue(done)
    const action = start(send)
    client.setQueryData(['limits'], 1)
    expect(await act(() => action.current.run('x'))).toBeNull()
    expect(action.current.error).toMatchObject({
      kind: 'refused',
      refusal: { reason: 'code_wrong' },
    })
    // What the page shows may be why.
    expect(client.getQueryState(['limits'])?.isInvalidated).toBe(true)
    await act(() => action.current.run('x'))
    expect(action.current.error).toBeNull()
  })

  it('says that no answer came', async () => {
    const action = start(() => Promise.reject(new NoAnswerError('timeout')))
    expect(await act(() => action.current.run('x'))).toBeNull()
    expect(action.current.error).toEqual({ kind: 'noAnswer', why: 'timeout' })
    act(() => action.current.clearError())
    expect(action.current.error).toBeNull()
  })

  it('says nothing of a session that is over', async () => {
    const action = start(() => Promise.reject(new SessionEndedError()))
    expect(await act(() => action.current.run('x'))).toBeNull()
    expect(action.current.error).toBeNull()
  })
})
