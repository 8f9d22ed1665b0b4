import { loadMessages } from '@/i18n/message-store.ts'
import { askFirst, presentPath } from './first-requests.ts'
import { prefetchScreen } from './load-screen.tsx'
import { routeOf } from './routes.ts'

/**
 * Sets off all that the page of the present address needs, side by side. What is asked for only once
 * something is drawn comes a way to the server and back later. Resolves when the texts are there or
 * cannot be fetched: without them the frame would show ids, which are still better than an empty page.
 */
export async function prepareFirstPage(): Promise<void> {
  const route = routeOf(presentPath())
  askFirst()
  if (route) prefetchScreen(route)
  await loadMessages(route?.areas ?? []).catch(() => undefined)
}
