import type { Page } from '@playwright/test'
import { routes as operations } from '../../sandbox/generated/operations.ts'
import { SEED_USERS } from '../../sandbox/seed/users.ts'
import { cssOfColours } from '../../scripts/build/palette.ts'
import { readSite, siteFolder } from '../../scripts/build/site.ts'
import { currentAreas, setSiteAreas } from '../../src/api/areas.ts'
import { Capability } from '../../src/generated/h5.schemas.ts'
import { isPage, paths } from '../../src/lib/paths.ts'
import { at, expectAddress, lowLinks, smallFields, tooWide, words } from '../e2e/app.ts'
import { axeViolations } from '../e2e/fixtures.ts'
import { spills, textsOf } from '../e2e/in-page.ts'
import type { ShownPage } from '../e2e/pages.ts'
import { innerPages, isForUsers, isGated, pages, pathOf } from '../e2e/pages.ts'
import { settled, watchCalls } from '../gallery/settled.ts'
import { untranslated } from '../gallery/untranslated.ts'
import { expect, test as journey, logInAs } from '../journeys/fixtures.ts'
import { SandboxSite } from '../journeys/sandbox.ts'
import { builtFolder, harbour } from './build-site.ts'

/*
 * Harbour, the second site, before a sandbox that runs as Harbour: every page that it has, and every
 * page that the app has and Harbour has not.
 */

const site = readSite(harbour)
const first = readSite(siteFolder)

// Its server has all that there is beyond the specification.
setSiteAreas({ ...site, capabilities: Object.values(Capability) })
const { hasPage } = currentAreas()

const test = journey.extend<{ stray: string[] }, { sandbox: SandboxSite }>({
  sandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the parameters.
    async ({}, use) => {
      const running = await SandboxSite.start({ folder: builtFolder(harbour), site })
      await use(running)
      await running.end()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  stray: [
    async ({ page }, use) => {
      watchCalls(page)
      const stray = watchStray(page)
      await use(stray)
      expect(stray, 'requests that no page of Harbour sends').toEqual([])
    },
    { auto: true },
  ],
})

test.use({
  // A small phone's width, and all in sight but for long lists: charts draw what one sees.
  viewport: { width: 360, height: 1_600 },
})
test.describe.configure({ timeout: 300_000 })

const all = [...pages, ...innerPages]
const offered = all.filter(({ address }) => hasPage(address))
const absent = all.filter(({ address }) => !hasPage(address))

/** The operations of the areas that Harbour does not have. */
const absentOperations = new Set(
  operations
    .filter(({ area }) => area !== null && !site.areas.includes(area))
    .map(({ method, path }) => `${method} ${path}`),
)

/** Collects the requests of a page, from now on, that a page of Harbour does not send. */
function watchStray(page: Page): string[] {
  const stray: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const call = `${request.method()} ${pathname}`
    const isOwn = [site.base, '/api/', '/uploads/'].some((folder) => pathname.startsWith(folder))
    if (!isOwn && /^https?:/.test(request.url())) stray.push(call)
    const language = request.headers().lang
    if (language !== undefined && language !== 'de') stray.push(`${call} asks in ${language}`)
    if (absentOperations.has(call)) stray.push(`${call} is of an area that is not offered`)
  })
  page.on('response', async (response) => {
    if (!response.url().includes('/api/')) return
    // The page may be left before its answers are there.
    const text = await response.text().catch(() => '')
    if (text.includes('area_not_offered')) stray.push(`${response.url()} was refused: ${text}`)
  })
  return stray
}

const hexes = (css: string) => new Set(css.match(/#[0-9a-f]{6}/g))

const own = hexes(cssOfColours(site.colours))
/** The colours that the first site alone has, as styles tell them. */
const firstColours = [...hexes(cssOfColours(first.colours))].filter((hex) => !own.has(hex))
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((place) => Number.parseInt(hex.slice(place, place + 2), 16)).join(', ')})`

/** What of the first site a page shows: in its head, texts, attributes and colours. */
async function tracesOfFirst(page: Page): Promise<string[]> {
  const { html, colours } = await page.evaluate(() => {
    const names = ['color', 'backgroundColor', 'borderTopColor', 'fill', 'stroke'] as const
    const used = new Set<string>()
    for (const element of document.querySelectorAll('*')) {
      const style = getComputedStyle(element)
      for (const name of names) used.add(style[name])
    }
    return { html: document.documentElement.outerHTML, colours: [...used] }
  })
  return [
    ...[first.name, first.base, ...firstColours].filter((trace) => html.includes(trace)),
    ...firstColours.filter((hex) => colours.includes(rgb(hex))),
  ]
}

/** The addresses of all links of a page, as they are written. */
const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
  )

/** The address of the page to which a link leads; null where it leads out of the app. */
const innerAddress = (link: string) => (link.startsWith('#') ? link.slice(1) : null)

/** Whether a link leads to a page that there is and that Harbour has, to a picture, or to somebody outside. */
function leadsSomewhere(link: string): boolean {
  const address = innerAddress(link)
  if (address !== null) return address === '/' || (isPage(address) && hasPage(address))
  return /^(\/uploads\/\w|https:\/\/|mailto:.+@|tel:\+\d)/.test(link)
}

/** What every page of Harbour owes, whether it has content or says that there is none. */
async function expectHarbour(page: Page, where: string): Promise<void> {
  await expect.soft(page, where).toHaveTitle(/Harbour$/)
  expect.soft(await page.locator('html').getAttribute('lang'), where).toBe('de')
  const links = await linksOf(page)
  const lost = links.filter((link) => !leadsSomewhere(link))
  expect.soft(lost, `${where}: links to nowhere`).toEqual([])
  expect.soft(await tracesOfFirst(page), `${where}: of the first site`).toEqual([])
  const texts = await textsOf(page)
  const otherMoney = texts.filter((text) => /\d\sUSD\b/.test(text))
  expect.soft(otherMoney, `${where}: not in its currency`).toEqual([])
  const foreign = untranslated('de', texts, [])
  expect.soft(foreign, `${where}: not German`).toEqual([])
}

/**
 * That all is easy to read and to press, in light and dark. Of what axe knows, colours alone depend on
 * the site.
 */
async function expectEasy(page: Page, where: string): Promise<void> {
  expect.soft(await tooWide(page), `${where}: too wide`).toEqual([])
  expect.soft(await spills(page), `${where}: texts fit`).toEqual([])
  expect.soft(await lowLinks(page), `${where}: links that are too low`).toEqual([])
  expect.soft(await smallFields(page), `${where}: fields with small text`).toEqual([])
  expect.soft(await axeViolations(page, 'colours'), `${where}: axe, light`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await axeViolations(page, 'colours'), `${where}: axe, dark`).toEqual([])
  expect.soft(await tracesOfFirst(page), `${where}: of the first site, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Opens an address as the first one of a visit. */
async function load(page: Page, address: string): Promise<void> {
  await page.goto('./icon.svg')
  await page.goto(at(address))
  await settled(page)
}

const pathIn = (address: string) => address.replace(/\?.*$/, '')

/** Goes to an address within the app, and waits until all of its page is there. */
async function go(page: Page, address: string): Promise<void> {
  const { hash } = new URL(page.url())
  // Another address of the same page changes it in place, which cannot be waited for.
  if (pathIn(hash.slice(1)) === pathIn(address)) return load(page, address)
  await page.evaluate(() => document.querySelector('main')?.setAttribute('data-left', ''))
  await page.goto(at(address))
  await expect(page.locator('main[data-left]')).toHaveCount(0)
  await settled(page)
}

const notOffered = (page: Page) => page.getByText(words('de', 'app.notOffered.heading'))

/** The page says that Harbour does not have it, and leads on. */
async function expectNotOffered(page: Page, where: string): Promise<void> {
  await expect(notOffered(page), where).toBeVisible()
  await expectHarbour(page, where)
  await page.getByRole('link', { name: words('de', 'notFound.page.home') }).click()
  await expectAddress(page, paths.aboutUs)
  await expect(notOffered(page), where).toHaveCount(0)
}

/** What two links have in common that lead to the same kind of page: all but ids, products and days. */
const kindOf = (address: string) =>
  address.replace(/=\w*[A-Z\d]\w*/g, '=').replace(/=(%2Fpages|\/pages)[^&]*/g, '=')

/** Goes through pages and looks at each; then to where else their links lead. */
async function tour(
  page: Page,
  through: readonly ShownPage[],
  look: (shown: ShownPage) => Promise<void>,
): Promise<void> {
  const further = new Map<string, string>()
  for (const shown of through) {
    await test.step(shown.address, async () => {
      await go(page, shown.address)
      await expectHarbour(page, shown.address)
      await look(shown)
      for (const address of (await linksOf(page)).map(innerAddress)) {
        if (address !== null) further.set(kindOf(address), address)
      }
    })
  }
  for (const { address } of all) further.delete(kindOf(address))
  for (const address of further.values()) {
    await test.step(`a link to ${address}`, async () => {
      await go(page, address)
      await expect.soft(notOffered(page), address).toHaveCount(0)
      await expectHarbour(page, address)
    })
  }
}

const content = (page: Page, shown: ShownPage) => page.locator(shown.content).first()

/** Makes the pages of a tab those of a seeded user. */
async function logIn(
  page: Page,
  sandbox: SandboxSite,
  account: keyof typeof SEED_USERS,
): Promise<void> {
  const input = { account, password: SEED_USERS[account].password }
  const { token, user } = await sandbox.call({ token: '' }, 'logIn', input)
  await logInAs(page, { ...input, token, id: Number(user.userid) })
}

test('a visitor meets Harbour on every page', async ({ page }) => {
  await load(page, paths.splash)
  await expectAddress(page, paths.aboutUs)
  const open = offered.filter((shown) => !isGated(shown))
  await tour(page, open, async (shown) => {
    await expect(content(page, shown), `${shown.address} shows its content`).toBeVisible()
    await expectEasy(page, shown.address)
  })
})

test('a user meets Harbour on every page', async ({ page, sandbox }) => {
  await logIn(page, sandbox, 'demo')
  await load(page, paths.aboutUs)
  await tour(page, offered, async (shown) => {
    if (!isForUsers(shown.address)) return
    await expect(content(page, shown), `${shown.address} shows its content`).toBeVisible()
  })
})

test('a user reads and presses everything on each page of Harbour', {
  tag: '@full',
}, async ({ page, sandbox }) => {
  await logIn(page, sandbox, 'demo')
  for (const { address } of offered.filter((shown) => isForUsers(shown.address))) {
    await load(page, address)
    await expectEasy(page, address)
  }
})

test('a new user, who has nothing yet, meets Harbour on every page', {
  tag: '@full',
}, async ({ page, sandbox }) => {
  await logIn(page, sandbox, 'newbie')
  await load(page, paths.aboutUs)
  await tour(
    page,
    offered.filter(({ address }) => isForUsers(address)),
    async () => undefined,
  )
})

test('a page that Harbour does not have says so, with a way on', async ({ page, sandbox }) => {
  expect(absent.map(pathOf)).toContain(paths.exchange)
  // The first page on a device, which has not heard yet what the site offers.
  await load(page, paths.exchange)
  await expectEasy(page, paths.exchange)
  expect(await axeViolations(page)).toEqual([])
  await expectNotOffered(page, paths.exchange)
  for (const who of ['a visitor', 'a user']) {
    if (who === 'a user') await logIn(page, sandbox, 'demo')
    await load(page, paths.aboutUs)
    for (const { address } of absent) {
      await test.step(`${address}, for ${who}`, async () => {
        await go(page, address)
        await expectNotOffered(page, address)
      })
    }
  }
})

test('Harbour has its manifest with its icons, and its three languages', async ({ page }) => {
  await load(page, paths.language)
  await expect(page.getByRole('radio')).toHaveCount(site.languages.length)
  for (const name of ['Deutsch', 'English', 'Français']) {
    await expect(page.getByRole('radio', { name })).toBeVisible()
  }
  await expect(page.getByRole('radio', { name: 'Deutsch' })).toBeChecked()

  const link = page.locator('link[rel=manifest]')
  const address = await link.evaluate((element: HTMLLinkElement) => element.href)
  expect(new URL(address).pathname).toBe('/harbour/manifest.webmanifest')
  const answer = await page.request.get(address)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = (await answer.json()) as { name: string; icons: { src: string }[] }
  expect(manifest.name).toBe('Harbour')
  expect(manifest.icons.length).toBeGreaterThan(0)
  for (const { src } of manifest.icons) {
    const icon = await page.request.get(new URL(src, address).href)
    expect(icon.headers()['content-type'], src).toMatch(/^image\//)
  }
})
