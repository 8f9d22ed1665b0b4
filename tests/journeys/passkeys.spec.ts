import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import {
  amountField,
  at,
  confirmButton,
  dialog,
  formOf,
  fundPasswordField,
  logOut,
  sentTo,
  sign,
  title,
  withdrawButton,
} from '../e2e/app.ts'
import { expect, logInAs, test } from './fixtures.ts'
import { addPasskey, phone } from './passkey.ts'
import { withdrawalsOf, withdrawer } from './people.ts'

const SUBMIT = 'POST /api/user/cash'
const RECEIVED = /^Withdrawal successful/

const passkeys = (page: Page) =>
  page.getByRole('region', { name: 'Your passkeys' }).getByRole('listitem')

test('a passkey logs in, and a withdrawal takes one tap and a finger in its question', async ({
  page,
  sandbox,
}) => {
  const { asked } = await phone(page)
  const person = await withdrawer(sandbox)
  await logInAs(page, person)
  await addPasskey(page, person)
  await expect(passkeys(page)).toHaveText(/My phone.*not used yet/)
  await page.goto(at(paths.user))
  await logOut(page)

  await asked(async () => {
    await page.goto(at(paths.login))
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  })
  await expect(title(page, 'User')).toBeVisible()

  const sent = sentTo(page, SUBMIT)
  await page.goto(at(paths.withdraw))
  await amountField(page).fill('1010')
  await withdrawButton(page).click()
  await expect(dialog(page)).toContainText('You confirm this with your passkey.')
  await expect(fundPasswordField(page)).toHaveCount(0)
  await confirmButton(page).click()
  await expect(page.getByText(RECEIVED)).toBeVisible()
  expect(sent).toHaveLength(1)
  const form = formOf(sent[0])
  expect(form.confirmation).toContain('challenge_id')
  expect(form.fund_password).toBeUndefined()
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  expect(await withdrawalsOf(sandbox, { ...person, token })).toHaveLength(1)

  await page.goto(at(paths.passkeys))
  await expect(passkeys(page)).toHaveText(/My phone.*last used/)
})

test('what is not confirmed is not sent, and the fund password goes on', async ({
  page,
  sandbox,
}) => {
  const { leave } = await phone(page)
  const person = await withdrawer(sandbox)
  await logInAs(page, person)
  await addPasskey(page, person)
  const sent = sentTo(page, SUBMIT)
  await askToConfirm(page)
  await leave()
  await confirmButton(page).click()
  await expect(dialog(page).getByRole('status')).toContainText(/./)
  expect(sent).toHaveLength(0)

  await dialog(page).getByRole('button', { name: 'Use the fund password' }).click()
  await sign(page)
  await confirmButton(page).click()
  await expect(page.getByText(RECEIVED)).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(formOf(sent[0]).confirmation).toBeUndefined()
})

test('a passkey that was removed logs nobody in', async ({ page, sandbox }) => {
  const { asked } = await phone(page)
  const person = await withdrawer(sandbox)
  await logInAs(page, person)
  await addPasskey(page, person)
  await passkeys(page).getByRole('button', { name: 'Remove' }).click()
  await dialog(page).getByLabel('Login password', { exact: true }).fill(person.password)
  await dialog(page).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Passkey removed')).toBeVisible()
  await page.goto(at(paths.user))
  await logOut(page)
  await asked(async () => {
    await page.goto(at(paths.login))
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  })
  await expect(page.getByText('This passkey does not belong to the account.')).toBeVisible()
})

/** Opens the question of a withdrawal to the only target. */
async function askToConfirm(page: Page): Promise<void> {
  await page.goto(at(paths.withdraw))
  await amountField(page).fill('1010')
  await withdrawButton(page).click()
  await expect(dialog(page)).toBeVisible()
}
