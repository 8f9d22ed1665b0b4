import type { Device, LanguageCode } from '../../src/generated/h5.schemas.ts'
import type { OperationId, Operations } from '../generated/operations.ts'
import type { World } from './world.ts'

/** One request, on its way through a handler. */
export interface Call {
  world: World
  /** Unix seconds of the sandbox's clock when the request arrived. */
  now: number
  /** The same in milliseconds. */
  nowMs: number
  language: LanguageCode
  /** Of the page that sends it, for example `https://example.com`: the site of its passkeys. */
  origin: string
  /** Where it came from, for limits of tries. */
  remote: string
  /** What its browser tells of the device. */
  device: Device
}

/** A request of a user with a valid session. */
export interface UserCall extends Call {
  userId: number
  /** The session, as it is stored. */
  tokenHash: string
  /** When it ends by itself, Unix seconds. */
  endsAt: number
  /**
   * What the call proved while it waited, such as a password: each throws the refusal of a proof that is
   * no longer valid, and runs again in the transaction that books.
   */
  proofs: (() => void)[]
}

/**
 * The part of a handler that changes something: it runs in one transaction, without a pause, and
 * answers `data`. A `Refusal` thrown in it undoes everything.
 */
export type Commit<Data> = () => Data

type CallOf<Id extends OperationId> = Operations[Id]['public'] extends true ? Call : UserCall
type AnswerOf<
  Id extends OperationId,
  Data = Operations[Id]['data'],
> = Operations[Id]['once'] extends true
  ? Commit<Data> | Promise<Commit<Data>>
  : Operations[Id]['public'] extends true
    ? Data | Promise<Data>
    : Data | Promise<Commit<Data>>

/**
 * What answers an operation: `data` of the answer that is done, or a thrown `Refusal`. An operation
 * with a `request_id` answers a `Commit` instead: whatever it has to wait for (a password) comes
 * first, and the core books its result under the id in the same transaction. Any other private operation
 * that waits answers a `Commit`, too: its session may end while it waits, and the core checks that again in
 * the transaction of the commit.
 */
export type Handler<Id extends OperationId> = (
  call: CallOf<Id>,
  input: Operations[Id]['input'],
) => AnswerOf<Id>

/** A handler for every operation: one that is missing is a type error. */
export type Handlers = { [Id in OperationId]: Handler<Id> }
