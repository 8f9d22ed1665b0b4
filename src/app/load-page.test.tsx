import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadPage } from './load-page.ts'
import type { Route } from './routes.ts'

let reload: ReturnType<typeof vi.fn<() => void>>

const Screen = () => null

function routeWith(load: Route['load']): Route {
  const title = { id: 'app.title.home', defaultMessage: 'Home' }
  return {
    path: '/',
    title,
    bar: 'custom',
    access: 'public',
    feature: 'home',
    load,
  }
}

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const never = () => new Promise<never>(() => undefined)

/** What became of a page; null while it is on its way. */
function outcomeOf(page: Promise<unknown>) {
  const outcome: { error: unknown; done: boolean } = { error: null, done: false }
  page.then(
    () => {
      outcome.done = true
    },
    (error: unknown) => {
      outcome.error = error
    },
  )
  return outcome
}

beforeEach(() => {
  reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
})

describe('loadPage', () => {
  it('returns the screen of the route', async () => {
    expect(await loadPage(routeWith(async () => Screen))).toEqual({ Component: Screen })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('fails after 60 s, without a reload', {
    tags: ['rule.loading-after-200-ms', 'constant.page-timeout'],
  }, async () => {
    const outcome = outcomeOf(loadPage(routeWith(never)))
    await vi.advanceTimersByTimeAsync(59_999)
    expect(outcome.error).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome.error).toMatchObject({
      name: 'PageLoadError',
      cause: { name: 'PageTimeoutError' },
    })
    expect(reload).not.toHaveBeenCalled()
  })

  it('reloads the app once when a file of the former build is gone', async () => {
    await expect(loadPage(routeWith(gone))).rejects.toMatchObject({
      name: 'PageLoadError',
      cause: { message: expect.stringContaining('Failed to fetch') },
    })
    expect(reload).toHaveBeenCalledTimes(1)
    await expect(loadPage(routeWith(gone))).rejects.toThrow()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('reloads again for the next deploy', async () => {
    await expect(loadPage(routeWith(gone))).rejects.toThrow()
    await vi.advanceTimersByTimeAsync(60_000)
    await expect(loadPage(routeWith(gone))).rejects.toThrow()
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('does not reload offline, where nothing would be found', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await expect(loadPage(routeWith(gone))).rejects.toThrow()
    expect(reload).not.toHaveBeenCalled()
  })

  it('does not reload without storage, where nothing would end a loop', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    await expect(loadPage(routeWith(gone))).rejects.toThrow()
    expect(reload).not.toHaveBeenCalled()
  })
})
