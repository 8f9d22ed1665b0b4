import { useAreas } from '@/api/areas.ts'
import { OwnLimitsRow } from '@/domain/limits/own-limits-row.tsx'
import { useGetUser } from '@/generated/account/account.ts'
import { paths } from '@/lib/paths.ts'
import { Loading } from '@/shell/loading.tsx'
import { Page } from '@/shell/page.tsx'
import { QueryBoundary } from '@/shell/query-boundary.tsx'
import { Stack } from '@/ui/card.tsx'
import { ListGroup } from '@/ui/list.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SetupSection } from './setup-section.tsx'

/** The way to the user's own limits, where the server has them. */
function OwnLimits() {
  const { hasPage } = useAreas()
  return hasPage(paths.limits) ? (
    <ListGroup>
      <OwnLimitsRow />
    </ListGroup>
  ) : null
}

/** What protects the account, and what is known of its owner. */
export function SecurityScreen() {
  const user = useGetUser()
  return (
    <Page>
      <QueryBoundary query={user} loading={<Loading count={8} />}>
        {(info) => (
          <Stack gap="loose">
            <SetupSection info={info} />
            <OwnLimits />
            <ProfileSection user={info.user} />
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  )
}
