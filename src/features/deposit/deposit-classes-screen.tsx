import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { Page } from '@/components/page.tsx'
import { SupportLink } from '@/components/support-link.tsx'
import { Stack } from '@/ui/card.tsx'
import { Segmented } from '@/ui/segmented.tsx'
import { classWord, DEPOSIT_CLASSES } from './deposit-class.ts'
import { DepositRecords } from './deposit-records.tsx'
import { allWord } from './filter-words.ts'

/** All deposits of the user by class: transferred, given, credited as a bonus. */
export function DepositClassesScreen() {
  const intl = useIntl()
  // In the address, so that going back from another page finds the same list.
  const [search, setSearch] = useSearchParams()
  const chosen = DEPOSIT_CLASSES.find((known) => String(known) === search.get('class'))

  return (
    <Page barActions={<SupportLink />}>
      <Stack>
        <Segmented
          layout="scroll"
          label={intl.formatMessage({
            id: 'deposit.records.class',
            defaultMessage: 'Class',
            description: 'Name of the filter of the records, for screen readers.',
          })}
          options={[
            { value: '', label: intl.formatMessage(allWord) },
            ...DEPOSIT_CLASSES.map((value) => ({
              value: String(value),
              label: intl.formatMessage(classWord(value)),
            })),
          ]}
          value={chosen === undefined ? '' : String(chosen)}
          onChange={(next) => setSearch(next === '' ? {} : { class: next }, { replace: true })}
        />
        <DepositRecords filter={chosen === undefined ? {} : { class: chosen }} />
      </Stack>
    </Page>
  )
}
