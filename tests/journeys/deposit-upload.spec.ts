import { truncate, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { at, dialog, formOf, handle, hold, sentTo } from '../e2e/app.ts'
import {
  choosePicture,
  codeField,
  confirmButton,
  depositor,
  depositsOf,
  enterAmount,
  fillDeposit,
  firstStep,
  proof,
  RECEIVED,
  submitButton,
  uploadPicture,
} from './depositing.ts'
import { expect, logInAs, test } from './fixtures.ts'
import { jpegOf } from './photo.ts'
import type { Person, SandboxSite } from './sandbox.ts'

const SUBMIT = 'POST /api/user/dorecharge'
const UPLOAD = 'POST /api/user/uploadfile'
const AMOUNT = '300.77'

/** Nothing but the picture is another one than before. */
async function expectEntriesKept(page: Page): Promise<void> {
  await expect(firstStep(page)).toContainText(`Bank transfer · ${AMOUNT} USD`)
  await expect(codeField(page)).toHaveValue('TRX-20261122-01')
}

test.describe('an upload', () => {
  /** Everything but the picture is filled in. */
  async function filled(page: Page, sandbox: SandboxSite): Promise<Person> {
    const person = await depositor(sandbox)
    await logInAs(page, person)
    await page.goto(at(paths.deposit))
    await enterAmount(page, AMOUNT)
    await codeField(page).fill('TRX-20261122-01')
    return person
  }

  const picture = async (page: Page) => ({
    name: 'transfer.jpg',
    mimeType: 'image/jpeg',
    buffer: await jpegOf(page),
  })
  const sendButton = (page: Page) => proof(page).getByRole('button', { name: /^Upload \(/ })

  test('that is cut off keeps the picture and everything else, and works the next time', async ({
    page,
    sandbox,
    complaints,
  }) => {
    complaints.expected(/net::ERR/)
    await filled(page, sandbox)
    await handle(page, UPLOAD, (route) => route.abort('connectionreset'))
    await choosePicture(page, await picture(page))
    await expect(proof(page).getByRole('alert')).toContainText("can't connect")
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
    await expect(proof(page).getByRole('progressbar', { name: /Uploading/ })).toBeVisible()
    await proof(page).getByRole('button', { name: 'Cancel upload' }).click()
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
      [file('photo.heic', heic), "can't read HEIC photos"],
      [file('photo.jpg', Buffer.from('%PDF-1.7')), "isn't a picture we can use"],
      [
        file('photo.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
        "isn't a picture",
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
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible()
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
  await expect(page.getByText('already used for another deposit')).toBeVisible()
  await page.getByRole('alert').getByRole('button', { name: 'Choose another picture' }).click()
  await expect(proof(page).getByRole('img')).toHaveCount(0)
  await expect(firstStep(page)).toContainText('Bank transfer · 50.77 USD')
  expect(await depositsOf(sandbox, person)).toHaveLength(1)
})
