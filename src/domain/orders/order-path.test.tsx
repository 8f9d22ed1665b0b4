import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { settleOrder } from '@/generated/orders/orders.ts'
import { watchCalls } from '@/test/network.ts'
import { renderScreen } from '@/test/render.tsx'
import { OrderReceipt } from './order-receipt.tsx'

async function show(examples = {}) {
  localStorage.setItem('token', 'h5test-0123456789abcdef')
  const { order } = await settleOrder({ order_id: 'or_9001' })
  const calls = watchCalls('GET', '/api/index/ticks')
  renderScreen(<OrderReceipt order={order} />, { examples })
  await waitFor(() => expect(calls).toHaveLength(1))
  return { order, call: calls[0] }
}

describe('the receipt of a settled order', () => {
  it('shows the way of the price between both ticks, beside the result that the app computed', async () => {
    const { order, call } = await show()
    expect(
      await screen.findByRole('img', {
        name: /^The price from 97,790\.15 at .* to 97,837\.40 at /,
      }),
    ).toBeInTheDocument()
    expect(
      screen.getByText(/^Checked on your device: both prices give this result/),
    ).toBeInTheDocument()
    expect(call?.url.search).toBe(
      `?symbol=BTCUSD&from=${order.open_time}&until=${order.settles_at}&step=1`,
    )
  })

  it('has no picture where the published ticks are not those of the order', async () => {
    await show({ 'GET /api/index/ticks': 'quiet' })
    await waitFor(() => expect(document.querySelector('figure')).toBeNull())
    expect(screen.getByText('97,790.15')).toBeInTheDocument()
  })
})
