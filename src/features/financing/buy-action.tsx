import { FormattedMessage } from 'react-intl'
import type { ProjectView } from '@/generated/h5.schemas.ts'
import { decimalOf } from '@/lib/money.ts'
import { amendedAmount } from '@/patterns/money-flow/page/amount-bounds.ts'
import type { ActionContext } from '@/patterns/money-flow/question/money-action.ts'
import { defineMoneyAction } from '@/patterns/money-flow/question/money-action.ts'
import { amountForm, fundPassword } from './amount-form.tsx'
import { cycleFigures, EarningsSummary } from './earnings.tsx'
import { buying, buyName } from './financing-flows.ts'
import { earningsOf, isOutdated, upperBound } from './financing-rules.ts'
import { ProjectDuties } from './project-terms.tsx'

type Context = ActionContext<{ view: ProjectView }>

/** Invests in a project. */
export const buyAction = defineMoneyAction({
  ...buying,
  signature: { operation: 'buyProject', fundPassword },
  form({ view, ...context }: Context) {
    const { id, minimum_amount: min, currency } = view.project
    const draft = { form: buyName(id), fields: ['amount'] } as const
    return amountForm({ min, upper: upperBound(view), currency, draft }, context)
  },
  amend: (refusal, { view: { project } }) =>
    amendedAmount(refusal, { min: project.minimum_amount, currency: project.currency }),
  ask(entries: { amount: number }, { view, format }: Context) {
    const { project, terms } = view
    const earnings = earningsOf(decimalOf(entries.amount), project)
    if (earnings === null || terms.release_date === null) return null
    const accepted = { daily_rate: project.daily_rate, release_date: terms.release_date }
    const body = { project_id: project.id, ...entries, ...accepted }
    return {
      body,
      sent: {
        amount: earnings.amount,
        currency: project.currency,
        project: project.id,
        title: project.title,
        rate: project.daily_rate,
      },
      figures: cycleFigures({ body, earnings, view }, format),
      earnings,
      view,
    }
  },
  wording(asked, _standing, { view, format }) {
    const { project } = asked.view
    const amount = format.money(asked.earnings.amount, project.currency)
    return {
      title: (
        <FormattedMessage
          id="financing.invest.confirm.title"
          defaultMessage="Invest {amount} in {title}?"
          description="Question before an investment is sent. amount has its currency; title is a project."
          values={{ title: project.title, amount }}
        />
      ),
      body: (
        <>
          <EarningsSummary view={asked.view} earnings={asked.earnings} />
          <ProjectDuties project={project} />
          <p>
            <FormattedMessage
              id="financing.invest.confirm.final"
              defaultMessage="We take the amount from your balance at once, and it earns nothing on the day you invest. {early, select, no {You get it back at expiry and not before.} other {If you redeem it on the first day, you get it back without any income.}}"
              description="What an investment means, and its worst case. early is 'no' where it cannot be redeemed before expiry."
              values={{
                early: project.early_settlement === 'not_allowed' ? 'no' : 'yes',
              }}
            />
          </p>
        </>
      ),
      confirmLabel: (
        <FormattedMessage
          id="financing.invest.confirm.confirm"
          defaultMessage="Invest {amount}"
          description="Button that sends the investment. amount has its currency."
          values={{ amount }}
        />
      ),
      outdated: isOutdated(asked.earnings.amount, asked.view, view),
    }
  },
})
