import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { currentToken } from '@/api/session.ts'
import { dropTimeInUse } from '@/domain/account/time-in-use.ts'
import { useGetOwnLimits } from '@/generated/limits/limits.ts'
import { paths } from '@/lib/paths.ts'
import { presses } from '@/platform/presses.ts'
import { fakeClock, pass } from '@/test/clock.ts'
import { currentAddress, renderScreen } from '@/test/render.tsx'
import { SessionReminder } from './session-reminder.tsx'

const LIMITS = 'GET /api/user/limits'
const MINUTE = 60_000
const OWNER = '100237'

/** Tells that the limits are there, which come in the time of the network and not of the clock. */
function Known() {
  const { data } = useGetOwnLimits()
  return data ? <p>known</p> : null
}

/** Opens a page of a user who is to be asked after an hour, unless the example says otherwise. */
async function show(example = 'some') {
  const shown = renderScreen(
    <>
      <Known />
      <SessionReminder />
    </>,
    { path: paths.news, examples: { [LIMITS]: example }, others: { [paths.limits]: null } },
  )
  await screen.findByText('known')
  // So does the file of the question.
  await act(async () => {
    await import('./session-question.tsx')
  })
  return shown
}

/** Says that the user has had the app in sight for so long. */
function usedFor(minutes: number) {
  localStorage.setItem(
    `h5.inUse.${OWNER}`,
    JSON.stringify({ seconds: minutes * 60, at: Date.now() }),
  )
}

const question = () => screen.queryByRole('alertdialog')

beforeEach(() => {
  dropTimeInUse()
  fakeClock()
})

describe('the session reminder', () => {
  it('asks after the chosen time in sight, counts on over a reload, and anew once answered', async () => {
    const first = await show()
    await pass(30 * MINUTE)
    first.unmount()
    await show()
    await pass(29 * MINUTE)
    expect(question()).toBeNull()
    await pass(2 * MINUTE)
    const dialog = screen.getByRole('alertdialog', { name: "You've been here for 60 minutes" })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }))
    await pass(59 * MINUTE)
    expect(question()).toBeNull()
    await pass(2 * MINUTE)
    expect(question()).not.toBeNull()
  }, 20_000)

  it('logs out, or leads to the limits', async () => {
    usedFor(61)
    await show()
    await pass(5_000)
    await userEvent.click(screen.getByRole('link', { name: 'Own limits' }))
    expect(currentAddress()).toBe(paths.limits)
    expect(currentToken()).not.toBeNull()
  })

  it('ends the session where it is asked to', async () => {
    usedFor(61)
    await show()
    await pass(5_000)
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    expect(currentToken()).toBeNull()
  })

  it('waits for the end of presses and of what is open over the page', async () => {
    usedFor(61)
    const dialog = document.createElement('dialog')
    dialog.setAttribute('open', '')
    document.body.append(dialog)
    await show()
    await pass(10_000)
    expect(screen.queryByText(/You've been here/)).toBeNull()
    act(() => presses.pointerDown({ clientX: 0, clientY: 0, target: null }))
    dialog.remove()
    await pass(10_000)
    expect(question()).toBeNull()
    act(() => presses.end())
    await pass(5_000)
    expect(question()).not.toBeNull()
  })

  it('asks nobody who chose no time', async () => {
    usedFor(600)
    await show('done')
    await pass(10 * MINUTE)
    expect(question()).toBeNull()
  })
})
