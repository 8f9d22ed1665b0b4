import { expect, test } from 'vitest'
import { runsOn } from './coin-networks.ts'

test('a coin runs on its own networks alone', () => {
  const networks = ['TRC20', 'ERC20', 'BTC'] as const
  const of = (coin: string) => networks.filter((one) => runsOn(coin, one))
  expect(of('USDT')).toEqual(['TRC20', 'ERC20'])
  expect(of('ETH')).toEqual(['ERC20'])
  expect(of('BTC')).toEqual(['BTC'])
  expect(of('USD')).toEqual([])
})
