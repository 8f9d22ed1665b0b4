import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { clearInbox, takeResult, useNewResults } from '@/domain/inbox/inbox.ts'
import type { Quote, TradeOrder } from '@/generated/h5.schemas.ts'
import { breakCalls, watchCalls } from '@/test/network.ts'
import { renderScreen } from '@/test/render.tsx'
import { KLineChart } from './k-line.tsx'

vi.mock('./chart.tsx', () => ({ Chart: () => <p>Candles</p> }))

const now = () => Math.floor(Date.now() / 1000)

/** Seconds from the quote that is there first to now: the ticks before it are asked for later, and end later. */
const AHEAD = 5

const quoteOf = (price: string, as_of = now() + AHEAD): Quote => ({
  symbol: 'BTCUSD',
  price,
  open: '96950.10',
  high: '98210.00',
  low: '96480.55',
  close: '96950.10',
  change: '887.30',
  change_rate: '0.00915213',
  state: 'trading',
  as_of,
  tick_id: `BTCUSD-${4 * as_of + 1}`,
  opens_at: null,
})

const orderOf = (change: Partial<TradeOrder> = {}) =>
  ({
    id: 'or_1',
    symbol: 'BTCUSD',
    direction: 'up',
    currency: 'USD',
    amount: '100.00',
    open_price: '97810.20',
    open_time: now() - 10,
    settles_at: now() + 50,
    close_price: null,
    net_profit: null,
    result: 'open',
    ...change,
    // The chart reads no other fields.
  }) as TradeOrder

interface LiveProps {
  quote: Quote
  orders: TradeOrder[]
  followed: boolean
  isPractice?: boolean
}

let set: (props: Partial<LiveProps>) => void

function Live(first: LiveProps) {
  const [props, change] = useState(first)
  set = (next) => act(() => change((before) => ({ ...before, ...next })))
  const results = useNewResults('100237').map(({ outcome }) => outcome)
  return (
    <KLineChart
      symbol="BTCUSD"
      results={results}
      isPractice={false}
      name="Bitcoin"
      alerts={[]}
      offersAlerts={false}
      precision={2}
      outOfDate={false}
      ordersKnown
      isFull={false}
      onFull={() => undefined}
      trade={null}
      {...props}
    />
  )
}

function show(orders: TradeOrder[] = [], examples = {}) {
  renderScreen(<Live quote={quoteOf('97840.00')} orders={orders} followed={orders.length > 0} />, {
    examples,
  })
  return screen.findByRole('radio', { name: 'Ticks' })
}

const line = () => screen.findByRole('application', { name: /^Prices of Bitcoin/ })

describe('the line of ticks', () => {
  it('stands beside the candles, and comes by itself with an order', async () => {
    await show()
    expect(await screen.findByText('Candles')).toBeInTheDocument()
    set({ orders: [orderOf()], followed: true })
    expect(await line()).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: 'Ticks' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: '5m' }))
    expect(await screen.findByText('Candles')).toBeInTheDocument()
    expect(localStorage.getItem('h5.chart')).toContain('"5m"')
  })

  it('has the minutes before in one answer, and then what the quotes bring', async () => {
    const calls = watchCalls('GET', '/api/index/ticks')
    await show([orderOf()])
    await waitFor(async () => expect(await line()).toHaveAccessibleName(/lowest 97,7[67]/))
    expect(await line()).toHaveAccessibleName(/now 97,840\.00/)
    set({ quote: quoteOf('97700.00', now() + AHEAD + 1) })
    expect(await line()).toHaveAccessibleName(/now 97,700\.00, lowest 97,700\.00/)
    expect(calls).toHaveLength(1)
  })

  it('asks for what it missed while nothing came', async () => {
    const calls = watchCalls('GET', '/api/index/ticks')
    await show([orderOf()])
    await line()
    set({ quote: quoteOf('97841.00', now() + 60) })
    await waitFor(() => expect(calls).toHaveLength(2))
  })

  it('shows what is left of an order, and at which price it was opened', async () => {
    await show([orderOf()])
    await line()
    expect(screen.getByText(/^00:(49|50)$/)).toBeInTheDocument()
    expect(screen.getByText('97,810.20')).toBeInTheDocument()
  })

  it('shows how an order ended until that is put away, and then what was shown before', async () => {
    const order = orderOf({ open_time: now() - 60, settles_at: now() - 1 })
    await show([order])
    await line()
    act(() => {
      takeResult('100237', {
        ...order,
        result: 'win',
        close_price: '97838.00',
        net_profit: '79.00',
      })
    })
    set({ orders: [] })
    expect(await screen.findByText('+79.00')).toBeInTheDocument()
    act(clearInbox)
    set({ followed: false })
    expect(await screen.findByText('Candles')).toBeInTheDocument()
  })

  it('says of the sums of practice that they are that, and of no others', async () => {
    await show([orderOf()])
    await line()
    expect(screen.queryByText('Practice')).toBeNull()
    set({ isPractice: true })
    expect(screen.getByText('Practice')).toBeInTheDocument()
  })

  it('stays after an order where it was chosen', async () => {
    await show()
    await userEvent.click(screen.getByRole('radio', { name: 'Ticks' }))
    set({ followed: true })
    set({ followed: false })
    expect(screen.getByRole('radio', { name: 'Ticks' })).toBeChecked()
  })

  it('reads the ticks by keys', async () => {
    await show([orderOf()])
    const drawing = await line()
    drawing.focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByRole('status')).toHaveTextContent(/[AP]M: 97,840\.00$/)
    await userEvent.keyboard('{Home}')
    expect(screen.getByRole('status')).not.toHaveTextContent('97,840.00')
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('status')).toHaveTextContent(/^$/)
  })

  it('has the same figures as a table, the newest first', async () => {
    await show([orderOf()])
    await line()
    await userEvent.click(screen.getByRole('button', { name: 'Table' }))
    const [head, newest] = within(screen.getByRole('table', { name: 'Chart of Bitcoin' }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent)
    expect([head, newest]).toEqual(['TimePrice', expect.stringMatching(/[AP]M97,840\.00$/)])
  })

  it('goes on without the minutes before, and asks for them again', async () => {
    const calls = breakCalls('GET', '/api/index/ticks', 'errorPage')
    await show([orderOf()])
    const again = await screen.findByRole(
      'button',
      { name: 'Load earlier prices' },
      { timeout: 10_000 },
    )
    expect(await line()).toHaveAccessibleName(/first 97,840\.00, now 97,840\.00/)
    calls.mend()
    await userEvent.click(again)
    await waitFor(async () => expect(await line()).toHaveAccessibleName(/lowest 97,7[67]/))
  })
})
