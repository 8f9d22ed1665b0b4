import { FormattedMessage } from 'react-intl'
import type { DepositMethod, DepositView } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { MoneyConfirm } from '@/patterns/money-flow/money-confirm.tsx'
import type { Confirmation } from '@/patterns/money-flow/use-confirmation.ts'
import { Stack } from '@/ui/card.tsx'
import type { DefinitionRow } from '@/ui/definition-list.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import type { DepositBody } from './deposit-flow.ts'
import { isOutdated, transferAmount } from './deposit-rules.ts'

/** A deposit as it was when its button was pressed: exactly this will be sent. */
export interface Asked {
  body: DepositBody
  amount: Decimal
  method: DepositMethod
}

interface DepositConfirmProps extends Confirmation<Asked> {
  view: DepositView
  /** Why nothing can be sent any more, or null. */
  blocked: string | null
}

/**
 * Confirmation of a deposit: the reported amount, the account it was paid to, and what happens
 * next.
 */
export function DepositConfirm({ view, ...confirm }: DepositConfirmProps) {
  const format = useMoneyFormat()
  return (
    <MoneyConfirm
      {...confirm}
      question={(shown) => {
        const amount = format.money(shown.amount, view.currency)
        return {
          title: (
            <FormattedMessage
              id="deposit.confirm.title"
              defaultMessage="Submit the deposit of {amount}?"
              description="Question before a deposit is sent. amount has its currency."
              values={{ amount }}
            />
          ),
          body: (
            <Stack>
              <Summary asked={shown} view={view} />
              <p>
                <FormattedMessage
                  id="deposit.confirm.review"
                  defaultMessage="Only submit what you have transferred. Nothing is credited before the review; if it refuses the deposit, nothing is credited, and customer service helps with the money that you transferred."
                  description="What happens after the confirmation."
                />
              </p>
              <p>
                <FormattedMessage
                  id="deposit.confirm.out"
                  defaultMessage="To withdraw the money again, all conditions on this page must be met."
                  description="How to get the money out again, in the confirmation of a deposit."
                />
              </p>
            </Stack>
          ),
          confirmLabel: (
            <FormattedMessage
              id="deposit.confirm.confirm"
              defaultMessage="Submit {amount}"
              description="Button that sends the deposit. amount has its currency."
              values={{ amount }}
            />
          ),
          outdated: isOutdated(shown.amount, shown.method, view),
        }
      }}
    />
  )
}

function Summary({ asked: { body, amount, method }, view }: { asked: Asked; view: DepositView }) {
  const format = useMoneyFormat()
  const due = method.currency === view.currency ? null : transferAmount(amount, method)
  const code: DefinitionRow[] =
    body.transaction_code === undefined
      ? []
      : [
          {
            id: 'code',
            label: (
              <FormattedMessage
                id="deposit.summary.code"
                defaultMessage="Transaction code"
                description="Label in the confirmation of a deposit."
              />
            ),
            value: body.transaction_code,
            mono: true,
          },
        ]
  return (
    <DefinitionList
      rows={[
        {
          id: 'method',
          label: (
            <FormattedMessage
              id="deposit.summary.method"
              defaultMessage="Transferred by"
              description="Label in the confirmation of a deposit: the method."
            />
          ),
          value: method.name,
          note: method.account ?? method.address,
        },
        ...code,
        {
          id: 'amount',
          label: (
            <FormattedMessage
              id="deposit.summary.amount"
              defaultMessage="To be credited after the review"
              description="Label in the confirmation of a deposit."
            />
          ),
          value: format.money(amount, view.currency),
          note: due === null ? null : format.money(due, method.currency),
          emphasis: 'total',
        },
      ]}
    />
  )
}
