import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { observeCalls } from '@/api/call-observer.ts'
import { currentToken, endSession } from '@/api/session.ts'
import { paths } from '@/lib/paths.ts'
import { currentAddress, renderScreen } from '@/test/render.tsx'
import { ForgotPasswordScreen } from './forgot-password-screen.tsx'
import { LoginScreen } from './login-screen.tsx'

const RESET = 'POST /api/login/forgetpwd'

afterEach(() => {
  endSession()
})

function show(options: Parameters<typeof renderScreen>[1] = {}) {
  return renderScreen(<ForgotPasswordScreen />, {
    path: paths.forgotPassword,
    token: null,
    others: { [paths.login]: <LoginScreen /> },
    ...options,
  })
}

const account = () => screen.getByLabelText('Phone number or email address')
const again = () => screen.getByLabelText('New password again')
const submit = () => screen.getByRole('button', { name: 'Set new password' })

async function fill() {
  await userEvent.type(account(), 'demo@example.com')
  await userEvent.type(screen.getByLabelText('Verification code'), '482913')
  await userEvent.type(screen.getByLabelText('New password'), 'demo12345')
  await userEvent.type(again(), 'demo12345')
}

describe('a forgotten password', () => {
  it('says that all devices are logged out', () => {
    show()
    expect(screen.getByText(/logged out on every device/)).toBeVisible()
  })

  it('is replaced; the login page knows the account', async () => {
    show()
    await fill()
    await userEvent.click(submit())
    expect(await screen.findByText('New password set. Please log in with it.')).toBeVisible()
    expect(currentAddress()).toBe(paths.login)
    expect(await screen.findByLabelText('Account')).toHaveValue('demo@example.com')
    expect(screen.getByLabelText('Password')).toHaveValue('')
  })

  it('is open to a user who is logged in, whose session ends with it', async () => {
    show({ token: 'h5test-0123456789abcdef' })
    await fill()
    await userEvent.click(submit())
    await screen.findByText('New password set. Please log in with it.')
    expect(currentToken()).toBeNull()
    expect(currentAddress()).toBe(paths.login)
  })

  it('sends one request for a double press', async () => {
    const calls: string[] = []
    const stop = observeCalls(({ method, path }) => calls.push(`${method} ${path}`))
    show()
    await fill()
    await userEvent.dblClick(submit())
    await screen.findByText('New password set. Please log in with it.')
    stop()
    expect(calls.filter((call) => call === RESET)).toHaveLength(1)
  })

  it('shows every rule of an empty form', async () => {
    show()
    await userEvent.click(submit())
    for (const label of [
      'Phone number or email address',
      'Verification code',
      'New password',
      'New password again',
    ]) {
      const field = screen.getByLabelText(label)
      await waitFor(() => expect(field).toHaveAccessibleDescription(/Please fill this in/))
    }
    expect(account()).toHaveFocus()
  })

  it('wants the same password twice', async () => {
    show()
    await fill()
    await userEvent.type(again(), '6')
    await userEvent.click(submit())
    expect(again()).toHaveAccessibleDescription(/do not match/)
    expect(again()).toHaveFocus()
  })

  it('sends its codes for this purpose', async () => {
    show({ examples: { 'POST /api/login/code': 'done' } })
    await userEvent.type(account(), 'demo@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
    expect(await screen.findByText('Code sent')).toBeVisible()
    expect(Object.keys(window.localStorage).join()).toContain('h5.code.forget.')
  })

  it.each([
    ['refused_code_wrong', /Verification code error/, null],
    ['refused_passwords_differ', /do not match/, null],
    ['refused_user_not_found', /user does not exist/, null],
    ['refused_account_locked', /Account is locked until/, 'Contact customer service'],
    ['refused_input_invalid', /fill in all information/, null],
    ['refused_too_many_requests', /Too many tries/, null],
    ['refused_network_error', /network error/, null],
  ])('%s: says why and keeps what was typed', async (example, words, next) => {
    show({ examples: { [RESET]: example } })
    await fill()
    await userEvent.click(submit())
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    if (next !== null) expect(screen.getByRole('link', { name: next })).toBeVisible()
    expect(again()).toHaveValue('demo12345')
    expect(currentAddress()).toBe(paths.forgotPassword)
  })
})
