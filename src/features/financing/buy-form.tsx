import type { ReactNode } from 'react'
import { lazy, Suspense, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { FormBody } from '@/components/form/form-body.tsx'
import { FundPasswordField } from '@/components/form/fund-password-field.tsx'
import { AmendButton, MoneyField } from '@/components/money-action/money-field.tsx'
import { asTyped, useAmountEntry } from '@/components/money-action/use-amount-entry.ts'
import { onDemand, useFetchAhead } from '@/components/on-demand.tsx'
import type { ProjectView } from '@/generated/model/project-view.ts'
import { loadMessages } from '@/i18n/message-store.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { Card, Section, Stack } from '@/ui/card.tsx'
import { AvailableHint } from './available-hint.tsx'
import type { AskedPurchase } from './buy-confirm.tsx'
import { writeContent } from './buy-content.ts'
import { EarningsSummary, EarningsTable } from './earnings.tsx'
import { amendedAmount, earningsOf, largestAmount } from './financing-rules.ts'
import { RateChanged } from './rate-changed.tsx'
import type { BuyAction } from './use-buy-action.ts'
import { useBuyForm } from './use-buy-form.ts'
import { useRefreshAfterRefusal } from './use-refresh-after-refusal.ts'
import { useRisk } from './use-risk.tsx'

const confirmation = onDemand(async () => (await import('./buy-confirm.tsx')).BuyConfirm)

// Drawn once there is an amount; the figures are in the table before.
const EarningsChart = lazy(async () => {
  const [module] = await Promise.all([import('./earnings-chart.tsx'), loadMessages(['charts'])])
  return { default: module.EarningsChart }
})

interface BuyFormProps {
  view: ProjectView
  /** The user id. */
  owner: string
  action: BuyAction
  /** Why nothing can be bought now, or null. */
  blocked: string | null
  /** The way to what is missing, beside the reason. */
  way: ReactNode
}

/** Amount and fund password; what the amount earns is in sight while one types. */
export function BuyForm({ view, owner, action, blocked, way }: BuyFormProps) {
  useFetchAhead(confirmation)
  const format = useMoneyFormat()
  const form = useBuyForm(view, owner)
  const risk = useRisk(owner)
  const [asked, setAsked] = useState<AskedPurchase | null>(null)
  const typed = useWatch({ control: form.control, name: 'amount' })

  const { project } = view
  const { currency } = project
  const entry = useAmountEntry(typed, (text) => form.setValue('amount', text, asTyped))
  const earnings = earningsOf(entry.amount, project)
  const largest = largestAmount(view)
  const error = action.state.step === 'ready' ? action.state.error : null
  const refusal = error?.kind === 'refused' ? error.refusal : null
  const amended = refusal ? amendedAmount(refusal, project.minimum_amount, currency) : null
  const rateChanged = refusal?.reason === 'price_changed'
  const mended = amended !== null && !entry.isTried
  const saidByButton = blocked !== null && error?.kind === 'noAnswer'
  const reason = blocked ?? risk.reason

  useRefreshAfterRefusal(action.state)

  const submit = form.handleSubmit((entries) => {
    const wanted = earningsOf(String(entries.amount), project)
    if (!wanted) return
    const body = { ...entries, project_id: project.id, daily_rate: project.daily_rate }
    setAsked({ body, earnings: wanted, view })
  })

  async function confirm({ body, earnings: confirmed }: AskedPurchase) {
    entry.setTried(confirmed.amount)
    risk.acknowledge()
    // Each try asks for the fund password anew.
    form.setValue('fund_password', '')
    const content = writeContent({
      projectId: project.id,
      title: project.title,
      amount: confirmed.amount,
      currency,
      dailyRate: body.daily_rate,
    })
    await action.submit(body, content)
    setAsked(null)
  }

  return (
    <Section
      heading={
        <FormattedMessage
          id="invest.form.heading"
          defaultMessage="Compute and buy"
          description="Heading above the amount, what it earns, and the button that buys."
        />
      }
    >
      <FormBody
        onSubmit={submit}
        pending={false}
        submitError={mended || saidByButton || rateChanged ? null : error}
        fix={
          amended === null ? undefined : (
            <AmendButton amount={amended} currency={currency} onSet={entry.set} />
          )
        }
        disabledReason={reason}
        footer={blocked === null ? null : way}
        submitLabel={
          earnings ? (
            <FormattedMessage
              id="invest.form.submitAmount"
              defaultMessage="Buy for {amount}"
              description="Button that leads to the confirmation. amount has its currency."
              values={{ amount: format.money(earnings.amount, currency) }}
            />
          ) : (
            <FormattedMessage
              id="invest.form.submit"
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
              largest={largest}
              onSet={entry.set}
              hint={<AvailableHint view={view} least={project.minimum_amount} />}
            />
            <EarningsSummary view={view} earnings={earnings} />
            {earnings ? <EarningsTable view={view} earnings={earnings} /> : null}
          </Stack>
        </Card>
        {earnings && view.terms.earns_from !== null ? (
          <Suspense>
            <EarningsChart
              amount={earnings.amount}
              terms={project}
              earnsFrom={view.terms.earns_from}
            />
          </Suspense>
        ) : null}
        <Card>
          <Stack>
            <FundPasswordField control={form.control} name="fund_password" />
            {risk.tick}
          </Stack>
        </Card>
        {rateChanged ? <RateChanged rate={project.daily_rate} /> : null}
      </FormBody>
      <confirmation.Part
        when={asked !== null}
        asked={asked}
        view={view}
        pending={action.state.step === 'sending'}
        blocked={blocked}
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
      />
    </Section>
  )
}
