import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Language } from '../../scripts/build/catalogues.ts'
import { languages } from '../../scripts/build/catalogues.ts'
import { root } from '../../scripts/process/project.ts'
import { paths, tradePath } from '../../src/lib/paths.ts'
import { calls } from '../contract/lib/contract.ts'
import { at, changeLanguage, tooWide } from '../e2e/app.ts'
import { axeViolations, expect, showExample, showUsual, test } from '../e2e/fixtures.ts'
import { spills, textsOf } from '../e2e/in-page.ts'
import { pages as allPages, isForUsers, pathOf, views, visit } from '../e2e/pages.ts'
import { settled, watchCalls } from './settled.ts'
import { untranslated } from './untranslated.ts'

/*
 * Every page in every look, and every state that the contract's examples offer: looked at for what a
 * machine can see, and kept as pictures for a designer (`npm run gallery`).
 */

const folder = join(root, '.cache', 'gallery')

/** A part of the list alone: `H5_GALLERY_PAGES=wallet,recharge H5_GALLERY_LANGUAGES=de`. */
const only = (name: string) => process.env[name]?.split(',').filter((one) => one !== '') ?? []
const wantedPages = only('H5_GALLERY_PAGES')
const wantedLanguages = only('H5_GALLERY_LANGUAGES')
const nameOf = (path: string) => path.split('/').at(-1) ?? path
const isWanted = (path: string) => wantedPages.length === 0 || wantedPages.includes(nameOf(path))
const pages = allPages.filter((page) => isWanted(pathOf(page)))
const shownLanguages = languages.filter(
  (language) => wantedLanguages.length === 0 || wantedLanguages.includes(language),
)

const widths = [320, 390, 550] as const
const schemes = ['light', 'dark'] as const
/** A small phone, whose first sight is looked at, and the sizes of text in per cent on it. */
const phone = { width: 360, height: 640 }
const textSizes = [100, 130, 200] as const
const HEIGHT = 844
/** Pixels of the longest picture; what is longer is a list of the same. */
const LONGEST = 6_000

/** While a page loads all of it is in sight: charts and lists draw what one sees. */
const TALL = { width: 390, height: LONGEST }

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: TALL })
test.describe.configure({ timeout: 30 * 60_000 })
test.beforeAll(() => mkdirSync(folder, { recursive: true }))

/** Shows the page at its full length, at a width. */
async function stretch(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT })
  // The rows of a list may be higher than was thought before they came in sight.
  for (const _ of ['thought', 'seen']) {
    const length = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height: Math.min(Math.max(length, HEIGHT), LONGEST) })
  }
}

const picture = (page: Page) => page.screenshot({ type: 'jpeg', quality: 60 })
const keep = (file: string, bytes: Buffer) => writeFileSync(join(folder, `${file}.jpg`), bytes)

/** Tells a fault and goes on: one run finds all of them. */
function expectNone(faults: readonly string[], where: string): void {
  expect.soft(faults, where).toEqual([])
}

/** What does not fit at the present width. */
const misfitsNow = async (page: Page) => [...(await tooWide(page)), ...(await spills(page))]

/** Texts that do not fit. A long list lays its rows out again a moment after they have grown. */
async function misfits(page: Page): Promise<string[]> {
  if ((await misfitsNow(page)).length === 0) return []
  await page.waitForTimeout(1_000)
  return misfitsNow(page)
}

/** Loads a page anew, in a language. */
async function load(page: Page, language: Language, go: () => Promise<void>): Promise<void> {
  await page.setViewportSize(TALL)
  await page.goto('./icon.svg')
  await page.evaluate((code) => localStorage.setItem('language', code), language)
  await go()
  await settled(page)
}

/**
 * What axe is asked about a look. Colours depend on the scheme alone, and the rest of what it finds
 * on the words and the room for them: so English is asked everything six times, and the other
 * languages where there is least room.
 */
function axeRules(language: Language, scheme: (typeof schemes)[number], width: number) {
  if (language === 'en') return 'all'
  if (width !== 320) return 'none'
  return scheme === 'light' ? 'all' : 'colours'
}

/** Sets the size of text, as a reader does. */
async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`
  }, percent)
}

/** A page at each size of text: that all of it fits, and what a small phone shows at first. */
async function lookAtTexts(page: Page, name: string, language: Language): Promise<void> {
  for (const size of textSizes) {
    await setTextSize(page, size)
    const look = `${name} ${language} text ${size}`
    if (size !== 100) {
      await stretch(page, 320)
      expectNone(await misfits(page), `${look}: texts fit`)
    }
    await page.setViewportSize(phone)
    keep(`look~${name}~${language}~phone~${size}`, await picture(page))
  }
  await setTextSize(page, 100)
}

/** A sheet in one language: at each size of text all of it fits, and its head and foot are in sight. */
async function lookAtSheet(page: Page, name: string, language: Language): Promise<void> {
  const sheet = page.locator('dialog:modal')
  for (const size of textSizes) {
    await setTextSize(page, size)
    const look = `${name} ${language} text ${size}`
    await page.setViewportSize({ width: 320, height: LONGEST })
    expectNone(await misfits(page), `${look}: texts fit`)
    await page.setViewportSize(phone)
    await expect.soft(sheet.getByRole('heading').first(), look).toBeInViewport()
    await expect.soft(sheet.getByRole('button').last(), look).toBeInViewport()
    expectNone(await misfits(page), `${look}, on a phone: texts fit`)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      if (language === 'en') expectNone(await axeViolations(page), `${look} ${colorScheme}: axe`)
      keep(`look~${name}~${language}~${colorScheme}~${size}`, await picture(page))
    }
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await setTextSize(page, 100)
}

/** A page in one language: every width in light and dark. */
async function lookAt(page: Page, name: string, language: Language): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    for (const width of widths) {
      await stretch(page, width)
      const look = `${name} ${language} ${colorScheme} ${width}`
      if (colorScheme === 'light') expectNone(await misfits(page), `${look}: texts fit`)
      const rules = axeRules(language, colorScheme, width)
      if (rules !== 'none') expectNone(await axeViolations(page, rules), `${look}: axe`)
      keep(`look~${name}~${language}~${colorScheme}~${width}`, await picture(page))
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/** The pages as the route table has them, and what else their addresses can ask for. */
const looks = [
  ...pages.map((shown) => ({
    name: nameOf(pathOf(shown)),
    go: (page: Page) => visit(page, shown),
  })),
  ...views
    .filter(({ path }) => isWanted(path.split('?')[0] ?? path))
    .map(({ name, path }) => ({
      name,
      go: async (page: Page) => {
        if (isForUsers(path)) await logIn(page)
        await page.goto(at(path))
      },
    })),
]

/** The first of both buttons that place an order. */
const goButton = (page: Page) => page.locator('main form ~ div > button').first()
/** What a confirmation is about. */
const confirmButton = (page: Page) => page.getByRole('alertdialog').getByRole('button').last()

/** What opens over the trade page: every kind of sheet, with most figures. */
const sheets: readonly { name: string; open: (page: Page) => Promise<unknown> }[] = [
  {
    name: 'trade-details',
    open: (page) => page.locator('main button[aria-haspopup=dialog]').click(),
  },
  { name: 'trade-settings', open: (page) => page.locator('header button').last().click() },
  { name: 'trade-risk', open: (page) => goButton(page).click() },
  {
    name: 'trade-confirm',
    open: async (page) => {
      await goButton(page).click()
      await confirmButton(page).click()
      await expect(page.getByRole('alertdialog').locator('summary')).toBeVisible()
    },
  },
]

for (const { name, open } of isWanted(paths.trade) ? sheets : []) {
  test(`${name} in every look`, async ({ page }) => {
    watchCalls(page)
    for (const language of shownLanguages) {
      // Who is new here is asked about the risk first.
      await page.goto('./icon.svg')
      await page.evaluate(() => localStorage.clear())
      await load(page, language, async () => {
        await logIn(page)
        await page.goto(at(tradePath('BTCUSD')))
      })
      await open(page)
      await lookAtSheet(page, name, language)
    }
  })
}

const logIn = (page: Page) => page.evaluate(() => localStorage.setItem('token', 'demo-token'))

for (const { name, go } of looks) {
  test(`${name} in every look`, async ({ page }) => {
    watchCalls(page)
    for (const language of shownLanguages) {
      await load(page, language, () => go(page))
      await lookAt(page, name, language)
      await lookAtTexts(page, name, language)
      if (language === 'en') continue
      const own = await textsOf(page)
      await changeLanguage(page, 'en')
      expectNone(
        untranslated(language, own, await textsOf(page)),
        `${name} ${language}: translated`,
      )
    }
  })
}

const examplesOf = new Map(calls.map(({ name, answer }) => [name, [...answer.examples.keys()]]))

/** What every page asks for is looked at on one page, which is about it. */
const ownPages: Readonly<Record<string, string>> = {
  'GET /api/index/ater': paths.aboutUs,
  'GET /api/index/info': paths.customer,
  'GET /api/user/index': paths.user,
}

/**
 * Examples about another product than the page's other answers, which no server mixes: candles of
 * bitcoin with the decimals of a currency pair are longer than any figure has to be.
 */
const mixtures = new Set(['GET /api/index/getprodata non_trading_time'])

/** The texts of a state in all languages, where there is least room. */
async function readInEveryLanguage(page: Page, name: string, mixed: boolean): Promise<void> {
  await stretch(page, 320)
  const inEnglish = await textsOf(page)
  for (const language of shownLanguages) {
    if (language !== 'en') {
      await changeLanguage(page, language)
      const own = await textsOf(page)
      expectNone(untranslated(language, own, inEnglish), `${name} ${language}: translated`)
    }
    if (!mixed) expectNone(await misfits(page), `${name} ${language}: texts fit`)
  }
  await changeLanguage(page, 'en')
}

// The states are looked at in English, and read in every language.
for (const shown of shownLanguages.includes('en') ? pages : []) {
  const path = pathOf(shown)
  test(`${nameOf(path)} in every state`, async ({ page, complaints }) => {
    // A state may be an answer that no server should give.
    complaints.possible(/does not match the contract|against the contract/)
    watchCalls(page)
    const asked = new Set<string>()
    page.on('request', (request) => {
      const operation = `GET ${new URL(request.url()).pathname}`
      if (request.method() === 'GET' && examplesOf.has(operation)) asked.add(operation)
    })
    await page.goto('./')
    await settled(page)
    asked.clear()
    await visit(page, shown)
    await settled(page)
    const seen = new Map<string, string>()
    const own = [...asked].filter((one) => (ownPages[one] ?? path) === path)
    for (const operation of own) {
      for (const example of examplesOf.get(operation) ?? []) {
        const state = `${operation.split('/').at(-1)}~${example}`
        const name = `state~${nameOf(path)}~${state}`
        await showExample(page, operation, example)
        // Another page in between: the one that is looked at begins anew.
        await page.goto('about:blank')
        await page.setViewportSize(TALL)
        await page.goto(at(shown.address))
        await settled(page)
        await stretch(page, 390)
        const light = await picture(page)
        const twin = seen.get(light.toString('base64'))
        if (twin) {
          // The same picture again says nothing new, in no language and no colour.
          writeFileSync(join(folder, `${name}~same.txt`), twin)
          continue
        }
        seen.set(light.toString('base64'), state)
        keep(`${name}~light`, light)
        expectNone(await axeViolations(page), `${name}: axe, light`)
        await page.emulateMedia({ colorScheme: 'dark' })
        expectNone(await axeViolations(page, 'colours'), `${name}: axe, dark`)
        keep(`${name}~dark`, await picture(page))
        await page.emulateMedia({ colorScheme: 'light' })
        await readInEveryLanguage(page, name, mixtures.has(`${operation} ${example}`))
      }
      showUsual(page, operation)
    }
  })
}
