import { useEffect, useRef, useState } from 'react'
import type { DoneData, Envelope } from '@/api/envelope.ts'
import { refusalOf } from '@/api/envelope.ts'
import { watchUpload } from '@/api/upload-progress.ts'
import type { Refused } from '@/generated/model/refused.ts'
import type { SubmitError } from '../form/submit-error.tsx'
import { submitErrorOf } from '../form/submit-error.tsx'

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
 * deleted by the server. `send` calls a generated function with the signal that it is given.
 */
export function useUpload<T extends Envelope>(
  send: (file: Blob, signal: AbortSignal) => Promise<T>,
): Upload<DoneData<T>> {
  const [state, setState] = useState<UploadState<DoneData<T>>>({ step: 'idle' })
  const running = useRef<AbortController | null>(null)

  async function start(file: Blob) {
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const show = (next: UploadState<DoneData<T>>) => {
      if (!signal.aborted) setState(next)
    }
    show({ step: 'sending', sent: 0 })
    try {
      const answer = await send(
        file,
        watchUpload(signal, (sent) => show({ step: 'sending', sent })),
      )
      if (answer.code === 1) show({ step: 'done', result: answer.data as DoneData<T> })
      else if (answer.code === 0) {
        // The client reads every answer with code 0 into a refusal.
        const refusal = refusalOf(answer as unknown as Refused)
        show({ step: 'failed', error: { kind: 'refused', refusal } })
      }
      // A 401: the login page opens.
      else show({ step: 'idle' })
    } catch (error) {
      if (!signal.aborted) show({ step: 'failed', error: submitErrorOf(error) })
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
