import { useEffect, useEffectEvent, useState } from 'react'
import type { Entry } from '@/domain/inbox/inbox.ts'
import { announce, markSeen } from '@/domain/inbox/inbox.ts'
import { RESULT_SECONDS, ResultBarContent, useResultWords } from '@/domain/orders/result-bar.tsx'
import {
  NOTIFICATION_SECONDS,
  NotificationBar,
  useNotificationWords,
} from '@/features/messages/notification-bar.tsx'
import type { TimeInSight } from '@/shell/dock-bar.tsx'
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

/** Announces entries once the page is visible: returns their words to be read out, and keeps their bar in the dock. */
export function InboxBar({ entries, isOnPage }: InboxBarProps) {
  const sayResults = useResultWords()
  const sayNotifications = useNotificationWords()
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
  const [result, ...results] = resultsIn(entries)
  const [notification, ...notifications] = notificationsIn(entries)
  return (
    <>
      {result ? sayResults(result, ...results) : null}
      {notification ? sayNotifications(notification, ...notifications) : null}
      {isOnPage ? null : <InDock entries={entries} />}
    </>
  )
}

const resultsIn = (entries: readonly Entry[]) =>
  entries.flatMap((entry) => (entry.kind === 'order' ? [entry.outcome] : []))
const notificationsIn = (entries: readonly Entry[]) =>
  entries.flatMap((entry) => (entry.kind === 'notification' ? [entry.outcome] : []))

/** Keeps entries in the dock of whatever page for their time, which goes on from page to page. */
function InDock(props: { entries: readonly Entry[] }) {
  // What happened does not change; the array is another one at each render.
  const [entries] = useState(props.entries)
  const [onLeave] = useState(() => () => entries.forEach(markSeen))
  const isOfOrders = entries[0]?.kind === 'order'
  const time = useTimeInSight(isOfOrders ? RESULT_SECONDS : NOTIFICATION_SECONDS, onLeave)
  const [isFresh, setFresh] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setFresh(false), FRESH_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    showStrip('inbox', <Bar {...{ entries, isFresh, time, onLeave }} />)
  }, [entries, isFresh, time, onLeave])
  useEffect(() => () => showStrip('inbox', null), [])
  return null
}

interface BarProps {
  entries: readonly Entry[]
  isFresh: boolean
  time: TimeInSight
  onLeave: () => void
}

function Bar({ entries, ...props }: BarProps) {
  const results = resultsIn(entries)
  if (results.length > 0) return <ResultBarContent results={results} {...props} />
  return <NotificationBar notifications={notificationsIn(entries)} {...props} />
}
