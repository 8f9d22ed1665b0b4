import type { SubmitError } from '../form/submit-error.tsx'

/** Where a money action stands. Exactly one of these is true at any time. */
export type MoneyFlowState<Result> =
  /** Nothing is under way; `error` is a definite failure of the last try: nothing happened. */
  | { step: 'ready'; error: SubmitError | null }
  | { step: 'sending' }
  /**
   * It was sent and no readable answer came: the outcome is unknown and being asked for. `content`
   * is what was given to `submit`.
   */
  | { step: 'checking'; reachable: boolean; content: string }
  /** The server has no record of it, and it can no longer be carried out. */
  | { step: 'notArrived' }
  | { step: 'done'; result: Result }

export type MoneyFlowEvent<Result> =
  | { type: 'sent' }
  | { type: 'succeeded'; result: Result }
  | { type: 'failed'; error: SubmitError }
  | { type: 'answerLost'; content: string }
  | { type: 'asked'; reachable: boolean }
  | { type: 'notFound' }
  | { type: 'sessionEnded' }
  | { type: 'startOver' }

/** The next state. An event that comes too late for its state changes nothing. */
export function nextState<Result>(
  state: MoneyFlowState<Result>,
  event: MoneyFlowEvent<Result>,
): MoneyFlowState<Result> {
  switch (event.type) {
    case 'sent':
      return state.step === 'ready' || state.step === 'notArrived' ? { step: 'sending' } : state
    case 'succeeded':
      return { step: 'done', result: event.result }
    case 'failed':
      return state.step === 'sending' ? { step: 'ready', error: event.error } : state
    case 'answerLost':
      return state.step === 'done'
        ? state
        : { step: 'checking', reachable: true, content: event.content }
    case 'asked':
      return state.step === 'checking' ? { ...state, reachable: event.reachable } : state
    case 'notFound':
      return state.step === 'checking' ? { step: 'notArrived' } : state
    case 'sessionEnded':
      return state.step === 'sending' ? { step: 'ready', error: null } : state
    case 'startOver':
      return { step: 'ready', error: null }
  }
}

/** What a look-up by `request_id` found, and the server's own `time` of that very answer. */
export interface LookUp<Result> {
  result: Result | null
  time: number
}

/**
 * What a look-up says about a request (the contract's `ValidUntil`). Only the server's time of the
 * look-up itself makes it final, however long ago the request was sent. `wasOpen` is whether nobody
 * knew the outcome when the look-up began: what was ended before it, and is not found, was refused.
 */
export function afterLookUp<Result>(
  { result, time }: LookUp<Result>,
  validUntil: number,
  wasOpen: boolean,
): MoneyFlowEvent<Result> {
  if (result !== null) return { type: 'succeeded', result }
  if (!wasOpen) return { type: 'startOver' }
  return time > validUntil ? { type: 'notFound' } : { type: 'asked', reachable: true }
}

/** Milliseconds until the outcome is asked for again: soon at first, then every ten seconds. */
export function nextAskDelay(asked: number): number {
  return Math.min(1_000 * 2 ** asked, 10_000)
}
