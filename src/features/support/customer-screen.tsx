import { Headset } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { Page } from '@/components/page.tsx'
import { QueryBoundary } from '@/components/query-boundary.tsx'
import { useUserInfo } from '@/components/use-user-info.ts'
import { useGetSiteInfo } from '@/generated/content/content.ts'
import { Stack } from '@/ui/card.tsx'
import { Skeleton } from '@/ui/skeleton.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import { SupportChannels } from './support-channels.tsx'
import { SupportContext } from './support-context.tsx'
import { SupportHours } from './support-hours.tsx'

/**
 * The ways to reach a person. Pages that lead here hand over what the user was looking at, ready to
 * be copied into the conversation.
 */
export function CustomerScreen() {
  const intl = useIntl()
  const [search] = useSearchParams()
  const site = useGetSiteInfo()
  const user = useUserInfo()

  return (
    <Page>
      <QueryBoundary
        query={site}
        loading={
          <Skeleton
            shape="rows"
            label={intl.formatMessage({
              id: 'support.channels.loading',
              defaultMessage: 'Loading',
              description: 'Said by screen readers while the ways to support load.',
            })}
          />
        }
      >
        {({ support }) => (
          <Stack gap="loose">
            <SupportHours open={support.open} hours={support.hours} />
            {support.channels.length === 0 ? (
              <EmptyState
                icon={<Headset size={28} aria-hidden />}
                title={
                  <FormattedMessage
                    id="support.channels.empty"
                    defaultMessage="No way to customer service is published yet"
                    description="Where the operator has named no support channel."
                  />
                }
              />
            ) : (
              <SupportChannels channels={support.channels} />
            )}
            <SupportContext
              page={search.get('page')}
              record={search.get('record')}
              userId={user?.user.userid ?? null}
            />
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  )
}
