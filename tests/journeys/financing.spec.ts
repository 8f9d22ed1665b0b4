import { randomUUID } from 'node:crypto'
import { paths } from '../../src/lib/paths.ts'
import { amountField, at, dialog, hold, sign } from '../e2e/app.ts'
import {
  askToBuy,
  buyButton,
  buyer,
  centsOf,
  confirmButton,
  DAY,
  income,
  projectBy,
  shown,
  termsOf,
  written,
} from './financing.ts'
import { expect, logInAs, test } from './fixtures.ts'
import { movementsOf } from './people.ts'

const DONE = 'Operation successful!'
const PROJECT = 'GET /api/user/yeb'

// Projects end and fill up: each test has them as they were.
test.beforeEach(async ({ sandbox }) => {
  await sandbox.control('reset')
})

for (const method of ['daily_interest', 'all_at_expiry'] as const) {
  test(`(${method}) a purchase earns what was shown before it was confirmed`, {
    tag: '@can.buy-project',
  }, async ({ page, sandbox }) => {
    const person = await buyer(sandbox)
    const project = await projectBy(sandbox, person, { method })
    const cents = 73_457n
    const daily = income(cents, project.daily_rate)
    const days = BigInt(project.investment_cycle)
    const total =
      method === 'daily_interest' ? daily * days : income(cents, project.daily_rate, days)

    await logInAs(page, person)
    await askToBuy(page, project.id, '734.57')
    await expect(dialog(page)).toContainText(`Income per day${shown(daily)} USD`)
    await expect(dialog(page)).toContainText(`${days} days${shown(total)} USD`)
    await expect(dialog(page)).toContainText(`Principal and income${shown(cents + total)} USD`)
    await confirmButton(page).click()
    await expect(page.getByText(DONE)).toBeVisible()
    expect(await movementsOf(sandbox, person)).toEqual([
      expect.stringContaining('project_purchase: 734.57 USD from available'),
    ])

    await sandbox.advance((project.investment_cycle + 2) * DAY)
    const lines = await movementsOf(sandbox, person)
    const incomes = lines.filter((line) => line.startsWith('project_income'))
    expect(incomes).toHaveLength(method === 'daily_interest' ? Number(days) : 1)
    const sum = incomes.reduce((all, line) => all + centsOf(line.split(' ')[1] ?? ''), 0n)
    expect(sum).toBe(total)
    expect(lines.filter((line) => line.startsWith('project_principal'))).toEqual([
      expect.stringContaining('734.57 USD'),
    ])
  })
}

test('a project that fills up while the form is open is refused, with what it still takes', async ({
  page,
  sandbox,
}) => {
  const person = await buyer(sandbox)
  const project = await projectBy(sandbox, person, { method: 'daily_interest' })
  await logInAs(page, person)
  await askToBuy(page, project.id, '1000')
  // The page asks for the project by itself, and must not learn of it before the press.
  const refresh = await hold(page, PROJECT)
  // Others take all but the smallest purchase and a half.
  const left = centsOf(project.minimum_amount) + 5_000n
  let open = centsOf(project.remaining_amount) - left
  const most = centsOf(project.maximum_amount)
  while (open > 0n) {
    const part = open > most ? most : open
    const text = written(part)
    const other = await sandbox.user({ balances: { USD: text } })
    await sandbox.call(other, 'buyProject', {
      project_id: project.id,
      amount: text,
      ...(await termsOf(sandbox, other, project)),
      fund_password: 'fund1234',
      request_id: randomUUID(),
    })
    open -= part
  }
  await confirmButton(page).click()
  refresh()
  await page.getByRole('button', { name: `Use ${shown(left)} USD` }).click()
  await expect(amountField(page)).toHaveValue(shown(left))
  expect(await movementsOf(sandbox, person)).toEqual([])

  await buyButton(page).click()
  await sign(page)
  await confirmButton(page).click()
  await expect(page.getByText(DONE)).toBeVisible()
  await page.getByRole('button', { name: 'Invest again' }).click()
  await expect(buyButton(page)).toHaveAccessibleDescription(
    'The project is full and takes no more money.',
  )
})

test('a project is reached from the list, and ends while its form is open', async ({
  page,
  sandbox,
}) => {
  const person = await buyer(sandbox)
  const { list } = await sandbox.call(person, 'listProjects', {
    filter: 'all',
    sort: 'newest',
    page: 1,
    limit: 20,
  })
  const [project] = list
  if (!project) throw new Error('There is no project')
  await logInAs(page, person)
  await page.goto(at(paths.project))
  await page
    .getByRole('article')
    .filter({ has: page.getByText(project.title, { exact: true }) })
    .getByRole('link')
    // By key: rows move while the list measures them, and a press may begin and end on two of them.
    .press('Enter')
  await amountField(page).fill('500')
  const refresh = await hold(page, PROJECT)
  await sandbox.control('clock', { to: project.end_time })
  await page.getByRole('checkbox').check()
  await buyButton(page).click()
  await sign(page)
  await confirmButton(page).click()
  refresh()
  await expect(buyButton(page)).toHaveAccessibleDescription(
    'The project has ended and takes no more money.',
  )
  expect(await movementsOf(sandbox, person)).toEqual([])
})
