import type { Page } from '@playwright/test'
import { paths, tradePath } from '../../src/lib/paths.ts'
import { at, dialog, expectAddress, formOf, handle, hold, sentTo, submitLogin } from '../e2e/app.ts'
import { expect, test } from './fixtures.ts'
import { flows } from './money-flows.ts'
import {
  askFor,
  confirmButton,
  goButton,
  ordersOf,
  PLACE,
  stakeField,
  TRADE,
  trading,
} from './trading.ts'

/*
 * What a money action came to, until its user has read it: wherever the user is, whatever page is there,
 * and over every reload.
 */

const ORDERS = 'GET /api/user/orderlist'

// Projects end and fill up: each test has them as they were.
test.beforeEach(async ({ sandbox }) => {
  await sandbox.control('reset')
})

test('a real order whose session ended is followed while its page practises, and leads to the real ticket', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expected(/401/)
  const sent = sentTo(page, PLACE)
  const person = await trading(page, sandbox)
  await askFor(page, 'up', '100')
  await sandbox.spoil('/api/user/addorder', { kind: 'lost_session', person })
  await confirmButton(page).click()
  await expect(page.getByText('Your session has ended.')).toBeVisible()

  await stakeField(page).fill('50')
  await goButton(page).click()
  await dialog(page).getByRole('button', { name: 'Practice: Buy up' }).click()
  await expect(page.getByText('Practice order placed')).toBeVisible()

  const asked = sentTo(page, ORDERS)
  const find = await hold(page, ORDERS)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await submitLogin(page, person.password, person.account)
  await expectAddress(page, TRADE)
  await expect(page.getByRole('button', { name: /^Practice .*Change$/ })).toBeVisible()
  await page.clock.fastForward(3_000)
  const strip = page
    .getByRole('status')
    .filter({ hasText: '100.00 USD: result unknown, checking.' })
  await expect(strip).toBeVisible()
  await strip.getByRole('link', { name: 'Show' }).click()
  await expect(page.getByText('Result unknown, checking')).toBeVisible()
  await expect(page.getByText('Buy up BTCUSD, 100.00 USD, 30 s')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Practice .*Change$/ })).toHaveCount(0)
  find()
  await expect(page.getByText('Order placed').or(page.getByText('Receipt')).first()).toBeVisible()
  expect(asked.map((request) => new URL(request.url()).searchParams.get('request_id'))).toContain(
    formOf(sent[0]).request_id,
  )
  expect(sent).toHaveLength(1)
  person.token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  expect(await ordersOf(sandbox, person)).toHaveLength(1)
})

/** Lets `release.json` say that this release must go, which the page asks for as it comes back. */
async function mustGo(page: Page): Promise<void> {
  await page.route('**/release.json', (route) =>
    route.fulfill({ json: { name: 'another', oldest: '2099-01-01T00:00:00Z' } }),
  )
  await page.evaluate(() => {
    const now = Date.now
    Date.now = () => now() + 10 * 60_000
    document.dispatchEvent(new Event('visibilitychange'))
    Date.now = now
  })
}

for (const flow of flows.filter(({ name }) => name !== 'an order')) {
  const details = flow.name === 'a withdrawal' ? {} : { tag: '@full' }
  test(
    `the result of ${flow.name} is not taken by an update that must be, nor by a reload`,
    details,
    async ({ page, sandbox }) => {
      const sent = sentTo(page, `POST ${flow.path}`)
      await page.clock.install()
      const { address, ask, confirm, times } = await flow.begin(page, sandbox)
      await ask()
      await confirm.click()
      const done = page.getByText(flow.done).first()
      await expect(done).toBeVisible()
      let loads = 0
      page.on('domcontentloaded', () => {
        loads += 1
      })
      await mustGo(page)
      await expect(page.getByText('This version is no longer supported.')).toBeVisible()
      for (let look = 0; look < 10; look += 1) await page.clock.fastForward(10_000)
      await expect(done).toBeVisible()
      expect(loads).toBe(0)

      await page.reload()
      await expect(done).toBeVisible()
      // It was read by now, so that the update may come: it takes nothing away either.
      await page.clock.fastForward(30_000)
      await expect(done).toBeVisible()

      await page.goto(at(paths.aboutUs))
      await expect(page.getByRole('link', { name: /^Net worth/ })).toBeVisible()
      await page.goto(at(address))
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
      await expect(done).toHaveCount(0)
      expect(sent).toHaveLength(1)
      expect(await times()).toBe(1)
    },
  )
}

const refused = (page: Page) => page.getByText(/: not carried out at .*, nothing was changed\./)

test('an exchange that is refused as its area is switched off says so where its page is gone', async ({
  page,
  sandbox,
}) => {
  const exchange = flows.find(({ name }) => name === 'an exchange')
  if (!exchange) throw new Error('There is no exchange')
  const { ask, confirm, times } = await exchange.begin(page, sandbox)
  await ask()
  await sandbox.control('area', { area: 'coins', offered: false })
  await confirm.click()
  await expect(page.getByText('This is not offered here')).toBeVisible()
  await expect(refused(page)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(refused(page)).toHaveCount(0)
  await sandbox.control('area', { area: 'coins', offered: true })
  expect(await times()).toBe(0)
})

test('an order whose page is gone before it is refused says so on whatever page', async ({
  page,
  sandbox,
}) => {
  const person = await trading(page, sandbox)
  await askFor(page, 'up', '100')
  const go = await hold(page, PLACE)
  await confirmButton(page).click()
  await sandbox.control('area', { area: 'trading', offered: false })
  await page.clock.fastForward(5_000)
  await page.evaluate((address) => {
    location.hash = address
  }, paths.user)
  go()
  await expect(refused(page)).toBeVisible()
  await sandbox.control('area', { area: 'trading', offered: true })
  expect(await ordersOf(sandbox, person)).toHaveLength(0)
})

test('an order whose answer is lost while its area answers nothing is known from the list of requests', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expected(/net::ERR|502/)
  await trading(page, sandbox)
  await askFor(page, 'up', '100')
  await sandbox.spoil('/api/user/addorder', { kind: 'lost_answer' })
  const time = await sandbox.now()
  await handle(page, ORDERS, (route) =>
    route.fulfill({
      json: { code: 0, msg: '', time, data: { reason: 'area_not_offered', params: {} } },
    }),
  )
  await confirmButton(page).click()
  await expect(page.getByText('We received your request')).toBeVisible()
  await page.goto(at(paths.user))
  await expect(page.getByText(/100\.00 USD: we received your request at /)).toBeVisible()
  await sandbox.control('area', { area: 'trading', offered: false })
  await page.goto(at(tradePath('BTCUSD')))
  await expect(page.getByText('This is not offered here')).toBeVisible()
  await page.clock.fastForward(3_000)
  await expect(page.getByText(/100\.00 USD: we received your request at /)).toBeVisible()
  await sandbox.control('area', { area: 'trading', offered: true })
})
