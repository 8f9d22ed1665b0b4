import type { CDPSession, Locator, Page } from '@playwright/test'
import { tradePath } from '../../src/lib/paths.ts'
import { at, sentTo, watchShifts } from '../e2e/app.ts'
import { expectNoAxeViolationsInAnyColour } from '../e2e/fixtures.ts'
import { expect, logInAs, test } from './fixtures.ts'
import { placeElsewhere } from './people.ts'
import type { Person, SandboxSite } from './sandbox.ts'
import { CHART_FILE } from './trading.ts'

const BITCOIN = tradePath('BTCUSD')
const CANDLES = '/api/index/getkdata'
const PHONE = { width: 390, height: 844 }
const PHONE_ON_ITS_SIDE = { width: 844, height: 390 }

/** In the page a region, on the whole screen a dialog. */
const chart = (page: Page) => page.getByLabel('Chart of Bitcoin', { exact: true })
const wholeScreen = (page: Page) => page.getByRole('dialog', { name: 'Chart of Bitcoin' })
const drawing = (page: Page) => page.getByRole('application', { name: /^Chart of Bitcoin/ })
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Opens the trade page, and its chart on the whole screen, where all choices are; it draws then. */
async function openChart(page: Page): Promise<void> {
  await page.goto(at(BITCOIN))
  await tool(page, 'Full screen').click()
  await expect(chart(page).getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d [AP]M$/)).toBeVisible()
}

/** The times of the candles in sight, as the table has them, the newest first. */
async function candlesInSight(page: Page): Promise<string[]> {
  const times = chart(page).getByRole('rowheader')
  await tool(page, 'Table').click()
  await expect(times.first()).toBeVisible()
  const texts = await times.allInnerTexts()
  await tool(page, 'Table').click()
  return texts
}

const countOfCandles = async (page: Page) => (await candlesInSight(page)).length

/** Runs a gesture of Chromium's own over the middle of the drawing. */
async function gesture(
  page: Page,
  make: (session: CDPSession, middle: { x: number; y: number }) => Promise<unknown>,
): Promise<void> {
  await drawing(page).scrollIntoViewIfNeeded()
  const box = await drawing(page).boundingBox()
  if (!box) throw new Error('The drawing is not in the page')
  const session = await page.context().newCDPSession(page)
  await make(session, { x: box.x + box.width / 2, y: box.y + box.height / 2 })
  await session.detach()
}

/** A finger that goes this far at once: one that rests first would point at a candle. */
const swipe = (page: Page, xDistance: number, yDistance: number) =>
  gesture(page, async (session, { x, y }) => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    for (const part of [0.1, 0.3, 0.5, 0.7, 0.85, 1]) {
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: x + part * xDistance, y: y + part * yDistance }],
      })
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  })

/** The moments before which older candles were asked for, from now on. */
function olderAsked(page: Page): string[] {
  const moments: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    const before = searchParams.get('before')
    if (pathname === CANDLES && before !== null) moments.push(before)
  })
  return moments
}

const placeOrder = (sandbox: SandboxSite, person: Person) =>
  placeElsewhere(sandbox, person, {
    symbol: 'BTCUSD',
    direction: 'up',
    amount: '120.00',
    seconds: 300,
  })

test('a finger that goes up scrolls the page; one that goes sideways goes back in time', async ({
  page,
}) => {
  // So low that the page does not fit.
  await page.setViewportSize({ width: 390, height: 480 })
  await openChart(page)
  const newest = (await candlesInSight(page))[0]
  await tool(page, 'Exit full screen').click()
  await drawing(page).scrollIntoViewIfNeeded()
  // The page goes on for a while after the finger is gone.
  const rested = page.evaluate(async () => {
    const from = window.scrollY
    do await new Promise((done) => addEventListener('scrollend', done, { once: true }))
    while (window.scrollY < from + 30)
    return window.scrollY
  })
  await swipe(page, 0, -60)
  const place = await rested
  await swipe(page, 140, 0)
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
  await tool(page, 'Full screen').click()
  await expect.poll(async () => (await candlesInSight(page))[0]).not.toBe(newest)
  await tool(page, 'To the newest candle').click()
  await expect(tool(page, 'To the newest candle')).toHaveCount(0)
})

test('two fingers zoom, and so do one finger and keys', async ({ page }) => {
  await openChart(page)
  const before = await countOfCandles(page)
  await gesture(page, (session, middle) =>
    session.send('Input.synthesizePinchGesture', {
      ...middle,
      scaleFactor: 2,
      gestureSourceType: 'touch',
    }),
  )
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
  await expect.poll(() => countOfCandles(page)).toBeLessThan(before * 0.75)
  const pinched = await countOfCandles(page)
  await tool(page, 'Zoom out').click()
  await expect.poll(() => countOfCandles(page)).toBeGreaterThan(pinched)
  const wider = await countOfCandles(page)
  await drawing(page).press('-')
  await expect.poll(() => countOfCandles(page)).toBeGreaterThan(wider)
})

test('older candles come as one goes back, by key, finger or table', async ({ page }) => {
  await openChart(page)
  const asked = olderAsked(page)
  await drawing(page).press('Home')
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await expect(async () => {
    await drawing(page).press('Home')
    expect(new Set(asked).size).toBeGreaterThan(2)
  }).toPass()
  expect([...asked]).toEqual([...asked].sort().reverse())
  expect(new Set(asked).size, 'each page is asked for once').toBe(asked.length)
  await tool(page, 'Table').click()
  const oldest = await chart(page).getByRole('rowheader').last().innerText()
  await chart(page).getByRole('button', { name: 'Newer' }).click()
  await expect(chart(page).getByRole('rowheader').last()).not.toHaveText(oldest)
})

test('older candles that cannot be had can be asked for again', async ({ page, complaints }) => {
  complaints.expected(/Failed to load resource/)
  let broken = true
  await page.route(
    (url) => url.pathname === CANDLES && url.searchParams.has('before'),
    (route) => (broken ? route.abort() : route.fallback()),
  )
  await openChart(page)
  const asked = olderAsked(page)
  const again = chart(page).getByRole('button', { name: 'Load older candles' })
  await expect(async () => {
    await drawing(page).press('Home')
    await expect(again).toBeVisible({ timeout: 2_000 })
  }).toPass()
  broken = false
  const before = asked.length
  await again.click()
  await expect(again).toHaveCount(0)
  await expect.poll(() => asked.length).toBeGreaterThan(before)
})

test('the newest candle moves with the live price', async ({ page, sandbox }) => {
  await openChart(page)
  await tool(page, 'Table').click()
  const close = chart(page).getByRole('row').nth(1).getByRole('cell').nth(3)
  const first = await close.innerText()
  await sandbox.advance(5)
  await expect(close).not.toHaveText(first)
  // Two minutes later the candles between are there, too.
  await sandbox.advance(180)
  await expect(async () => {
    const times = await chart(page).getByRole('rowheader').allInnerTexts()
    const minutes = times.map((time) => Date.parse(time.replace(/-/g, '/')) / 60_000)
    expect(minutes.slice(0, 4)).toEqual([0, 1, 2, 3].map((back) => (minutes[0] ?? 0) - back))
  }).toPass()
})

test('an open order stands on the chart with its countdown', async ({ page, sandbox }) => {
  const person = await sandbox.user({ balances: { USD: '1000.00' } })
  await placeOrder(sandbox, person)
  await logInAs(page, person)
  await page.goto(at(BITCOIN))
  // The line of ticks comes by itself: seconds cannot be read on candles.
  await expect(chart(page).getByText(/^120\.00 USD 0[34]:\d\d$/)).toBeVisible()
  await expect(page.getByRole('application', { name: /^Prices of Bitcoin/ })).toBeVisible()
  await expectNoAxeViolationsInAnyColour(page)
  await page.getByRole('radio', { name: '1m' }).check()
  const mark = chart(page)
    .locator('div')
    .filter({ hasText: /^120\.00 USD0[34]:\d\d$/ })
  await expect(mark.last()).toBeVisible()
  await sandbox.advance(120)
  await expect(
    chart(page)
      .locator('div')
      .filter({ hasText: /^120\.00 USD0[12]:\d\d$/ })
      .last(),
  ).toBeVisible()
})

test('a phone on its side gives the chart the room, and upright the page again', async ({
  page,
}) => {
  await page.goto(at(BITCOIN))
  await expect(drawing(page)).toBeVisible()
  await page.setViewportSize(PHONE_ON_ITS_SIDE)
  await expect(wholeScreen(page)).toBeVisible()
  await expect(wholeScreen(page).getByText('Demo - no real money')).toBeVisible()
  await expect.poll(() => widthOf(drawing(page))).toBe(PHONE_ON_ITS_SIDE.width)
  await expectNoAxeViolationsInAnyColour(page)
  await tool(page, 'Exit full screen').click()
  await expect(wholeScreen(page)).toHaveCount(0)
  await page.setViewportSize(PHONE)
  await tool(page, 'Full screen').click()
  await expect(wholeScreen(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(wholeScreen(page)).toHaveCount(0)
})

async function widthOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.width ?? 0
}

test('whoever does not see the drawing hears it, and has it as a table', async ({ page }) => {
  await openChart(page)
  await drawing(page).press('ArrowLeft')
  const heard = chart(page).getByText(/: open .*, high .*, low .*, close .*, volume/)
  const first = await heard.innerText()
  await drawing(page).press('ArrowLeft')
  await expect(heard).not.toHaveText(first)
  await tool(page, 'Table').click()
  await expectNoAxeViolationsInAnyColour(page)
  await tool(page, 'Table').click()
  for (const name of ['BOLL', 'MACD', 'RSI']) await tool(page, name).click()
  await expectNoAxeViolationsInAnyColour(page)
})

test('the candles are asked for once, while the file of the chart is on its way', async ({
  page,
}) => {
  const asked = sentTo(page, `GET ${CANDLES}`)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(CHART_FILE, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(at(BITCOIN))
  await expect.poll(() => asked.length).toBe(1)
  release()
  await expect(drawing(page)).toBeVisible()
  expect(asked).toHaveLength(1)
})

test.describe('on a screen of a broken density', () => {
  test.use({ deviceScaleFactor: 2.625 })

  test('the chart is as sharp as the screen, and has the buttons on the whole one', async ({
    page,
  }) => {
    await openChart(page)
    await expect(wholeScreen(page).getByRole('button', { name: /^Buy up/ })).toBeInViewport({
      ratio: 1,
    })
    await expect
      .poll(() =>
        wholeScreen(page)
          .locator('canvas')
          .first()
          .evaluate((canvas: HTMLCanvasElement) => {
            const { width } = canvas.getBoundingClientRect()
            return Math.abs(canvas.width - width * window.devicePixelRatio) < 2
          }),
      )
      .toBe(true)
    await page.goBack()
    await expect(wholeScreen(page)).toHaveCount(0)
    await expect(page.getByLabel('Amount (USD)')).toBeVisible()
  })
})

test('the page does not move when the chart comes', async ({ page }) => {
  const shifts = await watchShifts(page)
  let before = 0
  // The page is there before the file of its chart.
  await page.route(CHART_FILE, async (route) => {
    await expect(page.locator('main form')).toBeVisible()
    before = (await shifts()).length
    await route.fallback()
  })
  await page.goto(at(BITCOIN))
  await expect(drawing(page)).toBeVisible()
  const moved = (await shifts()).slice(before)
  // 0.00 in the two digits of the target: the price axis of the drawing finds its width.
  expect(moved.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005)
})
