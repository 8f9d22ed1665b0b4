import type { Page, Request } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { at, dialog, formOf, sentTo, title } from '../e2e/app.ts'
import {
  askToDeposit,
  confirmButton as depositButton,
  depositor,
  depositsOf,
  RECEIVED,
} from './depositing.ts'
import { expect, logInAs, test } from './fixtures.ts'
import type { SandboxSite } from './sandbox.ts'
import type { Asked, Priced } from './streaming.ts'
import { expectPrice, open, PRICES, pricedPages, product, seconds, stopClock } from './streaming.ts'
import { askFor, confirmButton, ordersOf, PLACE, running, trader } from './trading.ts'

/*
 * Prices and news that come by themselves, and what happens where they do not: the page asks again, and
 * nobody notices. What a stream does with each end, byte and silence is proved in src/api/stream.test.ts.
 */

test.use({ streams: true })

/** Waits until nobody asks for quotes while time passes, and the price moves all the same. */
async function expectFlow(page: Page, sandbox: SandboxSite, asked: Asked, priced: Priced) {
  await expect(async () => {
    const before = asked.quotes.length
    await seconds(page, sandbox, 3)
    await expectPrice(page, sandbox, priced)
    expect(asked.quotes).toHaveLength(before)
  }).toPass()
}

/** A trader on the page of a product, to which prices flow. */
async function tradeOnStream(page: Page, sandbox: SandboxSite) {
  const person = await trader(page, sandbox)
  await logInAs(page, person)
  const asked = await open(page, product)
  await expectFlow(page, sandbox, asked, product)
  return { person, asked }
}

/** Expects the quotes to be asked for, and the price to move by that. */
async function expectPolling(page: Page, sandbox: SandboxSite, asked: Asked, priced: Priced) {
  const before = asked.quotes.length
  await seconds(page, sandbox, 2)
  await expectPrice(page, sandbox, priced)
  expect(asked.quotes.length).toBeGreaterThan(before)
  await expectNothingSaid(page)
}

/** A price that is asked for is no trouble. */
async function expectNothingSaid(page: Page): Promise<void> {
  await expect(page.getByText(/out of date|not updated/)).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
}

for (const priced of pricedPages) {
  test(`the price on ${priced.name} moves while nobody asks for it`, async ({ page, sandbox }) => {
    const asked = await open(page, priced)
    await expectFlow(page, sandbox, asked, priced)
    const before = asked.quotes.length
    await seconds(page, sandbox, 20)
    await expectPrice(page, sandbox, priced)
    expect(asked.quotes).toHaveLength(before)
    expect(asked.streams).toHaveLength(1)
  })
}

test('an order opens at the price that came last before it was accepted', async ({
  page,
  sandbox,
}) => {
  const { person, asked } = await tradeOnStream(page, sandbox)
  const before = asked.quotes.length
  const sent = sentTo(page, PLACE)
  await askFor(page, 'up', '100')
  await page.clock.runFor(1_000)
  await expect(dialog(page)).toBeVisible()
  const { price, tick_id } = await sandbox.call(person, 'getLatestPrice', { symbol: 'BTCUSD' })
  await expect(confirmButton(page)).toBeEnabled()
  await confirmButton(page).click()
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(running(page)).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(formOf(sent[0])).toMatchObject({ accepted_price: price, accepted_tick_id: tick_id })
  expect(await ordersOf(sandbox, person)).toMatchObject([
    { open_price: price, open_tick_id: tick_id },
  ])
  expect(asked.quotes).toHaveLength(before)
})

test.describe('a stream that breaks', () => {
  for (const how of ['cut', 'end'] as const) {
    test(`${how}: the quotes are asked for meanwhile, and it goes on without a gap`, async ({
      page,
      sandbox,
      complaints,
    }) => {
      complaints.possible(/ERR_INCOMPLETE_CHUNKED_ENCODING/)
      const asked = await open(page, product)
      await expectFlow(page, sandbox, asked, product)
      const before = asked.quotes.length
      const last = await sandbox.now()
      await sandbox.control('end_streams', { how })
      await expect.poll(() => sandbox.openStreams()).toMatchObject({ prices: 0 })
      // The stream waits for longer than that before it comes again.
      await seconds(page, sandbox, 1)
      // A busy page may notice the end of the stream after that second.
      await expect(async () => {
        await page.clock.runFor(100)
        expect(asked.quotes.length).toBeGreaterThan(before)
      }).toPass()
      await expectPrice(page, sandbox, product)
      await expectNothingSaid(page)
      await expectFlow(page, sandbox, asked, product)
      expect(asked.streams).toHaveLength(2)
      expect(Number(asked.streams[1]?.headers()['last-event-id'])).toBe(last)
    })
  }
})

test.describe('a stream that does not come through is left alone for the visit, and quotes are asked for', () => {
  for (const { name, kind } of [
    { name: 'nothing comes', kind: 'latency' },
    { name: 'it is held back', kind: 'held_back' },
    { name: 'a page comes in its place', kind: 'page' },
  ]) {
    test(name, async ({ page, sandbox }) => {
      await sandbox.spoil(PRICES, { kind, milliseconds: 120_000, times: null })
      const ended = endedStreams(page)
      const asked = await open(page, product)
      await expectPolling(page, sandbox, asked, product)
      await seconds(page, sandbox, 10)
      await expect.poll(ended).toBe(1)
      // The visit goes on.
      await page.goto(at(paths.index))
      await page.goto(at(product.path))
      await expectPolling(page, sandbox, asked, product)
      expect(asked.streams).toHaveLength(1)

      await sandbox.control('no_faults')
      await page.clock.resume()
      await page.reload()
      await expect.poll(() => asked.streams.length).toBe(2)
      await stopClock(page)
      await expectFlow(page, sandbox, asked, product)
    })
  }
})

/** How many streams of prices have ended so far, by either side. */
function endedStreams(page: Page): () => number {
  let count = 0
  const note = (request: Request) => {
    if (new URL(request.url()).pathname === PRICES) count += 1
  }
  page.on('requestfailed', note)
  page.on('requestfinished', note)
  return () => count
}

test('a page out of sight has no stream; back in sight it reads once, and has one again', async ({
  page,
  sandbox,
}) => {
  const { asked } = await tradeOnStream(page, sandbox)
  expect(await sandbox.openStreams()).toEqual({ prices: 1, events: 1 })

  await turn(page, 'hidden')
  await expect.poll(() => sandbox.openStreams()).toEqual({ prices: 0, events: 0 })
  const [quotes, streams] = [asked.quotes.length, asked.streams.length]
  const last = await sandbox.now()
  await seconds(page, sandbox, 20)
  expect([asked.quotes.length, asked.streams.length]).toEqual([quotes, streams])

  await turn(page, 'visible')
  await expect.poll(() => sandbox.openStreams()).toEqual({ prices: 1, events: 1 })
  await expectPrice(page, sandbox, product)
  await expectFlow(page, sandbox, asked, product)
  expect(asked.quotes).toHaveLength(quotes + 1)
  expect(asked.streams).toHaveLength(streams + 1)
  expect(Number(asked.streams.at(-1)?.headers()['last-event-id'])).toBe(last)
})

test.describe('what happens to a user', () => {
  test('a deposit that is approved while the news are read is told once, with a way to it, and is in the balance', async ({
    page,
    sandbox,
  }) => {
    const person = await depositor(sandbox, { balances: { USD: '50.00' } })
    await logInAs(page, person)
    await page.clock.install()
    await askToDeposit(page, '300.77')
    await depositButton(page).click()
    await expect(page.getByText(RECEIVED).first()).toBeVisible()
    const [deposit] = await depositsOf(sandbox, person)

    await page.goto(at(paths.news))
    await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible()
    await expect.poll(() => sandbox.openStreams()).toEqual({ prices: 0, events: 1 })
    await stopClock(page)
    const read = sentTo(page, 'GET /api/user/index')
    await page.clock.runFor(20_000)
    expect(read).toHaveLength(0)
    await sandbox.control('review', {
      kind: 'deposit',
      number: Number(deposit?.id.slice('de_'.length)),
      decision: 'success',
    })
    await expect.poll(() => read.length).toBe(1)
    const told = page.getByRole('link', { name: 'Deposit of 300.77 USD credited' })
    await expect(async () => {
      await page.clock.runFor(1_000)
      await expect(told).toBeVisible({ timeout: 200 })
    }).toPass()
    expect(read).toHaveLength(1)
    // A bar takes no press of a finger that was on its way elsewhere.
    await page.clock.runFor(1_000)
    await told.click()
    await expect(title(page, 'Deposit history')).toBeVisible()
    await expect(told).toHaveCount(0)
    await page.goto(at(paths.user))
    await expect(page.getByText('350.77 USD')).toBeVisible()
  })

  test('a session that ends elsewhere leads to the login at once', async ({ page, sandbox }) => {
    const person = await sandbox.user({ balances: { USD: '321.00' } })
    await logInAs(page, person)
    await page.goto(at(paths.user))
    await expect(page.getByText('321.00 USD')).toBeVisible()
    await expect.poll(() => sandbox.openStreams()).toMatchObject({ events: 1 })
    await sandbox.control('log_out', { user: person.id })
    await expect(title(page, 'Log in to H5 Demo')).toBeVisible()
    await expect(page.getByText(/Your session has ended/)).toBeVisible()
    await expect(page.getByText('321.00')).toHaveCount(0)
    await expect.poll(() => sandbox.openStreams()).toMatchObject({ events: 0 })
  })
})

/** Puts the page out of sight, or into it. */
const turn = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)
