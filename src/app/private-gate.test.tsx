import { screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useSentToLogin } from '@/components/return-address.ts'
import { paths } from '@/lib/paths.ts'
import { currentAddress, renderScreen } from '@/test/render.tsx'
import { PrivateGate } from './private-gate.tsx'

const keys = new Set<string>()

/** Draws the gate again for a while, as arriving messages or answers do. */
function RestlessPage() {
  const { key } = useLocation()
  const [draws, setDraws] = useState(0)
  keys.add(key)
  useEffect(() => {
    if (draws < 20) setDraws(draws + 1)
  }, [draws])
  return (
    <PrivateGate loading={null}>
      <p>Balances</p>
    </PrivateGate>
  )
}

function Login() {
  const { key } = useLocation()
  keys.add(key)
  return useSentToLogin() ? <p>Please log in first</p> : null
}

it('sends a visitor to the login page once, however often it is drawn', async () => {
  renderScreen(<RestlessPage />, {
    path: paths.withdraw,
    token: null,
    others: { [paths.login]: <Login /> },
  })
  expect(await screen.findByText('Please log in first')).toBeVisible()
  expect(currentAddress()).toBe(paths.login)
  expect(keys.size).toBe(2)
})

it('shows its page to a user with a session', async () => {
  renderScreen(<RestlessPage />, { path: paths.withdraw })
  expect(await screen.findByText('Balances')).toBeVisible()
})
