import { FormattedMessage } from 'react-intl'
import { Checking } from '@/components/money-action/checking.tsx'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { paths } from '@/lib/paths.ts'
import { readContent } from './deposit-content.ts'
import type { DepositAction } from './use-deposit-action.ts'

/** The outcome of a deposit is unknown and being asked for. */
export function DepositChecking({ action, content }: { action: DepositAction; content: string }) {
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
              id="deposit.checking.amount"
              defaultMessage="Deposit of"
              description="Label of the amount whose outcome is being asked for."
            />
          ),
          value: format.money(sent.amount, sent.currency),
        }
      }
      records={{
        path: paths.depositRecords,
        label: (
          <FormattedMessage
            id="deposit.checking.records"
            defaultMessage="Deposit records"
            description="Link to the list of all deposits, while an outcome is unknown."
          />
        ),
      }}
    />
  )
}
