import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeClock, pass } from '@/test/clock.ts'
import { serveStreams } from '@/test/network.ts'
import { watchPrices } from './price-stream.ts'
import { ALL } from './symbols.ts'

beforeEach(fakeClock)

it('is one for all that is wanted, and of no more than that', async () => {
  const client = new QueryClient()
  const { asked } = serveStreams('/api/stream/prices')
  const symbols = () => asked.map(({ url }) => url.searchParams.get('symbols'))

  const leave = watchPrices(client, 'BTCUSD')
  await vi.waitFor(() => expect(symbols()).toEqual(['BTCUSD']))
  const leaveOrders = watchPrices(client, 'AAPL,BTCUSD')
  await vi.waitFor(() => expect(symbols()).toEqual(['BTCUSD', 'AAPL,BTCUSD']))
  const leaveSame = watchPrices(client, 'AAPL')
  leaveOrders()
  leaveSame()
  await pass(2_000)
  await vi.waitFor(() => expect(symbols()).toEqual(['BTCUSD', 'AAPL,BTCUSD', 'BTCUSD']))

  leave()
  const leaveAll = watchPrices(client, ALL)
  await vi.waitFor(() => expect(symbols()).toHaveLength(4))
  expect(symbols().at(-1)).toBeNull()
  leaveAll()
  await pass(2_000)
  expect(asked).toHaveLength(4)
})
