import type { Page } from '@playwright/test'
import type { PurchaseActionName } from '../../src/lib/paths.ts'
import { paths, projectPath, purchaseActionPath, purchasePath } from '../../src/lib/paths.ts'
import { amountField, at, dialog, handle, loseAnswers, sign } from './app.ts'
import {
  expect,
  expectNoAxeViolationsInAnyColour,
  logIn,
  setLanguage,
  showExample,
  test,
} from './fixtures.ts'

const PURCHASE = 'GET /api/user/myproject'
const PURCHASES = 'GET /api/user/project_orderlist'
const PROJECT = 'GET /api/user/yeb'

/** Pages are measured at their full length, so that all of their rows are drawn. */
const TALL = 6_000

/** Every page has axe on its tour; these are all the states, which `npm run test:full` looks at. */
const full = { tag: '@full' }

// What moves is half-transparent on its way, and no colour to measure.
test.use({ viewport: { width: 390, height: TALL } })

test.beforeEach(async ({ page }) => {
  await logIn(page)
})

/** Every state of a purchase that the contract has an example of. */
const states = [
  'done',
  'bought_today',
  'all_at_expiry',
  'awaiting_append',
  'appended',
  'matured',
  'renewed',
  'renewal',
  'settled',
  'settled_today',
  'settled_awaiting_append',
  'project_full',
  'project_ended',
  'unknown_status',
]

/** A purchase in a state in which each action is possible, and what its project says. */
const forms: Record<PurchaseActionName, { purchase: string; project: string; button: RegExp }> = {
  append: { purchase: 'awaiting_append', project: 'append_needed', button: /^Top up/ },
  renew: { purchase: 'matured', project: 'all_at_expiry', button: /^Renew/ },
  settle: { purchase: 'done', project: 'done', button: /^Redeem/ },
}
const names = ['append', 'renew', 'settle'] as const

/** Opens a page with nothing known of what was shown before. */
async function openAnew(page: Page, path: string) {
  await page.goto(at(path))
  await page.reload()
}

async function openForm(page: Page, name: PurchaseActionName) {
  await showExample(page, PURCHASE, forms[name].purchase)
  await showExample(page, PROJECT, forms[name].project)
  await openAnew(page, purchaseActionPath('pu_7001', name))
  await expect(page.locator('main form')).toBeVisible()
}

async function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

/** As many states as one test measures, so that the tests share the processors. */
const SHARE = 7
for (let first = 0; first < states.length; first += SHARE) {
  const some = states.slice(first, first + SHARE)
  test(
    `a purchase has no axe violation, and fits 320 px: ${some.join(', ')}`,
    full,
    async ({ page }) => {
      test.setTimeout(120_000)
      for (const example of some) {
        await test.step(example, async () => {
          await showExample(page, PURCHASE, example)
          await page.setViewportSize({ width: 390, height: TALL })
          await openAnew(page, purchasePath('pu_7001'))
          await expect(page.getByRole('list', { name: 'Actions' })).toBeVisible()
          await expectNoAxeViolationsInAnyColour(page)
          await page.setViewportSize({ width: 320, height: TALL })
          expect(await overflow(page)).toBe(0)
        })
      }
    },
  )
}

for (const name of names) {
  test(
    `${name}: form, confirmation, unknown outcome and result have no axe violation`,
    full,
    async ({ page, complaints }) => {
      complaints.expected(/ERR_CONNECTION_RESET/)
      const { button } = forms[name]
      await openForm(page, name)
      await expectNoAxeViolationsInAnyColour(page)
      const box = page.getByRole('checkbox')
      if (await box.isVisible()) await box.check()
      const post = { append: 'yebappend', renew: 'yebkeep', settle: 'yebstop' }[name]
      await handle(page, `POST /api/user/${post}`, loseAnswers)
      await showExample(page, PURCHASES, 'empty')
      await page.getByRole('main').getByRole('button', { name: button }).click()
      await expect(dialog(page)).toBeVisible()
      await expectNoAxeViolationsInAnyColour(page)
      await sign(page)
      await dialog(page).getByRole('button', { name: button }).click()
      await expect(page.getByText('Result unknown, checking')).toBeVisible()
      await expectNoAxeViolationsInAnyColour(page)
    },
  )

  test(`${name}: the result has no axe violation`, full, async ({ page }) => {
    const { button } = forms[name]
    await openForm(page, name)
    const box = page.getByRole('checkbox')
    if (await box.isVisible()) await box.check()
    await page.getByRole('main').getByRole('button', { name: button }).click()
    await sign(page)
    await dialog(page).getByRole('button', { name: button }).click()
    await expect(page.getByText('Operation successful!')).toBeVisible()
    await expectNoAxeViolationsInAnyColour(page)
  })
}

for (const [example, path] of [
  ['refused_no_data', purchasePath('pu_7001')],
  ['refused_network_error', purchasePath('pu_7001')],
] as const) {
  test(`a purchase that is ${example} has no axe violation`, full, async ({ page }) => {
    await showExample(page, PURCHASE, example)
    await page.goto(at(path))
    await expect(page.getByRole('alert')).toBeVisible()
    await expectNoAxeViolationsInAnyColour(page)
  })
}

for (const example of ['empty', 'long_list', 'unknown_status', 'refused_network_error']) {
  test(`my projects have no axe violation: ${example}`, full, async ({ page }) => {
    await showExample(page, PURCHASES, example)
    const answered = page.waitForResponse('**/api/user/project_orderlist?*')
    await page.goto(at(paths.purchase))
    await answered
    await expect(page.locator('main').getByText('Loading')).toHaveCount(0)
    await expectNoAxeViolationsInAnyColour(page)
  })
}

test('the calculator with its chart has no axe violation', full, async ({ page }) => {
  await page.goto(at(projectPath('pr_501')))
  await amountField(page).fill('500')
  await page.getByText('Income day by day').click()
  await expect(page.getByRole('img', { name: /Earned over the cycle/ })).toBeVisible()
  await expectNoAxeViolationsInAnyColour(page)
  await page.getByRole('button', { name: 'Show as table' }).click()
  await expectNoAxeViolationsInAnyColour(page)
})

for (const language of ['de', 'th', 'vi', 'fr'] as const) {
  test(`no page of a purchase is wider than 320 px in ${language}`, full, async ({ page }) => {
    await setLanguage(page, language)
    await page.setViewportSize({ width: 320, height: TALL })
    for (const example of ['awaiting_append', 'appended', 'settled']) {
      await showExample(page, PURCHASE, example)
      await openAnew(page, purchasePath('pu_7001'))
      await expect(page.locator('main table')).toBeVisible()
      expect(await overflow(page), example).toBe(0)
    }
    for (const name of names) {
      await openForm(page, name)
      expect(await overflow(page), name).toBe(0)
    }
  })
}
