import { BalanceProductCard } from '@/components/balances/balance-product-card.tsx'
import { HideAmountsButton } from '@/components/balances/shown-amounts.tsx'
import { Page } from '@/components/page.tsx'
import { SupportLink } from '@/components/support-link.tsx'
import { Stack } from '@/ui/card.tsx'
import { MoneyWays } from './money-ways.tsx'
import { NewestPurchases } from './newest-purchases.tsx'

/**
 * The finance overview of the user area: what is in projects and what it paid, the newest purchases,
 * and the ways to move money and to its records.
 */
export function FinanceScreen() {
  return (
    <Page
      barActions={
        <>
          <HideAmountsButton />
          <SupportLink />
        </>
      }
    >
      <Stack gap="loose">
        <BalanceProductCard />
        <NewestPurchases />
        <MoneyWays />
      </Stack>
    </Page>
  )
}
