import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useEntryAnswer } from '@/components/use-entry-answer.ts'
import type { NullableAnnouncement } from '@/generated/model/nullable-announcement.ts'
import { paths } from '@/lib/paths.ts'
import { readStored, writeStored } from '@/lib/storage.ts'
import { routesByPath } from './routes.ts'

// Seen once on a device; every other visit does without its files.
const AnnouncementSheet = lazy(async () => ({
  default: (await import('./announcement-sheet.tsx')).AnnouncementSheet,
}))

/** The id of the announcement that was shown last on this device. */
const KEY = 'h5.announcement'

/** Whether somebody is in the middle of something that must not be covered. */
function isBusy(): boolean {
  const overlay = document.querySelector('dialog[open], [role=dialog], [role=alertdialog]')
  return overlay !== null || document.activeElement?.matches('input, select, textarea') === true
}

/**
 * The announcement pops up once on this device, by its id, on one of the four main pages: never
 * over a form, and never over another sheet.
 */
export function Announcement() {
  const { pathname } = useLocation()
  const { data } = useEntryAnswer('/api/index/ater')
  const [shown, setShown] = useState<NullableAnnouncement>(null)
  const [open, setOpen] = useState(false)
  const path = pathname === '/' ? paths.aboutUs : pathname
  const isMainPage = routesByPath.get(path)?.tab !== undefined
  const announcement = data?.code === 1 ? data.data.announcement : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is another chance to show it.
  useEffect(() => {
    if (announcement === null || !isMainPage) return
    if (readStored(KEY) === announcement.id || isBusy()) return
    // Remembered as soon as it is in sight: a reload does not show it again.
    writeStored(KEY, announcement.id)
    setShown(announcement)
    setOpen(true)
  }, [announcement, isMainPage, path])

  if (!shown) return null
  return (
    <Suspense>
      <AnnouncementSheet
        announcement={shown}
        open={open && isMainPage}
        onClose={() => setOpen(false)}
      />
    </Suspense>
  )
}
