import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ExchangeView } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { ContractForm } from '@/patterns/form/use-contract-form.ts'
import { useContractForm } from '@/patterns/form/use-contract-form.ts'
import { AmountBounds, MoneyField } from '@/patterns/money-flow/page/money-field.tsx'
import { MoneyForm } from '@/patterns/money-flow/page/money-form.tsx'
import { asTyped, useAmountEntry } from '@/patterns/money-flow/page/use-amount-entry.ts'
import { Card } from '@/ui/card.tsx'
import { useExchangeQuestion } from './exchange-confirm.tsx'
import type { ExchangeFlow, ExchangeSchema } from './exchange-flow.ts'
import { draftName, exchangeSchema } from './exchange-flow.ts'
import type { AmountFault, Deal } from './exchange-rules.ts'
import {
  amendedGiven,
  givenBalance,
  givenCurrency,
  largestAmount,
  previewOf,
  smallestAmount,
} from './exchange-rules.ts'
import { ExchangeSummary } from './exchange-summary.tsx'

interface ExchangeFormProps {
  deal: Deal
  view: ExchangeView
  flow: ExchangeFlow
  /** Why nothing can be exchanged now, or null. */
  blocked: string | null
  /** The server's Unix seconds. */
  now: number
}

/** The amount; what it costs and what arrives are in sight while one types. */
export function ExchangeForm({ deal, view, flow, blocked, now }: ExchangeFormProps) {
  const format = useMoneyFormat()
  const form = useExchangeForm(deal, view)
  const typed = useWatch({ control: form.control, name: 'amount' })
  const currency = givenCurrency(deal, view)
  const entry = useAmountEntry(typed, (text) => form.setValue('amount', text, asTyped))
  const preview = previewOf(entry.amount, deal, view)
  const largest = largestAmount(deal, view)
  const question = useExchangeQuestion(deal, view, now)

  return (
    <MoneyForm
      {...question}
      flow={flow}
      form={form}
      amount={{ entry, currency, amend: (refusal) => amendedGiven(refusal, deal, view) }}
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

/** The form of an exchange: the contract's rule of the amount, with the bounds that count now. */
function useExchangeForm(deal: Deal, view: ExchangeView): ContractForm<ExchangeSchema> {
  const sayFault = useFaultWords(deal, view)
  return useContractForm<ExchangeSchema>({
    schema: exchangeSchema(deal, view, sayFault),
    defaultValues: { amount: '' },
    amounts: ['amount'],
    currency: givenCurrency(deal, view),
    // The draft keeps the entries, so leaving needs no question.
    draft: { form: draftName(deal.type, deal.offer.coin), fields: ['amount'] },
  })
}

/** What is wrong with an amount, with the number that counts. */
function useFaultWords(deal: Deal, view: ExchangeView) {
  const intl = useIntl()
  const { money } = useMoneyFormat()
  const currency = givenCurrency(deal, view)
  return (fault: AmountFault): string => {
    switch (fault) {
      case 'tooSmall':
        return intl.formatMessage(
          {
            id: 'exchange.rule.tooSmall',
            defaultMessage: 'At least {amount}.',
            description: 'Below an amount that is too small. amount has its currency.',
          },
          { amount: money(smallestAmount(deal, view), currency) },
        )
      case 'tooLarge':
        return intl.formatMessage(
          {
            id: 'exchange.rule.tooLarge',
            defaultMessage: 'At most {amount}.',
            description: 'Below an amount that is too large. amount has its currency.',
          },
          { amount: money(largestAmount(deal, view) ?? givenBalance(deal, view), currency) },
        )
      case 'balance':
        return intl.formatMessage(
          {
            id: 'exchange.rule.balance',
            defaultMessage: 'Only {amount} is available.',
            description: 'Below an amount above the balance. amount has its currency.',
          },
          { amount: money(givenBalance(deal, view), currency) },
        )
    }
  }
}
