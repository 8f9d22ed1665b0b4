import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { at, dialog, expectAddress, formOf, hold, sentTo, stored, title } from '../e2e/app.ts'
import { expect, logInAs, pass, test } from './fixtures.ts'
import { beginExchange, RATE, toNextRate } from './money-flows.ts'
import { movementsOf } from './people.ts'
import type { Person, SandboxSite } from './sandbox.ts'

const SUBMIT = 'POST /api/user/exchange'

const amount = (page: Page) => page.getByLabel('Amount to exchange')
const button = (page: Page) => page.locator('form').getByRole('button', { name: /^Exchange/ })
const confirm = (page: Page) => dialog(page).getByRole('button', { name: /^Exchange/ })
const figures = (page: Page) => page.locator('form').getByRole('definition')
const exchanged = (page: Page) => page.getByText('Exchanged', { exact: true })

/** Opens the exchange of a coin and types an amount. */
async function enter(page: Page, query: string, value: string): Promise<void> {
  await page.goto(at(`${paths.exchange}?${query}`))
  await amount(page).fill(value)
}

const recordsOf = async (sandbox: SandboxSite, person: Person) =>
  (await sandbox.call(person, 'listExchangeRecords', { page: 1, limit: 20 })).list

test.describe('an exchange', () => {
  test('moves cash and coins to the smallest unit, on screen and in the ledger', {
    tag: '@can.exchange',
  }, async ({ page, sandbox }) => {
    const person = await sandbox.user({ balances: { USD: '5000.00' } })
    await logInAs(page, person)
    const sent = sentTo(page, SUBMIT)
    await enter(page, 'coin=USDT', '1,000.55')
    await expect(figures(page)).toHaveText([
      '1,000.55 USD3,999.45 USD stays available',
      '1.00 USD',
      '999.55 USDT',
    ])
    await button(page).click()
    await expect(dialog(page)).toHaveAccessibleName('Exchange 1,000.55 USD for USDT?')
    expect(sent).toHaveLength(0)
    await confirm(page).dblclick()
    await expect(exchanged(page)).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(formOf(sent[0])).toMatchObject({
      type: 'cash_to_coin',
      coin: 'USDT',
      amount: '1000.55',
      rate: '1.00',
    })
    expect(await movementsOf(sandbox, person)).toEqual([
      'exchange: 1000.55 USD from available to exchange',
      'exchange: 999.55 USDT from exchange to available',
    ])
    expect(await recordsOf(sandbox, person)).toMatchObject([
      { cash_settlement: '1000.55', currency_settlement: '999.55', fee: '1.00' },
    ])

    await page.getByRole('button', { name: 'Go to wallet' }).click()
    await expectAddress(page, paths.wallet)
    const coins = page.getByRole('list', { name: 'Coins' })
    await expect(coins.getByRole('listitem').first()).toContainText('999.55')
    // Once its result was read, the device stores nothing of it.
    expect(await stored(page)).not.toMatch(/1000[.,]55|1,000/)
    await page.goto(at(paths.exchangeRecords))
    await expect(page.getByRole('article')).toHaveText([
      /Cash to coins \+999\.55 USDT .+ −1,000\.55 USD$/,
    ])
  })

  test('of bitcoin comes to what was shown, there and back', async ({ page, sandbox }) => {
    const { person, address, ask } = await beginExchange(page, sandbox, 'BTC')
    await expect(figures(page).nth(1)).toHaveText('0.10 USD')
    await ask()
    const promised = await dialog(page).getByRole('definition').last().textContent()
    await confirm(page).click()
    await expect(exchanged(page)).toBeVisible()
    const [bought] = await recordsOf(sandbox, person)
    expect(promised).toBe(`${bought?.currency_settlement} BTC`)

    await page.getByRole('button', { name: 'Go to wallet' }).click()
    await expectAddress(page, paths.wallet)
    // That a rate ends between question and answer is a test of its own.
    await sandbox.advance(await toNextRate(sandbox))
    await page.goto(at(address))
    await page.reload()
    await page.getByRole('radio', { name: 'Coins to cash' }).click()
    await page.getByRole('button', { name: 'Max' }).click()
    await expect(amount(page)).toHaveValue(bought?.currency_settlement ?? '')
    await button(page).click()
    const cash = await dialog(page).getByRole('definition').last().textContent()
    await confirm(page).click()
    await expect(exchanged(page)).toBeVisible()
    const [sold] = await recordsOf(sandbox, person)
    expect(cash?.replace(',', '')).toBe(`${sold?.cash_settlement} USD`)
    expect(await movementsOf(sandbox, person)).toEqual([
      'exchange: 100.13 USD from available to exchange',
      `exchange: ${bought?.currency_settlement} BTC from exchange to available`,
      `exchange: ${sold?.cash_settlement} USD from exchange to available`,
      `exchange: ${sold?.currency_settlement} BTC from available to exchange`,
    ])
    const { coins } = await sandbox.call(person, 'getWallet', { page: 1, limit: 20 })
    expect(coins.find(({ coin }) => coin === 'BTC')?.available).toBe('0.00000000')
  })

  test('of a coin that is suspended waits, and goes on when it is resumed', async ({
    page,
    sandbox,
  }) => {
    await page.clock.install()
    const { person } = await beginExchange(page, sandbox)
    // The page asks for the rate by itself, and must not learn of it before the press.
    const refresh = await hold(page, 'GET /api/user/exchange')
    await sandbox.control('exchange', { coin: 'USDT', suspended: true })
    try {
      await button(page).click()
      await confirm(page).click()
      refresh()
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(button(page)).toHaveAccessibleDescription(/can't exchange USDT right now/)
      await expect(page.getByText('Suspended')).toBeVisible()
      expect(await movementsOf(sandbox, person)).toEqual([])
    } finally {
      await sandbox.control('exchange', { coin: 'USDT', suspended: false })
    }
    await pass(page, sandbox, RATE)
    await expect(button(page)).not.toHaveAttribute('aria-disabled')
    await button(page).click()
    await confirm(page).click()
    await expect(exchanged(page)).toBeVisible()
  })

  test('holds each amount to the bounds, by what it is worth', async ({ page, sandbox }) => {
    const person = await sandbox.user({ balances: { USD: '60000.00', USDT: '0.99' } })
    await logInAs(page, person)
    const sent = sentTo(page, SUBMIT)
    for (const [value, words] of [
      ['0.99', 'At least 1.00 USD.'],
      ['50000.01', 'At most 50,000.00 USD.'],
      ['1.001', 'At most 2 decimals.'],
    ] as const) {
      await enter(page, 'coin=USDT', value)
      await button(page).click()
      await expect(page.getByText(words)).toBeVisible()
    }
    await page.getByRole('radio', { name: 'Coins to cash' }).click()
    await expect(button(page)).toHaveAccessibleDescription(
      'Available: 0.99 USDT. Minimum: 1.00 USDT.',
    )
    expect(sent).toHaveLength(0)
  })

  test('is kept as a draft over a reload, by direction', async ({ page, sandbox }) => {
    const person = await sandbox.user({ balances: { USD: '100.00', BTC: '1.00000000' } })
    await logInAs(page, person)
    await enter(page, 'coin=BTC', '12.34')
    await page.reload()
    await expect(amount(page)).toHaveValue('12.34')
    await page.getByRole('radio', { name: 'Coins to cash' }).click()
    await expect(amount(page)).toHaveValue('')
    await amount(page).fill('0.5')
    await page.reload()
    await expect(amount(page)).toHaveValue('0.5')
    await expect(page.getByRole('radio', { name: 'Coins to cash' })).toBeChecked()
  })

  test('is on record with all its figures, in the file, too', async ({ page, sandbox }) => {
    const person = await sandbox.user({ balances: { USD: '500.00' } })
    await logInAs(page, person)
    for (const value of ['100', '200']) {
      await enter(page, 'coin=USDT', value)
      await button(page).click()
      await confirm(page).click()
      await expect(exchanged(page)).toBeVisible()
      await page.getByRole('button', { name: 'Exchange again' }).click()
    }
    await page.goto(at(paths.exchangeRecords))
    await expect(title(page, 'Exchange history')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(2)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as CSV' }).click()
    const file = await readFile(await (await download).path(), 'utf8')
    const [head, ...lines] = file.trim().split('\r\n')
    expect(head).toContain(
      'Reference number,Time (UTC),Type,Coin,Rate,Cash currency,Cash amount,Coin amount,Fee',
    )
    expect(lines.map((line) => line.split(',').slice(2).join(','))).toEqual([
      'Cash to coins,USDT,1.00,USD,200.00,199.80,0.20',
      'Cash to coins,USDT,1.00,USD,100.00,99.90,0.10',
    ])
    await page.getByRole('radio', { name: 'Coins to cash' }).click()
    await expect(page.getByText('No exchanges match this filter')).toBeVisible()
  })
})

test.describe('a rate that ends while the confirmation is open', () => {
  test('is not sent: the present one is accepted by a press of its own', async ({
    page,
    sandbox,
  }) => {
    const sent = sentTo(page, SUBMIT)
    await page.clock.install()
    const { person, ask } = await beginExchange(page, sandbox, 'BTC')
    await ask()
    const before = await dialog(page).getByRole('definition').last().textContent()
    const { offers } = await sandbox.call(person, 'getExchange', {})
    const over = offers.find(({ coin }) => coin === 'BTC')?.rate
    await pass(page, sandbox, await toNextRate(sandbox))
    await expect(dialog(page).getByText('The accepted rate is no longer valid')).toBeVisible()
    await expect(confirm(page)).toHaveAccessibleDescription('Accept the current rate first.')
    await expect(dialog(page).getByRole('definition').last()).toHaveText(before ?? '')
    await confirm(page).click({ force: true })
    expect(sent).toHaveLength(0)

    await dialog(page)
      .getByRole('button', { name: /^Accept / })
      .click()
    await expect(dialog(page).getByText(/^Valid for \d+ s$/)).toBeVisible()
    const after = await dialog(page).getByRole('definition').last().textContent()
    await confirm(page).click()
    await expect(exchanged(page)).toBeVisible()
    const { list } = await sandbox.call(person, 'listExchangeRecords', { page: 1, limit: 20 })
    expect(`${list[0]?.currency_settlement} BTC`).toBe(after)
    expect(formOf(sent[0]).rate).not.toBe(over)
  })

  test('and that the server refuses is said so, and nothing was exchanged', async ({
    page,
    sandbox,
  }) => {
    const sent = sentTo(page, SUBMIT)
    const { person, ask } = await beginExchange(page, sandbox, 'BTC')
    await ask()
    // The page does not know of it: its own clock has not moved.
    await sandbox.advance(RATE)
    await confirm(page).click()
    await expect(
      dialog(page).getByText('The rate has changed. Nothing was carried out.'),
    ).toBeVisible()
    expect(await movementsOf(sandbox, person)).toEqual([])
    await dialog(page)
      .getByRole('button', { name: /^Accept / })
      .click()
    await confirm(page).click()
    await expect(exchanged(page)).toBeVisible()
    expect(sent).toHaveLength(2)
    expect(formOf(sent[1]).request_id).not.toBe(formOf(sent[0]).request_id)
    expect(await movementsOf(sandbox, person)).toHaveLength(2)
  })
})
