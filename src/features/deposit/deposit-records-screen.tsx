import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { Page } from '@/components/page.tsx'
import { SupportLink } from '@/components/support-link.tsx'
import { DepositStatus } from '@/generated/model/deposit-status.ts'
import { Stack } from '@/ui/card.tsx'
import { Segmented } from '@/ui/segmented.tsx'
import { DepositRecords } from './deposit-records.tsx'
import { statusWords } from './deposit-status.tsx'
import { allWord } from './filter-words.ts'

/** All, or those of one status. */
type Filter = 'all' | DepositStatus

const FILTERS: readonly Filter[] = [
  'all',
  DepositStatus.under_review,
  DepositStatus.success_awaiting_audit,
  DepositStatus.success,
  DepositStatus.failed,
]

const words = { ...statusWords, all: allWord }

/** All deposits of the user by status. */
export function DepositRecordsScreen() {
  const intl = useIntl()
  // In the address, so that going back from another page finds the same list.
  const [search, setSearch] = useSearchParams()
  const filter = FILTERS.find((known) => known === search.get('status')) ?? 'all'

  return (
    <Page barActions={<SupportLink />}>
      <Stack>
        <Segmented
          layout="scroll"
          label={intl.formatMessage({
            id: 'deposit.records.status',
            defaultMessage: 'Status',
            description: 'Name of the filter of the records, for screen readers.',
          })}
          options={FILTERS.map((value) => ({ value, label: intl.formatMessage(words[value]) }))}
          value={filter}
          onChange={(next) => setSearch(next === 'all' ? {} : { status: next }, { replace: true })}
        />
        <DepositRecords filter={filter === 'all' ? {} : { status: filter }} />
      </Stack>
    </Page>
  )
}
