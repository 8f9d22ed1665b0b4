import { paths, purchaseActionPath, purchasePath } from '../../src/lib/paths.ts'
import { amountField, at, dialog, hold, sign } from '../e2e/app.ts'
import { buy, buyer, DAY, projectBy } from './financing.ts'
import { expect, logInAs, test } from './fixtures.ts'

const CHECKING = 'Result unknown, checking'

// Projects end and fill up: each test has them as they were.
test.beforeEach(async ({ sandbox }) => {
  await sandbox.control('reset')
})

test('figures that can no longer be refreshed stay, marked as old', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expected(/502/)
  const person = await buyer(sandbox)
  const project = await projectBy(sandbox, person, { method: 'daily_interest' })
  const { id } = await buy(sandbox, person, project, '340.27')
  await logInAs(page, person)
  await page.clock.install({ time: (await sandbox.now()) * 1000 })
  await page.goto(at(purchasePath(id)))
  await expect(page.getByText('340.27').first()).toBeVisible()
  await sandbox.spoil('/api/user/myproject', { kind: 'bad_gateway', times: null, person })
  await expect(async () => {
    await page.clock.runFor(20_000)
    await expect(page.getByText(/Not updated since/)).toBeVisible({ timeout: 200 })
  }).toPass()
  await expect(page.getByText('340.27').first()).toBeVisible()
})

test('what is open for one purchase stands before it, and in the way of no other', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expected(/net::ERR|502/)
  const person = await buyer(sandbox)
  const project = await projectBy(sandbox, person, { method: 'all_at_expiry' })
  const open = await buy(sandbox, person, project, '340.27')
  const other = await buy(sandbox, person, project, '300.00')
  await sandbox.advance(2 * DAY)
  await logInAs(page, person)
  await page.goto(at(purchaseActionPath(open.id, 'append')))
  await amountField(page).fill('120.13')
  await page.getByRole('checkbox').check()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Top up/ })
    .click()
  await sign(page)
  await sandbox.spoil('/api/user/yebappend', { kind: 'lost_answer', person })
  const find = await hold(page, 'GET /api/user/myproject')
  await dialog(page)
    .getByRole('button', { name: /^Top up/ })
    .click()
  await expect(page.getByText(CHECKING)).toBeVisible()
  await page.goto(at(purchasePath(open.id)))
  await expect(page.getByText(CHECKING)).toBeVisible()
  await page.goto(at(purchasePath(other.id)))
  find()
  await expect(page.getByText('300.00').first()).toBeVisible()
  await expect(page.getByText(CHECKING)).toHaveCount(0)
  await page.goto(at(paths.purchase))
  // By key: rows move while the list measures them, and a press may begin and end on two of them.
  await page.getByRole('article').filter({ hasText: '460.40' }).getByRole('link').press('Enter')
  await expect(page.getByText('Operation successful!')).toBeVisible()
})
