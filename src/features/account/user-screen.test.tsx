import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { customerPath, ledgerPath, paths } from '@/lib/paths.ts'
import { watchCalls } from '@/test/network.ts'
import { answerWith, renderScreen } from '@/test/render.tsx'
import { UserScreen } from './user-screen.tsx'

const USER = 'GET /api/user/index'

const show = (example = 'done') =>
  renderScreen(<UserScreen />, { path: paths.user, examples: { [USER]: example } })

/** The figure beside a label of the balances. */
function figure(label: string): string | null {
  const [term] = screen.getAllByText(label, { selector: 'dt, dt button' })
  return term?.closest('dt')?.nextElementSibling?.textContent ?? null
}

const verification = () => screen.findByRole('link', { name: /^Verification/ })

describe('the personal center', () => {
  it('says who is logged in, masked, with the public number', {
    tags: 'rule.vip-and-member-labels',
  }, async () => {
    show()
    expect(await screen.findByText('Alex')).toBeVisible()
    expect(screen.getByText('dem****com')).toBeVisible()
    expect(screen.queryByText('demo@example.com')).not.toBeInTheDocument()
    expect(screen.getByText(/· User ID 100237$/)).toBeVisible()
    expect(screen.getByText('VIP 1')).toBeVisible()
    expect(screen.getByText('Silver')).toBeVisible()
  })

  it('copies the public number', { tags: 'done.copied' }, async () => {
    const user = userEvent.setup()
    show()
    await user.click(await screen.findByRole('button', { name: 'Copy user ID' }))
    expect(await navigator.clipboard.readText()).toBe('100237')
    expect(await screen.findByText('copied successfully')).toBeVisible()
  })

  it('shows all balances of the specification, also those of many digits', async () => {
    show('large_balances')
    expect(await screen.findByText('123,456,791,850.33')).toBeVisible()
    expect(figure('Total assets')).toMatch(/^123,456,789,012\.34/)
    expect(figure('In projects')).toBe('24,691,356,902.47')
    expect(figure('Coins')).toBe('2,837.99')
    expect(figure('Cash balance')).toBe('98,765,432,109.87')
    expect(figure('Available')).toBe('98,765,430,000.00')
    expect(figure('On hold')).toBe('2,109.87')
    expect(figure('Total assets yesterday')).toBe('123,456,801,358.01')
    expect(figure('Profit/loss yesterday')).toBe('−12,345.67')
    expect(figure('Total profit/loss')).toBe('−9,876,543.21')
  })

  it('tells what a sum is made of, at a press', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'On hold' }))
    const sheet = await screen.findByRole('dialog', { name: 'On hold' })
    expect(sheet).toHaveTextContent(/^On holdAmounts and fees of open orders, and withdrawals/)
    expect(within(sheet).getByRole('link', { name: 'Open orders' })).toHaveAttribute(
      'href',
      paths.orders,
    )
  })

  it.each([
    ['done', 'Verified'],
    ['newbie', 'Not verified'],
    ['under_review', 'Under review'],
    ['rejected', 'Declined'],
    ['unknown_status', 'Unknown status'],
  ])('shows verification of the example %s as "%s"', async (example, words) => {
    show(example)
    await screen.findByText('All balances')
    expect(await verification()).toHaveAccessibleName(`Verification ${words}`)
  })

  it('never shows an unknown state in the colour of success', async () => {
    show('unknown_status')
    const unknown = await screen.findByText('Unknown status')
    expect(unknown.closest('[class*=neutral]')).not.toBeNull()
    expect(unknown.closest('[class*=positive]')).toBeNull()
  })

  it.each([
    [
      'newbie',
      'Next: verify your name',
      'Needed before your first withdrawal',
      paths.verification,
      0,
    ],
    ['rejected', 'Next: verify your name', /couldn't verify you/, paths.verification, 4],
    [
      'fund_password_missing',
      'Next: set a fund password',
      /You confirm withdrawals/,
      paths.fundPassword,
      4,
    ],
  ] as const)('%s: names the one next step', async (example, title, reason, path, done) => {
    show(example)
    const step = await screen.findByRole('region', { name: title })
    expect(step).toHaveTextContent(reason)
    expect(within(step).getByRole('link')).toHaveAttribute('href', path)
    expect(within(step).getByRole('progressbar', { name: `${done} of 5 steps done` })).toBeVisible()
  })

  it('leaves the card out where nothing is missing', async () => {
    show('done')
    await screen.findByText('All balances')
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  })

  it('says what a review decides, and that nothing is to be done', async () => {
    show('under_review')
    const step = await screen.findByRole('region', { name: "We're reviewing your verification" })
    expect(step).toHaveTextContent("You don't need to do anything.")
    expect(within(step).queryByRole('link')).not.toBeInTheDocument()
  })

  it('stands until the first withdrawal is possible, with what is still to be traded', async () => {
    renderScreen(<UserScreen />, {
      path: paths.user,
      examples: { 'GET /api/user/cash': 'turnover_missing' },
    })
    const step = await screen.findByRole('region', {
      name: /^Next: [\d,.]+ USD in orders or projects$/,
    })
    expect(within(step).getByRole('link', { name: 'Trade' })).toHaveAttribute('href', paths.index)
    expect(within(step).getByRole('progressbar', { name: '4 of 5 steps done' })).toBeVisible()
  })

  it('never comes back for the turnover of later deposits', async () => {
    const { unmount } = show('done')
    await screen.findByText('All balances')
    await waitFor(() => expect(localStorage.getItem('h5.remaining.100237')).toBe('0.00'))
    unmount()
    const sent = watchCalls('GET', '/api/user/cash')
    renderScreen(<UserScreen />, {
      path: paths.user,
      examples: { 'GET /api/user/cash': 'turnover_missing' },
    })
    await screen.findByText('All balances')
    expect(sent).toHaveLength(0)
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  })

  it('says that funds are frozen, what that means, and who can help', async () => {
    show('funds_frozen')
    expect(await screen.findByText('Your funds are blocked')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Contact customer service' })).toHaveAttribute(
      'href',
      '/pages/customer/customer?page=%2Fpages%2Fuser%2Fuser',
    )
  })

  it('says nothing of frozen funds where none are', async () => {
    show()
    await screen.findByText('Alex')
    expect(screen.queryByText('Your funds are blocked')).not.toBeInTheDocument()
  })

  it('shows a refusal, keeps the ways out, and asks again', async () => {
    show('refused_network_error')
    expect(await screen.findByText('network error')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Customer service' })).toBeVisible()
    expect(await verification()).toHaveAccessibleName('Verification')
    answerWith({})
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Alex')).toBeVisible()
  })
})

describe('the ways to other pages', () => {
  const ways = (list: string, inside = screen.getByRole('list', { name: list })) =>
    within(inside)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))

  it('are offered by what they are about', async () => {
    show()
    await screen.findByText('Alex')
    expect(ways('Move money')).toEqual([paths.deposit, paths.withdraw, paths.exchange])
    expect(ways('Money')).toEqual([paths.wallet, paths.orders, paths.purchase, paths.finance])
    expect(ways('My account')).toEqual([
      paths.paymentMethods,
      paths.verification,
      paths.security,
      paths.invite,
    ])
    expect(ways('More')).toEqual([
      paths.activities,
      paths.news,
      paths.notices,
      customerPath({ page: paths.user }),
    ])
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', paths.settings)
  })

  it('lead to every record of money', async () => {
    show()
    await screen.findByText('Alex')
    await userEvent.click(screen.getByRole('button', { name: 'History' }))
    const sheet = await screen.findByRole('dialog', { name: 'History' })
    expect(ways('History', sheet)).toEqual([
      ledgerPath,
      paths.depositRecords,
      paths.withdrawalRecords,
      paths.exchangeRecords,
    ])
  })
})
