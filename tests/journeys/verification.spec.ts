import type { Page } from '@playwright/test'
import { routes } from '../../src/app/routes.ts'
import { paths } from '../../src/lib/paths.ts'
import { at, sentTo, title } from '../e2e/app.ts'
import { expect, logInAs, test } from './fixtures.ts'
import { cardNumber } from './people.ts'
import { jpegOf } from './photo.ts'
import type { Person, SandboxSite } from './sandbox.ts'

const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit for review' })
const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue' })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** Chooses and uploads a photo for the field with this label. */
async function photograph(page: Page, label: RegExp): Promise<void> {
  const group = page.getByRole('group', { name: label })
  const buffer = await jpegOf(page)
  const chooser = page.waitForEvent('filechooser')
  await group.getByRole('button', { name: /Choose a picture/ }).click()
  await (await chooser).setFiles({ name: 'document.jpg', mimeType: 'image/jpeg', buffer })
  await expect(group.getByText('Uploaded')).toBeVisible()
}

interface Materials {
  name: string
  number: string
  document?: 'id_card' | 'passport'
}

async function submit(page: Page, { name, number, document = 'passport' }: Materials) {
  await field(page, 'Country that issued it').selectOption('US')
  // The row is the label of a radio button that fills it unseen.
  const type = document === 'passport' ? 'Passport' : 'Identity card'
  await page.getByRole('radio', { name: type }).click({ force: true })
  await continueButton(page).click()
  await field(page, 'Full name').fill(name)
  await field(page, 'ID number').fill(number)
  await continueButton(page).click()
  await photograph(page, document === 'passport' ? /page with your picture/ : /front/)
  if (document !== 'passport') await photograph(page, /back/)
  await submitButton(page).click()
}

const idNumber = (person: Person) => `V${String(person.id).padStart(8, '0')}7`

/** The review ends a few seconds after the submission. */
async function review(page: Page, sandbox: SandboxSite): Promise<void> {
  await sandbox.advance(60)
  await page.reload()
}

test('a document with two sides is submitted, reviewed and passed, once', {
  tag: ['@can.verify-name', '@state.verification-submitted'],
}, async ({ page, sandbox }) => {
  const person = await sandbox.user()
  await logInAs(page, person)
  const sent = sentTo(page, 'POST /api/user/certification')
  await page.goto(at(paths.verification))
  await continueButton(page).click()
  await expect(field(page, 'Full name')).toHaveCount(0)
  await submit(page, { name: 'Robin Sample', number: idNumber(person), document: 'id_card' })
  await expect(page.getByText("We're reviewing your document")).toBeVisible()
  await expect(submitButton(page)).toHaveCount(0)
  await review(page, sandbox)
  await expect(page.getByText('Real name authentication successful')).toBeVisible()
  await expect(
    page.getByText('You have been certified, please do not repeat the certification!'),
  ).toBeVisible()
  await expect(submitButton(page)).toHaveCount(0)
  await page.goto(at(paths.security))
  await expect(page.getByText('Done: Real-name verification')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a rejection names its reason, and the materials can be submitted again', async ({
  page,
  sandbox,
}) => {
  const person = await sandbox.user()
  await logInAs(page, person)
  await page.goto(at(paths.verification))
  // The sandbox decides by the end of the name (docs/sandbox.md).
  await submit(page, { name: 'Robin Rejected Photo Unreadable', number: idNumber(person) })
  await expect(page.getByText("We're reviewing your document")).toBeVisible()
  await review(page, sandbox)
  await expect(page.getByRole('alert')).toHaveText(/We can't read a photo/)
  await submit(page, { name: 'Robin Sample', number: idNumber(person) })
  await expect(page.getByText("We're reviewing your document")).toBeVisible()
  await review(page, sandbox)
  await expect(page.getByText('Real name authentication successful')).toBeVisible()
})

test('a number that another account has is refused', { tag: '@rule.id-number' }, async ({
  page,
  sandbox,
}) => {
  const [owner, person] = [await sandbox.user(), await sandbox.user()]
  await logInAs(page, owner)
  await page.goto(at(paths.verification))
  await submit(page, { name: 'Robin Sample', number: idNumber(owner) })
  await expect(page.getByText("We're reviewing your document")).toBeVisible()
  await page.evaluate((token) => localStorage.setItem('token', token), person.token)
  await page.reload()
  await submit(page, { name: 'Robin Sample', number: idNumber(owner) })
  await expect(page.getByRole('alert')).toHaveText(/The ID number already exists\./)
  await expect(field(page, 'Full name')).toHaveValue('Robin Sample')
})

test('name, phone, ID and card that were entered stand nowhere unmasked afterwards', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(180_000)
  const told: string[] = []
  page.on('console', (message) => told.push(message.text()))
  page.on('request', (request) => told.push(request.url()))
  const phone = '+447700900847'
  const name = 'Quillon Vexworthy'
  const number = 'ZX80417735'
  const inviter = await sandbox.user()
  const card = cardNumber(inviter.id)
  const { code: invitation } = await sandbox.call(inviter, 'getInvitation', {})

  await page.goto(at(`${paths.register}?invitation_code=${invitation}`))
  await page.getByLabel('Phone number or email address').fill(phone)
  await page.getByRole('button', { name: /^Send/ }).click()
  await expect(page.getByText('Code sent')).toBeVisible()
  const [code = ''] = /\d{6}/.exec(await sandbox.sentTo(phone)) ?? []
  await page.getByLabel('Verification code').fill(code)
  await page.getByLabel('New password', { exact: true }).fill('secret-8')
  await page.getByLabel('New password again').fill('secret-8')
  await page.getByRole('checkbox', { name: /I have read and accept/ }).check()
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(title(page, 'User')).toBeVisible()

  await page.goto(at(paths.verification))
  await submit(page, { name, number })
  await expect(page.getByText("We're reviewing your document")).toBeVisible()
  await page.goto(at(paths.bindCard))
  await expect(field(page, 'Account holder')).toHaveValue(name)
  await field(page, 'Bank name').fill('Example Bank')
  await field(page, 'Card number').fill(card)
  await page.getByRole('button', { name: 'Add payment method' }).click()
  await expect(page.getByText('Successfully added!')).toBeVisible()
  await review(page, sandbox)

  const planted = [phone, phone.slice(1), name, 'Vexworthy', number, card, 'secret-8']
  const grouped = card.replace(/(.{4})(?=.)/g, '$1 ')
  for (const { path } of routes) {
    // Whoever logs in types the account; the page of a session is another one.
    await page.goto(at(path))
    await expect(page.getByRole('main')).toHaveText(/\S/)
    const seen = await page.evaluate(() => [
      document.documentElement.outerHTML,
      ...[...document.querySelectorAll('input, textarea')].map(
        (input) => (input as HTMLInputElement).value,
      ),
      JSON.stringify({ ...localStorage, ...sessionStorage }),
      location.href,
      JSON.stringify(history.state),
    ])
    for (const secret of [...planted, grouped]) {
      expect(
        seen.some((text) => text.includes(secret)),
        `${path} shows ${secret}`,
      ).toBe(false)
    }
  }
  const everything = told.join('\n')
  for (const secret of [...planted, grouped, encodeURIComponent(phone)]) {
    expect(everything).not.toContain(secret)
  }
  await page.goto(at(paths.security))
  await expect(page.getByText('Qui****thy')).toBeVisible()
  await expect(page.getByText('ZX8****735')).toBeVisible()
})
