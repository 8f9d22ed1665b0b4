import { exchangePath, ledgerPath, paths } from '../../src/lib/paths.ts'
import { at } from './app.ts'
import { expect, expectNoAxeViolationsInAnyColour, logIn, showExample, test } from './fixtures.ts'

/** Every page has axe on its tour; these are all the states, which `npm run test:full` looks at. */
const full = { tag: '@full' }

// What moves is half-transparent on its way, and no colour to measure.
test.use({ viewport: { width: 390, height: 6_000 } })

test.beforeEach(async ({ page }) => {
  await logIn(page)
})

test('no axe violation in the states of the wallet', full, async ({ page }) => {
  await page.goto(at(paths.wallet))
  await expect(page.getByRole('img', { name: /^Net worth over time/ })).toBeVisible()
  await page.getByRole('button', { name: 'Show as table' }).click()
  await expectNoAxeViolationsInAnyColour(page)
  await page.getByRole('button', { name: 'Hide amounts' }).click()
  await expectNoAxeViolationsInAnyColour(page)
  await page
    .getByRole('button', { name: /^Order fee/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoAxeViolationsInAnyColour(page)
  await page.goto(at(`${ledgerPath}&kind=gift`))
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectNoAxeViolationsInAnyColour(page)
})

for (const [operation, example, path] of [
  ['GET /api/user/wallet', 'newbie', paths.wallet],
  ['GET /api/user/wallet', 'large_balances', paths.wallet],
  ['GET /api/user/wallet', 'empty', ledgerPath],
  ['GET /api/user/exchange', 'suspended', exchangePath('BTC')],
  ['GET /api/user/exchange', 'unknown_status', exchangePath('ETH')],
  ['GET /api/user/exchange', 'empty', paths.exchange],
  ['GET /api/user/exchange_record', 'empty', paths.exchangeRecords],
  ['GET /api/user/project_orderlist', 'empty', paths.finance],
] as const) {
  test(`no axe violation: ${operation} ${example} on ${path}`, full, async ({ page }) => {
    await showExample(page, operation, example)
    const answered = page.waitForResponse((response) =>
      operation.endsWith(` ${new URL(response.url()).pathname}`),
    )
    await page.goto(at(path))
    await answered
    await expect(page.getByRole('main')).toHaveText(/\S/)
    await expect(page.locator('main').getByText('Loading')).toHaveCount(0)
    await expectNoAxeViolationsInAnyColour(page)
  })
}

test(
  'no axe violation in the confirmation of an exchange, when its rate changes, and after it',
  full,
  async ({ page }) => {
    await page.goto(at(exchangePath('BTC')))
    await page.getByLabel('Amount to exchange').fill('500')
    await page
      .locator('form')
      .getByRole('button', { name: /^Exchange/ })
      .click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toBeVisible()
    await expectNoAxeViolationsInAnyColour(page)
    await showExample(page, 'POST /api/user/exchange', 'refused_price_changed')
    await showExample(page, 'GET /api/user/exchange', 'changed')
    const confirm = dialog.getByRole('button', { name: /^Exchange/ })
    await confirm.click()
    await expect(dialog.getByRole('button', { name: /^Accept/ })).toBeVisible()
    await expectNoAxeViolationsInAnyColour(page)
    await showExample(page, 'POST /api/user/exchange', 'done')
    await dialog.getByRole('button', { name: /^Accept/ }).click()
    await confirm.click()
    await expect(page.getByText('Exchanged', { exact: true })).toBeVisible()
    await expectNoAxeViolationsInAnyColour(page)
  },
)
