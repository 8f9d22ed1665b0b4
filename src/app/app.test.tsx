import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { beginSession } from '@/api/session.ts'
import { loginPath, paths, tradePath } from '@/lib/paths.ts'
import { watchCalls } from '@/test/network.ts'
import { answerWith } from '@/test/render.tsx'
import { visit } from '@/test/visit.tsx'

const TOKEN = 'h5test-0123456789abcdef'

const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
/** The loading frame has the title first, and its page replaces it. */
const expectTitle = (name: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toBeVisible())
const parentOf = ({ parentElement }: HTMLElement) => parentElement ?? document.body
const address = () => window.location.hash.slice(1)
const language = () => document.documentElement.lang

/** Another tab has written to local storage; only then a browser tells this one. */
function otherTabWrites(key: string, value: string | null) {
  if (value === null) window.localStorage.removeItem(key)
  else window.localStorage.setItem(key, value)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: value })))
}

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  // English stands in for every language; catalogues are checked elsewhere.
  const { error } = console
  vi.spyOn(console, 'error').mockImplementation((...given) => {
    if (!String(given[0]).includes('MISSING_TRANSLATION')) error(...given)
  })
})

describe('addresses', () => {
  it('begin at Home', { tags: 'rule.home-is-root' }, async () => {
    visit('/')
    await expectTitle('H5 Demo')
    const tabs = screen.getByRole('navigation', { name: 'Main pages' })
    expect(
      within(tabs)
        .getAllByRole('link')
        .map(({ textContent }) => textContent?.trim()),
    ).toEqual(['Trade', 'Project', 'Home', 'User'])
    expect(within(tabs).getByRole('link', { current: 'page' })).toHaveTextContent('Home')
  })

  it('carry a bell with the count of unread messages, also at Home', async () => {
    visit('/', { token: TOKEN, examples: { 'GET /api/user/index': 'many_unread' } })
    await screen.findByText('99+')
    expect(screen.getByRole('link', { name: /^\d{3} unread messages$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(`${paths.messages}$`),
    )
    otherTabWrites('token', null)
    await waitFor(() => expect(screen.queryByText('99+')).not.toBeInTheDocument())
  })

  it('that lead nowhere say so', async () => {
    visit('/pages/constructor/constructor')
    await expectTitle('Page not found')
    expect(screen.getByRole('link', { name: 'Go to Home' })).toBeVisible()
  })

  it('of tabs are followed', async () => {
    visit(paths.aboutUs, { token: TOKEN })
    const tabs = within(await screen.findByRole('navigation'))
    await userEvent.click(tabs.getByRole('link', { name: /^User/ }))
    await waitFor(() => expect(address()).toBe(paths.user))
    await expectTitle('User')
  })
})

describe('a private page', () => {
  it('comes back after logging in, with its query', async () => {
    visit(`${paths.withdrawalRecords}?status=failed`)
    await expectTitle(/^Log in/)
    act(() => beginSession(TOKEN))
    expect(await screen.findByRole('radio', { name: 'Declined' })).toBeChecked()
    expect(address()).toBe(`${paths.withdrawalRecords}?status=failed`)
  })

  it('leads to the login page and back when the server ends the session', {
    tags: 'rule.401-leads-to-login',
  }, async () => {
    visit(paths.withdraw, { token: TOKEN, examples: { 'GET /api/user/index': 'unauthenticated' } })
    await expectTitle(/^Log in/)
    expect(window.localStorage.getItem('token')).toBeNull()
    expect(address()).toBe(loginPath({ pathname: paths.withdraw, search: '' }))
  })

  it('of public content leads visitors to the login page, too', async () => {
    visit(paths.news)
    await expectTitle(/^Log in/)
  })

  it('leads to the login page, and Back from there to the page before', async () => {
    visit(paths.aboutUs)
    await expectTitle('H5 Demo')
    await userEvent.click(screen.getByRole('link', { name: 'User' }))
    await expectTitle(/^Log in/)
    expect(address()).toBe(loginPath({ pathname: paths.user, search: '' }))
    act(() => window.history.back())
    await expectTitle('H5 Demo')
  })

  it('asks who the user is before anything else', { tags: 'rule.user-info-first' }, async () => {
    const sent = watchCalls()
    visit(paths.withdraw, { token: TOKEN })
    expect(await screen.findByLabelText('Amount')).toBeVisible()
    const asked = sent.map(({ url }) => url.pathname).filter((path) => /^\/api\/user\//.test(path))
    expect(asked.indexOf('/api/user/index')).toBe(0)
    expect(asked).toContain('/api/user/cash')
  })
})

describe('a session that the server ends', () => {
  it.each([
    [paths.index, 'Bitcoin'],
    [tradePath('BTCUSD'), 'Amount (USD)'],
    [paths.aboutUs, 'Leadership'],
    [paths.customer, 'Open now'],
  ])('leaves its user on %s, says so and leads to the login and back', async (path, content) => {
    visit(path, { token: TOKEN, examples: { 'GET /api/user/index': 'unauthenticated' } })
    // The page's own strip, and not that of the frame that stands before its files.
    expect(await screen.findByText(content)).toBeVisible()
    const strip = await screen.findByText('Your session has ended.')
    expect(address()).toBe(path)
    await userEvent.click(within(parentOf(strip)).getByRole('button', { name: 'Log in' }))
    await expectTitle('Log in to H5 Demo')
    expect(screen.queryByText('Your session has ended.')).not.toBeInTheDocument()
    act(() => beginSession(TOKEN))
    await waitFor(() => expect(address()).toBe(path))
  })
})

describe('another tab', () => {
  it('that logs out takes the private data away here, too', async () => {
    visit(paths.user, { token: TOKEN })
    expect(await screen.findByText('Available')).toBeVisible()
    otherTabWrites('token', null)
    await expectTitle(/^Log in/)
    expect(screen.queryByText('Available')).not.toBeInTheDocument()
  })

  it('that logs another user in shows that one’s data here', async () => {
    visit(paths.user, { token: TOKEN })
    const before = await screen.findByText('Available')
    answerWith({ 'GET /api/user/index': 'newbie' })
    otherTabWrites('token', 'of-another-user-0123456789')
    expect(before).not.toBeVisible()
    expect(await screen.findByText('Not verified')).toBeVisible()
  })

  it('that chooses a language changes this one, too', async () => {
    visit(paths.language)
    expect(await screen.findByRole('radio', { name: 'English' })).toBeChecked()
    otherTabWrites('language', 'th')
    expect(await screen.findByRole('radio', { name: 'ไทย' })).toBeChecked()
    await waitFor(() => expect(language()).toBe('th'))
  })
})

describe('the language', () => {
  it('is read again each time a page is shown', { tags: 'can.choose-language' }, async () => {
    visit(paths.aboutUs)
    await title('H5 Demo')
    await waitFor(() => expect(language()).toBe('en'))
    window.localStorage.setItem('language', 'kor')
    await userEvent.click(screen.getByRole('link', { name: 'Trade' }))
    await waitFor(() => expect(language()).toBe('ko'))
  })

  it('is read again when the browser brings a sleeping page back', async () => {
    visit(paths.aboutUs)
    await title('H5 Demo')
    window.localStorage.setItem('language', 'jp')
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await waitFor(() => expect(language()).toBe('ja'))
  })
})

describe('the name of the page', () => {
  it('is told to the browser with the product’s', async () => {
    visit(paths.customer)
    await title('Customer service')
    await waitFor(() => expect(document.title).toBe('Customer service · H5 Demo'))
  })

  it('takes the focus after a navigation, and not on the first page', async () => {
    visit(paths.user, { token: TOKEN })
    const first = await title('User')
    await screen.findByText('Available')
    expect(first).not.toHaveFocus()
    await userEvent.click(screen.getByRole('link', { name: /^Customer service/ }))
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Customer service' })).toHaveFocus(),
    )
  })
})

describe('without a network', () => {
  it('what was read last is shown as old, and does not tell that the site is live', async () => {
    vi.stubEnv('VITE_LIVE', 'true')
    const live = await fetch('/api/index/info', { headers: { Prefer: 'example=live' } })
    const { data } = await live.json()
    const kept = JSON.stringify({ at: 1, content: data })
    window.localStorage.setItem('h5.seen.en.["/api/index/info"]', kept)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.history.replaceState(null, '', `/h5/#${paths.customer}`)
    // Starts the app again with what is stored only. Must be the last test of this file.
    vi.resetModules()
    const begun = await import('./app.tsx')
    const { createAppRouter } = await import('./router.tsx')
    const router = createAppRouter()
    onTestFinished(() => router.dispose())
    render(<begun.App router={router} />)
    expect(await screen.findByText(/Not updated since/)).toBeVisible()
    expect(screen.getByText('Demo - no real money')).toBeVisible()
  })
})
