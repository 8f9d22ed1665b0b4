import { ChevronRight, Megaphone } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Page } from '@/components/page.tsx'
import { pagedQuery } from '@/components/paging.ts'
import { PlainText } from '@/components/plain-text.tsx'
import { RecordList } from '@/components/record-list.tsx'
import { useListNoticesInfinite } from '@/generated/content/content.ts'
import type { Notice } from '@/generated/model/notice.ts'
import { formatMinute } from '@/lib/time.ts'
import { Stack } from '@/ui/card.tsx'
import { useOverlayPreload } from '@/ui/overlay-loader.ts'
import { Sheet } from '@/ui/sheet.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import styles from './messages.module.css'

const idOf = (notice: Notice) => notice.id

/** What the platform tells everybody, newest first; each opens with its whole text. */
export function NoticesScreen() {
  const intl = useIntl()
  useOverlayPreload()
  const query = useListNoticesInfinite({}, { query: pagedQuery })
  const [open, setOpen] = useState<Notice | null>(null)

  return (
    <Page>
      <RecordList
        query={query}
        label={intl.formatMessage({
          id: 'messages.notices.label',
          defaultMessage: 'Notices',
          description: 'Name of the list of notices, for screen readers.',
        })}
        rowId={idOf}
        renderRow={(notice: Notice) => <NoticeRow notice={notice} onOpen={() => setOpen(notice)} />}
        empty={
          <EmptyState
            icon={<Megaphone size={28} aria-hidden />}
            title={
              <FormattedMessage
                id="messages.notices.empty"
                defaultMessage="No notice"
                description="Where the platform has told nothing."
              />
            }
            body={
              <FormattedMessage
                id="messages.notices.emptyBody"
                defaultMessage="Maintenance, trading hours and changes of rules are told here."
                description="Below 'No notice'."
              />
            }
          />
        }
      />
      <NoticeSheet notice={open} onClose={() => setOpen(null)} />
    </Page>
  )
}

function NoticeRow({ notice, onOpen }: { notice: Notice; onOpen: () => void }) {
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={styles.icon}>
        <Megaphone size={22} aria-hidden />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{notice.title}</span>{' '}
        <span className={styles.text}>{notice.text}</span>{' '}
        <span className={styles.note}>{formatMinute(notice.published_at)}</span>
      </span>
      <ChevronRight size={18} aria-hidden className={styles.chevron} />
    </button>
  )
}

function NoticeSheet({ notice, onClose }: { notice: Notice | null; onClose: () => void }) {
  const intl = useIntl()
  // What was open stays in sight while the sheet goes away.
  const [shown, setShown] = useState(notice)
  if (notice && notice !== shown) setShown(notice)
  if (!shown) return null
  return (
    <Sheet
      open={notice !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={shown.title}
      closeLabel={intl.formatMessage({
        id: 'messages.sheet.close',
        defaultMessage: 'Close',
        description: 'Name of the button that closes a message or notice.',
      })}
    >
      <Stack>
        <PlainText text={shown.text} />
        <p className={styles.note}>{formatMinute(shown.published_at)}</p>
      </Stack>
    </Sheet>
  )
}
