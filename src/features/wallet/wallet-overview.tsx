import { FormattedMessage } from 'react-intl'
import { useAreas } from '@/api/areas.ts'
import { BalanceCard } from '@/domain/balances/balance-card.tsx'
import type { Wallet } from '@/generated/h5.schemas.ts'
import { useGetWallet } from '@/generated/wallet/wallet.ts'
import { common } from '@/i18n/common-messages.ts'
import { paths } from '@/lib/paths.ts'
import { useRecordSheet } from '@/patterns/records/record-sheet.tsx'
import { Loading } from '@/shell/loading.tsx'
import { QueryBoundary } from '@/shell/query-boundary.tsx'
import { buttonClass } from '@/ui/button.tsx'
import { Card, Section, Stack } from '@/ui/card.tsx'
import { UiLink } from '@/ui/link.tsx'
import { Text } from '@/ui/text.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { AssetCharts } from './asset-charts.tsx'
import { CoinList } from './coin-list.tsx'
import { LedgerRow, LedgerSheet } from './ledger-entry.tsx'
import type { Movement } from './ledger-orders.ts'
import { groupOrders } from './ledger-orders.ts'
import styles from './wallet.module.css'

/** How many of the newest movements are shown. */
const NEWEST = 5

/** What the user has: cash, coins, how it went, what it is made of, and what moved last. */
export function WalletOverview({ ledgerPath }: { ledgerPath: string }) {
  const { offers } = useAreas()
  const query = useGetWallet()
  return (
    <QueryBoundary query={query} loading={<Loading count={7} />}>
      {(wallet) => (
        <Stack gap="loose">
          <BalanceCard balances={wallet.balances} netWorth={wallet.net_worth} details="shown" />
          <Ways />
          {offers('coins') ? <CoinList coins={wallet.coins} netWorth={wallet.net_worth} /> : null}
          <AssetCharts wallet={wallet} />
          <NewestMovements wallet={wallet} ledgerPath={ledgerPath} />
        </Stack>
      )}
    </QueryBoundary>
  )
}

/** Money in, out, and across. */
function Ways() {
  const { hasPage } = useAreas()
  const ways = [
    {
      path: paths.deposit,
      label: <FormattedMessage {...common.deposit} />,
    },
    {
      path: paths.withdraw,
      label: <FormattedMessage {...common.withdraw} />,
    },
    {
      path: paths.exchange,
      label: <FormattedMessage {...common.exchange} />,
    },
  ]
  return (
    <div className={styles.ways}>
      {ways
        .filter(({ path }) => hasPage(path))
        .map(({ path, label }) => (
          <UiLink key={path} href={path} className={buttonClass({ variant: 'secondary' })}>
            {label}
          </UiLink>
        ))}
    </div>
  )
}

function NewestMovements({ wallet, ledgerPath }: { wallet: Wallet; ledgerPath: string }) {
  const [open, sheet] = useRecordSheet((entry: Movement, dialog) => (
    <LedgerSheet entry={entry} {...dialog} />
  ))
  const newest = groupOrders(wallet.ledger.list).slice(0, NEWEST)
  return (
    <Section
      heading={
        <FormattedMessage
          id="wallet.newest.heading"
          defaultMessage="Latest transactions"
          description="Heading above the newest transactions."
        />
      }
      action={
        newest.length === 0 ? undefined : (
          <TextLink href={ledgerPath}>
            <FormattedMessage {...common.all} />
          </TextLink>
        )
      }
    >
      <Card padding={newest.length === 0 ? 'normal' : 'none'}>
        {newest.length === 0 ? (
          <Text>
            <FormattedMessage
              id="wallet.newest.none"
              defaultMessage="No transactions yet."
              description="Where there is no transaction."
            />
          </Text>
        ) : (
          <ul className={styles.newest}>
            {newest.map((entry) => (
              <li key={entry.id}>
                <LedgerRow entry={entry} onOpen={() => open(entry)} />
              </li>
            ))}
          </ul>
        )}
      </Card>
      {sheet}
    </Section>
  )
}
