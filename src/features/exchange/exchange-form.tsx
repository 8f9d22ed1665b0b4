import { FormattedMessage } from 'react-intl'
import type { ExchangeView } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { AmountBounds, MoneyField } from '@/patterns/money-flow/page/money-field.tsx'
import { MoneyForm } from '@/patterns/money-flow/page/money-form.tsx'
import { useMoneyAction } from '@/patterns/money-flow/page/use-money-action.ts'
import { Card } from '@/ui/card.tsx'
import { exchangeAction } from './exchange-action.tsx'
import type { Deal } from './exchange-rules.ts'
import { largestAmount, previewOf, smallestAmount } from './exchange-rules.ts'
import { ExchangeSummary } from './exchange-summary.tsx'

interface ExchangeFormProps {
  deal: Deal
  view: ExchangeView
  /** Why nothing can be exchanged now, or null. */
  blocked: string | null
  /** The server's Unix seconds. */
  now: number
}

/** The amount; what it costs and what arrives are in sight while one types. */
export function ExchangeForm({ deal, view, blocked, now }: ExchangeFormProps) {
  const format = useMoneyFormat()
  const action = useMoneyAction(exchangeAction, { deal, view, now })
  const { form, entry, currency } = action
  const preview = previewOf(entry.amount, deal, view)
  const largest = largestAmount(deal, view)

  return (
    <MoneyForm
      {...action}
      blocked={blocked}
      submitLabel={
        <FormattedMessage
          id="exchange.form.submit"
          defaultMessage="{amount, select, none {Exchange} other {Exchange {amount}}}"
          description="Button that leads to the confirmation. amount has its currency; none while it cannot be exchanged."
          values={{ amount: preview ? format.money(preview.given, currency) : 'none' }}
        />
      }
    >
      <Card>
        <MoneyField
          control={form.control}
          name="amount"
          currency={currency}
          largest={largest}
          onSet={entry.set}
          label={
            <FormattedMessage
              id="exchange.form.amount"
              defaultMessage="Amount to exchange"
              description="Label of the amount of an exchange."
            />
          }
          hint={
            largest === null ? null : (
              <AmountBounds min={smallestAmount(deal, view)} max={largest} currency={currency} />
            )
          }
        />
      </Card>
      <Card>
        <ExchangeSummary view={view} preview={preview} />
      </Card>
    </MoneyForm>
  )
}
