import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import type { DoneData, Envelope } from '@/api/envelope.ts'
import { NoAnswerError, refusalOf } from '@/api/envelope.ts'
import { serverNow } from '@/api/server-clock.ts'
import type { Refused } from '@/generated/model/refused.ts'
import { dropDraft } from '../form/draft.ts'
import type { Intent } from './intent.ts'
import { beginIntent, endIntent, readIntent } from './intent.ts'
import type { MoneyActionState } from './money-action-state.ts'
import { mayStillArrive, nextAskDelay, nextState } from './money-action-state.ts'

export interface MoneyActionOptions<Body, T extends Envelope, Result> {
  /** Name of the action; with the user it names the stored intent. */
  action: string
  /** The user id. */
  owner: string
  /** Name of the form whose draft is forgotten once it is done. */
  draft?: string
  /** Sends the body with its `request_id`: a generated mutation's `mutateAsync`. */
  send: (body: Body & { request_id: string }) => Promise<T>
  /** The result in a successful answer. */
  resultOf: (data: DoneData<T>) => Result
  /** Finds the result by the `request_id`; null where the server has none. */
  lookUp: (requestId: string) => Promise<Result | null>
}

export interface MoneyAction<Body, Result> {
  state: MoneyActionState<Result>
  /**
   * Sends it once; a call while one is under way waits for that one. `content` describes the intent without its secrets: pressing again with the same
   * content after an unknown outcome is the same intent.
   */
  submit: (body: Body, content: string) => Promise<void>
  /** Asks for the outcome again. */
  checkAgain: () => void
  /** Leaves a result, or an intent that did not arrive, and is ready for another one. */
  startOver: () => void
}

/**
 * An action that moves money: it happens once or visibly not at all. It is never sent twice, never
 * later than it was pressed, and never called failed when it may have happened: when an answer is
 * lost, also by a reload, the outcome is looked up by its `request_id` until it is known.
 */
export function useMoneyAction<Body, T extends Envelope, Result>({
  action,
  owner,
  draft,
  send,
  resultOf,
  lookUp,
}: MoneyActionOptions<Body, T, Result>): MoneyAction<Body, Result> {
  const queryClient = useQueryClient()
  // State alone would let two taps of the same frame through.
  const lock = useRef<Promise<void> | null>(null)
  const [left] = useState(() => readIntent(action, owner))
  // The intent that this page waits for; the stored one may be ended elsewhere meanwhile.
  const open = useRef(left)
  const gone = useRef(false)
  const [state, dispatch] = useReducer(
    nextState<Result>,
    left,
    (intent): MoneyActionState<Result> =>
      intent
        ? { step: 'checking', reachable: true, content: intent.content }
        : { step: 'ready', error: null },
  )

  function close() {
    if (readIntent(action, owner)?.requestId === open.current?.requestId) endIntent(action, owner)
    open.current = null
  }

  function succeed(result: Result) {
    // A result that nobody is there to see stays open, and is looked up on the way back here.
    if (!gone.current) close()
    if (draft !== undefined) dropDraft({ form: draft, owner })
    dispatch({ type: 'succeeded', result })
  }

  function settle(answer: T) {
    if (answer.code === 1) return succeed(resultOf(answer.data as DoneData<T>))
    close()
    if (answer.code === 0) {
      // The client reads every answer with code 0 into a refusal.
      const refusal = refusalOf(answer as unknown as Refused)
      dispatch({ type: 'failed', error: { kind: 'refused', refusal } })
    } else {
      // Nothing is done without a session; the login page is on its way.
      dispatch({ type: 'sessionEnded' })
    }
  }

  async function sendOnce(body: Body, content: string): Promise<void> {
    dispatch({ type: 'sent' })
    try {
      const intent = beginIntent(action, owner, content, serverNow())
      open.current = intent
      settle(await send({ ...body, request_id: intent.requestId }))
    } catch (error) {
      if (!(error instanceof NoAnswerError)) throw error
      if (error.kind === 'offline') {
        close()
        dispatch({ type: 'failed', error: { kind: 'noAnswer', why: 'offline' } })
      } else {
        dispatch({ type: 'answerLost', content })
      }
    } finally {
      lock.current = null
    }
  }

  async function submit(body: Body, content: string): Promise<void> {
    if (lock.current) return lock.current
    if (state.step !== 'ready' && state.step !== 'notArrived') return
    const foreign = state.step === 'ready' ? readIntent(action, owner) : null
    if (foreign) {
      // Another tab has sent one whose outcome is open: that one first.
      open.current = foreign
      dispatch({ type: 'answerLost', content: foreign.content })
      return
    }
    lock.current = sendOnce(body, content)
    return lock.current
  }

  /** Asks once; returns whether it makes sense to ask again. */
  const ask = useEffectEvent(async (intent: Intent): Promise<boolean> => {
    try {
      const result = await lookUp(intent.requestId)
      if (gone.current) return false
      if (result !== null) {
        succeed(result)
        // What the action changed is known to the server only: everything is read again.
        void queryClient.invalidateQueries()
        return false
      }
      if (readIntent(action, owner) === null) {
        // Its answer came after all, to the page that had sent it, and it was no success.
        dispatch({ type: 'startOver' })
        return false
      }
      if (mayStillArrive(intent.sentAt, serverNow())) {
        dispatch({ type: 'asked', reachable: true })
        return true
      }
      dispatch({ type: 'notFound' })
      return false
    } catch {
      dispatch({ type: 'asked', reachable: false })
      return true
    }
  })

  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])

  const checking = state.step === 'checking'
  useEffect(() => {
    const intent = open.current
    if (!checking || !intent) return
    let over = false
    let timer: ReturnType<typeof setTimeout> | undefined
    async function askUntilKnown(asked: number, about: Intent) {
      const again = await ask(about)
      if (again && !over) {
        timer = setTimeout(() => askUntilKnown(asked + 1, about), nextAskDelay(asked))
      }
    }
    void askUntilKnown(0, intent)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [checking])

  return {
    state,
    submit,
    checkAgain: () => {
      if (open.current) dispatch({ type: 'answerLost', content: open.current.content })
    },
    startOver: () => {
      close()
      dispatch({ type: 'startOver' })
    },
  }
}
