import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import {
  amountField,
  at,
  confirmButton as confirmWithdrawal,
  fundPasswordField,
  sign,
  withdrawButton,
} from '../e2e/app.ts'
import {
  accountButton,
  codeField,
  confirmButton as confirmDeposit,
  depositor,
  method,
  RECEIVED,
  submitButton,
  uploadPicture,
} from './depositing.ts'
import { buyButton, buyer, confirmButton as confirmPurchase } from './financing.ts'
import { expect, logInAs, test } from './fixtures.ts'
import { addPasskey, phone } from './passkey.ts'
import { withdrawer } from './people.ts'
import type { Person } from './sandbox.ts'

/*
 * How many taps it takes from a tab of the app to money that moves, besides what is typed into a field. The first
 * timed order is counted where it is seen running (trade.spec.ts): four.
 */

/** Shows a tab to a user, and counts the taps from then on. */
async function countTaps(page: Page, person: Person, tab: string): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { taps: number }
    counted.taps = 0
    // A press, and not the click that a label passes on to its control.
    window.addEventListener('pointerdown', () => (counted.taps += 1), true)
  })
  await logInAs(page, person)
  await page.goto(at(tab))
  return () => page.evaluate(() => (window as unknown as { taps: number }).taps)
}

const main = (page: Page) => page.getByRole('main')

test('a deposit takes six taps from the tab', async ({ page, sandbox }) => {
  const taps = await countTaps(page, await depositor(sandbox), paths.user)
  await main(page).getByRole('link', { name: 'Deposit' }).click()
  await amountField(page).fill('300.77')
  await method(page, 'Bank transfer').click({ force: true })
  await accountButton(page).click()
  await codeField(page).fill('TRX-20261122-01')
  await uploadPicture(page)
  await submitButton(page).click()
  await confirmDeposit(page).click()
  await expect(page.getByText(RECEIVED)).toBeVisible()
  expect(await taps()).toBe(6)
})

test('a withdrawal to the only target takes three taps from the tab', async ({ page, sandbox }) => {
  const taps = await countTaps(page, await withdrawer(sandbox), paths.user)
  await main(page).getByRole('link', { name: 'Withdraw' }).click()
  await amountField(page).fill('1010')
  await withdrawButton(page).click()
  await sign(page)
  await confirmWithdrawal(page).click()
  await expect(page.getByText(/^Withdrawal successful/)).toBeVisible()
  expect(await taps()).toBe(3)
})

test('with a passkey a withdrawal takes the same three taps, and a finger in place of a typed password', async ({
  page,
  sandbox,
}) => {
  await phone(page)
  const person = await withdrawer(sandbox)
  const taps = await countTaps(page, person, paths.user)
  await addPasskey(page, person)
  await page.goto(at(paths.user))
  const before = await taps()
  await main(page).getByRole('link', { name: 'Withdraw' }).click()
  await amountField(page).fill('1010')
  await withdrawButton(page).click()
  await confirmWithdrawal(page).click()
  await expect(page.getByText(/^Withdrawal successful/)).toBeVisible()
  expect((await taps()) - before).toBe(3)
})

test('the first purchase takes five taps from the tab, its amount and password included', async ({
  page,
  sandbox,
}) => {
  // Projects end and fill up.
  await sandbox.control('reset')
  const taps = await countTaps(page, await buyer(sandbox), paths.project)
  await main(page).getByRole('article').first().getByRole('link').click()
  await main(page).getByRole('button', { name: '200.00 USD', exact: true }).click()
  await page.getByRole('checkbox').check()
  await buyButton(page).click()
  await expect(fundPasswordField(page)).toBeFocused()
  await page.keyboard.type('fund1234')
  await confirmPurchase(page).click()
  await expect(page.getByText('Operation successful!')).toBeVisible()
  // Of any further one four: the box of the risk is ticked once.
  expect(await taps()).toBe(5)
})
