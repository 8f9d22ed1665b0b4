import { useEffect, useRef, useState } from 'react'
import type { RequestOptions } from '@/api/client.ts'
import type { SubmitError } from '@/patterns/form/submit-error.tsx'
import { submitErrorOf } from '@/patterns/form/submit-error.tsx'

export type UploadState<Result> =
  | { step: 'idle' }
  /** `sent` from 0 to 1; at 1 the server has it all and works on it. */
  | { step: 'sending'; sent: number }
  | { step: 'failed'; error: SubmitError }
  | { step: 'done'; result: Result }

export interface Upload<Result> {
  state: UploadState<Result>
  /** Sends a file; one that is under way is cancelled for it. */
  start: (file: Blob) => Promise<void>
  /** Ends what is under way, and forgets what was sent. */
  reset: () => void
}

/**
 * Sends a file with its progress. An upload may be tried again safely: what nothing refers to is
 * deleted by the server. `send` calls a generated function with the options and signal that it is given.
 */
export function useUpload<Result>(
  send: (file: Blob, options: RequestOptions, signal: AbortSignal) => Promise<Result>,
): Upload<Result> {
  const [state, setState] = useState<UploadState<Result>>({ step: 'idle' })
  const running = useRef<AbortController | null>(null)

  async function start(file: Blob) {
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const show = (next: UploadState<Result>) => {
      if (!signal.aborted) setState(next)
    }
    show({ step: 'sending', sent: 0 })
    try {
      const result = await send(
        file,
        { onUploadProgress: ({ progress = 0 }) => show({ step: 'sending', sent: progress }) },
        signal,
      )
      show({ step: 'done', result })
    } catch (thrown) {
      if (signal.aborted) return
      const error = submitErrorOf(thrown)
      show(error ? { step: 'failed', error } : { step: 'idle' })
    }
  }

  function reset() {
    running.current?.abort()
    running.current = null
    setState({ step: 'idle' })
  }

  useEffect(() => () => running.current?.abort(), [])

  return { state, start, reset }
}
