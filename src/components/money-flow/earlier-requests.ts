import { timed } from '@/api/answer-time.ts'
import { serverNow } from '@/api/server-clock.ts'
import { listRequests } from '@/generated/account/account.ts'
import { CLOCK_TOLERANCE } from '@/generated/clock-tolerance.ts'
import type { RequestOperation } from '@/generated/model/request-operation.ts'
import { RequestOutcome } from '@/generated/model/request-outcome.ts'
import type { RequestRecord } from '@/generated/model/request-record.ts'
import { readStored, readStoredJson, writeStored } from '@/lib/storage.ts'
import { isEnded, isTold, noteEnded, openIntents } from './intent.ts'

/** Seconds in which the server may carry out what was pressed, where a flow says nothing else. */
export const VALID_FOR = 60

/** Seconds for which a request is news. */
export const NEWS = 600

/** Key of the server's second since which this device remembers what a user sends. */
const SINCE = 'h5.since.'
const keyOf = (owner: string) => `${SINCE}${owner}`

/** Remembers from now on, where the device has not begun yet or its storage was cleared. */
export function rememberFromNow(owner: string): void {
  if (readStored(keyOf(owner)) === null) {
    writeStored(keyOf(owner), String(Math.floor(serverNow())))
  }
}

/**
 * What the user has done of the last ten minutes of which this device does not know, the newest first.
 * Only a device that has known the user for less than that asks the server. Throws where it did not say.
 */
export async function earlierRequests(
  operation: RequestOperation,
  owner: string,
): Promise<RequestRecord[]> {
  const stored = readStoredJson(keyOf(owner))
  const since = typeof stored === 'number' ? stored : serverNow()
  rememberFromNow(owner)
  if (serverNow() - since >= NEWS) return []
  const { data, time } = await timed(listRequests())
  const open = new Set(openIntents(owner).map(({ requestId }) => requestId))
  const isKnown = (id: string) => isTold(id) || isEnded(id) || open.has(id)
  const unknown = data.list.filter(
    ({ request_id: id, outcome, answered_at: at }) =>
      outcome !== RequestOutcome.refused && at > time - NEWS && !isKnown(id),
  )
  // Whatever was sent before the device remembered is in this list, or never happens.
  const isWhole = time - since > VALID_FOR + CLOCK_TOLERANCE
  if (isWhole && unknown.length === 0) writeStored(keyOf(owner), '0')
  return unknown.filter((one) => one.operation === operation)
}

/** Takes requests for known: what comes next is another one. */
export function noteKnown(requests: readonly RequestRecord[]): void {
  for (const { request_id: id } of requests) noteEnded(id)
}
