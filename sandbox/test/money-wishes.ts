import fc from 'fast-check'
import { releaseDeposit } from '../areas/deposit/release.ts'
import { passVerification } from '../areas/verification/review.ts'
import type { OperationId } from '../generated/operations.ts'
import { boundAlipay, depositForm, orderForm, proved } from './forms.ts'
import type { TestSandbox, TestUser } from './harness.ts'
import { requestId } from './harness.ts'

/** A user who moves money, with what can be named in a request. */
export interface Player extends TestUser {
  targetId: string
  /** Ids of what the user's requests made, by kind. */
  made: Record<Kind, Set<string>>
}

/** What requests make. */
export type Kind = 'order' | 'withdrawal' | 'exchange' | 'deposit' | 'purchase'

/** A request as it is sent, perhaps several times. */
export interface MoneyRequest {
  operation: OperationId
  form: Record<string, string | number>
}

const SYMBOLS = ['BTCUSD', 'EURUSD', 'XRPUSD'] as const
const PROJECTS = { pr_501: '0.0002', pr_502: '0.00025', pr_503: '0.0001' } as const

/** Amounts around the bounds of the rules, and the cents that decide about reviews. */
const amounts = fc
  .tuple(
    fc.constantFrom(0, 9, 10, 25, 100, 101, 150, 400, 990, 1000, 2500, 5000, 5001, 49_999),
    fc.constantFrom('00', '01', '13', '50', '77', '99'),
  )
  .map(([whole, cents]) => `${whole}.${cents}`)
  .filter((amount) => amount !== '0.00')

/** What a user may want to do with money. */
export const wishes = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      operation: fc.constant('placeOrder' as const),
      amount: amounts,
      symbol: fc.constantFrom(...SYMBOLS),
      direction: fc.constantFrom('up' as const, 'down' as const),
      seconds: fc.constantFrom(30, 60, 300),
    }),
  },
  { weight: 1, arbitrary: fc.record({ operation: fc.constant('claimDailyBonus' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      operation: fc.constantFrom('submitWithdrawal' as const, 'submitDeposit' as const),
      amount: amounts,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      operation: fc.constant('submitExchange' as const),
      amount: amounts,
      type: fc.constantFrom('cash_to_coin', 'coin_to_cash'),
      coin: fc.constantFrom('USDT', 'BTC', 'ETH'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      operation: fc.constant('buyProject' as const),
      amount: amounts,
      project: fc.constantFrom(
        'pr_501' as const,
        'pr_502' as const,
        'pr_503' as const,
        'pr_503' as const,
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      operation: fc.constantFrom(
        'appendPurchase' as const,
        'renewPurchase' as const,
        'settlePurchase' as const,
      ),
      /** Which of the user's purchases. */
      which: fc.nat(5),
      amount: amounts,
      mode: fc.constantFrom('principal', 'principal_and_income'),
    }),
  },
)

/** One of `wishes`. */
export type Wish = typeof wishes extends fc.Arbitrary<infer T> ? T : never

/** A user who may do all of it. */
export async function makePlayer(sandbox: TestSandbox): Promise<Player> {
  const user = await sandbox.user({ cash: '3000.00' })
  passVerification(sandbox.world, user.id)
  releaseDeposit(sandbox.world, user.id, '40000.00', null)
  const made = {
    order: new Set<string>(),
    withdrawal: new Set<string>(),
    exchange: new Set<string>(),
    deposit: new Set<string>(),
    purchase: new Set<string>(),
  }
  return { ...user, targetId: await boundAlipay(user), made }
}

/** The request that a user sends for a wish; undefined when there is nothing that it could name. */
export async function requestFor(
  sandbox: TestSandbox,
  player: Player,
  wish: Wish,
): Promise<MoneyRequest | undefined> {
  switch (wish.operation) {
    case 'placeOrder': {
      const { operation, ...order } = wish
      return { operation, form: orderForm(sandbox, order) }
    }
    case 'claimDailyBonus':
      return { operation: wish.operation, form: { request_id: requestId() } }
    case 'submitWithdrawal':
      return {
        operation: wish.operation,
        form: { target_id: player.targetId, amount: wish.amount, ...proved() },
      }
    case 'submitDeposit':
      return { operation: wish.operation, form: await depositForm(player, wish.amount) }
    case 'submitExchange': {
      const { offers } = await player.done('getExchange')
      const rate = offers.find(({ coin }) => coin === wish.coin)?.rate ?? '0'
      const { operation, ...exchange } = wish
      return { operation, form: { ...exchange, rate, request_id: requestId() } }
    }
    case 'buyProject': {
      const { operation, amount, project } = wish
      const form = { project_id: project, daily_rate: PROJECTS[project], amount, ...proved() }
      return { operation, form }
    }
    default:
      return purchaseRequest(player, wish)
  }
}

type PurchaseWish = Extract<Wish, { which: number }>

async function purchaseRequest(
  player: Player,
  { operation, which, amount, mode }: PurchaseWish,
): Promise<MoneyRequest | undefined> {
  const ids = [...player.made.purchase]
  const purchase_id = ids[which % Math.max(ids.length, 1)]
  if (purchase_id === undefined) return undefined
  if (operation === 'settlePurchase') return { operation, form: { purchase_id, ...proved() } }
  if (operation === 'appendPurchase') {
    return { operation, form: { purchase_id, amount, ...proved() } }
  }
  const { purchase } = await player.done('getPurchase', { purchase_id })
  return { operation, form: { purchase_id, mode, daily_rate: purchase.daily_rate, ...proved() } }
}
