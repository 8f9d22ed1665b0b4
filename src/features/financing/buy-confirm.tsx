import { FormattedMessage } from 'react-intl'
import { MoneyConfirm } from '@/components/money-action/money-confirm.tsx'
import { EarlySettlement } from '@/generated/model/early-settlement.ts'
import type { ProjectView } from '@/generated/model/project-view.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { compare } from '@/lib/decimal.ts'
import { Stack } from '@/ui/card.tsx'
import { EarningsSummary } from './earnings.tsx'
import type { Earnings } from './financing-rules.ts'
import { upperBound } from './financing-rules.ts'
import { ProjectDuties } from './project-terms.tsx'
import type { BuyBody } from './use-buy-form.ts'

/** A purchase as it was when its button was pressed: exactly this will be sent. */
export interface AskedPurchase {
  body: BuyBody
  earnings: Earnings
  /** The project and its terms at that moment. */
  view: ProjectView
}

interface BuyConfirmProps {
  asked: AskedPurchase | null
  /** The project and its terms now. */
  view: ProjectView
  pending: boolean
  /** Why nothing can be bought any more, or null. */
  blocked: string | null
  onConfirm: (asked: AskedPurchase) => void
  onCancel: () => void
}

/** The last look: what is sent, what it earns and when, what it binds to, and how to get out. */
export function BuyConfirm({ view, ...confirm }: BuyConfirmProps) {
  const format = useMoneyFormat()
  return (
    <MoneyConfirm
      {...confirm}
      question={(shown) => {
        const { project } = shown.view
        const amount = format.money(shown.earnings.amount, project.currency)
        return {
          title: (
            <FormattedMessage
              id="invest.confirm.title"
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
                  id="invest.confirm.final"
                  defaultMessage="The amount leaves your balance at once and earns nothing on the day of the purchase. {early, select, no {It comes back at expiry and not before.} other {Settled on its first day, it comes back without any income.}}"
                  description="What a purchase means, and its worst case. early is 'no' where it cannot be settled before expiry."
                  values={{
                    early: project.early_settlement === EarlySettlement.not_allowed ? 'no' : 'yes',
                  }}
                />
              </p>
            </Stack>
          ),
          confirmLabel: (
            <FormattedMessage
              id="invest.confirm.confirm"
              defaultMessage="Buy for {amount}"
              description="Button that sends the purchase. amount has its currency."
              values={{ amount }}
            />
          ),
          outdated: isOutdated(shown, view),
        }
      }}
    />
  )
}

/** Whether the server would not do any more what the dialog shows. */
function isOutdated({ earnings, view: then }: AskedPurchase, now: ProjectView): boolean {
  return (
    compare(then.project.daily_rate, now.project.daily_rate) !== 0 ||
    then.terms.earns_from !== now.terms.earns_from ||
    then.terms.release_date !== now.terms.release_date ||
    compare(earnings.amount, upperBound(now).amount) > 0
  )
}
