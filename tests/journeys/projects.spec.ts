import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { at } from '../e2e/app.ts'
import { expect, logInAs, test } from './fixtures.ts'

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
const filter = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const figure = (amount: number) => amount.toLocaleString('en-US', { minimumFractionDigits: 2 })

test('a project shows what others have invested, and ends on its day', async ({
  page,
  sandbox,
}) => {
  const person = await sandbox.user({ balances: { USD: '5000.00' } })
  const { list } = await sandbox.call(person, 'listProjects', {
    filter: 'in_progress',
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
  await filter(page, 'In progress').check()
  await expect(card(page, title)).toContainText(
    `${figure(invested)} of ${figure(Number(total))} USD invested`,
  )
  await sandbox.call(person, 'buyProject', {
    project_id: project.id,
    amount: '500.00',
    daily_rate: project.daily_rate,
    fund_password: 'fund1234',
    request_id: randomUUID(),
  })
  await page.reload()
  await expect(card(page, title)).toContainText(`${figure(invested + 500)} of`)

  await sandbox.control('clock', { to: project.end_time })
  await page.reload()
  await filter(page, 'Ended').check()
  await expect(card(page, title)).toContainText('Ended')
})
