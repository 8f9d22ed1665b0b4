import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isPublicPath, paths } from '@/lib/paths.ts'
import { routes } from './routes.ts'

type Examples = Readonly<Record<string, string>>

let answerWith: (examples: Examples) => void
let beginSession: (token: string) => void

/** A visit: the app begins anew, with nothing read before. */
async function visit(
  address: string,
  { token = null as string | null, examples = {} as Examples } = {},
) {
  const { chooseExamples } = await import('@/api/call-observer.ts')
  beginSession = (await import('@/api/session.ts')).beginSession
  const { App } = await import('./app.tsx')
  answerWith = (chosen) => chooseExamples(({ method, path }) => chosen[`${method} ${path}`])
  answerWith(examples)
  if (token !== null) window.localStorage.setItem('token', token)
  window.history.replaceState(null, '', `/h5/#${address}`)
  return render(<App />)
}

const TOKEN = 'h5test-0123456789abcdef'
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const address = () => window.location.hash.slice(1)

/** Another tab has written to local storage; only then a browser tells this one. */
function otherTabWrites(key: string, value: string | null) {
  if (value === null) window.localStorage.removeItem(key)
  else window.localStorage.setItem(key, value)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: value })))
}

beforeEach(() => {
  vi.resetModules()
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})

afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/h5/')
})

describe('every page of the route table', () => {
  it.each(routes.map(({ path }) => path))('%s shows its screen', async (path) => {
    await visit(path, { token: isPublicPath(path) ? null : TOKEN })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/\S/)
    await vi.waitFor(
      () => {
        expect(screen.queryByText('Loading')).not.toBeInTheDocument()
        expect(screen.getByRole('main')).toHaveTextContent(/\S/)
      },
      { timeout: 20_000 },
    )
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(address()).toBe(path)
  })

  it.each(
    routes.filter(({ path, visitors }) => !isPublicPath(path) && !visitors).map(({ path }) => path),
  )('%s sends visitors to the login page', async (path) => {
    await visit(path)
    expect(await title(/^Log in/)).toBeVisible()
    expect(address()).toBe(paths.login)
  })
})

describe('addresses', () => {
  it('begin at Home', async () => {
    await visit('/')
    expect(await title('H5 Demo')).toBeVisible()
    const tabs = screen.getByRole('navigation', { name: 'Main pages' })
    expect(
      within(tabs)
        .getAllByRole('link')
        .map(({ textContent }) => textContent?.trim()),
    ).toEqual(['Trade', 'Project', 'Home', 'User'])
    expect(within(tabs).getByRole('link', { current: 'page' })).toHaveTextContent('Home')
  })

  it('carry the count of unread messages on the User tab, also at Home', async () => {
    const examples = { 'GET /api/user/index': 'many_unread' }
    await visit('/', { token: TOKEN, examples })
    expect(await screen.findByText('99+')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /^User.* unread messages$/ })).toBeVisible()
    otherTabWrites('token', null)
    await vi.waitFor(() => expect(screen.queryByText('99+')).not.toBeInTheDocument())
  })

  it.each(['/pages/nothing/nothing', '/pages/constructor/constructor', '/nowhere'])(
    '%s leads nowhere, and says so',
    async (path) => {
      await visit(path)
      expect(await title('Page not found')).toBeVisible()
      expect(screen.getByRole('link', { name: 'Go to Home' })).toBeVisible()
    },
  )

  it('of tabs are followed', async () => {
    await visit(paths.aboutUs, { token: TOKEN })
    await userEvent.click(await screen.findByRole('link', { name: /^User/ }))
    expect(await title('User')).toBeVisible()
    expect(address()).toBe(paths.user)
  })
})

describe('a private page', () => {
  it('comes back after logging in, with its query', async () => {
    await visit(`${paths.withdrawalRecords}?status=failed`)
    expect(await title(/^Log in/)).toBeVisible()
    act(() => beginSession(TOKEN))
    // The loading page has the same title.
    await vi.waitFor(async () => expect(await title('Withdrawal records')).toBeVisible())
    expect(address()).toBe(`${paths.withdrawalRecords}?status=failed`)
  })

  it('asks who the user is before anything else', async () => {
    const asked: string[] = []
    const { observeCalls } = await import('@/api/call-observer.ts')
    observeCalls(({ path }) => {
      if (path.startsWith('/api/user/')) asked.push(path)
    })
    await visit(paths.withdraw, { token: TOKEN })
    await vi.waitFor(async () => expect(await title('Withdraw')).toBeVisible())
    await vi.waitFor(() => expect(asked).toContain('/api/user/cash'))
    expect(asked[0]).toBe('/api/user/index')
  })

  it('gives way to the login page when the server ends the session', async () => {
    const examples = { 'GET /api/user/index': 'unauthenticated' }
    await visit(paths.withdraw, { token: TOKEN, examples })
    expect(await title(/^Log in/)).toBeVisible()
    expect(window.localStorage.getItem('token')).toBeNull()
  })

  it('tells a locked account why, with the way to support', async () => {
    const examples = { 'GET /api/user/index': 'refused_account_locked' }
    await visit(paths.withdraw, { token: TOKEN, examples })
    expect(await screen.findByText(/please contact the administrator!/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Contact customer service' })).toHaveAttribute(
      'href',
      expect.stringContaining(paths.customer),
    )
  })

  it('says why nothing came, and tries again', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await visit(paths.user, { token: TOKEN })
    expect(await screen.findByRole('alert')).toHaveTextContent(/You are offline/)
    online.mockReturnValue(true)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Total asset')).toBeVisible()
  })

  it('keeps what was typed when the user’s information cannot be refreshed', async () => {
    await visit(paths.user, { token: TOKEN })
    expect(await screen.findByText('Total asset')).toBeVisible()
    answerWith({ 'GET /api/user/index': 'refused_network_error' })
    const { reloadUser } = await refetching()
    await act(reloadUser)
    expect(screen.getByText('Total asset')).toBeVisible()
    expect(await screen.findByText(/Could not be refreshed/)).toBeVisible()
  })
})

/** What a returning network, or the window's focus, does to all that is shown. */
async function refetching() {
  const { focusManager } = await import('@tanstack/react-query')
  return {
    reloadUser: async () => {
      vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
      focusManager.setFocused(false)
      focusManager.setFocused(true)
      await new Promise((resolve) => setTimeout(resolve, 300))
      focusManager.setFocused(undefined)
    },
  }
}

describe('another tab', () => {
  it('that logs out takes the private data away here, too', async () => {
    await visit(paths.user, { token: TOKEN })
    expect(await screen.findByText('Total asset')).toBeVisible()
    otherTabWrites('token', null)
    expect(await title(/^Log in/)).toBeVisible()
    expect(screen.queryByText('Total asset')).not.toBeInTheDocument()
  })

  it('that logs another user in shows that one’s data here', async () => {
    await visit(paths.user, { token: TOKEN })
    expect(await screen.findByText('Total asset')).toBeVisible()
    answerWith({ 'GET /api/user/index': 'newbie' })
    const before = screen.getByText('Total asset')
    otherTabWrites('token', 'of-another-user-0123456789')
    expect(before).not.toBeVisible()
    expect(await screen.findByText('Not verified')).toBeVisible()
  })

  it('that chooses a language changes this one, too', async () => {
    await visit(paths.language)
    expect(await screen.findByRole('radio', { name: 'English' })).toBeChecked()
    otherTabWrites('language', 'th')
    expect(await screen.findByRole('radio', { name: 'ไทย' })).toBeChecked()
    await vi.waitFor(() => expect(document.documentElement.lang).toBe('th'))
  })
})

describe('the language', () => {
  it('is read again each time a page is shown', async () => {
    await visit(paths.aboutUs)
    await title('H5 Demo')
    await vi.waitFor(() => expect(document.documentElement.lang).toBe('en'))
    window.localStorage.setItem('language', 'kor')
    await userEvent.click(screen.getByRole('link', { name: 'Trade' }))
    await vi.waitFor(() => expect(document.documentElement.lang).toBe('ko'))
  })

  it('is read again when the browser brings a sleeping page back', async () => {
    await visit(paths.aboutUs)
    await title('H5 Demo')
    window.localStorage.setItem('language', 'jp')
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await vi.waitFor(() => expect(document.documentElement.lang).toBe('ja'))
  })
})

describe('the name of the page', () => {
  it('is told to the browser with the product’s', async () => {
    await visit(paths.customer)
    await title('Customer service')
    await vi.waitFor(() => expect(document.title).toBe('Customer service · H5 Demo'))
  })

  it('takes the focus after a navigation, and not on the first page', async () => {
    await visit(paths.user, { token: TOKEN })
    const first = await title('User')
    await screen.findByText('Total asset')
    expect(first).not.toHaveFocus()
    await userEvent.click(screen.getByRole('link', { name: /^Customer service/ }))
    expect(await title('Customer service')).toHaveFocus()
  })
})
