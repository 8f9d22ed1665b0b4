import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { useGetUser } from '@/generated/account/account.ts'
import { answerWith, renderScreen } from '@/test/render.tsx'
import { QueryBoundary } from './query-boundary.tsx'

function Account() {
  const query = useGetUser()
  return (
    <QueryBoundary query={query} loading={<p>Loading</p>}>
      {(data) => (
        <>
          <p>{data.user.account}</p>
          <button type="button" onClick={() => query.refetch()}>
            Refresh
          </button>
        </>
      )}
    </QueryBoundary>
  )
}

describe('QueryBoundary', () => {
  it('shows the data of an answer', async () => {
    renderScreen(<Account />)
    expect(await screen.findByText('demo@example.com')).toBeVisible()
  })

  it('shows a refusal in words, with the way forward', async () => {
    renderScreen(<Account />, { examples: { 'GET /api/user/index': 'refused_account_locked' } })
    expect(await screen.findByText(/Account is locked until/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Contact customer service' })).toBeVisible()
  })

  it('keeps the last good answer, marked as old, when a later one is refused', async () => {
    renderScreen(<Account />)
    await screen.findByText('demo@example.com')
    answerWith({ 'GET /api/user/index': 'refused_network_error' })
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText(/Could not be refreshed/)).toBeVisible()
    expect(screen.getByText('demo@example.com')).toBeVisible()
  })
})
