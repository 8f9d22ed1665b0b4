import { useIntl } from 'react-intl'
import type { Invitee } from '@/generated/model/invitee.ts'
import type { CsvColumn } from '@/lib/csv.ts'
import { csvMoment } from '@/lib/csv.ts'
import { bonusWords, knownBonus } from './bonus-state.tsx'

/** The columns of the exported list: all that the server tells of an invited person. */
export function useInviteeColumns(): CsvColumn<Invitee>[] {
  const intl = useIntl()
  return [
    {
      header: intl.formatMessage({
        id: 'invitation.csv.id',
        defaultMessage: 'Record number',
        description: 'Column of the exported invited people.',
      }),
      value: ({ id }) => id,
    },
    {
      header: intl.formatMessage({
        id: 'invitation.csv.account',
        defaultMessage: 'Account',
        description: 'Column of the exported invited people: masked account.',
      }),
      value: ({ account }) => account,
    },
    {
      header: intl.formatMessage({
        id: 'invitation.csv.registered',
        defaultMessage: 'Registered (UTC)',
        description: 'Column of the exported invited people.',
      }),
      value: (invitee) => csvMoment(invitee.registered_at),
    },
    {
      header: intl.formatMessage({
        id: 'invitation.csv.currency',
        defaultMessage: 'Currency',
        description: 'Column of the exported invited people.',
      }),
      value: ({ currency }) => currency,
    },
    {
      header: intl.formatMessage({
        id: 'invitation.csv.bonus',
        defaultMessage: 'Bonus',
        description: 'Column of the exported invited people: amount of the bonus.',
      }),
      value: ({ bonus }) => bonus,
    },
    {
      header: intl.formatMessage({
        id: 'invitation.csv.state',
        defaultMessage: 'Status',
        description: 'Column of the exported invited people: state of the bonus.',
      }),
      value: (invitee) => intl.formatMessage(bonusWords[knownBonus(invitee.bonus_state)]),
    },
    {
      header: intl.formatMessage({
        id: 'invitation.csv.paid',
        defaultMessage: 'Paid (UTC)',
        description: 'Column of the exported invited people: when the bonus was paid.',
      }),
      value: (invitee) => (invitee.bonus_paid_at === null ? '' : csvMoment(invitee.bonus_paid_at)),
    },
  ]
}
