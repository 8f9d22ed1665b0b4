import { Layers } from 'lucide-react'
import { defineMessages, useIntl } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'
import { paths } from '@/lib/paths.ts'
import { FilterChoice, useAddressChoice } from '@/patterns/records/filter-choice.tsx'
import { Page } from '@/shell/page.tsx'
import { SupportLink } from '@/shell/support-link.tsx'
import { Stack } from '@/ui/card.tsx'
import { IconLink } from '@/ui/icon-button.tsx'
import { DepositRecords } from './deposit-records.tsx'
import { statusWords } from './deposit-status.tsx'

/** The statuses that can be asked for. */
const STATUSES = ['under_review', 'success_awaiting_audit', 'success', 'failed'] as const

const { byClass } = defineMessages({
  byClass: {
    id: 'deposit.records.byClass',
    defaultMessage: 'Deposits by class',
    description: 'Link from the deposits to the same by class: own deposits, gifts, bonuses.',
  },
})

/** All deposits of the user by status. */
export function DepositRecordsScreen() {
  const intl = useIntl()
  const [status, choose] = useAddressChoice('status', STATUSES)
  return (
    <Page
      barActions={
        <>
          <IconLink
            href={paths.depositClasses}
            label={intl.formatMessage(byClass)}
            icon={<Layers size={22} aria-hidden />}
          />
          <SupportLink />
        </>
      }
    >
      <Stack>
        <FilterChoice
          label={intl.formatMessage(common.status)}
          values={STATUSES}
          word={(value) => intl.formatMessage(statusWords[value])}
          chosen={status}
          onChoose={choose}
        />
        <DepositRecords filter={status ? { status } : {}} />
      </Stack>
    </Page>
  )
}
