import { wantEntry } from '@/api/entry-store.ts'
import { loadMessages } from '@/i18n/message-store.ts'
import { paths } from '@/lib/paths.ts'
import { prefetchScreen } from './load-screen.tsx'
import { routeOf } from './routes.ts'

/**
 * Sets off all that the page of the present address needs, side by side: its files, its texts, and the
 * answers that the entry page and the frame show. What is asked for only once something is drawn
 * comes a way to the server and back later. Resolves when the texts are there or cannot be fetched:
 * without them the frame would show ids, which are still better than an empty page.
 */
export async function prepareFirstPage(): Promise<void> {
  const [pathname = ''] = window.location.hash.slice(1).split('?')
  const route = routeOf(pathname || '/')
  wantEntry('/api/index/info')
  if (route?.path === paths.aboutUs) {
    wantEntry('/api/index/home')
    wantEntry('/api/index/banner')
  }
  if (route) prefetchScreen(route)
  await loadMessages(route?.areas ?? []).catch(() => undefined)
}
