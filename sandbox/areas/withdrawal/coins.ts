import { createHash } from 'node:crypto'
import type {
  Currency,
  NullableWithdrawalQuote,
  WithdrawalTarget,
} from '../../../src/generated/h5.schemas.ts'
import { Coin } from '../../../src/generated/h5.schemas.ts'
import { refuseOtherRate } from '../../core/accepted.ts'
import { Refusal } from '../../core/refusal.ts'
import { invalid } from '../../core/request.ts'
import type { DecimalText } from '../../core/route.ts'
import type { World } from '../../core/world.ts'
import { isSuspended, publishedRate } from '../wallet/offers.ts'

/** A coin and the rate at which it is paid out. */
export interface CoinRate {
  coin: Coin
  rate: DecimalText
}

/** What a target in this currency is paid at, at `now`, Unix seconds: the rate of the exchange. */
export function quoteOf(world: World, currency: Currency, now: number): NullableWithdrawalQuote {
  const coin = coinOf(currency)
  if (coin === undefined || isSuspended(world, coin, now)) return null
  const { rate, asOf, expiresAt } = publishedRate(world, coin, now)
  return { rate, as_of: asOf, expires_at: expiresAt }
}

/**
 * The coin and the rate that a user accepted for a target; null of a target in cash. Refuses a rate
 * that is missing or out of place, a coin that is not paid out now, and another rate than the present.
 */
export function acceptedRate(
  world: World,
  currency: Currency,
  sent: DecimalText | undefined,
  now: number,
): CoinRate | null {
  const coin = coinOf(currency)
  if ((coin === undefined) !== (sent === undefined)) throw invalid('rate')
  if (coin === undefined || sent === undefined) return null
  const quote = quoteOf(world, currency, now)
  if (!quote) throw new Refusal('action_not_allowed')
  const { rate } = quote
  refuseOtherRate(sent, rate)
  return { coin, rate }
}

/** A made-up transaction that pays a withdrawal, in the form that its network has. */
export function transactionOf(withdrawalId: string, network: WithdrawalTarget['network']): string {
  const hash = createHash('sha256').update(withdrawalId).digest('hex')
  return network === 'ERC20' ? `0x${hash}` : hash
}

const coinOf = (currency: Currency) => Object.values(Coin).find((coin) => coin === currency)
