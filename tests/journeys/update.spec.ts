import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { at } from '../e2e/app.ts'
import { expect, test } from './fixtures.ts'
import { behindProxy } from './proxy.ts'

// These tests are about the worker, which all others do without.
test.use({ serviceWorkers: 'allow' })
// The worker reads the whole app before the test goes on.
test.describe.configure({ timeout: 180_000 })

// The site is gone when the test ends, and what is fetched ahead with it.
test.beforeEach(({ complaints }) => complaints.possible(/ERR_CONNECTION_(REFUSED|RESET)/))

/** The site with a worker of which another release can be handed out. */
async function deployable(app: string) {
  let release = 1
  const site = await behindProxy(app, (file) =>
    file.path.endsWith('/sw.js')
      ? { ...file, body: `${file.body}\n// release ${release}\n` }
      : file,
  )
  return {
    ...site,
    deploy: () => {
      release += 1
    },
  }
}

/** Waits until the page is served by its worker. */
const controlled = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), {
      timeout: 120_000,
    })
    .toBe(true)

const lookForRelease = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))

test('a new release is offered on a main page only, and taken by the user alone', async ({
  page,
  sandbox,
}) => {
  const site = await deployable(sandbox.app)
  try {
    await page.goto(site.app)
    await expect(page.getByRole('heading', { name: 'Our mission' })).toBeVisible()
    await controlled(page)
    const offer = page.getByText('A new version is ready.')
    await expect(offer).toHaveCount(0)

    // It comes while somebody types: nothing is reloaded, nothing is offered there.
    await page.goto(`${site.app}${at(paths.register).slice(2)}`)
    const account = page.getByLabel('Phone number or email address')
    await account.fill('somebody@example.com')
    let loads = 0
    page.on('domcontentloaded', () => {
      loads += 1
    })
    site.deploy()
    await lookForRelease(page)
    await expect
      .poll(() =>
        page.evaluate(
          async () => (await navigator.serviceWorker.getRegistration())?.waiting != null,
        ),
      )
      .toBe(true)
    await expect(offer).toHaveCount(0)
    await expect(account).toHaveValue('somebody@example.com')
    expect(loads).toBe(0)

    await page.goto(`${site.app}${at(paths.aboutUs).slice(2)}`)
    await expect(offer).toBeVisible()
    expect(loads).toBe(0)
    await page.getByRole('button', { name: 'Update now' }).click()
    await expect.poll(() => loads).toBe(1)
    await expect(page.getByRole('heading', { name: 'Our mission' })).toBeVisible()
    await expect(offer).toHaveCount(0)

    await page.goto(`${site.app}${at(paths.register).slice(2)}`)
    await expect(account).toHaveValue('somebody@example.com')
  } finally {
    site.end()
  }
})

test('a page whose release was replaced in another tab says so, and keeps what was typed', async ({
  page,
  context,
  sandbox,
}) => {
  const site = await deployable(sandbox.app)
  try {
    await page.goto(`${site.app}${at(paths.register).slice(2)}`)
    await controlled(page)
    const account = page.getByLabel('Phone number or email address')
    await account.fill('somebody@example.com')

    site.deploy()
    const other = await context.newPage()
    await other.goto(site.app)
    await controlled(other)
    await lookForRelease(other)
    await other.getByRole('button', { name: 'Update now' }).click()

    await expect(page.getByText(/The app was updated in another tab/)).toBeVisible()
    await expect(account).toHaveValue('somebody@example.com')
    await page.getByRole('button', { name: 'Reload', exact: true }).click()
    await expect(page.getByText(/The app was updated in another tab/)).toHaveCount(0)
    await expect(account).toHaveValue('somebody@example.com')
  } finally {
    site.end()
  }
})
