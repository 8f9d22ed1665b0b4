import {
  amountField,
  at,
  dialog,
  expectAddress,
  handle,
  hold,
  sentTo,
  submitLogin,
  title,
} from '../e2e/app.ts'
import { expect, logInAs, pass, test } from './fixtures.ts'
import type { Person, SandboxSite } from './sandbox.ts'
import {
  confirmButton,
  fillTicket,
  ordersOf,
  PLACE,
  place,
  placeButton,
  result,
  TRADE,
  trader,
  trading,
} from './trading.ts'

const HOUR = 3_600
const QUOTES = 'GET /api/index/ajaxdata'
const LIST = 'GET /api/user/orderlist'
const CHECKING = 'Result unknown, checking'

type Fault = { kind: string; milliseconds?: number; times?: number | null }

const spoil = (sandbox: SandboxSite, { id: user }: Person, path: string, fault: Fault) =>
  sandbox.control('fault', { path, user, ...fault })

test('an order whose answer is cut off is looked up over a reload and a server out of reach', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expected(/net::ERR|502/)
  const sent = sentTo(page, PLACE)
  const person = await trading(page, sandbox)
  await fillTicket(page, 'up', '100')
  await placeButton(page).click()
  await spoil(sandbox, person, '/api/user/addorder', { kind: 'truncated' })
  await spoil(sandbox, person, '/api/user/orderlist', { kind: 'bad_gateway', times: null })
  await confirmButton(page).click()
  await expect(page.getByText(CHECKING)).toBeVisible()
  await page.reload()
  await expect(page.getByText(CHECKING)).toBeVisible()
  await expect(page.getByText(/failed/i)).toHaveCount(0)
  await sandbox.control('no_faults')
  await pass(page, sandbox, 20)
  await expect(page.getByText('Order placed')).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(await ordersOf(sandbox, person)).toHaveLength(1)
})

test('60 seconds of silence are no failure, and the order settles meanwhile', async ({
  page,
  sandbox,
}) => {
  const sent = sentTo(page, PLACE)
  const person = await trading(page, sandbox)
  await fillTicket(page, 'down', '100')
  await placeButton(page).click()
  await spoil(sandbox, person, '/api/user/addorder', { kind: 'silence', milliseconds: 120_000 })
  await confirmButton(page).click()
  await expect.poll(async () => (await ordersOf(sandbox, person)).length).toBe(1)
  const find = await hold(page, LIST)
  await pass(page, sandbox, 61)
  await expect(page.getByText(CHECKING)).toBeVisible()
  find()
  await expect(result(page)).toContainText(/Bitcoin: (Won|Lost|Draw), /)
  expect(sent).toHaveLength(1)
  expect(await ordersOf(sandbox, person)).toHaveLength(1)
})

for (const [kind, noise] of [
  ['bad_gateway', /502/],
  ['empty', null],
] as const) {
  test(`an order that never arrived (${kind}) is known as such, and its ticket is there again`, async ({
    page,
    sandbox,
    complaints,
  }) => {
    if (noise) complaints.expected(noise)
    const sent = sentTo(page, PLACE)
    const person = await trading(page, sandbox)
    await fillTicket(page, 'up', '100')
    await placeButton(page).click()
    await spoil(sandbox, person, '/api/user/addorder', { kind })
    await confirmButton(page).click()
    await expect(page.getByText(CHECKING)).toBeVisible()
    await pass(page, sandbox, 80)
    await expect(page.getByText('Your request did not arrive')).toBeVisible()
    await expect(amountField(page)).toHaveValue('100')
    expect(await ordersOf(sandbox, person)).toHaveLength(0)

    // Nothing goes out by itself: a new order is confirmed at a new price.
    expect(sent).toHaveLength(1)
    await placeButton(page).click()
    await confirmButton(page).click()
    await expect(page.getByText('Order placed')).toBeVisible()
    expect(sent).toHaveLength(2)
    expect(await ordersOf(sandbox, person)).toHaveLength(1)
  })
}

test('a session that ends on confirming brings back the same ticket', async ({ page, sandbox }) => {
  const person = await trading(page, sandbox)
  await fillTicket(page, 'down', '123.45')
  await placeButton(page).click()
  await expect(confirmButton(page)).toBeVisible()
  await sandbox.control('log_out', { user: person.id })
  await confirmButton(page).click()
  await expect(title(page, 'Log in to H5 Demo')).toBeVisible()
  await submitLogin(page, person.password, person.account)
  await expectAddress(page, TRADE)
  await expect(amountField(page)).toHaveValue('123.45')
  await expect(page.getByRole('radio', { name: 'Buy down' })).toBeChecked()
  const movements = await sandbox.ledger(person)
  expect(movements.filter(({ kind }) => kind.startsWith('order_'))).toEqual([])
})

for (const days of [-1, 1]) {
  test(`an order counts down and settles by the server's clock on a device ${days} day off`, async ({
    page,
    sandbox,
  }) => {
    const person = await trader(page, sandbox)
    await logInAs(page, person)
    const device = (await sandbox.now()) + days * 24 * HOUR
    await page.clock.install({ time: device * 1000 })
    await page.goto(at(TRADE))
    await place(page, 'up', '100')
    const [order] = await ordersOf(sandbox, person)
    const left = (order?.settles_at ?? 0) - (await sandbox.now())
    const shown = await page.getByRole('timer').first().innerText()
    const [, seconds] = /^00:(\d\d)$/.exec(shown) ?? []
    expect(Math.abs(Number(seconds) - left), `${shown} for ${left} s`).toBeLessThanOrEqual(2)
    await pass(page, sandbox, 40)
    await expect(result(page)).toContainText(/Bitcoin: (Won|Lost|Draw), /)
  })
}

test('an app that slept for five minutes shows the result when it wakes', async ({
  page,
  sandbox,
}) => {
  await trading(page, sandbox)
  await place(page, 'up', '100')
  await pass(page, sandbox, 300)
  await expect(result(page)).toContainText(/Bitcoin: (Won|Lost|Draw), /)
})

test('quotes that come broken stop the button with the reason, and mark the last price', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expected(/502/)
  complaints.possible(/net::ERR/)
  await trading(page, sandbox)
  await fillTicket(page, 'up', '100')
  await expect(placeButton(page)).not.toHaveAttribute('aria-disabled', 'true')
  for (const kind of ['bad_gateway', 'empty', 'truncated']) {
    await sandbox.control('fault', { path: '/api/index/ajaxdata', kind, times: null })
    await expect(placeButton(page)).toHaveAttribute('aria-disabled', 'true', { timeout: 30_000 })
    await expect(page.getByText(/^Price (not refreshed since|out of date)/).first()).toBeVisible()
    await expect(amountField(page)).toHaveValue('100')
    await sandbox.control('no_faults')
    await expect(placeButton(page)).not.toHaveAttribute('aria-disabled', 'true', {
      timeout: 30_000,
    })
  }
})

test('a quote with a state that nobody knows and a field that nobody expects does no harm', async ({
  page,
  sandbox,
}) => {
  await handle(page, QUOTES, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    for (const quote of answer.data.list) {
      quote.state = 'auction'
      quote.bulletin = { text: 'new' }
    }
    await route.fulfill({ response, json: answer })
  })
  await trading(page, sandbox)
  await expect(page.getByText('Unknown status').first()).toBeVisible()
  // What it means the server knows: it decides.
  await place(page, 'up', '100')
})

test('candles that come late do not replace those of the interval that was chosen since', async ({
  page,
  sandbox,
}) => {
  await trading(page, sandbox)
  const chart = page.getByRole('region', { name: 'Chart of Bitcoin' })
  await expect(chart.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d [AP]M$/)).toBeVisible()
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(
    (url) => url.pathname === '/api/index/getkdata' && url.searchParams.get('interval') === '1h',
    async (route) => {
      await promise
      await route.continue()
    },
  )
  await chart.getByRole('radio', { name: '1h' }).check()
  await chart.getByRole('radio', { name: '1D' }).check()
  const days = chart.getByRole('application', { name: /candles of 1D/ })
  await expect(days).toBeVisible()
  await expect(chart.getByText(/^\d{4}-\d\d-\d\d$/)).toBeVisible()
  const late = page.waitForResponse((response) => response.url().includes('interval=1h'))
  resolve()
  await late
  await expect(chart.getByText(/^\d{4}-\d\d-\d\d$/)).toBeVisible()
  await expect(days).toBeVisible()
})

test('a chart whose file is gone after a deploy leaves the ticket alone, and can be asked for again', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expected(/404|Failed to fetch/)
  complaints.possible(/./)
  let gone = true
  await page.route(/\/assets\/chart-(?!size-)[^/]*\.js/, (route) =>
    gone ? route.fulfill({ status: 404, body: 'gone' }) : route.fallback(),
  )
  await trading(page, sandbox)
  await fillTicket(page, 'up', '100')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expect(amountField(page)).toHaveValue('100')
  await expect(placeButton(page)).not.toHaveAttribute('aria-disabled', 'true')
  gone = false
  await again.click()
  await expect(page.getByRole('region', { name: 'Chart of Bitcoin' })).toBeVisible()
  await expect(amountField(page)).toHaveValue('100')
})

test('a device whose storage is full still places orders', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  const person = await sandbox.user({ balances: { USD: '1000.00' } })
  await page.clock.install()
  await page.goto(at(TRADE))
  await fillTicket(page, 'up', '100')
  await page.getByRole('button', { name: 'Log in to place the order' }).click()
  await submitLogin(page, person.password, person.account)
  await expectAddress(page, TRADE)
  await expect(amountField(page)).toHaveValue('100')
  await placeButton(page).click()
  await page.getByRole('button', { name: 'I understand the risk' }).click()
  await confirmButton(page).click()
  await expect(page.getByText('Order placed')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  const [order] = await ordersOf(sandbox, person)
  expect(order).toMatchObject({ amount: '100.00', direction: 'up' })
})
