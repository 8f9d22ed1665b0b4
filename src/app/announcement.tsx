import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { PlainText } from '@/components/plain-text.tsx'
import { useEntryAnswer } from '@/components/use-entry-answer.ts'
import { useLoggedIn } from '@/components/use-session.ts'
import type { NullableAnnouncement } from '@/generated/model/nullable-announcement.ts'
import { paths } from '@/lib/paths.ts'
import { readStored, writeStored } from '@/lib/storage.ts'
import { Button } from '@/ui/button.tsx'
import { Stack } from '@/ui/card.tsx'
import { Sheet } from '@/ui/sheet.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { routesByPath } from './routes.ts'

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
    <AnnouncementSheet
      announcement={shown}
      open={open && isMainPage}
      onClose={() => setOpen(false)}
    />
  )
}

interface AnnouncementSheetProps {
  announcement: NonNullable<NullableAnnouncement>
  open: boolean
  onClose: () => void
}

function AnnouncementSheet({ announcement, open, onClose }: AnnouncementSheetProps) {
  const intl = useIntl()
  const loggedIn = useLoggedIn()
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title={announcement.title}
      closeLabel={intl.formatMessage({
        id: 'later.announcement.close',
        defaultMessage: 'Close',
        description: 'Name of the button that closes the announcement.',
      })}
      footer={
        <Button fullWidth onClick={onClose}>
          <FormattedMessage
            id="later.announcement.done"
            defaultMessage="Got it"
            description="Button that closes the announcement."
          />
        </Button>
      }
    >
      <Stack>
        <PlainText text={announcement.text} />
        {loggedIn ? (
          <p>
            <TextLink href={paths.notices} onClick={onClose}>
              <FormattedMessage
                id="later.announcement.all"
                defaultMessage="All notices"
                description="Link from the announcement to the list of notices."
              />
            </TextLink>
          </p>
        ) : null}
      </Stack>
    </Sheet>
  )
}
