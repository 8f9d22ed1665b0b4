import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronRight, Megaphone } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Notice } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { formatMinute } from '@/lib/time.ts'
import { RecordList } from '@/patterns/records/record-list.tsx'
import { RecordSheet } from '@/patterns/records/record-sheet.tsx'
import { Page } from '@/shell/page.tsx'
import { PlainText } from '@/shell/rich-text.tsx'
import { Stack } from '@/ui/card.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import styles from './messages.module.css'
import { noticesQuery } from './queries.ts'

/** What the platform tells everybody, newest first; each opens with its whole text. */
export function NoticesScreen() {
  const intl = useIntl()
  const query = useInfiniteQuery(noticesQuery())
  return (
    <Page>
      <RecordList
        query={query}
        label={intl.formatMessage(common.notices)}
        row={(notice, open) => <NoticeRow notice={notice} onOpen={open} />}
        empty={
          <EmptyState
            icon={<Megaphone size={28} aria-hidden />}
            title={
              <FormattedMessage
                id="messages.notices.empty"
                defaultMessage="No notices"
                description="Where there is no notice."
              />
            }
            body={
              <FormattedMessage
                id="messages.notices.emptyBody"
                defaultMessage="Maintenance, trading hours and changes to the rules appear here."
                description="Below 'No notices'."
              />
            }
          />
        }
        sheet={({ title, text, published_at }, dialog) => (
          <RecordSheet {...dialog} title={title}>
            <Stack>
              <PlainText text={text} />
              <p className={styles.note}>{formatMinute(published_at)}</p>
            </Stack>
          </RecordSheet>
        )}
      />
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
