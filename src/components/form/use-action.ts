import { useRef, useState } from 'react'
import type { DoneData, Envelope } from '@/api/envelope.ts'
import { refusalOf } from '@/api/envelope.ts'
import type { Refused } from '@/generated/model/refused.ts'
import type { SubmitError } from './submit-error.tsx'
import { submitErrorOf } from './submit-error.tsx'

export interface Action<Body, T extends Envelope> {
  /** Sends it once; a second call while one is under way does nothing and returns null. */
  run: (body: Body) => Promise<DoneData<T> | null>
  pending: boolean
  error: SubmitError | null
  clearError: () => void
}

/**
 * An action that may be tried again safely: logging in, a new password, marking as read. For what
 * moves money or creates something, define a money flow. `send` is the generated function or a
 * mutation's `mutateAsync`. Returns null from `run` when it was refused, when no answer came (then
 * `error` says so), and for a 401 (the login page is on its way).
 */
export function useAction<Body, T extends Envelope>(
  send: (body: Body) => Promise<T>,
): Action<Body, T> {
  // A ref, because state would let through two taps in one frame.
  const lock = useRef(false)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<SubmitError | null>(null)

  async function run(body: Body): Promise<DoneData<T> | null> {
    if (lock.current) return null
    lock.current = true
    setPending(true)
    setError(null)
    try {
      const answer = await send(body)
      if (answer.code === 1) return answer.data as DoneData<T>
      // The client reads every answer with code 0 into a refusal.
      if (answer.code === 0) {
        setError({ kind: 'refused', refusal: refusalOf(answer as unknown as Refused) })
      }
      return null
    } catch (thrown) {
      setError(submitErrorOf(thrown))
      return null
    } finally {
      lock.current = false
      setPending(false)
    }
  }

  return { run, pending, error, clearError: () => setError(null) }
}
