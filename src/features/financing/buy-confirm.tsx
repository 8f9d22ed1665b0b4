import { FormattedMessage } from 'react-intl'
import type { ProjectView } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { decimalOf } from '@/lib/money.ts'
import type { Asked, Question } from '@/patterns/money-flow/question/money-question.tsx'
import type { Unsigned } from '@/patterns/money-flow/question/use-signature.tsx'
import { EarningsSummary, useCycleFigures } from './earnings.tsx'
import type { BuyFlow } from './financing-flows.ts'
import type { Earnings } from './financing-rules.ts'
import { earningsOf, isOutdated } from './financing-rules.ts'
import { ProjectDuties } from './project-terms.tsx'

/** A purchase as it was when its button was pressed. */
interface AskedPurchase extends Asked<Unsigned<Parameters<BuyFlow['submit']>[0]>> {
  earnings: Earnings
  /** The project and its terms at that moment. */
  view: ProjectView
}

/** What is entered. */
type BuyEntries = Pick<AskedPurchase['body'], 'amount'>

/** The last look: amount, earnings, lock-up, and how to leave early. */
export function useBuyQuestion(view: ProjectView): Question<BuyEntries, AskedPurchase> {
  const figuresOf = useCycleFigures()
  const format = useMoneyFormat()
  return {
    ask: (entries) => {
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
        figures: figuresOf({ body, earnings, view }),
        earnings,
        view,
      }
    },
    wording: (asked) => {
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
  }
}
