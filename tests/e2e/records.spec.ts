import { languages } from '../../scripts/build/catalogues.ts'
import { ledgerPath, paths } from '../../src/lib/paths.ts'
import { at, changeLanguage } from './app.ts'
import { expect, logIn, test } from './fixtures.ts'

/** As wide as a small phone, and high: lists draw what one sees. */
test.use({ viewport: { width: 360, height: 2_000 } })

/** Pixels of two lines with their padding, and of a state, which is a little higher than its line. */
const TWO_LINES = 76

for (const path of [
  paths.depositRecords,
  paths.depositClasses,
  paths.withdrawalRecords,
  paths.exchangeRecords,
  paths.inviteRecords,
  paths.paymentMethods,
  paths.purchase,
  ledgerPath,
  `${paths.orders}?view=history`,
  `${paths.orders}?view=project`,
]) {
  test(`each record has two lines on a small phone: ${path}`, async ({ page }) => {
    await logIn(page)
    await page.goto(at(path))
    const rows = page.getByRole('article')
    await expect(rows.first()).toBeVisible()
    for (const language of languages) {
      await changeLanguage(page, language)
      const heights = await rows.evaluateAll((all) =>
        all.map((one) => {
          // The first record of a day has the day above it.
          const { top, bottom } = one.getBoundingClientRect()
          const day = one.querySelector('h2')?.getBoundingClientRect().bottom
          return [one.textContent, bottom - (day ?? top)] as const
        }),
      )
      expect.soft(heights.filter(([, height]) => height > TWO_LINES)).toEqual([])
    }
  })
}
