import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Call } from '@/api/call-observer.ts'
import { observeCalls } from '@/api/call-observer.ts'
import { beginSession, currentToken, endSession, expireSession } from '@/api/session.ts'
import { returnTo } from '@/components/return-address.ts'
import { paths } from '@/lib/paths.ts'
import { currentAddress, renderScreen } from '@/test/render.tsx'
import { LoginScreen } from './login-screen.tsx'

const CALL = 'POST /api/login/index'

let calls: string[] = []
let stopObserving = () => undefined as unknown

beforeEach(() => {
  calls = []
  stopObserving = observeCalls(({ method, path }: Call) => calls.push(`${method} ${path}`))
})

afterEach(() => {
  stopObserving()
  endSession()
})

function show(options: Parameters<typeof renderScreen>[1] = {}) {
  return renderScreen(<LoginScreen />, { path: paths.login, token: null, ...options })
}

const submit = () => screen.getByRole('button', { name: 'Log in' })

async function fill() {
  await userEvent.type(screen.getByLabelText('Account'), ' demo@example.com ')
  await userEvent.type(screen.getByLabelText('Password'), 'demo1234')
}

describe('logging in', () => {
  it('carries the product name in its title', async () => {
    show()
    expect(await screen.findByRole('heading', { name: 'Log in to H5 Demo' })).toBeVisible()
    expect(document.title).toBe('Log in to H5 Demo')
  })

  it('lets password managers fill the fields', () => {
    show()
    expect(screen.getByLabelText('Account')).toHaveAttribute('autocomplete', 'username')
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password')
  })

  it('begins a session and goes to the personal center', async () => {
    show()
    await fill()
    await userEvent.click(submit())
    expect(await screen.findByText('Login succeeded')).toBeVisible()
    expect(currentToken()).toBe('h5demo-3f9c1d7a5b2e4086')
    expect(currentAddress()).toBe(paths.user)
  })

  it('goes back to the page that asked for a session', async () => {
    show({ state: returnTo({ pathname: paths.withdraw, search: '?target=2' }) })
    expect(screen.getByText(/Please log in first/)).toBeVisible()
    await fill()
    await userEvent.click(submit())
    await screen.findByText('Login succeeded')
    expect(currentAddress()).toBe(`${paths.withdraw}?target=2`)
  })

  it('says that the server ended the session', () => {
    beginSession('token-of-yesterday-0001')
    expireSession('token-of-yesterday-0001')
    show({ state: returnTo({ pathname: paths.user, search: '' }) })
    expect(screen.getByText(/Your session has ended/)).toBeVisible()
  })

  it('sends a user who is logged in on at once', () => {
    show({ token: 'h5test-0123456789abcdef' })
    expect(currentAddress()).toBe(paths.user)
  })

  it('shows every rule of an empty form, sends nothing and moves the focus to the first field', async () => {
    show()
    await userEvent.click(submit())
    const account = screen.getByLabelText('Account')
    expect(account).toHaveAccessibleDescription(/Please fill this in/)
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Please fill this in/)
    expect(account).toHaveFocus()
    expect(calls).not.toContain(CALL)
  })

  it('sends one request for a double press', async () => {
    show()
    await fill()
    await userEvent.dblClick(submit())
    await screen.findByText('Login succeeded')
    expect(calls.filter((call) => call === CALL)).toHaveLength(1)
  })

  it.each([
    ['refused_credentials_wrong', /Username or password wrong/, 'Set a new password'],
    ['refused_login_password_wrong', /Login password error/, 'Set a new password'],
    ['refused_user_not_found', /user does not exist/, null],
    ['refused_user_name_invalid', /Please enter the correct user name/, null],
    ['refused_account_locked', /Account is locked until \d{4}-/, 'Contact customer service'],
    ['refused_input_invalid', /Please fill in all information/, null],
    ['refused_too_many_requests', /Too many tries. Please wait until \d{4}-/, null],
    ['refused_network_error', /network error/, null],
  ])('%s: says why beside the button, with the next action', async (example, words, next) => {
    show({ examples: { [CALL]: example } })
    await fill()
    await userEvent.click(submit())
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    if (next !== null) expect(screen.getByRole('link', { name: next })).toBeVisible()
    expect(currentToken()).toBeNull()
    expect(screen.getByLabelText('Account')).toHaveValue(' demo@example.com ')
  })

  it('keeps the account over a reload, and never the password', async () => {
    const { unmount } = show()
    await fill()
    unmount()
    expect(JSON.stringify(Object.entries(window.localStorage))).not.toContain('demo1234')
    show()
    expect(screen.getByLabelText('Account')).toHaveValue(' demo@example.com ')
    expect(screen.getByLabelText('Password')).toHaveValue('')
  })

  it('offers registration, a new password, the language and customer service', () => {
    show()
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(target('Create an account')).toBe(paths.register)
    expect(target('Forgot password?')).toBe(paths.forgotPassword)
    expect(target('Language')).toBe(paths.language)
    expect(target('Customer service')).toMatch(paths.customer)
  })
})
