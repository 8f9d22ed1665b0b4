import { paths } from '../../src/lib/paths.ts'
import { at, bell, drawn, expectAddress, hold, tabs, title, watchShifts, words } from './app.ts'
import { expect, logIn, setLanguage, showExample, test } from './fixtures.ts'

const BLOCKS = [
  'Digital assets, metals and more in one account',
  'Largest moves',
  'How it works',
  'Our mission',
  'Our vision',
  'Our commitment',
  'Leadership',
  'Risk notice',
]

test.describe('the entry page', () => {
  for (const [name, address] of [
    ['at the base', './'],
    ['by its own path', at(paths.aboutUs)],
  ] as const) {
    test(`shows all blocks of the operator ${name}`, { tag: '@can.read-about-us' }, async ({
      page,
    }) => {
      await page.goto(address)
      await expect(title(page, 'H5 Demo')).toBeVisible()
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(BLOCKS)
      await expect(page.getByText(/You can lose the whole amount of every order/)).toBeVisible()
      await expect(page.getByText('Demo - no real money')).toBeVisible()
      await expect(tabs(page).getByRole('link')).toHaveText(['Trade', 'Project', 'Home', 'User'])
      await expect(tabs(page).locator('[aria-current="page"]')).toHaveText('Home')
    })
  }

  test('comes from the base path without its slash, too', { tag: '@constant.base-path' }, async ({
    page,
  }) => {
    await page.goto('/')
    await expect(title(page, 'H5 Demo')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/h5/')
  })

  test('asks for all that it shows before anything is drawn', async ({ page }) => {
    const asked = ['info', 'home', 'banner'].map((name) =>
      page.waitForRequest((request) => new URL(request.url()).pathname === `/api/index/${name}`),
    )
    const { promise: texts, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/messages-*/**', async (route) => {
      await texts
      await route.continue()
    })
    await page.goto('./')
    await Promise.all(asked)
    await expect(page.locator('#root')).toBeEmpty()
    answer()
    await expect(title(page, 'H5 Demo')).toBeVisible()
  })

  for (const [last, meanwhile] of [
    ['info', 'Leadership'],
    ['home', 'Loading'],
    ['banner', 'Leadership'],
  ] as const) {
    test(`moves nothing when ${last} is answered last`, async ({ page }) => {
      const shifts = await watchShifts(page)
      const go = await hold(page, `GET /api/index/${last}`)
      await page.goto('./')
      await expect(page.getByRole('main').getByText(meanwhile).first()).toBeVisible()
      await drawn(page)
      go()
      await expect(page.getByText(/You can lose the whole amount of every order/)).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Leadership' })).toBeVisible()
      expect(await shifts()).toEqual([])
    })
  }

  test('leads visitors to registration and login', async ({ page }) => {
    await page.goto('./')
    await page.getByRole('link', { name: 'Register' }).click()
    await expect(title(page, 'Register with H5 Demo')).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: 'Log in' }).click()
    await expect(title(page, 'Log in to H5 Demo')).toBeVisible()
  })

  test('offers neither to whoever is logged in', async ({ page }) => {
    await logIn(page)
    await page.goto('./')
    await expect(bell(page)).toHaveText('3')
    await expect(page.getByRole('heading', { name: 'About us' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Register' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0)
  })

  test('leads to the whole risk notice and back', async ({ page }) => {
    await page.goto('./')
    await page.getByRole('link', { name: 'Read the full risk notice' }).click()
    await expectAddress(page, `${paths.agreement}?type=risk`)
    await expect(page.getByRole('radio', { name: 'Risk' })).toBeChecked()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(title(page, 'H5 Demo')).toBeVisible()
  })

  test('has the app’s own risk notice where the operator wrote nothing', async ({ page }) => {
    await showExample(page, 'GET /api/index/home', 'empty')
    await page.goto('./')
    await expect(page.getByRole('heading', { name: 'Risk notice' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Our mission' })).toHaveCount(0)
  })

  test('says that its text could not be loaded, and asks again', async ({ page }) => {
    await showExample(page, 'GET /api/index/home', 'refused_network_error')
    await page.goto('./')
    await expect(page.getByText('network error')).toBeVisible()
    await showExample(page, 'GET /api/index/home', 'done')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Our mission' })).toBeVisible()
  })
})

test.describe('the language', () => {
  const labels = ['app.title.trade', 'app.title.project', 'app.tab.home', 'app.tab.user']
  const tabWords = labels.map((id) => words('jp', id))

  test('changes everything at once and stays over a reload', {
    tag: '@rule.tab-labels-translated',
  }, async ({ page }) => {
    await page.goto('./')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('radio', { name: '日本語' }).check()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
    await expect(title(page, words('jp', 'app.common.language'))).toBeVisible()

    await page.goBack()
    await expect(tabs(page).getByRole('link')).toHaveText(tabWords)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
    await expect(tabs(page).getByRole('link')).toHaveText(tabWords)
    await expect(page.getByText(words('jp', 'app.mark.demo'))).toBeVisible()
  })

  test('reads in serif in Vietnamese only', { tag: '@can.read-vietnamese-in-serif' }, async ({
    page,
  }) => {
    const font = () => page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily)
    await page.goto(at(paths.language))
    await expect(page.getByRole('radio', { name: 'English' })).toBeChecked()
    expect(await font()).toMatch(/, sans-serif$/)
    await page.getByRole('radio', { name: 'Tiếng Việt' }).check()
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
    expect(await font()).toMatch(/, serif$/)
  })

  test('is English where an unknown one is stored', { tag: '@constant.default-language' }, async ({
    page,
  }) => {
    await setLanguage(page, 'klingon')
    await page.goto('./')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(tabs(page).getByRole('link').first()).toHaveText('Trade')
  })
})
