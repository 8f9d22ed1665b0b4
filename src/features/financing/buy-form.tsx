import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSiteInfo } from '@/api/use-site-info.ts'
import type { ProjectView } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { QuickMoneyField } from '@/patterns/money-flow/page/money-field.tsx'
import { MoneyForm } from '@/patterns/money-flow/page/money-form.tsx'
import { useMoneyAction } from '@/patterns/money-flow/page/use-money-action.ts'
import { Card, Stack } from '@/ui/card.tsx'
import { Disclosure } from '@/ui/disclosure.tsx'
import { Notice } from '@/ui/notice.tsx'
import { AvailableHint } from './amount-form.tsx'
import { buyAction } from './buy-action.tsx'
import { EarningsTable } from './earnings.tsx'
import { EarningsChart } from './earnings-chart.tsx'
import { earningsOf, largestAmount } from './financing-rules.ts'
import { MoneyDays, useDay } from './money-days.tsx'
import { riskLink } from './risk-link.tsx'
import { useRisk } from './use-risk.tsx'

interface BuyFormProps {
  view: ProjectView
  /** All terms of the project, folded or not. */
  terms: ReactNode
  /** Why nothing can be bought now, or null. */
  blocked: string | null
  /** The way to what is missing, beside the reason. */
  way: ReactNode
}

/** The amount; what it earns is in sight while one types, and so is the button. */
export function BuyForm({ view, terms, blocked, way }: BuyFormProps) {
  const format = useMoneyFormat()
  const day = useDay()
  const action = useMoneyAction(buyAction, { view })
  const { form, entry, currency } = action
  const risk = useRisk()
  const { project } = view
  const earnings = earningsOf(entry.amount, project)

  return (
    <MoneyForm
      {...action}
      blocked={blocked}
      incomplete={risk.reason}
      footer={blocked === null ? null : way}
      onConfirmed={risk.acknowledge}
      inSight
      submitLabel={
        earnings && view.terms.release_date !== null ? (
          <FormattedMessage
            id="financing.invest.form.submitBack"
            defaultMessage="Invest {amount}, {back} back by {day}"
            description="Button that leads to the confirmation of an investment, as short as possible: what is paid, what has come back in all (principal and income) on which day. The amounts have no currency."
            values={{
              amount: format.amount(earnings.amount, currency),
              back: format.amount(earnings.back, currency),
              day: day(view.terms.release_date),
            }}
          />
        ) : (
          <FormattedMessage
            id="financing.invest.form.submit"
            defaultMessage="Invest"
            description="Button that leads to the confirmation."
          />
        )
      }
    >
      <Card>
        <Stack>
          <QuickMoneyField
            control={form.control}
            name="amount"
            currency={currency}
            min={project.minimum_amount}
            largest={largestAmount(view)}
            amount={entry.amount}
            onSet={entry.set}
            hint={<AvailableHint view={view} min={project.minimum_amount} />}
          />
          {earnings ? <MoneyDays view={view} earnings={earnings} /> : null}
        </Stack>
      </Card>
      <ProjectRisk tick={risk.tick} />
      <Card>
        {terms}
        {earnings ? (
          <Disclosure
            summary={
              <FormattedMessage
                id="financing.invest.form.course"
                defaultMessage="Income day by day"
                description="Unfolds what the typed amount earns over the cycle, as a table and a drawing."
              />
            }
          >
            <Stack>
              <EarningsTable view={view} earnings={earnings} />
              {view.terms.earns_from === null ? null : (
                <EarningsChart
                  amount={earnings.amount}
                  terms={project}
                  earnsFrom={view.terms.earns_from}
                />
              )}
            </Stack>
          </Disclosure>
        ) : null}
      </Card>
    </MoneyForm>
  )
}

/** What can be lost, in a line; in the operator's own words, with a box to tick, the first time. */
function ProjectRisk({ tick }: { tick: ReactNode }) {
  const notice = useSiteInfo()?.project_risk_notice
  return (
    <Notice tone="warning">
      {tick === null ? (
        <FormattedMessage
          id="financing.invest.risk.line"
          defaultMessage="You can lose this money: a project pays only as long as its operator can. <link>Risk notice</link>"
          description="The risk of an investment in a line, beside its amount. The link leads to the risk notice."
          values={{ link: riskLink }}
        />
      ) : (
        <Stack gap="tight">
          {notice ? <p>{notice}</p> : null}
          {tick}
        </Stack>
      )}
    </Notice>
  )
}
