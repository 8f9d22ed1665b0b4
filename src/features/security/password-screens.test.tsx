import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { currentToken } from '@/api/session.ts'
import { useGetUser } from '@/generated/account/account.ts'
import { paths } from '@/lib/paths.ts'
import { breakCalls } from '@/test/broken-network.ts'
import { currentAddress, renderScreen } from '@/test/render.tsx'
import { FundPasswordScreen } from './fund-password-screen.tsx'
import { LoginPasswordScreen } from './login-password-screen.tsx'

const CHANGE = 'POST /api/user/pwd_login'
const SET = 'POST /api/user/pwd_pay'
const USER = 'GET /api/user/index'

/** The gate of private pages fetches the user first. */
function Fetched() {
  useGetUser()
  return <FundPasswordScreen />
}

const showLogin = (examples: Record<string, string> = {}) =>
  renderScreen(<LoginPasswordScreen />, { path: paths.loginPassword, examples })
const showFund = (examples: Record<string, string> = {}) =>
  renderScreen(<Fetched />, { path: paths.fundPassword, examples })

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function fillLogin() {
  await type('Present password', 'demo1234')
  await type('New password', 'demo12345')
  await type('New password again', 'demo12345')
}

describe('the login password', () => {
  it('says before that other devices are logged out, and after how many', async () => {
    const { sent } = breakCallsNever('/api/user/pwd_login')
    showLogin()
    expect(screen.getByText(/every other device is logged out/)).toBeVisible()
    await fillLogin()
    await press('Change login password')
    expect(await screen.findByText(/1 other session was ended/)).toBeVisible()
    expect(Object.fromEntries(sent[0] ?? [])).toEqual({
      old_password: 'demo1234',
      password: 'demo12345',
      password_confirm: 'demo12345',
    })
    expect(currentAddress()).toBe(paths.security)
    expect(currentToken()).not.toBeNull()
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('demo1')
  })

  it('has 6 to 16 characters, twice the same', async () => {
    showLogin()
    await type('New password', 'short')
    await userEvent.tab()
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
      /6 to 16 characters.*At least 6 characters/,
    )
    await type('New password', '123')
    await type('New password again', 'short124')
    await press('Change login password')
    expect(screen.getByLabelText('Present password')).toHaveAccessibleDescription(
      'Please fill this in.',
    )
    expect(screen.getByLabelText('New password again')).toHaveAccessibleDescription(/do not match/)
  })

  it.each([
    ['refused_login_password_wrong', /Login password error/, 'Set a new password'],
    ['refused_passwords_differ', /do not match/, null],
    ['refused_account_locked', /Account is locked/, 'Contact customer service'],
    ['refused_too_many_requests', /Too many tries/, null],
  ])('%s: says why and what next', async (example, words, next) => {
    showLogin({ [CHANGE]: example })
    await fillLogin()
    await press('Change login password')
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    if (next !== null) expect(screen.getByRole('link', { name: next })).toBeVisible()
    expect(screen.getByLabelText('New password')).toHaveValue('demo12345')
  })

  it('that is not known is replaced by a code', () => {
    showLogin()
    expect(
      screen.getByRole('link', { name: 'I do not know the present password' }),
    ).toHaveAttribute('href', paths.forgotPassword)
  })
})

describe('the fund password', () => {
  it('needs no old one the first time', async () => {
    const { sent } = breakCallsNever('/api/user/pwd_pay')
    showFund({ [USER]: 'fund_password_missing' })
    await screen.findByLabelText('New password')
    expect(screen.queryByLabelText('Present fund password')).toBeNull()
    await type('New password', 'fund1234')
    await type('New password again', 'fund1234')
    await press('Set fund password')
    expect(await screen.findByText('Operation successful!')).toBeVisible()
    expect(Object.fromEntries(sent[0] ?? [])).toEqual({
      password: 'fund1234',
      password_confirm: 'fund1234',
    })
    expect(currentAddress()).toBe(paths.security)
  })

  it('needs the old one for a change', async () => {
    const { sent } = breakCallsNever('/api/user/pwd_pay')
    showFund()
    await screen.findByLabelText('Present fund password')
    await type('New password', 'fund12345')
    await type('New password again', 'fund12345')
    await press('Change fund password')
    expect(screen.getByLabelText('Present fund password')).toHaveAccessibleDescription(
      'Please fill this in.',
    )
    expect(sent).toHaveLength(0)
    await type('Present fund password', 'fund1234')
    await press('Change fund password')
    expect(await screen.findByText('Operation successful!')).toBeVisible()
    expect(sent[0]?.get('old_password')).toBe('fund1234')
  })

  it.each([
    ['refused_fund_password_wrong', /Incorrect fund password/],
    ['refused_too_many_requests', /Too many tries/],
    ['refused_network_error', /network error/],
  ])('%s: says why', async (example, words) => {
    showFund({ [SET]: example })
    await screen.findByLabelText('Present fund password')
    await type('Present fund password', 'fund1234')
    await type('New password', 'fund12345')
    await type('New password again', 'fund12345')
    await press('Change fund password')
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
  })
})

/** Watches the calls of one operation, which all pass. */
function breakCallsNever(path: string) {
  const calls = breakCalls('POST', path, 'answerLost')
  calls.mend()
  return calls
}
