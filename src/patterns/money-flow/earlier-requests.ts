import { timed } from '@/api/answer-time.ts'
import { clockDifference, serverNow } from '@/api/server-clock.ts'
import { listRequests } from '@/generated/account/account.ts'
import { CLOCK_TOLERANCE } from '@/generated/clock-tolerance.ts'
import type { RequestOperation, RequestRecord } from '@/generated/h5.schemas.ts'
import { isEnded, isTold, noteEnded, openIntents } from './intent.ts'
import { memorySince, rememberAll } from './memory-since.ts'
import type { Findable } from './money-flow.ts'
import type { NotSent } from './money-flow-state.ts'

/** Seconds in which the server may carry out what was pressed, where a flow says nothing else. */
export const VALID_FOR = 60

/** Seconds for which a request is news. */
export const RECENT_SECONDS = 600

/**
 * Seconds from the press of an action that was valid for so many, until it can happen no more by
 * whichever clock of the server: the moment of either end may be told by another one.
 */
const reach = (validFor: number): number =>
  validFor + 2 * Math.max(CLOCK_TOLERANCE, clockDifference())

/** The actions of users of which the user said that what is sent next is not sent already. */
const another = new Set<string>()
const actionOf = (action: string, owner: string) => `${owner}.${action}`

/** Forgets what users said; for tests. */
export const resetAnother = (): void => another.clear()

/** What a device that does not know all that was sent holds back before it is sent, or null. */
export async function heldBack<Result>(
  {
    name: action,
    operation,
    validFor = VALID_FOR,
    isHarmlessTwice = false,
    find,
    tell,
  }: Findable<Result>,
  owner: string,
): Promise<NotSent | null> {
  if (operation === null) return null
  let earlier: RequestRecord[]
  try {
    earlier = await earlierRequests(operation, owner)
  } catch {
    return { why: 'notAsked' }
  }
  // Takes the user's word for as long as the page lives. What was shown is known from then on: a list
  // that has more by the next press is shown again.
  const onAnother = () => {
    another.add(actionOf(action, owner))
    for (const { request_id: id } of earlier) noteEnded(id)
  }
  const [last] = earlier
  if (!last) {
    const until = isHarmlessTwice ? null : forgottenUntil(action, owner, validFor)
    return until === null ? null : { why: 'forgotten', until, onAnother }
  }
  const found = await find(last.request_id).catch(() => null)
  const amount = found?.result ? tell(found.result).money : null
  return { why: 'repeated', at: last.answered_at, amount, onAnother }
}

/**
 * The server's second from which on whatever this device has forgotten of an action, and the server does
 * not know yet, can happen no more; null where that is so, or the user says that there is none.
 */
export function forgottenUntil(action: string, owner: string, validFor: number): number | null {
  const until = memorySince(owner) + reach(validFor) + 1
  return serverNow() >= until || another.has(actionOf(action, owner)) ? null : until
}

/**
 * What the user has done of the last ten minutes of which this device does not know, the newest first.
 * Only a device that has known the user for less than that asks the server. Throws where it did not say.
 */
async function earlierRequests(
  operation: RequestOperation,
  owner: string,
): Promise<RequestRecord[]> {
  if (serverNow() - memorySince(owner) >= RECENT_SECONDS) return []
  const { data, time } = await timed(listRequests())
  const open = new Set(openIntents(owner).map(({ requestId }) => requestId))
  const isKnown = (id: string) => isTold(id) || isEnded(id) || open.has(id)
  const unknown = data.list.filter(
    ({ request_id: id, outcome, answered_at: at }) =>
      outcome !== 'refused' && at > time - RECENT_SECONDS && !isKnown(id),
  )
  // Whatever was sent before the device remembered is in this list, or never happens.
  const isWhole = time - memorySince(owner) > reach(VALID_FOR)
  if (isWhole && unknown.length === 0) rememberAll(owner)
  return unknown.filter((one) => one.operation === operation)
}
