import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useListWithdrawalRecordsInfinite } from '@/generated/withdrawal/withdrawal.ts'
import { answerWith, renderScreen } from '@/test/render.tsx'
import { pagedQuery } from './paging.ts'
import { RecordList } from './record-list.tsx'

const CALL = 'GET /api/user/cash_record'

function Records() {
  const query = useListWithdrawalRecordsInfinite(
    { limit: 20 },
    { query: { ...pagedQuery, retry: false } },
  )
  return (
    <>
      <button type="button" onClick={() => query.refetch()}>
        Refresh
      </button>
      <RecordList
        query={query}
        label="Withdrawals"
        row={(record) => <p>{record.id}</p>}
        empty={<p>Nothing yet</p>}
      />
    </>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Whether the end of the list is in sight; a browser would say it. */
let cameIntoSight: (() => void) | undefined

class FakeIntersectionObserver implements Partial<IntersectionObserver> {
  constructor(callback: IntersectionObserverCallback) {
    cameIntoSight = () =>
      callback(
        [{ isIntersecting: true } as IntersectionObserverEntry],
        this as unknown as IntersectionObserver,
      )
  }
  observe = () => undefined
  disconnect = () => {
    cameIntoSight = undefined
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver)
})

describe('RecordList', () => {
  it('says how many items there are, and names each row’s place', async () => {
    renderScreen(<Records />)
    const feed = await screen.findByRole('feed', { name: 'Withdrawals' })
    const [row] = within(feed).getAllByRole('article', { hidden: true })
    expect(row).toHaveAttribute('aria-posinset', '1')
    expect(screen.getByText(/^\d+ items?$/)).toBeVisible()
    expect(screen.queryByText('No more items')).not.toBeInTheDocument()
  })

  it('shows what stands for an empty list', async () => {
    renderScreen(<Records />, { examples: { [CALL]: 'empty' } })
    expect(await screen.findByText('Nothing yet')).toBeVisible()
    expect(screen.queryByRole('feed')).not.toBeInTheDocument()
  })

  it('shows a refusal, and asks again', async () => {
    renderScreen(<Records />, { examples: { [CALL]: 'refused_network_error' } })
    expect(await screen.findByText('network error')).toBeVisible()
    answerWith({})
    await press('Try again')
    expect(await screen.findByRole('feed')).toBeVisible()
  })

  it('shows why nothing came, and asks again', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    renderScreen(<Records />)
    expect(await screen.findByRole('alert')).toHaveTextContent(/You are offline/)
    online.mockReturnValue(true)
    await press('Try again')
    expect(await screen.findByRole('feed')).toBeVisible()
  })

  it('keeps what it shows, marked as old, when it cannot be refreshed', async () => {
    renderScreen(<Records />)
    await screen.findByRole('feed')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await press('Refresh')
    expect(await screen.findByText(/Not updated since/)).toBeVisible()
    expect(screen.getByRole('feed')).toBeVisible()
  })

  it('reads the next page when its end comes into sight, and ends with the last', async () => {
    renderScreen(<Records />, { examples: { [CALL]: 'long_list' } })
    expect(await screen.findByRole('button', { name: 'Load more' })).toBeVisible()
    expect(cameIntoSight).toBeDefined()
    await act(async () => cameIntoSight?.())
    expect(await screen.findByText('No more items')).toBeVisible()
    expect(cameIntoSight).toBeUndefined()
  })

  it('offers the next page to the keyboard', async () => {
    renderScreen(<Records />, { examples: { [CALL]: 'long_list' } })
    await screen.findByRole('button', { name: 'Load more' })
    await press('Load more')
    expect(await screen.findByText('No more items')).toBeVisible()
  })

  it('does not call a refused page the end of the list', async () => {
    renderScreen(<Records />, { examples: { [CALL]: 'long_list' } })
    await screen.findByRole('button', { name: 'Load more' })
    answerWith({ [CALL]: 'refused_network_error' })
    await press('Load more')
    expect(await screen.findByText('network error')).toBeVisible()
    expect(screen.getByRole('feed')).toBeVisible()
    expect(screen.queryByText('No more items')).not.toBeInTheDocument()
    answerWith({ [CALL]: 'long_list' })
    await press('Try again')
    expect(await screen.findByText('No more items')).toBeVisible()
  })

  it('asks for a failed page again only when it is told to', async () => {
    renderScreen(<Records />, { examples: { [CALL]: 'long_list' } })
    await screen.findByRole('button', { name: 'Load more' })
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await press('Load more')
    await waitFor(() => expect(cameIntoSight).toBeUndefined())
    expect(screen.getByRole('feed')).toBeVisible()
    online.mockReturnValue(true)
    await press('Load more')
    await waitFor(() => expect(screen.queryByText(/Not updated since/)).not.toBeInTheDocument())
  })
})
