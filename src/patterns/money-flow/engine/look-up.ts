import { timed } from '@/api/answer-time.ts'
import { RefusalError } from '@/api/errors.ts'
import { clockDifference } from '@/api/server-clock.ts'
import { listRequests } from '@/generated/account/account.ts'
import { noteFault } from '@/platform/faults.ts'
import type { Intent } from './intent.ts'
import type { Findable, LookUp } from './money-flow.ts'
import { isOver } from './money-flow-state.ts'

/** Seconds for which the server lists every request. */
const LISTED_SECONDS = 600

/**
 * Looks up what became of an intent: by its record, and in the server's list of the user's requests where
 * the record's area refuses to answer or has none. That list belongs to no area, so an area that is
 * switched off hides no outcome. "Not carried out" is never concluded from one answer alone. Throws where
 * the server did not say.
 */
export async function lookUp<Result>(
  { operation, find }: Pick<Findable<Result>, 'operation' | 'find'>,
  {
    requestId,
    validUntil,
    sessionEnded,
  }: Pick<Intent, 'requestId' | 'validUntil' | 'sessionEnded'>,
): Promise<LookUp<Result>> {
  let found: LookUp<Result> | null = null
  let refusal: RefusalError | null = null
  try {
    found = await find(requestId)
  } catch (error) {
    if (!(error instanceof RefusalError) || operation === null) throw error
    refusal = error
  }
  // A refusal because the session ended is listed at once.
  const mayCome = found && !sessionEnded && !isOver(found.time, validUntil, clockDifference())
  if (found && (found.result !== null || mayCome || operation === null)) return found
  const { data, time } = await timed(listRequests()).catch((error: unknown) => {
    throw refusal ?? error
  })
  const listed = data.list.find(({ request_id: id }) => id === requestId)?.outcome
  if (listed !== undefined) return { result: null, time, listed }
  // Older requests need not be listed: there the record's own list alone can tell.
  if (refusal && time > validUntil + LISTED_SECONDS / 2) throw refusal
  return { result: null, time: Math.min(time, found?.time ?? time) }
}

/** Milliseconds after which an outcome has been unknown for too long. */
const TOO_LONG = 120_000

/** When each request was first asked about in vain, by the device's clock. */
const since = new Map<string, number>()

/** Records a look-up that found no outcome. Reports a fault once that has lasted too long. */
export function noteUnknown(requestId: string, action: string): void {
  const now = Date.now()
  const first = since.get(requestId) ?? now
  since.set(requestId, first)
  // The flow's name may be followed by the purchase.
  const [flow = ''] = action.split('.')
  if (now - first >= TOO_LONG) noteFault({ kind: 'outcome', flow })
}
