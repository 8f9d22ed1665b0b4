import type { ComponentType } from 'react'
import { loadMessages } from '@/i18n/message-store.ts'
import { CHUNK_TIMEOUT } from '@/lib/chunk-timeout.ts'
import type { Route } from './routes.ts'

/** Milliseconds in which a page must have appeared (specification, section 9). */
const PAGE_TIMEOUT = 60_000

/** The page did not appear in time. */
export class PageTimeoutError extends Error {
  override name = 'PageTimeoutError'
}

/** Files on their way: a retry waits for these instead of loading them again. */
const onTheirWay = new Map<Route, Promise<ComponentType>>()

/**
 * Loads a page's screen and messages. Fails after 60 s, so that the page shows an error component
 * with a retry; the files themselves may still arrive, up to 120 s, and serve that retry. Where they
 * fail while the page waits for them, the page is reloaded, once.
 */
export function loadScreen(route: Route): Promise<ComponentType> {
  let waiting = true
  const files = filesOf(route).catch((error: unknown) => {
    // Not once the error is shown or the user has gone to another page: a reload would interrupt them.
    if (waiting) reloadOnce()
    throw error
  })
  return withTimeout(files, PAGE_TIMEOUT).finally(() => {
    waiting = false
  })
}

/** Begins to load the files of a page that is about to be shown; failures are left to `loadScreen`. */
export function prefetchScreen(route: Route): void {
  filesOf(route).catch(() => undefined)
}

function filesOf(route: Route): Promise<ComponentType> {
  const known = onTheirWay.get(route)
  if (known) return known
  const files = withTimeout(
    Promise.all([route.load(), loadMessages(route.feature)]).then(([Screen]) => Screen),
    CHUNK_TIMEOUT,
  ).finally(() => onTheirWay.delete(route))
  onTheirWay.set(route, files)
  return files
}

function withTimeout<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new PageTimeoutError()), milliseconds)
  })
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer))
}

let reload: () => void = () => window.location.reload()

/** Set by the service worker's code: how a reload gets the newest files. */
export function reloadBy(way: () => void): void {
  reload = way
}

const RELOADED_KEY = 'h5.reloaded'
/** Milliseconds in which a second failure does not reload again. */
const RELOAD_GUARD = 60_000

/**
 * After a deploy the files of the former build are gone, and only a reload finds the new ones. It
 * happens once: a file that is missing for another reason must not reload for ever. Forms keep
 * their drafts over it.
 */
function reloadOnce(): void {
  if (!navigator.onLine) return
  try {
    const last = window.sessionStorage.getItem(RELOADED_KEY)
    if (last !== null && Date.now() - parseInt(last, 10) < RELOAD_GUARD) return
    window.sessionStorage.setItem(RELOADED_KEY, String(Date.now()))
  } catch {
    // Without storage a loop of reloads would never end.
    return
  }
  reload()
}
