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

    // The newest worker may have the app's files to read before it takes over.
    await expect(page.getByText(/The app was updated in another tab/)).toBeVisible({
      timeout: 60_000,
    })
    await expect(account).toHaveValue('somebody@example.com')
    await page.getByRole('button', { name: 'Reload', exact: true }).click()
    await expect(page.getByText(/The app was updated in another tab/)).toHaveCount(0)
    await expect(account).toHaveValue('somebody@example.com')
  } finally {
    site.end()
  }
})

/** The site as it is deployed with another release, and with what `release.json` says. */
async function releases(app: string) {
  let served = { name: 'first', time: '2026-11-20T08:00:00Z', oldest: null as string | null }
  const site = await behindProxy(app, (file) => {
    const text = () => file.body.toString()
    if (file.path.endsWith('/release.json')) return { ...file, body: JSON.stringify(served) }
    // The worker reads the page anew where its revision is another.
    if (file.path.endsWith('/sw.js')) {
      const body = text().replace(/(url:"index\.html",revision:")/, `$1${served.name}`)
      return { ...file, body }
    }
    if (!/\/h5\/(index\.html.*)?$/.test(file.path)) return file
    const tag = `<meta name="release" content="${served.name}" data-version="1.0.0" data-commit="" data-time="${served.time}" />`
    return { ...file, body: text().replace(/<meta name="release"[^>]*>/, tag) }
  })
  return {
    ...site,
    deploy: (release: typeof served) => {
      served = release
    },
  }
}

const releaseIn = (page: Page) => page.locator('meta[name=release]').getAttribute('content')

/** The release of the page, and what decides whether it is left. */
const stateOf = (page: Page) =>
  page
    .evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      return {
        release: document.querySelector('meta[name=release]')?.getAttribute('content'),
        address: location.hash,
        dialogs: document.querySelectorAll('dialog[open]').length,
        taken: sessionStorage.getItem('h5.release'),
        installing: registration?.installing?.state,
        waiting: registration?.waiting?.state,
        active: registration?.active?.state,
      }
    })
    // It is being loaded again.
    .catch(() => ({ release: null }))

/** Comes back to the page a while later, when it asks which release is served. */
const comeBack = (page: Page) =>
  page.evaluate(() => {
    const now = Date.now
    Date.now = () => now() + 10 * 60_000
    document.dispatchEvent(new Event('visibilitychange'))
  })

test('a release that must go is left by itself where nothing is entered, forward and back', {
  tag: '@full',
}, async ({ page, sandbox }) => {
  const site = await releases(sandbox.app)
  try {
    await page.goto(site.app)
    await controlled(page)
    expect(await releaseIn(page)).toBe('first')

    // Somebody types: the page says so and stays as it is.
    await page.goto(`${site.app}${at(paths.register).slice(2)}`)
    await page.reload()
    const account = page.getByLabel('Phone number or email address')
    await account.fill('somebody@example.com')
    site.deploy({ name: 'second', time: '2026-11-21T08:00:00Z', oldest: '2026-11-21T08:00:00Z' })
    const says = page.getByText('This version is no longer supported.')
    // The first question is asked after the page's own work.
    await expect(async () => {
      await comeBack(page)
      await expect(says).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 60_000 })
    await expect(account).toHaveValue('somebody@example.com')
    expect(await releaseIn(page)).toBe('first')

    await page.goto(`${site.app}${at(paths.aboutUs).slice(2)}`)
    // The former worker ends what it does before it goes, and the page then tries again.
    await expect
      .poll(() => stateOf(page), { timeout: 120_000 })
      .toMatchObject({ release: 'second' })
    await expect(says).toHaveCount(0)

    // The second is taken back, and nobody may stay with it.
    site.deploy({ name: 'first', time: '2026-11-20T08:00:00Z', oldest: '2026-11-22T08:00:00Z' })
    await expect(async () => {
      await comeBack(page).catch(() => undefined)
      expect(await releaseIn(page)).toBe('first')
    }).toPass({ timeout: 90_000 })
    await expect(page.getByRole('heading', { name: 'Our mission' })).toBeVisible()
    await expect(says).toHaveCount(0)
  } finally {
    site.end()
  }
})

test('a release that is taken back while it waits is not taken', {
  tag: '@full',
}, async ({ page, sandbox }) => {
  const site = await releases(sandbox.app)
  try {
    await page.goto(site.app)
    await controlled(page)
    site.deploy({ name: 'second', time: '2026-11-21T08:00:00Z', oldest: null })
    await lookForRelease(page)
    const update = page.getByRole('button', { name: 'Update now' })
    await expect(update).toBeVisible()

    site.deploy({ name: 'third', time: '2026-11-22T08:00:00Z', oldest: null })
    await update.click()
    await expect.poll(() => releaseIn(page), { timeout: 60_000 }).toBe('third')
    await expect(update).toHaveCount(0)
  } finally {
    site.end()
  }
})
