import { useUserInfo } from '@/api/user.ts'
import { Page } from '@/shell/page.tsx'
import { Stack } from '@/ui/card.tsx'
import { ActivityList } from './activity-list.tsx'
import { BonusCard } from './bonus-card.tsx'

/** The daily bonus, and what else is going on. */
export function ActivityCenterScreen() {
  const owner = useUserInfo()?.user.userid
  return (
    <Page>
      <Stack gap="loose">
        {owner === undefined ? null : <BonusCard key={owner} />}
        <ActivityList />
      </Stack>
    </Page>
  )
}
