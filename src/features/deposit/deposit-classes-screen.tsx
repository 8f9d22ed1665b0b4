import { useIntl } from 'react-intl'
import { FilterChoice, useAddressChoice } from '@/patterns/records/filter-choice.tsx'
import { Page } from '@/shell/page.tsx'
import { SupportLink } from '@/shell/support-link.tsx'
import { Stack } from '@/ui/card.tsx'
import { DepositRecords } from './deposit-records.tsx'
import { classWord, DEPOSIT_CLASSES } from './deposit-status.tsx'

const CLASSES = DEPOSIT_CLASSES.map(String)

/** All deposits of the user by class: transferred, given, credited as a bonus. */
export function DepositClassesScreen() {
  const intl = useIntl()
  const [chosen, choose] = useAddressChoice('class', CLASSES)
  const depositClass = DEPOSIT_CLASSES.find((one) => String(one) === chosen)
  return (
    <Page barActions={<SupportLink />}>
      <Stack>
        <FilterChoice
          label={intl.formatMessage({
            id: 'deposit.records.class',
            defaultMessage: 'Class',
            description: 'Name of the filter of the deposits, for screen readers.',
          })}
          values={CLASSES}
          word={(value) => intl.formatMessage(classWord(parseInt(value, 10)))}
          chosen={chosen}
          onChoose={choose}
        />
        <DepositRecords filter={depositClass === undefined ? {} : { class: depositClass }} />
      </Stack>
    </Page>
  )
}
