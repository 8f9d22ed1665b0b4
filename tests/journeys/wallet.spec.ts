import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { ledgerPath, paths } from '../../src/lib/paths.ts'
import { at, balance, expectAddress, title, watchShifts } from '../e2e/app.ts'
import { expect, logInAs, test } from './fixtures.ts'
import { trade, withdrawElsewhere, withdrawer } from './people.ts'
import type { Person, SandboxSite } from './sandbox.ts'

const articles = (page: Page) => page.getByRole('article')

/** An amount as the page writes it: with its thousands apart. */
const written = (amount: string) => {
  const [whole = '', fraction] = amount.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** Exchanges without the app, as another device would. */
async function exchangeElsewhere(sandbox: SandboxSite, person: Person, amount: string) {
  await sandbox.call(person, 'submitExchange', {
    type: 'cash_to_coin',
    coin: 'USDT',
    amount,
    rate: '1.00',
    fee: (Number(amount) * 0.001).toFixed(2),
    request_id: randomUUID(),
  })
}

test.describe('the wallet', () => {
  test('says what the ledger says, after a trade, an exchange and a withdrawal', {
    tag: '@can.see-balances',
  }, async ({ page, sandbox }) => {
    const person = await withdrawer(sandbox)
    await trade(sandbox, person, '100.00')
    await exchangeElsewhere(sandbox, person, '250.25')
    await withdrawElsewhere(sandbox, person, '300.77')
    await logInAs(page, person)
    await page.goto(at(paths.wallet))

    const wallet = await sandbox.call(person, 'getWallet', { page: 1, limit: 100 })
    const { balances } = wallet
    await expect(balance(page, 'Cash balance')).toHaveText(written(balances.cash))
    await expect(balance(page, 'Available')).toHaveText(written(balances.available))
    await expect(balance(page, 'On hold')).toHaveText('300.77')
    const coins = page.getByRole('list', { name: 'Coins' }).getByRole('listitem')
    await expect(coins.filter({ hasText: 'USDT' })).toContainText('250.00')
    const parts = page.getByRole('table', { name: 'Allocation' }).getByRole('row')
    await expect(parts.last()).toHaveText(`Net worth${written(wallet.net_worth.amount)}`)
    await expect(parts.filter({ hasText: 'On hold' })).toContainText('300.77')

    await page.getByRole('link', { name: 'All', exact: true }).click()
    await expectAddress(page, ledgerPath)
    // Each order is one, whatever its entries.
    const { list } = wallet.ledger
    const lines = new Set(
      list.map(({ id, type, record_id }) => (type.startsWith('order_') ? record_id : id)),
    )
    await expect(articles(page)).toHaveCount(lines.size)
    await expect(articles(page).first()).toHaveText(
      new RegExp(`Withdrawal −300\\.77 USD .* Balance ${written(balances.available)}$`),
    )

    // Every balance follows from the one before it and the amount of its line, to the cent.
    const cents = (amount: string) => BigInt(amount.replace('.', ''))
    const cash = wallet.ledger.list.filter(({ currency }) => currency === 'USD').reverse()
    let sum = 0n
    for (const { amount, balance_after: after } of cash) {
      sum += cents(amount)
      expect(sum).toBe(cents(after))
    }
    expect(sum).toBe(cents(balances.available))
  })

  test('shows the ledger by kind and currency, and saves what is in sight', async ({
    page,
    sandbox,
  }) => {
    const person = await sandbox.user({ balances: { USD: '1000.00' } })
    await exchangeElsewhere(sandbox, person, '100.00')
    await exchangeElsewhere(sandbox, person, '200.00')
    await logInAs(page, person)
    await page.goto(at(ledgerPath))
    await expect(articles(page)).toHaveCount(5)
    await page.getByLabel('Type').selectOption({ label: 'Exchange' })
    await expect(articles(page)).toHaveCount(4)
    await page.getByRole('radio', { name: 'USDT' }).click()
    await expect(articles(page)).toHaveText([
      /Exchange \+199\.80 USDT .* Balance 299\.70$/,
      /Exchange \+99\.90 USDT .* Balance 99\.90$/,
    ])
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as CSV' }).click()
    const file = await readFile(await (await download).path(), 'utf8')
    const [, ...lines] = file.trim().split('\r\n')
    expect(lines.map((line) => line.split(',').slice(2, 6).join(','))).toEqual([
      'Exchange,USDT,199.80,299.70',
      'Exchange,USDT,99.90,99.90',
    ])
    await page.getByLabel('Period').selectOption({ label: 'Last 7 days' })
    await expectAddress(page, `${ledgerPath}&kind=exchange&currency=USDT&period=7`)
    await expect(articles(page)).toHaveCount(2)
    await sandbox.advance(8 * 86_400)
    await page.reload()
    await expect(page.getByText('No transactions match this filter')).toBeVisible()

    await page.goto(at(`${ledgerPath}&currency=USDT`))
    await articles(page).first().getByRole('button').click()
    await page.getByRole('dialog').getByRole('link', { name: 'View details' }).click()
    await expectAddress(page, paths.exchangeRecords)
    await expect(title(page, 'Exchange history')).toBeVisible()
  })

  test('hides the amounts on every page of money until they are shown again', async ({
    page,
    sandbox,
  }) => {
    const person = await sandbox.user({ balances: { USD: '4321.09', BTC: '0.12345678' } })
    await logInAs(page, person)
    await page.goto(at(paths.wallet))
    await expect(balance(page, 'Available')).toHaveText('4,321.09')
    const hide = page.getByRole('button', { name: 'Hide amounts' })
    await hide.click()
    await expect(hide).toHaveAttribute('aria-pressed', 'true')
    for (const path of [paths.wallet, ledgerPath, paths.user]) {
      await page.goto(at(path))
      await page.reload()
      await expect(hide).toHaveAttribute('aria-pressed', 'true')
      await expect(page.locator('main').getByText('hidden').first()).toBeAttached()
      await expect(page.locator('main')).not.toContainText(/4,321\.09|0\.12345678/)
    }
    await hide.click()
    await expect(balance(page, 'Available')).toHaveText('4,321.09')
  })

  test('draws its charts in their places, which never move', async ({ page, sandbox }) => {
    const person = await sandbox.user({ balances: { USD: '1000.00' } })
    await sandbox.advance(2 * 86_400)
    await logInAs(page, person)
    const shifts = await watchShifts(page)
    await page.goto(at(paths.wallet))
    await page.getByRole('heading', { name: 'Allocation' }).scrollIntoViewIfNeeded()
    const drawing = page.getByRole('img', { name: /^Net worth over time: 1,000\.00 USD/ })
    await expect(drawing).toBeVisible()
    await page.getByRole('button', { name: 'Show as table' }).click()
    const table = page.getByRole('table', { name: 'Net worth over time' })
    await expect(table.getByRole('row').nth(1)).toContainText('1,000.00')
    // Nothing but the charts moves after them: each drawing and table has the height of its place.
    expect(Math.max(0, ...(await shifts()))).toBeLessThan(0.1)
  })
})
