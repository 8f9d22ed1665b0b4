import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import type { DoneData, Envelope } from '@/api/envelope.ts'
import { NoAnswerError, refusalOf } from '@/api/envelope.ts'
import { serverNow } from '@/api/server-clock.ts'
import type { Refused } from '@/generated/model/refused.ts'
import { beginIntent, endIntent, readIntent } from './intent.ts'
import type { MoneyActionState } from './money-action-state.ts'
import { mayStillArrive, nextAskDelay, nextState } from './money-action-state.ts'

export interface MoneyActionOptions<Body, T extends Envelope, Result> {
  /** Name of the action; with the user it names the stored intent. */
  action: string
  /** The user id. */
  owner: string
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
   * Sends it once. `content` describes the intent without its secrets: pressing again with the same
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
  send,
  resultOf,
  lookUp,
}: MoneyActionOptions<Body, T, Result>): MoneyAction<Body, Result> {
  const queryClient = useQueryClient()
  // State alone would let two taps of the same frame through.
  const lock = useRef(false)
  const [state, dispatch] = useReducer(
    nextState<Result>,
    null,
    (): MoneyActionState<Result> =>
      readIntent(action, owner)
        ? { step: 'checking', reachable: true }
        : { step: 'ready', error: null },
  )

  async function submit(body: Body, content: string): Promise<void> {
    if (lock.current || (state.step !== 'ready' && state.step !== 'notArrived')) return
    lock.current = true
    dispatch({ type: 'sent' })
    try {
      const { requestId } = beginIntent(action, owner, content, serverNow())
      const answer = await send({ ...body, request_id: requestId })
      if (answer.code === 1) {
        endIntent(action, owner)
        dispatch({ type: 'succeeded', result: resultOf(answer.data as DoneData<T>) })
      } else if (answer.code === 0) {
        endIntent(action, owner)
        // The client reads every answer with code 0 into a refusal.
        const refusal = refusalOf(answer as unknown as Refused)
        dispatch({ type: 'failed', error: { kind: 'refused', refusal } })
      } else {
        // Nothing is done without a session; the login page is on its way.
        endIntent(action, owner)
        dispatch({ type: 'sessionEnded' })
      }
    } catch (error) {
      if (!(error instanceof NoAnswerError)) throw error
      if (error.kind === 'offline') {
        endIntent(action, owner)
        dispatch({ type: 'failed', error: { kind: 'noAnswer', why: 'offline' } })
      } else {
        dispatch({ type: 'answerLost' })
      }
    } finally {
      lock.current = false
    }
  }

  /** Asks once; returns whether it makes sense to ask again. */
  const ask = useEffectEvent(async (): Promise<boolean> => {
    const intent = readIntent(action, owner)
    if (!intent) {
      dispatch({ type: 'startOver' })
      return false
    }
    try {
      const result = await lookUp(intent.requestId)
      if (result !== null) {
        endIntent(action, owner)
        dispatch({ type: 'succeeded', result })
        // What the action changed is known to the server only: everything is read again.
        void queryClient.invalidateQueries()
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

  const checking = state.step === 'checking'
  useEffect(() => {
    if (!checking) return
    let left = false
    let timer: ReturnType<typeof setTimeout> | undefined
    async function askUntilKnown(asked: number) {
      const again = await ask()
      if (again && !left) timer = setTimeout(() => askUntilKnown(asked + 1), nextAskDelay(asked))
    }
    void askUntilKnown(0)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [checking])

  return {
    state,
    submit,
    checkAgain: () => dispatch({ type: 'answerLost' }),
    startOver: () => dispatch({ type: 'startOver' }),
  }
}
