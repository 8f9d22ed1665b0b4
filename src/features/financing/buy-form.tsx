import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { ProjectView } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { decimalOf } from '@/lib/money.ts'
import { FundPasswordField } from '@/patterns/form/fields.tsx'
import { isPriceChanged } from '@/patterns/form/submit-error.tsx'
import type { ContractForm } from '@/patterns/form/use-contract-form.ts'
import { amendedAmount } from '@/patterns/money-flow/amount-bounds.ts'
import { MoneyField } from '@/patterns/money-flow/money-field.tsx'
import { MoneyForm } from '@/patterns/money-flow/money-form.tsx'
import { asTyped, useAmountEntry } from '@/patterns/money-flow/use-amount-entry.ts'
import { Card, Section, Stack } from '@/ui/card.tsx'
import type { AskedPurchase } from './buy-confirm.tsx'
import { BuyConfirm } from './buy-confirm.tsx'
import { EarningsSummary, EarningsTable } from './earnings.tsx'
import { EarningsChart } from './earnings-chart.tsx'
import type { BuyFlow } from './financing-flows.ts'
import { buyName } from './financing-flows.ts'
import { earningsOf, largestAmount, upperBound } from './financing-rules.ts'
import type { AmountSchema } from './use-amount-form.tsx'
import { AvailableHint, useAmountForm } from './use-amount-form.tsx'
import { useRisk } from './use-risk.tsx'

interface BuyFormProps {
  view: ProjectView
  /** The user id. */
  owner: string
  flow: BuyFlow
  /** What can be lost, before the password that it is bought with. */
  risk: ReactNode
  /** Why nothing can be bought now, or null. */
  blocked: string | null
  /** The way to what is missing, beside the reason. */
  way: ReactNode
}

/** What is entered. */
type BuyEntries = Pick<AskedPurchase['body'], 'amount' | 'fund_password'>

/** Amount and fund password; what the amount earns is in sight while one types. */
export function BuyForm({ view, owner, flow, risk: notice, blocked, way }: BuyFormProps) {
  const format = useMoneyFormat()
  const form = useBuyForm(view, owner)
  const risk = useRisk(owner)
  const typed = useWatch({ control: form.control, name: 'amount' })

  const { project } = view
  const { currency } = project
  const entry = useAmountEntry(typed, (text) => form.setValue('amount', text, asTyped))
  const earnings = earningsOf(entry.amount, project)

  /** A purchase on the terms of now; null where they allow none. */
  function ask(entries: BuyEntries): AskedPurchase | null {
    const wanted = earningsOf(decimalOf(entries.amount), project)
    const { release_date } = view.terms
    if (wanted === null || release_date === null) return null
    const accepted = { daily_rate: project.daily_rate, release_date }
    return {
      body: { project_id: project.id, ...entries, ...accepted },
      earnings: wanted,
      view,
    }
  }

  return (
    <Section
      heading={
        <FormattedMessage
          id="financing.invest.form.heading"
          defaultMessage="Compute and buy"
          description="Heading above the amount, what it earns, and the button that buys."
        />
      }
    >
      <MoneyForm
        flow={flow}
        form={form}
        amount={{
          entry,
          currency,
          amend: (refusal) => amendedAmount(refusal, { min: project.minimum_amount, currency }),
        }}
        // The confirmation reports this refusal and offers the present figures.
        staysOpen={isPriceChanged}
        blocked={blocked}
        incomplete={risk.reason}
        footer={blocked === null ? null : way}
        ask={ask}
        onConfirmed={risk.acknowledge}
        order={({ body, earnings: { amount } }) => ({
          body,
          sent: {
            amount,
            currency,
            project: project.id,
            title: project.title,
            rate: body.daily_rate,
          },
        })}
        confirm={(confirmation) => (
          <BuyConfirm
            {...confirmation}
            view={view}
            present={confirmation.asked && ask(confirmation.asked.body)}
          />
        )}
        submitLabel={
          earnings ? (
            <FormattedMessage
              id="financing.invest.form.submitAmount"
              defaultMessage="Buy for {amount}"
              description="Button that leads to the confirmation. amount has its currency."
              values={{ amount: format.money(earnings.amount, currency) }}
            />
          ) : (
            <FormattedMessage
              id="financing.invest.form.submit"
              defaultMessage="Buy"
              description="Button that leads to the confirmation."
            />
          )
        }
      >
        <Card>
          <Stack>
            <MoneyField
              control={form.control}
              name="amount"
              currency={currency}
              largest={largestAmount(view)}
              onSet={entry.set}
              hint={<AvailableHint view={view} min={project.minimum_amount} />}
            />
            <EarningsSummary view={view} earnings={earnings} />
            {earnings ? <EarningsTable view={view} earnings={earnings} /> : null}
          </Stack>
        </Card>
        {earnings && view.terms.earns_from !== null ? (
          <EarningsChart
            amount={earnings.amount}
            terms={project}
            earnsFrom={view.terms.earns_from}
          />
        ) : null}
        {notice}
        <Card>
          <Stack>
            <FundPasswordField control={form.control} name="fund_password" />
            {risk.tick}
          </Stack>
        </Card>
      </MoneyForm>
    </Section>
  )
}

/** The form of a purchase. */
function useBuyForm(view: ProjectView, owner: string): ContractForm<AmountSchema> {
  const { project } = view
  return useAmountForm({
    min: project.minimum_amount,
    upper: upperBound(view),
    currency: project.currency,
    draft: { form: buyName(project.id), owner, fields: ['amount'] },
  })
}
