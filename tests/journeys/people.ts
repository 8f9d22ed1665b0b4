import { randomUUID } from 'node:crypto'
import type { PlaceOrderForm, TradeOrder } from '../../src/generated/h5.schemas.ts'
import type { Movement, NewPerson, Person, SandboxSite } from './sandbox.ts'

/** A user who can withdraw, and how the page names the card. */
export interface Withdrawer extends Person {
  card: string
}

/** A verified user with money and a bound card, within the hours of withdrawals. */
export async function withdrawer(
  sandbox: SandboxSite,
  input: NewPerson & { usd?: string } = {},
): Promise<Withdrawer> {
  const { usd = '5000.00', ...more } = input
  const hour = new Date((await sandbox.now()) * 1000).getUTCHours()
  if (hour < 9 || hour >= 20) await sandbox.reach('10:00')
  const person = await sandbox.user({ verified: true, balances: { USD: usd }, ...more })
  return { ...person, card: await bindCard(sandbox, person) }
}

/** Binds a bank card that nobody else has, and answers how the page names it. */
async function bindCard(sandbox: SandboxSite, person: Person): Promise<string> {
  const { payment_method: card } = await sandbox.call(person, 'bindPaymentMethod', {
    type: 'bank_card',
    // The name by which the sandbox verifies whom a test makes.
    holder_name: 'Sam Sample',
    bank_name: 'Example Bank',
    card_number: cardNumber(person.id),
    currency: 'USD',
    request_id: randomUUID(),
  })
  return `${card.bank_name} · ${card.masked_number}`
}

/** Binds an address of bitcoin, and answers how the page names it. */
export async function bindBitcoin(sandbox: SandboxSite, person: Person): Promise<string> {
  const { wallet_address: bound } = await sandbox.call(person, 'bindWalletAddress', {
    currency: 'BTC',
    network: 'BTC',
    address: '1NuvKsHK6YLGnm8CBRsdTYfMXm2stpAvXi',
    fund_password: 'fund1234',
    request_id: randomUUID(),
  })
  return `${bound.currency} · 1Nu****vXi · ${bound.network}`
}

/** Sixteen digits that end in the right check digit (Luhn). */
export function cardNumber(id: number): string {
  const digits = `4${String(id).padStart(14, '0')}`
  const sum = [...digits].reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** Withdraws without the app, as another device would. */
export async function withdrawElsewhere(sandbox: SandboxSite, person: Person, amount: string) {
  const { conditions, targets } = await sandbox.call(person, 'getWithdrawalView', {})
  const { record } = await sandbox.call(person, 'submitWithdrawal', {
    target_id: targets[0]?.id ?? '',
    amount,
    fee: (Number(amount) * Number(conditions.fee_rate)).toFixed(2),
    fund_password: 'fund1234',
    request_id: randomUUID(),
  })
  return record
}

/** An order as another device places it. */
type Bet = Pick<PlaceOrderForm, 'symbol' | 'direction'> & { amount: string; seconds?: number }

/** Places an order without the app; with the shortest time there is, where none is asked for. */
export async function placeElsewhere(
  sandbox: SandboxSite,
  person: Person,
  { symbol, seconds, ...bet }: Bet,
): Promise<TradeOrder> {
  const { list } = await sandbox.call(person, 'listSettlementOptions', { symbol })
  const option = list.find((one) => seconds === undefined || one.seconds === seconds)
  if (!option) throw new Error(`${symbol} cannot be traded for ${seconds ?? 'any'} seconds`)
  const { price, tick_id } = await sandbox.call(person, 'getLatestPrice', { symbol })
  const { order } = await sandbox.call(person, 'placeOrder', {
    ...bet,
    symbol,
    seconds: option.seconds,
    profit_rate: option.profit_rate,
    fee_rate: option.fee_rate,
    accepted_price: price,
    accepted_tick_id: tick_id,
    slippage_rate_max: '0.0005',
    request_id: randomUUID(),
  })
  return order
}

/** Puts an amount at risk, as turnover asks for: a timed order, which is settled then. */
export async function trade(sandbox: SandboxSite, person: Person, amount: string): Promise<void> {
  const order = await placeElsewhere(sandbox, person, {
    symbol: 'BTCUSD',
    direction: 'up',
    amount,
  })
  await sandbox.advance(order.seconds + 1)
}

/** An address that nobody has registered with. */
export const newAddress = () => `${randomUUID().slice(0, 13)}@example.com`

/** The movements of a user's money since the first gift, oldest first, each in one line. */
export async function movementsOf(sandbox: SandboxSite, person: Person): Promise<string[]> {
  const movements = await sandbox.ledger(person)
  return movements
    .toReversed()
    .filter(({ kind }) => kind !== 'gift')
    .map(lineOf)
}

const lineOf = ({ kind, amount, currency, from_kind: from, to_kind: to }: Movement) =>
  `${kind}: ${amount} ${currency} from ${from} to ${to}`

/** The user's withdrawals, the newest first. */
export async function withdrawalsOf(sandbox: SandboxSite, person: Person) {
  const { list } = await sandbox.call(person, 'listWithdrawalRecords', { page: 1, limit: 20 })
  return list
}
