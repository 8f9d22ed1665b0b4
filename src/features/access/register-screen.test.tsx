import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentToken, endSession } from '@/api/session.ts'
import { agreementPath, paths } from '@/lib/paths.ts'
import { currentAddress, renderScreen } from '@/test/render.tsx'
import { RegisterScreen } from './register-screen.tsx'
import { keepSentCode } from './sent-codes.ts'

const REGISTER = 'POST /api/login/reg'
const SEND = 'POST /api/login/code'

let sent: URLSearchParams[] = []

beforeEach(() => {
  sent = []
  const { send } = XMLHttpRequest.prototype
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
    this: XMLHttpRequest,
    body,
  ) {
    if (typeof body === 'string') sent.push(new URLSearchParams(body))
    if (body instanceof URLSearchParams) sent.push(body)
    send.call(this, body)
  })
})

afterEach(() => {
  endSession()
})

const LINK = `${paths.register}?invitation_code=h5demo`

function show(options: Parameters<typeof renderScreen>[1] = {}) {
  return renderScreen(<RegisterScreen />, { path: LINK, token: null, ...options })
}

const account = () => screen.getByLabelText('Phone number or email address')
const code = () => screen.getByLabelText('Verification code')
const password = () => screen.getByLabelText('New password')
const again = () => screen.getByLabelText('New password again')
const invitation = () => screen.getByLabelText('Invitation code')
const agreement = () => screen.getByRole('checkbox', { name: /I have read and accept/ })
const submit = () => screen.getByRole('button', { name: 'Register' })

async function fill() {
  await userEvent.type(account(), 'newbie@example.com')
  await userEvent.type(code(), '482913')
  await userEvent.type(password(), 'newbie1234')
  await userEvent.type(again(), 'newbie1234')
  await userEvent.click(agreement())
}

describe('registering', () => {
  it('carries the product name in its title', async () => {
    show()
    expect(await screen.findByRole('heading', { name: 'Register with H5 Demo' })).toBeVisible()
  })

  it('creates the account, begins its session and goes into the app', async () => {
    show()
    await fill()
    await userEvent.click(submit())
    expect(await screen.findByText('successfully registered')).toBeVisible()
    expect(currentToken()).toBe('h5newb-77aa0c4be1d94f52')
    expect(currentAddress()).toBe(paths.user)
    expect(Object.fromEntries(sent[0] ?? [])).toEqual({
      account: 'newbie@example.com',
      password: 'newbie1234',
      password_confirm: 'newbie1234',
      code: '482913',
      invitation_code: 'H5DEMO',
      agreement: 'true',
    })
    expect(JSON.stringify(Object.entries(window.localStorage))).not.toContain('newbie@')
  })

  it('fills in the invitation code of the link, which can be changed', async () => {
    show()
    expect(invitation()).toHaveValue('H5DEMO')
    expect(invitation()).toHaveAccessibleDescription('Filled in from your invitation link.')
    await userEvent.clear(invitation())
    await userEvent.type(invitation(), 'other99')
    expect(invitation()).toHaveValue('other99')
  })

  it('takes the code of a new link and not the one typed for another', async () => {
    const { unmount } = show({ path: `${paths.register}?invitation_code=FIRST1` })
    await userEvent.type(invitation(), 'X')
    unmount()
    show()
    expect(invitation()).toHaveValue('H5DEMO')
  })

  it('shows every rule of an empty form and sends nothing', async () => {
    show({ path: paths.register })
    await userEvent.click(submit())
    for (const field of [account(), code(), password(), again(), invitation()]) {
      await waitFor(() => expect(field).toHaveAccessibleDescription(/Please fill this in/))
    }
    expect(agreement()).toHaveAccessibleDescription(/Please tick this/)
    expect(account()).toHaveFocus()
    expect(sent).toEqual([])
  })

  it('says the length of a password before it is typed', () => {
    show()
    expect(password()).toHaveAccessibleDescription('6 to 16 characters')
  })

  it('wants the agreement ticked', async () => {
    show()
    await fill()
    await userEvent.click(agreement())
    await userEvent.click(submit())
    expect(agreement()).toHaveAccessibleDescription(/Please tick this/)
    expect(agreement()).toHaveFocus()
    expect(sent).toEqual([])
  })

  it('speaks of two passwords only when both were typed, and until they match', async () => {
    show()
    await userEvent.type(password(), 'newbie1234')
    await userEvent.tab()
    expect(again()).not.toBeInvalid()
    await userEvent.type(again(), 'newbie1235')
    await userEvent.tab()
    await waitFor(() => expect(again()).toHaveAccessibleDescription(/do not match/))
    await userEvent.clear(password())
    await userEvent.type(password(), 'newbie1235')
    await waitFor(() => expect(again()).not.toBeInvalid())
  })

  it('sends one request for a double press', async () => {
    show()
    await fill()
    await userEvent.dblClick(submit())
    await screen.findByText('successfully registered')
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['refused_account_registered', /has been registered/, 'Log in'],
    ['refused_inviter_invalid', /Invalid invitee/, null],
    ['refused_code_wrong', /Verification code error/, null],
    ['refused_user_name_invalid', /correct user name/, null],
    ['refused_agreement_required', /Accept the agreement/, null],
    ['refused_passwords_differ', /do not match/, null],
    ['refused_registration_failed', /registration failed/, 'Contact customer service'],
    ['refused_input_invalid', /fill in all information/, null],
    ['refused_too_many_requests', /Too many tries/, null],
    ['refused_network_error', /network error/, null],
  ])('%s: says why and keeps what was typed', async (example, words, next) => {
    show({ examples: { [REGISTER]: example } })
    await fill()
    await userEvent.click(submit())
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    if (next !== null) expect(screen.getByRole('link', { name: next })).toBeVisible()
    expect(account()).toHaveValue('newbie@example.com')
    expect(password()).toHaveValue('newbie1234')
    expect(currentToken()).toBeNull()
  })

  it('loses neither account nor invitation while the terms are read, but passwords and code', async () => {
    const { unmount } = show({ path: paths.register })
    await fill()
    await userEvent.type(invitation(), 'h5demo')
    await userEvent.click(screen.getByRole('link', { name: 'risk notice' }))
    expect(currentAddress()).toBe(agreementPath('risk'))
    unmount()
    const kept = JSON.stringify(Object.entries(window.localStorage))
    expect(kept).not.toContain('newbie1234')
    expect(kept).not.toContain('482913')
    show({ path: paths.register })
    expect(account()).toHaveValue('newbie@example.com')
    expect(invitation()).toHaveValue('h5demo')
    expect(password()).toHaveValue('')
  })

  it('sends a user who is logged in on at once', () => {
    show({ token: 'h5test-0123456789abcdef' })
    expect(currentAddress()).toBe(paths.user)
  })
})

describe('the code', () => {
  const send = () => screen.getByRole('button', { name: 'Send code' })

  it('cannot be sent before the account is there, and says so', async () => {
    show()
    expect(send()).toHaveAccessibleDescription(/enter your phone number or email address first/)
    await userEvent.click(send())
    expect(sent).toEqual([])
    await userEvent.type(account(), 'newbie@example.com')
    expect(code()).toHaveAccessibleDescription(/valid for five minutes/)
    expect(send()).not.toHaveAttribute('aria-disabled')
  })

  it('is sent once, counts down to the next one, also over a reload, and takes the focus', async () => {
    const { unmount } = show()
    await userEvent.type(account(), ' newbie@example.com')
    await userEvent.dblClick(send())
    expect(await screen.findByText('Code sent')).toBeVisible()
    const waiting = await screen.findByRole('button', { name: /^Again in (1:00|0:5\d)$/ })
    expect(waiting).toHaveAccessibleDescription(/valid for five minutes, until/)
    expect(code()).toHaveFocus()
    await userEvent.click(waiting)
    expect(sent.map((body) => Object.fromEntries(body))).toEqual([
      { account: 'newbie@example.com', purpose: 'register' },
    ])
    unmount()
    show()
    expect(screen.getByRole('button', { name: /^Again in (1:00|0:5\d)$/ })).toBeVisible()
    await userEvent.type(account(), 'x')
    expect(send()).not.toHaveAttribute('aria-disabled')
  })

  it('can be sent again when the countdown is over', async () => {
    const now = Date.now() / 1000
    keepSentCode(
      'register',
      'newbie@example.com',
      { resendAt: Math.floor(now) + 2, expiresAt: Math.floor(now) + 242 },
      now,
    )
    show()
    await userEvent.type(account(), 'newbie@example.com')
    expect(screen.getByRole('button', { name: /^Again in 0:0\d$/ })).toBeVisible()
    const resend = await screen.findByRole('button', { name: 'Send again' })
    expect(resend).not.toHaveAttribute('aria-disabled')
  })

  it('says when the last one is no longer valid', async () => {
    const now = Math.floor(Date.now() / 1000)
    keepSentCode('register', 'newbie@example.com', { resendAt: now - 241, expiresAt: now - 1 }, now)
    show()
    await userEvent.type(account(), 'newbie@example.com')
    expect(code()).toHaveAccessibleDescription(/no longer valid/)
  })

  it('counts down to the moment that a refusal names', async () => {
    show({ examples: { [SEND]: 'refused_code_too_soon' } })
    await userEvent.type(account(), 'newbie@example.com')
    await userEvent.click(send())
    const waiting = await screen.findByRole('button', { name: /^Again in (1:00|0:5\d)$/ })
    expect(waiting).toHaveAccessibleDescription(/A code was sent already/)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it.each([
    ['refused_account_registered', /has been registered/, 'Log in'],
    ['refused_user_name_invalid', /correct user name/, null],
    ['refused_input_invalid', /fill in all information/, null],
    ['refused_too_many_requests', /Too many tries/, null],
    ['refused_network_error', /network error/, null],
  ])('%s: says why, until the account changes', async (example, words, next) => {
    show({ examples: { [SEND]: example } })
    await userEvent.type(account(), 'newbie@example.com')
    await userEvent.click(send())
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    if (next !== null) expect(screen.getByRole('link', { name: next })).toBeVisible()
    expect(send()).not.toHaveAttribute('aria-disabled')
    await userEvent.type(account(), 'x')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
