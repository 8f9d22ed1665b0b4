import { Headset } from 'lucide-react'
import { useIntl } from 'react-intl'
import { BalanceProductCard } from '@/components/balances/balance-product-card.tsx'
import { HideAmountsButton } from '@/components/balances/shown-amounts.tsx'
import { Page } from '@/components/page.tsx'
import { customerPath, paths } from '@/lib/paths.ts'
import { Stack } from '@/ui/card.tsx'
import { iconButtonClass } from '@/ui/icon-button.tsx'
import { UiLink } from '@/ui/link.tsx'
import { MoneyWays } from './money-ways.tsx'
import { NewestPurchases } from './newest-purchases.tsx'

/**
 * The finance overview of the user area: what is in projects and what it paid, the newest purchases,
 * and the ways to move money and to its records.
 */
export function FinanceScreen() {
  const intl = useIntl()
  return (
    <Page
      barActions={
        <>
          <HideAmountsButton />
          <UiLink
            href={customerPath({ page: paths.finance })}
            className={iconButtonClass()}
            aria-label={intl.formatMessage({
              id: 'finance.bar.support',
              defaultMessage: 'Customer service',
              description: 'Name of the icon in the bar that leads to customer service.',
            })}
          >
            <Headset size={22} aria-hidden />
          </UiLink>
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
