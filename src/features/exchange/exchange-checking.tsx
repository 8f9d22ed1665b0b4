import { FormattedMessage } from 'react-intl'
import { Checking } from '@/components/money-action/checking.tsx'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { paths } from '@/lib/paths.ts'
import { readContent } from './exchange-content.ts'
import { typeWord } from './exchange-words.ts'
import type { ExchangeAction } from './use-exchange-action.ts'

interface ExchangeCheckingProps {
  action: ExchangeAction
  content: string
}

/** The outcome of an exchange is unknown and being asked for. */
export function ExchangeChecking({ action, content }: ExchangeCheckingProps) {
  const format = useMoneyFormat()
  const sent = readContent(content)
  return (
    <Checking
      state={action.state}
      onCheckAgain={action.checkAgain}
      sent={
        sent && {
          label: (
            <FormattedMessage
              id="exchange.checking.amount"
              defaultMessage="Exchange of"
              description="Label of the amount whose outcome is being asked for."
            />
          ),
          value: format.money(sent.amount, sent.currency),
          note: <FormattedMessage {...typeWord(sent.type)} />,
        }
      }
      records={{
        path: paths.exchangeRecords,
        label: (
          <FormattedMessage
            id="exchange.checking.records"
            defaultMessage="Exchange records"
            description="Link to the list of all exchanges, while an outcome is unknown."
          />
        ),
      }}
    />
  )
}
