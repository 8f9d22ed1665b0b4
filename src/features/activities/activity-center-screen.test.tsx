import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { activityPath, customerPath, paths } from '@/lib/paths.ts'
import { fakeClock } from '@/test/clock.ts'
import { breakCalls, watchCalls } from '@/test/network.ts'
import { answerWith, renderScreen } from '@/test/render.tsx'
import { ActivityCenterScreen } from './activity-center-screen.tsx'
import { ActivityScreen } from './activity-screen.tsx'

const BONUS = 'GET /api/user/daily_bonus'
const CLAIM = 'POST /api/user/daily_bonus'
const LIST = 'GET /api/index/get_detail_from_type'
const DETAILS = 'GET /api/index/activity_details'

const show = (examples: Record<string, string> = {}) =>
  renderScreen(<ActivityCenterScreen />, {
    path: paths.activities,
    examples: { [LIST]: 'activity', ...examples },
  })

const claimButton = () => screen.findByRole('button', { name: 'Claim 1.00 USD' })

describe('the daily bonus', () => {
  it('is claimed once, and says what was credited and when the next one is', {
    tags: 'done.operation',
  }, async () => {
    show()
    await userEvent.click(await claimButton())
    expect(await screen.findByText('Operation successful!')).toBeVisible()
    expect(screen.getByText('1.00 USD added to your balance.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull()
    expect(screen.getByRole('timer', { name: 'Time until the next claim' })).toHaveTextContent(
      /^\d+:\d{2}:\d{2}$/,
    )
  })

  it('is not claimed by the clock of a device that slept, before the server’s is known', async () => {
    fakeClock()
    show()
    const button = await claimButton()
    const sent = watchCalls('POST', '/api/user/daily_bonus')
    const { mend } = breakCalls('GET', '/api/user/index', 'errorPage')
    // Its clock went on, and its timers stood still.
    vi.setSystemTime(Date.now() + 3_600_000)
    fireEvent.click(button)
    expect(await screen.findByText(/Your entries are kept; please try again/)).toBeVisible()
    expect(sent).toHaveLength(0)
    mend()
    fireEvent.click(await claimButton())
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  it('cannot be claimed twice: the button says why, and counts down', async () => {
    show({ [BONUS]: 'claimed' })
    expect(await claimButton()).toHaveAccessibleDescription('Only once a day')
    expect(screen.getByRole('timer')).toBeVisible()
    expect(screen.getByText('13')).toBeVisible()
    expect(screen.getByText('13.00 USD')).toBeVisible()
  })

  it('was never claimed by a new user', async () => {
    show({ [BONUS]: 'newbie' })
    expect(await screen.findByText('Not yet')).toBeVisible()
  })

  it('that is refused says why, and can be pressed again', async () => {
    show({ [CLAIM]: 'refused_once_a_day' })
    await userEvent.click(await claimButton())
    expect(await screen.findByRole('alert')).toHaveTextContent('Only once a day')
    expect(await claimButton()).not.toHaveAttribute('aria-busy')
  })

  it('says why it does not come, beside the activities', async () => {
    show({ [BONUS]: 'refused_network_error' })
    expect(await screen.findByText('network error')).toBeVisible()
    expect(await screen.findByText('Invite friends')).toBeVisible()
    answerWith({ [LIST]: 'activity' })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await claimButton()).toBeVisible()
  })
})

describe('the activities', () => {
  it('say their state by word and colour, and how long they run', async () => {
    show()
    const row = (await screen.findByText('Autumn reading')).closest('li') as HTMLElement
    expect(within(row).getByText('Ended', { selector: '[class*=neutral]' })).toBeVisible()
    expect(row).toHaveTextContent(/\d{4}-\d{2}-\d{2} to \d{4}-\d{2}-\d{2}/)
    expect(within(row).getByRole('link')).toHaveAttribute('href', activityPath('ac_38'))
    expect(screen.getAllByText(/^From \d{4}-\d{2}-\d{2}$/)).toHaveLength(2)
  })

  it('say that there is none', async () => {
    show({ [LIST]: 'no_activity' })
    expect(await screen.findByText('No activities right now')).toBeVisible()
  })
})

describe('one activity', () => {
  const open = (examples: Record<string, string> = {}) =>
    renderScreen(<ActivityScreen />, { path: activityPath('ac_41'), examples })

  it('leads to where one takes part, and to customer service with its number', async () => {
    open()
    expect(await screen.findByRole('heading', { name: 'Daily bonus' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Take part' })).toHaveAttribute(
      'href',
      paths.activities,
    )
    expect(screen.getByRole('link', { name: /customer service/ })).toHaveAttribute(
      'href',
      customerPath({ page: paths.activity, record: 'ac_41' }),
    )
  })

  it.each([
    ['upcoming', 'Upcoming'],
    ['ended', 'Ended'],
    ['unknown_status', 'Unknown status'],
  ])('%s: has no way to take part', async (example, word) => {
    open({ [DETAILS]: example })
    expect(await screen.findByText(word)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Take part' })).toBeNull()
  })

  it('says so where there is none', async () => {
    open({ [DETAILS]: 'refused_no_data' })
    expect(await screen.findByText('no data')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('heading', { level: 2 })).toBeNull())
  })

  it('leads to the list where the address names none', async () => {
    renderScreen(<ActivityScreen />, { path: paths.activity })
    expect(await screen.findByRole('link', { name: 'Show all activities' })).toHaveAttribute(
      'href',
      paths.activities,
    )
  })
})
