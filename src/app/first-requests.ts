import { wantEntry } from '@/api/entry-store.ts'
import { loadMessages } from '@/i18n/message-store.ts'
import { paths } from '@/lib/paths.ts'

/** The path of the present address, which is the hash of the page's. */
export function presentPath(): string {
  const [path = ''] = window.location.hash.slice(1).split('?')
  return path === '' ? '/' : path
}

/**
 * Asks for what the first page shows: the texts of the frame and what the site is; on the entry page
 * also its own texts, answers and screen. What was asked for already is not asked for again.
 */
export function askFirst(): void {
  const path = presentPath()
  wantEntry('/api/index/info')
  if (path === '/' || path === paths.aboutUs) {
    wantEntry('/api/index/home')
    wantEntry('/api/index/banner')
    import('@/features/home/home-screen.tsx').catch(() => undefined)
    loadMessages(['home']).catch(() => undefined)
  } else {
    loadMessages([]).catch(() => undefined)
  }
}

// A build runs this file before React and the app have come (scripts/first-script-plugin.ts). In
// development the mock panel comes before it: its choices are told with each request.
if (import.meta.env.PROD) askFirst()
