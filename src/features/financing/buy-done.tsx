import { FormattedMessage } from 'react-intl'
import { useRouteExists } from '@/components/available-routes.ts'
import { Done } from '@/components/money-action/done.tsx'
import type { Purchase } from '@/generated/model/purchase.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { paths, purchasePath } from '@/lib/paths.ts'
import { formatMinute } from '@/lib/time.ts'
import { Button, buttonClass } from '@/ui/button.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { UiLink } from '@/ui/link.tsx'

interface BuyDoneProps {
  purchase: Purchase
  /** Leaves the result for the form. */
  onAgain: () => void
}

/** What was bought: the server's record, and the ways on. */
export function BuyDone({ purchase, onAgain }: BuyDoneProps) {
  const format = useMoneyFormat()
  const routeExists = useRouteExists()
  const { currency } = purchase

  const [way, isOwn] = routeExists(paths.purchase)
    ? [purchasePath(purchase.id), true]
    : [paths.project, false]
  return (
    <Done
      record={
        <DefinitionList
          rows={[
            {
              id: 'project',
              label: (
                <FormattedMessage
                  id="invest.done.project"
                  defaultMessage="Project"
                  description="Label of the title of the project that was bought."
                />
              ),
              value: purchase.title,
            },
            {
              id: 'id',
              label: (
                <FormattedMessage
                  id="invest.done.id"
                  defaultMessage="Record number"
                  description="Label: id of a purchase."
                />
              ),
              value: purchase.id,
              mono: true,
            },
            {
              id: 'daily',
              label: (
                <FormattedMessage
                  id="invest.earnings.daily"
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
                  id="invest.earnings.total"
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
                  id="invest.earnings.release"
                  defaultMessage="Principal back"
                  description="Label: when the principal comes back."
                />
              ),
              value: formatMinute(purchase.release_date),
            },
            {
              id: 'principal',
              label: (
                <FormattedMessage
                  id="invest.earnings.amount"
                  defaultMessage="Principal"
                  description="Label: the amount that is put in."
                />
              ),
              value: format.money(purchase.principal, currency),
              emphasis: 'total',
            },
          ]}
        />
      }
    >
      <UiLink href={way} className={buttonClass({ variant: 'primary', fullWidth: true })}>
        {isOwn ? (
          <FormattedMessage
            id="invest.done.open"
            defaultMessage="See this purchase"
            description="Link from a purchase just made to its page."
          />
        ) : (
          <FormattedMessage
            id="invest.done.projects"
            defaultMessage="All projects"
            description="Link from a purchase just made to the list of projects."
          />
        )}
      </UiLink>
      <Button variant="quiet" fullWidth onClick={onAgain}>
        <FormattedMessage
          id="invest.done.again"
          defaultMessage="Buy again"
          description="Button that leaves the result of a purchase for the form."
        />
      </Button>
    </Done>
  )
}
