import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { changeLanguage, lowLinks, smallFields, tooWide } from './app.ts'
import { axeViolations, expect, test } from './fixtures.ts'
import type { ShownPage } from './pages.ts'
import { budgetOf, innerPages, pages, supportOf, visit } from './pages.ts'

/*
 * Opens every page once and checks what every page must have: its name, mark, link to customer service, access,
 * widths and size. The fixtures check that the console stays silent and no policy is broken.
 */

/**
 * A page is measured at its full length, in pixels: what a bar covers in part, until one scrolls, is
 * no target too small; and a list that draws the rows in sight draws them all.
 */
const TALL = 6_000

/** The language with the longest words; `npm run gallery` has all ten. */
const LONGEST_WORDS = 'de'

const gzipSizes = new Map<string, number>()

async function gzipSize(response: Response): Promise<number> {
  const size = gzipSizes.get(response.url()) ?? gzipSync(await response.body()).length
  gzipSizes.set(response.url(), size)
  return size
}

/** A catalogue counts like a script: it is the code of the app in another file. */
function kindOf(response: Response): 'scripts' | 'styles' | undefined {
  if (response.url().includes('/messages-')) return 'scripts'
  const type = response.request().resourceType()
  if (type === 'stylesheet') return 'styles'
  return type === 'script' ? 'scripts' : undefined
}

/** Counts what a page loads from now on; the function that it returns ends it, and tells the bytes. */
function countBytes(page: Page): () => Promise<{ scripts: number; styles: number }> {
  const loaded: Response[] = []
  const count = (response: Response) => void loaded.push(response)
  page.on('response', count)
  return async () => {
    page.off('response', count)
    const sum = { scripts: 0, styles: 0 }
    for (const response of loaded) {
      const kind = kindOf(response)
      if (kind) sum[kind] += await gzipSize(response)
    }
    return sum
  }
}

/** What a page asks the server for from now on, but for what it asks for each second. */
function watchReads(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/') && pathname !== '/api/index/ajaxdata')
      asked.push(pathname + search)
  })
  return asked
}

async function expectSupport(page: Page, shown: ShownPage): Promise<void> {
  const address = supportOf(shown)
  if (address === undefined) return
  const way = page.getByRole('link', { name: 'Customer service' }).first()
  await expect(way).toBeVisible()
  await expect(way).toHaveAttribute('href', `#${address}`)
}

for (const shown of [...pages, ...innerPages]) {
  test(`a page has its name, mark, access, widths and size: ${shown.address}`, {
    tag: '@can.see-public-pages',
  }, async ({ page }) => {
    await page.goto('./icon.svg')
    // The page begins anew: what the one before has loaded is no part of it.
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('./icon.svg')
    const bytes = countBytes(page)
    const asked = watchReads(page)

    await visit(page, shown)
    // What a page asks for ahead is what its screen wants: nothing comes twice.
    expect(asked.filter((read, index) => asked.indexOf(read) < index)).toEqual([])
    await expect(page).toHaveTitle(/H5 Demo$/)
    await expect(page.getByText('Demo - no real money')).toBeInViewport()
    await expectSupport(page, shown)

    await page.setViewportSize({ width: 390, height: TALL })
    expect(await lowLinks(page), 'links that are too low').toEqual([])
    expect(await smallFields(page), 'fields with small text').toEqual([])
    expect(await axeViolations(page), 'axe, light').toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await axeViolations(page, 'colours'), 'axe, dark').toEqual([])
    const { scripts, styles } = await bytes()
    const budget = budgetOf(shown)
    expect(scripts).toBeGreaterThan(0)
    expect.soft(scripts, 'bytes of scripts').toBeLessThanOrEqual(budget.scripts)
    expect.soft(styles, 'bytes of styles').toBeLessThanOrEqual(budget.styles)

    await page.setViewportSize({ width: 550, height: TALL })
    expect(await tooWide(page), '550 px').toEqual([])
    await page.setViewportSize({ width: 320, height: TALL })
    expect(await tooWide(page), '320 px').toEqual([])
    await changeLanguage(page, LONGEST_WORDS)
    expect(await tooWide(page), `320 px, ${LONGEST_WORDS}`).toEqual([])
  })
}
