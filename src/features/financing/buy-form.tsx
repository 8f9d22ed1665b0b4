import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { ProjectView } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { FundPasswordField } from '@/patterns/form/fields.tsx'
import type { ContractForm } from '@/patterns/form/use-contract-form.ts'
import { amendedAmount } from '@/patterns/money-flow/amount-bounds.ts'
import { MoneyField } from '@/patterns/money-flow/money-field.tsx'
import { MoneyForm } from '@/patterns/money-flow/money-form.tsx'
import { asTyped, useAmountEntry } from '@/patterns/money-flow/use-amount-entry.ts'
import { Card, Section, Stack } from '@/ui/card.tsx'
import { useBuyQuestion } from './buy-confirm.tsx'
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
  flow: BuyFlow
  /** What can be lost, before the password that it is bought with. */
  risk: ReactNode
  /** Why nothing can be bought now, or null. */
  blocked: string | null
  /** The way to what is missing, beside the reason. */
  way: ReactNode
}

/** Amount and fund password; what the amount earns is in sight while one types. */
export function BuyForm({ view, flow, risk: notice, blocked, way }: BuyFormProps) {
  const format = useMoneyFormat()
  const form = useBuyForm(view)
  const risk = useRisk()
  const question = useBuyQuestion(view)
  const typed = useWatch({ control: form.control, name: 'amount' })

  const { project } = view
  const { currency } = project
  const entry = useAmountEntry(typed, (text) => form.setValue('amount', text, asTyped))
  const earnings = earningsOf(entry.amount, project)

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
        {...question}
        flow={flow}
        form={form}
        amount={{
          entry,
          currency,
          amend: (refusal) => amendedAmount(refusal, { min: project.minimum_amount, currency }),
        }}
        blocked={blocked}
        incomplete={risk.reason}
        footer={blocked === null ? null : way}
        onConfirmed={risk.acknowledge}
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
function useBuyForm(view: ProjectView): ContractForm<AmountSchema> {
  const { project } = view
  return useAmountForm({
    min: project.minimum_amount,
    upper: upperBound(view),
    currency: project.currency,
    draft: { form: buyName(project.id), fields: ['amount'] },
  })
}
