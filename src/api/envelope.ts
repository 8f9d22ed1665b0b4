import type { RefusalReason } from '@/generated/model/refusal-reason.ts'
import type { Refused } from '@/generated/model/refused.ts'

/** What every answer has, whatever its `code`. */
export interface Envelope {
  code: number
  msg: string
  time: number
  data: unknown
}

/** The `data` of an operation when it is done. */
export type DoneData<T extends Envelope> = Extract<T, { code: 1 }>['data']

/** Why a business rule said no, as far as the server told. */
export interface Refusal {
  /** Absent when the backend names no reason, or one that this version does not know. */
  reason: RefusalReason | undefined
  /** The numbers of the message, as text; moments are Unix seconds. */
  params: Readonly<Record<string, string>>
  /** The server's own words, shown when there is no reason. */
  msg: string
}

/** The refusal in an answer with code 0. */
export function refusalOf(answer: Refused): Refusal {
  return { reason: answer.data.reason, params: answer.data.params, msg: answer.msg }
}

/**
 * No answer came that can be read: the network is gone, 60 seconds passed, or what came is not an
 * envelope of this contract. A read can be tried again; of a money action the outcome is unknown.
 */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError'
  readonly kind: NoAnswerKind

  constructor(kind: NoAnswerKind, options?: ErrorOptions) {
    super(kind, options)
    this.kind = kind
  }
}

/**
 * `offline`: the device said so before anything was sent. `notLoaded`: a file of the app is missing,
 * mostly after a release; no action was sent. `unreachable`: the connection failed.
 * `timeout`: 60 s passed. `unreadable`: an error page, a truncated or a malformed answer.
 */
export type NoAnswerKind = 'offline' | 'notLoaded' | 'unreachable' | 'timeout' | 'unreadable'
