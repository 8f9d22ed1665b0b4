import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { currentToken } from '@/api/session.ts'
import { useGetUser } from '@/generated/account/account.ts'
import { useGetProduct } from '@/generated/market/market.ts'
import { pass } from '@/test/clock.ts'
import { breakCalls } from '@/test/network.ts'
import { answerWith, renderScreen } from '@/test/render.tsx'
import { QueryBoundary } from './query-boundary.tsx'

function Account() {
  const query = useGetUser({ query: { retry: false } })
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

/** A page whose user chooses what is asked. */
function Product() {
  const [symbol, setSymbol] = useState('BTCUSD')
  const query = useGetProduct({ symbol }, { query: { retry: false } })
  return (
    <>
      <button type="button" onClick={() => setSymbol('XAUUSD')}>
        Gold
      </button>
      <QueryBoundary query={query} loading={<p>Loading</p>}>
        {(data) => <p>Product {data.product.symbol}</p>}
      </QueryBoundary>
    </>
  )
}

/** Takes the network away below the client, for each call from now on. */
function unplug() {
  return vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
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

  it('asks again after a refusal', async () => {
    renderScreen(<Account />, { examples: { 'GET /api/user/index': 'refused_network_error' } })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    answerWith({})
    await userEvent.click(retry)
    expect(await screen.findByText('demo@example.com')).toBeVisible()
  })

  it('shows why nothing came, and asks again', async () => {
    const unplugged = unplug()
    renderScreen(<Account />)
    expect(await screen.findByRole('alert')).toHaveTextContent(/You are offline/)
    unplugged.mockReturnValue(true)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('demo@example.com')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('keeps the last good answer, marked as old, when a later one is refused', async () => {
    renderScreen(<Account />)
    await screen.findByText('demo@example.com')
    answerWith({ 'GET /api/user/index': 'refused_network_error' })
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText(/Not updated since/)).toBeVisible()
    expect(screen.getByText('demo@example.com')).toBeVisible()
  })

  it('keeps the last good answer, marked as old, when none comes any more', async () => {
    renderScreen(<Account />)
    await screen.findByText('demo@example.com')
    const unplugged = unplug()
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText(/Not updated since/)).toBeVisible()
    expect(screen.getByText('demo@example.com')).toBeVisible()
    unplugged.mockReturnValue(true)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/Not updated since/)).not.toBeInTheDocument())
  })

  it('never shows the answer to another question', async () => {
    renderScreen(<Product />)
    expect(await screen.findByText('Product BTCUSD')).toBeVisible()
    const unplugged = unplug()
    await userEvent.click(screen.getByRole('button', { name: 'Gold' }))
    expect(screen.queryByText('Product BTCUSD')).not.toBeInTheDocument()
    expect(await screen.findByRole('alert')).toBeVisible()
    unplugged.mockReturnValue(true)
  })

  it('shows nothing when the session is over; the login page is on its way', async () => {
    renderScreen(<Account />, { examples: { 'GET /api/user/index': 'unauthenticated' } })
    await waitFor(() => expect(currentToken()).toBeNull())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.queryByText('demo@example.com')).not.toBeInTheDocument()
  })

  it('shows the loading state only after 200 ms', {
    tags: ['rule.loading-after-200-ms', 'constant.page-delay'],
  }, async () => {
    vi.useFakeTimers()
    breakCalls('GET', '/api/user/index', 'silence')
    renderScreen(<Account />)
    await pass(199)
    expect(screen.queryByText('Loading')).not.toBeInTheDocument()
    await pass(1)
    expect(screen.getByText('Loading')).toBeVisible()
  })
})
