import { truncate, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import {
  amountField,
  at,
  dialog,
  expectAddress,
  formOf,
  handle,
  hold,
  sentTo,
  submitLogin,
  title,
} from '../e2e/app.ts'
import {
  askToDeposit,
  choosePicture,
  codeField,
  confirmButton,
  depositor,
  depositsOf,
  fillDeposit,
  method,
  proof,
  RECEIVED,
  submitButton,
  uploadPicture,
} from './depositing.ts'
import { expect, logInAs, pass, test } from './fixtures.ts'
import { movementsOf } from './people.ts'
import { jpegOf } from './photo.ts'
import type { Person, SandboxSite } from './sandbox.ts'

const SUBMIT = 'POST /api/user/dorecharge'
const RECORDS = 'GET /api/user/recharge_record'
const UPLOAD = 'POST /api/user/uploadfile'
const CHECKING = 'Result unknown, checking'
/** Cents of 77 wait for a last audit before anything is credited. */
const AMOUNT = '300.77'

type Fault = { kind: string; milliseconds?: number; times?: number | null }

/** Lets calls of this user go wrong: the next one, or as many as the fault says. */
function spoil(sandbox: SandboxSite, { id: user }: Person, path: string, fault: Fault) {
  return sandbox.control('fault', { path, user, ...fault })
}

/** A user with the confirmation open: what goes wrong from here hits the deposit itself. */
async function confirming(page: Page, sandbox: SandboxSite): Promise<Person> {
  const person = await depositor(sandbox)
  await logInAs(page, person)
  await askToDeposit(page, AMOUNT)
  return person
}

const idOf = (request: Parameters<typeof formOf>[0]) => formOf(request).request_id

/** Nothing but the picture is another one than before. */
async function expectEntriesKept(page: Page): Promise<void> {
  await expect(amountField(page)).toHaveValue(AMOUNT)
  await expect(method(page, 'Bank transfer')).toBeChecked()
  await expect(codeField(page)).toHaveValue('TRX-20261122-01')
}

test('a double tap and Enter make one deposit', async ({ page, sandbox }) => {
  const sent = sentTo(page, SUBMIT)
  const person = await confirming(page, sandbox)
  const go = await hold(page, SUBMIT)
  await confirmButton(page).dblclick()
  await confirmButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(confirmButton(page)).toHaveAttribute('aria-busy', 'true')
  go()
  await expect(page.getByText(RECEIVED)).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(await depositsOf(sandbox, person)).toHaveLength(1)
})

test.describe('a deposit whose answer is lost', () => {
  for (const kind of ['lost_answer', 'truncated']) {
    test(`(${kind}) is looked up, found, and never sent again`, async ({
      page,
      sandbox,
      complaints,
    }) => {
      complaints.expected(/net::ERR|502/)
      const sent = sentTo(page, SUBMIT)
      const asked = sentTo(page, RECORDS)
      const person = await confirming(page, sandbox)
      await spoil(sandbox, person, '/api/user/dorecharge', { kind })
      const find = await hold(page, RECORDS)
      await confirmButton(page).click()
      await expect(page.getByText(CHECKING)).toBeVisible()
      await expect(page.getByText('300.77 USD')).toBeVisible()
      await expect(amountField(page)).toHaveCount(0)
      await expect(page.getByText(/failed/i)).toHaveCount(0)
      find()
      await expect(page.getByText(RECEIVED)).toBeVisible()

      expect(sent).toHaveLength(1)
      const ids = asked.map((request) => new URL(request.url()).searchParams.get('request_id'))
      expect(new Set(ids)).toEqual(new Set([idOf(sent[0])]))
      expect(await depositsOf(sandbox, person)).toMatchObject([{ request_id: idOf(sent[0]) }])
      expect(await movementsOf(sandbox, person)).toEqual([])
    })
  }

  test('is found over a reload and a server that cannot be reached, as what became of it', async ({
    page,
    sandbox,
    complaints,
  }) => {
    complaints.expected(/net::ERR|502/)
    const sent = sentTo(page, SUBMIT)
    const person = await depositor(sandbox)
    await logInAs(page, person)
    await askToDeposit(page, '250.00')
    await spoil(sandbox, person, '/api/user/dorecharge', { kind: 'lost_answer' })
    await spoil(sandbox, person, '/api/user/recharge_record', { kind: 'bad_gateway', times: null })
    await confirmButton(page).click()
    await expect(page.getByText(/server cannot be reached now\. We keep asking/)).toBeVisible()
    await page.reload()
    await expect(page.getByText(CHECKING)).toBeVisible()
    await sandbox.advance(10)
    await sandbox.control('no_faults')
    await expect(page.getByText('The deposit was credited')).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(await movementsOf(sandbox, person)).toEqual([
      'deposit: 250.00 USD from deposits to available',
    ])
  })

  test('in 60 seconds of silence is no failure either', async ({ page, sandbox }) => {
    const sent = sentTo(page, SUBMIT)
    await page.clock.install()
    const person = await confirming(page, sandbox)
    await spoil(sandbox, person, '/api/user/dorecharge', {
      kind: 'silence',
      milliseconds: 120_000,
    })
    const pressed = page.waitForRequest((request) => request.method() === 'POST')
    await confirmButton(page).click()
    await pressed
    await expect.poll(() => depositsOf(sandbox, person)).toHaveLength(1)
    const find = await hold(page, RECORDS)
    await pass(page, sandbox, 61)
    await expect(page.getByText(CHECKING)).toBeVisible()
    find()
    // Its review is over meanwhile.
    await expect(page.getByText('The deposit was credited')).toBeVisible()
    expect(sent).toHaveLength(1)
  })
})

test.describe('a deposit that never arrived', () => {
  for (const [kind, noise] of [
    ['bad_gateway', /502/],
    ['empty', null],
  ] as const) {
    test(`(${kind}) is known as such in time, and sent again under the same number`, async ({
      page,
      sandbox,
      complaints,
    }) => {
      if (noise) complaints.expected(noise)
      const sent = sentTo(page, SUBMIT)
      await page.clock.install()
      const person = await confirming(page, sandbox)
      await spoil(sandbox, person, '/api/user/dorecharge', { kind })
      await confirmButton(page).click()
      await expect(page.getByText(CHECKING)).toBeVisible()
      await pass(page, sandbox, 80)
      await expect(page.getByText('Your request did not arrive')).toBeVisible()
      await expectEntriesKept(page)
      await expect(proof(page).getByText('Uploaded')).toBeVisible()
      expect(await depositsOf(sandbox, person)).toEqual([])

      await submitButton(page).click()
      await confirmButton(page).click()
      await expect(page.getByText(RECEIVED)).toBeVisible()
      expect(sent).toHaveLength(2)
      expect(idOf(sent[1])).toBe(idOf(sent[0]))
      expect(await depositsOf(sandbox, person)).toHaveLength(1)
    })
  }
})

test('a deposit pressed without a network is not sent, and not sent later', async ({
  page,
  context,
  sandbox,
}) => {
  const sent = sentTo(page, SUBMIT)
  const person = await confirming(page, sandbox)
  await context.setOffline(true)
  await expect(confirmButton(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(confirmButton(page)).toHaveAccessibleDescription(/Nothing was sent/)
  await confirmButton(page).click({ force: true })
  await page.keyboard.press('Enter')
  const refreshed = page.waitForResponse('**/api/user/recharge')
  await context.setOffline(false)
  await refreshed
  await expect(confirmButton(page)).not.toHaveAttribute('aria-disabled')
  expect(sent).toHaveLength(0)
  expect(await depositsOf(sandbox, person)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Go back' }).click()
  await expectEntriesKept(page)
})

test('a session that ends in the middle of it brings back page and entries, and no picture', async ({
  page,
  sandbox,
}) => {
  const person = await confirming(page, sandbox)
  await sandbox.control('log_out', { user: person.id })
  await confirmButton(page).click()
  await expect(title(page, 'Log in to H5 Demo')).toBeVisible()
  await submitLogin(page, person.password, person.account)
  await expect(title(page, 'Deposit')).toBeVisible()
  await expectAddress(page, paths.deposit)
  await expectEntriesKept(page)
  await expect(proof(page).getByRole('img')).toHaveCount(0)
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  expect(await depositsOf(sandbox, { ...person, token })).toEqual([])
})

test('ways that come broken are an error with a retry, and no account', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expected(/502/)
  complaints.expected(/net::ERR/)
  const person = await depositor(sandbox)
  await logInAs(page, person)
  await page.clock.install()
  await page.goto(at(paths.deposit))
  for (const kind of ['bad_gateway', 'empty', 'truncated']) {
    await spoil(sandbox, person, '/api/user/recharge', { kind, times: null })
    await page.reload()
    await expect(title(page, 'Deposit')).toBeVisible()
    // The app tries twice more, a second and two later.
    await expect(async () => {
      await page.clock.runFor(2_000)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 200 })
    }).toPass()
    await expect(page.getByText('Bank transfer')).toHaveCount(0)
    await sandbox.control('no_faults')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('From 10.00 USD to 500.00 USD')).toBeVisible()
  }
})

test.describe('an upload', () => {
  /** Everything but the picture is filled in. */
  async function filled(page: Page, sandbox: SandboxSite): Promise<Person> {
    const person = await depositor(sandbox)
    await logInAs(page, person)
    await page.goto(at(paths.deposit))
    await amountField(page).fill(AMOUNT)
    await method(page, 'Bank transfer').click({ force: true })
    await codeField(page).fill('TRX-20261122-01')
    return person
  }

  const picture = async (page: Page) => ({
    name: 'transfer.jpg',
    mimeType: 'image/jpeg',
    buffer: await jpegOf(page),
  })
  const sendButton = (page: Page) =>
    proof(page).getByRole('button', { name: /^Upload this picture/ })

  test('that is cut off keeps the picture and everything else, and works the next time', async ({
    page,
    sandbox,
    complaints,
  }) => {
    complaints.expected(/net::ERR/)
    await filled(page, sandbox)
    await handle(page, UPLOAD, (route) => route.abort('connectionreset'))
    await choosePicture(page, await picture(page))
    await sendButton(page).click()
    await expect(proof(page).getByRole('alert')).toContainText('could not be reached')
    await expectEntriesKept(page)
    await handle(page, UPLOAD, (route) => route.continue())
    await proof(page).getByRole('button', { name: 'Try again' }).click()
    await expect(proof(page).getByText('Uploaded')).toBeVisible()
    await submitButton(page).click()
    await expect(dialog(page)).toBeVisible()
  })

  test('that is under way can be cancelled, and shows that it is under way', async ({
    page,
    sandbox,
  }) => {
    await filled(page, sandbox)
    const go = await hold(page, UPLOAD)
    await choosePicture(page, await picture(page))
    await sendButton(page).click()
    await expect(proof(page).getByRole('progressbar', { name: /Uploading/ })).toBeVisible()
    await proof(page).getByRole('button', { name: 'Cancel the upload' }).click()
    await expect(sendButton(page)).toBeVisible()
    await expect(proof(page).getByRole('alert')).toHaveCount(0)
    go()
    // Its answer, should one come, is not taken for this picture.
    await expect(proof(page).getByText('Uploaded')).toHaveCount(0)
    await expectEntriesKept(page)
  })

  test('of what is no picture, too large, or cannot be read here says why, each time', async ({
    page,
    sandbox,
  }, testInfo) => {
    await filled(page, sandbox)
    const sent = sentTo(page, UPLOAD)
    const large = testInfo.outputPath('large.jpg')
    const jpeg = await jpegOf(page)
    await writeFile(large, jpeg)
    await truncate(large, 50 * 1024 * 1024)
    const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })
    const heic = Buffer.from('\0\0\0\x20ftypheic\0\0\0\0mif1heic and no pixels', 'latin1')
    for (const [choice, words] of [
      [large, 'larger than 32 MB'],
      [file('photo.heic', heic), 'cannot read HEIC photos'],
      [file('photo.jpg', Buffer.from('%PDF-1.7')), 'not a picture that can be used'],
      [
        file('photo.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
        'not a picture',
      ],
      [file('photo.jpg', Buffer.alloc(0)), 'This file is empty'],
      [file('photo.jpg', jpeg.subarray(0, 300)), 'damaged or incomplete'],
    ] as const) {
      await choosePicture(page, choice)
      await expect(proof(page).getByRole('alert')).toContainText(words)
      await expectEntriesKept(page)
    }
    expect(sent).toHaveLength(0)
    await uploadPicture(page)
    await expect(proof(page).getByRole('alert')).toHaveCount(0)
    expect(sent).toHaveLength(1)
  })
})

test('a screenshot that proved another deposit is refused, and another one chosen', async ({
  page,
  sandbox,
}) => {
  const person = await depositor(sandbox)
  await logInAs(page, person)
  await page.goto(at(paths.deposit))
  await fillDeposit(page, '100.77')
  const sent = sentTo(page, SUBMIT)
  await submitButton(page).click()
  await confirmButton(page).click()
  await expect(page.getByText(RECEIVED)).toBeVisible()
  // The same picture once more, as a changed app could send it.
  const { screenshot_file_id: used = '' } = formOf(sent[0])
  await page.goto(at(paths.user))
  await page.goto(at(paths.deposit))
  await fillDeposit(page, '50.77')
  await handle(page, SUBMIT, (route, request) =>
    route.continue({
      postData: (request.postData() ?? '').replace(
        /screenshot_file_id=[^&]+/,
        `screenshot_file_id=${used}`,
      ),
    }),
  )
  await submitButton(page).click()
  await confirmButton(page).click()
  await expect(page.getByText('The file is not an accepted image.')).toBeVisible()
  await page.getByRole('alert').getByRole('button', { name: 'Choose another picture' }).click()
  await expect(proof(page).getByRole('img')).toHaveCount(0)
  await expect(amountField(page)).toHaveValue('50.77')
  expect(await depositsOf(sandbox, person)).toHaveLength(1)
})
