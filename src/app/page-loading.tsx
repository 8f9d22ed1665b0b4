import { useIntl } from 'react-intl'
import { Late } from '@/components/late.tsx'
import { Page } from '@/components/page.tsx'
import { Skeleton } from '@/ui/skeleton.tsx'

/** The page's frame with the shape of what is coming. */
export function PageLoading() {
  const intl = useIntl()
  return (
    <Page>
      <Late>
        <Skeleton
          shape="lines"
          count={6}
          label={intl.formatMessage({
            id: 'app.page.loading',
            defaultMessage: 'Loading',
            description: 'Said by screen readers while a page loads.',
          })}
        />
      </Late>
    </Page>
  )
}
