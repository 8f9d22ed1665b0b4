import type { Page } from '@playwright/test'
import {
  fileHeaders,
  hashedFiles,
  otherFiles,
  reportHeaders,
} from '../../scripts/build/serving-rules.ts'
import { paths } from '../../src/lib/paths.ts'
import { at } from '../e2e/app.ts'
import { App } from '../engines/app.ts'
import { chromiumTab } from '../engines/chromium.ts'
import { smoke } from '../engines/smoke.ts'
import { expect, test } from './fixtures.ts'
import { deploy, older, releaseOf, takeOthersAway } from './releases.ts'
import type { Answer } from './web-server.ts'
import { webServers } from './web-server.ts'

const REPORTS = 'https://reports.example.com/elsewhere'

/** The release that the page is of. */
const releaseIn = (page: Page) =>
  page.locator('meta[name=release]').getAttribute('content', { timeout: 20_000 })

/** Marks the page, so that a load of another one shows. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

const accountField = (page: Page) => page.getByLabel('Phone number or email address')

/** Opens the newer release, and types something into it. */
async function typeIntoNewer(page: Page, newer: string): Promise<void> {
  await page.goto(at(paths.register))
  expect(await releaseIn(page)).toBe(await releaseOf(newer))
  await accountField(page).fill('somebody@example.com')
  await mark(page)
}

const headersOf = ({ headers }: Answer, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, headers[name.toLowerCase()]]))

for (const webServer of webServers) {
  test.describe(webServer, () => {
    test.use({ webServer })

    test('carries the app from the entry page to the receipt of an order', async ({
      page,
      probe,
      server,
      sandbox,
    }) => {
      await page.addInitScript({ path: probe })
      await smoke(new App(chromiumTab(page), server.app), sandbox)
    })

    test('sends every header, keeps hashed files, and asks for all others again', async ({
      server,
    }) => {
      const start = await server.ask('/h5/')
      expect(start.status).toBe(200)
      expect(headersOf(start, Object.keys(fileHeaders))).toEqual(fileHeaders)
      expect(start.headers).not.toHaveProperty('reporting-endpoints')
      expect(start.headers['cache-control']).toBe(otherFiles.cacheControl)
      const again = await server.ask('/h5/', { 'If-None-Match': start.headers.etag ?? '' })
      expect(again.status).toBe(304)

      const [, script = ''] = /src="(\/h5\/assets\/app-[^"]+\.js)"/.exec(start.body) ?? []
      const packed = await server.ask(script, { 'Accept-Encoding': 'gzip' })
      expect(packed.status).toBe(200)
      expect(headersOf(packed, Object.keys(fileHeaders))).toEqual(fileHeaders)
      expect(packed.headers['cache-control']).toBe(hashedFiles.cacheControl)
      expect(packed.headers['content-type']).toMatch(/^(text|application)\/javascript/)
      expect(packed.headers['content-encoding']).toBe('gzip')

      const manifest = await server.ask('/h5/manifest.webmanifest')
      expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/)
      expect(headersOf(manifest, Object.keys(fileHeaders))).toEqual(fileHeaders)
      expect(manifest.headers['cache-control']).toBe(otherFiles.cacheControl)
    })

    test('answers a missing file with a 404 that nothing keeps', async ({ server }) => {
      for (const path of [
        '/h5/assets/gone-12345678.js',
        '/h5/assets/messages-12345678/en/app.json',
        '/h5/pages/user/user',
      ]) {
        const { status, headers } = await server.ask(path)
        expect(status, path).toBe(404)
        expect(headers['cache-control'], path).toBe('no-cache')
      }
      expect((await server.ask('/h5/.vite/manifest.json')).status).toBe(404)
    })

    test('leads to the app, and from the plain address to the safe one', async ({ server }) => {
      for (const path of ['/', '/h5']) {
        const { status, headers } = await server.ask(path)
        expect(status, path).toBe(302)
        expect(headers.location, path).toMatch(/^(https:\/\/localhost(:\d+)?)?\/h5\/$/)
      }
      const { status, headers } = await fetch(server.plain, { redirect: 'manual' })
      expect([301, 308]).toContain(status)
      expect(headers.get('location')).toMatch(/^https:\/\/localhost(:\d+)?\/h5\/$/)
    })

    test('compresses the answers of calls', async ({ server }) => {
      const { headers } = await server.ask('/api/index/info', { 'Accept-Encoding': 'gzip' })
      expect(headers['content-type']).toMatch(/^application\/json/)
      expect(headers['content-encoding']).toBe('gzip')
      expect(headers.vary).toMatch(/accept-encoding/i)
    })

    test('hands nothing on but calls and pictures', async ({ server }) => {
      const call = await server.ask('/api/user/index')
      expect(JSON.parse(call.body)).toMatchObject({ code: 401 })
      for (const path of [
        '/sandbox/state',
        '/api/../sandbox/state',
        '/api/stream/../../sandbox/state',
        '/api/%2e%2e/sandbox/state',
        '/api/%2e%2e%2fsandbox/state',
        '/api/..%5csandbox/state',
        '/api//../sandbox/state',
        '/api/%252e%252e/sandbox/state',
        '/uploads/../sandbox/state',
        '//api/../sandbox/state',
      ]) {
        const { status, body } = await server.ask(path)
        expect(status, path).toBeGreaterThanOrEqual(400)
        expect(body, path).not.toContain('outbox')
      }
    })

    test.describe('with an address for reports', () => {
      test.use({ reports: REPORTS })

      test('tells it to the browser', async ({ server }) => {
        const { headers } = await server.ask('/h5/')
        const told = reportHeaders(REPORTS)
        expect(headers['reporting-endpoints']).toBe(told['Reporting-Endpoints'])
        expect(headers['content-security-policy']).toBe(told['Content-Security-Policy'])
      })
    })

    test('a page that is open goes on when the older release comes back', async ({
      page,
      site,
      newer,
    }) => {
      await deploy(newer, site)
      await typeIntoNewer(page, newer)

      await deploy(older, site)
      // A page whose files nobody has asked for yet.
      const asked = page.waitForResponse(/\/assets\/[^/]+-newer-[^/]+\.js$/)
      await page.getByRole('link', { name: 'Log in' }).click()
      expect((await asked).status()).toBe(200)
      await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
      expect(await isMarked(page)).toBe(true)

      await page.goto(at(paths.register))
      await page.reload()
      expect(await releaseIn(page)).toBe(await releaseOf(older))
      await expect(accountField(page)).toHaveValue('somebody@example.com')
    })

    test('a page whose files are gone loads the older release, and keeps what was typed', async ({
      page,
      site,
      newer,
      complaints,
    }) => {
      complaints.possible(/404/)
      await deploy(newer, site)
      await typeIntoNewer(page, newer)

      await takeOthersAway(older, site)
      await page.getByRole('link', { name: 'Log in' }).click()
      await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
      expect(await isMarked(page)).toBe(false)
      expect(await releaseIn(page)).toBe(await releaseOf(older))
      await page.goto(at(paths.register))
      await expect(accountField(page)).toHaveValue('somebody@example.com')
    })
  })
}
