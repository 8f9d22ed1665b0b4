import { defineMessage, FormattedMessage } from 'react-intl'
import { useSiteInfo } from '@/api/use-site-info.ts'
import type { ProjectView, PurchaseDetails } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { compare } from '@/lib/decimal.ts'
import { decimalOf, floorToScale, typedAmount } from '@/lib/money.ts'
import { amendedAmount, largestWithin } from '@/patterns/money-flow/page/amount-bounds.ts'
import { MoneyField } from '@/patterns/money-flow/page/money-field.tsx'
import { useMoneyAction } from '@/patterns/money-flow/page/use-money-action.ts'
import type { ActionContext } from '@/patterns/money-flow/question/money-action.ts'
import { defineMoneyAction } from '@/patterns/money-flow/question/money-action.ts'
import { Card, Stack } from '@/ui/card.tsx'
import { ActionForm, useActionBlock } from './action-form.tsx'
import { AvailableHint, amountForm, fundPassword } from './amount-form.tsx'
import { AppendSummary, appendFigures } from './append-summary.tsx'
import { appending, purchaseIntent } from './financing-flows.ts'
import { lowerOf } from './financing-rules.ts'
import { messages } from './messages.ts'
import type { AppendOutlook } from './purchase-rules.ts'
import { appendOutlook } from './purchase-rules.ts'
import { useRisk } from './use-risk.tsx'

const submitLabel = defineMessage<{ amount: string }>({
  id: 'financing.purchase.append.submitAmount',
  defaultMessage: 'Top up {amount}',
  description:
    'Button that adds money to an investment, or leads to its confirmation. amount has its currency.',
})

type Context = ActionContext<{
  details: PurchaseDetails
  view: ProjectView
  /** The site's time zone. */
  zone: string | undefined
}>

/** Adds money to a purchase. */
const appendAction = (id: string) =>
  defineMoneyAction({
    ...appending(id),
    signature: { operation: 'appendPurchase', fundPassword },
    form({ details, view, ...words }: Context) {
      const { append_money: missing, currency } = details.purchase
      const { min, upper } = boundsOf(details, view)
      return amountForm(
        {
          min,
          upper,
          currency,
          // Prefilled with the missing amount.
          initial: missing === null ? '' : typedAmount(missing, words.intl.locale),
          draft: { form: purchaseIntent('append', id), fields: ['amount'] },
        },
        words,
      )
    },
    amend: (refusal, { details, view }) =>
      amendedAmount(refusal, {
        min: boundsOf(details, view).min,
        currency: details.purchase.currency,
      }),
    ask(entries: { amount: number }, context: Context) {
      const { details, view, format } = context
      const { currency, title, principal } = details.purchase
      const amount = floorToScale(decimalOf(entries.amount), currency)
      const outlook = outlookOf(amount, context)
      const earnsFrom = view.terms.earns_from
      if (outlook === null || earnsFrom === null) return null
      const money = (value: Decimal) => format.money(value, currency)
      return {
        body: { purchase_id: id, ...entries, principal, earns_from: earnsFrom },
        sent: { amount, currency, title },
        figures: appendFigures(outlook, earnsFrom, money),
        amount,
        outlook,
        earnsFrom,
      }
    },
    wording: (asked, _standing, { details, view, format }) => ({
      title: (
        <FormattedMessage
          id="financing.purchase.append.question"
          defaultMessage="Top up {title} by {amount}?"
          description="Question before money is added to an investment. amount has its currency; title is a project."
          values={{
            amount: format.money(asked.amount, details.purchase.currency),
            title: details.purchase.title,
          }}
        />
      ),
      body: (
        <>
          <AppendSummary
            purchase={details.purchase}
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
          values={{ amount: format.money(asked.amount, details.purchase.currency) }}
        />
      ),
      outdated: isOutOfBounds(asked.amount, details, view),
    }),
  })

/** The smallest amount now, and the upper bound that counts. */
function boundsOf({ purchase, actions: { append } }: PurchaseDetails, view: ProjectView) {
  return {
    min: append.min ?? floorToScale('0', purchase.currency),
    upper: lowerOf(append.max ?? '0', view.available),
  }
}

function isOutOfBounds(amount: Decimal, details: PurchaseDetails, view: ProjectView): boolean {
  const { min, upper } = boundsOf(details, view)
  return compare(amount, min) < 0 || compare(amount, upper.amount) > 0
}

/** What an amount brings; null where it cannot be computed. */
function outlookOf(
  amount: Decimal,
  { details, view: { terms }, zone }: Omit<Context, keyof ActionContext<unknown>>,
): AppendOutlook | null {
  if (zone === undefined || terms.earns_from === null) return null
  const scaled = floorToScale(amount, details.purchase.currency)
  if (compare(scaled, amount) !== 0) return null
  return appendOutlook(details, scaled, terms.earns_from, zone)
}

interface AppendFormProps {
  details: PurchaseDetails
  view: ProjectView
}

/** The amount; what it brings is in sight while one types. */
export function AppendForm({ details, view }: AppendFormProps) {
  const format = useMoneyFormat()
  const zone = useSiteInfo()?.time_zone
  const { purchase, actions } = details
  const { min, upper } = boundsOf(details, view)
  const action = useMoneyAction(appendAction(purchase.id), { details, view, zone })
  const { form, entry, currency } = action
  const { amount } = entry
  const risk = useRisk()
  const largest = largestWithin({ min, max: upper.amount, currency })
  const block = useActionBlock({
    action: actions.append,
    cost: { needed: min, available: view.available, currency },
  })

  const shown = amount === null ? null : outlookOf(amount, { details, view, zone })
  return (
    <ActionForm
      {...action}
      purchaseId={purchase.id}
      heading={
        <FormattedMessage
          id="financing.purchase.append.heading"
          defaultMessage="Top up"
          description="Heading of the form that adds money to an investment."
        />
      }
      block={block}
      incomplete={risk.reason}
      onConfirmed={risk.acknowledge}
      submitLabel={
        amount === null || shown === null ? (
          <FormattedMessage {...messages.topUp} />
        ) : (
          <FormattedMessage {...submitLabel} values={{ amount: format.money(amount, currency) }} />
        )
      }
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
