import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import {
  amountField,
  at,
  balance,
  dialog,
  expectAddress,
  formOf,
  hold,
  sentTo,
  stored,
} from '../e2e/app.ts'
import { expectNoAxeViolationsInAnyColour } from '../e2e/fixtures.ts'
import {
  accountButton,
  askToDeposit,
  choosePicture,
  codeField,
  confirmButton,
  depositor,
  depositsOf,
  enterAmount,
  firstStep,
  method,
  proof,
  RECEIVED,
  submitButton,
  uploadPicture,
} from './depositing.ts'
import { expect, logInAs, test } from './fixtures.ts'
import { movementsOf } from './people.ts'
import { PLANTED, photoOf, segmentsOf, sizeOf, watchFiles } from './photo.ts'

const PENDING = "We're getting your payment details"
const SUBMIT = 'POST /api/user/dorecharge'

const articles = (page: Page) => page.getByRole('article')
const conditions = (page: Page) => page.getByRole('list', { name: 'What you need to withdraw' })
test('nothing can be deposited, and no account is named, before support releases an amount', {
  tag: '@rule.deposit-after-support',
}, async ({ page, sandbox }) => {
  const person = await sandbox.user()
  await logInAs(page, person)
  const asked = sentTo(page, 'POST /api/user/recharge_release')
  await page.goto(at(paths.deposit))
  await expect(page.getByText('We send you the payment details')).toBeVisible()
  await expect(page.getByText(/Don't transfer anything before that\./)).toBeVisible()
  await expect(page.getByText('000987654321')).toHaveCount(0)
  // How to get money out again is in sight before any goes in.
  await page.getByText(/^For a later withdrawal: \d of 7 met$/).click()
  await expect(conditions(page).getByRole('listitem')).toHaveCount(7)
  await expectNoAxeViolationsInAnyColour(page)

  // Cents of 77 wait for a person, who releases less.
  await amountField(page).fill('300.77')
  await method(page, 'Bank transfer').click({ force: true })
  await accountButton(page).dblclick()
  await expect(page.getByText(PENDING)).toBeVisible()
  await page.reload()
  await expect(page.getByText(PENDING)).toBeVisible()
  await expect(page.getByText('Bank transfer · 300.77 USD')).toBeVisible()
  expect(asked).toHaveLength(1)
  await sandbox.control('release', { user: person.id, amount: '250.00' })
  await expect(page.getByText(/You can deposit up to 250\.00 USD/)).toBeVisible()
  await expect(page.getByText('From 10.00 USD to 250.00 USD')).toBeVisible()
})

test('a release that is asked for opens the transfer by itself', async ({ page, sandbox }) => {
  const person = await sandbox.user()
  await logInAs(page, person)
  await page.goto(at(paths.deposit))
  await amountField(page).fill('300')
  await method(page, 'Bank transfer').click({ force: true })
  await accountButton(page).click()
  await expect(page.getByText(PENDING)).toBeVisible()
  await expect(page.getByText('000987654321')).toHaveCount(0)
  await sandbox.advance(5)
  await expect(page.getByText('000987654321')).toBeVisible()
  await expect(page.getByRole('heading', { name: /Transfer 300\.00 USD/ })).toBeVisible()
})

test('a step that is taller than the screen begins with its title, the amount and until when', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const person = await sandbox.user()
  await sandbox.control('release', {
    user: person.id,
    amount: '500.00',
    expires_at: (await sandbox.now()) + 86_400,
  })
  await logInAs(page, person)
  await page.goto(at(paths.deposit))
  await enterAmount(page, '300')
  const bar = await page.getByRole('banner').boundingBox()
  const title = page.getByRole('heading', { name: /^Step 1 of 4:/ })
  await expect.poll(async () => (await title.boundingBox())?.y).toBeGreaterThan(bar?.height ?? 0)
  await expect(page.getByText(/^You can deposit up to 500\.00 USD until/)).toBeInViewport()
  await expect(page.getByText('300.00 USD', { exact: true })).toBeInViewport()
})

test('a deposit is credited after its review, to the cent, on screen and in the ledger', {
  tag: '@can.deposit',
}, async ({ page, sandbox }) => {
  const person = await depositor(sandbox)
  await logInAs(page, person)
  const sent = sentTo(page, SUBMIT)
  await page.goto(at(paths.deposit))
  await page.getByText(/^For a later withdrawal/).click()
  await expect(conditions(page).getByRole('listitem')).toHaveText([
    /Real-name verification/,
    /None added yet/,
    /A fund password/,
    /Open daily/,
    /3 left today/,
    /100,000\.00 USD left today/,
    /Turnover of 100% of each deposit/,
  ])
  // Cents of 77 wait for the last audit.
  await enterAmount(page, '300.77')
  await expect(page.getByText('000987654321')).toBeVisible()
  await expect(page.getByText(String(person.id))).toBeVisible()
  // Half under the bar, where the scroll ends, a button would pass for one that is too small.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectNoAxeViolationsInAnyColour(page)
  await page.getByText(/^For a later withdrawal/).click()
  await codeField(page).fill('TRX-20261122-01')
  await uploadPicture(page)
  await expectNoAxeViolationsInAnyColour(page)
  await submitButton(page).click()
  await expect(dialog(page)).toHaveAccessibleName('Submit 300.77 USD deposit?')
  await expectNoAxeViolationsInAnyColour(page)
  expect(sent).toHaveLength(0)
  await confirmButton(page).dblclick()
  await expect(page.getByText(RECEIVED)).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(formOf(sent[0])).toMatchObject({
    method_id: 'dm_bank',
    amount: '300.77',
    transaction_code: 'TRX-20261122-01',
  })
  // Nothing is credited before the review.
  expect(await movementsOf(sandbox, person)).toEqual([])

  await page.getByRole('main').getByRole('link', { name: 'Deposit history' }).click()
  await expect(articles(page)).toHaveText([/Bank transfer.*300\.77 USD.*Under review/])
  // Once its result was read, the device stores nothing of it.
  expect(await stored(page)).not.toMatch(/300|TRX|fi_/)
  const [record] = await depositsOf(sandbox, person)
  const number = Number(record?.id.slice('de_'.length))
  await sandbox.control('review', { kind: 'deposit', number, decision: 'success_awaiting_audit' })
  await page.reload()
  await expect(articles(page)).toHaveText([/Final check/])
  expect(await movementsOf(sandbox, person)).toEqual([])
  await sandbox.control('review', { kind: 'deposit', number, decision: 'success' })
  await page.reload()
  await articles(page).getByRole('button').click()
  const sheet = page.getByRole('dialog', { name: 'Deposit' })
  await expect(sheet.getByRole('listitem')).toHaveText([
    /^Submitted/,
    /^Received, final check/,
    /^Credited to your balance/,
  ])
  await expect(sheet).toContainText('TRX-20261122-01')
  const screenshot = sheet.getByRole('img', { name: 'Screenshot of the transfer' })
  await expect
    .poll(() => screenshot.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)
  await expectNoAxeViolationsInAnyColour(page)

  expect(await movementsOf(sandbox, person)).toEqual([
    'deposit: 300.77 USD from deposits to available',
  ])
  await page.goto(at(paths.user))
  await expect(balance(page, 'Available')).toHaveText('300.77')
  // What was released is used up but for the rest.
  await page.goto(at(paths.deposit))
  await expect(page.getByText('From 10.00 USD to 199.23 USD')).toBeVisible()
  await page.getByText(/^For a later withdrawal/).click()
  await expect(conditions(page)).toContainText('Turnover of 300.77 USD')
})

test('a deposit that its review refuses credits nothing, and says why', async ({
  page,
  sandbox,
}) => {
  const person = await depositor(sandbox)
  await logInAs(page, person)
  await askToDeposit(page, '250.13')
  await confirmButton(page).click()
  await expect(page.getByText(RECEIVED)).toBeVisible()
  await sandbox.advance(10)
  await page.goto(at(`${paths.depositRecords}?status=failed`))
  await expect(articles(page)).toHaveText([/250\.13 USD.*Declined/])
  await articles(page).getByRole('button').click()
  await expect(page.getByRole('dialog')).toContainText('Not credited')
  await expect(page.getByRole('dialog')).toContainText('Our note')
  expect(await movementsOf(sandbox, person)).toEqual([])
})

test('no EXIF byte, no place and no name of a file leaves the device', async ({
  page,
  sandbox,
}) => {
  const person = await depositor(sandbox)
  await logInAs(page, person)
  const files = await watchFiles(page)
  await page.goto(at(paths.deposit))
  const photo = await photoOf(page)
  for (const planted of [...PLANTED, 'Exif\0\0']) {
    expect(photo.buffer.includes(planted), 'the photo has it').toBe(true)
  }
  await amountField(page).fill('100')
  await method(page, 'Alipay').click({ force: true })
  await accountButton(page).click()
  await choosePicture(page, photo)
  // Orientation was told by EXIF alone, and the picture stands upright without it.
  const seen = proof(page).getByRole('img')
  await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(844)
  await expect(proof(page).getByText('Uploaded')).toBeVisible()
  await proof(page).getByRole('button', { name: 'Rotate right' }).click()
  await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(390)
  await expect(proof(page).getByText('Uploaded')).toBeVisible()
  await submitButton(page).click()
  await confirmButton(page).click()
  await expect(page.getByText(RECEIVED)).toBeVisible()

  const [record] = await depositsOf(sandbox, person)
  const stored = await fetch(new URL(record?.screenshot_url ?? '', sandbox.app))
  const arrived = Buffer.from(await stored.arrayBuffer())
  // As it was chosen, and as it was turned.
  await expect.poll(() => files.length).toBe(2)
  expect(sizeOf(arrived)).toEqual({ width: 390, height: 844 })
  for (const bytes of [arrived, ...files.map((file) => file.bytes)]) {
    for (const planted of [...PLANTED, 'Exif', 'GPS', 'adobe', 'xmp']) {
      expect(bytes.includes(planted), planted).toBe(false)
    }
    const applications = segmentsOf(bytes).filter(
      ({ marker }) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe,
    )
    expect(applications.map(({ text }) => text.slice(0, 4))).toEqual(['JFIF'])
  }
  expect(files.map(({ name }) => name)).toEqual(['blob', 'blob'])
})

test('a coin says its network, how much of it is needed, and lets its address be compared', async ({
  page,
  sandbox,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const person = await depositor(sandbox)
  await logInAs(page, person)
  await page.goto(at(paths.deposit))
  await amountField(page).fill('300')
  await method(page, 'Bitcoin').click({ force: true })
  await accountButton(page).click()
  const { methods } = await sandbox.call(person, 'getDepositView', {})
  const bitcoin = methods.find(({ id }) => id === 'dm_btc')
  await expect(page.getByText('Only BTC, only over BTC')).toBeVisible()
  await expect(page.getByText(/^0\.0\d{7} BTC$/)).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code of Bitcoin' })).toBeVisible()
  await page.getByRole('button', { name: 'Copy address' }).click()
  await expect(page.getByText('copied successfully')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(bitcoin?.address)

  const selected = await page.getByText(copied).evaluate((address) => {
    window.getSelection()?.selectAllChildren(address)
    return window.getSelection()?.toString()
  })
  expect(selected).toBe(copied)

  const comparison = page.getByLabel('Compare the address')
  await comparison.fill(`bitcoin:${copied}?amount=0.01`)
  await expect(page.getByText('This is the same address.')).toBeVisible()
  await comparison.fill(`${copied.slice(0, 8)}X${copied.slice(9)}`)
  await expect(page.getByText(/different address, from character 9 on/)).toBeVisible()
  await expectNoAxeViolationsInAnyColour(page)
  // Another way is another address: what was pasted is compared with nothing.
  await page.getByRole('button', { name: 'Change' }).click()
  await method(page, 'USDT (TRC20)').click({ force: true })
  await accountButton(page).click()
  await expect(page.getByText('Only USDT, only over TRC20')).toBeVisible()
  await expect(page.getByLabel('Compare the address')).toHaveValue('')
})

test('amounts out of bounds, a missing picture and a closed way are said at their place', {
  tag: '@rule.deposit-needs-screenshot',
}, async ({ page, sandbox }) => {
  const person = await depositor(sandbox, { released: '120.00' })
  await logInAs(page, person)
  const sent = sentTo(page, SUBMIT)
  await sandbox.control('deposit_way', { id: 'dm_wechat', available: false })
  await sandbox.control('deposit_way', { id: 'dm_alipay', needs_alipay: true })
  await page.goto(at(paths.deposit))
  await expect(method(page, 'WeChat pay')).toBeDisabled()
  await expect(page.getByText('Not available right now.')).toBeVisible()
  await expect(method(page, 'Alipay')).toBeDisabled()
  await expect(page.getByText('Add Alipay to your payment methods first.')).toBeVisible()

  await accountButton(page).click()
  await expect(page.getByText('Please choose how you transfer the money.')).toBeVisible()
  await amountField(page).fill('9.99')
  await expect(amountField(page)).toHaveAccessibleDescription(/At least 10\.00 USD\./)
  await amountField(page).fill('120.01')
  await expect(amountField(page)).toHaveAccessibleDescription(/up to 120\.00 USD now/)

  // Support takes a part of it back while the confirmation is open.
  await enterAmount(page, '120')
  await submitButton(page).click()
  await expect(proof(page)).toHaveAccessibleDescription(/Choose a picture first\./)
  await uploadPicture(page)
  await submitButton(page).click()
  await expect(dialog(page)).toBeVisible()
  // The page asks for the release by itself, and must not learn of it before the press.
  const refresh = await hold(page, 'GET /api/user/recharge')
  await sandbox.control('release', { user: person.id, amount: '80.00' })
  await confirmButton(page).click()
  refresh()
  await expect(page.getByRole('button', { name: 'Use 80.00 USD' })).toBeVisible()
  await page.getByRole('button', { name: 'Use 80.00 USD' }).click()
  await expect(firstStep(page)).toContainText('Bank transfer · 80.00 USD')
  await expect(proof(page).getByText('Uploaded')).toBeVisible()
  await submitButton(page).click()
  await confirmButton(page).click()
  await expect(page.getByText(RECEIVED)).toBeVisible()
  expect(sent).toHaveLength(2)
  expect(await depositsOf(sandbox, person)).toMatchObject([{ amount: '80.00' }])
  for (const id of ['dm_wechat', 'dm_alipay']) await sandbox.control('deposit_way', { id })
})

test('deposits are listed by class, and saved as CSV', {
  tag: [
    '@state.deposit-class-0',
    '@state.deposit-class-1',
    '@state.deposit-class-2',
    '@state.deposit-class-3',
    '@state.deposit-class-4',
  ],
}, async ({ page, sandbox }) => {
  const person = await sandbox.user()
  await logInAs(page, person)
  for (const depositClass of [1, 2, 3, 4]) {
    await sandbox.control('give', {
      user: person.id,
      class: depositClass,
      amount: `${depositClass}.50`,
    })
  }
  await page.goto(at(paths.depositClasses))
  await expect(articles(page)).toHaveText([
    /System credit.*4\.50 USD.*Credited/,
    /Deposit bonus.*3\.50 USD/,
    /Promotion bonus.*2\.50 USD/,
    /Gift.*1\.50 USD/,
  ])
  await page.getByRole('radio', { name: 'Promotion bonus' }).click({ force: true })
  await expect(articles(page)).toHaveText([/Promotion bonus.*2\.50 USD/])
  await expectAddress(page, `${paths.depositClasses}?class=2`)
  await page.getByRole('radio', { name: 'Own deposit' }).click({ force: true })
  await expect(page.getByText('No deposits of this kind')).toBeVisible()
  await page.getByRole('radio', { name: 'All kinds' }).click({ force: true })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^deposits-\d{4}-\d\d-\d\d\.csv$/)
})
