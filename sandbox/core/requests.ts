import type {
  RefusalReason,
  RequestOperation,
  RequestRecord,
} from '../../src/generated/h5.schemas.ts'
import type { OperationId } from '../generated/operations.ts'
import type { Commit, UserCall } from './call.ts'
import { contentOf, refuseDuplicate } from './duplicates.ts'
import { recordOf } from './record-id.ts'
import type { RefusalParams } from './refusal.ts'
import { Refusal, Unauthenticated } from './refusal.ts'
import { digest } from './secrets.ts'
import { refuseEnded } from './users.ts'

/** A form with a `request_id`. */
export interface OnceForm {
  request_id: string
  valid_until: number
  allow_duplicate?: boolean
}

/** How far ahead `valid_until` may lie. */
const MAX_AHEAD_SECONDS = 600

/** What carries out a request with an id. */
interface Action<Data> {
  /** Throws when the user may not do this, or no longer; runs again in the transaction that books. */
  authorize: () => void
  prepare: () => Commit<Data> | Promise<Commit<Data>>
}

/**
 * Answers a request with an id (the contract's `ValidUntil`): with its first result when it has one,
 * otherwise by `prepare` and the commit that this makes, up to its last second. The outcome, done or
 * refused, is kept under the id. Every `Refusal` that is thrown has been booked; when booking fails,
 * its error is thrown, and the client must not be told that nothing happened.
 */
export async function once<Data>(
  call: UserCall,
  operation: OperationId,
  form: OnceForm,
  { authorize, prepare }: Action<Data>,
): Promise<Data> {
  const { database } = call.world
  const first = firstResult<Data>(call, operation, form)
  if (first) return first.data
  refuseLate(call, form)
  try {
    if (form.valid_until > call.now + MAX_AHEAD_SECONDS) {
      throw new Refusal('input_invalid', { field: 'valid_until' })
    }
    const check = () => {
      authorize()
      refuseDuplicate(call, operation, form)
    }
    check()
    const commit = await prepare()
    return database.transaction(() =>
      book(call, operation, form, () => {
        check()
        return commit()
      }),
    )
  } catch (error) {
    if (error instanceof Unauthenticated) {
      database.transaction(() => bookEnded(call, operation, form))
      throw error
    }
    const refusal =
      error instanceof Refusal ? error : new Refusal('operation_failed', {}, { cause: error })
    const faster = database.transaction(() => bookRefusal<Data>(call, operation, form, refusal))
    if (faster) return faster.data
    throw refusal
  }
}

/** Runs the commit and books its result, in the transaction of the caller. */
function book<Data>(
  call: UserCall,
  operation: OperationId,
  form: OnceForm,
  commit: Commit<Data>,
): Data {
  // All three may have changed while this request waited for its password to be checked.
  refuseEnded(call)
  const first = firstResult<Data>(call, operation, form)
  if (first) return first.data
  refuseLate(call, form)
  const data = commit()
  call.world.database.run(
    `INSERT INTO requests (user_id, request_id, operation, fingerprint, content, data, at)
     VALUES (:userId, :requestId, :operation, :fingerprint, :content, :data, :now)`,
    {
      ...keyOf(call, operation, form),
      content: contentOf(operation, form),
      data: JSON.stringify(data),
      now: call.now,
    },
  )
  return data
}

/** Books why nothing was done, unless a copy was faster, whose result it answers. */
function bookRefusal<Data>(
  call: UserCall,
  operation: OperationId,
  form: OnceForm,
  { reason, params }: Refusal,
): Done<Data> | undefined {
  const first = firstResult<Data>(call, operation, form)
  if (first) return first
  if (reason !== 'request_expired') {
    insertRefusal(call, { ...keyOf(call, operation, form), reason, params: JSON.stringify(params) })
  }
  return undefined
}

/**
 * Books that the session of a request ended before it could be booked, unless it has a result. Other
 * sessions of the user, which are valid, get a refusal for a copy of it.
 */
function bookEnded(call: UserCall, operation: OperationId, form: OnceForm): void {
  const key = keyOf(call, operation, form)
  if (findResult(call, key)) return
  insertRefusal(call, { ...key, reason: 'operation_failed', params: '{}' })
}

function insertRefusal(
  { world, now }: UserCall,
  refused: ReturnType<typeof keyOf> & { reason: RefusalReason; params: string },
): void {
  world.database.run(
    `INSERT INTO refused_requests (user_id, request_id, operation, fingerprint, reason, params, at)
     VALUES (:userId, :requestId, :operation, :fingerprint, :reason, :params, :now)`,
    { ...refused, now },
  )
}

/** The clock of now, not of the request's arrival: it may have waited here. */
function refuseLate({ world }: UserCall, form: OnceForm): void {
  if (world.clock.now() > form.valid_until) throw new Refusal('request_expired')
}

/**
 * The result of a request that was made before, undefined when it was not. Throws its refusal, and
 * `request_conflict` when its id was used for something else.
 */
function firstResult<Data>(
  call: UserCall,
  operation: OperationId,
  form: OnceForm,
): Done<Data> | undefined {
  const own = keyOf(call, operation, form)
  const found = findResult(call, own)
  if (!found) return undefined
  if (found.operation !== own.operation || found.fingerprint !== own.fingerprint) {
    throw new Refusal('request_conflict')
  }
  if (found.reason !== null) {
    throw new Refusal(found.reason, JSON.parse(found.data) as RefusalParams)
  }
  // Written as the result of the same operation.
  return { data: JSON.parse(found.data) as Data }
}

function findResult(
  { world }: UserCall,
  { userId, requestId }: ReturnType<typeof keyOf>,
): Result | undefined {
  return world.database.get<Result>(
    `SELECT operation, fingerprint, data, NULL AS reason FROM requests
     WHERE user_id = :userId AND request_id = :requestId
     UNION ALL
     SELECT operation, fingerprint, params, reason FROM refused_requests
     WHERE user_id = :userId AND request_id = :requestId`,
    { userId, requestId },
  )
}

/** How many requests {@link recentRequests} lists at most. */
const MAX_LISTED = 500
/** It lists every request that is younger: clients look there for what they may have lost. */
const ALL_LISTED_SECONDS = 600
/** Older ones it lists up to this age, and up to this number of requests in all. */
const LISTED_SECONDS = 86_400
const USUALLY_LISTED = 20

/** What became of the last requests of a user, newest first. */
export function recentRequests({ world, userId, now }: UserCall): RequestRecord[] {
  const rows = world.database.all<Recent>(
    `SELECT request_id, operation, data, at FROM requests
     WHERE user_id = :userId AND at > :after
     UNION ALL
     SELECT request_id, operation, NULL, at FROM refused_requests
     WHERE user_id = :userId AND at > :after
     ORDER BY at DESC, request_id LIMIT ${MAX_LISTED}`,
    { userId, after: now - LISTED_SECONDS },
  )
  const listed = rows.filter(
    ({ at }, index) => index < USUALLY_LISTED || at > now - ALL_LISTED_SECONDS,
  )
  return listed.map(({ request_id, operation, data, at }) => ({
    request_id,
    operation,
    outcome: data === null ? 'refused' : 'done',
    record_id: data === null ? null : recordOf(JSON.parse(data)),
    answered_at: at,
  }))
}

interface Recent {
  request_id: string
  operation: RequestOperation
  /** Null where it was refused. */
  data: string | null
  at: number
}

interface Done<Data> {
  data: Data
}

interface Result {
  operation: string
  fingerprint: string
  /** The result, or the params of a refusal. */
  data: string
  /** Null where it was done. */
  reason: RefusalReason | null
}

const keyOf = ({ userId }: UserCall, operation: OperationId, form: OnceForm) => ({
  userId,
  requestId: form.request_id.toLowerCase(),
  operation,
  fingerprint: fingerprint(form),
})

/** The form without passwords and confirmation: what it asks for, not how it is proved. */
function fingerprint(form: OnceForm): string {
  const entries = Object.entries(form)
    .filter(([name]) => !name.endsWith('password') && name !== 'confirmation')
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return digest(JSON.stringify(entries))
}
