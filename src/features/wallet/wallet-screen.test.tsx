import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { customerPath, exchangePath, paths, purchasePath } from '@/lib/paths.ts'
import { answerWith, currentAddress, renderScreen } from '@/test/render.tsx'
import { WalletScreen } from './wallet-screen.tsx'

const WALLET = 'GET /api/user/wallet'

const show = (example = 'done', query = '') =>
  renderScreen(<WalletScreen />, {
    path: `${paths.wallet}${query}`,
    examples: { [WALLET]: example },
  })

/** The figure beside a label of the balances. */
function figure(label: string): string | null {
  const [term] = screen.getAllByText(label, { selector: 'dt, dt button' })
  return term?.closest('dt')?.nextElementSibling?.textContent ?? null
}

describe('the overview', () => {
  it('shows all balances of the specification', async () => {
    show()
    expect(await screen.findByText('Cash balance')).toBeVisible()
    expect(figure('Cash balance')).toBe('9,935.50')
    expect(figure('Available')).toBe('8,420.50')
    expect(figure('On hold')).toBe('1,515.00')
    expect(figure('Profit/loss yesterday')).toBe('+12.60')
    expect(figure('Total assets yesterday')).toBe('12,922.90')
    expect(figure('Total profit/loss')).toBe('+486.25')
  })

  it('shows each coin with its worth, and leads to its exchange', async () => {
    show()
    const coins = await screen.findByRole('list', { name: 'Coins' })
    const rows = within(coins).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/USDT.*1\.00 USD.*250\.00.*≈ 250\.00 USD/),
      expect.stringMatching(/BTC.*97,837\.40 USD.*0\.01250000.*≈ 1,222\.97 USD/),
      expect.stringMatching(/ETH.*0\.40000000.*≈ 1,365\.02 USD/),
    ])
    expect(within(coins).getByRole('link', { name: /BTC/ })).toHaveAttribute(
      'href',
      exchangePath('BTC'),
    )
    expect(screen.getByText(/Worth 2,837\.99 USD in total/)).toBeVisible()
  })

  it('says what everything is worth, coins included, and of when their rates are', async () => {
    show()
    expect(await screen.findByText(/^Net worth · coins at \d\d:\d\d:\d\d [AP]M$/)).toBeVisible()
    expect(screen.getAllByText('15,773.49')[0]).toBeVisible()
    expect(figure('In projects')).toBe('3,000.00')
    expect(figure('Coins')).toBe('2,837.99')
    expect(figure('Total assets')).toBe('12,935.50Cash and projects, without coins')
  })

  it('names no rates where there are no coins', async () => {
    show('no_coins')
    expect((await screen.findAllByText('Net worth'))[0]).toBeVisible()
    expect(screen.queryByText('Coins', { selector: 'dt button' })).toBeNull()
  })

  it('shows the parts of the net worth with their shares', async () => {
    show()
    const table = await screen.findByRole('table', { name: 'Allocation' })
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Available8,420.5053.4%',
      'On hold1,515.009.6%',
      'In projects3,000.0019.0%',
      'Coins2,837.9918.0%',
      'Net worth15,773.49',
    ])
  })

  it('shows the trend as a table, too', async () => {
    const user = userEvent.setup()
    show()
    await user.click(await screen.findByRole('button', { name: 'Show as table' }))
    const table = screen.getByRole('table', { name: 'Net worth over time' })
    const [, first] = within(table).getAllByRole('row')
    expect(first).toHaveTextContent('15,773.49')
    expect(within(table).getAllByRole('row')).toHaveLength(32)
    await user.click(screen.getByRole('button', { name: 'Show as chart' }))
    expect(screen.queryByRole('table', { name: 'Net worth over time' })).toBeNull()
  })

  it('tells a new user what will be there', async () => {
    show('newbie')
    expect(await screen.findByText('No transactions yet.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'All' })).toBeNull()
  })

  it('shows the newest movements, each with its details', async () => {
    const user = userEvent.setup()
    show()
    expect(await screen.findByRole('link', { name: 'All' })).toHaveAttribute(
      'href',
      `${paths.wallet}?view=ledger`,
    )
    const rows = screen.getAllByRole('button', { name: /Balance [\d,.]+$/ })
    expect(rows).toHaveLength(5)
    expect(rows[0]).toHaveTextContent(/^Order −303\.00 USD/)
    await user.click(rows[0] as HTMLElement)
    const sheet = await screen.findByRole('dialog')
    expect(sheet).toHaveAccessibleName('Order')
    expect(sheet).toHaveTextContent(/Order amount−300\.00 USD.*Order fee−3\.00 USD/)
    expect(sheet).toHaveTextContent('Reference numberor_9001')
    expect(sheet).toHaveTextContent('Balance after8,420.50 USD')
    expect(within(sheet).getByRole('link', { name: 'View details' })).toHaveAttribute(
      'href',
      paths.orders,
    )
    expect(within(sheet).getByRole('link', { name: /customer service/ })).toHaveAttribute(
      'href',
      customerPath({ page: paths.wallet, record: 'or_9001' }),
    )
  })
})

describe('hidden amounts', () => {
  it('are dots to see and a word to hear, and stay hidden', async () => {
    const user = userEvent.setup()
    const { unmount } = show()
    await screen.findByText('Cash balance')
    const button = screen.getByRole('button', { name: 'Hide amounts' })
    expect(button).toHaveAttribute('aria-pressed', 'false')
    await user.click(button)
    expect(button).toHaveAttribute('aria-pressed', 'true')
    expect(figure('Cash balance')).toBe('••••••hidden')
    expect(document.body).not.toHaveTextContent(/9,935\.50|12,935\.50|0\.0125|1,222\.97|8,420\.50/)
    // What the market says is no secret, and shares tell no amount.
    expect(document.body).toHaveTextContent('97,837.40 USD')
    expect(document.body).toHaveTextContent('53.4%')
    unmount()
    show()
    await screen.findByText('Cash balance')
    expect(figure('Cash balance')).toBe('••••••hidden')
    await user.click(screen.getByRole('button', { name: 'Hide amounts' }))
    expect(figure('Cash balance')).toBe('9,935.50')
  })
})

describe('the ledger', () => {
  const rows = () => screen.findAllByRole('article', { hidden: true })

  it('is a view of the wallet, in the address', async () => {
    const user = userEvent.setup()
    show()
    await user.click(await screen.findByRole('radio', { name: 'Transactions' }))
    expect(currentAddress()).toBe(`${paths.wallet}?view=ledger`)
    const [row] = await rows()
    expect(row).toHaveTextContent(/Order −303\.00 USD .*2 parts Balance 8,420\.50/)
  })

  it('is asked by kind, currency and period', async () => {
    const user = userEvent.setup()
    show('done', '?view=ledger')
    await rows()
    answerWith({ [WALLET]: 'withdrawals_only' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Withdrawal')
    expect(currentAddress()).toBe(`${paths.wallet}?view=ledger&kind=withdrawal`)
    await screen.findAllByText('Withdrawal', { selector: 'span' })
    answerWith({ [WALLET]: 'coin_entries' })
    await user.click(screen.getByRole('radio', { name: 'BTC' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 30 days')
    expect(currentAddress()).toBe(
      `${paths.wallet}?view=ledger&kind=withdrawal&currency=BTC&period=30`,
    )
  })

  it('shows coins to their last decimal', async () => {
    show('coin_entries', '?view=ledger')
    const found = await rows()
    expect(found.map(({ textContent }) => textContent).join()).toMatch(/[+−]\d+\.\d{8} BTC/)
  })

  it.each([
    ['empty', 'No transactions yet', ''],
    ['empty', 'No transactions match this filter', '&kind=gift'],
  ])('%s: says "%s"', async (example, words, query) => {
    show(example, `?view=ledger${query}`)
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('names what it does not know neutrally', async () => {
    show('unknown_status', '?view=ledger')
    await rows()
    expect(screen.getAllByText('Other transaction')[0]).toBeInTheDocument()
  })

  it('has an order as one movement, with its entries inside', async () => {
    show('done', '?view=ledger')
    const order = (await rows()).find((row) => row.textContent?.includes('+32.40 USD'))
    expect(order).toHaveTextContent(/Order .*3 parts/)
    await userEvent.click(within(order as HTMLElement).getByRole('button', { hidden: true }))
    const sheet = await screen.findByRole('dialog', { name: 'Order' })
    for (const part of ['Order amount−40.00 USD', 'Order fee−0.40 USD', 'Order payout+72.80 USD']) {
      expect(sheet.textContent).toContain(part)
    }
  })

  it('shows every kind with its way on', async () => {
    const user = userEvent.setup()
    show('done', '?view=ledger')
    const income = (await rows()).find((row) => row.textContent?.includes('Project income'))
    await user.click(within(income as HTMLElement).getByRole('button', { hidden: true }))
    const sheet = await screen.findByRole('dialog', { name: 'Project income' })
    expect(within(sheet).getByRole('link', { name: 'View details' })).toHaveAttribute(
      'href',
      purchasePath('pu_7001'),
    )
  })
})
