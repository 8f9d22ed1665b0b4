import { useIntl } from 'react-intl'
import { MoneyBar } from '@/components/money-action/money-bar.tsx'
import { paths } from '@/lib/paths.ts'

/** What is one tap away from a withdrawal. */
export function WithdrawBar() {
  const intl = useIntl()
  return (
    <MoneyBar
      records={{
        path: paths.withdrawalRecords,
        label: intl.formatMessage({
          id: 'withdrawal.bar.records',
          defaultMessage: 'Withdrawal records',
          description: 'Name of the icon in the bar that leads to the list of withdrawals.',
        }),
      }}
    />
  )
}
