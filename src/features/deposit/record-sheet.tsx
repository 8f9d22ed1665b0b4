import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ReviewTimeline } from '@/components/records/review-timeline.tsx'
import type { DepositRecord } from '@/generated/model/deposit-record.ts'
import { customerPath, paths } from '@/lib/paths.ts'
import { buttonClass } from '@/ui/button.tsx'
import { Stack } from '@/ui/card.tsx'
import { UiLink } from '@/ui/link.tsx'
import { Notice } from '@/ui/notice.tsx'
import { useOverlayPreload } from '@/ui/overlay-loader.ts'
import { Sheet } from '@/ui/sheet.tsx'
import { knownStatus, statusWords } from './deposit-status.tsx'
import { RecordDetails } from './record-details.tsx'
import { Screenshot } from './screenshot.tsx'

interface RecordSheetProps {
  /** The one that is shown; null closes the sheet. */
  record: DepositRecord | null
  onClose: () => void
}

/** All of one deposit: its figures, its screenshot, its review, and customer service for it. */
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
          id="deposit.sheet.title"
          defaultMessage="Deposit"
          description="Heading of the sheet with one deposit."
        />
      }
      closeLabel={intl.formatMessage({
        id: 'deposit.sheet.close',
        defaultMessage: 'Close',
        description: 'Name of the button that closes the sheet.',
      })}
      footer={
        <UiLink
          href={customerPath({ page: paths.depositRecords, record: shown.id })}
          className={buttonClass({ variant: 'secondary', fullWidth: true })}
        >
          <FormattedMessage
            id="deposit.sheet.support"
            defaultMessage="Ask customer service about it"
            description="Link from one deposit to customer service, which is told its number."
          />
        </UiLink>
      }
    >
      <Stack gap="loose">
        {shown.status_note === null ? null : (
          <Notice
            tone={shown.status === 'failed' ? 'warning' : 'info'}
            title={
              <FormattedMessage
                id="deposit.sheet.note"
                defaultMessage="Note of the review"
                description="Heading above the server's words on a deposit, such as why it failed."
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
        {shown.screenshot_url === null ? null : <Screenshot address={shown.screenshot_url} />}
      </Stack>
    </Sheet>
  )
}
