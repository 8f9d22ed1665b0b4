import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { beginSession, currentToken, endSession, expireSession } from '@/api/session.ts'
import { loginPath, paths } from '@/lib/paths.ts'
import { dropAllDrafts } from '@/patterns/form/draft.ts'
import { deviceCredentials, storeDeviceCredential } from '@/platform/device-credentials.ts'
import { watchCalls } from '@/test/network.ts'
import { assertion, stubPasskeys } from '@/test/passkeys.ts'
import { currentAddress, renderScreen } from '@/test/render.tsx'
import { LoginScreen } from './login-screen.tsx'

const CALL = 'POST /api/login/index'
/** Device credentials of this user and of another one who uses the device. */
const [OWN, OTHERS] = [`dc_${'a'.repeat(40)}`, `dc_${'b'.repeat(40)}`]

function show(options: Parameters<typeof renderScreen>[1] = {}) {
  return renderScreen(<LoginScreen />, { path: paths.login, token: null, ...options })
}

const submit = () => screen.getByRole('button', { name: 'Log in' })

function fill() {
  fireEvent.change(screen.getByLabelText('Account'), { target: { value: ' demo@example.com ' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'demo1234' } })
}

describe('logging in', () => {
  it('carries the product name in its title', {
    tags: 'rule.titles-carry-product-name',
  }, async () => {
    show()
    expect(await screen.findByRole('heading', { name: 'Log in to H5 Demo' })).toBeVisible()
    expect(screen.getByRole('img', { name: 'H5 Demo' })).toBeVisible()
    expect(document.title).toBe('Log in to H5 Demo')
  })

  it('lets password managers fill the fields', () => {
    show()
    expect(screen.getByLabelText('Account')).toHaveAttribute('autocomplete', 'username')
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password')
  })

  it('begins a session and goes to the personal center', { tags: 'done.logged-in' }, async () => {
    show()
    fill()
    await userEvent.click(submit())
    expect(await screen.findByText('Login succeeded')).toBeVisible()
    expect(currentToken()).toBe('h5demo-3f9c1d7a5b2e4086')
    expect(currentAddress()).toBe(paths.user)
  })

  it('offers the accounts of a demo, and none on a live site', async () => {
    const { unmount } = show({ examples: { 'GET /api/index/info': 'live' } })
    await screen.findByRole('heading', { name: 'Log in to Example Markets' })
    expect(screen.queryByRole('region', { name: 'Try the demo' })).not.toBeInTheDocument()
    unmount()
    const sent = watchCalls('POST', CALL.replace('POST ', ''))
    show()
    await userEvent.click(await screen.findByRole('button', { name: /^demo/ }))
    expect(await screen.findByText('Login succeeded')).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(currentAddress()).toBe(paths.user)
  })

  it.each([
    ['done', 'sends the credentials of this device'],
    ['live', 'sends none to a server without devices'],
  ])('on a site of the example %s: %s', async (example) => {
    storeDeviceCredential('3', OTHERS)
    storeDeviceCredential('100237', OWN)
    const sent = watchCalls('POST', CALL.replace('POST ', ''))
    show({ examples: { 'GET /api/index/info': example } })
    await screen.findByRole('heading', { name: /^Log in to/ })
    fill()
    await userEvent.click(submit())
    expect(await screen.findByText('Login succeeded')).toBeVisible()
    expect(sent[0]?.form).toEqual({
      account: 'demo@example.com',
      password: 'demo1234',
      ...(example === 'done' && { device_credentials: `${OTHERS} ${OWN}` }),
    })
    expect(deviceCredentials()).toEqual([OTHERS, expect.stringMatching(/^dc_4sUe8/)])
  })

  it('logs in without what is stored where that is no credential', async () => {
    storeDeviceCredential('3', 'none')
    const sent = watchCalls('POST', CALL.replace('POST ', ''))
    show()
    fill()
    await userEvent.click(submit())
    expect(await screen.findByText('Login succeeded')).toBeVisible()
    expect(sent[0]?.form).not.toHaveProperty('device_credentials')
  })

  it('goes back to the page that asked for a session', async () => {
    show({ path: loginPath({ pathname: paths.withdraw, search: '?target=2' }) })
    expect(screen.getByText(/Please log in first/)).toBeVisible()
    fill()
    await userEvent.click(submit())
    await screen.findByText('Login succeeded')
    expect(currentAddress()).toBe(`${paths.withdraw}?target=2`)
  })

  it('says that the server ended the session', () => {
    beginSession('token-of-yesterday-0001')
    expireSession('token-of-yesterday-0001')
    show({ path: loginPath({ pathname: paths.user, search: '' }) })
    expect(screen.getByText(/Your session has ended/)).toBeVisible()
  })

  it('sends a user who is logged in on at once', () => {
    show({ token: 'h5test-0123456789abcdef' })
    expect(currentAddress()).toBe(paths.user)
  })

  it('shows every rule of an empty form, sends nothing and moves the focus to the first field', async () => {
    const sent = watchCalls('POST', '/api/login/index')
    show()
    await userEvent.click(submit())
    const account = screen.getByLabelText('Account')
    expect(account).toHaveAccessibleDescription(/Please fill this in/)
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Please fill this in/)
    expect(account).toHaveFocus()
    expect(sent).toEqual([])
  })

  it.each([
    ['refused_credentials_wrong', /Username or password wrong/, 'Set new password'],
    ['refused_too_many_requests', /Too many attempts. Please wait until \d{4}-/, null],
  ])('%s: says why beside the button, with the next action', async (example, words, next) => {
    show({ examples: { [CALL]: example } })
    fill()
    await userEvent.click(submit())
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    if (next !== null) expect(screen.getByRole('link', { name: next })).toBeVisible()
    expect(currentToken()).toBeNull()
    expect(screen.getByLabelText('Account')).toHaveValue(' demo@example.com ')
  })

  it('keeps the account over a reload, and never the password', async () => {
    const { unmount } = show()
    fill()
    unmount()
    const stored = JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }])
    expect(stored).not.toContain('demo1234')
    show()
    expect(screen.getByLabelText('Account')).toHaveValue(' demo@example.com ')
    expect(screen.getByLabelText('Password')).toHaveValue('')
  })

  const remember = () =>
    screen.getByRole('checkbox', { name: 'Remember my account on this device' })

  it('leaves the account on the device for nobody, unless it is told to', async () => {
    const { unmount } = show()
    fill()
    expect(remember()).not.toBeChecked()
    unmount()
    expect(JSON.stringify({ ...window.localStorage })).not.toContain('demo@')
    // Another tab, or the next person.
    window.sessionStorage.clear()
    show()
    expect(screen.getByLabelText('Account')).toHaveValue('')
    fill()
    await userEvent.click(submit())
    await screen.findByText('Login succeeded')
    expect(JSON.stringify({ ...window.localStorage })).not.toContain('demo@')
  })

  it('remembers the account of whoever ticks that, over a logout, until it is unticked', async () => {
    const { unmount } = show()
    await userEvent.click(remember())
    fill()
    await userEvent.click(submit())
    await screen.findByText('Login succeeded')
    expect(JSON.stringify({ ...window.localStorage })).not.toContain('demo1234')
    unmount()
    dropAllDrafts()
    endSession()
    const again = show()
    expect(screen.getByLabelText('Account')).toHaveValue('demo@example.com')
    expect(remember()).toBeChecked()
    await userEvent.click(remember())
    expect(JSON.stringify({ ...window.localStorage })).not.toContain('demo@')
    again.unmount()
    show()
    expect(screen.getByLabelText('Account')).toHaveValue('')
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

describe('a passkey', () => {
  const FINISH = 'POST /api/login/passkey'
  const passkeyButton = () => screen.findByRole('button', { name: 'Log in with a passkey' })

  it('is offered by a server and a browser that have them, and by no other', async () => {
    const { unmount } = show()
    await screen.findByRole('heading', { name: 'Log in to H5 Demo' })
    expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull()
    unmount()
    stubPasskeys({ suggests: false })
    show({ examples: { 'GET /api/index/info': 'live' } })
    await screen.findByRole('heading', { name: 'Log in to Example Markets' })
    expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull()
    expect(screen.getByLabelText('Account')).toHaveAttribute('autocomplete', 'username')
  })

  it('logs in by a press', async () => {
    const { nextAsked } = stubPasskeys({ suggests: false })
    const sent = watchCalls('POST', '/api/login/passkey')
    show()
    await userEvent.click(await passkeyButton())
    const { answer } = await nextAsked()
    answer(assertion)
    expect(await screen.findByText('Login succeeded')).toBeVisible()
    expect(sent[0]?.form).toMatchObject({
      challenge_id: 'pc_4f0e9d55a1b2c3d4',
      credential: expect.stringContaining('signature'),
    })
    await waitFor(() => expect(currentAddress()).toBe(paths.user))
  })

  it('that is suggested in the field of the account logs in when it is chosen', async () => {
    const { nextAsked } = stubPasskeys()
    show()
    const { options, answer } = await nextAsked()
    expect(options.mediation).toBe('conditional')
    expect(screen.getByLabelText('Account')).toHaveAttribute('autocomplete', 'username webauthn')
    answer(assertion)
    expect(await screen.findByText('Login succeeded')).toBeVisible()
  })

  it('that the user does not use is no error, and the password is there', async () => {
    const { nextAsked } = stubPasskeys({ suggests: false })
    const sent = watchCalls('POST', '/api/login/passkey')
    show()
    fill()
    await userEvent.click(await passkeyButton())
    const { refuse } = await nextAsked()
    refuse('NotAllowedError')
    expect(await screen.findByText(/No passkey was used/)).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(sent).toHaveLength(0)
    await userEvent.click(submit())
    expect(await screen.findByText('Login succeeded')).toBeVisible()
  })

  it('that is refused says why', async () => {
    const { nextAsked } = stubPasskeys({ suggests: false })
    show({ examples: { [FINISH]: 'refused_passkey_unknown' } })
    await userEvent.click(await passkeyButton())
    const { answer } = await nextAsked()
    answer(assertion)
    expect(await screen.findByRole('alert')).toHaveTextContent(/Use your password instead/)
    expect(currentToken()).toBeNull()
  })
})
