import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { at, expectAddress, formOf, sentTo, stored, submitLogin, title } from '../e2e/app.ts'
import { expectNoAxeViolationsInAnyColour } from '../e2e/fixtures.ts'
import { expect, logInAs, otherDevice, test } from './fixtures.ts'
import { PLANTED, photoOf, sizeOf, watchFiles } from './photo.ts'

const setup = (page: Page) => page.getByRole('list', { name: 'What is set' }).getByRole('listitem')

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
}

test('the first fund password needs no old one, the next one does, and the overview knows', {
  tag: ['@can.change-passwords', '@rule.first-fund-password'],
}, async ({ page, sandbox }) => {
  const person = await sandbox.user({ fund_password: null })
  await logInAs(page, person)
  const sent = sentTo(page, 'POST /api/user/pwd_pay')
  await page.goto(at(paths.security))
  await expect(setup(page).nth(1)).toHaveText(/^Missing: Fund password/)
  await setup(page).nth(1).getByRole('link', { name: 'Set password' }).click()
  await expect(page.getByLabel('Current fund password')).toHaveCount(0)
  await fill(page, { 'New password': 'first123', 'New password again': 'first124' })
  await page.getByRole('button', { name: 'Set fund password' }).click()
  await expect(page.getByText('The two passwords do not match.')).toBeVisible()
  expect(sent).toHaveLength(0)
  await fill(page, { 'New password again': 'first123' })
  await page.getByRole('button', { name: 'Set fund password' }).click()
  await expect(page.getByText('Operation successful!')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Next: verify your name' })).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expectAddress(page, paths.security)
  await expect(setup(page).nth(1)).toHaveText(/^Done: Fund password/)
  expect(formOf(sent[0])).toEqual({ password: 'first123', password_confirm: 'first123' })

  await setup(page).nth(1).getByRole('link', { name: 'Change' }).click()
  await fill(page, {
    'Current fund password': 'wrong123',
    'New password': 'second12',
    'New password again': 'second12',
  })
  await page.getByRole('button', { name: 'Change fund password' }).click()
  const present = page.getByLabel('Current fund password')
  await expect(present).toHaveAccessibleDescription(/Incorrect fund password/)
  await fill(page, { 'Current fund password': 'first123' })
  await page.getByRole('button', { name: 'Change fund password' }).click()
  await expect(page.getByText('Operation successful!')).toBeVisible()
  expect(await stored(page)).not.toMatch(/first123|second12/)
})

test('a new login password ends the sessions of other devices and not this one', {
  tag: '@can.change-passwords',
}, async ({ page, browser, sandbox }) => {
  const person = await sandbox.user()
  await logInAs(page, person)
  const device = await otherDevice(browser)
  const other = await device.newPage()
  await other.goto(`${sandbox.app}#${paths.login}`)
  await submitLogin(other, person.password, person.account)
  await expect(title(other, 'User')).toBeVisible()

  await page.goto(at(paths.loginPassword))
  await expect(page.getByText(/logs you out on every other device/)).toBeVisible()
  await fill(page, {
    'Current password': person.password,
    'New password': 'changed1',
    'New password again': 'changed1',
  })
  await page.getByRole('button', { name: 'Change login password' }).click()
  await expect(page.getByText(/We ended .*other session/)).toBeVisible()
  await page.goto(at(paths.user))
  await expect(title(page, 'User')).toBeVisible()

  await other.goto(`${sandbox.app}#${paths.security}`)
  await other.reload()
  await expect(title(other, 'Log in to H5 Demo')).toBeVisible()
  await submitLogin(other, person.password, person.account)
  await expect(other.getByRole('alert')).toHaveText(/Username or password wrong/)
  await submitLogin(other, 'changed1', person.account)
  await expect(title(other, 'Security')).toBeVisible()
  await device.close()
})

test('theme and colour of rising prices hold on every page and over a reload', async ({
  page,
  sandbox,
}) => {
  await logInAs(page, await sandbox.user())
  await page.goto(at(paths.settings))
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await page.getByRole('radio', { name: 'Red' }).check({ force: true })
  await page.goto(at(paths.index))
  await page.reload()
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(html).toHaveAttribute('data-rise', 'red')
  const bar = await page
    .locator('meta[name="theme-color"]')
    .evaluateAll((metas: HTMLMetaElement[]) =>
      metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
    )
  expect(bar, 'the colour of the bar above the app').toEqual(['#0a0f16'])
})

test('a half-filled form asks before it is left', async ({ page, sandbox }) => {
  await logInAs(page, await sandbox.user())
  await page.goto(at(paths.security))
  await setup(page).first().getByRole('link', { name: 'Change' }).click()
  await page.getByLabel('New password', { exact: true }).fill('half')
  await page.evaluate(() => history.back())
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('half')
  await page.getByRole('link', { name: 'Forgot current password?' }).click()
  await expectNoAxeViolationsInAnyColour(page)
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(title(page, 'Forgot password')).toBeVisible()
})

test('the picture of the profile is cut by keys to a square, and nothing but pixels is sent', {
  tag: '@can.choose-avatar',
}, async ({ page, sandbox }) => {
  const person = await sandbox.user()
  await logInAs(page, person)
  const files = await watchFiles(page)
  await page.goto(at(paths.security))
  const photo = await photoOf(page)
  const choose = async (file: typeof photo) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose your picture' }).click()
    await (await chooser).setFiles(file)
  }
  await choose({ ...photo, buffer: Buffer.from('%PDF-1.7') })
  await expect(page.getByText(/We can't use this picture/)).toBeVisible()
  await choose(photo)
  const frame = page.getByRole('application', { name: 'Part of the picture that is shown' })
  await expect(frame).toBeVisible()
  await expectNoAxeViolationsInAnyColour(page)
  await frame.focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('slider', { name: 'Zoom' }).fill('2')
  await frame.scrollIntoViewIfNeeded()
  const box = await frame.boundingBox()
  if (!box) throw new Error('The frame is not in sight')
  await page.mouse.move(box.x + 100, box.y + 100)
  await page.mouse.down()
  await page.mouse.move(box.x + 60, box.y + 100)
  await page.mouse.up()
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByText('Operation successful!')).toBeVisible()
  await expect(frame).toHaveCount(0)

  await expect.poll(() => files.length).toBe(1)
  const [sent] = files
  const { width, height } = sizeOf(sent?.bytes ?? Buffer.alloc(0))
  expect(width).toBe(height)
  expect(width).toBeLessThanOrEqual(512)
  for (const planted of [...PLANTED, 'Exif', 'GPS']) {
    expect(sent?.bytes.includes(planted), planted).toBe(false)
  }
  const { user } = await sandbox.call(person, 'getUser', {})
  await expect(page.getByRole('main').locator('img')).toHaveAttribute('src', user.avatar_url ?? '-')
})
