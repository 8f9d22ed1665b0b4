import { useEffect, useEffectEvent, useState } from 'react'
import type { Entry } from '@/domain/inbox/inbox.ts'
import { announce, markSeen } from '@/domain/inbox/inbox.ts'
import { RESULT_SECONDS, ResultBar, useResultWords } from '@/domain/orders/result-bar.tsx'
import {
  NOTIFICATION_SECONDS,
  NotificationBar,
  useNotificationWords,
} from '@/features/messages/notification-bar.tsx'
import { isInSight, useTimeInSight } from '@/shell/dock-bar.tsx'
import { showStrip } from '@/shell/page-strip.ts'

/** Milliseconds in which entries are gathered that come together, and between two looks for a moment to announce them. */
const LOOK_MS = 400
/** Milliseconds for which a bar takes no press: it came between a finger and what it was on its way to. */
const FRESH_MS = 500

interface InboxBarProps {
  /** One entry, or several of a kind that are shown together. */
  entries: readonly Entry[]
  /** Their page has a bar of its own. */
  isOnPage: boolean
}

/** Announces entries once the page is visible. */
export function InboxBar({ entries, isOnPage }: InboxBarProps) {
  const isAnnounced = entries.some((entry) => entry.isAnnounced)
  const look = useEffectEvent(() => {
    if (isInSight()) announce(entries)
  })
  useEffect(() => {
    if (isAnnounced) return
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [isAnnounced])
  if (!isAnnounced) return null
  return (
    <>
      <Words entries={entries} />
      {isOnPage ? null : <InDock entries={entries} />}
    </>
  )
}

const resultsIn = (entries: readonly Entry[]) =>
  entries.flatMap((entry) => (entry.kind === 'order' ? [entry.outcome] : []))
const notificationsIn = (entries: readonly Entry[]) =>
  entries.flatMap((entry) => (entry.kind === 'notification' ? [entry.outcome] : []))

type EntriesProps = Pick<InboxBarProps, 'entries'>

/** What is read out. */
function Words({ entries }: EntriesProps) {
  const sayResults = useResultWords()
  const sayNotifications = useNotificationWords()
  const [result, ...results] = resultsIn(entries)
  const [notification, ...notifications] = notificationsIn(entries)
  if (result) return sayResults(result, ...results)
  return notification ? sayNotifications(notification, ...notifications) : null
}

/** Keeps entries in the dock of whatever page for their time, which goes on from page to page. */
function InDock(props: EntriesProps) {
  // What happened does not change; the array is another one at each render.
  const [entries] = useState(props.entries)
  const [leave] = useState(() => () => entries.forEach(markSeen))
  const [isFresh, setFresh] = useState(true)
  const isOfOrders = entries[0]?.kind === 'order'
  useTimeInSight(isOfOrders ? RESULT_SECONDS : NOTIFICATION_SECONDS, leave)
  useEffect(() => {
    const timer = setTimeout(() => setFresh(false), FRESH_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    showStrip(
      'inbox',
      isOfOrders ? (
        <ResultBar results={resultsIn(entries)} isFresh={isFresh} onSeen={leave} />
      ) : (
        <NotificationBar
          notifications={notificationsIn(entries)}
          isFresh={isFresh}
          onLeave={leave}
        />
      ),
    )
  }, [entries, isOfOrders, isFresh, leave])
  useEffect(() => () => showStrip('inbox', null), [])
  return null
}
