import { FormattedMessage } from 'react-intl'
import type { Purchase } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { purchasePath } from '@/lib/paths.ts'
import { formatMinute } from '@/lib/time.ts'
import { Row } from '@/patterns/details/row.tsx'
import { Done } from '@/patterns/money-flow/page/done.tsx'
import { Button, buttonClass } from '@/ui/button.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { UiLink } from '@/ui/link.tsx'
import { messages } from './messages.ts'

interface BuyDoneProps {
  purchase: Purchase
  /** Leaves the result for the form. */
  onAgain: () => void
}

/** Result of a purchase: the record and where to go next. */
export function BuyDone({ purchase, onAgain }: BuyDoneProps) {
  const format = useMoneyFormat()
  const { currency } = purchase

  return (
    <Done
      record={
        <DefinitionList>
          <Row label={messages.project} value={purchase.title} />
          <Row label={common.recordNumber} value={purchase.id} mono />
          <Row label={messages.dailyIncome} value={format.money(purchase.daily_income, currency)} />
          <Row
            label={messages.cycleIncome}
            labelValues={{ days: purchase.investment_cycle }}
            value={format.money(purchase.income_expected, currency)}
          />
          <Row label={messages.principalBack} value={formatMinute(purchase.release_date)} />
          <Row
            label={common.principal}
            value={format.money(purchase.principal, currency)}
            emphasis="total"
          />
        </DefinitionList>
      }
    >
      <UiLink
        href={purchasePath(purchase.id)}
        // From there one goes back to the list, and not to a form that is done.
        replace
        className={buttonClass({ variant: 'primary', fullWidth: true })}
      >
        <FormattedMessage {...messages.seePurchase} />
      </UiLink>
      <Button variant="quiet" fullWidth onClick={onAgain}>
        <FormattedMessage {...messages.investAgain} />
      </Button>
    </Done>
  )
}
