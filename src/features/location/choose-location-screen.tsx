import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { Page } from '@/components/page.tsx'
import { Skeleton } from '@/ui/skeleton.tsx'

// Loaded after the page's frame: the list of cities is large.
const PlaceSearch = lazy(async () => {
  const { PlaceSearch: Search } = await import('./place-search.tsx')
  return { default: Search }
})

/** Picks a place by its name or by the device's position, without a map from the network. */
export function ChooseLocationScreen() {
  const intl = useIntl()
  return (
    <Page>
      <Suspense
        fallback={
          <Skeleton
            shape="rows"
            count={6}
            label={intl.formatMessage({
              id: 'location.choose.loading',
              defaultMessage: 'Loading the list of places',
              description: 'Said by screen readers while the list of cities loads.',
            })}
          />
        }
      >
        <PlaceSearch />
      </Suspense>
    </Page>
  )
}
