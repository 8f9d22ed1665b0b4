import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import type { Entry } from '@/domain/inbox/inbox.ts'
import { useUnsettledOrders } from '@/domain/inbox/inbox.ts'
import type { RecordNotification } from '@/domain/inbox/notification.ts'
import { useIsPractising } from '@/domain/practice/practice-mode.ts'
import { paths } from '@/lib/paths.ts'
import type { FollowedIntent } from '@/patterns/money-flow/engine/intent.ts'
import { followedIntents, intentsChanged } from '@/patterns/money-flow/engine/intent.ts'
import { flowKey, isShownByPage, shownByPage } from '@/patterns/money-flow/engine/shown-by-page.ts'

/** The outcome of a money action that is open or was not read yet, which its intent stores. */
export interface RequestEntry {
  kind: 'request'
  owner: string
  outcome: FollowedIntent
}

/** Where an entry is shown: by the page itself, in a strip above it, in the bar of its dock, or later. */
export type Place = 'page' | 'strip' | 'bar' | 'later'

/** Returns where each entry of a user is shown now. */
export function usePlaces(owner: string): (entry: Entry | RequestEntry) => Place {
  const { pathname, search } = useLocation()
  const address = `${pathname}${search}`
  const isOpened = useIsOpened(address)
  const requests = useRequests(owner)
  const isRunning = useUnsettledOrders(owner).length > 0
  const isTicket = useIsTicket(owner)
  useSyncExternalStore(shownByPage.subscribe, shownByPage.version)

  const isRequestOnPage = ({ action, page }: FollowedIntent) =>
    isShownByPage(flowKey(action, owner)) || (page === address && !isOpened)
  const isFollowed = (requestId: string) =>
    isShownByPage(requestId) || requests.some(({ outcome }) => outcome.requestId === requestId)
  const isRecordOnPage = (notification: RecordNotification) =>
    isShownAt(notification, address) ||
    (typeof notification.requestId === 'string' && isFollowed(notification.requestId))

  return ({ kind, outcome }) => {
    switch (kind) {
      case 'request':
        return isRequestOnPage(outcome) ? 'page' : 'strip'
      case 'order':
        // A strip counts down for an order that runs: results come after it.
        if (isRunning) return 'later'
        return isTicket ? 'page' : 'bar'
      case 'notification':
        return isRecordOnPage(outcome) ? 'page' : 'bar'
    }
  }
}

/** Whether the page is that of real orders, which shows them and their results by itself. */
export function useIsTicket(owner: string): boolean {
  const { pathname } = useLocation()
  const practises = useIsPractising(owner)
  return pathname === paths.trade && !practises
}

/** Whether a page shows the record: on its own, or in a list that no filter narrows. */
export const isShownAt = ({ path, price, lists }: RecordNotification, address: string): boolean =>
  (address === path && !price) || (lists?.some((list) => list === address) ?? false)

/** The requests of a user that are open, or whose outcome was not read yet. */
export function useRequests(owner: string): readonly RequestEntry[] {
  const [requests, setRequests] = useState(() => requestsOf(owner))
  useEffect(() => intentsChanged.subscribe(() => setRequests(requestsOf(owner))), [owner])
  return requests
}

const requestsOf = (owner: string): RequestEntry[] =>
  followedIntents(owner).map((outcome) => ({ kind: 'request', owner, outcome }))

/** Milliseconds in which a page that opens can begin to show its own outcome. */
const OPENING_MS = 2_000

/** Whether a page has been at its address for long enough to show what it shows by itself. */
function useIsOpened(address: string): boolean {
  const [opened, setOpened] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setOpened(address), OPENING_MS)
    return () => clearTimeout(timer)
  }, [address])
  return opened === address
}
