import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { stubBrowser } from '@/test/browser.ts'

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing'

  /** What it was told. */
  postMessage = vi.fn()

  becomes(state: ServiceWorkerState) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class Registration extends EventTarget {
  installing: FakeWorker | null = null
  waiting: FakeWorker | null = null
  update = () => Promise.resolve()

  /** A worker was found that is not there yet. */
  finds(): FakeWorker {
    this.installing = new FakeWorker()
    this.dispatchEvent(new Event('updatefound'))
    return this.installing
  }
}

class Container extends EventTarget {
  controller: FakeWorker | null = null
  registration = new Registration()
  register = () => Promise.resolve(this.registration)
  getRegistration = () => Promise.resolve(this.registration)

  /** A worker takes over; browsers tell so after the fact. */
  isTakenOverBy(worker: FakeWorker) {
    this.controller = worker
    this.dispatchEvent(new Event('controllerchange'))
  }
}

let container: Container
const onNewRelease = vi.fn()
const onReplaced = vi.fn()
const settled = () => new Promise((resolve) => setTimeout(resolve))

async function start() {
  vi.resetModules()
  const { startWorker } = await import('./worker.ts')
  const ready = vi.fn()
  startWorker(onNewRelease, onReplaced).then(ready)
  await settled()
  return ready
}

beforeEach(() => {
  stubBrowser()
  container = new Container()
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('navigator', { serviceWorker: container })
  vi.clearAllMocks()
})

describe('the first worker of a device', () => {
  it('is no new release, whatever order a browser tells it in', async () => {
    const ready = await start()
    const worker = container.registration.finds()
    // WebKit: it serves the page already, and reports only then that it is installed.
    container.controller = worker
    worker.becomes('installed')
    await settled()
    expect(ready).not.toHaveBeenCalled()
    container.isTakenOverBy(worker)
    worker.becomes('activated')
    await settled()
    expect(ready).toHaveBeenCalledOnce()
    expect(onNewRelease).not.toHaveBeenCalled()
    expect(onReplaced).not.toHaveBeenCalled()
  })

  it('may be there before the page asks for it', async () => {
    const worker = new FakeWorker()
    container.register = () => {
      container.isTakenOverBy(worker)
      worker.state = 'installed'
      container.registration.waiting = worker
      return Promise.resolve(container.registration)
    }
    const ready = await start()
    expect(ready).toHaveBeenCalledOnce()
    expect(onNewRelease).not.toHaveBeenCalled()
    expect(onReplaced).not.toHaveBeenCalled()
  })

  it('may be replaced later on', async () => {
    await start()
    container.isTakenOverBy(container.registration.finds())
    await settled()
    container.registration.finds().becomes('installed')
    expect(onNewRelease).toHaveBeenCalledOnce()
    container.isTakenOverBy(new FakeWorker())
    expect(onReplaced).toHaveBeenCalledOnce()
  })
})

describe('a newer worker', () => {
  beforeEach(() => {
    container.controller = new FakeWorker()
  })

  it('is offered once it is installed, and told of where another tab has let it take over', async () => {
    const ready = await start()
    expect(ready).toHaveBeenCalledOnce()
    const worker = container.registration.finds()
    expect(onNewRelease).not.toHaveBeenCalled()
    worker.becomes('installed')
    expect(onNewRelease).toHaveBeenCalledOnce()
    expect(onReplaced).not.toHaveBeenCalled()
    container.isTakenOverBy(worker)
    expect(onReplaced).toHaveBeenCalledOnce()
  })

  it('is offered when it has waited since an earlier visit', async () => {
    const waiting = new FakeWorker()
    waiting.state = 'installed'
    container.registration.waiting = waiting
    await start()
    expect(onNewRelease).toHaveBeenCalledOnce()
  })
})

describe('a new release that is taken', () => {
  async function take() {
    vi.resetModules()
    const { takeNewRelease } = await import('./worker.ts')
    const taken = vi.fn()
    takeNewRelease().then(taken)
    await settled()
    return taken
  }

  it('is there once its worker has taken over, however long the look for a newer one took', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const waiting = new FakeWorker()
    container.registration.waiting = waiting
    container.registration.update = () => new Promise(() => {})
    vi.resetModules()
    const { takeNewRelease } = await import('./worker.ts')
    const taken = vi.fn()
    takeNewRelease().then(taken)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' })
    expect(taken).not.toHaveBeenCalled()
    container.isTakenOverBy(waiting)
    await vi.advanceTimersByTimeAsync(0)
    expect(taken).toHaveBeenCalled()
  })

  it('is the one that is being installed, and not the one that was waiting and is withdrawn', async () => {
    const waiting = new FakeWorker()
    container.registration.waiting = waiting
    const newest = container.registration.finds()
    const taken = await take()
    expect(newest.postMessage).toHaveBeenCalled()
    expect(waiting.postMessage).not.toHaveBeenCalled()
    container.isTakenOverBy(newest)
    await settled()
    expect(taken).toHaveBeenCalled()
  })

  it('is the one that waits where the newest one cannot be installed', async () => {
    const waiting = new FakeWorker()
    container.registration.waiting = waiting
    const newest = container.registration.finds()
    await take()
    newest.becomes('redundant')
    await settled()
    expect(waiting.postMessage).toHaveBeenCalled()
  })

  it('is not begun unasked while its worker is being installed', async () => {
    vi.resetModules()
    const { newestIsReady } = await import('./worker.ts')
    container.registration.finds()
    expect(await newestIsReady()).toBe(false)
    container.registration.waiting = container.registration.installing
    container.registration.installing = null
    expect(await newestIsReady()).toBe(true)
  })
})
