import { useInfiniteQuery } from '@tanstack/react-query'
import { CalendarDays, PiggyBank } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PurchaseRow } from '@/domain/purchases/purchase-row.tsx'
import { purchaseWord } from '@/domain/purchases/purchase-status.tsx'
import { common } from '@/i18n/common-messages.ts'
import { calendarPath, paths } from '@/lib/paths.ts'
import { FilterChoice, useAddressChoice } from '@/patterns/records/filter-choice.tsx'
import { RecordList } from '@/patterns/records/record-list.tsx'
import { Page } from '@/shell/page.tsx'
import { SupportLink } from '@/shell/support-link.tsx'
import { buttonClass } from '@/ui/button.tsx'
import { Card, Stack } from '@/ui/card.tsx'
import { UiLink } from '@/ui/link.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import { calendarTitle } from './calendar-words.ts'
import { messages } from './messages.ts'
import { purchasesQuery } from './queries.ts'

/** The states that can be asked for; one that nobody can name is found under "all". */
const STATES = ['earning', 'awaiting_append', 'matured', 'settled'] as const

/** All purchases of the user by state, with the way to the days on which they pay. */
export function PurchaseList() {
  const intl = useIntl()
  const [status, choose] = useAddressChoice('status', STATES)
  const query = useInfiniteQuery(purchasesQuery(status ? { status } : {}))
  const label = intl.formatMessage(common.myProjects)
  return (
    <Page barActions={<SupportLink />}>
      <Stack>
        <ListGroup>
          <ListRow
            href={calendarPath}
            icon={<CalendarDays size={22} aria-hidden />}
            title={intl.formatMessage(calendarTitle)}
          />
        </ListGroup>
        <FilterChoice
          label={label}
          values={STATES}
          word={(value) => intl.formatMessage(purchaseWord(value))}
          chosen={status}
          onChoose={choose}
        />
        <RecordList
          query={query}
          label={label}
          row={(purchase) => <PurchaseRow purchase={purchase} />}
          empty={<NoPurchase filtered={status !== undefined} />}
        />
      </Stack>
    </Page>
  )
}

function NoPurchase({ filtered }: { filtered: boolean }) {
  return (
    <Card>
      <EmptyState
        icon={<PiggyBank size={28} aria-hidden />}
        title={<FormattedMessage {...common.noData} />}
        body={
          <FormattedMessage
            id="financing.purchase.list.none"
            defaultMessage="{filtered, select, true {None of your investments has this status.} other {You haven't invested in a project yet.}}"
            description="Below 'no data' in the list of investments; filtered is true where only those of a status are listed."
            values={{ filtered }}
          />
        }
        action={
          !filtered && (
            <UiLink
              href={paths.project}
              className={buttonClass({ variant: 'secondary', fullWidth: true })}
            >
              <FormattedMessage {...messages.projects} />
            </UiLink>
          )
        }
      />
    </Card>
  )
}
