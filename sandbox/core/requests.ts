import type { OperationId } from '../generated/operations.ts'
import type { Commit, UserCall } from './call.ts'
import { Refusal } from './refusal.ts'
import { digest } from './secrets.ts'

/** A form with a `request_id`. */
interface OnceForm {
  request_id: string
}

/**
 * The first result of a request that was made before, undefined when it was not, and the refusal
 * `request_conflict` when its id was used for something else.
 */
export function earlierResult(
  call: UserCall,
  operation: OperationId,
  form: OnceForm,
): unknown | undefined {
  const found = call.world.database.get<{ operation: string; fingerprint: string; data: string }>(
    `SELECT operation, fingerprint, data FROM requests
     WHERE user_id = :userId AND request_id = :requestId`,
    { userId: call.userId, requestId: form.request_id.toLowerCase() },
  )
  if (!found) return undefined
  if (found.operation !== operation || found.fingerprint !== fingerprint(form)) {
    throw new Refusal('request_conflict')
  }
  return JSON.parse(found.data)
}

/**
 * Runs a commit and books its result under the request's id, in one transaction. A refusal books
 * nothing: it changed nothing, and the same request may succeed later.
 */
export function commitOnce<Data>(
  call: UserCall,
  operation: OperationId,
  form: OnceForm,
  commit: Commit<Data>,
): Data {
  const { database } = call.world
  return database.transaction(() => {
    // It may have happened while this request waited for its password to be checked.
    const earlier = earlierResult(call, operation, form)
    if (earlier !== undefined) return earlier as Data
    const data = commit()
    database.run(
      `INSERT INTO requests (user_id, request_id, operation, fingerprint, data, at)
       VALUES (:userId, :requestId, :operation, :fingerprint, :data, :now)`,
      {
        userId: call.userId,
        requestId: form.request_id.toLowerCase(),
        operation,
        fingerprint: fingerprint(form),
        data: JSON.stringify(data),
        now: call.now,
      },
    )
    return data
  })
}

/** The form without passwords: what it asks for, not how it is proved. */
function fingerprint(form: OnceForm): string {
  const entries = Object.entries(form)
    .filter(([name]) => !name.endsWith('password'))
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return digest(JSON.stringify(entries))
}
