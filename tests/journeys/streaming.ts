import type { Page, Request } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { at, sentTo } from '../e2e/app.ts'
import { expect } from './fixtures.ts'
import type { SandboxSite } from './sandbox.ts'
import { TRADE } from './trading.ts'

/** What the journeys of streams have in common. */

export const PRICES = '/api/stream/prices'

/** A page with the price of Bitcoin. */
export interface Priced {
  name: string
  path: string
  shown: (page: Page) => Promise<string>
}

export const product: Priced = {
  name: 'the page of a product',
  path: TRADE,
  shown: (page) => priceIn(page, 'main p'),
}

export const pricedPages: readonly Priced[] = [
  product,
  {
    name: 'the Trade tab',
    path: paths.index,
    shown: (page) => priceIn(page, 'main li:has-text("BTCUSD")'),
  },
]

async function priceIn(page: Page, part: string): Promise<string> {
  const words = (await page.locator(part).first().textContent()) ?? ''
  return (/\d[\d,]*\.\d{2,5}/.exec(words)?.[0] ?? '').replaceAll(',', '')
}

/** What a page asks for: quotes, and streams. */
export interface Asked {
  quotes: Request[]
  streams: Request[]
}

/** Opens a page whose clock is the test's from then on, once it shows a price. */
export async function open(page: Page, { path, shown }: Priced): Promise<Asked> {
  const asked = {
    quotes: sentTo(page, 'GET /api/index/ajaxdata'),
    streams: sentTo(page, `GET ${PRICES}`),
  }
  await page.clock.install()
  await page.goto(at(path))
  await expect.poll(() => shown(page)).not.toBe('')
  await expect.poll(() => asked.streams.length).toBe(1)
  await stopClock(page)
  return asked
}

/** The page's clock goes on by `seconds` alone. */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)

/** Lets time pass for server and page, second by second. */
export async function seconds(page: Page, sandbox: SandboxSite, count: number): Promise<void> {
  for (let second = 0; second < count; second += 1) {
    await sandbox.advance(1)
    await page.clock.runFor(1_000)
  }
}

/** Waits until the page shows the server's price. */
export async function expectPrice(
  page: Page,
  sandbox: SandboxSite,
  { shown }: Priced,
): Promise<void> {
  const { price } = await sandbox.call({ token: '' }, 'getLatestPrice', { symbol: 'BTCUSD' })
  const look = async () => {
    // What is put off until after an answer, and the next question where one was still on its way.
    await page.clock.runFor(200)
    return shown(page)
  }
  await expect.poll(look).toBe(price)
}
