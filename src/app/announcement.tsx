import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useGetAnnouncement } from '@/generated/content/content.ts'
import type { NullableAnnouncement } from '@/generated/h5.schemas.ts'
import { paths } from '@/lib/paths.ts'
import { readStored, writeStored } from '@/platform/storage.ts'
import { loadable } from '@/shell/loadable.tsx'
import { showStrip } from '@/shell/page-strip.ts'
import { routesByPath } from './routes.ts'

// Shown once on a device: other visits need not load its files.
const AnnouncementLine = loadable(
  async () => (await import('./announcement-line.tsx')).AnnouncementLine,
)
const AnnouncementSheet = loadable(
  async () => (await import('./announcement-sheet.tsx')).AnnouncementSheet,
)

/** The id of the announcement that was shown last on this device. */
const KEY = 'h5.announcement'
/** How long a main page has been used before anything is announced on it. */
const WAIT_MS = 4_000

const isMainPage = (path: string) => routesByPath.get(path)?.tab !== undefined

/** Whether somebody is in the middle of something that must not be covered. */
function isBusy(): boolean {
  const dialog = document.querySelector('dialog[open]')
  return dialog !== null || document.activeElement?.matches('input, select, textarea') === true
}

/** Whether the app was touched, or a key pressed in it, since it was loaded. */
function useWasUsed(): boolean {
  const [wasUsed, setWasUsed] = useState(() => navigator.userActivation?.hasBeenActive ?? false)
  useEffect(() => {
    if (wasUsed) return
    const note = () => setWasUsed(true)
    const events = ['pointerdown', 'keydown'] as const
    for (const event of events) addEventListener(event, note)
    return () => {
      for (const event of events) removeEventListener(event, note)
    }
  }, [wasUsed])
  return wasUsed
}

/**
 * Shows an announcement once on this device, on one of the four main pages, a few seconds after the app
 * is first used there. An urgent one opens; any other is a line that leads to it. Never over a form or
 * another sheet.
 */
export function Announcement() {
  const { pathname } = useLocation()
  const wasUsed = useWasUsed()
  const { data } = useGetAnnouncement()
  const [shown, setShown] = useState<NullableAnnouncement>(null)
  const [stage, setStage] = useState<'line' | 'open' | 'left'>('left')
  const path = pathname === '/' ? paths.aboutUs : pathname
  const announcement = data?.announcement ?? null

  // Each page is a new chance to show it.
  useEffect(() => {
    if (!wasUsed || announcement === null || !isMainPage(path)) return
    if (readStored(KEY) === announcement.id) return
    const timer = setTimeout(() => {
      if (isBusy()) return
      // Remembered as soon as it is in sight: a reload does not show it again.
      writeStored(KEY, announcement.id)
      setShown(announcement)
      setStage(announcement.urgent ? 'open' : 'line')
    }, WAIT_MS)
    return () => clearTimeout(timer)
  }, [wasUsed, announcement, path])

  const isHere = shown !== null && isMainPage(path)
  const line = isHere && stage === 'line' ? shown.title : null
  useEffect(() => {
    if (line === null) return
    showStrip(
      'announcement',
      <AnnouncementLine
        title={line}
        onRead={() => setStage('open')}
        onLeave={() => setStage('left')}
      />,
    )
    return () => showStrip('announcement', null)
  }, [line])

  if (!isHere || stage !== 'open') return null
  return <AnnouncementSheet announcement={shown} open onClose={() => setStage('left')} />
}
