import { useIntl } from 'react-intl'
import { MoneyBar } from '@/components/money-action/money-bar.tsx'
import { paths } from '@/lib/paths.ts'

/** What is one tap away from a deposit. */
export function DepositBar() {
  const intl = useIntl()
  return (
    <MoneyBar
      records={{
        path: paths.depositRecords,
        label: intl.formatMessage({
          id: 'deposit.bar.records',
          defaultMessage: 'Deposit records',
          description: 'Name of the icon in the bar that leads to the list of deposits.',
        }),
      }}
    />
  )
}
