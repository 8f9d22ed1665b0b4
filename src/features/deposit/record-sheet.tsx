import { FormattedMessage, useIntl } from 'react-intl'
import { AskSupport } from '@/components/records/ask-support.tsx'
import { RecordSheet } from '@/components/records/record-sheet.tsx'
import { ReviewNote } from '@/components/records/review-note.tsx'
import { ReviewTimeline } from '@/components/records/review-timeline.tsx'
import type { DepositRecord } from '@/generated/model/deposit-record.ts'
import { paths } from '@/lib/paths.ts'
import { Stack } from '@/ui/card.tsx'
import { knownStatus, statusWords } from './deposit-status.tsx'
import { RecordDetails } from './record-details.tsx'
import { Screenshot } from './screenshot.tsx'

interface DepositSheetProps {
  /** The one that is shown; null closes the sheet. */
  record: DepositRecord | null
  onClose: () => void
}

/** All of one deposit: its figures, its screenshot, its review, and customer service for it. */
export function DepositSheet({ record, onClose }: DepositSheetProps) {
  const intl = useIntl()
  return (
    <RecordSheet
      record={record}
      onClose={onClose}
      title={() => (
        <FormattedMessage
          id="deposit.sheet.title"
          defaultMessage="Deposit"
          description="Heading of the sheet with one deposit."
        />
      )}
      footer={({ id }) => <AskSupport page={paths.depositRecords} record={id} />}
    >
      {(shown) => (
        <Stack gap="loose">
          <ReviewNote review={shown} />
          <RecordDetails record={shown} />
          <ReviewTimeline
            review={shown}
            word={(status) => intl.formatMessage(statusWords[knownStatus(status)])}
          />
          {shown.screenshot_url === null ? null : <Screenshot address={shown.screenshot_url} />}
        </Stack>
      )}
    </RecordSheet>
  )
}
