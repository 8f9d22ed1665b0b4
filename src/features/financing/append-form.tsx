import { useWatch } from 'react-hook-form'
import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
import { useSiteInfo } from '@/api/use-site-info.ts'
import type { ProjectView, PurchaseDetails } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { compare } from '@/lib/decimal.ts'
import { decimalOf, floorToScale, typedAmount } from '@/lib/money.ts'
import { amendedAmount, largestWithin } from '@/patterns/money-flow/page/amount-bounds.ts'
import { MoneyField } from '@/patterns/money-flow/page/money-field.tsx'
import { asTyped, useAmountEntry } from '@/patterns/money-flow/page/use-amount-entry.ts'
import type { Asked } from '@/patterns/money-flow/question/money-question.tsx'
import type { Unsigned } from '@/patterns/money-flow/question/use-signature.tsx'
import { Card, Stack } from '@/ui/card.tsx'
import { ActionForm, useActionBlock } from './action-form.tsx'
import { AppendSummary, useAppendFigures } from './append-summary.tsx'
import type { AppendFlow } from './financing-flows.ts'
import { purchaseIntent } from './financing-flows.ts'
import { lowerOf } from './financing-rules.ts'
import { messages } from './messages.ts'
import type { AppendOutlook } from './purchase-rules.ts'
import { appendOutlook } from './purchase-rules.ts'
import { AvailableHint, fundPassword, useAmountForm } from './use-amount-form.tsx'
import { useRisk } from './use-risk.tsx'

const submitLabel = defineMessage<{ amount: string }>({
  id: 'financing.purchase.append.submitAmount',
  defaultMessage: 'Top up {amount}',
  description:
    'Button that adds money to an investment, or leads to its confirmation. amount has its currency.',
})

interface AppendFormProps {
  details: PurchaseDetails
  view: ProjectView
  flow: AppendFlow
}

/** An append as it was when its button was pressed. */
interface AskedAppend extends Asked<Unsigned<Parameters<AppendFlow['submit']>[0]>> {
  amount: Decimal
  outlook: AppendOutlook
  earnsFrom: number
}

/** What is entered. */
type AppendEntries = Pick<AskedAppend['body'], 'amount'>

/** The amount; what it brings is in sight while one types. */
export function AppendForm({ details, view, flow }: AppendFormProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const { purchase, actions } = details
  const { currency } = purchase
  const min = actions.append.min ?? floorToScale('0', currency)
  const upper = lowerOf(actions.append.max ?? '0', view.available)
  const form = useAmountForm({
    min,
    upper,
    currency,
    // Prefilled with the missing amount.
    initial: purchase.append_money === null ? '' : typedAmount(purchase.append_money, intl.locale),
    draft: { form: purchaseIntent('append', purchase.id), fields: ['amount'] },
  })
  const risk = useRisk()
  const outlookOf = useOutlook(details, view)
  const figuresOf = useAppendFigures(currency)
  const typed = useWatch({ control: form.control, name: 'amount' })
  const entry = useAmountEntry(typed, (text) => form.setValue('amount', text, asTyped))
  const { amount } = entry
  const largest = largestWithin({ min, max: upper.amount, currency })
  const block = useActionBlock({
    action: actions.append,
    cost: { needed: min, available: view.available, currency },
  })

  /** An append with the figures of now; null where they cannot be computed. */
  function ask(entries: AppendEntries): AskedAppend | null {
    const wanted = floorToScale(decimalOf(entries.amount), currency)
    const outlook = outlookOf(wanted)
    const earnsFrom = view.terms.earns_from
    if (outlook === null || earnsFrom === null) return null
    const accepted = { principal: purchase.principal, earns_from: earnsFrom }
    return {
      body: { purchase_id: purchase.id, ...entries, ...accepted },
      sent: { amount: wanted, currency, title: purchase.title },
      figures: figuresOf(outlook, earnsFrom),
      amount: wanted,
      outlook,
      earnsFrom,
    }
  }

  const shown = amount === null ? null : outlookOf(amount)
  return (
    <ActionForm
      purchaseId={purchase.id}
      heading={
        <FormattedMessage
          id="financing.purchase.append.heading"
          defaultMessage="Top up"
          description="Heading of the form that adds money to an investment."
        />
      }
      flow={flow}
      form={form}
      amount={{ entry, currency, amend: (refusal) => amendedAmount(refusal, { min, currency }) }}
      block={block}
      incomplete={risk.reason}
      signature={{ operation: 'appendPurchase', fundPassword }}
      ask={ask}
      onConfirmed={risk.acknowledge}
      submitLabel={
        amount === null || shown === null ? (
          <FormattedMessage {...messages.topUp} />
        ) : (
          <FormattedMessage {...submitLabel} values={{ amount: format.money(amount, currency) }} />
        )
      }
      wording={(asked) => ({
        title: (
          <FormattedMessage
            id="financing.purchase.append.question"
            defaultMessage="Top up {title} by {amount}?"
            description="Question before money is added to an investment. amount has its currency; title is a project."
            values={{ amount: format.money(asked.amount, currency), title: purchase.title }}
          />
        ),
        body: (
          <>
            <AppendSummary
              purchase={purchase}
              outlook={asked.outlook}
              earnsFrom={asked.earnsFrom}
            />
            <p>
              <FormattedMessage
                id="financing.purchase.append.final"
                defaultMessage="We take the amount from your balance at once. You get it back with the rest of the principal: at expiry, or when you redeem early, then without that day's income."
                description="What a top-up means, and how to get out."
              />
            </p>
          </>
        ),
        confirmLabel: (
          <FormattedMessage
            {...submitLabel}
            values={{ amount: format.money(asked.amount, currency) }}
          />
        ),
        outdated: compare(asked.amount, min) < 0 || compare(asked.amount, upper.amount) > 0,
      })}
    >
      <Card>
        <Stack>
          <MoneyField
            control={form.control}
            name="amount"
            currency={currency}
            largest={largest}
            onSet={entry.set}
            hint={<AvailableHint view={view} min={min} />}
          />
          <AppendSummary purchase={purchase} outlook={shown} earnsFrom={view.terms.earns_from} />
        </Stack>
      </Card>
      {risk.tick && <Card>{risk.tick}</Card>}
    </ActionForm>
  )
}

/** What an amount brings, where it can be computed. */
function useOutlook(details: PurchaseDetails, { terms }: ProjectView) {
  const zone = useSiteInfo()?.time_zone
  return (amount: Decimal): AppendOutlook | null => {
    if (zone === undefined || terms.earns_from === null) return null
    const scaled = floorToScale(amount, details.purchase.currency)
    if (compare(scaled, amount) !== 0) return null
    return appendOutlook(details, scaled, terms.earns_from, zone)
  }
}
