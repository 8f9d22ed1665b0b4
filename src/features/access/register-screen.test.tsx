import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { currentToken } from '@/api/session.ts'
import { agreementPath, paths } from '@/lib/paths.ts'
import { deviceCredentials } from '@/platform/device-credentials.ts'
import { fakeClock, pass } from '@/test/clock.ts'
import { breakCalls, watchCalls } from '@/test/network.ts'
import { currentAddress, renderScreen } from '@/test/render.tsx'
import { RegisterScreen } from './register-screen.tsx'
import { keepSentCode } from './use-code-sending.ts'

const REGISTER = 'POST /api/login/reg'
const SEND = 'POST /api/login/code'

const calls = () => watchCalls('POST', '/api/login/reg')
const codeCalls = () => watchCalls('POST', '/api/login/code')

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

const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

function fill() {
  enter(account(), 'newbie@example.com')
  enter(code(), '482913')
  enter(password(), 'newbie1234')
  enter(again(), 'newbie1234')
  fireEvent.click(agreement())
}

describe('registering', () => {
  it('carries the product name in its title', {
    tags: 'rule.titles-carry-product-name',
  }, async () => {
    show()
    expect(await screen.findByRole('heading', { name: 'Register with H5 Demo' })).toBeVisible()
    expect(screen.getByRole('img', { name: 'H5 Demo' })).toBeVisible()
  })

  it('creates the account, begins its session and goes into the app', {
    tags: 'done.registered',
  }, async () => {
    const sent = calls()
    show()
    fill()
    await userEvent.click(submit())
    expect(await screen.findByText('successfully registered')).toBeVisible()
    expect(currentToken()).toBe('h5newb-77aa0c4be1d94f52')
    expect(currentAddress()).toBe(paths.user)
    expect(sent[0]?.form).toEqual({
      account: 'newbie@example.com',
      password: 'newbie1234',
      password_confirm: 'newbie1234',
      code: '482913',
      invitation_code: 'H5DEMO',
      agreement: 'true',
    })
    expect(deviceCredentials()).toEqual([expect.stringMatching(/^dc_7hNq3/)])
    expect(JSON.stringify(Object.entries(window.localStorage))).not.toContain('newbie@')
  })

  it('fills in the invitation code of the link, which can be changed', async () => {
    show()
    expect(invitation()).toHaveValue('H5DEMO')
    expect(invitation()).toHaveAccessibleDescription('Filled in from your invitation link.')
    enter(invitation(), 'other99')
    expect(invitation()).toHaveValue('other99')
  })

  it.each([
    ['\u202a+44 7911 123456\u202c', '+447911123456'],
    ['Me\u200b@Example.International', 'me@example.international'],
  ])('shows and sends what it understood of %j', async (typed, read) => {
    const sent = calls()
    show()
    fill()
    enter(account(), typed)
    enter(code(), ' 482-913')
    enter(invitation(), 'h5\u2011demo')
    for (const field of [account(), code(), invitation()]) fireEvent.blur(field)
    expect(account()).toHaveValue(read)
    expect(code()).toHaveValue('482913')
    expect(invitation()).toHaveValue('H5DEMO')
    await userEvent.click(submit())
    expect(await screen.findByText('successfully registered')).toBeVisible()
    expect(sent[0]?.form).toMatchObject({
      account: read,
      code: '482913',
      invitation_code: 'H5DEMO',
    })
  })

  it('takes the code of a new link and not the one typed for another', async () => {
    const { unmount } = show({ path: `${paths.register}?invitation_code=FIRST1` })
    enter(invitation(), 'X')
    unmount()
    show()
    expect(invitation()).toHaveValue('H5DEMO')
  })

  it('shows every rule of an empty form and sends nothing', {
    tags: ['rule.phone-required', 'rule.code-required', 'rule.invitation-code-required'],
  }, async () => {
    const sent = calls()
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

  it('wants the agreement ticked', { tags: 'rule.terms-ticked' }, async () => {
    const sent = calls()
    show()
    fill()
    await userEvent.click(agreement())
    await userEvent.click(submit())
    expect(agreement()).toHaveAccessibleDescription(/Please tick this/)
    expect(agreement()).toHaveFocus()
    expect(sent).toEqual([])
  })

  it('speaks of two passwords only when both were typed, and until they match', async () => {
    show()
    enter(password(), 'newbie1234')
    fireEvent.blur(password())
    expect(again()).not.toBeInvalid()
    enter(again(), 'newbie1235')
    fireEvent.blur(again())
    await waitFor(() => expect(again()).toHaveAccessibleDescription(/do not match/))
    enter(password(), 'newbie1235')
    await waitFor(() => expect(again()).not.toBeInvalid())
  })

  it('sends one request for a double press', async () => {
    const { sent } = breakCalls('POST', '/api/login/reg', 'silence')
    show()
    fill()
    await userEvent.dblClick(submit())
    await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'))
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['refused_account_registered', /has been registered/, account, 'Log in'],
    ['refused_inviter_invalid', /Invalid invitee/, invitation, null],
    ['refused_code_wrong', /Verification code error/, code, null],
  ])('%s: marks the field and keeps what was typed', async (example, words, field, next) => {
    show({ examples: { [REGISTER]: example } })
    fill()
    await userEvent.click(submit())
    await waitFor(() => expect(field()).toHaveAccessibleDescription(words))
    expect(field()).toHaveFocus()
    if (next !== null) expect(screen.getByRole('link', { name: next })).toBeVisible()
    expect(account()).toHaveValue('newbie@example.com')
    expect(password()).toHaveValue('newbie1234')
    expect(currentToken()).toBeNull()
  })

  it('opens the terms over the form, which loses nothing', async () => {
    show({ path: paths.register })
    fill()
    await userEvent.click(screen.getByRole('link', { name: 'risk notice' }))
    const sheet = await screen.findByRole('dialog', { name: 'Risk notice' })
    expect(await within(sheet).findByText(/^Version /)).toBeVisible()
    expect(currentAddress()).toBe(paths.register)
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(account()).toHaveValue('newbie@example.com')
    expect(password()).toHaveValue('newbie1234')
    expect(code()).toHaveValue('482913')
    expect(screen.getByRole('link', { name: 'risk notice' })).toHaveAttribute(
      'href',
      agreementPath('risk'),
    )
  })

  it('says as one types that a password is long enough', () => {
    show()
    const met = () => screen.getByText('6 to 16 characters').closest('[class*=met]')
    enter(password(), 'newbi')
    expect(met()).toBeNull()
    enter(password(), 'newbie')
    expect(met()).not.toBeNull()
    enter(password(), 'newbie1234newbie1')
    expect(met()).toBeNull()
  })

  it('loses neither account nor invitation on another page, but passwords and code', async () => {
    const { unmount } = show({ path: paths.register })
    fill()
    enter(invitation(), 'h5demo')
    unmount()
    expect(JSON.stringify({ ...window.localStorage })).not.toContain('newbie@')
    const kept = JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }])
    expect(kept).not.toContain('newbie1234')
    expect(kept).not.toContain('482913')
    show({ path: paths.register })
    expect(account()).toHaveValue('newbie@example.com')
    expect(invitation()).toHaveValue('h5demo')
    expect(password()).toHaveValue('')
    expect(screen.getByText("We don't keep passwords when you leave the page.")).toBeVisible()
  })

  it('sends a user who is logged in on at once', () => {
    show({ token: 'h5test-0123456789abcdef' })
    expect(currentAddress()).toBe(paths.user)
  })
})

describe('the code', () => {
  const send = () => screen.getByRole('button', { name: 'Send code' })

  it('cannot be sent before the account is there, and says so', async () => {
    const sent = codeCalls()
    show()
    expect(send()).toHaveAccessibleDescription(/enter your phone number or email address first/)
    await userEvent.click(send())
    expect(sent).toEqual([])
    enter(account(), 'newbie@example.com')
    expect(code()).toHaveAccessibleDescription(/valid for five minutes/)
    expect(send()).not.toHaveAttribute('aria-disabled')
  })

  it('is sent once, counts down to the next one, also over a reload, and takes the focus', {
    tags: 'rule.code-not-resent-at-once',
  }, async () => {
    const sent = codeCalls()
    const { unmount } = show()
    enter(account(), ' newbie@example.com')
    await userEvent.dblClick(send())
    expect(await screen.findByText('Code sent')).toBeVisible()
    const waiting = await screen.findByRole('button', { name: /^Again in (1:00|0:[1-5]\d)$/ })
    expect(waiting).toHaveAccessibleDescription(/valid for five minutes, until/)
    expect(code()).toHaveFocus()
    await userEvent.click(waiting)
    expect(sent.map(({ form }) => form)).toEqual([
      { account: 'newbie@example.com', purpose: 'register' },
    ])
    unmount()
    show()
    expect(screen.getByRole('button', { name: /^Again in (1:00|0:[1-5]\d)$/ })).toBeVisible()
    enter(account(), 'other@example.com')
    expect(send()).not.toHaveAttribute('aria-disabled')
  })

  it('can be sent again when the countdown is over', async () => {
    fakeClock()
    const now = Math.floor(Date.now() / 1000)
    keepSentCode(
      'register',
      'newbie@example.com',
      { resendAt: now + 60, expiresAt: now + 300 },
      now,
    )
    show()
    enter(account(), 'newbie@example.com')
    expect(screen.getByRole('button', { name: /^Again in / })).toHaveAttribute('aria-disabled')
    await pass(61_000)
    const resend = screen.getByRole('button', { name: 'Send again' })
    expect(resend).not.toHaveAttribute('aria-disabled')
  })

  it('says when the last one is no longer valid', async () => {
    const now = Math.floor(Date.now() / 1000)
    keepSentCode('register', 'newbie@example.com', { resendAt: now - 241, expiresAt: now - 1 }, now)
    show()
    enter(account(), 'newbie@example.com')
    expect(code()).toHaveAccessibleDescription(/has expired/)
  })

  it('counts down to the moment that a refusal names', async () => {
    show({ examples: { [SEND]: 'refused_code_too_soon' } })
    enter(account(), 'newbie@example.com')
    await userEvent.click(send())
    const waiting = await screen.findByRole('button', { name: /^Again in (1:00|0:[1-5]\d)$/ })
    expect(waiting).toHaveAccessibleDescription(/A code was sent already/)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('says why no code was sent, until the account changes', async () => {
    show({ examples: { [SEND]: 'refused_too_many_requests' } })
    enter(account(), 'newbie@example.com')
    await userEvent.click(send())
    expect(await screen.findByRole('alert')).toHaveTextContent(/Too many attempts/)
    expect(send()).not.toHaveAttribute('aria-disabled')
    enter(account(), 'x')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
