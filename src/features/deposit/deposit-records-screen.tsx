import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'
import { FilterChoice, useAddressChoice } from '@/patterns/records/filter-choice.tsx'
import { Page } from '@/shell/page.tsx'
import { SupportLink } from '@/shell/support-link.tsx'
import { Stack } from '@/ui/card.tsx'
import { DepositRecords } from './deposit-records.tsx'
import { classWord, DEPOSIT_CLASSES, statusWords } from './deposit-status.tsx'
import { messages } from './messages.ts'

/** The statuses that can be asked for. */
const STATUSES = ['under_review', 'success_awaiting_audit', 'success', 'failed'] as const

const CLASSES = DEPOSIT_CLASSES.map(String)

const words = defineMessages({
  class: messages.kind,
  allClasses: {
    id: 'deposit.records.allClasses',
    defaultMessage: 'All kinds',
    description: 'Choice of the filter by the kind of a deposit: each one.',
  },
})

/** All deposits of the user by status and class: transferred, given, credited as a bonus. */
export function DepositRecordsScreen() {
  const intl = useIntl()
  const [status, chooseStatus] = useAddressChoice('status', STATUSES)
  const [chosenClass, chooseClass] = useAddressChoice('class', CLASSES)
  const depositClass = DEPOSIT_CLASSES.find((one) => String(one) === chosenClass)
  return (
    <Page barActions={<SupportLink />}>
      <Stack>
        <FilterChoice
          label={intl.formatMessage(common.status)}
          values={STATUSES}
          word={(value) => intl.formatMessage(statusWords[value])}
          chosen={status}
          onChoose={chooseStatus}
        />
        <FilterChoice
          label={intl.formatMessage(words.class)}
          values={CLASSES}
          word={(value) => intl.formatMessage(classWord(parseInt(value, 10)))}
          all={<FormattedMessage {...words.allClasses} />}
          chosen={chosenClass}
          onChoose={chooseClass}
        />
        <DepositRecords
          filter={{
            ...(status && { status }),
            ...(depositClass !== undefined && { class: depositClass }),
          }}
        />
      </Stack>
    </Page>
  )
}
