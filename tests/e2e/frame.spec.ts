import type { Page } from '@playwright/test'
import { customerPath, ledgerPath, paths, projectPath, purchasePath } from '../../src/lib/paths.ts'
import { answerWithErrorPage, at, expectAddress, handle, submitLogin, tabs, title } from './app.ts'
import { expect, expectNoAxeViolations, logIn, test } from './fixtures.ts'
import { allPaths, privatePaths, visit } from './pages.ts'

test('on a wide screen a page is 550 px wide, in the middle', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 })
  await page.goto('./')
  await expect(page.getByRole('heading', { name: 'Leadership' })).toBeVisible()
  for (const part of [page.getByRole('main'), page.getByRole('banner'), tabs(page)]) {
    const box = await part.boundingBox()
    expect([box?.x, box?.width]).toEqual([325, 550])
  }
})

test('the tabs stay in sight at the end of the page, 50 px high', async ({ page }) => {
  await page.goto('./')
  await expect(page.getByRole('heading', { name: 'Leadership' })).toBeVisible()
  await page.mouse.wheel(0, 300)
  const box = await tabs(page).boundingBox()
  expect(box?.height).toBe(50)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844)
})

test('customer service is one tap away wherever there is money, and knows where one was', async ({
  page,
}) => {
  await logIn(page)
  type About = Parameters<typeof customerPath>[0]
  const pages: { address: string; about: About }[] = [
    paths.trade,
    paths.orders,
    paths.project,
    paths.purchase,
    paths.deposit,
    paths.depositRecords,
    paths.depositClasses,
    paths.withdraw,
    paths.withdrawalRecords,
    paths.exchange,
    paths.exchangeRecords,
    paths.wallet,
    paths.finance,
    paths.user,
    paths.paymentMethods,
    paths.bindCard,
    paths.bindWallet,
    paths.addMethod,
  ].map((path) => ({ address: path, about: { page: path } }))
  pages.push(
    { address: ledgerPath, about: { page: paths.wallet } },
    { address: projectPath('pr_501'), about: { page: paths.projectDetails, record: 'pr_501' } },
    { address: purchasePath('pu_7001'), about: { page: paths.purchase, record: 'pu_7001' } },
  )
  for (const { address, about } of pages) {
    await page.goto(at(address))
    const way = page.getByRole('link', { name: 'Customer service' }).first()
    await expect(way, address).toBeVisible()
    await expect(way, address).toHaveAttribute('href', `#${customerPath(about)}`)
  }
  await page.getByRole('banner').getByRole('link', { name: 'Customer service' }).click()
  await expect(page.getByText('pu_7001')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy', exact: true }).first()).toBeVisible()
})

test('going back finds the place where one was', async ({ page }) => {
  await page.goto('./')
  const link = page.getByRole('link', { name: 'Read the whole risk notice' })
  await link.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 40)
  const scrolled = () => page.evaluate(() => window.scrollY)
  await expect.poll(scrolled).toBeGreaterThan(100)
  const before = await scrolled()
  await link.click()
  await expect(title(page, 'Terms')).toBeVisible()
  await expect.poll(scrolled).toBe(0)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(title(page, 'H5 Demo')).toBeVisible()
  await expect.poll(scrolled).toBe(before)
})

test('an address that leads nowhere says so and leads Home', async ({ page }) => {
  await page.goto(at('/pages/nothing/nothing'))
  await expect(title(page, 'Page not found')).toBeVisible()
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(title(page, 'H5 Demo')).toBeVisible()
})

test('back leads Home where there is no page before', async ({ page }) => {
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate((address) => window.open(address, '_blank', 'noopener'), 'about:blank'),
  ])
  await other.goto(at(paths.customer))
  await expect(title(other, 'Customer service')).toBeVisible()
  await other.getByRole('button', { name: 'Back' }).click()
  await expect(other).not.toHaveURL(/customer/)
})

test('every page carries the demo mark and its own title', async ({ page }) => {
  // All pages, one after the other.
  test.setTimeout(180_000)
  await page.goto('./')
  for (const path of allPaths) {
    await visit(page, path)
    await expect(page.getByText('Demo - no real money')).toBeInViewport()
    await expect(page).toHaveTitle(/H5 Demo$/)
  }
})

test('every private page sends visitors to the login page', async ({ page }) => {
  // All pages, one after the other.
  test.setTimeout(180_000)
  for (const path of privatePaths) {
    await page.goto(at(path))
    await page.reload()
    await expect(title(page, 'Log in to H5 Demo')).toBeVisible()
    await expectAddress(page, paths.login)
  }
})

test('a result is told for two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await logIn(page)
  await page.goto(at(paths.user))
  const copy = page.getByRole('button', { name: 'Copy the user ID' })
  await expect(copy).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await copy.click()
  const toast = page.getByText('copied successfully')
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(toast).toBeVisible({ timeout: 200 })
  }).toPass()
  await page.clock.runFor(1_800)
  await expect(toast).toBeVisible()
  await page.clock.runFor(300)
  await expect(toast).toHaveCount(0)
})

test('another tab that chooses a language changes this one', async ({ page, context }) => {
  await page.goto('./')
  const other = await context.newPage()
  await other.goto(at(paths.language))
  await other.getByRole('radio', { name: 'ไทย' }).check()
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
})

test.describe('storage', () => {
  test('that throws leaves the app whole, in memory', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied', 'SecurityError')
          },
        })
      }
    })
    await page.goto(at(paths.login))
    await submitLogin(page)
    await expect(page.getByText('12,935.50')).toBeVisible()
    await page.getByRole('link', { name: 'Language' }).click()
    await page.getByRole('radio', { name: 'Deutsch' }).check()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.goto(at(paths.withdraw))
    await expect(page.locator('main form')).toBeVisible()
  })

  test('that is full takes nothing more, and the app goes on', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError')
      }
    })
    await page.goto(at(paths.login))
    await submitLogin(page)
    await expect(page.getByText('12,935.50')).toBeVisible()
  })

  test('of nonsense is read as none', async ({ page }) => {
    await logIn(page)
    await page.addInitScript(() => {
      localStorage.setItem('language', '{"')
      localStorage.setItem('h5.favourites', '{"')
      localStorage.setItem('h5.draft.100237.withdraw', '[[')
      localStorage.setItem('h5.intent.100237.withdraw', '7')
    })
    await page.goto(at(paths.index))
    await expect(page.getByText('13 products')).toBeAttached()
    await page.goto(at(paths.withdraw))
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('')
  })
})

const gone = { status: 404, contentType: 'text/plain', body: 'Not found' }

test.describe('after a deploy', () => {
  const CHUNK = /assets\/customer-screen-.*\.js$/
  /** How often the page itself was loaded. */
  function loadsOf(page: Page): { count: number } {
    const loads = { count: 0 }
    page.on('domcontentloaded', () => {
      loads.count += 1
    })
    return loads
  }

  test('a file that is gone is found by one reload', async ({ page, complaints }) => {
    complaints.expected(/404|dynamically imported module/)
    const loads = loadsOf(page)
    await page.goto('./')
    await expect(page.getByRole('heading', { name: 'Leadership' })).toBeVisible()
    // The files of the former build are gone for the former page alone.
    await page.route(CHUNK, (route) => (loads.count === 1 ? route.fulfill(gone) : route.continue()))
    await page.getByRole('link', { name: 'Customer service' }).click()
    await expect(page.getByText('support@example.com')).toBeVisible()
    expect(loads.count).toBe(2)
  })

  test('a file that stays away is no loop, and can be asked for again', async ({
    page,
    complaints,
  }) => {
    complaints.expected(/404|dynamically imported module/)
    const loads = loadsOf(page)
    await page.route(CHUNK, (route) => route.fulfill(gone))
    await page.goto('./')
    await page.getByRole('link', { name: 'Customer service' }).click()
    const retry = page.getByRole('button', { name: 'Try again' })
    await expect(retry).toBeVisible()
    await expect.poll(() => loads.count).toBe(2)
    await retry.click()
    await expect(retry).toBeVisible()
    expect(loads.count).toBe(2)
    await page.unroute(CHUNK)
    await page.reload()
    await expect(page.getByText('support@example.com')).toBeVisible()
  })
})

test.describe('a dialog whose file is gone', () => {
  test.beforeEach(async ({ page, complaints }) => {
    complaints.expected(/404/)
    await page.route(/overlay-parts.*\.js$/, (route) => route.fulfill(gone))
    await logIn(page)
  })

  test('still asks before logging out', async ({ page }) => {
    await page.goto(at(paths.user))
    await page.getByRole('button', { name: 'Log out' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Log out of this device?' })
    await expect(asked).toBeVisible()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(asked).toBeHidden()
    await expect(page.getByRole('button', { name: 'Log out' })).toBeFocused()
    await page.keyboard.press('Enter')
    await asked.getByRole('button', { name: 'Log out' }).click()
    await expect(title(page, 'Log in to H5 Demo')).toBeVisible()
  })

  test('still shows what it shows', async ({ page }) => {
    await page.goto(at(paths.withdrawalRecords))
    await page.getByRole('article').nth(2).getByRole('button').click()
    const sheet = page.getByRole('dialog', { name: 'Withdrawal' })
    await expect(sheet).toContainText('The bank returned the transfer.')
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(sheet).toBeHidden()
  })
})

test('a part that fails leaves the rest of its page', async ({ page, complaints }) => {
  complaints.expected(/502/)
  await logIn(page)
  await handle(page, 'GET /api/user/yeb_project', answerWithErrorPage)
  await page.goto(at(paths.project))
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('link', { name: 'Risk notice' })).toBeVisible()
  await expect(tabs(page).getByRole('link')).toHaveCount(4)
  await handle(page, 'GET /api/user/yeb_project', (route) => route.continue())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Flex 7' })).toBeVisible()
})
