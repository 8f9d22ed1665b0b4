import { useQuery } from '@tanstack/react-query'
import { ChevronRight, PartyPopper } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { ActivitySummary } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { activityPath } from '@/lib/paths.ts'
import { ArticleNote } from '@/shell/article-head.tsx'
import { Loading } from '@/shell/loading.tsx'
import { QueryBoundary } from '@/shell/query-boundary.tsx'
import { ServerPicture } from '@/shell/server-picture.tsx'
import { Section } from '@/ui/card.tsx'
import { UiLink } from '@/ui/link.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import { Text } from '@/ui/text.tsx'
import styles from './activities.module.css'
import { ActivityDates, ActivityState } from './activity-state.tsx'
import { activitiesQuery } from './queries.ts'

/** All activities, in the server's order; each leads to its details. */
export function ActivityList() {
  const query = useQuery(activitiesQuery())
  return (
    <Section heading={<FormattedMessage {...common.activities} />}>
      <QueryBoundary query={query} loading={<Loading />}>
        {({ activities }) =>
          activities.length === 0 ? (
            <EmptyState
              icon={<PartyPopper size={28} aria-hidden />}
              title={
                <FormattedMessage
                  id="activities.list.empty"
                  defaultMessage="No activities right now"
                  description="Where there is no activity."
                />
              }
            />
          ) : (
            <ul className={styles.list}>
              {activities.map((activity) => (
                <Row key={activity.id} activity={activity} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </Section>
  )
}

function Row({ activity }: { activity: ActivitySummary }) {
  return (
    <li className={styles.item}>
      <UiLink href={activityPath(activity.id)} className={styles.row}>
        <ServerPicture address={activity.image_url} loading="lazy" className={styles.thumb} />
        <span className={styles.words}>
          <span className={styles.title}>{activity.title}</span>{' '}
          <Text as="span">{activity.summary}</Text>{' '}
          <ArticleNote as="span">
            <ActivityState state={activity.state} />{' '}
            <ActivityDates startsAt={activity.start_time} endsAt={activity.end_time} />
          </ArticleNote>
        </span>
        <ChevronRight size={18} aria-hidden className={styles.chevron} />
      </UiLink>
    </li>
  )
}
