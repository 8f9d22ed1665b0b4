import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import type { DoneData, Envelope } from '@/api/envelope.ts'
import { NoAnswerError, refusalOf } from '@/api/envelope.ts'
import { isServerTimeDoubtful, serverNow } from '@/api/server-clock.ts'
import { getUser } from '@/generated/account/account.ts'
import type { Refused } from '@/generated/model/refused.ts'
import { dropDraft } from '../form/draft.ts'
import type { SubmitError } from '../form/submit-error.tsx'
import { submitErrorOf } from '../form/submit-error.tsx'
import type { Intent } from './intent.ts'
import { beginIntent, endIntent, isOpen, readIntent } from './intent.ts'
import type { BodyOf, MoneyFlowDefinition, OnceForm, Sent } from './money-flow.ts'
import { writeSent } from './money-flow.ts'
import type { MoneyFlowState } from './money-flow-state.ts'
import { afterLookUp, nextAskDelay, nextState } from './money-flow-state.ts'

/** A flow of one user, by where it stands. */
export interface MoneyFlow<Body, Result> {
  state: MoneyFlowState<Result>
  /**
   * Sends it once; a call while one is under way waits for that one. Nothing is sent while the outcome
   * of an earlier one is open. Returns why nothing happened, or null where it did, or where its outcome
   * is open.
   */
  submit: (body: Body, sent: Sent) => Promise<SubmitError | null>
  /** Leaves a result, or an intent that was not carried out, and is ready for another one. */
  startOver: () => void
}

/** The flow of a definition. */
export type FlowOf<Definition> =
  Definition extends MoneyFlowDefinition<infer Form, infer _Answer, infer Result>
    ? MoneyFlow<BodyOf<Form>, Result>
    : never

/** Seconds in which the server may carry out what was pressed, where a flow says nothing else. */
export const VALID_FOR = 60

/**
 * Money that moves: it happens once or visibly not at all. It is never sent twice, never carried out
 * after its last second, and never called failed when it may have happened or still may: when an answer
 * is lost, also by a reload, the outcome is looked up by its `request_id` until it is known.
 */
export function useMoneyFlow<Form extends OnceForm, T extends Envelope, Result>(
  {
    name: action,
    useSubmit,
    resultOf,
    validFor = VALID_FOR,
    find,
  }: MoneyFlowDefinition<Form, T, Result>,
  owner: string,
  /** Name of the form whose draft is forgotten once it is done, where it is not the flow's. */
  draft: string = action,
): MoneyFlow<BodyOf<Form>, Result> {
  const { mutateAsync } = useSubmit()
  const queryClient = useQueryClient()
  // A ref, because state would let through two taps in one frame.
  const lock = useRef<Promise<SubmitError | null> | null>(null)
  const [left] = useState(() => readIntent(action, owner))
  // The intent that this page waits for; the stored one may be ended elsewhere meanwhile.
  const open = useRef(left)
  const gone = useRef(false)
  const [state, dispatch] = useReducer(
    nextState<Result>,
    left,
    (intent): MoneyFlowState<Result> =>
      intent
        ? { step: 'checking', reachable: true, content: intent.content }
        : { step: 'ready', error: null },
  )

  function close() {
    if (open.current && isOpen(action, owner, open.current)) endIntent(action, owner)
    open.current = null
  }

  function succeed(result: Result) {
    // A result that nobody is there to see stays open, and is looked up on the way back here.
    if (!gone.current) close()
    dropDraft({ form: draft, owner })
    dispatch({ type: 'succeeded', result })
  }

  function fail(error: SubmitError): SubmitError {
    close()
    dispatch({ type: 'failed', error })
    return error
  }

  function settle(answer: T): SubmitError | null {
    if (answer.code === 1) {
      succeed(resultOf(answer.data as DoneData<T>))
    } else if (answer.code === 0) {
      // Limits, prices or states are others than the page shows: everything is read again.
      void queryClient.invalidateQueries()
      // The client reads every answer with code 0 into a refusal.
      return fail({ kind: 'refused', refusal: refusalOf(answer as unknown as Refused) })
    } else {
      // The session is over, the intent is not: a gateway may have said so after the server did its
      // work. The login page is on its way, and leads back here, where the outcome is looked up.
      dispatch({ type: 'sessionEnded' })
    }
    return null
  }

  async function sendOnce(body: BodyOf<Form>, content: string): Promise<SubmitError | null> {
    dispatch({ type: 'sent' })
    try {
      // By a clock that slept with the device, its last second would be over when it arrives.
      if (isServerTimeDoubtful()) await getUser()
    } catch (error) {
      lock.current = null
      return fail(submitErrorOf(error))
    }
    try {
      const validUntil = Math.floor(serverNow()) + validFor
      const intent = beginIntent(action, owner, content, validUntil)
      open.current = intent
      const made: OnceForm = { request_id: intent.requestId, valid_until: validUntil }
      // The body is the form but for these.
      const data = { ...body, ...made } as unknown as Form
      return settle(await mutateAsync({ data }))
    } catch (error) {
      if (!(error instanceof NoAnswerError)) throw error
      // These two say that nothing was sent.
      if (error.kind === 'offline' || error.kind === 'notLoaded') {
        return fail({ kind: 'noAnswer', why: error.kind })
      }
      dispatch({ type: 'answerLost', content })
      return null
    } finally {
      lock.current = null
    }
  }

  async function submit(body: BodyOf<Form>, sent: Sent): Promise<SubmitError | null> {
    if (lock.current) return lock.current
    if (state.step !== 'ready' && state.step !== 'notArrived') return null
    const unknown = readIntent(action, owner)
    const known = state.step === 'notArrived' ? open.current : null
    if (unknown && unknown.requestId !== known?.requestId) {
      // Another tab has sent one whose outcome is open: that one first.
      open.current = unknown
      dispatch({ type: 'answerLost', content: unknown.content })
      return null
    }
    lock.current = sendOnce(body, writeSent(sent))
    return lock.current
  }

  /** Asks once; returns whether it makes sense to ask again. */
  const ask = useEffectEvent(async (intent: Intent): Promise<boolean> => {
    const wasOpen = isOpen(action, owner, intent)
    try {
      const found = await find(intent.requestId)
      if (gone.current) return false
      const event = afterLookUp(found, intent.validUntil, wasOpen)
      if (event.type === 'succeeded') {
        succeed(event.result)
        // What the action changed is known to the server only: everything is read again.
        void queryClient.invalidateQueries()
      } else dispatch(event)
      return event.type === 'asked'
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
    startOver: () => {
      close()
      dispatch({ type: 'startOver' })
    },
  }
}
