import type { Page } from '@playwright/test'
import { chromiumLaunch } from '../../scripts/process/browser.ts'
import { paths } from '../../src/lib/paths.ts'
import { changeLanguage, tooWide } from './app.ts'
import { expect, test } from './fixtures.ts'
import { spills } from './in-page.ts'
import { innerPages, pages, pathOf, visit } from './pages.ts'

/*
 * Text at twice its size (WCAG 1.4.4), and with the widest spacing that a reader may set (1.4.12):
 * nothing is cut, nothing lies on anything else, and what stays in sight leaves room to read.
 */

const WIDTH = 360
const TALL = 6_000

const launch = chromiumLaunch()
test.use({
  // The reader's own setting, which lengths in rem and em of style sheets follow.
  launchOptions: { ...launch, args: [...launch.args, '--blink-settings=defaultFontSize=32'] },
})

/** Texts that are cut, or lie on others, and what makes the page wider than its screen. */
const misfits = async (page: Page) => [...(await spills(page)), ...(await tooWide(page))]

/** Spaces every text of the usual size as WCAG 1.4.12 has it; a style element would break the policy of the page. */
async function spaceOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`* {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p { margin-block-end: 2em !important }`)
    document.adoptedStyleSheets.push(sheet)
    document.documentElement.style.fontSize = '16px'
  })
}

/** The share of the screen's height that bars keep, whatever one scrolls to. */
async function coveredByBars(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo(0, 400)
    const bars = [...document.body.querySelectorAll('*')].filter((element) =>
      /sticky|fixed/.test(getComputedStyle(element).position),
    )
    const heights = bars.map((bar) => {
      const { top, bottom } = bar.getBoundingClientRect()
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
    })
    window.scrollTo(0, 0)
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight
  })
}

/** Where figures stand closest; `npm run test:full` has all pages. */
const decisive: readonly string[] = [paths.trade, paths.user]

for (const shown of [...pages, ...innerPages]) {
  const tag = decisive.includes(pathOf(shown)) ? [] : ['@full']
  test(`large and spaced text fits: ${shown.address}`, { tag }, async ({ page }) => {
    await page.goto('./icon.svg')
    // A list draws the rows in sight, and on a small screen there are none at first.
    await page.setViewportSize({ width: WIDTH, height: TALL })
    await visit(page, shown)
    for (const language of ['en', 'de'] as const) {
      await changeLanguage(page, language)
      expect.soft(await misfits(page), `twice the size, ${language}`).toEqual([])
    }
    await page.setViewportSize({ width: WIDTH, height: 640 })
    expect
      .soft(await coveredByBars(page), 'the share of the screen that bars keep')
      .toBeLessThan(0.25)
    await page.setViewportSize({ width: WIDTH, height: TALL })
    await spaceOut(page)
    expect.soft(await misfits(page), 'spaced').toEqual([])
  })
}

const tradePage = () => {
  const shown = pages.find((one) => pathOf(one) === paths.trade)
  if (!shown) throw new Error('No trade page')
  return shown
}

for (const size of [
  { width: WIDTH, height: 640 },
  { width: 390, height: 844 },
]) {
  test(`both buttons of an order stay in sight at ${size.width} x ${size.height}`, async ({
    page,
  }) => {
    await page.goto('./icon.svg')
    await page.setViewportSize(size)
    await visit(page, tradePage())
    for (const name of [/^Buy up/, /^Buy down/]) {
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    }
  })
}

/** A text on canvas: its size in pixels, and how far it reaches beyond its canvas. */
interface Drawn {
  text: string
  size: number
  beyond: number
}

test('the chart draws larger text, and all of it in sight', async ({ page }) => {
  await page.addInitScript(() => {
    const drawn: Drawn[] = []
    Object.assign(window, { drawn })
    const { fillText } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.fillText = function draw(text, x, y) {
      const { width } = this.measureText(text)
      const from = this.textAlign === 'center' ? x - width / 2 : x
      const end = this.canvas.width / devicePixelRatio
      drawn.push({
        text,
        size: Number(/([\d.]+)px/.exec(this.font)?.[1]),
        beyond: Math.max(-from, from + width - end),
      })
      fillText.call(this, text, x, y)
    }
  })
  await page.goto('./icon.svg')
  await page.setViewportSize({ width: WIDTH, height: 640 })
  await visit(page, tradePage())
  // Candles are the view until the running order is known, which brings its ticks.
  await expect(page.getByRole('radio', { name: 'Ticks' })).toBeChecked()
  await page.getByRole('radio', { name: '1m' }).check()
  const drawnTexts = () => page.evaluate(() => (window as unknown as { drawn: Drawn[] }).drawn)
  await expect.poll(async () => (await drawnTexts()).length).toBeGreaterThan(8)
  // A frame with everything in it, the crosshair, too; the first had no candles yet.
  await page.evaluate(() => {
    ;(window as unknown as { drawn: Drawn[] }).drawn.length = 0
  })
  // Until the drawing can be focused, the key would choose another view; and until its candles have
  // come, there is none to point at.
  const drawing = page.getByRole('application', { name: /candles of 1m/ })
  await expect(async () => {
    await drawing.focus({ timeout: 1_000 })
    await expect(drawing).toBeFocused({ timeout: 1_000 })
    await page.keyboard.press('ArrowLeft')
    expect((await drawnTexts()).length).toBeGreaterThan(8)
  }).toPass()
  // A text may be drawn before its canvas has its size, and is again then: the last time counts.
  const misdrawn = async () => {
    const last = new Map((await drawnTexts()).map((one) => [one.text, one]))
    return [...last.values()].filter(({ size, beyond }) => size <= 11 || beyond > 1)
  }
  await expect.poll(misdrawn, 'texts of the usual size, or beyond their canvas').toEqual([])
})
