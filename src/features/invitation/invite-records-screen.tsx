import { useInfiniteQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { InvitationBonusState, Invitee } from '@/generated/h5.schemas.ts'
import { listInvitees, useGetInvitation } from '@/generated/invitation/invitation.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { csvMoment } from '@/lib/csv.ts'
import { knownKey } from '@/lib/known-key.ts'
import { customerPath, paths } from '@/lib/paths.ts'
import { FilterChoice, useAddressChoice } from '@/patterns/records/filter-choice.tsx'
import type { RecordColumn } from '@/patterns/records/record-columns.ts'
import { NoRecords, RecordList } from '@/patterns/records/record-list.tsx'
import { RecordMoment } from '@/patterns/records/record-moment.tsx'
import { RecordLine, RecordRow } from '@/patterns/records/record-row.tsx'
import { KnownStatus } from '@/shell/known-status.tsx'
import { Page } from '@/shell/page.tsx'
import type { Tone } from '@/ui/badge.tsx'
import { Stack } from '@/ui/card.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { messages } from './messages.ts'
import { inviteesQuery } from './queries.ts'
import { TotalsCard } from './totals-card.tsx'

/** The states of the bonus for an invited person in words. */
const bonusWords = defineMessages({
  none: {
    id: 'invitation.bonus.none',
    defaultMessage: 'No bonus yet',
    description: 'State of the bonus for an invited person: the rules are not met yet.',
  },
  claimable: {
    id: 'invitation.bonus.claimable',
    defaultMessage: 'Can be claimed',
    description: 'State of the bonus for an invited person: customer service pays it on request.',
  },
  paid: messages.paid,
  unknown: common.unknownStatus,
} satisfies Record<InvitationBonusState, object>)

const tones: Partial<Record<InvitationBonusState, Tone>> = {
  claimable: 'pending',
  paid: 'positive',
}

/** A state that this version knows; `unknown` for any other that a newer server sends. */
function knownBonus(state: string): InvitationBonusState {
  return knownKey(bonusWords, state)
}

/** The state of a bonus by word and colour. */
function BonusState({ state }: { state: string }) {
  return <KnownStatus status={state} words={bonusWords} tones={tones} />
}

const STATES = ['claimable', 'paid', 'none'] as const

const words = defineMessages({
  label: {
    id: 'invitation.records.label',
    defaultMessage: 'Invited friends',
    description: 'Name of the list, for screen readers.',
  },
  empty: {
    id: 'invitation.records.empty',
    defaultMessage:
      '{filtered, select, true {Nobody with this status} other {Nobody has registered with your code yet}}',
    description: 'Where nobody was invited. filtered is true where a filter leaves none of them.',
  },
  id: common.recordNumber,
  account: {
    id: 'invitation.csv.account',
    defaultMessage: 'Account',
    description: 'Column of the exported invited people: masked account.',
  },
  registered: {
    id: 'invitation.csv.registered',
    defaultMessage: 'Registered (UTC)',
    description: 'Column of the exported invited people.',
  },
  currency: common.currency,
  bonus: {
    id: 'invitation.csv.bonus',
    defaultMessage: 'Bonus',
    description: 'Column of the exported invited people: amount of the bonus.',
  },
  paid: {
    id: 'invitation.csv.paid',
    defaultMessage: 'Paid (UTC)',
    description: 'Column of the exported invited people: when the bonus was paid.',
  },
})

/** The columns of the exported list: all that the server tells of an invited person. */
const columns: readonly RecordColumn<Invitee>[] = [
  { heading: words.id, value: ({ id }) => id },
  { heading: words.account, value: ({ account }) => account },
  { heading: words.registered, value: (invitee) => csvMoment(invitee.registered_at) },
  { heading: words.currency, value: ({ currency }) => currency },
  { heading: words.bonus, value: ({ bonus }) => bonus },
  {
    heading: common.status,
    value: (invitee, intl) => intl.formatMessage(bonusWords[knownBonus(invitee.bonus_state)]),
  },
  {
    heading: words.paid,
    value: (invitee) => (invitee.bonus_paid_at === null ? '' : csvMoment(invitee.bonus_paid_at)),
  },
]

/** Who registered with the code, masked, with the bonus for each; the totals above. */
export function InviteRecordsScreen() {
  const intl = useIntl()
  const [state, choose] = useAddressChoice('bonus', STATES)
  const filter = state ? { bonus_state: state } : {}
  const query = useInfiniteQuery(inviteesQuery(filter))
  const { data: invitation } = useGetInvitation()

  return (
    <Page>
      <Stack>
        {invitation ? (
          <TotalsCard
            totals={invitation.totals}
            page={paths.inviteRecords}
            code={invitation.code}
          />
        ) : null}
        <FilterChoice
          label={intl.formatMessage(words.bonus)}
          values={STATES}
          word={(value) => intl.formatMessage(bonusWords[value])}
          chosen={state}
          onChoose={choose}
        />
        <RecordList
          query={query}
          label={intl.formatMessage(words.label)}
          row={(invitee) => <Row invitee={invitee} />}
          empty={
            <NoRecords
              icon={<UsersRound size={28} aria-hidden />}
              filtered={state !== undefined}
              words={words}
              action={
                <TextLink href={paths.invite}>
                  <FormattedMessage
                    id="invitation.records.invite"
                    defaultMessage="Show my invitation"
                    description="Link to the page with code and QR code, where nobody was invited yet."
                  />
                </TextLink>
              }
            />
          }
          file={{
            name: 'invitations',
            columns,
            fetchPage: (page, signal) => listInvitees({ ...filter, ...page }, undefined, signal),
          }}
        />
      </Stack>
    </Page>
  )
}

/** One invited person: masked account, the bonus, when, and how it stands. */
function Row({ invitee }: { invitee: Invitee }) {
  const format = useMoneyFormat()
  const { id, account, bonus, bonus_paid_at: paid, bonus_state: state, currency } = invitee
  return (
    <RecordRow
      title={account}
      figure={format.money(bonus, currency)}
      // What can be claimed leads to who pays it, and tells its number.
      {...(state === 'claimable' && {
        href: customerPath({ page: paths.inviteRecords, record: id }),
      })}
    >
      <RecordLine
        start={
          <FormattedMessage
            id="invitation.row.moment"
            defaultMessage="{paid, select, true {Paid {time}} other {Registered {time}}}"
            description="In a row of the invited people: when the bonus was paid (paid is true), else when they registered. time is a day, or a time of today."
            values={{
              paid: paid !== null,
              time: <RecordMoment at={paid ?? invitee.registered_at} />,
            }}
          />
        }
        end={<BonusState state={state} />}
      />
    </RecordRow>
  )
}
