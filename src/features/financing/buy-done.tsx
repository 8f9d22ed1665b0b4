import { FormattedMessage } from 'react-intl'
import type { Purchase } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { purchasePath } from '@/lib/paths.ts'
import { formatMinute } from '@/lib/time.ts'
import { Done } from '@/patterns/money-flow/done.tsx'
import { Button, buttonClass } from '@/ui/button.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { UiLink } from '@/ui/link.tsx'

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
        <DefinitionList
          rows={[
            {
              id: 'project',
              label: (
                <FormattedMessage
                  id="financing.invest.done.project"
                  defaultMessage="Project"
                  description="Label of the title of the project that was bought."
                />
              ),
              value: purchase.title,
            },
            {
              id: 'id',
              label: <FormattedMessage {...common.recordNumber} />,
              value: purchase.id,
              mono: true,
            },
            {
              id: 'daily',
              label: (
                <FormattedMessage
                  id="financing.invest.earnings.daily"
                  defaultMessage="Income per day"
                  description="Label: what the amount earns in one day."
                />
              ),
              value: format.money(purchase.daily_income, currency),
            },
            {
              id: 'total',
              label: (
                <FormattedMessage
                  id="financing.invest.earnings.total"
                  defaultMessage="{days, plural, one {Income of # day} other {Income of # days}}"
                  description="Label: what the amount earns when it is kept to the end of the cycle."
                  values={{ days: purchase.investment_cycle }}
                />
              ),
              value: format.money(purchase.income_expected, currency),
            },
            {
              id: 'release',
              label: (
                <FormattedMessage
                  id="financing.invest.earnings.release"
                  defaultMessage="Principal back"
                  description="Label: when the principal comes back."
                />
              ),
              value: formatMinute(purchase.release_date),
            },
            {
              id: 'principal',
              label: <FormattedMessage {...common.principal} />,
              value: format.money(purchase.principal, currency),
              emphasis: 'total',
            },
          ]}
        />
      }
    >
      <UiLink
        href={purchasePath(purchase.id)}
        className={buttonClass({ variant: 'primary', fullWidth: true })}
      >
        <FormattedMessage
          id="financing.invest.done.open"
          defaultMessage="See this purchase"
          description="Link from a purchase just made to its page."
        />
      </UiLink>
      <Button variant="quiet" fullWidth onClick={onAgain}>
        <FormattedMessage
          id="financing.invest.done.again"
          defaultMessage="Buy again"
          description="Button that leaves the result of a purchase for the form."
        />
      </Button>
    </Done>
  )
}
