import { ChevronRight, PartyPopper } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { QueryBoundary } from '@/components/query-boundary.tsx'
import { useGetContentByType } from '@/generated/content/content.ts'
import type { ActivitySummary } from '@/generated/model/activity-summary.ts'
import { activityPath } from '@/lib/paths.ts'
import { Section } from '@/ui/card.tsx'
import { UiLink } from '@/ui/link.tsx'
import { Skeleton } from '@/ui/skeleton.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import styles from './activities.module.css'
import { ActivityDates, ActivityState } from './activity-state.tsx'

/** All activities, in the server's order; each leads to its details. */
export function ActivityList() {
  const intl = useIntl()
  const query = useGetContentByType({ type: 'activity' })
  return (
    <Section
      heading={
        <FormattedMessage
          id="activities.list.heading"
          defaultMessage="Activities"
          description="Heading above the list of activities."
        />
      }
    >
      <QueryBoundary
        query={query}
        loading={
          <Skeleton
            shape="rows"
            label={intl.formatMessage({
              id: 'activities.list.loading',
              defaultMessage: 'Loading',
              description: 'Said by screen readers while the activities load.',
            })}
          />
        }
      >
        {({ activities }) =>
          activities.length === 0 ? (
            <EmptyState
              icon={<PartyPopper size={28} aria-hidden />}
              title={
                <FormattedMessage
                  id="activities.list.empty"
                  defaultMessage="No activity at present"
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
        {activity.image_url === null ? null : (
          // The title says what it is about; the picture adds no words.
          <img src={activity.image_url} alt="" loading="lazy" className={styles.thumb} />
        )}
        <span className={styles.words}>
          <span className={styles.title}>{activity.title}</span>{' '}
          <span className={styles.summary}>{activity.summary}</span>{' '}
          <span className={styles.note}>
            <ActivityState state={activity.state} />{' '}
            <ActivityDates startsAt={activity.starts_at} endsAt={activity.ends_at} />
          </span>
        </span>
        <ChevronRight size={18} aria-hidden className={styles.chevron} />
      </UiLink>
    </li>
  )
}
