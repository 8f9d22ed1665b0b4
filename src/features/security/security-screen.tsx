import { KeyRound } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useAreas } from '@/api/areas.ts'
import { OwnLimitsRow } from '@/domain/account/own-limits-row.tsx'
import { useGetUser } from '@/generated/account/account.ts'
import { common } from '@/i18n/common-messages.ts'
import { paths } from '@/lib/paths.ts'
import { Loading } from '@/shell/loading.tsx'
import { Page } from '@/shell/page.tsx'
import { QueryBoundary } from '@/shell/query-boundary.tsx'
import { Stack } from '@/ui/card.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import { ActivitySection } from './activity-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SetupSection } from './setup-section.tsx'

/** What protects the account, and what is known of its owner. */
export function SecurityScreen() {
  const user = useGetUser()
  return (
    <Page>
      <QueryBoundary query={user} loading={<Loading count={8} />}>
        {(info) => (
          <Stack gap="loose">
            <SetupSection info={info} />
            <OwnWays />
            <ActivitySection />
            <ProfileSection user={info.user} />
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  )
}

/** The ways to the passkeys and to the user's own limits, where the server has them. */
function OwnWays() {
  const { has, hasPage } = useAreas()
  if (!has('passkeys') && !hasPage(paths.limits)) return null
  return (
    <ListGroup>
      {has('passkeys') ? <PasskeysRow /> : null}
      <OwnLimitsRow />
    </ListGroup>
  )
}

function PasskeysRow() {
  return (
    <ListRow
      href={paths.passkeys}
      icon={<KeyRound size={22} aria-hidden />}
      title={<FormattedMessage {...common.passkeys} />}
      subtitle={
        <FormattedMessage
          id="security.passkeys.row"
          defaultMessage="Log in and confirm without typing a password"
          description="Below the row that leads to the page of passkeys."
        />
      }
    />
  )
}
