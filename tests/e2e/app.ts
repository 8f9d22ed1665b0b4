import { readFileSync } from 'node:fs'
import type { Locator, Page, Request } from '@playwright/test'
import type { Catalogue, Language, SourceCatalogue } from '../../scripts/build/catalogues.ts'
import { sourceFile } from '../../scripts/build/catalogues.ts'
import { localeOf } from '../../src/lib/languages.ts'
import { loginPath, paths } from '../../src/lib/paths.ts'
import { expect } from './fixtures.ts'

/** The address of a page, relative to the app's own. */
export const at = (path: string) => `./#${path}`

/** Waits until the app shows this path, with its query. */
export async function expectAddress(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(({ hash }) => hash === `#${path}`)
}

/** The login page that leads back to an address afterwards. */
export function loginFor(address: string): string {
  const [pathname = '', query] = address.split('?')
  return loginPath({ pathname, search: query === undefined ? '' : `?${query}` })
}

/** A text of the app in a language, by its id; English where it is not translated. */
export function words(language: Language, id: string): string {
  const read = (of: Language) => JSON.parse(readFileSync(sourceFile(of), 'utf8')) as unknown
  const translated = language === 'en' ? undefined : (read(language) as Catalogue)[id]
  const text = translated ?? (read('en') as SourceCatalogue)[id]?.defaultMessage
  if (text === undefined) throw new Error(`No message "${id}"`)
  return text
}

/** The heading that names the page. */
export const title = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name })

/** The bottom tabs. */
export const tabs = (page: Page): Locator => page.locator('nav')

const isOperation = (operation: string, method: string, url: string) =>
  operation === `${method} ${new URL(url).pathname}`

/** The requests of one operation from now on, oldest first: `sentTo(page, 'POST /api/user/cash')`. */
export function sentTo(page: Page, operation: string): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (isOperation(operation, request.method(), request.url())) requests.push(request)
  })
  return requests
}

/** The fields of a form as they were sent. */
export const formOf = (request: Request | undefined): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(request?.postData() ?? ''))

type Handler = Parameters<Page['route']>[1]

/** Handles the requests of one operation; all others pass. The last one that was set wins. */
export async function handle(page: Page, operation: string, handler: Handler): Promise<void> {
  await page.route(
    ({ pathname }) => operation.endsWith(` ${pathname}`),
    (route, request) =>
      isOperation(operation, request.method(), request.url())
        ? handler(route, request)
        : route.fallback(),
  )
}

/** Keeps back the requests of one operation until the function that it returns is called. */
export async function hold(page: Page, operation: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await handle(page, operation, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** The server does its work, and its answer never arrives. */
export const loseAnswers: Handler = async (route) => {
  await route.fetch()
  await route.abort('connectionreset')
}

/** A proxy answers in the server's place. */
export const answerWithErrorPage: Handler = (route) =>
  route.fulfill({
    status: 502,
    contentType: 'text/html',
    body: '<html><body><h1>502 Bad Gateway</h1></body></html>',
  })

/** Fills the login form in and sends it. */
export async function submitLogin(
  page: Page,
  password = 'demo1234',
  account = 'demo@example.com',
): Promise<void> {
  await page.getByLabel('Account', { exact: true }).fill(account)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Goes from the personal center, which is shown, to the settings, and logs out there. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Settings' }).click()
  await confirmLogOut(page)
}

/** Presses and confirms the logout in the settings, which are shown. */
export async function confirmLogOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
}

export const amountField = (page: Page) => page.getByLabel('Amount', { exact: true })
export const fundPasswordField = (page: Page) => page.getByLabel('Fund password', { exact: true })
export const withdrawButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Withdraw/ })
export const dialog = (page: Page) => page.getByRole('alertdialog')
export const confirmButton = (page: Page) => dialog(page).getByRole('button', { name: /^Withdraw/ })

/** Enters the fund password in a question that is open. */
export const sign = (page: Page, password = 'fund1234') =>
  dialog(page).getByLabel('Fund password', { exact: true }).fill(password)

/** How the page names the demo user's card. */
const DEMO_CARD = 'Example Bank · 411****111'

/** Fills the withdrawal form in; presses nothing. */
export async function fillWithdrawal(
  page: Page,
  amount = '1010',
  target = DEMO_CARD,
): Promise<void> {
  await page.getByLabel('To', { exact: true }).selectOption({ label: target })
  await amountField(page).fill(amount)
}

/** Opens the withdrawal, fills it in and presses its button: the confirmation is open then, and signed. */
export async function askToWithdraw(
  page: Page,
  amount = '1010',
  target = DEMO_CARD,
): Promise<void> {
  await page.goto(at(paths.withdraw))
  await fillWithdrawal(page, amount, target)
  await withdrawButton(page).click()
  await sign(page)
}

/** Waits until what has changed is on the screen. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))

/** Watches from the next load on what moves in the page; the function that it returns tells how far. */
export async function watchShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    const keep = (entries: PerformanceEntryList) => {
      // The language's own types do not know this kind of entry.
      for (const entry of entries)
        shifts.push((entry as PerformanceEntry & { value: number }).value)
      return shifts
    }
    const observer = new PerformanceObserver((list) => keep(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts: () => keep(observer.takeRecords()) })
  })
  return async () => {
    await drawn(page)
    return page.evaluate(() => (window as unknown as { shifts: () => number[] }).shifts())
  }
}

/** Changes the language of a page that is shown, as the choice in another tab does. */
export async function changeLanguage(page: Page, language: Language): Promise<void> {
  await page.evaluate((code) => {
    localStorage.setItem('language', code)
    window.dispatchEvent(new StorageEvent('storage'))
  }, language)
  // It is named once all texts of the page are in it.
  await page.waitForFunction((lang) => document.documentElement.lang === lang, localeOf(language))
  await drawn(page)
}

/** What makes the page wider than its screen; nothing where it fits. Runs in the page. */
export function wideElements(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth,
  )
  return wide.map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 60)}`)
}

export const tooWide = (page: Page): Promise<string[]> => page.evaluate(wideElements)

/** Links that are lower than a target may be: 24 px (WCAG 2.5.8), inside a sentence, too. */
export const lowLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main a')]
      .filter((link) => link.checkVisibility() && link.getBoundingClientRect().height < 24)
      .map(({ textContent }) => textContent),
  )

/** Fields whose text is smaller than 16 px: iOS zooms into them. */
export const smallFields = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
      .filter(({ type }) => !['radio', 'checkbox', 'file'].includes(type))
      .filter((field) => Number.parseInt(getComputedStyle(field).fontSize, 10) < 16)
      .map(({ outerHTML }) => outerHTML),
  )

/** The bell in the bar of the main pages: its name counts the unread messages. */
export const bell = (page: Page) => page.getByRole('link', { name: /^Messages$|unread message/ })

/** The figure of a balance, by its label. */
export const balance = (page: Page, label: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .first()
    .locator('xpath=following-sibling::dd[1]')

/** What the device keeps of a user: all but the site's public answers, with its demo accounts. */
export const stored = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify(
      [localStorage, sessionStorage].flatMap((storage) =>
        Object.entries(storage).filter(([key]) => !key.startsWith('h5.seen.')),
      ),
    ),
  )
