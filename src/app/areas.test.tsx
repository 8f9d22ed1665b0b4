import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { currentAreas } from '@/api/areas.ts'
import { SettingsScreen } from '@/features/account/settings-screen.tsx'
import { UserScreen } from '@/features/account/user-screen.tsx'
import { HomeScreen } from '@/features/home/home-screen.tsx'
import { MessagesScreen } from '@/features/messages/messages-screen.tsx'
import { OrdersScreen } from '@/features/orders/orders-screen.tsx'
import { AddMethodScreen } from '@/features/payment/add-method-screen.tsx'
import { PaymentScreen } from '@/features/payment/payment-screen.tsx'
import { WalletScreen } from '@/features/wallet/wallet-screen.tsx'
import { WithdrawalScreen } from '@/features/withdrawal/withdrawal-screen.tsx'
import type { Area } from '@/generated/h5.schemas.ts'
import { ledgerPath, paths } from '@/lib/paths.ts'
import { watchCalls } from '@/test/network.ts'
import type { RenderOptions } from '@/test/render.tsx'
import { answerWith, renderScreen } from '@/test/render.tsx'
import type { VisitOptions } from '@/test/visit.tsx'
import { visit } from '@/test/visit.tsx'

const INFO = 'GET /api/index/info'

type Site = Pick<RenderOptions, 'areas' | 'examples'>

/** A site without financing and coins, as its example has it. */
const noFinancing: Site = {
  areas: ['trading', 'invitations', 'activities', 'news', 'places'],
  examples: { [INFO]: 'no_financing' },
}
/** A site without trading, as its example has it. */
const noTrading: Site = {
  areas: ['financing', 'coins', 'invitations', 'activities', 'news', 'places'],
  examples: { [INFO]: 'no_trading' },
}

const FINANCING_AND_COINS =
  /^\/api\/user\/(yeb|yuebao|project_orderlist|myproject|income_calendar|exchange|user_wallet|add_wallet)/
const TRADING =
  /^\/api\/(index\/(goods|ajaxdata|ajaxpro|getprodata|getkdata|ticks|seconds)|user\/(addorder|goorder|get_this_order|orderlist|ajaxorder_list))/

/** The links to pages that the site does not have. */
const strayLinks = () =>
  screen
    .queryAllByRole('link')
    .flatMap((link) => link.getAttribute('href')?.replace(/^#/, '') ?? [])
    .filter((href) => !currentAreas().hasPage(href))

const TOKEN = 'h5test-0123456789abcdef'

const showPage = (path: string, options: VisitOptions) => visit(path, { token: TOKEN, ...options })

const notOffered = () => screen.findByText('This is not offered here', undefined, { timeout: 5000 })

describe('a page of what the site does not offer', () => {
  it.each([
    [paths.project, noFinancing],
    [`${paths.purchase}?purchase_id=pu_7001`, noFinancing],
    [paths.exchange, noFinancing],
    [paths.index, noTrading],
    [`${paths.trade}?symbol=BTCUSD`, noTrading],
    [paths.orders, noTrading],
  ])('says so, with a way on, and asks for nothing: %s', async (path, site) => {
    const calls = watchCalls()
    showPage(path, site)
    expect(await notOffered()).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute(
      'href',
      `#${paths.aboutUs}`,
    )
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Not offered')
    expect(screen.getByText(/^The link is from elsewhere/)).toBeVisible()
    expect(strayLinks()).toEqual([])
    // The bar has the count of unread messages.
    const asked = new Set(calls.map(({ url }) => url.pathname))
    asked.delete('/api/user/index')
    asked.delete('/api/index/info')
    expect([...asked]).toEqual([])
  })

  it('says so to a visitor, too, who is not asked to log in', async () => {
    showPage(paths.project, { ...noFinancing, token: null })
    expect(await notOffered()).toBeVisible()
  })

  it('gives way once the area is switched off while it is open', async () => {
    const calls = watchCalls()
    showPage(paths.project, {})
    const filter = await screen.findByRole('radio', { name: 'Ended' })
    answerWith({
      ...noFinancing.examples,
      'GET /api/user/yeb_project': 'refused_area_not_offered',
    })
    await userEvent.click(filter)
    expect(await notOffered()).toBeVisible()
    expect(screen.getByText(/Nothing that you had not confirmed was sent/)).toBeVisible()
    // The browser may still have the former information: it may be cached for a minute.
    const last = calls.findLast(({ url }) => url.pathname === '/api/index/info')
    expect(last?.headers.get('cache-control')).toBe('no-cache')
  })
})

describe('the tabs', () => {
  const tabs = () =>
    within(screen.getByRole('navigation', { name: 'Main pages' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)

  it.each([
    ['without financing', noFinancing, ['Trade', 'Home', 'User']],
    ['without trading', noTrading, ['Project', 'Home', 'User']],
  ])('are those of the site, for visitors as well: %s', async (_what, site, names) => {
    for (const token of [null, TOKEN]) {
      const { unmount } = showPage(paths.aboutUs, { ...site, token })
      await screen.findByRole('navigation', { name: 'Main pages' })
      expect(tabs()).toEqual(names)
      unmount()
    }
  })
})

describe.each([
  ['financing and coins', noFinancing, FINANCING_AND_COINS],
  ['trading', noTrading, TRADING],
] as const)('without %s', (_what, site, absent) => {
  it.each([
    ['the entry page', <HomeScreen key="home" />, paths.aboutUs],
    ['the personal center', <UserScreen key="user" />, paths.user],
    ['the wallet', <WalletScreen key="wallet" />, paths.wallet],
    ['the ledger', <WalletScreen key="ledger" />, ledgerPath],
    ['the withdrawal', <WithdrawalScreen key="withdrawal" />, paths.withdraw],
    ['the payment methods', <PaymentScreen key="payment" />, paths.paymentMethods],
    ['the settings', <SettingsScreen key="settings" />, paths.settings],
  ])('%s leads nowhere else and asks for nothing of it', async (_name, page, path) => {
    const calls = watchCalls()
    const { container } = renderScreen(page, { path, ...site })
    await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull())
    await waitFor(() => expect(screen.queryAllByRole('link').length).toBeGreaterThan(0))
    expect(strayLinks()).toEqual([])
    expect(calls.map(({ url }) => url.pathname).filter((one) => absent.test(one))).toEqual([])
  })
})

describe('sums, filters and kinds', () => {
  it('name no part of the money that there is not', async () => {
    renderScreen(<UserScreen />, {
      path: paths.user,
      ...noFinancing,
      examples: { ...noFinancing.examples, 'GET /api/user/index': 'newbie' },
    })
    expect(await screen.findByRole('button', { name: 'Available' })).toBeVisible()
    expect(screen.queryByText('In projects')).not.toBeInTheDocument()
    expect(screen.queryByText('Coins')).not.toBeInTheDocument()
    expect(screen.queryByText('Total assets')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Available' }))
    expect(await screen.findByText('Cash that you can use or withdraw now.')).toBeVisible()
  })

  it('name all the money that there is, so that the parts add up to the whole', async () => {
    renderScreen(<UserScreen />, { path: paths.user, ...noFinancing })
    expect(await screen.findByText('In projects')).toBeVisible()
    expect(screen.getByText('Coins')).toBeVisible()
    expect(screen.getByText('Total assets')).toBeInTheDocument()
  })

  it('say what a withdrawal still asks for, whatever the site offers', async () => {
    renderScreen(<WithdrawalScreen />, {
      path: paths.withdraw,
      ...noTrading,
      examples: { ...noTrading.examples, 'GET /api/user/cash': 'turnover_missing' },
    })
    expect(await screen.findByText(/^Turnover of/)).toBeVisible()
  })

  it('of orders are one kind without projects', async () => {
    renderScreen(<OrdersScreen />, { path: `${paths.orders}?view=history`, ...noFinancing })
    expect(await screen.findByRole('radio', { name: 'History' })).toBeChecked()
    expect(screen.queryByRole('radio', { name: 'Project' })).not.toBeInTheDocument()
  })

  it('of messages are those of the site', async () => {
    renderScreen(<MessagesScreen />, { path: paths.messages, ...noFinancing })
    expect(await screen.findByRole('radio', { name: /^Orders/ })).toBeInTheDocument()
    expect(screen.queryByRole('radio', { name: /^Projects/ })).not.toBeInTheDocument()
  })

  it('of payment methods have no transfer in coins', async () => {
    renderScreen(<AddMethodScreen />, {
      path: `${paths.addMethod}?type=crypto_transfer`,
      ...noFinancing,
    })
    const kinds = await screen.findByRole('combobox', { name: 'Payment method' })
    expect(within(kinds).queryByRole('option', { name: /rypto/ })).not.toBeInTheDocument()
  })

  it('of a withdrawal say nothing of turnover without trading', async () => {
    renderScreen(<WithdrawalScreen />, { path: paths.withdraw, ...noTrading })
    expect(await screen.findByText(/conditions met/)).toBeInTheDocument()
    expect(screen.queryByText(/turnover/i)).not.toBeInTheDocument()
  })
})

it('a site that does not say what it offers offers everything', () => {
  renderScreen(null)
  const everything: Area[] = ['trading', 'financing', 'coins', 'invitations', 'news', 'places']
  expect(everything.filter((area) => !currentAreas().offers(area))).toEqual([])
})
