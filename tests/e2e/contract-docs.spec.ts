import { pathToFileURL } from 'node:url'
import { contractDocs, docsFile } from '../../scripts/contract/docs.ts'
import { expect, test } from './fixtures.ts'

test('the contract is a page to read without network: search, states and a command', async ({
  browser,
}) => {
  await contractDocs()
  const context = await browser.newContext({
    offline: true,
    viewport: { width: 1400, height: 1000 },
  })
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).protocol))
  await page.goto(pathToFileURL(docsFile).href)

  await page.getByText('Search Ctrl+K').click()
  await page.getByPlaceholder('Search docs...').fill('daily bonus')
  await page.getByText('Claim the daily bonus').first().click()

  await expect(page.getByRole('heading', { name: 'Claim the daily bonus' })).toBeInViewport()
  const call = page.locator('[id="bonus/claimdailybonus"]')
  await expect(call.getByText("curl 'http://127.0.0.1:4010/api/user/daily_bonus'")).toBeInViewport()
  await call.getByRole('button', { name: 'Example', exact: true }).click()
  // By keyboard: the page still scrolls to what was found, and its menu with it.
  await page.getByRole('menuitem', { name: 'claimed before' }).press('Enter')
  await expect(call.getByText('"once_a_day"')).toBeVisible()
  expect(asked.filter((protocol) => !['file:', 'data:', 'blob:'].includes(protocol))).toEqual([])
  await context.close()
})
