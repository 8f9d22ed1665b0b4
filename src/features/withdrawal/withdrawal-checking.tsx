import { FormattedMessage } from 'react-intl'
import { Checking } from '@/components/money-action/checking.tsx'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { paths } from '@/lib/paths.ts'
import type { WithdrawalAction } from './use-withdrawal-action.ts'
import { readContent } from './withdrawal-content.ts'

/** The outcome of a withdrawal is unknown and being asked for. */
export function WithdrawalChecking({
  action,
  content,
}: {
  action: WithdrawalAction
  content: string
}) {
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
              id="withdrawal.checking.amount"
              defaultMessage="Withdrawal of"
              description="Label of the amount whose outcome is being asked for."
            />
          ),
          value: format.money(sent.amount, sent.currency),
        }
      }
      records={{
        path: paths.withdrawalRecords,
        label: (
          <FormattedMessage
            id="withdrawal.checking.records"
            defaultMessage="Withdrawal records"
            description="Link to the list of all withdrawals, while an outcome is unknown."
          />
        ),
      }}
    />
  )
}
