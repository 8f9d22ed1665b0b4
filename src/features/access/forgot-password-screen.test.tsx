import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { currentToken } from '@/api/session.ts'
import { paths } from '@/lib/paths.ts'
import { currentAddress, renderScreen } from '@/test/render.tsx'
import { ForgotPasswordScreen } from './forgot-password-screen.tsx'
import { LoginScreen } from './login-screen.tsx'

const RESET = 'POST /api/login/forgetpwd'

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

function enter(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

function fill() {
  enter('Phone number or email address', 'demo@example.com')
  enter('Verification code', '482913')
  enter('New password', 'demo12345')
  enter('New password again', 'demo12345')
}

describe('a forgotten password', () => {
  it('says that all devices are logged out', () => {
    show()
    expect(screen.getByText(/logs you out on every device/)).toBeVisible()
  })

  it('is replaced; the login page knows the account', async () => {
    show()
    fill()
    await userEvent.click(submit())
    expect(await screen.findByText('New password set. Please log in with it.')).toBeVisible()
    expect(currentAddress()).toBe(paths.login)
    expect(await screen.findByLabelText('Account')).toHaveValue('demo@example.com')
    expect(screen.getByLabelText('Password')).toHaveValue('')
  })

  it('is open to a user who is logged in, whose session ends with it', async () => {
    show({ token: 'h5test-0123456789abcdef' })
    fill()
    await userEvent.click(submit())
    await screen.findByText('New password set. Please log in with it.')
    expect(currentToken()).toBeNull()
    expect(currentAddress()).toBe(paths.login)
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
    fill()
    enter('New password again', 'demo123456')
    await userEvent.click(submit())
    expect(again()).toHaveAccessibleDescription(/do not match/)
    expect(again()).toHaveFocus()
  })

  it('sends its codes for this purpose', async () => {
    show({ examples: { 'POST /api/login/code': 'done' } })
    enter('Phone number or email address', 'demo@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
    expect(await screen.findByText('Code sent')).toBeVisible()
    expect(Object.keys(window.localStorage).join()).toContain('h5.code.forget.')
  })

  it.each([
    ['refused_code_wrong', 'Verification code', /Verification code error/],
    ['refused_account_locked', null, /Account is locked until/],
  ])('%s: says why and keeps what was typed', async (example, field, words) => {
    show({ examples: { [RESET]: example } })
    fill()
    await userEvent.click(submit())
    if (field === null) expect(await screen.findByRole('alert')).toHaveTextContent(words)
    else {
      const marked = screen.getByLabelText(field)
      await waitFor(() => expect(marked).toHaveAccessibleDescription(words))
      expect(marked).toHaveFocus()
    }
    expect(again()).toHaveValue('demo12345')
    expect(currentAddress()).toBe(paths.forgotPassword)
  })
})
