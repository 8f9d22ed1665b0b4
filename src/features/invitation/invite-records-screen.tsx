import { UsersRound } from 'lucide-react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { CsvExport } from '@/components/csv-export.tsx'
import { Page } from '@/components/page.tsx'
import { pagedQuery } from '@/components/paging.ts'
import { RecordList } from '@/components/record-list.tsx'
import {
  listInvitees,
  useGetInvitation,
  useListInviteesInfinite,
} from '@/generated/invitation/invitation.ts'
import type { Invitee } from '@/generated/model/invitee.ts'
import { paths } from '@/lib/paths.ts'
import { Stack } from '@/ui/card.tsx'
import { Segmented } from '@/ui/segmented.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { bonusWords } from './bonus-state.tsx'
import { InviteeRow } from './invitee-row.tsx'
import { TotalsCard } from './totals-card.tsx'
import { useInviteeColumns } from './use-invitee-columns.ts'

const FILTERS = ['all', 'claimable', 'paid', 'none'] as const

const words = defineMessages({
  ...bonusWords,
  all: {
    id: 'invitation.records.all',
    defaultMessage: 'All',
    description: 'Filter of the invited people: every state of the bonus.',
  },
})

const idOf = (invitee: Invitee) => invitee.id

/** Who registered with the code, masked, with the bonus for each; the totals above. */
export function InviteRecordsScreen() {
  const intl = useIntl()
  const columns = useInviteeColumns()
  // In the address, so that going back from customer service finds the same list.
  const [search, setSearch] = useSearchParams()
  const filter = FILTERS.find((known) => known === search.get('bonus')) ?? 'all'
  const asked = filter === 'all' ? {} : { bonus_state: filter }
  const query = useListInviteesInfinite(asked, { query: pagedQuery })
  const { data: answer } = useGetInvitation()

  return (
    <Page>
      <Stack>
        {answer?.code === 1 ? (
          <TotalsCard
            totals={answer.data.totals}
            page={paths.inviteRecords}
            code={answer.data.code}
          />
        ) : null}
        <Segmented
          layout="scroll"
          label={intl.formatMessage({
            id: 'invitation.records.filter',
            defaultMessage: 'Bonus',
            description: 'Name of the filter of the invited people, for screen readers.',
          })}
          options={FILTERS.map((value) => ({ value, label: intl.formatMessage(words[value]) }))}
          value={filter}
          onChange={(next) => setSearch(next === 'all' ? {} : { bonus: next }, { replace: true })}
        />
        <div>
          <RecordList
            query={query}
            label={intl.formatMessage({
              id: 'invitation.records.label',
              defaultMessage: 'Invited people',
              description: 'Name of the list, for screen readers.',
            })}
            rowId={idOf}
            renderRow={(invitee: Invitee) => <InviteeRow invitee={invitee} />}
            tools={
              <CsvExport
                fileName="invitations"
                columns={columns}
                rowId={idOf}
                fetchPage={(page, signal) => listInvitees({ ...asked, ...page }, signal)}
              />
            }
            empty={<NoInvitees filtered={filter !== 'all'} />}
          />
        </div>
      </Stack>
    </Page>
  )
}

function NoInvitees({ filtered }: { filtered: boolean }) {
  return (
    <EmptyState
      icon={<UsersRound size={28} aria-hidden />}
      title={
        filtered ? (
          <FormattedMessage
            id="invitation.records.emptyFilter"
            defaultMessage="Nobody with this status"
            description="Where the chosen state of the bonus has no invited person."
          />
        ) : (
          <FormattedMessage
            id="invitation.records.empty"
            defaultMessage="Nobody has registered with your code yet"
            description="Where the user has invited nobody."
          />
        )
      }
      action={
        filtered ? undefined : (
          <TextLink href={paths.invite}>
            <FormattedMessage
              id="invitation.records.invite"
              defaultMessage="Show my invitation"
              description="Link to the page with code and QR code, where nobody was invited yet."
            />
          </TextLink>
        )
      }
    />
  )
}
