import { act, render } from '@testing-library/react'
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { request } from '@/api/client.ts'
import { NoAnswerError } from '@/api/errors.ts'
import { noteUnknown } from '@/patterns/money-flow/engine/look-up.ts'
import { noteFault, watchFaults } from '@/platform/faults.ts'
import { ErrorBoundary } from '@/shell/error-boundary.tsx'
import { renderScreen } from '@/test/render.tsx'
import type { Report } from './report.ts'
import { sendReports } from './send-reports.ts'

// Before the modules under test take it; they are this file's own.
vi.hoisted(() => {
  import.meta.env.VITE_REPORTS = '/reports'
})
afterAll(() => {
  delete import.meta.env.VITE_REPORTS
})

/** What must never leave the device. */
const secrets = {
  token: 'h5test-poison-token',
  account: 'poison@example.com',
  amount: '31415.92',
  name: 'Poison Person',
  typed: 'poison typed text',
  query: 'poison-query',
  id: 'poison-record-4711',
}
const LEAK = /poison|31415/gi
const everything = Object.values(secrets).join(' ')

const beacon = vi.fn<(address: string, body: Blob) => boolean>()
let texts: string[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  // No share of visits is measured: that needs a real browser.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  texts = []
  beacon.mockReset().mockReturnValue(true)
  // jsdom has none.
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true })
  // jsdom's Blob cannot be read.
  vi.stubGlobal(
    'Blob',
    class {
      constructor([text = '']: string[]) {
        texts.push(text)
      }
    },
  )
})

/** Listens and sends as a page does; the same page for each test of this file. */
function begin() {
  const endings = [watchFaults(), sendReports()]
  onTestFinished(() => {
    for (const end of endings) end()
  })
}

/** What was sent until now. */
async function sent(): Promise<Report[]> {
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  return texts.flatMap((text) => JSON.parse(text) as Report[])
}

/** An error as an engine makes it, with a message that nobody may read. */
function errorWith(stack: string, message = everything): Error {
  const error = new TypeError(message)
  error.stack = stack
  return error
}

const own = `${window.location.origin}${import.meta.env.BASE_URL}`
const ofChromium = (message = everything) =>
  `TypeError: ${message}\n    at ${secrets.name} (${own}assets/app-1a2b3c4d.js?${secrets.query}:1:23)\n    at ${own}assets/react-5e6f7a8b.js:4:56\n    at chrome-extension://abc/content.js:7:8`

function Thrower({ thrown }: { thrown: unknown }): never {
  throw thrown
}

const tellPage = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }))

describe('a report', () => {
  it('of an error has frames in own files, the release and the page, in the format of browsers', async () => {
    begin()
    window.location.hash = `#/pages/cash/cash?record=${secrets.id}`
    tellPage(errorWith(ofChromium()))
    expect(await sent()).toEqual([
      {
        type: 'h5-error',
        age: expect.any(Number),
        url: `${own}#/pages/cash/cash`,
        user_agent: navigator.userAgent,
        body: {
          release: '2.3.4-0a1b2c3d',
          commit: 'fedcba987654',
          by: 'page',
          name: 'TypeError',
          stack: ['assets/app-1a2b3c4d.js:1:23', 'assets/react-5e6f7a8b.js:4:56'],
        },
      },
    ])
    expect(beacon).toHaveBeenCalledWith('/reports', expect.anything())
  })

  it('reads the stacks of Safari and Firefox', async () => {
    begin()
    tellPage(
      errorWith(`draw@${own}assets/chart-1a2b3c4d.js:7:8\n@${own}assets/app-1a2b3c4d.js:9:1`),
    )
    expect((await sent())[0]?.body.stack).toEqual([
      'assets/chart-1a2b3c4d.js:7:8',
      'assets/app-1a2b3c4d.js:9:1',
    ])
  })

  it('names an error of React by its number', async () => {
    begin()
    tellPage(errorWith('', `Minified React error #418; visit https://react.dev?args=${everything}`))
    expect((await sent())[0]?.body.react).toBe('418')
  })

  it('is sent of what a boundary caught, with the components around it', async () => {
    begin()
    renderScreen(
      <ErrorBoundary>
        <Thrower thrown={errorWith(ofChromium())} />
      </ErrorBoundary>,
    )
    expect((await sent()).map(({ type, body }) => [type, body.by])).toEqual([
      ['h5-error', 'boundary'],
    ])
  })

  it('is sent of an answer that breaks the contract, by operation and place', async () => {
    begin()
    const time = 1_795_000_000
    const data = { list: [{ id: secrets.id, amount: secrets.amount }], [secrets.account]: 1 }
    const answers = [
      { code: 1, msg: everything, time, data },
      { code: 0, msg: everything, time, data: { reason: everything, params: secrets } },
      { code: 47_11, msg: everything, time, data },
    ]
    for (const answer of answers) {
      vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answer))))
      const call = { url: '/api/index/info', method: 'GET', params: secrets }
      await request(call).catch(() => undefined)
      const action = { url: '/api/user/addorder', method: 'POST' }
      await request({ ...action, data: new URLSearchParams(secrets) }).catch(() => undefined)
    }
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(everything, { status: 502 })))
    await request({ url: '/api/index/info', method: 'GET' }).catch(() => undefined)
    expect((await sent()).map(({ body }) => [body.operation, body.place])).toEqual([
      ['GET /api/index/info', 'data.product_name'],
      ['POST /api/user/addorder', expect.stringMatching(/^data\.\w+$/)],
      ['POST /api/user/addorder', 'data.reason'],
      ['GET /api/index/info', 'code'],
      ['POST /api/user/addorder', 'code'],
      ['GET /api/index/info', 'HTTP 502'],
    ])
    expect(texts.join().match(LEAK)).toBeNull()
  })

  it('is sent of a file that did not come, and not again by the boundary that shows it', async () => {
    begin()
    const payload = errorWith(
      '',
      `Failed to fetch ${own}assets/cash-screen-1a2b3c4d.js?${everything}`,
    )
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
    noteFault({ kind: 'error', by: 'boundary', error: payload })
    expect((await sent()).map(({ type, body }) => [type, body.file])).toEqual([
      ['h5-load', 'assets/cash-screen-1a2b3c4d.js'],
    ])
  })

  it('is sent of an outcome that stayed unknown for two minutes, by the name of its flow', async () => {
    begin()
    noteUnknown(secrets.id, `append.${secrets.id}`)
    await vi.advanceTimersByTimeAsync(119_000)
    noteUnknown(secrets.id, `append.${secrets.id}`)
    expect(await sent()).toEqual([])
    noteUnknown(secrets.id, `append.${secrets.id}`)
    expect((await sent()).map(({ type, body }) => [type, body.flow])).toEqual([
      ['h5-outcome', 'append'],
    ])
  })

  it('never holds what somebody owns, typed or is called, whatever went wrong', async () => {
    begin()
    window.location.hash = `#/pages/${secrets.typed}/${secrets.id}?${secrets.query}`
    const named = Object.assign(errorWith(ofChromium()), { name: secrets.name })
    const forged = `x\n    at ${own}assets/${secrets.query}.js:1:2`
    const thrown = [
      named,
      errorWith(ofChromium(forged), forged),
      secrets,
      everything,
      new DOMException(everything, 'DataError'),
      Object.assign(errorWith(''), { cause: everything }),
    ]
    for (const error of thrown) {
      tellPage(error)
      window.dispatchEvent(
        Object.assign(new Event('unhandledrejection'), { reason: structuredClone(error) }),
      )
    }
    render(<p>{everything}</p>)
    await sent()
    await vi.advanceTimersByTimeAsync(60_000)
    noteFault({ kind: 'error', by: 'boundary', error: everything, components: everything })
    expect((await sent()).length).toBeGreaterThan(4)
    expect(texts.join().match(LEAK)).toBeNull()
  })
})

describe('reports', () => {
  it('are sent of the same error once, and of ten others a minute', async () => {
    begin()
    const line = (row: number) => `f@${own}assets/app-1a2b3c4d.js:${row}:1`
    for (let row = 1; row < 15; row += 1) {
      tellPage(errorWith(line(row)))
      tellPage(errorWith(line(row)))
    }
    expect(await sent()).toHaveLength(10)
    expect(beacon).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(60_000)
    tellPage(errorWith(line(1)))
    tellPage(errorWith(line(99)))
    expect(await sent()).toHaveLength(11)
  })

  it('wait over a moment without a network', async () => {
    begin()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    tellPage(errorWith(`f@${own}assets/app-1a2b3c4d.js:301:1`))
    expect(await sent()).toEqual([])
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    expect(await sent()).toHaveLength(1)
  })

  it('wait where the browser takes no more, and go along with the next', async () => {
    begin()
    beacon.mockReturnValueOnce(false)
    tellPage(errorWith(`f@${own}assets/app-1a2b3c4d.js:401:1`))
    await vi.advanceTimersByTimeAsync(1_000)
    texts = []
    tellPage(errorWith(`f@${own}assets/app-1a2b3c4d.js:402:1`))
    expect(await sent()).toHaveLength(2)
  })

  it('say nothing of what the app tells its user itself, of extensions, and of nothing', async () => {
    begin()
    tellPage(new NoAnswerError('timeout'))
    tellPage(errorWith(`f@chrome-extension://abc/content.js:7:8`))
    tellPage(null)
    expect(await sent()).toEqual([])
  })

  it('have what went wrong before they began', async () => {
    onTestFinished(watchFaults())
    tellPage(errorWith(`f@${own}assets/app-1a2b3c4d.js:501:1`))
    onTestFinished(sendReports())
    expect(await sent()).toHaveLength(1)
  })

  it('are not even kept without an address', async () => {
    vi.resetModules()
    vi.stubEnv('VITE_REPORTS', '')
    const faults = await import('@/platform/faults.ts')
    faults.noteFault({ kind: 'contract', operation: 'GET /api/index/info', place: 'data' })
    const taken = vi.fn()
    onTestFinished(faults.takeFaults(taken))
    faults.noteFault({ kind: 'contract', operation: 'GET /api/index/info', place: 'code' })
    expect(taken).not.toHaveBeenCalled()
  })
})
