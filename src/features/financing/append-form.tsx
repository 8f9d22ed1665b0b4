import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { FundPasswordField } from '@/components/form/fund-password-field.tsx'
import { AmendButton, MoneyField } from '@/components/money-action/money-field.tsx'
import { asTyped, useAmountEntry } from '@/components/money-action/use-amount-entry.ts'
import { useSiteInfo } from '@/components/use-site-info.ts'
import type { ProjectView } from '@/generated/model/project-view.ts'
import type { PurchaseDetails } from '@/generated/model/purchase-details.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { compare } from '@/lib/decimal.ts'
import { floorToScale, typedAmount } from '@/lib/money.ts'
import { Card, Stack } from '@/ui/card.tsx'
import { writeContent } from './action-content.ts'
import { ActionForm } from './action-form.tsx'
import { AppendSummary } from './append-summary.tsx'
import { AvailableHint } from './available-hint.tsx'
import { amendedAmount, lowerOf } from './financing-rules.ts'
import { purchaseIntent } from './purchase-intent.ts'
import type { AppendOutlook } from './purchase-rules.ts'
import { appendOutlook } from './purchase-rules.ts'
import { useActionBlock } from './use-action-block.ts'
import { useAmountForm } from './use-amount-form.ts'
import type { AppendBody, PurchaseAction } from './use-purchase-action.ts'
import { useRisk } from './use-risk.tsx'

interface AppendFormProps {
  details: PurchaseDetails
  view: ProjectView
  /** The user id. */
  owner: string
  action: PurchaseAction<AppendBody>
}

/** An append as it was when its button was pressed: exactly this will be sent. */
interface AskedAppend {
  body: AppendBody
  amount: Decimal
  outlook: AppendOutlook
  earnsFrom: number
}

/** Amount and fund password; what the amount brings is in sight while one types. */
export function AppendForm({ details, view, owner, action }: AppendFormProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const { purchase, actions } = details
  const { currency } = purchase
  const least = actions.append.minimum_amount ?? floorToScale('0', currency)
  const upper = lowerOf(actions.append.maximum_amount ?? '0', view.available)
  const form = useAmountForm({
    least,
    upper,
    currency,
    // What is missing, where something is.
    initial: purchase.append_money === null ? '' : typedAmount(purchase.append_money, intl.locale),
    draft: { form: purchaseIntent('append', purchase.id), owner, fields: ['amount'] },
  })
  const risk = useRisk(owner)
  const outlookOf = useOutlook(details, view)
  const [asked, setAsked] = useState<AskedAppend | null>(null)
  const typed = useWatch({ control: form.control, name: 'amount' })
  const entry = useAmountEntry(typed, (text) => form.setValue('amount', text, asTyped))
  const { amount } = entry
  const refusal =
    action.state.step === 'ready' && action.state.error?.kind === 'refused'
      ? action.state.error.refusal
      : null
  const amended = refusal ? amendedAmount(refusal, least, currency) : null
  const largest = compare(upper.amount, least) < 0 ? null : floorToScale(upper.amount, currency)
  const block = useActionBlock({
    action: actions.append,
    balance:
      compare(view.available, least) < 0
        ? intl.formatMessage(
            {
              id: 'purchase.blocked.balance',
              defaultMessage: '{available} is available, less than the {needed} that it takes.',
              description: 'Below the button: the balance is too low. Amounts have their currency.',
            },
            {
              available: format.money(view.available, currency),
              needed: format.money(least, currency),
            },
          )
        : null,
  })

  const submit = form.handleSubmit((entries) => {
    const wanted = floorToScale(String(entries.amount), currency)
    const outlook = outlookOf(wanted)
    const earnsFrom = view.terms.earns_from
    if (outlook === null || earnsFrom === null) return
    const body = { ...entries, purchase_id: purchase.id }
    setAsked({ body, amount: wanted, outlook, earnsFrom })
  })

  async function confirm({ body, amount: confirmed }: AskedAppend) {
    entry.setTried(confirmed)
    risk.acknowledge()
    // Each try asks for the fund password anew.
    form.setValue('fund_password', '')
    const { title } = purchase
    await action.submit(body, writeContent({ title, currency, amount: confirmed, dailyRate: null }))
    setAsked(null)
  }

  const shown = amount === null ? null : outlookOf(amount)
  return (
    <ActionForm
      purchaseId={purchase.id}
      heading={
        <FormattedMessage
          id="purchase.append.heading"
          defaultMessage="Append money"
          description="Heading of the form that adds money to a purchase."
        />
      }
      state={action.state}
      block={block}
      unready={risk.reason}
      mended={amended !== null && !entry.isTried}
      fix={
        amended === null ? undefined : (
          <AmendButton amount={amended} currency={currency} onSet={entry.set} />
        )
      }
      submitLabel={
        amount === null || shown === null ? (
          <FormattedMessage
            id="purchase.append.submit"
            defaultMessage="Append"
            description="Button that leads to the confirmation of an append."
          />
        ) : (
          <FormattedMessage
            id="purchase.append.submitAmount"
            defaultMessage="Append {amount}"
            description="Button that adds money to a purchase, or leads to its confirmation. amount has its currency."
            values={{ amount: format.money(amount, currency) }}
          />
        )
      }
      onSubmit={submit}
      asked={asked}
      question={(one) => ({
        title: (
          <FormattedMessage
            id="purchase.append.question"
            defaultMessage="Append {amount} to {title}?"
            description="Question before money is added to a purchase. amount has its currency."
            values={{ amount: format.money(one.amount, currency), title: purchase.title }}
          />
        ),
        body: (
          <Stack>
            <AppendSummary purchase={purchase} outlook={one.outlook} earnsFrom={one.earnsFrom} />
            <p>
              <FormattedMessage
                id="purchase.append.final"
                defaultMessage="The amount leaves your balance at once and comes back with the rest of the principal: at expiry, or when you settle early, then without the income of that day."
                description="What an append means, and how to get out."
              />
            </p>
          </Stack>
        ),
        confirmLabel: (
          <FormattedMessage
            id="purchase.append.submitAmount"
            defaultMessage="Append {amount}"
            description="Button that adds money to a purchase, or leads to its confirmation. amount has its currency."
            values={{ amount: format.money(one.amount, currency) }}
          />
        ),
        outdated:
          one.earnsFrom !== view.terms.earns_from ||
          compare(one.amount, least) < 0 ||
          compare(one.amount, upper.amount) > 0 ||
          one.outlook.released !== purchase.income_held,
      })}
      onConfirm={confirm}
      onCancel={() => setAsked(null)}
    >
      <Card>
        <Stack>
          <MoneyField
            control={form.control}
            name="amount"
            currency={currency}
            largest={largest}
            onSet={entry.set}
            hint={<AvailableHint view={view} least={least} />}
          />
          <AppendSummary purchase={purchase} outlook={shown} earnsFrom={view.terms.earns_from} />
        </Stack>
      </Card>
      <Card>
        <Stack>
          <FundPasswordField control={form.control} name="fund_password" />
          {risk.tick}
        </Stack>
      </Card>
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
