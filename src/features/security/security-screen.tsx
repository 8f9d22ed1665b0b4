import { useIntl } from 'react-intl'
import { Page } from '@/components/page.tsx'
import { QueryBoundary } from '@/components/query-boundary.tsx'
import { useGetUser } from '@/generated/account/account.ts'
import { Stack } from '@/ui/card.tsx'
import { Skeleton } from '@/ui/skeleton.tsx'
import { LookSettings } from './look-settings.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SetupSection } from './setup-section.tsx'

/** What protects the account, what is known of its owner, and how the app looks. */
export function SecurityScreen() {
  const intl = useIntl()
  const user = useGetUser()
  return (
    <Page>
      <Stack gap="loose">
        <QueryBoundary
          query={user}
          loading={
            <Skeleton
              shape="rows"
              count={8}
              label={intl.formatMessage({
                id: 'security.page.loading',
                defaultMessage: 'Loading',
                description: 'Said by screen readers while the security page loads.',
              })}
            />
          }
        >
          {(info) => (
            <Stack gap="loose">
              <SetupSection info={info} />
              <ProfileSection user={info.user} />
            </Stack>
          )}
        </QueryBoundary>
        <LookSettings />
      </Stack>
    </Page>
  )
}
