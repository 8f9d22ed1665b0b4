import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { NoAnswerError } from '@/api/errors.ts'
import { useAction } from './use-action.ts'

type Answer =
  | { code: 1; msg: string; time: number; data: { id: string } }
  | { code: 0; msg: string; time: number; data: { reason: string; params: object } }
  | { code: 401; msg: string; time: number; data: null }

const done: Answer = { code: 1, msg: '', time: 1, data: { id: 'a' } }
const refused: Answer = {
  code: 0,
  msg: '',
  time: 1,
  data: { reason: 'code_wrong', params: {} },
}

const start = (send: (body: string) => Promise<Answer>) =>
  renderHook(() => useAction<string, Answer>(send)).result

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
    const answers = [refused, done]
    const action = start(() => Promise.resolve(answers.shift() ?? done))
    expect(await act(() => action.current.run('x'))).toBeNull()
    expect(action.current.error).toMatchObject({
      kind: 'refused',
      refusal: { reason: 'code_wrong' },
    })
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
    const action = start(() => Promise.resolve({ code: 401, msg: '', time: 1, data: null }))
    expect(await act(() => action.current.run('x'))).toBeNull()
    expect(action.current.error).toBeNull()
  })
})
