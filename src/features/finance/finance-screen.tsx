import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { BalanceProductCard } from '@/domain/balances/balance-product-card.tsx'
import {
  HiddenAmount,
  HideAmountsButton,
  useAmountsHidden,
} from '@/domain/balances/shown-amounts.tsx'
import { PurchaseRow } from '@/domain/purchases/purchase-row.tsx'
import { useListPurchases } from '@/generated/financing/financing.ts'
import { paths } from '@/lib/paths.ts'
import { Loading } from '@/shell/loading.tsx'
import { Page } from '@/shell/page.tsx'
import { QueryBoundary } from '@/shell/query-boundary.tsx'
import { SupportLink } from '@/shell/support-link.tsx'
import { Card, Section, Stack } from '@/ui/card.tsx'
import { Text } from '@/ui/text.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import styles from './finance.module.css'
import { MoneyWays } from './money-ways.tsx'

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

/** How many of the newest purchases are shown. */
const NEWEST = 3

/** The newest purchases of projects, with the way to all of them. */
function NewestPurchases() {
  const hidden = useAmountsHidden() ? <HiddenAmount /> : undefined
  const query = useListPurchases({ limit: NEWEST })
  return (
    <Section
      heading={
        <FormattedMessage
          id="finance.purchases.heading"
          defaultMessage="Newest purchases"
          description="Heading above the newest purchases of projects."
        />
      }
      action={
        <TextLink href={paths.purchase}>
          <FormattedMessage
            id="finance.purchases.all"
            defaultMessage="All"
            description="Link beside the newest purchases to all of them."
          />
        </TextLink>
      }
    >
      <QueryBoundary query={query} loading={<Loading count={NEWEST} />}>
        {({ list }) =>
          list.length === 0 ? (
            <Card>
              <Text>
                <FormattedMessage
                  id="finance.purchases.none"
                  defaultMessage="No project bought yet. <link>See the projects</link>"
                  description="Where the user never bought a project. The link leads to the list of projects."
                  values={{ link: projectsLink }}
                />
              </Text>
            </Card>
          ) : (
            <Card padding="none">
              <ul className={styles.rows}>
                {list.map((purchase) => (
                  <li key={purchase.id}>
                    <PurchaseRow purchase={purchase} hidden={hidden} />
                  </li>
                ))}
              </ul>
            </Card>
          )
        }
      </QueryBoundary>
    </Section>
  )
}

const projectsLink = (words: ReactNode) => <TextLink href={paths.project}>{words}</TextLink>
