import { focusManager } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { beginSession } from '@/api/session.ts'
import { paths } from '@/lib/paths.ts'
import { fakeClock, pass } from '@/test/clock.ts'
import { answerWith, renderScreen } from '@/test/render.tsx'
import { UserGate } from './user-gate.tsx'

const USER = 'GET /api/user/index'
const content = <p>Content</p>
const page = <UserGate access="private">{content}</UserGate>
const path = `${paths.withdraw}?target=2`

it('shows its page to a user with a session', async () => {
  renderScreen(page, { path })
  expect(await screen.findByText('Content')).toBeVisible()
})

it('says why a locked account sees nothing, with the way to support', async () => {
  renderScreen(page, { path, examples: { [USER]: 'refused_account_locked' } })
  expect(await screen.findByText(/Account is locked until/)).toBeVisible()
  expect(screen.queryByText('Content')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Contact customer service' })).toHaveAttribute(
    'href',
    expect.stringContaining(paths.customer),
  )
})

it('says why nothing came, and tries again', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderScreen(page, { path })
  expect(await screen.findByRole('alert')).toHaveTextContent(/You are offline/)
  online.mockReturnValue(true)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Content')).toBeVisible()
})

it('keeps the page, and what was typed there, when the user cannot be read again', async () => {
  fakeClock()
  renderScreen(page, { path })
  await screen.findByText('Content')
  for (const example of ['refused_network_error', 'refused_account_locked']) {
    answerWith({ [USER]: example })
    await pass(60_000)
    act(() => {
      focusManager.setFocused(false)
      focusManager.setFocused(true)
    })
    await pass(0)
    const isLocked = example === 'refused_account_locked'
    expect(screen.queryByText('Content') === null).toBe(isLocked)
  }
})

it('shows public content while the server cannot be asked who its reader is', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderScreen(<UserGate access="session">{content}</UserGate>, { path })
  expect(await screen.findByText('Content')).toBeVisible()
})

it('shows a page for visitors to them, to users once they are known, and on when a session ends', async () => {
  const gate = <UserGate access="optional">{content}</UserGate>
  const { unmount } = renderScreen(gate, { path, token: null })
  expect(screen.getByText('Content')).toBeVisible()
  unmount()
  renderScreen(gate, { path, examples: { [USER]: 'unauthenticated' } })
  expect(screen.queryByText('Content')).not.toBeInTheDocument()
  expect(await screen.findByText('Content')).toBeVisible()
  expect(window.localStorage.getItem('token')).toBeNull()
})

it.each(['private', 'session', 'optional'] as const)(
  'gives each session a page of its own, with nothing of the former one: %s',
  async (access) => {
    const gate = (
      <UserGate access={access}>
        <input aria-label="Amount" />
      </UserGate>
    )
    renderScreen(gate, { path })
    await userEvent.type(await screen.findByLabelText('Amount'), '10')
    act(() => beginSession('another session'))
    expect(await screen.findByLabelText('Amount')).toHaveValue('')
  },
)
