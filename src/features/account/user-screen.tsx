import { Headset, Languages, LogOut } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { BalanceCard } from '@/components/balances/balance-card.tsx'
import { HideAmountsButton } from '@/components/balances/shown-amounts.tsx'
import { Loading } from '@/components/loading.tsx'
import { Page } from '@/components/page.tsx'
import { QueryBoundary } from '@/components/query-boundary.tsx'
import { useLogOut } from '@/components/use-log-out.ts'
import { useGetUser } from '@/generated/account/account.ts'
import { customerPath, paths } from '@/lib/paths.ts'
import { Stack } from '@/ui/card.tsx'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import { Notice } from '@/ui/notice.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { AccountStatus } from './account-status.tsx'
import { ProfileHead } from './profile-head.tsx'
import { UserMenu } from './user-menu.tsx'

const ICON_SIZE = 22

/** The personal center: who, how much, what is set up, and the way to everything of the user's own. */
export function UserScreen() {
  const user = useGetUser()

  return (
    <Page barActions={<HideAmountsButton />}>
      <Stack gap="loose">
        <QueryBoundary query={user} loading={<Loading shape="block" count={3} />}>
          {(info) => (
            <Stack>
              <ProfileHead user={info.user} />
              {info.user.funds_frozen ? <FrozenNotice /> : null}
              <BalanceCard balances={info.balances} />
              <UserMenu />
              <AccountStatus
                verification={info.verification.state}
                setup={info.setup}
                unread={info.unread_count}
              />
            </Stack>
          )}
        </QueryBoundary>
        <ListGroup>
          <ListRow
            icon={<Headset size={ICON_SIZE} aria-hidden />}
            title={
              <FormattedMessage
                id="account.menu.support"
                defaultMessage="Customer service"
                description="Row of the personal center: the ways to support."
              />
            }
            href={customerPath({ page: paths.user })}
          />
          <ListRow
            icon={<Languages size={ICON_SIZE} aria-hidden />}
            title={
              <FormattedMessage
                id="account.menu.language"
                defaultMessage="Language"
                description="Row of the personal center: choose the language."
              />
            }
            href={paths.language}
          />
          <LogOutRow />
        </ListGroup>
      </Stack>
    </Page>
  )
}

function FrozenNotice() {
  return (
    <Notice
      tone="danger"
      title={
        <FormattedMessage
          id="account.frozen.title"
          defaultMessage="Your funds are frozen"
          description="Heading when an administrator froze the account's money."
        />
      }
      action={
        <TextLink href={customerPath({ page: paths.user })}>
          <FormattedMessage
            id="account.frozen.support"
            defaultMessage="Contact customer service"
            description="Link below 'Your funds are frozen'."
          />
        </TextLink>
      }
    >
      <FormattedMessage
        id="account.frozen.body"
        defaultMessage="Nothing can be traded, deposited or withdrawn until they are released. You still see everything."
        description="Below 'Your funds are frozen'."
      />
    </Notice>
  )
}

function LogOutRow() {
  const logOut = useLogOut()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <ListRow
        icon={<LogOut size={ICON_SIZE} aria-hidden />}
        title={
          <FormattedMessage
            id="account.logOut.row"
            defaultMessage="Log out"
            description="Row of the personal center that ends the session."
          />
        }
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        title={
          <FormattedMessage
            id="account.logOut.title"
            defaultMessage="Log out of this device?"
            description="Question before logging out."
          />
        }
        body={
          <FormattedMessage
            id="account.logOut.body"
            defaultMessage="Open orders and requests under review go on. Unsent entries on this device are deleted."
            description="What logging out means."
          />
        }
        confirmLabel={
          <FormattedMessage
            id="account.logOut.confirm"
            defaultMessage="Log out"
            description="Button that ends the session."
          />
        }
        cancelLabel={
          <FormattedMessage
            id="account.logOut.cancel"
            defaultMessage="Stay logged in"
            description="Button that keeps the session."
          />
        }
        onConfirm={logOut}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
