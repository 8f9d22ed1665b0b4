import { paths } from '../../src/lib/paths.ts'
import { behindProxy } from '../journeys/proxy.ts'
import type { App } from './app.ts'
import { test as base, expect } from './fixtures.ts'

const test = base.extend<{ network: Awaited<ReturnType<typeof behindProxy>> }>({
  network: async ({ sandbox }, use) => {
    const network = await behindProxy(sandbox.app, (file) => file)
    await use(network)
    network.end()
  },
  site: async ({ network }, use) => use(network.app),
})

/** Waits until the worker has the files of the app and the texts of all pages. */
async function expectKept(app: App): Promise<void> {
  const isKept = () =>
    app.evaluate(async () => {
      const texts = await (await caches.open('h5-messages')).keys()
      const whole = texts.some(({ url }) => url.endsWith('/en/whole.json'))
      return navigator.serviceWorker.controller !== null && whole
    })
  await expect.poll(isKept, { timeout: 60_000 }).toBe(true)
}

test('a first visit announces no new version', { tag: '@full' }, async ({ fresh }) => {
  // Whether a worker is in charge before it says that it is installed is a matter of luck.
  const visits = await Promise.all([fresh(), fresh(), fresh()])
  const visit = async (app: App) => {
    await app.open('/')
    await app.seesA('heading', 'Our mission')
    await expectKept(app)
    await app.seesNo('A new version is ready.')
  }
  await Promise.all(visits.map(visit))
})

test('a second visit needs no network, for a page that was not seen before, too', {
  tag: '@full',
}, async ({ app, network }) => {
  await app.open('/')
  await app.seesA('heading', 'Our mission')
  await expectKept(app)
  network.end()
  await app.reload()
  await app.seesA('heading', 'Our mission')
  await app.open(paths.login)
  await app.seesA('button', 'Log in')
})
