import type { PracticeRequest } from './practice-rules.ts'

/** A practice order as tests ask for one: at the price of the contract's examples. */
export const practiceExample: PracticeRequest = {
  symbol: 'BTCUSD',
  direction: 'up',
  amount: '300.00',
  seconds: 180,
  profit_rate: '0.86',
  fee_rate: '0.01',
  accepted_price: '97837.40',
  accepted_tick_id: 'BTCUSD-7180754400',
  slippage_rate_max: '0.0005',
}
