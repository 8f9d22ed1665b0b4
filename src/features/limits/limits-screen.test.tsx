import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '@/lib/paths.ts'
import { fakeClock, pass } from '@/test/clock.ts'
import { breakCalls, watchCalls } from '@/test/network.ts'
import { answerWith, renderScreen } from '@/test/render.tsx'
import { LimitsScreen } from './limits-screen.tsx'

const LIMITS = 'GET /api/user/limits'
const SET = 'POST /api/user/limits'

const show = (example = 'some', others: Record<string, string> = {}) =>
  renderScreen(<LimitsScreen />, { path: paths.limits, examples: { [LIMITS]: example, ...others } })

const day = () => screen.findByRole('textbox', { name: 'Most you can lose in a day' })
const row = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const question = () => screen.findByRole('alertdialog')
async function answer(name: string) {
  await userEvent.click(within(await question()).getByRole('button', { name }))
}

beforeEach(fakeClock)

describe('own limits', () => {
  it('are empty until they are set: nothing is suggested', async () => {
    show('done')
    expect(await day()).toHaveValue('')
    expect(screen.getByRole('textbox', { name: 'Largest amount of one order' })).toHaveValue('')
    expect(screen.getByRole('combobox')).toHaveDisplayValue("Don't ask")
    expect(row('Today')).toHaveTextContent('518.13 USD lost, no limit')
  })

  it('show what is left, and when it starts anew', async () => {
    show()
    expect(await day()).toHaveValue('50.00')
    expect(screen.getByRole('combobox')).toHaveDisplayValue('60 minutes')
    expect(row('Today')).toHaveTextContent(/20\.00 of 50\.00 USD left.*10\.10 USD.*Starts anew 20/)
    expect(row('This week')).toHaveTextContent('70.00 of 200.00 USD left')
  })

  it('follow the orders that settle and the day that ends', async () => {
    show()
    await day()
    const asked = watchCalls('GET', '/api/user/limits')
    await pass(61_000)
    expect(asked).toHaveLength(1)
  })

  it('count at once where they are lower, and say so', async () => {
    const sent = watchCalls('POST', '/api/user/limits')
    show()
    fireEvent.change(await day(), { target: { value: '40' } })
    await press('Save limits')
    const said = await screen.findByText(/counts from now on/)
    expect(said).toHaveTextContent('Most you can lose in a day: 40.00 USD counts from now on.')
    expect(sent.map(({ form }) => form)).toEqual([{ loss_day_max: '40' }])
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('ask before they are to be higher, and wait then', async () => {
    const sent = watchCalls('POST', '/api/user/limits')
    show('some', { [SET]: 'loosening' })
    fireEvent.change(await day(), { target: { value: '100' } })
    await press('Save limits')
    const dialog = await question()
    expect(dialog).toHaveTextContent(/100\.00 USD.*Now: 50\.00 USD.*24 hours/)
    expect(sent).toHaveLength(0)
    answerWith({ [LIMITS]: 'loosening', [SET]: 'loosening' })
    await answer('Ask for higher limits')
    expect(await screen.findByText(/100\.00 USD\. You can confirm it in 24 hours/)).toBeVisible()
    expect(await screen.findAllByText(/You can confirm it from/)).not.toHaveLength(0)
    // It is no limit yet.
    expect(await day()).toHaveValue('50.00')
  })

  it.each([
    ['1.005', 'At most 2 decimals.'],
    ['much', 'Enter an amount in digits, such as 100.50.'],
  ])('%s is no limit', async (typed, words) => {
    const sent = watchCalls('POST', '/api/user/limits')
    show()
    fireEvent.change(await day(), { target: { value: typed } })
    await press('Save limits')
    await waitFor(async () => expect(await day()).toHaveAccessibleDescription(new RegExp(words)))
    expect(sent).toHaveLength(0)
  })

  it('say where they cannot be read', async () => {
    breakCalls('GET', '/api/user/limits', 'errorPage')
    show()
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

describe('a higher limit that waits', () => {
  it('can be left before it can be confirmed', async () => {
    const sent = watchCalls('POST', '/api/user/limits_cancel')
    show('loosening')
    const [keep] = await screen.findAllByRole('button', { name: 'Keep current limit' })
    expect(screen.queryByRole('button', { name: 'Change limit' })).toBeNull()
    if (keep) await userEvent.click(keep)
    expect(await screen.findByText('Nothing changes')).toBeVisible()
    expect(sent.map(({ form }) => form)).toEqual([{ change_id: 'lc_51' }])
  })

  it('is confirmed under the id of what was seen, after one more question', async () => {
    const sent = watchCalls('POST', '/api/user/limits_confirm')
    show('loosening_ready')
    await userEvent.click(await screen.findByRole('button', { name: 'Change limit' }))
    expect(await question()).toHaveTextContent(/100\.00 USD.*Now: 50\.00 USD/)
    expect(sent).toHaveLength(0)
    await answer('Change limit')
    expect(await screen.findByText('Changed')).toBeVisible()
    expect(sent.map(({ form }) => form)).toEqual([{ change_id: 'lc_51' }])
  })

  it('says why it was not confirmed', async () => {
    show('loosening_ready', { 'POST /api/user/limits_confirm': 'refused_action_not_allowed' })
    await userEvent.click(await screen.findByRole('button', { name: 'Change limit' }))
    await answer('Change limit')
    expect(await screen.findByRole('alert')).toHaveTextContent("This isn't possible")
  })
})

describe('a pause', () => {
  it('needs a length and one question, which says what closes and what stays', async () => {
    const sent = watchCalls('POST', '/api/user/pause')
    show()
    await day()
    expect(screen.getByRole('button', { name: 'Pause trading' })).toHaveAccessibleDescription(
      'Choose how long.',
    )
    await userEvent.click(screen.getByRole('radio', { name: 'For a week' }))
    await press('Pause trading')
    const dialog = await question()
    expect(dialog).toHaveAccessibleName(/^Pause trading until 2026-11-27/)
    expect(dialog).toHaveTextContent(/can't place orders.*Withdrawals.*history stay open/)
    expect(sent).toHaveLength(0)
    answerWith({ [LIMITS]: 'paused' })
    await answer('Pause trading')
    expect(await screen.findByText(/^You paused trading until 2026-11-27/)).toBeVisible()
    expect(sent.map(({ form }) => form)).toEqual([{ length: 'week' }])
  })

  it('for good has no longer one; its end is asked for', async () => {
    const sent = watchCalls('POST', '/api/user/pause_end')
    show('paused_for_good')
    expect(await screen.findByText('You paused trading for good')).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
    await press('Ask to end the pause')
    answerWith({ [LIMITS]: 'ending_pause' })
    await answer('Ask to end it')
    expect(await screen.findByText('The end of your pause')).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Ask to end the pause' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Keep the pause' })).toBeVisible()
  })
})
