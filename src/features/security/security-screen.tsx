import { useGetUser } from '@/generated/account/account.ts'
import { Loading } from '@/shell/loading.tsx'
import { Page } from '@/shell/page.tsx'
import { QueryBoundary } from '@/shell/query-boundary.tsx'
import { Stack } from '@/ui/card.tsx'
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
            <ProfileSection user={info.user} />
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  )
}
