import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { MessageDescriptor } from 'react-intl'
import { defineMessages, FormattedMessage } from 'react-intl'
import { useAreas } from '@/api/areas.ts'
import { serverNow } from '@/api/server-clock.ts'
import { FirstStepsCard } from '@/domain/account/first-steps.tsx'
import { LAST_DEPOSITS } from '@/domain/account/use-first-steps.ts'
import { NetWorthHead } from '@/domain/balances/balance-card.tsx'
import { inProjects } from '@/domain/balances/in-projects.ts'
import { DueNext } from '@/domain/purchases/due-next.tsx'
import { dueOf } from '@/domain/purchases/due-rules.ts'
import { useWorkingPurchases } from '@/domain/purchases/use-working-purchases.ts'
import { useFavourites } from '@/domain/quotes/favourites.ts'
import { useGetUser } from '@/generated/account/account.ts'
import { useListDepositRecords } from '@/generated/deposit/deposit.ts'
import type { UserInfo } from '@/generated/h5.schemas.ts'
import { useListHoldings, useListOrders } from '@/generated/orders/orders.ts'
import { useListWithdrawalRecords } from '@/generated/withdrawal/withdrawal.ts'
import { common } from '@/i18n/common-messages.ts'
import { signOf } from '@/lib/decimal.ts'
import { paths } from '@/lib/paths.ts'
import { Loading } from '@/shell/loading.tsx'
import { Card } from '@/ui/card.tsx'
import { UiLink } from '@/ui/link.tsx'
import { OneBanner } from './banner-carousel.tsx'
import { bannerFor } from './banner-rules.ts'
import styles from './home-live.module.css'
import { OwnProducts } from './own-products.tsx'
import { ownSymbols } from './own-products-rules.ts'
import { homeBannersQuery } from './queries.ts'
import { RunningOrders } from './running-orders.tsx'

interface UserHomeProps {
  /** What stands below, once the height of all above is known. */
  children: ReactNode
}

/**
 * A user's day: what they have, what runs, what is due and the products they follow; then one banner and
 * `children`. Of what cannot be read, nothing is shown.
 */
export function UserHome({ children }: UserHomeProps) {
  const { data, isPending } = useGetUser({ query: { retryOnMount: false } })
  if (isPending) return <Loading shape="block" count={3} />
  return data ? <Known info={data}>{children}</Known> : children
}

function Known({ info, children }: UserHomeProps & { info: UserInfo }) {
  const { offers } = useAreas()
  const { pending, orders, due, ordered } = useDay(info)
  const own = ownSymbols(useFavourites(), ordered)
  // Both lists ask for the same, once; where the user has no products, what moves most asks for all.
  const quoted = own.length === 0 ? undefined : [...own, ...orders.map(({ symbol }) => symbol)]
  return (
    <>
      <Worth info={info} />
      <FirstStepsCard />
      {pending ? (
        <Loading shape="block" count={2} />
      ) : (
        <>
          <RunningOrders owner={info.user.userid} orders={orders} quoted={quoted} />
          <DueNext list={due} />
          {offers('trading') ? <OwnProducts symbols={own} quoted={quoted} /> : null}
          <Banner info={info} />
          {children}
        </>
      )}
    </>
  )
}

/** What of a user's day is read; lists that their balances say are empty are not asked for. */
function useDay({ balances }: UserInfo) {
  const { offers } = useAreas()
  const [trading, financing] = [offers('trading'), offers('financing')]
  const [now] = useState(() => Math.floor(serverNow()))
  const holds = signOf(balances.frozen) > 0
  const holdings = useListHoldings({ limit: 20 }, { query: { enabled: holds && trading } })
  const withdrawals = useListWithdrawalRecords({ limit: 5 }, { query: { enabled: holds } })
  const purchases = useWorkingPurchases({
    enabled: financing && signOf(inProjects(balances)) > 0,
  })
  const deposits = useListDepositRecords(LAST_DEPOSITS)
  const orders = useListOrders({ view: 'contract', limit: 10 }, { query: { enabled: trading } })
  const queries = [holdings, withdrawals, purchases, deposits, orders]
  return {
    pending: queries.some(({ isLoading }) => isLoading),
    orders: trading ? (holdings.data?.list ?? NONE) : NONE,
    due: dueOf({
      purchases: financing ? (purchases.data ?? NONE) : NONE,
      deposits: deposits.data?.list ?? NONE,
      withdrawals: withdrawals.data?.list ?? NONE,
      now,
    }),
    ordered: (orders.data?.list ?? []).flatMap((order) =>
      order.type === 'contract' ? order.symbol : [],
    ),
  }
}

const NONE: readonly never[] = []

const words = defineMessages({
  trade: {
    id: 'home.worth.trade',
    defaultMessage: 'Trade',
    description: 'Button on the card with the net worth: to the quotes.',
  },
})

const ways: readonly { path: string; word: MessageDescriptor }[] = [
  { path: paths.deposit, word: common.deposit },
  { path: paths.index, word: words.trade },
  { path: paths.project, word: common.projects },
]

/** What the user has, how it went yesterday, and what can be done with it. */
function Worth({ info }: { info: UserInfo }) {
  const { hasPage } = useAreas()
  return (
    <Card tone="brand">
      <UiLink href={paths.user} className={styles.worth}>
        <NetWorthHead balances={info.balances} netWorth={info.net_worth} />
      </UiLink>
      <div className={styles.ways}>
        {ways
          .filter(({ path }) => hasPage(path))
          .map(({ path, word }) => (
            <UiLink key={path} href={path} className={styles.way}>
              <FormattedMessage {...word} />
            </UiLink>
          ))}
      </div>
    </Card>
  )
}

/** One banner of the operator, which asks for nothing that is done. */
function Banner({ info }: { info: UserInfo }) {
  const { hasPage } = useAreas()
  const { data } = useQuery(homeBannersQuery())
  const offered = (data?.list ?? []).filter(({ link }) => hasPage(link))
  const banner = bannerFor(offered, info)
  return banner ? <OneBanner banner={banner} /> : null
}
