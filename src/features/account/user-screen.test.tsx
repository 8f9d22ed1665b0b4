import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { currentToken } from '@/api/session.ts'
import { AvailableRoutesProvider } from '@/components/available-routes.ts'
import { paths } from '@/lib/paths.ts'
import { answerWith, currentAddress, renderScreen } from '@/test/render.tsx'
import { UserScreen } from './user-screen.tsx'

const USER = 'GET /api/user/index'

const show = (example = 'done') =>
  renderScreen(<UserScreen />, { path: paths.user, examples: { [USER]: example } })

/** The figure beside a label of the balances. */
function figure(label: string): string | null {
  const term = screen.getByText(label)
  const row = term.closest('div')
  return within(row as HTMLElement).getByRole('definition').textContent
}

const state = (label: string) => screen.getByText(label).closest('li')?.textContent

describe('the personal center', () => {
  it('says who is logged in, masked, with the public number', async () => {
    show()
    expect(await screen.findByText('Alex')).toBeVisible()
    expect(screen.getByText('dem****com')).toBeVisible()
    expect(screen.queryByText('demo@example.com')).not.toBeInTheDocument()
    expect(screen.getByText('User ID 100237')).toBeVisible()
    expect(screen.getByText('VIP 1')).toBeVisible()
    expect(screen.getByText('Silver')).toBeVisible()
  })

  it('copies the public number', async () => {
    const user = userEvent.setup()
    show()
    await user.click(await screen.findByRole('button', { name: 'Copy the user ID' }))
    expect(await navigator.clipboard.readText()).toBe('100237')
    expect(await screen.findByText('copied successfully')).toBeVisible()
  })

  it('shows all balances of the specification, also those of many digits', async () => {
    show('large_balances')
    expect(await screen.findByText('123,456,789,012.34')).toBeVisible()
    expect(figure('Cash wallet')).toBe('98,765,432,109.87')
    expect(figure('Available')).toBe('98,765,430,000.00')
    expect(figure('Frozen')).toBe('2,109.87')
    expect(figure("Yesterday's balance")).toBe('123,456,801,358.01')
    expect(figure("Yesterday's profit")).toBe('−12,345.67')
    expect(figure('Total profit')).toBe('−9,876,543.21')
  })

  it.each([
    ['done', 'Passed'],
    ['newbie', 'Not verified'],
    ['under_review', 'Under review'],
    ['rejected', 'Rejected'],
    ['unknown_status', 'Unknown status'],
  ])('shows verification of the example %s as "%s"', async (example, words) => {
    show(example)
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('never shows an unknown state in the colour of success', async () => {
    show('unknown_status')
    const unknown = await screen.findByText('Unknown status')
    expect(unknown.closest('[class*=neutral]')).not.toBeNull()
    expect(unknown.closest('[class*=positive]')).toBeNull()
  })

  it('tells whether a fund password is set', async () => {
    show('fund_password_missing')
    await screen.findByText('Alex')
    expect(state('Fund password')).toContain('Not set')
  })

  it.each([
    ['no_unread', '0'],
    ['done', '3'],
  ])('counts the unread messages of the example %s: %s', async (example, count) => {
    show(example)
    await screen.findByText('Alex')
    expect(state('Unread messages')).toContain(count)
  })

  it('counts more than 99 unread messages to the last', async () => {
    show('many_unread')
    await screen.findByText('Alex')
    expect(state('Unread messages')).toMatch(/\d{3,}/)
  })

  it('says that funds are frozen, what that means, and who can help', async () => {
    show('funds_frozen')
    expect(await screen.findByText('Your funds are frozen')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Contact customer service' })).toHaveAttribute(
      'href',
      '/pages/customer/customer?page=%2Fpages%2Fuser%2Fuser',
    )
  })

  it('says nothing of frozen funds where none are', async () => {
    show()
    await screen.findByText('Alex')
    expect(screen.queryByText('Your funds are frozen')).not.toBeInTheDocument()
  })

  it.each(['newbie', 'card_missing', 'rejected'])('shows the example %s whole', async (example) => {
    show(example)
    expect(await screen.findByText('Total asset')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible()
  })

  it('shows a refusal, keeps the ways out, and asks again', async () => {
    show('refused_network_error')
    expect(await screen.findByText('network error')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Customer service' })).toBeVisible()
    answerWith({})
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Alex')).toBeVisible()
  })
})

describe('the ways to other pages', () => {
  it('are offered where the page exists', async () => {
    show()
    await screen.findByText('Alex')
    const money = screen.getByRole('list', { name: 'Money' })
    expect(within(money).getByRole('link', { name: 'Withdraw' })).toHaveAttribute(
      'href',
      paths.withdraw,
    )
    expect(within(money).getByRole('link', { name: 'Deposit' })).toBeVisible()
  })

  it('are not offered where it does not; what they say of the account stays', async () => {
    const exist = new Set<string>([paths.withdraw, paths.customer, paths.language])
    renderScreen(
      <AvailableRoutesProvider value={exist}>
        <UserScreen />
      </AvailableRoutesProvider>,
      { path: paths.user },
    )
    await screen.findByText('Alex')
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      paths.withdraw,
      '/pages/customer/customer?page=%2Fpages%2Fuser%2Fuser',
      paths.language,
    ])
    expect(screen.queryByRole('list', { name: 'My account' })).not.toBeInTheDocument()
    expect(state('Real-name verification')).toContain('Passed')
  })
})

describe('logging out', () => {
  it('asks first, and can be left', async () => {
    show()
    await screen.findByText('Alex')
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Log out of this device?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay logged in' }))
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(currentToken()).not.toBeNull()
  })

  it('ends the session and leads to the login page', async () => {
    show()
    await screen.findByText('Alex')
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Log out' }))
    expect(currentToken()).toBeNull()
    expect(currentAddress()).toBe(paths.login)
    expect(await screen.findByText('Logged out')).toBeVisible()
  })
})
