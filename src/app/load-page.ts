import type { ComponentType } from 'react'
import { loadMessages } from '@/i18n/message-store.ts'
import type { Route } from './routes.ts'

/** Milliseconds in which a page must have loaded (specification, section 9). */
const PAGE_TIMEOUT = 60_000

/** The page did not load in time. */
export class PageTimeoutError extends Error {
  override name = 'PageTimeoutError'
}

/** The files of a page could not be loaded. React Router asks for them only once: the app must be reloaded. */
export class PageLoadError extends Error {
  override name = 'PageLoadError'
}

/**
 * Loads the screen and the messages of a page, for a route's `lazy`. Where a file is missing, reloads the
 * app once. Throws `PageLoadError`, whose `cause` says why.
 */
export async function loadPage(route: Route): Promise<{ Component: ComponentType }> {
  try {
    const [Component] = await withTimeout(
      Promise.all([route.load(), loadMessages(route.feature)]),
      PAGE_TIMEOUT,
    )
    return { Component }
  } catch (cause) {
    if (!(cause instanceof PageTimeoutError)) reloadOnce()
    throw new PageLoadError(`${route.path} was not loaded`, { cause })
  }
}

function withTimeout<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setInterval>
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setInterval(() => {
      if (!isStarting()) reject(new PageTimeoutError())
    }, milliseconds)
  })
  return Promise.race([promise, timeout]).finally(() => clearInterval(timer))
}

/** Whether React hasn't drawn the app yet; the start script says that this takes long (src/start). */
const isStarting = () => document.querySelector('#root > [data-start]') !== null

let reload: () => void = () => window.location.reload()

/** Reloads the app, with its newest files. */
export const reloadApp = (): void => reload()

/** Sets how `reloadApp` gets the newest files; the service worker's code does. */
export function setReload(newReload: () => void): void {
  reload = newReload
}

const RELOADED_KEY = 'h5.reloaded'
/** Milliseconds in which a second failure does not reload again. */
const RELOAD_GUARD = 60_000

/**
 * After a deploy the files of the former build are gone, and only a reload finds the new ones. It
 * happens once: a file that is missing for another reason must not reload forever. Forms keep their
 * drafts.
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
