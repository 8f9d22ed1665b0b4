import { useLocation } from 'react-router-dom'
import type { Place } from '@/domain/account/place.ts'
import { loadable } from '@/shell/loadable.tsx'
import { useOwnLink } from '@/shell/own-link.ts'
import { Page } from '@/shell/page.tsx'
import { readPlace } from './place-rules.ts'
import { NoPlace, ShownPlace } from './shown-place.tsx'

// The list of cities is large, and only a link from outside needs it.
const ListedPlace = loadable(async () => (await import('./listed-place.tsx')).ListedPlace)

/**
 * Shows one place and opens it in a map app. The words of a place are shown where a link of the app
 * brought them; of a link from outside only a city of the app's own list, in the list's words.
 */
export function OpenLocationScreen() {
  const place = readPlace(useLocation().search)
  const isOwn = useOwnLink()
  return <Page>{place === null ? <NoPlace /> : <Shown place={place} isOwn={isOwn} />}</Page>
}

function Shown({ place, isOwn }: { place: Place; isOwn: boolean }) {
  return isOwn ? <ShownPlace place={place} /> : <ListedPlace at={place} />
}
