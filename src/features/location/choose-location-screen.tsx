import { useIntl } from 'react-intl'
import { loadable } from '@/shell/loadable.tsx'
import { Page } from '@/shell/page.tsx'
import { Skeleton } from '@/ui/skeleton.tsx'

// Loaded after the page's frame: the list of cities is large.
const PlaceSearch = loadable(
  async () => (await import('./place-search.tsx')).PlaceSearch,
  <PlacesLoading />,
)

/** Picks a place by its name or by the device's position, without a map from the network. */
export function ChooseLocationScreen() {
  return (
    <Page>
      <PlaceSearch />
    </Page>
  )
}

function PlacesLoading() {
  const intl = useIntl()
  return (
    <Skeleton
      shape="rows"
      count={6}
      label={intl.formatMessage({
        id: 'location.choose.loading',
        defaultMessage: 'Loading the list of places',
        description: 'Said by screen readers while the list of cities loads.',
      })}
    />
  )
}
