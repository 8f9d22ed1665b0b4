import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { SubmitError } from './submit-error.tsx'
import { submitErrorOf } from './submit-error.tsx'

export interface Action<Body, Data> {
  /** Sends it once; a second call while one is under way does nothing and returns null. */
  run: (body: Body) => Promise<Data | null>
  pending: boolean
  error: SubmitError | null
  clearError: () => void
}

/**
 * An action that may be tried again safely: logging in, a new password, marking as read. For what
 * moves money or creates something, define a money flow. `send` is the generated function or a
 * mutation's `mutateAsync`. Returns null from `run` when it was refused, when no answer came (then
 * `error` says so), and when the session is over (the login page is on its way).
 */
export function useAction<Body, Data>(send: (body: Body) => Promise<Data>): Action<Body, Data> {
  const queryClient = useQueryClient()
  // A ref, because state would let through two taps in one frame.
  const lock = useRef(false)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<SubmitError | null>(null)

  async function run(body: Body): Promise<Data | null> {
    if (lock.current) return null
    lock.current = true
    setPending(true)
    setError(null)
    try {
      return await send(body)
    } catch (thrown) {
      const why = submitErrorOf(thrown)
      setError(why)
      // Limits or states are others than the page shows: everything is read again.
      if (why?.kind === 'refused') void queryClient.invalidateQueries()
      return null
    } finally {
      lock.current = false
      setPending(false)
    }
  }

  return { run, pending, error, clearError: () => setError(null) }
}
