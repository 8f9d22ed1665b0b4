import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { at, dialog, sentTo } from '../e2e/app.ts'
import { expectNoAxeViolationsInAnyColour } from '../e2e/fixtures.ts'
import { expect, logInAs, pass, test } from './fixtures.ts'
import { askFor, goButton, place, stakeField, TRADE, trader } from './trading.ts'

test("a day's limit is set, told before the press, and kept", async ({ page, sandbox }) => {
  const person = await trader(page, sandbox)
  await logInAs(page, person)
  const sent = sentTo(page, 'POST /api/user/addorder')
  await page.goto(at(paths.settings))
  await page.getByRole('link', { name: /^Own limits/ }).click()
  const day = page.getByLabel('Most you can lose in a day')
  await expect(day).toHaveValue('')
  await day.fill('50')
  await page.getByRole('button', { name: 'Save limits' }).click()
  await expect(page.getByText('50.00 USD counts from now on.')).toBeVisible()
  await expect(page.getByText('50.00 of 50.00 USD left')).toBeVisible()
  await expectNoAxeViolationsInAnyColour(page)

  await page.goto(at(TRADE))
  await expect(page.getByRole('link', { name: '50.00 of 50.00 USD left today' })).toBeVisible()
  await place(page, 'up', '20')
  // The fee can be lost, too.
  await expect(
    page.getByRole('link', { name: /^29\.\d\d of 50\.00 USD left today$/ }),
  ).toBeVisible()
  await askFor(page, 'up', '40')
  await expect(page.getByRole('alert')).toHaveText(
    /^Your own limit leaves 29\.\d\d USD plus its fee/,
  )
  await expect(dialog(page)).toHaveCount(0)
  expect(sent).toHaveLength(1)
})

const DAY = 86_400

/** Asks for a day's limit of 100.00 in place of the one of 50.00. */
async function askForMore(page: Page): Promise<void> {
  await page.getByLabel('Most you can lose in a day').fill('100')
  await page.getByRole('button', { name: 'Save limits' }).click()
  await expect(dialog(page)).toContainText('Your current limits stay for at least 24 hours.')
  // The notice of an earlier request says the same.
  const saved = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && response.url().endsWith('/api/user/limits'),
  )
  await dialog(page).getByRole('button', { name: 'Ask for higher limits' }).click()
  await saved
  await expect(page.getByText('100.00 USD. You can confirm it in 24 hours.')).toBeVisible()
}

test('a higher limit waits for a day, can be taken back until then, and counts once it is confirmed', async ({
  page,
  sandbox,
}) => {
  const person = await trader(page, sandbox)
  await sandbox.call(person, 'setOwnLimits', { loss_day_max: '50.00' })
  await logInAs(page, person)
  await page.clock.install()
  await page.goto(at(paths.limits))
  const waiting = page.getByText(/^You can confirm it from /)
  const change = page.getByRole('button', { name: 'Change limit' })
  await askForMore(page)
  await expect(waiting).toBeVisible()
  await expect(page.getByText('50.00 of 50.00 USD left')).toBeVisible()
  await page.getByRole('button', { name: 'Keep current limit' }).click()
  await expect(waiting).toHaveCount(0)

  await askForMore(page)
  await pass(page, sandbox, DAY - 60)
  await expect(waiting).toBeVisible()
  await expect(change).toHaveCount(0)
  await pass(page, sandbox, 61)
  await change.click()
  await expect(page.getByText('50.00 of 50.00 USD left')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Change limit' }).click()
  await expect(page.getByText('100.00 of 100.00 USD left')).toBeVisible()
  await expect(waiting).toHaveCount(0)
})

test('a pause closes trading at once, and not the way to the money', async ({ page, sandbox }) => {
  const person = await trader(page, sandbox)
  await logInAs(page, person)
  await page.goto(at(paths.limits))
  await page.getByRole('radio', { name: 'For a week' }).check({ force: true })
  await page.getByRole('button', { name: 'Pause trading' }).click()
  await expect(dialog(page)).toContainText(
    'Withdrawals, projects and your whole history stay open to you.',
  )
  await dialog(page).getByRole('button', { name: 'Pause trading' }).click()
  await expect(page.getByText(/^You paused trading until/)).toBeVisible()

  await page.goto(at(TRADE))
  await expect(page.getByText(/^You paused trading until/)).toBeVisible()
  await expect(stakeField(page)).toBeVisible()
  await expect(goButton(page)).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Own limits' })).toBeVisible()

  await page.goto(at(paths.withdraw))
  await expect(page.getByRole('main')).toContainText('1,000.00')
  await expect(page.getByText(/paused/)).toHaveCount(0)
})
