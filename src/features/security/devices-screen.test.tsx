import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { paths } from '@/lib/paths.ts'
import { renderScreen } from '@/test/render.tsx'
import { DevicesScreen } from './devices-screen.tsx'

const SESSIONS = 'GET /api/user/sessions'

const show = (example = 'done', examples = {}) =>
  renderScreen(<DevicesScreen />, {
    path: paths.devices,
    capabilities: ['devices'],
    examples: { [SESSIONS]: example, ...examples },
  })

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Where you are logged in' })).getAllByRole(
    'listitem',
  )

describe('the devices', () => {
  it('are named by their browsers, this one marked and without a way to end it', async () => {
    show()
    const [here, computer, tablet] = await rows()
    expect(here).toHaveTextContent(/^Chrome on Android This device Logged in/)
    expect(within(here as HTMLElement).queryByRole('button')).not.toBeInTheDocument()
    expect(computer).toHaveTextContent(/^Firefox on Windows Last active .+\. Logged in/)
    expect(tablet).toHaveTextContent(/^Safari on iPadOS/)
  })

  it('say so where nothing is known of one', async () => {
    show('unknown_device')
    expect((await rows())[1]).toHaveTextContent(/^Unknown device/)
  })

  it('are not ended where there is no other', async () => {
    show('one')
    await rows()
    expect(screen.queryByRole('button', { name: /^Log out/ })).not.toBeInTheDocument()
  })

  it.each([
    ['Log out Firefox on Windows', 'Log out Firefox on Windows?', 'Log out', '1 device logged out'],
    [
      'Log out 2 other devices',
      'Log out 2 other devices?',
      'Log out 2 other devices',
      '2 devices logged out',
    ],
  ])('%s: asks first, and says what was done', async (button, question, confirm, done) => {
    const user = userEvent.setup({ delay: null })
    show()
    await user.click(await screen.findByRole('button', { name: button }))
    const dialog = await screen.findByRole('alertdialog', { name: question })
    await user.click(within(dialog).getByRole('button', { name: 'Stay logged in' }))
    expect(screen.queryByText(done)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: button }))
    await user.click(
      within(await screen.findByRole('alertdialog', { name: question })).getByRole('button', {
        name: confirm,
      }),
    )
    expect(await screen.findByText(done)).toBeVisible()
  })

  it('tell a refusal', async () => {
    const user = userEvent.setup({ delay: null })
    show('done', { 'POST /api/user/end_session': 'refused_no_data' })
    await user.click(await screen.findByRole('button', { name: 'Log out Firefox on Windows' }))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Log out' }),
    )
    expect(await screen.findByRole('alert')).toHaveTextContent('no data')
  })
})
