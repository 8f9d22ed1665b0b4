import { FormattedMessage, useIntl } from 'react-intl'
import { QueryBoundary } from '@/components/query-boundary.tsx'
import { RichText } from '@/components/rich-text.tsx'
import { useGetContentByType } from '@/generated/content/content.ts'
import type { AgreementType } from '@/lib/paths.ts'
import { formatDate } from '@/lib/time.ts'
import { Card, Section } from '@/ui/card.tsx'
import { Skeleton } from '@/ui/skeleton.tsx'

/** One of the texts, with the version that is accepted and its date. */
export function AgreementText({ type }: { type: AgreementType }) {
  const intl = useIntl()
  const query = useGetContentByType({ type })
  return (
    <QueryBoundary
      query={query}
      loading={
        <Skeleton
          shape="lines"
          count={10}
          label={intl.formatMessage({
            id: 'content.agreement.loading',
            defaultMessage: 'Loading',
            description: 'Said by screen readers while a text of the terms loads.',
          })}
        />
      }
    >
      {({ title, version, updated_at, html }) => (
        <Card>
          <Section
            heading={title}
            description={
              <FormattedMessage
                id="content.agreement.version"
                defaultMessage="Version {version}, {date}"
                description="Below the title of the terms: version and date of the text."
                values={{ version, date: formatDate(updated_at) }}
              />
            }
          >
            <RichText html={html} />
          </Section>
        </Card>
      )}
    </QueryBoundary>
  )
}
