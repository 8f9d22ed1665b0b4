import { FormattedMessage } from 'react-intl'
import { Checking } from '@/components/money-action/checking.tsx'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { readContent } from './buy-content.ts'
import type { BuyAction } from './use-buy-action.ts'

/** The outcome of a purchase is unknown and being asked for. */
export function BuyChecking({ action, content }: { action: BuyAction; content: string }) {
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
              id="invest.checking.purchase"
              defaultMessage="Purchase of {title}"
              description="Label of the amount of the purchase whose outcome is being asked for."
              values={{ title: sent.title }}
            />
          ),
          value: format.money(sent.amount, sent.currency),
        }
      }
    />
  )
}
