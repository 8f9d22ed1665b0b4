import type { ReactNode } from 'react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { serverNow } from '@/api/server-clock.ts'
import {
  HiddenAmount,
  HideAmountsButton,
  useAmountsHidden,
} from '@/domain/balances/shown-amounts.tsx'
import { DueNext } from '@/domain/purchases/due-next.tsx'
import { dueOf } from '@/domain/purchases/due-rules.ts'
import { PurchaseRow } from '@/domain/purchases/purchase-row.tsx'
import { useWorkingPurchases } from '@/domain/purchases/use-working-purchases.ts'
import type { Purchase } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { paths } from '@/lib/paths.ts'
import { Loading } from '@/shell/loading.tsx'
import { Page } from '@/shell/page.tsx'
import { QueryBoundary } from '@/shell/query-boundary.tsx'
import { SupportLink } from '@/shell/support-link.tsx'
import { Card, Section, Stack } from '@/ui/card.tsx'
import { Text } from '@/ui/text.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { BalanceProductCard } from './balance-product-card.tsx'
import styles from './finance.module.css'

/** What works in projects: its sums and what it paid, what is due, and the purchases it is made of. */
export function FinanceScreen() {
  const query = useWorkingPurchases()
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
        <QueryBoundary query={query} loading={<Loading count={SHOWN} />}>
          {(purchases) => <Working purchases={purchases} />}
        </QueryBoundary>
      </Stack>
    </Page>
  )
}

/** How many of the purchases are shown. */
const SHOWN = 5

interface WorkingProps {
  purchases: readonly Purchase[]
}

function Working({ purchases }: WorkingProps) {
  const [now] = useState(() => Math.floor(serverNow()))
  return (
    <>
      <DueNext list={dueOf({ purchases, now })} />
      <CurrentPurchases purchases={purchases} />
    </>
  )
}

/** The purchases that work now, with the way to all. */
function CurrentPurchases({ purchases }: WorkingProps) {
  const hidden = useAmountsHidden() ? <HiddenAmount /> : undefined
  return (
    <Section
      heading={
        <FormattedMessage
          id="finance.purchases.heading"
          defaultMessage="Current investments"
          description="Heading above the purchases of projects that earn or need a top-up."
        />
      }
      action={
        <TextLink href={paths.purchase}>
          <FormattedMessage {...common.myProjects} />
        </TextLink>
      }
    >
      {purchases.length === 0 ? (
        <Card>
          <Text>
            <FormattedMessage
              id="finance.purchases.none"
              defaultMessage="You have no investment at the moment. <link>See the projects</link>"
              description="Where no purchase of the user earns. The link leads to the list of projects."
              values={{ link: projectsLink }}
            />
          </Text>
        </Card>
      ) : (
        <Card padding="none">
          <ul className={styles.rows}>
            {purchases.slice(0, SHOWN).map((purchase) => (
              <li key={purchase.id}>
                <PurchaseRow purchase={purchase} hidden={hidden} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Section>
  )
}

const projectsLink = (words: ReactNode) => <TextLink href={paths.project}>{words}</TextLink>
