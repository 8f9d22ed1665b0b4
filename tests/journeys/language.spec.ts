import type { Page } from '@playwright/test'
import { text } from '../../sandbox/content/texts.ts'
import { paths } from '../../src/lib/paths.ts'
import { at, title, words } from '../e2e/app.ts'
import { expect, logInAs, test } from './fixtures.ts'
import { withdrawElsewhere, withdrawer } from './people.ts'

const main = (page: Page) => page.getByRole('main')

for (const [language, name] of [
  ['jp', '日本語'],
  ['de', 'Deutsch'],
] as const) {
  test(`what the server tells comes in ${name} as soon as it is chosen`, async ({
    page,
    sandbox,
  }) => {
    const person = await withdrawer(sandbox)
    await withdrawElsewhere(sandbox, person, '200.13')
    await sandbox.advance(10)
    await logInAs(page, person)
    await page.goto('./')
    await expect(main(page)).toContainText(text('en', 'home.mission.title'))
    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('radio', { name }).check()
    await page.goBack()
    for (const block of ['mission', 'vision', 'commitment', 'leadership'] as const) {
      await expect(main(page)).toContainText(text(language, `home.${block}.title`))
    }
    await expect(main(page)).not.toContainText(text('en', 'home.mission.title'))

    await page.goto(at(paths.index))
    await expect(main(page)).toContainText(text(language, 'banner.bn_4.title'))
    await page.getByRole('searchbox').fill('XAUUSD')
    await expect(main(page).getByRole('listitem')).toContainText([text(language, 'product.XAUUSD')])

    await page.goto(at(`${paths.agreement}?type=risk`))
    await expect(title(page, words(language, 'app.title.agreement'))).toBeVisible()
    await expect(main(page)).toContainText(text(language, 'content.risk.title'))

    await page.goto(at(paths.withdrawalRecords))
    await page.getByRole('article').getByRole('button').click()
    await expect(page.getByRole('dialog')).toContainText(text(language, 'withdrawal.note.returned'))
  })
}
