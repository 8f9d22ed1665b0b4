import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { Done } from '@/components/money-action/done.tsx'
import type { ExchangeRecord } from '@/generated/model/exchange-record.ts'
import { paths } from '@/lib/paths.ts'
import { Button, buttonClass } from '@/ui/button.tsx'
import { UiLink } from '@/ui/link.tsx'
import { ExchangeDetails } from './exchange-details.tsx'

interface ExchangeDoneProps {
  record: ExchangeRecord
  /** Leaves the result. */
  onDone: () => void
}

/** What became of an exchange: the server's record, and the ways on. */
export function ExchangeDone({ record, onDone }: ExchangeDoneProps) {
  const navigate = useNavigate()

  return (
    <Done
      title={
        <FormattedMessage
          id="exchange.done.title"
          defaultMessage="Exchanged"
          description="Heading after an exchange."
        />
      }
      record={<ExchangeDetails record={record} />}
    >
      <Button
        fullWidth
        onClick={() => {
          onDone()
          navigate(paths.wallet)
        }}
      >
        <FormattedMessage
          id="exchange.done.wallet"
          defaultMessage="Go to the wallet"
          description="Button that leaves the result of an exchange for the wallet."
        />
      </Button>
      <Button variant="secondary" fullWidth onClick={onDone}>
        <FormattedMessage
          id="exchange.done.again"
          defaultMessage="Exchange again"
          description="Button that leaves the result for another exchange."
        />
      </Button>
      <UiLink
        href={paths.exchangeRecords}
        className={buttonClass({ variant: 'quiet', fullWidth: true })}
      >
        <FormattedMessage
          id="exchange.done.records"
          defaultMessage="Exchange records"
          description="Link from an exchange to the list of all."
        />
      </UiLink>
    </Done>
  )
}
