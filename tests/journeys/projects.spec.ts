import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { at } from '../e2e/app.ts'
import { termsOf } from './financing.ts'
import { expect, logInAs, test } from './fixtures.ts'

const row = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByText(title, { exact: true }) })
const filter = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const share = (invested: number, total: string) =>
  `${new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }).format((invested / Number(total)) * 100)}%`

test('a project shows what others have invested, and ends on its day', async ({
  page,
  sandbox,
}) => {
  // The test before may have moved the clock beyond the end of every project.
  await sandbox.control('reset')
  const person = await sandbox.user({ balances: { USD: '5000.00' } })
  const { list } = await sandbox.call(person, 'listProjects', {
    filter: 'in_progress',
    sort: 'newest',
    page: 1,
    limit: 20,
  })
  // The newest: it stands on top.
  const [project] = list
  if (!project) throw new Error('No project is in progress')
  const { title, total_investment_amount: total } = project
  const invested = Number(project.invested_amount)

  // Tall enough for the whole list, of which only what is near the screen exists.
  await page.setViewportSize({ width: 390, height: 4000 })
  await logInAs(page, person)
  await page.goto(at(paths.project))
  await filter(page, 'In progress').click()
  await expect(row(page, title)).toContainText(share(invested, total))
  await sandbox.call(person, 'buyProject', {
    project_id: project.id,
    amount: '500.00',
    ...(await termsOf(sandbox, person, project)),
    fund_password: 'fund1234',
    request_id: randomUUID(),
  })
  await page.reload()
  await expect(row(page, title)).toContainText(share(invested + 500, total))

  await sandbox.control('clock', { to: project.end_time })
  await page.reload()
  await filter(page, 'Ended').click()
  await expect(row(page, title)).toContainText('Ended 20')
})
