import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useAreas } from '@/api/areas.ts'
import { useUserInfo } from '@/api/user.ts'
import type { Entry } from '@/domain/inbox/inbox.ts'
import { groupToShow, markSeen, useUnseen } from '@/domain/inbox/inbox.ts'
import type { RecordNotification } from '@/domain/inbox/notification.ts'
import { useUnsettledOrders } from '@/domain/orders/order-store.ts'
import { OrderWatch } from '@/domain/orders/order-watch.tsx'
import { practise, useIsPractising } from '@/domain/practice/practice-mode.ts'
import { paths } from '@/lib/paths.ts'
import { isFollowed, useFollowedChanges } from '@/patterns/money-flow/followed-requests.ts'
import { followedIntents } from '@/patterns/money-flow/intent.ts'
import { loadable } from '@/shell/loadable.tsx'
import { VisuallyHidden } from '@/ui/visually-hidden.tsx'
import styles from './inbox-layer.module.css'

const InboxBar = loadable(async () => (await import('./inbox-bar.tsx')).InboxBar)

const endPractice = (owner: string) => practise(owner, false)

/** Follows the orders of the present user, and shows what is in the inbox on whatever page. */
export function InboxLayer() {
  const owner = useUserInfo()?.user.userid
  return owner === undefined ? null : <Inbox key={owner} owner={owner} />
}

function Inbox({ owner }: { owner: string }) {
  const { pathname, search } = useLocation()
  const { offers } = useAreas()
  const unseen = useUnseen(owner)
  const isRunning = useUnsettledOrders(owner).length > 0
  // The real trade page has a bar of its own for orders, with the price.
  const practises = useIsPractising(owner)
  const isTicket = pathname === paths.trade && !practises
  useFollowedChanges()

  const onPage = unseen.filter((entry) => isOnPage(entry, `${pathname}${search}`))
  useEffect(() => {
    for (const entry of onPage) markSeen(entry)
  })
  // A strip counts down for an order that runs: results come after it.
  const isNext = (entry: Entry) => !onPage.includes(entry) && !(entry.kind === 'order' && isRunning)
  const group = groupToShow(unseen.filter(isNext))
  const [first] = group
  return (
    <>
      {/* It is there before its words: a region is read out when it changes. */}
      <div role="status" className={styles.readOut}>
        <VisuallyHidden>
          {first ? (
            <InboxBar
              key={group.map(({ id }) => id).join()}
              entries={group}
              isOnPage={isTicket && first.kind === 'order'}
            />
          ) : null}
        </VisuallyHidden>
      </div>
      {offers('trading') ? (
        <OrderWatch owner={owner} isOnPage={isTicket} onReturn={endPractice} />
      ) : null}
    </>
  )
}

/** Whether the page shows the record of an entry, or follows the request that made it. */
function isOnPage({ kind, owner, outcome }: Entry, address: string): boolean {
  if (kind === 'order') return false
  if (isShownAt(outcome, address)) return true
  const { requestId } = outcome
  if (requestId === null) return false
  // A strip shows the outcome of an action that was not known.
  return isFollowed(requestId) || followedIntents(owner).some((one) => one.requestId === requestId)
}

/** Whether a page shows the record: on its own, or in a list that no filter narrows. Exported for its test. */
export const isShownAt = (
  { path, isNotOnPage, lists }: RecordNotification,
  address: string,
): boolean => (address === path && !isNotOnPage) || lists.some((list) => list === address)
