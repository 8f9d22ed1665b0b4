import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import * as z from 'zod/mini'
import type { ExchangeView } from '@/generated/h5.schemas.ts'
import { SubmitExchangeBody } from '@/generated/wallet/wallet.zod.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { scaleOf } from '@/lib/decimal.ts'
import { decimalOf } from '@/lib/money.ts'
import { narrow } from '@/patterns/form/narrow.ts'
import type { ContractForm } from '@/patterns/form/use-contract-form.ts'
import { useContractForm } from '@/patterns/form/use-contract-form.ts'
import { AmountBounds, MoneyField } from '@/patterns/money-flow/money-field.tsx'
import { MoneyForm } from '@/patterns/money-flow/money-form.tsx'
import { asTyped, useAmountEntry } from '@/patterns/money-flow/use-amount-entry.ts'
import { Card } from '@/ui/card.tsx'
import { useExchangeQuestion } from './exchange-confirm.tsx'
import type { ExchangeFlow } from './exchange-flow.ts'
import { draftName } from './exchange-flow.ts'
import type { Deal } from './exchange-rules.ts'
import {
  amendedGiven,
  faultOf,
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
        preview ? (
          <FormattedMessage
            id="exchange.form.submitAmount"
            defaultMessage="Exchange {amount}"
            description="Button that leads to the confirmation. amount has its currency."
            values={{ amount: format.money(preview.given, currency) }}
          />
        ) : (
          <FormattedMessage
            id="exchange.form.submit"
            defaultMessage="Exchange"
            description="Button that leads to the confirmation."
          />
        )
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

// Direction and coin are chosen beside the form, rate and fee are the ones in sight, and the request id is
// made when it is sent.
const contractSchema = z.pick(SubmitExchangeBody, { amount: true })

type ExchangeSchema = typeof contractSchema

/**
 * The form of an exchange: the contract's rule of the amount, with the bounds that count now. They
 * are about cash, so an amount of coins is held by what it is worth, as the server does.
 */
function useExchangeForm(deal: Deal, view: ExchangeView): ContractForm<ExchangeSchema> {
  const sayFault = useFaultWords(deal, view)
  const currency = givenCurrency(deal, view)
  // The contract's bounds have no currency; the view's bounds replace them.
  const unbound = narrow(contractSchema, { amount: { min: null, max: null } })
  const isInContract = (amount: number) => contractSchema.shape.amount.safeParse(amount).success
  // Runs only when the value is a number.
  const holds = z.refine<number>(
    (amount) => faultOf(decimalOf(amount), deal, view) === null && isInContract(amount),
    {
      error: ({ input }) => sayFault(faultOf(decimalOf(input as number), deal, view) ?? 'tooLarge'),
    },
  )
  const schema = z.extend(unbound, { amount: unbound.shape.amount.check(holds) })

  return useContractForm<ExchangeSchema>({
    schema,
    defaultValues: { amount: '' },
    amounts: ['amount'],
    currency,
    // The draft keeps the entries, so leaving needs no question.
    draft: { form: draftName(deal.type, deal.offer.coin), fields: ['amount'] },
  })
}

/** What is wrong with an amount, with the number that counts. */
function useFaultWords(deal: Deal, view: ExchangeView) {
  const intl = useIntl()
  const { money } = useMoneyFormat()
  const currency = givenCurrency(deal, view)
  return (fault: NonNullable<ReturnType<typeof faultOf>>): string => {
    switch (fault) {
      case 'decimals':
        return intl.formatMessage(
          {
            id: 'exchange.rule.decimals',
            defaultMessage: 'At most {count} decimals.',
            description: 'Below an amount with more decimals than its currency has: 2 or 8.',
          },
          { count: scaleOf(currency) },
        )
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
