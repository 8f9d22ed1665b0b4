import { Copy } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useCopy } from '@/components/use-copy.ts'
import type { UserProfile } from '@/generated/model/user-profile.ts'
import { mask } from '@/lib/mask.ts'
import { Avatar } from '@/ui/avatar.tsx'
import { Badge } from '@/ui/badge.tsx'
import { IconButton } from '@/ui/icon-button.tsx'
import styles from './profile-head.module.css'

/** Who is logged in: name, masked account, public number, and the labels of the membership. */
export function ProfileHead({ user }: { user: UserProfile }) {
  const intl = useIntl()
  const copy = useCopy()
  const name = user.nickname === '' ? mask(user.account) : user.nickname

  return (
    <div className={styles.head}>
      <Avatar
        size="lg"
        src={user.avatar_url}
        initials={[...name][0]?.toLocaleUpperCase(intl.locale) ?? ''}
        alt=""
      />
      <div className={styles.words}>
        <p className={styles.name}>
          <span>{name}</span>
          {user.vip_level > 0 ? (
            <Badge tone="accent">
              <FormattedMessage
                id="account.profile.vip"
                defaultMessage="VIP {level}"
                description="Label of a VIP level."
                values={{ level: user.vip_level }}
              />
            </Badge>
          ) : null}
          {user.member_label === null ? null : <Badge>{user.member_label}</Badge>}
        </p>
        {user.nickname === '' ? null : <p className={styles.account}>{mask(user.account)}</p>}
        <p className={styles.account}>
          <FormattedMessage
            id="account.profile.userId"
            defaultMessage="User ID {id}"
            description="Public number of the account."
            values={{ id: user.userid }}
          />
        </p>
      </div>
      <IconButton
        label={intl.formatMessage({
          id: 'account.profile.copyId',
          defaultMessage: 'Copy the user ID',
          description: 'Name of the button that copies the public number of the account.',
        })}
        icon={<Copy size={20} aria-hidden />}
        onClick={() => copy(user.userid)}
      />
    </div>
  )
}
