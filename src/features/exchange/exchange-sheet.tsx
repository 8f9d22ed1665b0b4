import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ExchangeRecord } from '@/generated/model/exchange-record.ts'
import { customerPath, paths } from '@/lib/paths.ts'
import { buttonClass } from '@/ui/button.tsx'
import { UiLink } from '@/ui/link.tsx'
import { useOverlayPreload } from '@/ui/overlay-loader.ts'
import { Sheet } from '@/ui/sheet.tsx'
import { ExchangeDetails } from './exchange-details.tsx'

interface ExchangeSheetProps {
  /** The one that is shown; null closes the sheet. */
  record: ExchangeRecord | null
  onClose: () => void
}

/** All of one exchange, and customer service for it. */
export function ExchangeSheet({ record, onClose }: ExchangeSheetProps) {
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
          id="exchange.sheet.title"
          defaultMessage="Exchange"
          description="Heading of the sheet with one exchange."
        />
      }
      closeLabel={intl.formatMessage({
        id: 'exchange.sheet.close',
        defaultMessage: 'Close',
        description: 'Name of the button that closes the sheet.',
      })}
      footer={
        <UiLink
          href={customerPath({ page: paths.exchangeRecords, record: shown.id })}
          className={buttonClass({ variant: 'secondary', fullWidth: true })}
        >
          <FormattedMessage
            id="exchange.sheet.support"
            defaultMessage="Ask customer service about it"
            description="Link from one exchange to customer service, which is told its number."
          />
        </UiLink>
      }
    >
      <ExchangeDetails record={shown} />
    </Sheet>
  )
}
