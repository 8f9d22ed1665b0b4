import { useEffect } from 'react'
import { useAreas } from '@/api/areas.ts'
import { useUserInfo } from '@/api/user.ts'
import { groupToShow, markSeen, useUnseen } from '@/domain/inbox/inbox.ts'
import { OrderWatch } from '@/domain/orders/order-watch.tsx'
import { practise } from '@/domain/practice/practice-mode.ts'
import { ErrorBoundary } from '@/shell/error-boundary.tsx'
import { loadable } from '@/shell/loadable.tsx'
import { VisuallyHidden } from '@/ui/visually-hidden.tsx'
import styles from './inbox-layer.module.css'
import { useIsTicket, usePlaces, useRequests } from './inbox-places.ts'

const InboxBar = loadable(async () => (await import('./inbox-bar.tsx')).InboxBar)
const RequestStrips = loadable(async () => (await import('./request-strips.tsx')).RequestStrips)

const endPractice = (owner: string) => practise(owner, false)

/** Follows the orders of the present user, and shows what is in the inbox on whatever page. */
export function InboxLayer() {
  const owner = useUserInfo()?.user.userid
  return owner === undefined ? null : <Inbox key={owner} owner={owner} />
}

function Inbox({ owner }: { owner: string }) {
  const { offers } = useAreas()
  const unseen = useUnseen(owner)
  const isTicket = useIsTicket(owner)
  const placeOf = usePlaces(owner)
  const onPage = unseen.filter(
    (entry) => entry.kind === 'notification' && placeOf(entry) === 'page',
  )
  useEffect(() => {
    for (const entry of onPage) markSeen(entry)
  })
  const group = groupToShow(
    unseen.filter((entry) => !onPage.includes(entry) && placeOf(entry) !== 'later'),
  )
  const hasRequests = useRequests(owner).length > 0
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
              isOnPage={placeOf(first) === 'page'}
            />
          ) : null}
        </VisuallyHidden>
      </div>
      {hasRequests ? (
        <ErrorBoundary frame={() => null}>
          <RequestStrips owner={owner} />
        </ErrorBoundary>
      ) : null}
      {offers('trading') ? (
        <OrderWatch owner={owner} isOnPage={isTicket} onReturn={endPractice} />
      ) : null}
    </>
  )
}
