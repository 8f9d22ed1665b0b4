import { useQuery } from '@tanstack/react-query'
import { PartyPopper } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { useAreas } from '@/api/areas.ts'
import type { Activity } from '@/generated/h5.schemas.ts'
import { customerPath, isPage, paths } from '@/lib/paths.ts'
import { ArticleHead } from '@/shell/article-head.tsx'
import { Loading } from '@/shell/loading.tsx'
import { Page } from '@/shell/page.tsx'
import { QueryBoundary } from '@/shell/query-boundary.tsx'
import { RichText } from '@/shell/rich-text.tsx'
import { buttonClass } from '@/ui/button.tsx'
import { Stack } from '@/ui/card.tsx'
import { UiLink } from '@/ui/link.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { ActivityDates, ActivityState } from './activity-state.tsx'
import { activityQuery } from './queries.ts'

/** One activity, which the address names: what it is, how long it runs, and the way to take part. */
export function ActivityScreen() {
  const [search] = useSearchParams()
  const id = search.get('id')
  return id ? <ActivityPage id={id} /> : <NoActivity />
}

/** The address names no activity: the activity center has them all. */
function NoActivity() {
  return (
    <Page>
      <EmptyState
        icon={<PartyPopper size={28} aria-hidden />}
        title={
          <FormattedMessage
            id="activities.details.none"
            defaultMessage="No activity chosen"
            description="Where the address names no activity."
          />
        }
        action={
          <TextLink href={paths.activities}>
            <FormattedMessage
              id="activities.details.list"
              defaultMessage="Show all activities"
              description="Link to the activity center, where the address names no activity."
            />
          </TextLink>
        }
      />
    </Page>
  )
}

function ActivityPage({ id }: { id: string }) {
  const query = useQuery(activityQuery(id))
  return (
    <Page>
      <QueryBoundary query={query} loading={<Loading shape="lines" count={8} />}>
        {(activity) => <Details activity={activity} />}
      </QueryBoundary>
    </Page>
  )
}

function Details({ activity }: { activity: Activity }) {
  const { link, state } = activity
  const { hasPage } = useAreas()
  return (
    <Stack>
      <ArticleHead
        note={
          <>
            <ActivityState state={state} />{' '}
            <ActivityDates startsAt={activity.start_time} endsAt={activity.end_time} />
          </>
        }
        title={activity.title}
        picture={activity.image_url}
      />
      <RichText html={activity.html} />
      {isPage(link) && hasPage(link) && state === 'in_progress' ? (
        <UiLink href={link} className={buttonClass({ fullWidth: true })}>
          <FormattedMessage
            id="activities.details.go"
            defaultMessage="Take part"
            description="Button of an activity that leads to the page where one takes part."
          />
        </UiLink>
      ) : null}
      <p>
        <TextLink alone href={customerPath({ page: paths.activity, record: activity.id })}>
          <FormattedMessage
            id="activities.details.support"
            defaultMessage="Ask customer service about it"
            description="Link from an activity to customer service, which is told its number."
          />
        </TextLink>
      </p>
    </Stack>
  )
}
