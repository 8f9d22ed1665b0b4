import { useIntl } from 'react-intl'
import { MoneyBar } from '@/components/money-action/money-bar.tsx'
import { paths } from '@/lib/paths.ts'

/** What is one tap away from an exchange. */
export function ExchangeBar() {
  const intl = useIntl()
  return (
    <MoneyBar
      records={{
        path: paths.exchangeRecords,
        label: intl.formatMessage({
          id: 'exchange.bar.records',
          defaultMessage: 'Exchange records',
          description: 'Name of the icon in the bar that leads to the list of exchanges.',
        }),
      }}
    />
  )
}
