import type { Locator, Page } from '@playwright/test'
import { paths, tradePath } from '../../src/lib/paths.ts'
import { at, dialog, formOf, handle, logOut, sentTo, tabs, title } from '../e2e/app.ts'
import { expect, logInAs, pass, test } from './fixtures.ts'
import type { Person, SandboxSite } from './sandbox.ts'
import {
  askFor,
  confirmButton,
  goButton,
  ordersOf,
  PLACE,
  place,
  result,
  running,
  stakeField,
  TRADE,
  trading,
} from './trading.ts'

const [TUESDAY, WEDNESDAY] = [2, 3]

const WORDS: Readonly<Record<string, string>> = { win: 'Won', loss: 'Lost', draw: 'Unchanged' }

const receipt = (page: Page) => page.getByRole('dialog', { name: 'Receipt' })

async function availableTo(sandbox: SandboxSite, person: Person): Promise<string> {
  return (await sandbox.call(person, 'getUser', {})).balances.available
}

/** The movements of orders, oldest first: "order_stake 100.00". */
async function orderMovements(sandbox: SandboxSite, person: Person): Promise<string[]> {
  const movements = await sandbox.ledger(person)
  return movements
    .filter(({ kind }) => kind.startsWith('order_'))
    .map(({ kind, amount }) => `${kind} ${amount}`)
    .reverse()
}

const freeze = (sandbox: SandboxSite, on: boolean) =>
  sandbox.control('market', { symbol: null, kind: 'frozen', on })

/** Opens the page of a product whose price moves beyond the slippage in no minute of a test. */
async function tradingCalmly(page: Page, sandbox: SandboxSite): Promise<Person> {
  await sandbox.reach('10:00', [TUESDAY, WEDNESDAY])
  const person = await trading(page, sandbox)
  await page.goto(at(tradePath('EURUSD')))
  return person
}

test('the first order takes four taps from the tab, and is seen running, settled, and in its receipt', async ({
  page,
  sandbox,
}) => {
  const person = await sandbox.user({ balances: { USD: '1000.00' } })
  await logInAs(page, person)
  await page.clock.install()
  await page.goto(at(paths.index))
  await page.getByRole('link', { name: /Bitcoin/ }).click()
  await goButton(page, 'up').click()
  await page.getByRole('button', { name: 'I understand the risk' }).click()
  await confirmButton(page).click()
  await expect(running(page)).toContainText(
    /00:\d\d.*10\.00 USD.*→.*(Winning|Losing|Unchanged) now/,
  )
  const [order] = await ordersOf(sandbox, person)
  expect(order).toMatchObject({ amount: '10.00', direction: 'up' })
  // All of it is one sight, also on a small phone and on one on its side.
  for (const [width, height] of [
    [360, 640],
    [375, 667],
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(goButton(page, 'down')).toBeInViewport({ ratio: 1 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
  }

  await pass(page, sandbox, 35)
  await expect(result(page)).toContainText(/Bitcoin: (Won|Lost|Unchanged)/)
  await expect(running(page)).toHaveCount(0)
  await result(page).click()
  await expect(receipt(page)).toContainText(order?.id ?? '')
  await receipt(page).getByRole('button', { name: 'Close' }).click()
  await page.clock.runFor(1_500)
  await expect(result(page)).toHaveCount(0)
  await expect(stakeField(page)).toHaveValue('10')
})

test('orders count down and settle at their second, each with the right money', {
  tag: '@can.trade',
}, async ({ page, sandbox }) => {
  const person = await trading(page, sandbox)
  await place(page, 'up', '100')
  await place(page, 'down', '200.5')
  expect(await availableTo(sandbox, person)).toBe('696.49')
  // One counts down, and the other is a tap away.
  await expect(running(page)).toContainText(/\+1 (100\.00|200\.50) USD/)
  await running(page).click()
  const list = page.getByRole('dialog', { name: 'Open orders' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await list.getByRole('button', { name: 'Close' }).click()
  // Elsewhere in the app a bar leads back.
  await page.goto(at(paths.user))
  await expect(page.getByRole('link', { name: /2 open orders · BTCUSD/ })).toBeVisible()

  await pass(page, sandbox, 40)
  await expect(result(page)).toBeVisible()
  const orders = await ordersOf(sandbox, person)
  expect(orders).toHaveLength(2)
  const paid = orders.reduce((sum, { payout }) => sum + Math.round(Number(payout) * 100), 0)
  expect(await availableTo(sandbox, person)).toBe(((69_649 + paid) / 100).toFixed(2))

  for (let shown = 0; shown < 2; shown += 1) {
    await result(page).click()
    const id = await receipt(page).getByText(/^or_/).textContent()
    const order = orders.find((one) => one.id === id?.trim())
    if (!order) throw new Error(`${id} is no order of this user`)
    // Placed at two ticks, both may win, or lose.
    const net = order.net_profit?.replace(/^(?=[1-9])/, '+').replace('-', '−') ?? ''
    await expect(receipt(page)).toContainText(WORDS[order.result] ?? '')
    await expect(receipt(page)).toContainText(net)
    await expect(receipt(page)).toContainText(`${order.payout} USD`)
    await expect(receipt(page)).toContainText(`tick ${order.open_tick_id}`)
    await expect(receipt(page)).toContainText(`tick ${order.close_tick_id}`)
    await expect(receipt(page)).toContainText('both prices give this result')
    await receipt(page).getByRole('button', { name: 'Close' }).click()
    await expect(receipt(page)).toHaveCount(0)
    // Where the pointer rests on the bar, it stays.
    await page.mouse.move(195, 600)
    await page.clock.runFor(1_500)
  }
  await expect(result(page)).toHaveCount(0)
})

test.describe('with an announcement', () => {
  test.use({ announcement: true })

  test('on a small phone nothing that is announced covers anything: notice, running order, toast, tabs', async ({
    page,
    sandbox,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.setViewportSize({ width: 360, height: 640 })
    await trading(page, sandbox)
    const toast = (text: string) =>
      page.getByRole('region', { name: 'Notifications' }).getByText(text)
    await askFor(page, 'up', '100')
    await confirmButton(page).click()
    // It waits while it is pointed at.
    await toast('Order placed').hover()
    await expectApart([
      page.getByRole('banner'),
      running(page),
      stakeField(page),
      page.getByText('If the order wins'),
      toast('Order placed'),
      goButton(page),
    ])

    await page.goto(at(paths.user))
    await page.getByRole('main').click({ position: { x: 2, y: 2 } })
    const notice = page.getByRole('status').filter({ hasText: 'Planned maintenance' })
    await expect(async () => {
      await page.clock.runFor(1_000)
      await expect(notice).toBeVisible({ timeout: 500 })
    }).toPass()
    await page.getByRole('button', { name: 'Copy user ID' }).click()
    await toast('copied successfully').hover()
    await expectApart([
      page.getByRole('banner'),
      toast('copied successfully'),
      notice,
      page.getByRole('link', { name: /1 open order/ }),
      tabs(page),
    ])
  })
})

/** Expects these to stand one below the other, none of them on another. */
async function expectApart(parts: readonly Locator[]): Promise<void> {
  let end = 0
  for (const part of parts) {
    await expect(part).toBeInViewport({ ratio: 0.99 })
    const box = await part.boundingBox()
    if (!box) throw new Error(`${part.toString()} has no place`)
    expect(box.y, part.toString()).toBeGreaterThanOrEqual(end - 0.5)
    end = box.y + box.height
  }
}

test('a result is put away by a tap, and another goes by itself', async ({ page, sandbox }) => {
  await trading(page, sandbox)
  await place(page, 'up', '20')
  await pass(page, sandbox, 40)
  await expect(result(page)).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(result(page)).toHaveCount(0)
  await place(page, 'down', '20')
  await pass(page, sandbox, 40)
  await page.goto(at(paths.language))
  await expect(title(page, 'Language')).toBeVisible()
  await expect(result(page)).toBeVisible()
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('h1, main label')].map(
        (one) => one.getBoundingClientRect().top,
      ),
    )
  await expect(page.locator('main label').nth(5)).toBeVisible()
  const before = await places()
  await page.mouse.move(195, 600)
  await page.clock.runFor(15_000)
  await expect(result(page)).toHaveCount(0)
  expect(await places(), 'nothing moves when it goes').toEqual(before)
  await page.goto(at(TRADE))
  await expect(goButton(page)).toBeVisible()
  await expect(running(page)).toHaveCount(0)
})

test('at an equal price amount and fee come back', async ({ page, sandbox }) => {
  const person = await trading(page, sandbox)
  await stakeField(page).fill('100')
  // No tick comes any more: the last one opens the order and closes it. An order opens at the tick
  // of a whole second, so that tick has to be a second old.
  await freeze(sandbox, true)
  await pass(page, sandbox, 1)
  await goButton(page).click()
  await confirmButton(page).click()
  await expect(page.getByText('Order placed')).toBeVisible()
  await sandbox.advance(40)
  await freeze(sandbox, false)
  await pass(page, sandbox, 5)
  await expect(result(page)).toContainText('Bitcoin: Unchanged, 0.00 USD')
  expect(await availableTo(sandbox, person)).toBe('1000.00')
  expect(await orderMovements(sandbox, person)).toEqual([
    'order_stake 100.00',
    'order_fee 1.00',
    'order_refund 101.00',
  ])
})

test('a result that came while the app was closed is shown on the way back', async ({
  page,
  context,
  sandbox,
}) => {
  await trading(page, sandbox)
  await place(page, 'up', '50')
  await page.close()
  await sandbox.advance(3_600)
  const later = await context.newPage()
  await later.goto(at(paths.index))
  await expect(result(later)).toContainText(/Bitcoin: (Won|Lost|Unchanged), /)
})

test('no order goes out at a price that hangs, and the page says since when', async ({
  page,
  sandbox,
}) => {
  const sent = sentTo(page, PLACE)
  await tradingCalmly(page, sandbox)
  await askFor(page, 'up', '100')
  await expect(confirmButton(page)).toBeVisible()
  await freeze(sandbox, true)
  await pass(page, sandbox, 15)
  await expect(confirmButton(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(dialog(page)).toContainText(/Price out of date, as of/)
  await confirmButton(page).click({ force: true })
  expect(sent).toHaveLength(0)

  await freeze(sandbox, false)
  await expect(confirmButton(page)).not.toHaveAttribute('aria-disabled', 'true')
  await confirmButton(page).click()
  await expect(page.getByText('Order placed')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a price renews itself inside the slippage; one beyond it has to be accepted', async ({
  page,
  sandbox,
}) => {
  const sent = sentTo(page, PLACE)
  await tradingCalmly(page, sandbox)
  await askFor(page, 'up', '100')
  const price = dialog(page).getByText('Price', { exact: true }).locator('xpath=following::dd[1]')
  const figure = async (pattern: RegExp) => {
    const found = pattern.exec(await price.innerText())?.[1]
    return Number(found?.replaceAll(',', ''))
  }
  const asked = await figure(/^([\d,.]+)/)
  const worst = await figure(/Opens at ([\d,.]+) or better/)
  await expect(async () => {
    await sandbox.advance(1)
    await expect.poll(() => figure(/^([\d,.]+)/), { timeout: 2_000 }).not.toBe(asked)
  }).toPass()
  await expect(confirmButton(page)).not.toHaveAttribute('aria-disabled', 'true')

  // Everything comes 0.1 % dearer, and twice as much as that may be.
  await handle(page, 'GET /api/index/ajaxdata', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    for (const quote of answer.data.list) quote.price = (Number(quote.price) * 1.001).toFixed(5)
    await route.fulfill({ response, json: answer })
  })
  await expect(dialog(page)).toContainText('The price is worse than you accepted')
  await expect(confirmButton(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(dialog(page).getByRole('button', { name: /^Accept / })).toBeVisible()

  const later = await sandbox.now()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await expect(confirmButton(page)).not.toHaveAttribute('aria-disabled', 'true')
  expect(await figure(/Opens at ([\d,.]+) or better/)).toBe(worst)
  await confirmButton(page).click()
  await expect(page.getByText('Order placed')).toBeVisible()
  const { accepted_price, accepted_tick_id, slippage_rate_max } = formOf(sent[0])
  // Ticks are numbered by quarters of a second.
  expect(Number(accepted_tick_id?.replace('EURUSD-', '')) / 4).toBeGreaterThanOrEqual(later)
  expect(Number(accepted_price) * (1 + Number(slippage_rate_max))).toBeLessThanOrEqual(
    worst + 0.000_005,
  )
})

test('one tap places up to its limit, once, and is off again after the logout', async ({
  page,
  sandbox,
}) => {
  const person = await trading(page, sandbox)
  await page.getByRole('button', { name: 'Trade settings' }).click()
  await page.getByRole('switch', { name: 'One-tap orders' }).check()
  await page.getByLabel('Largest one-tap amount').selectOption('50.00 USD')
  await page.getByRole('button', { name: 'Close' }).click()

  await stakeField(page).fill('50')
  await goButton(page, 'down').dblclick()
  await expect(running(page)).toContainText('50.00 USD')
  expect((await ordersOf(sandbox, person)).map(({ amount }) => amount)).toEqual(['50.00'])

  await askFor(page, 'down', '50.01')
  await expect(dialog(page)).toContainText('Buy down Bitcoin for 50.01 USD?')
  await page.getByRole('button', { name: 'Go back' }).click()

  await page.goto(at(paths.user))
  await logOut(page)
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('oneTap')
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('draft')
})

test('a closed market counts down to its opening, and trades from then on', async ({
  page,
  sandbox,
}) => {
  await sandbox.reach('23:50', [0])
  await trading(page, sandbox)
  await page.goto(at(tradePath('EURUSD')))
  await expect(
    page.getByRole('button', { name: /Non trading time · opens in 0\d:\d\d/ }),
  ).toBeVisible()
  await expect(goButton(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText(/The market opens \d{4}-\d\d-\d\d 12:00 AM/)).toBeVisible()
  await pass(page, sandbox, 11 * 60)
  await expect(page.getByRole('button', { name: /Closes \d{4}-\d\d-\d\d 12:00 AM/ })).toBeVisible()
  await askFor(page, 'up', '20')
  await confirmButton(page).click()
  await expect(page.getByText('Order placed')).toBeVisible()
})
