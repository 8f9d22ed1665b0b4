import { once } from 'node:events'
import type { ClientHttp2Session, IncomingHttpHeaders } from 'node:http2'
import { connect } from 'node:http2'
import type { Readable } from 'node:stream'
import { constants, createGunzip } from 'node:zlib'
import { startSandbox, stop } from '../../scripts/process/processes.ts'
import { test as base, expect } from './fixtures.ts'
import type { RunningServer } from './web-server.ts'
import { startWebServer, webServers } from './web-server.ts'

/** Milliseconds in which a server must have passed on what was sent, on a machine that does other work. */
const AT_ONCE = 2_000
/** What a sandbox does within ten seconds by itself, and a busy machine. */
const SIGN_OF_LIFE = 20_000

/** A sandbox with its streams, whose clock stands. */
class Backend {
  readonly url: string

  constructor(url: string) {
    this.url = url
  }

  async control(action: string, input: object): Promise<unknown> {
    const response = await fetch(`${this.url}/sandbox/${action}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
    })
    return response.json()
  }

  /** A second passes, and prices change. */
  advance(): Promise<unknown> {
    return this.control('clock', { advance: 1 })
  }

  async user(): Promise<{ id: number; token: string }> {
    return (await this.control('user', {})) as { id: number; token: string }
  }
}

/** A stream as a page has it: what came, as text. */
class Stream {
  text = ''
  isOver = false
  readonly headers: IncomingHttpHeaders
  readonly leave: () => void

  static async open(
    session: ClientHttp2Session,
    path: string,
    headers: Record<string, string> = {},
  ): Promise<Stream> {
    const call = session.request({ ':path': path, 'accept-encoding': 'gzip, br, zstd', ...headers })
    const [answer] = (await once(call, 'response')) as [IncomingHttpHeaders]
    const isPacked = answer['content-encoding'] === 'gzip'
    const body = isPacked ? call.pipe(createGunzip({ flush: constants.Z_SYNC_FLUSH })) : call
    return new Stream(answer, body, () => call.close())
  }

  private constructor(headers: IncomingHttpHeaders, body: Readable, leave: () => void) {
    this.headers = headers
    this.leave = leave
    body.on('data', (bytes) => {
      this.text += bytes
    })
    body.on('end', () => {
      this.isOver = true
    })
    // Whoever leaves a packed stream has it cut.
    body.on('error', () => {})
  }

  get ids(): number[] {
    return [...this.text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id))
  }

  /** Waits for as many whole events. */
  async hasEvents(most: number, timeout = AT_ONCE): Promise<void> {
    const count = () => this.text.split('\n\n').filter((block) => block.startsWith('id: ')).length
    await expect.poll(count, { timeout, intervals: [10] }).toBe(most)
  }
}

const test = base.extend<
  { streaming: RunningServer; session: ClientHttp2Session },
  { backend: Backend }
>({
  backend: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the parameters.
    async ({}, use) => {
      const line = ['--database', ':memory:', '--stands-at', '1795188600']
      const sandbox = await startSandbox(0, line, () => {})
      await use(new Backend(sandbox.url))
      await stop(sandbox.child)
    },
    { scope: 'worker' },
  ],
  streaming: async ({ webServer, folder, site, certificate, backend }, use) => {
    const place = { folder: `${folder}/streaming`, site, certificate, backend: backend.url }
    const server = await startWebServer(webServer, place)
    await use(server)
    await server.end()
  },
  // As a browser does it: all streams and calls of a host go over one connection.
  session: async ({ streaming, certificate }, use) => {
    const session = connect(new URL(streaming.app).origin, { ca: certificate.pem })
    await use(session)
    session.destroy()
  },
})

const PRICES = '/api/stream/prices?symbols=BTCUSD,ETHUSD'
const EVENTS = '/api/stream/events'

for (const webServer of webServers) {
  test.describe(`${webServer}, streams`, () => {
    test.use({ webServer })

    test('passes each event on at once, the same to two clients', async ({ session, backend }) => {
      const [one, other] = await Promise.all([
        Stream.open(session, PRICES),
        Stream.open(session, PRICES),
      ])
      expect(one.headers[':status']).toBe(200)
      expect(one.headers['content-type']).toMatch(/^text\/event-stream/)
      expect(one.headers['cache-control']).toBe('no-store')
      for (let events = 1; events <= 5; events += 1) {
        if (events > 1) await backend.advance()
        await one.hasEvents(events)
        await other.hasEvents(events)
      }
      expect(one.text).toMatch(/^retry: \d+\n\nid: /)
      expect(other.text).toBe(one.text)
    })

    test('compresses prices where it sends each of them by itself', async ({ session }) => {
      const [prices, all, events] = await Promise.all([
        Stream.open(session, PRICES),
        Stream.open(session, '/api/stream/prices'),
        Stream.open(session, EVENTS),
      ])
      const packed = webServer === 'nginx.conf' ? 'gzip' : undefined
      expect(prices.headers['content-encoding']).toBe(packed)
      expect(all.headers['content-encoding']).toBe(packed)
      expect(events.headers['content-encoding']).toBeUndefined()
    })

    test('goes on after the last event that a client had', async ({ session, backend }) => {
      const before = await Stream.open(session, '/api/stream/prices')
      await before.hasEvents(1)
      before.leave()
      const lastId = String(before.ids[0])
      const same = await Stream.open(session, '/api/stream/prices', { 'last-event-id': lastId })
      await expect.poll(() => same.text).toMatch(/^retry: \d+\n\n$/)
      await backend.advance()
      await same.hasEvents(1)
      expect(same.ids[0]).toBe(Number(lastId) + 1)
    })

    test('hands the token on, and the signs of life and the end of a stream', async ({
      session,
      backend,
    }) => {
      const user = await backend.user()
      const stream = await Stream.open(session, EVENTS, { token: user.token })
      await expect.poll(() => stream.text).toMatch(/^retry: \d+\n\n/)
      await expect.poll(() => stream.text, { timeout: SIGN_OF_LIFE }).toMatch(/^:\n\n/m)
      await backend.control('log_out', { user: user.id })
      await expect.poll(() => stream.isOver, { timeout: AT_ONCE }).toBe(true)
      expect(stream.text).toContain('"session_ended"')
    })

    test('leaves a stream of the backend when its client leaves', async ({ session, backend }) => {
      const { token } = await backend.user()
      const first = await Stream.open(session, EVENTS, { token })
      // Of more than eight open ones the sandbox ends the oldest.
      for (let left = 0; left < 20; left += 1) {
        const stream = await Stream.open(session, EVENTS, { token })
        await expect.poll(() => stream.text).not.toBe('')
        stream.leave()
      }
      await backend.advance()
      expect(first.isOver).toBe(false)
    })

    test('answers a refusal as it is', async ({ session }) => {
      const { headers } = await Stream.open(session, EVENTS, { token: 'nobody' })
      expect(headers[':status']).toBe(200)
      expect(headers['content-type']).toMatch(/^application\/json/)
    })
  })
}
