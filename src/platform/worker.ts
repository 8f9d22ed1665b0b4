/**
 * The service worker keeps the app's files on the device, so that the app opens without a network. It
 * never caches the server's answers: the app itself reads them again, or marks them as old.
 */
const BASE = import.meta.env.BASE_URL

/** How long a reload waits for the server to say whether there is a newer worker. */
const LOOK_TIMEOUT_MS = 4_000
/** How long it then waits for that worker, which may still have the app's files to read. */
const TAKE_TIMEOUT_MS = 60_000
/** The shortest time between two checks for a new release. */
const RELEASE_CHECK_MS = 60 * 60_000

/** The message that makes workbox's worker take over. */
const TAKE_OVER = { type: 'SKIP_WAITING' }

interface ScriptAddresses {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string }
}

// TypeScript's library knows no trusted types yet, nor do all browsers.
const { trustedTypes } = globalThis as { trustedTypes?: ScriptAddresses }
const policy = trustedTypes?.createPolicy('h5', { createScriptURL: (address) => address })
/** The worker's address, in the form that the serving rules' trusted types ask for. */
const WORKER = policy?.createScriptURL(`${BASE}sw.js`) ?? `${BASE}sw.js`

/** Null where the browser has no workers, or blocks them. */
function workers(): ServiceWorkerContainer | null {
  return 'serviceWorker' in navigator ? navigator.serviceWorker : null
}

/**
 * Starts the worker and tells when a newer release waits to take over, and when another tab has let it:
 * the files of this page's release are gone then. Resolves once the worker sees what the page fetches.
 * Looks for a release when the page is seen again, at most hourly: a page may stay open for weeks.
 */
export async function startWorker(onNewRelease: () => void, onReplaced: () => void): Promise<void> {
  const container = workers()
  if (!container) return
  // Asked before there can be a worker: the first one of a device replaces none when it takes over.
  const served = container.controller ? Promise.resolve() : changeOf(container)
  void served.then(() => container.addEventListener('controllerchange', onReplaced))
  const registration = await container.register(WORKER, { scope: BASE })

  function lookAt(worker: ServiceWorker | null) {
    const serving = container?.controller
    // WebKit may name the first worker of a device as serving while it still reports `installed`.
    if (worker?.state === 'installed' && serving && serving !== worker) onNewRelease()
  }

  lookAt(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => lookAt(installing))
  })

  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < RELEASE_CHECK_MS) return
    looked = Date.now()
    registration.update().catch(() => undefined)
  })
  await served
}

/** Resolves when another worker takes over, or a first one. */
function changeOf(container: ServiceWorkerContainer): Promise<unknown> {
  return new Promise((resolve) => {
    container.addEventListener('controllerchange', resolve, { once: true })
  })
}

/**
 * Lets the newest worker take over, if there is one; resolves when it has, or after a while, with whether
 * a reload brings the newest release: not where the former worker still serves. One that is still being
 * installed is newer than one that waits: after a release was taken back, the one that waits is the
 * withdrawn one.
 */
export async function takeNewRelease(): Promise<boolean> {
  const container = workers()
  const registration = await container?.getRegistration(BASE)
  if (!container || !registration) return true
  await within(
    LOOK_TIMEOUT_MS,
    registration.update().catch(() => undefined),
  )
  // The one that waits is left where the newest does not become ready.
  for (const next of [registration.installing, registration.waiting]) {
    if (next && (await within(TAKE_TIMEOUT_MS, takeOver(next, container)))) return true
  }
  return false
}

/**
 * Looks for a newer worker; resolves with whether a change to the newest release would be quick: its worker
 * waits, or the page has none. Without one that waits, a reload would bring the same release back. Rejects
 * where the server does not answer.
 */
export async function newestIsReady(): Promise<boolean> {
  const registration = await workers()?.getRegistration(BASE)
  if (!registration) return true
  await registration.update()
  return registration.installing === null && registration.waiting !== null
}

/** Lets a worker take over; resolves with whether it has. */
async function takeOver(next: ServiceWorker, container: ServiceWorkerContainer): Promise<boolean> {
  const taken = changeOf(container).then(() => true)
  const fails = new Promise<false>((resolve) => {
    next.addEventListener('statechange', () => {
      if (next.state === 'redundant') resolve(false)
    })
  })
  next.postMessage(TAKE_OVER)
  return Promise.race([taken, fails])
}

/** What a promise resolves with; undefined where that takes longer than these milliseconds. */
function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
