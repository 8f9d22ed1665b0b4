import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { currentToken } from '@/api/session.ts'
import { paths } from '@/lib/paths.ts'
import { watchCalls } from '@/test/network.ts'
import { currentAddress, renderScreen } from '@/test/render.tsx'
import { FundPasswordScreen } from './fund-password-screen.tsx'
import { LoginPasswordScreen } from './login-password-screen.tsx'

const CHANGE = 'POST /api/user/pwd_login'
const SET = 'POST /api/user/pwd_pay'
const USER = 'GET /api/user/index'

const showLogin = (examples: Record<string, string> = {}) =>
  renderScreen(<LoginPasswordScreen />, { path: paths.loginPassword, examples })
const showFund = (examples: Record<string, string> = {}) =>
  renderScreen(<FundPasswordScreen />, { path: paths.fundPassword, examples })

const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

function fillLogin() {
  enter('Current password', 'demo1234')
  enter('New password', 'demo12345')
  enter('New password again', 'demo12345')
}

describe('the login password', () => {
  it('says before that other devices are logged out, and after how many', async () => {
    const sent = watchCalls('POST', '/api/user/pwd_login')
    showLogin()
    expect(screen.getByText(/logs you out on every other device/)).toBeVisible()
    fillLogin()
    await press('Change login password')
    expect(await screen.findByText(/We ended 1 other session/)).toBeVisible()
    expect(sent[0]?.form).toEqual({
      old_password: 'demo1234',
      password: 'demo12345',
      password_confirm: 'demo12345',
    })
    expect(currentAddress()).toBe(paths.security)
    expect(currentToken()).not.toBeNull()
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('demo1')
  })

  it('has 6 to 16 characters, twice the same', {
    tags: ['rule.login-password-length', 'constant.password-length'],
  }, async () => {
    showLogin()
    enter('New password', 'short')
    fireEvent.blur(screen.getByLabelText('New password'))
    await waitFor(() =>
      expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
        /6 to 16 characters.*At least 6 characters/,
      ),
    )
    enter('New password', 'short123')
    enter('New password again', 'short124')
    await press('Change login password')
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(
      'Please fill this in.',
    )
    expect(screen.getByLabelText('New password again')).toHaveAccessibleDescription(/do not match/)
  })

  it.each([
    ['refused_login_password_wrong', /Login password error/, 'Set new password'],
    ['refused_too_many_requests', /Too many attempts/, null],
  ])('%s: says why and what next', async (example, words, next) => {
    showLogin({ [CHANGE]: example })
    fillLogin()
    await press('Change login password')
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    if (next !== null) expect(screen.getByRole('link', { name: next })).toBeVisible()
    expect(screen.getByLabelText('New password')).toHaveValue('demo12345')
  })

  it('that is not known is replaced by a code', () => {
    showLogin()
    expect(screen.getByRole('link', { name: 'Forgot current password?' })).toHaveAttribute(
      'href',
      paths.forgotPassword,
    )
  })
})

describe('the fund password', () => {
  it('needs no old one the first time', { tags: 'rule.fund-password-length' }, async () => {
    const sent = watchCalls('POST', '/api/user/pwd_pay')
    showFund({ [USER]: 'fund_password_missing' })
    await screen.findByLabelText('New password')
    expect(screen.queryByLabelText('Current fund password')).toBeNull()
    enter('New password', 'fund1234')
    enter('New password again', 'fund1234')
    await press('Set fund password')
    expect(await screen.findByText('Operation successful!')).toBeVisible()
    expect(sent[0]?.form).toEqual({
      password: 'fund1234',
      password_confirm: 'fund1234',
    })
    expect(currentAddress()).toBe(paths.security)
  })

  it('leads a new user on to the next step', async () => {
    showFund({ [USER]: 'newbie' })
    await screen.findByLabelText('New password')
    enter('New password', 'fund1234')
    enter('New password again', 'fund1234')
    await press('Set fund password')
    expect(await screen.findByText('Operation successful!')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Next: verify your name' })).toHaveAttribute(
      'href',
      paths.verification,
    )
    await press('Done')
    expect(currentAddress()).toBe(paths.security)
  })

  it('needs the old one for a change', async () => {
    const sent = watchCalls('POST', '/api/user/pwd_pay')
    showFund()
    await screen.findByLabelText('Current fund password')
    enter('New password', 'fund12345')
    enter('New password again', 'fund12345')
    await press('Change fund password')
    expect(screen.getByLabelText('Current fund password')).toHaveAccessibleDescription(
      'Please fill this in.',
    )
    expect(sent).toHaveLength(0)
    enter('Current fund password', 'fund1234')
    await press('Change fund password')
    expect(await screen.findByText('Operation successful!')).toBeVisible()
    expect(sent[0]?.form.old_password).toBe('fund1234')
  })

  it('that is refused says why', async () => {
    showFund({ [SET]: 'refused_fund_password_wrong' })
    await screen.findByLabelText('Current fund password')
    enter('Current fund password', 'fund1234')
    enter('New password', 'fund12345')
    enter('New password again', 'fund12345')
    await press('Change fund password')
    const present = screen.getByLabelText('Current fund password')
    await waitFor(() => expect(present).toHaveAccessibleDescription(/Incorrect fund password/))
    expect(present).toHaveFocus()
  })
})
