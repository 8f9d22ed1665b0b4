import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useReturnAddress } from '@/components/return-address.ts'
import { paths } from '@/lib/paths.ts'
import { currentAddress, renderScreen } from '@/test/render.tsx'
import { PrivateGate } from './private-gate.tsx'

const page = (
  <PrivateGate loading={null}>
    <p>Balances</p>
  </PrivateGate>
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
  expect(await screen.findByText('Balances')).toBeVisible()
})

it('sends a user whose session the server ended to the login page, with the way back', async () => {
  renderScreen(page, { path, others, examples: { 'GET /api/user/index': 'unauthenticated' } })
  expect(await screen.findByText(`Back to ${path}`)).toBeVisible()
  expect(window.localStorage.getItem('token')).toBeNull()
})

it('says why a locked account sees nothing', async () => {
  renderScreen(page, {
    path,
    others,
    examples: { 'GET /api/user/index': 'refused_account_locked' },
  })
  expect(await screen.findByText(/Account is locked until/)).toBeVisible()
  expect(screen.queryByText('Balances')).not.toBeInTheDocument()
})
