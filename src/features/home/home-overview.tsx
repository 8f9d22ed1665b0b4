import { ClipboardList, PiggyBank } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FirstStepsCard } from '@/domain/account/first-steps.tsx'
import { NetWorthHead } from '@/domain/balances/balance-card.tsx'
import { useShownAmounts } from '@/domain/balances/shown-amounts.tsx'
import { useGetUser } from '@/generated/account/account.ts'
import type { UserInfo } from '@/generated/h5.schemas.ts'
import { useListHoldings } from '@/generated/orders/orders.ts'
import { common } from '@/i18n/common-messages.ts'
import { subtract } from '@/lib/money.ts'
import { paths } from '@/lib/paths.ts'
import { Card } from '@/ui/card.tsx'
import { UiLink } from '@/ui/link.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import styles from './home-live.module.css'

const ICON_SIZE = 22

/** What the user has and what runs now; nothing where it cannot be read. */
export function HomeOverview() {
  const { data, isPending } = useGetUser({ query: { retryOnMount: false } })
  if (isPending) return <div className={styles.overviewPlace} />
  return data ? <Overview info={data} /> : null
}

function Overview({ info }: { info: UserInfo }) {
  const intl = useIntl()
  const shown = useShownAmounts()
  const { data: holdings } = useListHoldings({ limit: 1 })
  const { balances } = info
  return (
    <div className={styles.overview}>
      <UiLink href={paths.user} className={styles.worth}>
        <Card tone="brand">
          <NetWorthHead balances={balances} netWorth={info.net_worth} />
        </Card>
      </UiLink>
      <FirstStepsCard />
      <ListGroup
        label={intl.formatMessage({
          id: 'home.overview.running',
          defaultMessage: 'What runs now',
          description: 'Name of the list of open orders and money in projects, for screen readers.',
        })}
      >
        <ListRow
          href={paths.orders}
          icon={<ClipboardList size={ICON_SIZE} aria-hidden />}
          title={
            <FormattedMessage
              id="home.overview.orders"
              defaultMessage="{count, plural, =0 {No open orders} one {# open order} other {# open orders}}"
              description="Row of the entry page: how many timed orders run now."
              values={{ count: holdings?.total ?? 0 }}
            />
          }
          value={
            holdings === undefined || holdings.total === 0
              ? undefined
              : shown.money(holdings.totals.amount, holdings.totals.currency)
          }
        />
        <ListRow
          href={paths.purchase}
          icon={<PiggyBank size={ICON_SIZE} aria-hidden />}
          title={<FormattedMessage {...common.myProjects} />}
          value={shown.money(subtract(balances.total_asset, balances.cash), balances.currency)}
        />
      </ListGroup>
    </div>
  )
}
