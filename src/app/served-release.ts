import type { Release } from '@/platform/release.ts'
import { RELEASE_FILE, release } from '@/platform/release.ts'

/** What is read of `release.json`; whatever it says was typed by somebody. */
interface Served {
  name?: unknown
  oldest?: unknown
}

/**
 * Whether a release must go: another one is served, and it was made before the moment that the site
 * names. The served one never goes, so that no page looks for another one for ever.
 */
export function mustGo(own: Release, { name, oldest }: Served): boolean {
  if (typeof name !== 'string' || typeof oldest !== 'string') return false
  return name !== own.name && Date.parse(own.time) < Date.parse(oldest)
}

/** Asks the server; the name of the release to take, where this one must go. */
export async function releaseToTake(): Promise<string | null> {
  if (!navigator.onLine) return null
  try {
    const answer = await fetch(`${import.meta.env.BASE_URL}${RELEASE_FILE}`, { cache: 'no-store' })
    const served: unknown = answer.ok ? await answer.json() : null
    if (typeof served !== 'object' || served === null) return null
    const { name, oldest } = served as Served
    return typeof name === 'string' && mustGo(release(), { name, oldest }) ? name : null
  } catch {
    // It is asked again.
    return null
  }
}

/** Milliseconds after which it is asked again, and after which a return to the page asks. */
const ASK_MS = 60 * 60_000
const ASK_ON_RETURN_MS = 5 * 60_000

/** Tells once this release must go: asked now, hourly, and when the page is seen again. Returns how to end that. */
export function watchServedRelease(onMustGo: (name: string) => void): () => void {
  let asked = 0
  async function ask() {
    asked = Date.now()
    const name = await releaseToTake()
    if (name !== null) onMustGo(name)
  }
  function askOnReturn() {
    if (document.visibilityState === 'visible' && Date.now() - asked >= ASK_ON_RETURN_MS) void ask()
  }
  void ask()
  const timer = setInterval(ask, ASK_MS)
  document.addEventListener('visibilitychange', askOnReturn)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', askOnReturn)
  }
}

const TAKEN_KEY = 'h5.release'

/**
 * Whether a release may be taken unasked: once in a tab. Where something between keeps the former one,
 * the page would be loaded again and again.
 */
export function takesUnasked(name: string): boolean {
  try {
    if (window.sessionStorage.getItem(TAKEN_KEY) === name) return false
    window.sessionStorage.setItem(TAKEN_KEY, name)
    return true
  } catch {
    return false
  }
}

/** What was to be taken was not: it may be tried again. */
export function forgetTaken(): void {
  window.sessionStorage.removeItem(TAKEN_KEY)
}

/** What has something in it that a reload could take away, or asks for it. */
const ENTRIES = 'form, input, textarea, select'

/**
 * Whether the page can be loaded again and nobody notices: nothing is open over it, no outcome is waited
 * for or unread, and there is nothing to enter. The main pages have no entries that count.
 */
export function isSafeToReload(isMainPage: boolean, hasOutcome: boolean): boolean {
  if (hasOutcome || document.querySelector('dialog[open]')) return false
  return isMainPage || document.querySelector(ENTRIES) === null
}
