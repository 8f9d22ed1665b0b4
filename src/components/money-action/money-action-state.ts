import type { SubmitError } from '../form/submit-error.tsx'

/** Where a money action stands. Exactly one of these is true at any time. */
export type MoneyActionState<Result> =
  /** Nothing is under way; `error` is a definite failure of the last try: nothing happened. */
  | { step: 'ready'; error: SubmitError | null }
  | { step: 'sending' }
  /**
   * It was sent and no readable answer came: the outcome is unknown and being asked for. `content`
   * is what was given to `submit`.
   */
  | { step: 'checking'; reachable: boolean; content: string }
  /** The server was asked until it could no longer arrive, and has no record of it. */
  | { step: 'notArrived' }
  | { step: 'done'; result: Result }

export type MoneyActionEvent<Result> =
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
  state: MoneyActionState<Result>,
  event: MoneyActionEvent<Result>,
): MoneyActionState<Result> {
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

/** Seconds after sending in which an action can still arrive: the time-out of a call, and a margin. */
const CAN_ARRIVE_FOR = 60 + 15

/** Whether an action that the server does not know may still arrive there. */
export function mayStillArrive(sentAt: number, now: number): boolean {
  return now - sentAt < CAN_ARRIVE_FOR
}

/** Milliseconds until the outcome is asked for again: soon at first, then every ten seconds. */
export function nextAskDelay(asked: number): number {
  return Math.min(1_000 * 2 ** asked, 10_000)
}
