/** What stands in the place of the app when it cannot start, or when its frame breaks down. */
import type { Page } from '@playwright/test'
import type { Language } from '../../scripts/build/catalogues.ts'
import { LANGUAGE_KEY } from '../../src/lib/languages.ts'
import { paths } from '../../src/lib/paths.ts'
import { at, handle, title, words } from './app.ts'
import { expect, test } from './fixtures.ts'

const APP_FILE = /\/h5\/assets\/app-[^/]*\.js$/

/** Ways to keep the app from its start, each with what the browser says of it. */
const breaks: { name: string; complaint: RegExp; cause: (page: Page) => Promise<unknown> }[] = [
  {
    name: 'a script that the browser cannot read',
    complaint: /SyntaxError/,
    cause: (page) =>
      page.route(APP_FILE, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'class Newer { static { ' }),
      ),
  },
  {
    name: 'a script that is missing',
    complaint: /404/,
    cause: (page) => page.route(APP_FILE, (route) => route.fulfill({ status: 404, body: '' })),
  },
  {
    name: 'a failure of the frame',
    complaint: /the frame broke/,
    cause: (page) =>
      page.addInitScript(() => {
        let drawn = false
        Object.defineProperty(HTMLElement.prototype, 'lang', {
          get: () => 'en',
          set() {
            // The app names its language once it is drawn.
            if (drawn) return
            drawn = true
            throw new Error('the frame broke')
          },
        })
      }),
  },
]

const speak = (page: Page, language: Language) =>
  page.addInitScript(([key, code]) => localStorage.setItem(key, code), [
    LANGUAGE_KEY,
    language,
  ] as const)

for (const language of ['en', 'de', 'jp'] as const) {
  for (const { name, complaint, cause } of breaks) {
    test(`${name} leaves a page in the language ${language}`, async ({ page, complaints }) => {
      complaints.expected(complaint)
      await speak(page, language)
      await cause(page)
      await page.goto(at(paths.withdraw))
      await expect(title(page, words(language, 'start.failed.title'))).toBeVisible()
      await expect(page.getByText(words(language, 'start.failed.body'))).toBeVisible()
      await expect(
        page.getByRole('button', { name: words(language, 'start.page.reload') }),
      ).toBeVisible()
      await expect(
        page.getByRole('link', { name: words(language, 'start.page.support') }),
      ).toBeVisible()
      await expect(page.getByRole('link', { name: 'support@example.com' })).toHaveAttribute(
        'href',
        'mailto:support@example.com',
      )
      const [before = ''] = words(language, 'start.page.release').split('{release}')
      await expect(
        page.getByText(new RegExp(`${before}\\d+\\.\\d+\\.\\d+-[0-9a-f]{8} · [0-9a-f]{8} · 20`)),
      ).toBeVisible()
    })
  }

  test(`a browser that is too old is told so in the language ${language}`, async ({ page }) => {
    await speak(page, language)
    await page.addInitScript(() => {
      const supports = CSS.supports.bind(CSS)
      CSS.supports = (...declaration: [string, string?]) =>
        declaration[0] !== 'container-type' && supports(...(declaration as [string, string]))
    })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(at(paths.trade))
    await expect(title(page, words(language, 'start.old.title'))).toBeVisible()
    const [before = '', after = ''] = words(language, 'start.old.body').split('{browsers}')
    await expect(
      page.getByText(`${before}Safari 16.0, Chrome 105, Firefox 115${after}`),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'support@example.com' })).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual(['/api/index/info'])
  })
}

test('the language of a browser is taken where none was chosen', async ({
  browser,
  complaints,
}) => {
  complaints.possible(/404/)
  for (const [locale, language] of [
    ['zh-TW', 'hk'],
    ['zh-CN', 'zh'],
    ['ko-KR', 'kor'],
    ['pt-BR', 'en'],
  ] as const) {
    const context = await browser.newContext({ locale })
    const page = await context.newPage()
    await page.route(APP_FILE, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('./')
    await expect(title(page, words(language, 'start.failed.title'))).toBeVisible()
    await context.close()
  }
})

test('a reload after a failure begins anew', async ({ page, complaints }) => {
  complaints.expected(/404/)
  await page.route(APP_FILE, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 })
  await page.goto('./')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(title(page, 'H5 Demo')).toBeVisible()
})

test('after a failure customer service is one press away', async ({ page, complaints }) => {
  complaints.expected(/404/)
  await page.route(APP_FILE, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 })
  await page.goto(at(paths.withdraw))
  await page.getByRole('link', { name: 'Customer service' }).click()
  await expect(title(page, 'Customer service')).toBeVisible()
})

test('a start that takes a minute says so, and gives way when the app comes after all', async ({
  page,
}) => {
  await page.clock.install()
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/messages-[^/]*\/en\/app\.json$/, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('./', { waitUntil: 'commit' })
  await page.waitForFunction(() => 'h5Start' in window)
  await page.clock.runFor(60_000)
  await expect(title(page, words('en', 'start.failed.title'))).toBeVisible()
  resolve()
  await expect(title(page, 'H5 Demo')).toBeVisible()
})

test('what a browser’s extension throws is no failure of the app', async ({ page }) => {
  await handle(page, 'GET /api/index/info', (route) => route.continue())
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://other/content.js' }))
    })
  })
  await page.goto('./', { waitUntil: 'commit' })
  await expect(title(page, words('en', 'start.failed.title'))).toHaveCount(0)
  await expect(title(page, 'H5 Demo')).toBeVisible()
})
