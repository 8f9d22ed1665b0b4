import { paths } from '../../src/lib/paths.ts'
import { at, handle, loseAnswers, sentTo } from '../e2e/app.ts'
import { expect, logInAs, test } from './fixtures.ts'
import { movementsOf } from './people.ts'

const CLAIM = 'POST /api/user/daily_bonus'
const DAY = 86_400

test('the bonus is claimed once, counts down to the next day, and can be claimed again then', {
  tag: ['@can.join-activities', '@rule.daily-bonus-once', '@constant.daily-bonus'],
}, async ({ page, sandbox }) => {
  await sandbox.reach('10:00')
  const person = await sandbox.user()
  await logInAs(page, person)
  await page.clock.install({ time: (await sandbox.now()) * 1000 })
  await page.goto(at(paths.activities))
  const claims = sentTo(page, CLAIM)
  await page.getByRole('button', { name: 'Claim 1.00 USD' }).dblclick()
  await expect(page.getByText('Operation successful!')).toBeVisible()
  await expect(page.getByText('1.00 USD added to your balance.')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^1[34]:\d{2}:\d{2}$/)
  expect(claims).toHaveLength(1)
  expect(await movementsOf(sandbox, person)).toHaveLength(1)

  await page.reload()
  const button = page.getByRole('button', { name: 'Claim 1.00 USD' })
  await expect(button).toHaveAccessibleDescription('Only once a day')
  await expect(button).toHaveAttribute('aria-disabled', 'true')

  const now = await sandbox.now()
  const midnight = now - (now % DAY) + DAY
  await sandbox.advance(midnight - now + 2)
  await page.clock.fastForward((midnight - now + 2) * 1000)
  await expect(button).not.toHaveAttribute('aria-disabled')
  await button.click()
  await expect(page.getByText('Operation successful!')).toBeVisible()
  expect(await movementsOf(sandbox, person)).toHaveLength(2)
})

test('a lost answer is looked up: the bonus is credited once and its confirmation is seen', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expected(/ERR_CONNECTION_RESET/)
  const person = await sandbox.user()
  await logInAs(page, person)
  await handle(page, CLAIM, loseAnswers)
  await page.goto(at(paths.activities))
  const claims = sentTo(page, CLAIM)
  await page.getByRole('button', { name: 'Claim 1.00 USD' }).click()
  await expect(page.getByText('Operation successful!')).toBeVisible()
  expect(claims).toHaveLength(1)
  expect(await movementsOf(sandbox, person)).toHaveLength(1)
})

test('who claimed on another device is told "Only once a day" with the time of the next', async ({
  page,
  sandbox,
}) => {
  const person = await sandbox.user()
  await logInAs(page, person)
  await page.goto(at(paths.activities))
  const button = page.getByRole('button', { name: 'Claim 1.00 USD' })
  await expect(button).toBeVisible()
  await sandbox.call(person, 'claimDailyBonus', {
    request_id: '5b0f8c0e-6a57-4f0e-9d55-0000000096aa',
  })
  await button.click()
  await expect(page.getByRole('alert')).toContainText('Only once a day')
  expect(await movementsOf(sandbox, person)).toHaveLength(1)
})
