import { FormattedMessage } from 'react-intl'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { paths } from '@/lib/paths.ts'
import { readContent } from './buy-content.ts'
import { Checking } from './checking.tsx'
import type { BuyAction } from './use-buy-action.ts'

/** The outcome of a purchase is unknown and being asked for. */
export function BuyChecking({ action, content }: { action: BuyAction; content: string }) {
  const format = useMoneyFormat()
  const sent = readContent(content)
  return (
    <Checking
      state={action.state}
      onCheckAgain={action.checkAgain}
      page={paths.projectDetails}
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
