import { FormattedMessage } from 'react-intl'
import type { ProjectView } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { useChangedFigures } from '@/patterns/money-flow/changed-figures.tsx'
import { MoneyConfirm } from '@/patterns/money-flow/money-confirm.tsx'
import type { Confirmation } from '@/patterns/money-flow/use-confirmation.ts'
import { Stack } from '@/ui/card.tsx'
import { EarningsSummary, useCycleFigures } from './earnings.tsx'
import type { BuyFlow } from './financing-flows.ts'
import type { Earnings } from './financing-rules.ts'
import { isOutdated } from './financing-rules.ts'
import { ProjectDuties } from './project-terms.tsx'

/** A purchase as it was when its button was pressed: exactly this will be sent. */
export interface AskedPurchase {
  body: Parameters<BuyFlow['submit']>[0]
  earnings: Earnings
  /** The project and its terms at that moment. */
  view: ProjectView
}

interface BuyConfirmProps extends Confirmation<AskedPurchase> {
  /** The project and its terms now. */
  view: ProjectView
  /** The same purchase on the terms of now; null where they allow none. */
  present: AskedPurchase | null
  /** Why nothing can be bought any more, or null. */
  blocked: string | null
}

/** Confirmation of a purchase: amount, earnings, lock-up, and how to leave early. */
export function BuyConfirm({ view, present, ...confirm }: BuyConfirmProps) {
  const askAgain = useChangedFigures()
  const figures = useCycleFigures()
  const format = useMoneyFormat()
  return (
    <MoneyConfirm
      {...confirm}
      question={(shown) => {
        const { project } = shown.view
        const amount = format.money(shown.earnings.amount, project.currency)
        const question = {
          title: (
            <FormattedMessage
              id="financing.invest.confirm.title"
              defaultMessage="Buy {title} for {amount}?"
              description="Question before a purchase is sent. amount has its currency."
              values={{ title: project.title, amount }}
            />
          ),
          body: (
            <Stack>
              <EarningsSummary view={shown.view} earnings={shown.earnings} />
              <ProjectDuties project={project} />
              <p>
                <FormattedMessage
                  id="financing.invest.confirm.final"
                  defaultMessage="The amount leaves your balance at once and earns nothing on the day of the purchase. {early, select, no {It comes back at expiry and not before.} other {Settled on its first day, it comes back without any income.}}"
                  description="What a purchase means, and its worst case. early is 'no' where it cannot be settled before expiry."
                  values={{
                    early: project.early_settlement === 'not_allowed' ? 'no' : 'yes',
                  }}
                />
              </p>
            </Stack>
          ),
          confirmLabel: (
            <FormattedMessage
              id="financing.invest.confirm.confirm"
              defaultMessage="Buy for {amount}"
              description="Button that sends the purchase. amount has its currency."
              values={{ amount }}
            />
          ),
          outdated: isOutdated(shown.earnings.amount, shown.view, view),
        }
        return askAgain(question, { ...confirm, asked: shown, present, figures })
      }}
    />
  )
}
