import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { HideAmountsButton } from '@/domain/balances/shown-amounts.tsx'
import { ledgerPath } from '@/lib/paths.ts'
import { loadable } from '@/shell/loadable.tsx'
import { Page } from '@/shell/page.tsx'
import { SupportLink } from '@/shell/support-link.tsx'
import { Stack } from '@/ui/card.tsx'
import { Segmented } from '@/ui/segmented.tsx'
import { readFilter, writeFilter } from './ledger-filter.ts'

// Whoever reads one of the two needs nothing of the other.
const Ledger = loadable(async () => (await import('./ledger.tsx')).Ledger)
const WalletOverview = loadable(async () => (await import('./wallet-overview.tsx')).WalletOverview)

/** The user's money: what there is, and every movement of it. */
export function WalletScreen() {
  const intl = useIntl()
  // In the address, so that going back from another page finds the same list.
  const [search, setSearch] = useSearchParams()
  const isLedger = search.get('view') === LEDGER

  return (
    <Page
      barActions={
        <>
          <HideAmountsButton />
          <SupportLink />
        </>
      }
    >
      <Stack>
        <Segmented
          label={intl.formatMessage({
            id: 'wallet.view.label',
            defaultMessage: 'View of the wallet',
            description:
              'Name of the choice between overview and transactions, for screen readers.',
          })}
          options={[
            {
              value: 'overview',
              label: intl.formatMessage({
                id: 'wallet.view.overview',
                defaultMessage: 'Overview',
                description: 'View of the wallet: balances, coins and charts.',
              }),
            },
            {
              value: LEDGER,
              label: intl.formatMessage({
                id: 'wallet.view.ledger',
                defaultMessage: 'Transactions',
                description: 'View of the wallet: the list of transactions.',
              }),
            },
          ]}
          value={isLedger ? LEDGER : 'overview'}
          onChange={(view) => setSearch(view === LEDGER ? { view } : {}, { replace: true })}
        />
        {isLedger ? (
          <Ledger
            filter={readFilter(search)}
            onFilter={(filter) =>
              setSearch({ view: LEDGER, ...writeFilter(filter) }, { replace: true })
            }
          />
        ) : (
          <WalletOverview ledgerPath={ledgerPath} />
        )}
      </Stack>
    </Page>
  )
}

const LEDGER = 'ledger'
