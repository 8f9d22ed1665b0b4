import { FormattedMessage } from 'react-intl'
import { MoneyConfirm } from '@/components/money-action/money-confirm.tsx'
import type { WithdrawalTarget } from '@/generated/model/withdrawal-target.ts'
import type { WithdrawalView } from '@/generated/model/withdrawal-view.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { Stack } from '@/ui/card.tsx'
import type { Quote } from './withdrawal-rules.ts'
import { quoteOf } from './withdrawal-rules.ts'
import type { WithdrawalBody } from './withdrawal-schema.ts'
import { WithdrawalSummary } from './withdrawal-summary.tsx'

/** A withdrawal as it was when its button was pressed: exactly this will be sent. */
export interface Asked {
  body: WithdrawalBody
  quote: Quote
  target: WithdrawalTarget
}

interface WithdrawConfirmProps {
  view: WithdrawalView
  asked: Asked | null
  pending: boolean
  /** Why nothing can be withdrawn any more, or null. */
  blocked: string | null
  onConfirm: (asked: Asked) => void
  onCancel: () => void
}

/** The last look: what is sent, what it costs, what arrives, and what happens then. */
export function WithdrawConfirm({ view, ...confirm }: WithdrawConfirmProps) {
  const format = useMoneyFormat()
  return (
    <MoneyConfirm
      {...confirm}
      question={(shown) => {
        const amount = format.money(shown.quote.amount, view.currency)
        return {
          title: (
            <FormattedMessage
              id="withdrawal.confirm.title"
              defaultMessage="Withdraw {amount}?"
              description="Question before a withdrawal is sent. amount has its currency."
              values={{ amount }}
            />
          ),
          body: (
            <Stack>
              <WithdrawalSummary view={view} quote={shown.quote} target={shown.target} />
              <p>
                <FormattedMessage
                  id="withdrawal.confirm.frozen"
                  defaultMessage="Amount and fee are frozen while the withdrawal is under review. If it fails, the whole amount comes back. It cannot be taken back here; customer service can help."
                  description="What happens after the confirmation."
                />
              </p>
            </Stack>
          ),
          confirmLabel: (
            <FormattedMessage
              id="withdrawal.confirm.confirm"
              defaultMessage="Withdraw {amount}"
              description="Button that sends the withdrawal. amount has its currency."
              values={{ amount }}
            />
          ),
          outdated: isOutdated(shown, view),
        }
      }}
    />
  )
}

/** Whether the server would not do any more what the dialog shows. */
function isOutdated({ quote, target }: Asked, view: WithdrawalView): boolean {
  const now = quoteOf(quote.amount, view)
  return now?.fee !== quote.fee || !view.targets.some(({ id }) => id === target.id)
}
