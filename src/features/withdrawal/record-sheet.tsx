import { FormattedMessage, useIntl } from 'react-intl'
import { AskSupport } from '@/components/records/ask-support.tsx'
import { RecordSheet } from '@/components/records/record-sheet.tsx'
import { ReviewNote } from '@/components/records/review-note.tsx'
import { ReviewTimeline } from '@/components/records/review-timeline.tsx'
import type { WithdrawalRecord } from '@/generated/model/withdrawal-record.ts'
import { paths } from '@/lib/paths.ts'
import { Stack } from '@/ui/card.tsx'
import { RecordDetails } from './record-details.tsx'
import { knownStatus, statusWords } from './withdrawal-status.tsx'

interface WithdrawalSheetProps {
  /** The one that is shown; null closes the sheet. */
  record: WithdrawalRecord | null
  onClose: () => void
}

/** All of one withdrawal: its figures, why it failed, its review, and customer service for it. */
export function WithdrawalSheet({ record, onClose }: WithdrawalSheetProps) {
  const intl = useIntl()
  return (
    <RecordSheet
      record={record}
      onClose={onClose}
      title={() => (
        <FormattedMessage
          id="withdrawal.sheet.title"
          defaultMessage="Withdrawal"
          description="Heading of the sheet with one withdrawal."
        />
      )}
      footer={({ id }) => <AskSupport page={paths.withdrawalRecords} record={id} />}
    >
      {(shown) => (
        <Stack gap="loose">
          <ReviewNote review={shown} />
          <RecordDetails record={shown} />
          <ReviewTimeline
            review={shown}
            word={(status) => intl.formatMessage(statusWords[knownStatus(status)])}
          />
        </Stack>
      )}
    </RecordSheet>
  )
}
