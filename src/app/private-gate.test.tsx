import { focusManager } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { beginSession } from '@/api/session.ts'
import { paths } from '@/lib/paths.ts'
import { useReturnAddress } from '@/shell/return-address.ts'
import { fakeClock, pass } from '@/test/clock.ts'
import { answerWith, currentAddress, renderScreen } from '@/test/render.tsx'
import { Gate } from './private-gate.tsx'

const USER = 'GET /api/user/index'
const content = <p>Content</p>
const page = (
  <Gate access="private" loading={null}>
    {content}
  </Gate>
)

function Login() {
  return <p>{`Back to ${useReturnAddress()}`}</p>
}

const others = { [paths.login]: <Login /> }
const path = `${paths.withdraw}?target=2`

it('sends a visitor to the login page, with the way back', async () => {
  renderScreen(page, { path, token: null, others })
  expect(await screen.findByText(`Back to ${path}`)).toBeVisible()
  expect(currentAddress()).toBe(paths.login)
})

it('shows its page to a user with a session', async () => {
  renderScreen(page, { path, others })
  expect(await screen.findByText('Content')).toBeVisible()
})

it('gives way to the login page when the server ends the session, with the way back', {
  tags: 'rule.401-leads-to-login',
}, async () => {
  renderScreen(page, { path, others, examples: { [USER]: 'unauthenticated' } })
  expect(await screen.findByText(`Back to ${path}`)).toBeVisible()
  expect(window.localStorage.getItem('token')).toBeNull()
})

it('says why a locked account sees nothing, with the way to support', async () => {
  renderScreen(page, { path, others, examples: { [USER]: 'refused_account_locked' } })
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

it('lets readers pass while the server cannot be asked who they are, visitors never', async () => {
  const gate = (
    <Gate access="session" loading={null}>
      {content}
    </Gate>
  )
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { unmount } = renderScreen(gate, { path })
  expect(await screen.findByText('Content')).toBeVisible()
  unmount()
  window.localStorage.clear()
  renderScreen(gate, { path, token: null, others })
  expect(await screen.findByText(`Back to ${path}`)).toBeVisible()
})

it('shows a page for visitors to them, to users once they are known, and on when a session ends', async () => {
  const gate = (
    <Gate access="optional" loading={null}>
      {content}
    </Gate>
  )
  const { unmount } = renderScreen(gate, { path, token: null, others })
  expect(screen.getByText('Content')).toBeVisible()
  unmount()
  renderScreen(gate, { path, others, examples: { [USER]: 'unauthenticated' } })
  expect(screen.queryByText('Content')).not.toBeInTheDocument()
  expect(await screen.findByText('Content')).toBeVisible()
  expect(window.localStorage.getItem('token')).toBeNull()
})

it.each(['private', 'session', 'optional'] as const)(
  'gives each session a page of its own, with nothing of the former one: %s',
  async (access) => {
    const gate = (
      <Gate access={access} loading={null}>
        <input aria-label="Amount" />
      </Gate>
    )
    renderScreen(gate, { path })
    await userEvent.type(await screen.findByLabelText('Amount'), '10')
    act(() => beginSession('another session'))
    expect(await screen.findByLabelText('Amount')).toHaveValue('')
  },
)
