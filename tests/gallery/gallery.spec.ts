import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { languages } from '../../scripts/catalogues.ts'
import { root } from '../../scripts/project.ts'
import { paths } from '../../src/lib/paths.ts'
import { calls } from '../contract/lib/contract.ts'
import { tooWide } from '../e2e/app.ts'
import { expect, expectNoAxeViolations, showExample, showUsual, test } from '../e2e/fixtures.ts'
import { allPaths, open, visit } from '../e2e/pages.ts'

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
const pages = allPaths.filter(
  (path) => wantedPages.length === 0 || wantedPages.includes(nameOf(path)),
)

const shownLanguages = languages.filter(
  (language) => wantedLanguages.length === 0 || wantedLanguages.includes(language),
)

const widths = [320, 390, 550] as const
const schemes = ['light', 'dark'] as const
const HEIGHT = 844
/** Pixels of the longest picture; what is longer is a list of the same. */
const LONGEST = 3_000

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 30 * 60_000 })

/** Measures what a page shows now, at its full length, and keeps a picture of it. */
async function take(page: Page, width: number, file: string): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT })
  const length = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(Math.max(length, HEIGHT), LONGEST) })
  expect(await tooWide(page), 'the page is wider than the screen').toEqual([])
  await expectNoAxeViolations(page)
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${file}.jpg`), type: 'jpeg', quality: 60 })
}

for (const language of shownLanguages) {
  test.describe(`in ${language}`, () => {
    for (const path of pages) {
      test(`${nameOf(path)} in every look`, async ({ page }) => {
        await page.goto('./')
        await page.evaluate((code) => localStorage.setItem('language', code), language)
        await page.reload()
        await visit(page, path)
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme })
          for (const width of widths) {
            await test.step(`${width} px, ${colorScheme}`, () =>
              take(page, width, `look~${nameOf(path)}~${language}~${colorScheme}~${width}`))
          }
        }
      })
    }
  })
}

const examplesOf = new Map(calls.map(({ name, answer }) => [name, Object.keys(answer.examples)]))

/** What every page asks for is looked at on one page, which is about it. */
const ownPages: Readonly<Record<string, string>> = {
  'GET /api/index/ater': paths.aboutUs,
  'GET /api/index/info': paths.customer,
  'GET /api/user/index': paths.user,
}

/** Waits until nothing loads any more: every answer is there or was refused. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('main')).toHaveText(/\S/)
  await expect(page.getByRole('status').filter({ hasText: /loading/i })).toHaveCount(0)
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
}

// The states are looked at in English.
for (const path of shownLanguages.includes('en') ? pages : []) {
  test(`${nameOf(path)} in every state`, async ({ page, complaints }) => {
    // A state may be an answer that no server should give.
    complaints.possible(/does not match the contract|against the contract/)
    const asked = new Set<string>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      const operation = `GET ${pathname}`
      if (request.method() === 'GET' && examplesOf.has(operation)) asked.add(operation)
    })
    await page.goto('./')
    asked.clear()
    await visit(page, path)
    const own = [...asked].filter((one) => (ownPages[one] ?? path) === path)
    for (const operation of own) {
      for (const example of examplesOf.get(operation) ?? []) {
        await test.step(`${operation} ${example}`, async () => {
          await showExample(page, operation, example)
          // Another page in between: the one that is looked at begins anew.
          await page.goto('about:blank')
          await open(page, path)
          await settled(page)
          const name = `state~${nameOf(path)}~${operation.split('/').at(-1)}~${example}`
          for (const colorScheme of schemes) {
            await page.emulateMedia({ colorScheme })
            await take(page, 390, `${name}~${colorScheme}`)
          }
        })
      }
      showUsual(page, operation)
    }
  })
}
