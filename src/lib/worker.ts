/**
 * The service worker keeps the app's files on the device, so that it opens without a network. It
 * never touches what the server tells: that is read anew, or shown as old by the app itself.
 */
const BASE = import.meta.env.BASE_URL

/** Milliseconds for which a reload waits for the newest worker. */
const PATIENCE = 4_000
/** Milliseconds between two looks for a new release. */
const LOOK_AGAIN = 60 * 60_000

/** What workbox's worker understands as the word to take over. */
const TAKE_OVER = { type: 'SKIP_WAITING' }

/** A browser without workers, or one that blocks them, has none. */
function workers(): ServiceWorkerContainer | null {
  return 'serviceWorker' in navigator ? navigator.serviceWorker : null
}

/**
 * Starts the worker and tells when a newer release waits to take over; resolves once the worker sees
 * what the page fetches. Looks for one when
 * the page is seen again, at most hourly: a page may stay open for weeks.
 */
export async function startWorker(onNewRelease: () => void): Promise<void> {
  const container = workers()
  if (!container) return
  const registration = await container.register(`${BASE}sw.js`, { scope: BASE })

  function lookAt(worker: ServiceWorker | null) {
    // The first worker of a device replaces none.
    if (worker?.state === 'installed' && container?.controller) onNewRelease()
  }

  lookAt(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => lookAt(installing))
  })

  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_AGAIN) return
    looked = Date.now()
    registration.update().catch(() => undefined)
  })
  if (container.controller) return
  await new Promise((resolve) => {
    container.addEventListener('controllerchange', resolve, { once: true })
  })
}

/** Lets the newest worker take over, if there is one; resolves when it has, or after a while. */
export async function takeNewRelease(): Promise<void> {
  const container = workers()
  const registration = await container?.getRegistration(BASE)
  if (!container || !registration) return
  const taken = new Promise((resolve) => {
    container.addEventListener('controllerchange', resolve, { once: true })
    setTimeout(resolve, PATIENCE)
  })
  await registration.update().catch(() => undefined)
  const next = registration.waiting ?? registration.installing
  if (!next) return
  next.postMessage(TAKE_OVER)
  await taken
}
