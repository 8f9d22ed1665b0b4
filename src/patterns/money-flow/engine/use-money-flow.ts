import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import type { Refusal } from '@/api/errors.ts'
import { NoAnswerError, RefusalError, SessionEndedError } from '@/api/errors.ts'
import { clockDifference, isServerTimeDoubtful, serverNow } from '@/api/server-clock.ts'
import { currentToken } from '@/api/session.ts'
import { useOwner } from '@/api/user.ts'
import { getUser } from '@/generated/account/account.ts'
import { newRequestId } from '@/lib/request-id.ts'
import { dropDraft, rememberDraft } from '@/patterns/form/draft.ts'
import type { SubmitError } from '@/patterns/form/submit-error.tsx'
import { submitErrorOf } from '@/patterns/form/submit-error.tsx'
import type { Intent, KnownOutcome } from './intent.ts'
import { isOpen, noteRead, noteSessionEnded, readIntent, readSettled } from './intent.ts'
import { beginAlone, endIntent, settleIntent } from './intent-tabs.ts'
import { lookUp, noteUnknown } from './look-up.ts'
import type { BodyOf, LookUp, MoneyFlowDefinition, OnceForm, Sent, Sign } from './money-flow.ts'
import { isOf, writeSent } from './money-flow.ts'
import type { Asked, LookUpFault, MoneyFlowEvent, MoneyFlowState } from './money-flow-state.ts'
import { afterLookUp, canSend, nextAskDelay, nextState } from './money-flow-state.ts'
import { flowKey, showByPage } from './shown-by-page.ts'

/** A flow of one user, by where it stands. */
export interface MoneyFlow<Body, Result> {
  state: MoneyFlowState<Result>
  /**
   * Sends it once; a call while one is under way waits for that one. Nothing is sent while the outcome
   * of an earlier one is open. Returns why it failed, that it was not signed, or null where it happened, its
   * outcome is open, or another one is.
   */
  submit: (body: Body, sent: Sent, options?: SubmitOptions) => Promise<SubmitFault | null>
  /** The address of the earlier request that a refusal names as an equal one; null where it has none. */
  earlierPath?: (refusal: Refusal) => string | null
  /** Leaves a result, or an intent that was not carried out, and is ready for another one. */
  startOver: () => void
}

/** Why a submit came to nothing: an error, or the user did not sign it. */
export type SubmitFault = SubmitError | { kind: 'unsigned' }

/** Seconds in which the server may carry out what was pressed, where a flow says nothing else. */
const VALID_FOR = 60

export interface SubmitOptions {
  /**
   * Returns the proof that confirms exactly the form to be sent; called before anything is stored or sent. Without
   * a proof nothing happens.
   */
  sign?: Sign | undefined
  /** The user was warned about an equal request and wants this one, too. */
  allowDuplicate?: boolean
}

/** The flow of a definition. */
export type FlowOf<Definition> =
  Definition extends MoneyFlowDefinition<infer Form, infer _Answer, infer Result>
    ? MoneyFlow<BodyOf<Form>, Result>
    : never

/**
 * Money that moves: it happens once or visibly not at all. It is never sent twice, never carried out
 * after its last second, and never called failed when it may have happened or still may: when an answer
 * is lost, also by a reload, the outcome is looked up by its `request_id` until it is known.
 */
export function useMoneyFlow<Form extends OnceForm, Data, Result>(
  definition: MoneyFlowDefinition<Form, Data, Result>,
  /** Name of the form whose draft is forgotten once it is done, where it is not the flow's. */
  draft: string = definition.name,
): MoneyFlow<BodyOf<Form>, Result> {
  const { name: action, useSubmit, resultOf, validFor = VALID_FOR, isInView } = definition
  const owner = useOwner()
  const { mutateAsync } = useSubmit()
  const queryClient = useQueryClient()
  // A ref, because state would let through two taps in one frame.
  const lock = useRef<Promise<SubmitFault | null> | null>(null)
  const [left] = useState<Intent | null>(
    () => readIntent(action, owner) ?? readSettled(action, owner),
  )
  // The intent that this page waits for or tells of; the stored one may be ended elsewhere meanwhile.
  const open = useRef(left)
  const gone = useGone(() => {
    const settled = readSettled(action, owner)
    if (settled === null || settled.requestId !== open.current?.requestId) return
    // A refusal that came as its user left, or later, was not read.
    const { is, at } = settled.outcome
    const wasRead = !cameAfterLeaving.current && serverNow() - at > READ_REFUSAL_AFTER
    if (is === 'done' || wasRead) endIntent(action, owner, settled)
  })
  const cameAfterLeaving = useRef(false)
  useEffect(() => showByPage(flowKey(action, owner)), [action, owner])
  // Brings back what was typed here, beside another tab's.
  const keepTyped = useRef(() => {})
  const [state, dispatch] = useReducer(
    nextState<Result>,
    left,
    (intent): MoneyFlowState<Result> => {
      if (intent === null) return { step: 'ready', error: null }
      if (intent.outcome?.is === 'refused') return { step: 'notArrived' }
      return { step: 'checking', about: aboutOwn(intent), lookUp: null, content: intent.content }
    },
  )
  useReading(state.step === 'done', () => {
    if (open.current) noteRead(action, owner, open.current.requestId)
  })

  const isOtherTabs = state.step === 'checking' && state.about === 'otherTab'

  function close() {
    if (open.current) endIntent(action, owner, open.current)
    open.current = null
  }

  function succeed(result: Result) {
    // A result that nobody is there to see stays open, and is looked up on the way back here.
    const isShownAgain = open.current?.outcome !== undefined
    if (!gone() && !isShownAgain) settle('done')
    if (isOtherTabs) keepTyped.current()
    else if (!isShownAgain) dropDraft({ form: draft, owner })
    dispatch({ type: 'succeeded', result })
  }

  /** The outcome is known: it is stored until it was read, where a reload would take it away. */
  function settle(is: KnownOutcome['is']) {
    if (isOtherTabs || (is === 'done' && isInView)) close()
    else if (open.current) settleIntent(action, owner, open.current, is)
    cameAfterLeaving.current = gone()
  }

  function fail(error: SubmitError, intent: Intent | null = null): SubmitError {
    if (intent) settle('refused')
    dispatch({ type: 'failed', error })
    return error
  }

  /**
   * The intent of a press with the form to send, or why there is none; null where another tab is first, or the
   * page was left before anything was begun: it is never sent later.
   */
  async function begin(
    body: BodyOf<Form>,
    content: string,
    { sign, allowDuplicate = false }: SubmitOptions,
  ): Promise<{ intent: Intent; form: Form } | SubmitFault | null> {
    const error = await clockFault()
    if (error) return fail(error)
    const once: OnceForm = {
      request_id: newRequestId(),
      valid_until: Math.floor(serverNow()) + validFor,
      ...(allowDuplicate && { allow_duplicate: true }),
    }
    // The body is the form but for these.
    const unsigned = { ...body, ...once } as unknown as Form
    const signed = sign ? await sign(unsigned) : {}
    if (signed === null) {
      dispatch({ type: 'notSigned' })
      return { kind: 'unsigned' }
    }
    const begun = await beginAlone(action, owner, content, once, () => !gone())
    if (begun === null) return null
    if ('intent' in begun) return { intent: begun.intent, form: { ...unsigned, ...signed } }
    const { other } = begun
    if (other === null) {
      dispatch({ type: 'otherTabFirst' })
      return null
    }
    const isOwn = other.requestId === open.current?.requestId
    open.current = other
    const about = isOwn ? aboutOwn(other) : 'otherTab'
    keepTyped.current = rememberDraft({ form: draft, owner })
    dispatch({ type: 'answerLost', about, content: other.content })
    return null
  }

  async function send(data: Form, intent: Intent): Promise<SubmitError | null> {
    open.current = intent
    try {
      const answer = await mutateAsync({ data })
      // The answer of another request says nothing of this one.
      if (!isOf(answer, intent.requestId)) throw new NoAnswerError('unreadable')
      succeed(resultOf(answer))
      return null
    } catch (error) {
      if (error instanceof RefusalError) {
        // Limits, prices or states are others than the page shows: everything is read again.
        void queryClient.invalidateQueries()
        return fail({ kind: 'refused', refusal: error }, intent)
      }
      if (error instanceof SessionEndedError) {
        // The session is over, the intent is not: a gateway may have said so after the server did its
        // work. The login page is on its way, and leads back here, where the outcome is looked up.
        noteSessionEnded(action, owner, intent)
        dispatch({ type: 'sessionEnded' })
        return null
      }
      if (!(error instanceof NoAnswerError)) throw error
      // These two say that nothing was sent.
      if (error.kind === 'offline' || error.kind === 'notLoaded') {
        return fail({ kind: 'noAnswer', why: error.kind }, intent)
      }
      dispatch({ type: 'answerLost', content: intent.content })
      return null
    }
  }

  async function sendOnce(
    body: BodyOf<Form>,
    content: string,
    options: SubmitOptions,
  ): Promise<SubmitFault | null> {
    dispatch({ type: 'sent' })
    try {
      if (await arrivedAfterAll().catch(() => null)) return null
      const begun = await begin(body, content, options)
      return begun && 'intent' in begun ? await send(begun.form, begun.intent) : begun
    } finally {
      lock.current = null
    }
  }

  async function submit(
    body: BodyOf<Form>,
    sent: Sent,
    options: SubmitOptions = {},
  ): Promise<SubmitFault | null> {
    if (lock.current) return lock.current
    if (!canSend(state)) return null
    lock.current = sendOnce(body, writeSent(sent), options)
    return lock.current
  }

  /**
   * Whether a former one, which was said not to be carried out, was so after all: clocks that this page has
   * not seen may have been further apart than servers may have them. Ends it where it was not.
   */
  async function arrivedAfterAll(): Promise<boolean> {
    const former = open.current
    if (state.step !== 'notArrived' || !former) return false
    // The server has said so itself of one that was refused.
    const { result, listed } = former.outcome ? { result: null } : await lookUp(definition, former)
    if (result !== null) succeed(result)
    else if (listed === 'done') {
      dispatch({ type: 'answerLost', about: 'received', content: former.content })
    } else {
      close()
      return false
    }
    return true
  }

  /** No record was found: it is not known yet, or never will be. */
  function takeUnfound(event: MoneyFlowEvent<Result>, intent: Intent) {
    if (event.type === 'asked') noteUnknown(intent.requestId, action)
    // Another tab's is no matter of this page any more, nor is a record that is gone. Of what was not
    // carried out the page tells until it is left.
    else if (isOtherTabs || intent.outcome) close()
    if (isOtherTabs && event.type !== 'asked') keepTyped.current()
    dispatch(event)
  }

  /** Asks once; returns whether it makes sense to ask again. */
  async function ask(intent: Intent): Promise<boolean> {
    const wasOpen = isOpen(action, owner, intent)
    try {
      const found = await lookUp(definition, intent)
      if (gone()) return false
      const event = intent.outcome
        ? afterReadAgain(found)
        : afterLookUp(found, intent.validUntil, wasOpen, clockDifference())
      if (event.type === 'succeeded') {
        succeed(event.result)
        // What the action changed is known to the server only: everything is read again.
        void queryClient.invalidateQueries()
      } else {
        takeUnfound(event, intent)
      }
      return event.type === 'asked'
    } catch (error) {
      noteUnknown(intent.requestId, action)
      dispatch({ type: 'asked', lookUp: faultOf(error) })
      return true
    }
  }

  useAskUntilKnown(state.step === 'checking', open, ask)

  return {
    state,
    submit,
    earlierPath: ({ params: { request_id: requestId, record_id: recordId } }) =>
      requestId && recordId ? (definition.earlierPath?.({ requestId, recordId }) ?? null) : null,
    startOver: () => {
      close()
      dispatch({ type: 'startOver' })
    },
  }
}

function aboutOwn({ outcome, sessionEnded }: Intent): Asked {
  if (outcome) return 'received'
  return sessionEnded ? 'sessionEnded' : 'own'
}

/** That it was carried out is known: only its record is looked for, which may be gone by now. */
const afterReadAgain = <Result>({ result, listed }: LookUp<Result>): MoneyFlowEvent<Result> => {
  if (result !== null) return { type: 'succeeded', result }
  return listed === 'done' ? { type: 'asked', lookUp: null, received: true } : { type: 'startOver' }
}

/** Why a look-up said nothing; the end of the session has no words of its own. */
function faultOf(error: unknown): LookUpFault | null {
  if (error instanceof SessionEndedError) return null
  return error instanceof RefusalError ? error : 'unreachable'
}

/**
 * By a clock that slept with the device, the last second of a request would be over when it arrives:
 * reads the time anew. Returns why that failed; any answer tells the time.
 */
async function clockFault(): Promise<SubmitError | null> {
  if (!isServerTimeDoubtful()) return null
  try {
    await getUser()
  } catch (thrown) {
    const error = submitErrorOf(thrown)
    if (error?.kind === 'noAnswer') return error
  }
  return null
}

/**
 * Returns whether the page is gone, or its user has left for another one that is still loading. Calls
 * `onLeft` when the page goes because its user left.
 */
function useGone(onLeft: () => void): () => boolean {
  const gone = useRef(false)
  const path = useRef<string>(undefined)
  const left = useEffectEvent(onLeft)
  useEffect(() => {
    gone.current = false
    const { hash } = window.location
    path.current = pathIn(hash)
    return () => {
      gone.current = true
      // A page that another one replaces at its own address was not left, nor one whose session ended.
      if (window.location.hash !== hash && currentToken() !== null) left()
    }
  }, [])
  return () => gone.current || pathIn(window.location.hash) !== path.current
}

const pathIn = (hash: string) => hash.split('?')[0]

/** Seconds for which a refusal must have been there to count as read when its page is left. */
const READ_REFUSAL_AFTER = 2
/** Milliseconds for which a result must have been visible to count as read. */
const READ_AFTER = 10_000

/** Calls `onRead` whenever a result is hidden that had been visible for long enough. */
function useReading(isShown: boolean, onRead: () => void): void {
  const read = useEffectEvent(onRead)
  useEffect(() => {
    if (!isShown) return
    let visibleFor = 0
    let since = document.visibilityState === 'visible' ? performance.now() : null
    function look() {
      if (document.visibilityState === 'visible') {
        since ??= performance.now()
        return
      }
      if (since !== null) visibleFor += performance.now() - since
      since = null
      if (visibleFor >= READ_AFTER) read()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isShown])
}

/** While `checking`, asks about the open intent, and again at growing distances for as long as `ask` wants. */
function useAskUntilKnown(
  checking: boolean,
  open: RefObject<Intent | null>,
  ask: (intent: Intent) => Promise<boolean>,
): void {
  const askOnce = useEffectEvent(ask)
  useEffect(() => {
    const intent = open.current
    if (!checking || !intent) return
    let over = false
    let timer: ReturnType<typeof setTimeout> | undefined
    async function askUntilKnown(asked: number, about: Intent) {
      const again = await askOnce(about)
      if (again && !over) {
        const delay = nextAskDelay(asked, about.validUntil, serverNow())
        timer = setTimeout(() => askUntilKnown(asked + 1, about), delay)
      }
    }
    void askUntilKnown(0, intent)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [checking, open])
}
