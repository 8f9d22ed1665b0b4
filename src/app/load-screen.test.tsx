import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadScreen } from './load-screen.ts'
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
    tab: undefined,
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
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})

describe('loadScreen', () => {
  it('is the screen of the route', async () => {
    expect(await loadScreen(routeWith(async () => Screen))).toBe(Screen)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('gives up after 60 s, and leaves the page where it is', {
    tags: ['rule.loading-after-200-ms', 'constant.page-timeout'],
  }, async () => {
    const outcome = outcomeOf(loadScreen(routeWith(never)))
    await vi.advanceTimersByTimeAsync(59_999)
    expect(outcome.error).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome.error).toMatchObject({ name: 'PageTimeoutError' })
    await vi.advanceTimersByTimeAsync(120_000)
    expect(reload).not.toHaveBeenCalled()
  })

  it('serves a retry with the files that come late', async () => {
    let come: (screen: typeof Screen) => void = () => undefined
    const load = vi.fn(() => new Promise<typeof Screen>((resolve) => (come = resolve)))
    const route = routeWith(load)
    outcomeOf(loadScreen(route))
    await vi.advanceTimersByTimeAsync(60_000)
    const retry = loadScreen(route)
    come(Screen)
    expect(await retry).toBe(Screen)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('reloads the page when a retry has waited until the 120 s of a file are over', {
    tags: 'constant.chunk-timeout',
  }, async () => {
    const route = routeWith(never)
    outcomeOf(loadScreen(route))
    await vi.advanceTimersByTimeAsync(70_000)
    const retry = outcomeOf(loadScreen(route))
    await vi.advanceTimersByTimeAsync(49_999)
    expect(reload).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(retry.error).toMatchObject({ name: 'PageTimeoutError' })
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('reloads the page once when a file of the former build is gone', async () => {
    await expect(loadScreen(routeWith(gone))).rejects.toThrow('Failed to fetch')
    expect(reload).toHaveBeenCalledTimes(1)
    await expect(loadScreen(routeWith(gone))).rejects.toThrow('Failed to fetch')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('may do so again for the next deploy', async () => {
    await expect(loadScreen(routeWith(gone))).rejects.toThrow()
    await vi.advanceTimersByTimeAsync(60_000)
    await expect(loadScreen(routeWith(gone))).rejects.toThrow()
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('stays where a reload would find nothing: offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await expect(loadScreen(routeWith(gone))).rejects.toThrow()
    expect(reload).not.toHaveBeenCalled()
  })

  it('stays where nothing would end a loop: without storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    await expect(loadScreen(routeWith(gone))).rejects.toThrow()
    expect(reload).not.toHaveBeenCalled()
  })

  it('loads a file again that failed', async () => {
    const load = vi.fn(gone as () => Promise<typeof Screen>)
    const route = routeWith(load)
    await expect(loadScreen(route)).rejects.toThrow()
    load.mockResolvedValueOnce(Screen)
    expect(await loadScreen(route)).toBe(Screen)
  })
})
