import { FormattedMessage } from 'react-intl'
import type { Invitee } from '@/generated/model/invitee.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { customerPath, paths } from '@/lib/paths.ts'
import { formatDateTime } from '@/lib/time.ts'
import { TextLink } from '@/ui/text-link.tsx'
import { BonusState } from './bonus-state.tsx'
import styles from './invitation.module.css'

/** One invited person: masked account, when, the bonus and how it stands. */
export function InviteeRow({ invitee }: { invitee: Invitee }) {
  const format = useMoneyFormat()
  return (
    <div className={styles.row}>
      <div className={styles.line}>
        <span className={styles.account}>{invitee.account}</span>{' '}
        <span className={styles.amount}>{format.money(invitee.bonus, invitee.currency)}</span>
      </div>{' '}
      <div className={styles.line}>
        <span className={styles.note}>
          <FormattedMessage
            id="invitation.row.registered"
            defaultMessage="Registered {time}"
            description="In a row of the invited people."
            values={{ time: formatDateTime(invitee.registered_at) }}
          />
        </span>{' '}
        <BonusState state={invitee.bonus_state} />
      </div>
      {invitee.bonus_paid_at === null ? null : (
        <p className={styles.note}>
          <FormattedMessage
            id="invitation.row.paid"
            defaultMessage="Paid {time}"
            description="In a row of the invited people: when the bonus was paid."
            values={{ time: formatDateTime(invitee.bonus_paid_at) }}
          />
        </p>
      )}
      {invitee.bonus_state === 'claimable' ? (
        <p>
          <TextLink alone href={customerPath({ page: paths.inviteRecords, record: invitee.id })}>
            <FormattedMessage
              id="invitation.row.claim"
              defaultMessage="Claim through customer service"
              description="Link in a row of the invited people to customer service, which is told its number."
            />
          </TextLink>
        </p>
      ) : null}
    </div>
  )
}
