import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { amountField, at, dialog } from '../e2e/app.ts'
import { expect } from './fixtures.ts'
import type { ChosenFile } from './photo.ts'
import { jpegOf } from './photo.ts'
import type { NewPerson, Person, SandboxSite } from './sandbox.ts'

/** What the specification says after a deposit was submitted. */
export const RECEIVED = 'Deposit successfully, please be patient and wait for approval'

/** A user to whom customer service has released an amount. */
export async function depositor(
  sandbox: SandboxSite,
  { released = '500.00', ...input }: NewPerson & { released?: string } = {},
): Promise<Person> {
  const person = await sandbox.user(input)
  await sandbox.control('release', { user: person.id, amount: released })
  return person
}

export const submitButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Submit deposit' })
export const confirmButton = (page: Page) => dialog(page).getByRole('button', { name: /^Submit/ })
export const proof = (page: Page) => page.getByRole('group', { name: 'Screenshot of the transfer' })
export const codeField = (page: Page) => page.getByLabel('Transaction code')
export const method = (page: Page, name: string) => page.getByRole('radio', { name })

/** Answers the system's choice of files. */
export async function choosePicture(page: Page, file: ChosenFile | string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await proof(page)
    .getByRole('button', { name: /^(Choose a picture|Replace)$/ })
    .click()
  await (await chooser).setFiles(file)
}

/** Chooses a picture, which is uploaded by itself. */
export async function uploadPicture(page: Page, file?: ChosenFile): Promise<void> {
  await choosePicture(
    page,
    file ?? { name: 'transfer.jpg', mimeType: 'image/jpeg', buffer: await jpegOf(page) },
  )
  await expect(proof(page).getByText('Uploaded')).toBeVisible()
}

export const accountButton = (page: Page) =>
  page.getByRole('button', { name: 'Get payment details' })
/** The line that the first step leaves when it is done. */
export const firstStep = (page: Page) => page.getByRole('region', { name: /Amount and method$/ })

/** Goes through the first step by bank transfer. */
export async function enterAmount(page: Page, amount: string): Promise<void> {
  await amountField(page).fill(amount)
  // The row is the label of a radio button that fills it unseen.
  await method(page, 'Bank transfer').click({ force: true })
  await accountButton(page).click()
}

/** Fills all steps in with what a bank transfer needs; leaves the last button. */
export async function fillDeposit(page: Page, amount: string): Promise<void> {
  await enterAmount(page, amount)
  await codeField(page).fill('TRX-20261122-01')
  await uploadPicture(page)
}

/** Opens the page, fills it in and presses its button: the confirmation is open then. */
export async function askToDeposit(page: Page, amount: string): Promise<void> {
  await page.goto(at(paths.deposit))
  await fillDeposit(page, amount)
  await submitButton(page).click()
  await expect(dialog(page)).toBeVisible()
}

/** The user's deposits, the newest first. */
export async function depositsOf(sandbox: SandboxSite, person: Person) {
  const { list } = await sandbox.call(person, 'listDepositRecords', { page: 1, limit: 20 })
  return list
}
