import type { Locator, Page } from '@playwright/test'
import { paths, purchasePath } from '../../src/lib/paths.ts'
import { answerWithErrorPage, at, handle, hold, sentTo, submitLogin, tabs, title } from './app.ts'
import { expect, logIn, test } from './fixtures.ts'

test('on a wide screen a page is 550 px wide, in the middle', {
  tag: '@constant.page-width',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 })
  await page.goto('./')
  await expect(page.getByRole('heading', { name: 'Leadership' })).toBeVisible()
  for (const part of [page.getByRole('main'), page.getByRole('banner'), tabs(page)]) {
    const box = await part.boundingBox()
    expect([box?.x, box?.width]).toEqual([325, 550])
  }
})

test('the tabs stay in sight at the end of the page, 50 px high', {
  tag: [
    '@screen.index',
    '@screen.project',
    '@screen.aboutus',
    '@screen.user',
    '@constant.tab-bar-height',
  ],
}, async ({ page }) => {
  await page.goto('./')
  await expect(page.getByRole('heading', { name: 'Leadership' })).toBeVisible()
  await page.mouse.wheel(0, 300)
  const box = await tabs(page).boundingBox()
  expect(box?.height).toBe(50)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844)
})

test('customer service knows where one was', async ({ page }) => {
  await logIn(page)
  await page.goto(at(purchasePath('pu_7001')))
  await page.getByRole('banner').getByRole('link', { name: 'Customer service' }).click()
  await expect(page.getByText('pu_7001')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy', exact: true }).first()).toBeVisible()
})

test('going back finds the place where one was', async ({ page }) => {
  await page.goto('./')
  const link = page.getByRole('link', { name: 'Read the full risk notice' })
  const scrolled = () => page.evaluate(() => window.scrollY)
  // Where one was is where one pressed.
  const pressed = page.evaluate(
    () =>
      new Promise<number>((tell) => {
        addEventListener('click', () => tell(window.scrollY), { capture: true, once: true })
      }),
  )
  await link.click()
  const before = await pressed
  expect(before).toBeGreaterThan(100)
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

test('a result is told for two seconds', { tag: '@constant.toast-duration' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await logIn(page)
  await page.goto(at(paths.user))
  const copy = page.getByRole('button', { name: 'Copy user ID' })
  await expect(copy).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await copy.click()
  const toast = page.getByText('copied successfully')
  await expect(toast).toBeVisible()
  await page.clock.runFor(1_900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(100)
  await expect(toast).toHaveCount(0)
})

test('another tab that chooses a language changes this one', async ({ page, context }) => {
  await page.goto('./')
  const other = await context.newPage()
  await other.goto(at(paths.language))
  await other.getByRole('radio', { name: 'ไทย' }).check()
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
})

test('a page asks for its data while its files are on their way', async ({ page }) => {
  await logIn(page)
  let arrived = () => {}
  const held = new Promise<void>((resolve) => {
    arrived = resolve
  })
  await page.route('**/withdrawal-screen-*.js', async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest('**/api/user/cash')
  await page.goto(at(paths.withdraw))
  await asked
  arrived()
  await expect(title(page, 'Withdraw')).toBeVisible()
})

test('a page comes as soon as its files are there, without a pause', async ({ page }) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  // Answers are told by timers of no time. A pause of 300 ms would take as many looks.
  const comes = (part: Locator) =>
    expect
      .poll(async () => {
        await page.clock.runFor(1)
        return part.isVisible()
      })
      .toBe(true)
  await page.goto('./')
  await comes(title(page, 'H5 Demo'))
  await tabs(page).getByRole('link', { name: 'Trade' }).click()
  await comes(page.getByRole('main').getByRole('listitem').first())
  await tabs(page).getByRole('link', { name: 'Home' }).click()
  await comes(title(page, 'H5 Demo'))
})

test('pages come from the side and go back there; tabs stand beside each other', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const moves: string[] = []
    Object.assign(window, { moves })
    const start = document.startViewTransition
    document.startViewTransition = function (options) {
      const transition = start.call(this, options)
      const { dataset } = document.documentElement
      void transition.ready.then(() => moves.push(dataset.pageMove ?? 'unnamed'))
      return transition
    }
  })
  const moves = async () => {
    const all = await page.evaluate(() => (window as unknown as { moves: string[] }).moves)
    return all.filter((move) => move !== 'none')
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await logIn(page)
  await page.goto('./')
  await expect(title(page, 'H5 Demo')).toBeVisible()
  await tabs(page).getByRole('link', { name: 'User' }).click()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(title(page, 'Settings')).toBeVisible()
  await expect.poll(moves).toEqual(['forward'])
  await page.goBack()
  await expect(tabs(page)).toBeVisible()
  await tabs(page).getByRole('link', { name: 'Home' }).click()
  await expect(title(page, 'H5 Demo')).toBeVisible()
  await expect.poll(moves).toEqual(['forward', 'back'])

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await tabs(page).getByRole('link', { name: 'User' }).click()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(title(page, 'Settings')).toBeVisible()
  expect(await moves()).toHaveLength(2)
})

test('what every page reads is asked for once, however slow its answer and quick the pages', async ({
  page,
}) => {
  const reads = ['GET /api/index/info', 'GET /api/user/index']
  await logIn(page)
  const asked = reads.map((read) => sentTo(page, read))
  const release = await hold(page, 'GET /api/index/info')
  await page.goto(at(paths.index))
  await expect(page.getByRole('searchbox')).toBeVisible()
  await tabs(page).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { name: 'Your products' })).toBeVisible()
  release()
  await expect(page.getByText('Demo - no real money')).toBeVisible()
  expect(asked.map(({ length }) => length)).toEqual([1, 1])
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
    await expect(page.getByText(/^Net worth/)).toBeVisible()
    await page.getByRole('link', { name: 'Settings' }).click()
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
    await expect(page.getByText(/^Net worth/)).toBeVisible()
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
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.count += 1
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
    await expect.poll(() => loads.count).toBe(3)
    await expect(retry).toBeVisible()
    expect(loads.count).toBe(3)
    await page.unroute(CHUNK)
    await page.reload()
    await expect(page.getByText('support@example.com')).toBeVisible()
  })
})

test('a part that fails leaves the rest of its page', async ({ page, complaints }) => {
  complaints.expected(/502/)
  await logIn(page)
  await handle(page, 'GET /api/user/yeb_project', answerWithErrorPage)
  await page.goto(at(paths.project))
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Risk notice' })).toBeVisible()
  await expect(tabs(page).getByRole('link')).toHaveCount(4)
  await handle(page, 'GET /api/user/yeb_project', (route) => route.continue())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: /Flex 7/ })).toBeVisible()
})
