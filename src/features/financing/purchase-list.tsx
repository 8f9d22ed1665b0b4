import { PiggyBank } from 'lucide-react'
import { useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useRouteExists } from '@/components/available-routes.ts'
import { BalanceProductCard } from '@/components/balances/balance-product-card.tsx'
import { PurchaseRow } from '@/components/orders/purchase-row.tsx'
import { purchaseWord } from '@/components/orders/purchase-words.ts'
import { Page } from '@/components/page.tsx'
import { pagedQuery } from '@/components/paging.ts'
import { RecordList } from '@/components/record-list.tsx'
import { SupportLink } from '@/components/support-link.tsx'
import { useListPurchasesInfinite } from '@/generated/financing/financing.ts'
import type { Purchase } from '@/generated/model/purchase.ts'
import { PurchaseStatus } from '@/generated/model/purchase-status.ts'
import { paths } from '@/lib/paths.ts'
import { buttonClass } from '@/ui/button.tsx'
import { Card, Stack } from '@/ui/card.tsx'
import { UiLink } from '@/ui/link.tsx'
import { Segmented } from '@/ui/segmented.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'

/** What the list is narrowed to; a state that nobody can name is found under "all". */
const FILTERS = [
  'all',
  PurchaseStatus.earning,
  PurchaseStatus.awaiting_append,
  PurchaseStatus.matured,
  PurchaseStatus.settled,
] as const
type Filter = (typeof FILTERS)[number]

const texts = defineMessages({
  all: {
    id: 'purchase.list.all',
    defaultMessage: 'All',
    description: 'Filter of the purchases: every one.',
  },
  label: {
    id: 'purchase.list.label',
    defaultMessage: 'My projects',
    description: 'Name of the list of purchases and of its filter, for screen readers.',
  },
  none: {
    id: 'purchase.list.none',
    defaultMessage: 'You have not bought a project yet.',
    description: "Below 'no data' where the user has no purchase.",
  },
  noneOfThese: {
    id: 'purchase.list.noneOfThese',
    defaultMessage: 'None of your purchases is in this state.',
    description: "Below 'no data' where the filter finds nothing.",
  },
})

const idOf = ({ id }: Purchase) => id

/** All purchases of the user by state, below what they hold and have paid. */
export function PurchaseList() {
  const intl = useIntl()
  const [filter, setFilter] = useState<Filter>('all')
  const query = useListPurchasesInfinite(filter === 'all' ? {} : { status: filter }, {
    query: pagedQuery,
  })
  const label = intl.formatMessage(texts.label)
  return (
    <Page barActions={<SupportLink />}>
      <Stack>
        <BalanceProductCard />
        <Segmented
          layout="scroll"
          label={label}
          options={FILTERS.map((value) => ({
            value,
            label: intl.formatMessage(value === 'all' ? texts.all : purchaseWord(value)),
          }))}
          value={filter}
          onChange={setFilter}
        />
        <div>
          <RecordList
            key={filter}
            query={query}
            label={label}
            rowId={idOf}
            renderRow={(purchase: Purchase) => <PurchaseRow purchase={purchase} />}
            empty={<NoPurchase filter={filter} />}
          />
        </div>
      </Stack>
    </Page>
  )
}

function NoPurchase({ filter }: { filter: Filter }) {
  const intl = useIntl()
  const routeExists = useRouteExists()
  return (
    <Card>
      <EmptyState
        icon={<PiggyBank size={28} aria-hidden />}
        title={
          <FormattedMessage
            id="financing.empty.title"
            defaultMessage="no data"
            description="Catalogue text 'no data', where there is no project."
          />
        }
        body={intl.formatMessage(filter === 'all' ? texts.none : texts.noneOfThese)}
        action={
          filter === 'all' && routeExists(paths.project) ? (
            <UiLink
              href={paths.project}
              className={buttonClass({ variant: 'secondary', fullWidth: true })}
            >
              <FormattedMessage
                id="financing.list.label"
                defaultMessage="Projects"
                description="Name of the list of projects, for screen readers."
              />
            </UiLink>
          ) : null
        }
      />
    </Card>
  )
}
