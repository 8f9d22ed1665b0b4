import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ReviewTimeline } from '@/components/records/review-timeline.tsx'
import type { WithdrawalRecord } from '@/generated/model/withdrawal-record.ts'
import { customerPath, paths } from '@/lib/paths.ts'
import { buttonClass } from '@/ui/button.tsx'
import { Stack } from '@/ui/card.tsx'
import { UiLink } from '@/ui/link.tsx'
import { Notice } from '@/ui/notice.tsx'
import { useOverlayPreload } from '@/ui/overlay-loader.ts'
import { Sheet } from '@/ui/sheet.tsx'
import { RecordDetails } from './record-details.tsx'
import { knownStatus, statusWords } from './withdrawal-status.tsx'

interface RecordSheetProps {
  /** The one that is shown; null closes the sheet. */
  record: WithdrawalRecord | null
  onClose: () => void
}

/** All of one withdrawal: its figures, why it failed, its review, and customer service for it. */
export function RecordSheet({ record, onClose }: RecordSheetProps) {
  const intl = useIntl()
  useOverlayPreload()
  // What was open stays in sight while the sheet goes away.
  const [shown, setShown] = useState(record)
  if (record && record !== shown) setShown(record)
  if (!shown) return null

  return (
    <Sheet
      open={record !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={
        <FormattedMessage
          id="withdrawal.sheet.title"
          defaultMessage="Withdrawal"
          description="Heading of the sheet with one withdrawal."
        />
      }
      closeLabel={intl.formatMessage({
        id: 'withdrawal.sheet.close',
        defaultMessage: 'Close',
        description: 'Name of the button that closes the sheet.',
      })}
      footer={
        <UiLink
          href={customerPath({ page: paths.withdrawalRecords, record: shown.id })}
          className={buttonClass({ variant: 'secondary', fullWidth: true })}
        >
          <FormattedMessage
            id="withdrawal.sheet.support"
            defaultMessage="Ask customer service about it"
            description="Link from one withdrawal to customer service, which is told its number."
          />
        </UiLink>
      }
    >
      <Stack gap="loose">
        {shown.status_note === null ? null : (
          <Notice
            tone="warning"
            title={
              <FormattedMessage
                id="withdrawal.sheet.note"
                defaultMessage="Note of the review"
                description="Heading above the server's words on a withdrawal, such as why it failed."
              />
            }
          >
            {shown.status_note}
          </Notice>
        )}
        <RecordDetails record={shown} />
        <ReviewTimeline
          review={shown}
          word={(status) => intl.formatMessage(statusWords[knownStatus(status)])}
        />
      </Stack>
    </Sheet>
  )
}
