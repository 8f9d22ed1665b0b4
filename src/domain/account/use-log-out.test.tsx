import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { observeCalls } from '@/api/call-observer.ts'
import { currentToken } from '@/api/session.ts'
import { useLoggedIn } from '@/api/use-session.ts'
import { useGetUser } from '@/generated/account/account.ts'
import { paths } from '@/lib/paths.ts'
import { keepDraft } from '@/patterns/form/draft.ts'
import { beginIntent } from '@/patterns/money-flow/engine/intent.ts'
import { storeDeviceCredential } from '@/platform/device-credentials.ts'
import { currentAddress, renderScreen } from '@/test/render.tsx'
import { useLogOut } from './use-log-out.ts'

/** A private page: without a session it shows nothing. */
function PrivatePage() {
  const loggedIn = useLoggedIn()
  const logOut = useLogOut()
  const { data } = useGetUser()
  if (!loggedIn) return null
  return (
    <>
      <p>{data?.user.account}</p>
      <button
        type="button"
        onClick={() => {
          logOut()
          logOut()
        }}
      >
        Log out
      </button>
    </>
  )
}

/** What was sent and has no known outcome is told to the same user after the next login. */
const LEFT = ['h5.intent.100237.withdraw']

const logOutCall = { method: 'POST', path: '/api/login/logout' }

async function logOutOf(options: Parameters<typeof renderScreen>[1] = {}) {
  const calls: unknown[] = []
  const stop = observeCalls((call) => calls.push(call))
  renderScreen(<PrivatePage />, {
    path: paths.user,
    others: { [paths.login]: <p>Log in</p> },
    ...options,
  })
  await screen.findByText('demo@example.com')
  keepDraft({ form: 'withdraw', owner: '100237', fields: ['amount'] }, { amount: '150' })
  beginIntent('withdraw', '100237', '{}', 1)
  storeDeviceCredential('100237', 'dc_of-this-device')
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  stop()
  return calls
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('logging out', () => {
  it('tells the server once, clears the device and shows the login page without a way back', async () => {
    const calls = await logOutOf()
    expect(currentToken()).toBeNull()
    expect(Object.keys(window.localStorage)).toEqual(LEFT)
    expect(currentAddress()).toBe(paths.login)
    expect(await screen.findByText('Log in')).toBeVisible()
    expect(calls).toContainEqual(logOutCall)
    expect(
      calls.filter((call) => JSON.stringify(call) === JSON.stringify(logOutCall)),
    ).toHaveLength(1)
    expect(await screen.findByText('Logged out')).toBeVisible()
  })

  it.each([
    ['refused_network_error', "Logged out on this device. We couldn't confirm it on our side."],
    ['unauthenticated', 'Logged out'],
  ])('clears the device when the server answers %s', async (example, toast) => {
    await logOutOf({ examples: { 'POST /api/login/logout': example } })
    expect(Object.keys(window.localStorage)).toEqual(LEFT)
    expect(currentAddress()).toBe(paths.login)
    expect(await screen.findByText(toast)).toBeVisible()
  })

  it('clears the device without a network', async () => {
    renderScreen(<PrivatePage />, { path: paths.user })
    await screen.findByText('demo@example.com')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    expect(currentToken()).toBeNull()
    await waitFor(() => expect(currentAddress()).toBe(paths.login))
    expect(
      await screen.findByText("Logged out on this device. We couldn't confirm it on our side."),
    ).toBeVisible()
  })
})
