import type { Page } from '@playwright/test'
import { at, handle } from '../e2e/app.ts'
import { expect, logInAs, pass, test } from './fixtures.ts'
import {
  CHART_FILE,
  goButton,
  place,
  result,
  stakeField,
  TRADE,
  trader,
  trading,
} from './trading.ts'

const HOUR = 3_600
const QUOTES_PATH = '/api/index/ajaxdata'
const QUOTES = `GET ${QUOTES_PATH}`

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
    // The server's clock stands; the page goes on by its own from one answer to the next.
    await expect(page.getByRole('timer').first()).toHaveText(/^00:(30|2[89])$/)
    await pass(page, sandbox, 40)
    await expect(result(page)).toContainText(/Bitcoin: (Won|Lost|Unchanged), /)
  })
}

test('an app that slept for five minutes shows the result when it wakes', async ({
  page,
  sandbox,
}) => {
  await trading(page, sandbox)
  await place(page, 'up', '100')
  await pass(page, sandbox, 300)
  await expect(result(page)).toContainText(/Bitcoin: (Won|Lost|Unchanged), /)
})

/** Until the next call for quotes is answered, however its answer ends. */
async function nextQuotes(page: Page) {
  const request = await page.waitForRequest((one) => new URL(one.url()).pathname === QUOTES_PATH)
  await request.response()
}

test('quotes that come broken stop the button with the reason, and mark the last price', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expected(/502/)
  complaints.possible(/net::ERR/)
  await trading(page, sandbox)
  await stakeField(page).fill('100')
  await expect(goButton(page)).not.toHaveAttribute('aria-disabled', 'true')
  for (const kind of ['bad_gateway', 'empty', 'truncated']) {
    await sandbox.control('fault', { path: QUOTES_PATH, kind, times: null })
    const broken = nextQuotes(page)
    await pass(page, sandbox, 12)
    await broken
    await expect(goButton(page)).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByText(/^Price (not updated since|out of date)/).first()).toBeVisible()
    await expect(stakeField(page)).toHaveValue('100')
    await sandbox.control('no_faults')
    await pass(page, sandbox, 12)
    await expect(goButton(page)).not.toHaveAttribute('aria-disabled', 'true')
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
  await expect(page.getByRole('button', { name: /Unknown status/ })).toBeVisible()
  // What it means the server knows: it decides.
  await place(page, 'up', '100')
})

test('candles that come late do not replace those of the interval that was chosen since', async ({
  page,
  sandbox,
}) => {
  await trading(page, sandbox)
  await page.getByRole('button', { name: 'Full screen' }).click()
  const chart = page.getByRole('dialog', { name: 'Chart of Bitcoin' })
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
  await page.route(CHART_FILE, (route) =>
    gone ? route.fulfill({ status: 404, body: 'gone' }) : route.fallback(),
  )
  await trading(page, sandbox)
  await stakeField(page).fill('100')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expect(stakeField(page)).toHaveValue('100')
  await expect(goButton(page)).not.toHaveAttribute('aria-disabled', 'true')
  gone = false
  await again.click()
  await expect(page.getByRole('region', { name: 'Chart of Bitcoin' })).toBeVisible()
  await expect(stakeField(page)).toHaveValue('100')
})
