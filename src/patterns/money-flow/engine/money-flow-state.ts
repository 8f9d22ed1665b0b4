import type { Refusal } from '@/api/errors.ts'
import { CLOCK_TOLERANCE } from '@/generated/clock-tolerance.ts'
import type { SubmitError } from '@/patterns/form/submit-error.tsx'
import type { LookUp } from './money-flow.ts'

/** Where a money action stands. Exactly one of these is true at any time. */
export type MoneyFlowState<Result> =
  /** Nothing is under way; `error` is a definite failure of the last try: nothing happened. */
  | { step: 'ready'; error: SubmitError | null }
  /** The last press was not sent, because another tab had sent one. */
  | { step: 'notSent' }
  | { step: 'sending' }
  /** The outcome of something that was sent is unknown and being asked for. */
  | Checking
  /** The server has no record of it, and it can no longer be carried out. */
  | { step: 'notArrived' }
  | { step: 'done'; result: Result }

interface Checking {
  step: 'checking'
  /** Whose it is, and why it is not known. */
  about: Asked
  /** What came of the last look-up, if no record did. */
  lookUp: LookUpFault | null
  /** What was given to `submit`. */
  content: string
}

/**
 * `own`: the answer was lost, or the page that waited for it was left. `sessionEnded`: the answer was
 * that the session is over. `otherTab`: another tab sent it, and what was pressed here was not sent.
 * `received`: it was carried out, and its record is being read.
 */
export type Asked = 'own' | 'sessionEnded' | 'otherTab' | 'received'

/** Why a look-up said nothing: no answer came, or the server refused to tell. */
export type LookUpFault = 'unreachable' | Refusal

export type MoneyFlowEvent<Result> =
  | { type: 'sent' }
  | { type: 'succeeded'; result: Result }
  | { type: 'failed'; error: SubmitError }
  /** Another tab has begun one, of which nothing else is to be seen. */
  | { type: 'otherTabFirst' }
  | { type: 'answerLost'; content: string; about?: Asked }
  /** `received`: that it was carried out is certain, and its record could not be read. */
  | { type: 'asked'; lookUp: LookUpFault | null; received?: true }
  | { type: 'notFound' }
  | { type: 'sessionEnded' }
  /** The user did not sign it: nothing was begun. */
  | { type: 'notSigned' }
  | { type: 'startOver' }

/** Whether nothing is under way, so that something can be sent. */
export const canSend = ({ step }: MoneyFlowState<unknown>): boolean =>
  step === 'ready' || step === 'notSent' || step === 'notArrived'

/** The next state. An event that comes too late for its state changes nothing. */
export function nextState<Result>(
  state: MoneyFlowState<Result>,
  event: MoneyFlowEvent<Result>,
): MoneyFlowState<Result> {
  if (state.step === 'checking' && state.about === 'otherTab') return afterOtherTabs(state, event)
  switch (event.type) {
    case 'sent':
      return canSend(state) ? { step: 'sending' } : state
    case 'succeeded':
      return { step: 'done', result: event.result }
    case 'failed':
      return state.step === 'sending' ? { step: 'ready', error: event.error } : state
    case 'otherTabFirst':
      return state.step === 'sending' ? { step: 'notSent' } : state
    case 'answerLost':
      return state.step === 'done'
        ? state
        : { step: 'checking', about: event.about ?? 'own', lookUp: null, content: event.content }
    case 'asked':
      return state.step === 'checking' ? afterAsked(state, event) : state
    case 'notFound':
      return state.step === 'checking' ? { step: 'notArrived' } : state
    case 'sessionEnded':
    case 'notSigned':
      return state.step === 'sending' ? { step: 'ready', error: null } : state
    case 'startOver':
      return { step: 'ready', error: null }
  }
}

function afterAsked(
  state: Checking,
  { lookUp, received }: { lookUp: LookUpFault | null; received?: true },
): Checking {
  return { ...state, lookUp, about: received ? 'received' : state.about }
}

/** While another tab's outcome is asked for. Once it is known, what was pressed here can be sent. */
function afterOtherTabs<Result>(
  state: Checking,
  event: MoneyFlowEvent<Result>,
): MoneyFlowState<Result> {
  switch (event.type) {
    case 'succeeded':
    case 'notFound':
    case 'startOver':
      return { step: 'notSent' }
    case 'asked':
      return { ...state, lookUp: event.lookUp }
    default:
      return state
  }
}

/**
 * What a look-up says about a request (the contract's `ValidUntil`). Only the server's time of the
 * look-up itself makes it final, however long ago the request was sent: when it is after the last second
 * by more than the clocks of the server's machines may differ, `difference` where the page has seen a
 * larger one. Both are whole seconds that the server compares, so that no slack of the client's own is
 * needed. `wasOpen` is whether nobody knew the outcome when the look-up began: what was ended before it,
 * and is not found, was refused.
 */
export function afterLookUp<Result>(
  { result, time, listed }: LookUp<Result>,
  validUntil: number,
  wasOpen: boolean,
  difference = 0,
): MoneyFlowEvent<Result> {
  if (result !== null) return { type: 'succeeded', result }
  if (listed === 'done') return { type: 'asked', lookUp: null, received: true }
  // A refusal is booked, so that no copy is carried out either.
  if (listed === 'refused') return { type: 'notFound' }
  if (isOver(time, validUntil, difference)) return { type: 'notFound' }
  return wasOpen ? { type: 'asked', lookUp: null } : { type: 'startOver' }
}

/** Whether a request can no longer be carried out at the server's `time`, on any of its machines. */
export const isOver = (time: number, validUntil: number, difference: number): boolean =>
  time > validUntil + Math.max(CLOCK_TOLERANCE, difference)

/**
 * Milliseconds until the outcome is asked for again: soon at first, then every ten seconds, and as soon
 * as the answer is final. `now` is the server's time.
 */
export function nextAskDelay(asked: number, validUntil: number, now: number): number {
  const delay = Math.min(1_000 * 2 ** asked, 10_000)
  const untilFinal = Math.ceil((validUntil + CLOCK_TOLERANCE + 1 - now) * 1_000)
  return untilFinal > 0 ? Math.min(delay, untilFinal) : delay
}
