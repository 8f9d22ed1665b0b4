import { Copy, Settings } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FirstStepsCard } from '@/domain/account/first-steps.tsx'
import { BalanceCard } from '@/domain/balances/balance-card.tsx'
import { HideAmountsButton } from '@/domain/balances/shown-amounts.tsx'
import { FrozenNotice } from '@/domain/conditions/frozen-notice.tsx'
import { useGetUser } from '@/generated/account/account.ts'
import type { UserProfile } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { mask } from '@/lib/mask.ts'
import { paths } from '@/lib/paths.ts'
import { pictureAddress } from '@/lib/server-address.ts'
import { Loading } from '@/shell/loading.tsx'
import { Page } from '@/shell/page.tsx'
import { QueryBoundary } from '@/shell/query-boundary.tsx'
import { useCopy } from '@/shell/use-copy.ts'
import { Avatar } from '@/ui/avatar.tsx'
import { Badge } from '@/ui/badge.tsx'
import { Stack } from '@/ui/card.tsx'
import { IconButton, IconLink } from '@/ui/icon-button.tsx'
import styles from './profile-head.module.css'
import { QuickWays, UserMenu } from './user-menu.tsx'

/** The personal center: who, what they have, what comes next, and the ways to everything else. */
export function UserScreen() {
  const intl = useIntl()
  const user = useGetUser()

  return (
    <Page
      barActions={
        <>
          <HideAmountsButton />
          <IconLink
            href={paths.settings}
            label={intl.formatMessage(common.settings)}
            icon={<Settings size={22} aria-hidden />}
          />
        </>
      }
    >
      <Stack>
        <QueryBoundary query={user} loading={<Loading shape="block" count={3} />}>
          {(info) => (
            <Stack>
              <ProfileHead user={info.user} />
              {info.user.funds_frozen ? <FrozenNotice /> : null}
              <BalanceCard balances={info.balances} netWorth={info.net_worth} details="folded" />
              <QuickWays />
              <FirstStepsCard />
            </Stack>
          )}
        </QueryBoundary>
        <UserMenu verification={user.data?.verification.state} />
      </Stack>
    </Page>
  )
}

/** Name, masked account, public number and membership labels of the user. */
function ProfileHead({ user }: { user: UserProfile }) {
  const intl = useIntl()
  const copy = useCopy()
  const name = user.nickname === '' ? mask(user.account) : user.nickname

  return (
    <div className={styles.head}>
      <Avatar
        size="lg"
        src={pictureAddress(user.avatar_url)}
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
        <p className={styles.account}>
          {user.nickname === '' ? null : (
            <>
              <span>{mask(user.account)}</span>
              {' · '}
            </>
          )}
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
          defaultMessage: 'Copy user ID',
          description: 'Name of the button that copies the public number of the account.',
        })}
        icon={<Copy size={20} aria-hidden />}
        onClick={() => copy(user.userid)}
      />
    </div>
  )
}
