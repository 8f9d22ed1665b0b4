import AxeBuilder from '@axe-core/playwright'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { test as base, expect } from '@playwright/test'
import { chromiumLaunch } from '../../scripts/process/browser.ts'

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Said by Playwright itself where a test has no worker, as all but a few. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright'

/** What the browser itself complained about since the page was opened. */
type Complaints = {
  /** Takes away the complaints that a test caused on purpose; fails if there was none such. */
  expected: (pattern: RegExp) => void
  /** Takes away the complaints that a test may cause, or not, by the moment at which it runs. */
  possible: (pattern: RegExp) => void
}

/**
 * Marks the contract's announcement as shown: it would open over whatever a test does. A route would do so,
 * too, but sends every request of a page through the test.
 */
async function announceNothing(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      localStorage.setItem('h5.announcement', 'an_12')
    } catch {
      // A document without storage, or with a full one.
    }
  })
}

/**
 * `H5_SLOW=6` makes the browser six times slower and its answers late and out of order: what passes
 * then depends on no machine's speed.
 */
async function slowDown(context: BrowserContext): Promise<void> {
  const rate = Number(process.env.H5_SLOW ?? 1)
  if (rate === 1) return
  context.on('page', async (page) => {
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate })
  })
  await context.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 100 * rate))
    await route.fallback()
  })
}

/** Another device: nothing of this one's storage is there. Whoever takes it closes it. */
export async function otherDevice(browser: Browser | null): Promise<BrowserContext> {
  if (browser === null) throw new Error('The browser is gone')
  const context = await browser.newContext()
  await slowDown(context)
  await announceNothing(context)
  return context
}

/**
 * The project's `test`: it fails when the console shows an error or a warning, when a script throws,
 * and when the page breaks its Content-Security-Policy.
 */
export const test = base.extend<{ announcement: boolean; complaints: Complaints }>({
  /** Whether the announcement is shown. */
  announcement: [false, { option: true }],
  // Not in the configuration: without a browser, the tests can still be listed.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the parameters.
  launchOptions: [async ({}, use) => use(chromiumLaunch()), { scope: 'worker' }],
  complaints: [
    async ({ context, serviceWorkers, announcement }, use) => {
      const found: string[] = []
      const expected: RegExp[] = []
      const possible: RegExp[] = []
      context.on('console', (message) => {
        const told = message.type() === 'error' || message.type() === 'warning'
        if (told && message.text() !== WORKER_BLOCKED) found.push(message.text())
      })
      context.on('weberror', (error) => found.push(String(error.error())))
      // With developer tools of its own a page does not learn that it is offline, as the workers' tests want.
      if (serviceWorkers === 'block') await slowDown(context)
      if (!announcement) await announceNothing(context)
      // A violation that no console line tells (report-only, a worker) still raises the event.
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`CSP: ${event.violatedDirective} blocked ${event.blockedURI}`)
        })
      })
      await use({
        expected: (pattern) => expected.push(pattern),
        possible: (pattern) => possible.push(pattern),
      })
      // What the console says may come after what the page shows.
      for (const pattern of expected) {
        await expect
          .poll(() => found.join('\n'), `no complaint matched ${pattern}`)
          .toMatch(pattern)
      }
      // A handler that is still at work must not fail for the end of its test. That the browser knows
      // of no routes any more is not waited for: a worker whose site is gone may never answer.
      for (const one of [context, ...context.pages()]) {
        void one.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined)
      }
      const allowed = [...expected, ...possible]
      const unexpected = found.filter((text) => !allowed.some((pattern) => pattern.test(text)))
      expect(unexpected, 'the browser complained').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** The examples that a page was told to show, by operation. */
const chosen = new WeakMap<Page, Map<string, string>>()

/**
 * Shows a named example of the contract for one operation: `showExample(page, 'GET /api/user/cash',
 * 'verification_missing')`. Call it before the page asks; a later call for the same operation wins.
 */
export async function showExample(page: Page, operation: string, example: string): Promise<void> {
  const [method, path] = operation.split(' ')
  if (!method || !path) throw new Error(`"${operation}" does not read "GET /api/user/cash"`)
  const examples = chosen.get(page) ?? new Map<string, string>()
  chosen.set(page, examples.set(operation, example))
  await page.route(
    (url) => url.pathname === path,
    async (route, request) => {
      const name = examples.get(operation)
      if (request.method() !== method || name === undefined) return route.fallback()
      await route.fallback({ headers: { ...request.headers(), prefer: `example=${name}` } })
    },
  )
}

/** From now on the mock answers an operation as it does by itself. */
export function showUsual(page: Page, operation: string): void {
  chosen.get(page)?.delete(operation)
}

/**
 * Makes the next pages of this tab those of the demo user, without the login screen. It happens
 * once: a session that ends stays ended.
 */
export async function logIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('test.loggedIn') !== null) return
    sessionStorage.setItem('test.loggedIn', 'yes')
    localStorage.setItem('token', 'demo-token')
    // The mock's demo user has passkeys, and signs with the fund password on this device.
    localStorage.setItem('h5.signs.100237', 'password')
  })
}

/** Sets the language before the app reads it, by its code in the app, such as `kor`. */
export async function setLanguage(page: Page, language: string): Promise<void> {
  await page.addInitScript((code) => localStorage.setItem('language', code), language)
}

/** Every violation of WCAG 2.2 AA in what the page shows now, or those alone that colours make. */
export async function axeViolations(
  page: Page,
  rules: 'all' | 'colours' = 'all',
): Promise<string[]> {
  await standStill(page)
  const isThere = await page.evaluate(() => 'axe' in window)
  // Axe is read once in a page: that takes as long as a run of it.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    // What was passed is of no use, and large.
    .options({ resultTypes: ['violations', 'incomplete'] })
    // Without frames, axe need not open another page to join its findings.
    .setLegacyMode()
  if (rules === 'all') axe.withTags(wcag22AA)
  else axe.withRules(['color-contrast'])
  const { violations, incomplete } = await axe.analyze()
  return [...violations, ...incomplete.flatMap(invisible)].map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `  ${node.target.join(' ')}  ${node.failureSummary}`).join('\n')}`,
  )
}

/** Waits until nothing fades any more: a colour on its way to another scheme's is none of either. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(passing.map(({ finished }) => finished)).then(() => undefined)
  })
}

/** Fails on every violation of WCAG 2.2 AA in what the page shows now. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await axeViolations(page), 'axe found violations').toEqual([])
}

/** The same in both colour schemes. */
export async function expectNoAxeViolationsInAnyColour(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoAxeViolations(page)
  }
}

type Finding = Awaited<ReturnType<AxeBuilder['analyze']>>['incomplete'][number]

/** Text in the very colour of its ground: axe takes it for hidden on purpose, and only asks. */
function invisible(finding: Finding): Finding[] {
  const nodes = finding.nodes.filter(({ any }) =>
    any.some(({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'equalRatio'),
  )
  return nodes.length === 0 ? [] : [{ ...finding, nodes }]
}
