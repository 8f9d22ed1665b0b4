import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useGetContentByType } from '@/generated/content/content.ts'
import type { ContentType } from '@/generated/h5.schemas.ts'
import { formatDate } from '@/lib/time.ts'
import { Card, Section } from '@/ui/card.tsx'
import { Loading } from './loading.tsx'
import { QueryBoundary } from './query-boundary.tsx'
import { RichText } from './rich-text.tsx'

/** One of the site's terms, with its version and the date of that. `action` stands beside the title. */
export function VersionedText({ type, action }: { type: ContentType; action?: ReactNode }) {
  const query = useGetContentByType({ type })
  return (
    <QueryBoundary query={query} loading={<Loading shape="lines" count={10} />}>
      {({ title, version, updated_at: updated, html }) => (
        <Card>
          <Section
            heading={title}
            action={action}
            description={
              <FormattedMessage
                id="terms.version"
                defaultMessage="Version {version}, {date}"
                description="Below the title of terms and rules: version and date of the text."
                values={{ version, date: formatDate(updated) }}
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
