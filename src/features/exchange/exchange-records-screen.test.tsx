import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { customerPath, paths } from '@/lib/paths.ts'
import { answerWith, currentAddress, renderScreen } from '@/test/render.tsx'
import { ExchangeRecordsScreen } from './exchange-records-screen.tsx'

const RECORDS = 'GET /api/user/exchange_record'

const show = (example = 'done', query = '') =>
  renderScreen(<ExchangeRecordsScreen />, {
    path: `${paths.exchangeRecords}${query}`,
    examples: { [RECORDS]: example },
  })

const rows = () => screen.findAllByRole('article', { hidden: true })

describe('the records of exchanges', () => {
  it.each([
    ['coin_to_cash', /Coins to cash \+242\.26 USD .+ −0\.00250000 BTC$/],
    ['cash_to_coin', /Cash to coins \+0\.00510541 BTC .+ −500\.00 USD$/],
    ['imported', /Cash to coins \+250\.00 USDT .+ −250\.25 USD$/],
  ])('%s: have time, type, coin and both settlements', async (example, words) => {
    show(example)
    const [row] = await rows()
    expect(row).toHaveTextContent(words)
  })

  it('open with all figures, and the way to customer service', async () => {
    show('cash_to_coin')
    const [row] = await rows()
    await userEvent.click(within(row as HTMLElement).getByRole('button', { hidden: true }))
    const sheet = await screen.findByRole('dialog', { name: 'Exchange' })
    expect(sheet).toHaveTextContent('Record numberex_6005')
    expect(sheet).toHaveTextContent('Rate97,837.40 USD')
    expect(sheet).toHaveTextContent('Fee, included in the cash0.50 USD')
    expect(sheet).toHaveTextContent('Cash settlement500.00 USDgiven')
    expect(sheet).toHaveTextContent('Currency settlement0.00510541 BTCreceived')
    expect(within(sheet).getByRole('link')).toHaveAttribute(
      'href',
      customerPath({ page: paths.exchangeRecords, record: 'ex_6005' }),
    )
  })

  it('are filtered by type and coin, in the address', async () => {
    show()
    await rows()
    answerWith({ [RECORDS]: 'coin_to_cash' })
    await userEvent.click(screen.getByRole('radio', { name: 'Coins to cash' }))
    expect(currentAddress()).toBe(`${paths.exchangeRecords}?type=coin_to_cash`)
    await userEvent.click(screen.getByRole('radio', { name: 'BTC' }))
    expect(currentAddress()).toBe(`${paths.exchangeRecords}?type=coin_to_cash&coin=BTC`)
    const types = within(screen.getByRole('radiogroup', { name: 'Type' }))
    await userEvent.click(types.getByRole('radio', { name: 'All' }))
    expect(currentAddress()).toBe(`${paths.exchangeRecords}?coin=BTC`)
  })

  it.each([
    ['', 'No exchange yet'],
    ['?coin=ETH', 'No exchange matches this filter'],
  ])('say why there are none: "%s"', async (query, words) => {
    show('empty', query)
    expect(await screen.findByText(words)).toBeVisible()
  })
})
