import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { paths } from '@/lib/paths.ts'
import { renderScreen } from '@/test/render.tsx'
import { SecurityEventsScreen } from './security-events-screen.tsx'

const show = (example = 'done') =>
  renderScreen(<SecurityEventsScreen />, {
    path: paths.securityEvents,
    capabilities: ['devices'],
    examples: { 'GET /api/user/security_events': example },
  })

it('says what happened, on which device and to what', async () => {
  show()
  const list = await screen.findByRole('feed', { name: 'Account activity' })
  const events = within(list)
    .getAllByRole('article')
    .map(({ textContent }) => textContent)
  expect(events).toHaveLength(10)
  expect(events[0]).toMatch(/Logged in .*Chrome on Android/)
  expect(events[1]).toMatch(/Wrong login password .*Chrome on Android/)
  expect(events[2]).toMatch(/Logged out [^C]+$/)
  expect(events[9]).toMatch(/Payment method added .*Chrome on Android .*411\*\*\*\*111/)
})

it('says where nothing happened', async () => {
  show('empty')
  expect(await screen.findByText('No activity yet')).toBeVisible()
})
