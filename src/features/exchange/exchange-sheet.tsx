import { FormattedMessage } from 'react-intl'
import { AskSupport } from '@/components/records/ask-support.tsx'
import { RecordSheet } from '@/components/records/record-sheet.tsx'
import type { ExchangeRecord } from '@/generated/model/exchange-record.ts'
import { paths } from '@/lib/paths.ts'
import { ExchangeDetails } from './exchange-details.tsx'

interface ExchangeSheetProps {
  /** The one that is shown; null closes the sheet. */
  record: ExchangeRecord | null
  onClose: () => void
}

/** All of one exchange, and customer service for it. */
export function ExchangeSheet({ record, onClose }: ExchangeSheetProps) {
  return (
    <RecordSheet
      record={record}
      onClose={onClose}
      title={() => (
        <FormattedMessage
          id="exchange.sheet.title"
          defaultMessage="Exchange"
          description="Heading of the sheet with one exchange."
        />
      )}
      footer={({ id }) => <AskSupport page={paths.exchangeRecords} record={id} />}
    >
      {(shown) => <ExchangeDetails record={shown} />}
    </RecordSheet>
  )
}
