import { paths } from '../../src/lib/paths.ts'
import { at, title } from '../e2e/app.ts'
import { expect, logInAs, otherDevice, test } from './fixtures.ts'
import { newAddress } from './people.ts'

test('the link registers a friend, who is then in the records, masked', {
  tag: '@can.invite',
}, async ({ page, context, sandbox }) => {
  const inviter = await sandbox.user()
  await logInAs(page, inviter)
  await page.goto(at(paths.invite))
  const { code } = await sandbox.call(inviter, 'getInvitation', {})
  await expect(page.getByText(code, { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: new RegExp(code) })).toBeVisible()
  const link = await page.getByText(/^https:\/\/h5\./).innerText()
  expect(new URL(link).host).toMatch(/^h5\./)

  // The same link at the place where this test serves the app.
  const friend = await otherDevice(context.browser())
  const theirs = await friend.newPage()
  const address = newAddress()
  await theirs.goto(`${sandbox.app}${new URL(link).hash}`)
  await expect(theirs.getByLabel('Invitation code')).toHaveValue(code)
  await theirs.getByLabel('Phone number or email address').fill(address)
  await theirs.getByRole('button', { name: /^Send/ }).click()
  await expect(theirs.getByText('Code sent')).toBeVisible()
  const [sent = ''] = /\d{6}/.exec(await sandbox.sentTo(address)) ?? []
  await theirs.getByLabel('Verification code').fill(sent)
  await theirs.getByLabel('New password', { exact: true }).fill('secret12')
  await theirs.getByLabel('New password again').fill('secret12')
  await theirs.getByRole('checkbox', { name: /I have read and accept/ }).check()
  await theirs.getByRole('button', { name: 'Register' }).click()
  await expect(title(theirs, 'User')).toBeVisible()
  await friend.close()

  await page.getByRole('link', { name: 'Invited friends' }).click()
  const row = page.getByRole('feed').getByRole('article')
  await expect(row).toContainText(`${address.slice(0, 3)}****${address.slice(-3)}`)
  await expect(row).toContainText('No bonus yet')
  await expect(page.getByText(address)).toHaveCount(0)
})

test('the QR code is saved as a picture, and code and link are copied', {
  tag: '@can.invite',
}, async ({ page, context, sandbox }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const person = await sandbox.user()
  const { code } = await sandbox.call(person, 'getInvitation', {})
  await logInAs(page, person)
  await page.goto(at(paths.invite))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save QR code' }).click()
  expect((await download).suggestedFilename()).toBe(`invitation-${code}.png`)
  await expect(page.getByText('Picture saved')).toBeVisible()
  await page.getByRole('button', { name: 'Copy the invitation code' }).click()
  await expect(page.getByText('copied successfully')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
})
