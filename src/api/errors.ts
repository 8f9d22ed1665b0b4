import type { RefusalReason } from '@/generated/h5.schemas.ts'

/** Why a business rule said no, as far as the server says. */
export interface Refusal {
  /** Absent when the backend names no reason, or one that this version does not know. */
  reason: RefusalReason | undefined
  /** The numbers of the message, as text; moments are Unix seconds. */
  params: Readonly<Record<string, string>>
  /** The server's own words, shown when there is no reason. */
  msg: string
}

/** The server answered with code 0: a business rule said no, and nothing was changed. */
export class RefusalError extends Error implements Refusal {
  override name = 'RefusalError'
  readonly reason: Refusal['reason']
  readonly params: Refusal['params']
  readonly msg: string
  /** The server's clock when it refused, Unix seconds. */
  readonly time: number

  constructor({ reason, params, msg }: Refusal, time: number) {
    super(msg)
    this.reason = reason
    this.params = params
    this.msg = msg
    this.time = time
  }
}

/**
 * The server answered with code 401: there is no valid session. The client has ended it by then and
 * the login page is on its way, so that a page shows no error. Of an action it says nothing about the
 * outcome: a gateway may have answered after the server did its work.
 */
export class SessionEndedError extends Error {
  override name = 'SessionEndedError'
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

/** What a call to the server throws, unless its caller has cancelled it. */
export type RequestError = RefusalError | SessionEndedError | NoAnswerError
