import type { OperationId } from '../../sandbox/generated/operations.ts'
import type { Sent } from '../client/client.ts'
import { NotReachable } from '../client/client.ts'
import type { Wish } from '../client/helper.ts'
import { cashCurrency, cashScale, cent, nothing } from '../contract/currencies.ts'
import { compare, least, minus, plain, scaleOf, sum, times } from '../contract/decimal.ts'
import { exchangeFee } from '../plan/accepted.ts'
import { needed } from '../plan/stage.ts'
import { lawList } from './law.ts'
import type { Scene } from './scene.ts'

/** How many requests spend the same balance at once, and how many of them it covers. */
const REQUESTS = 6
const COVERED_REQUESTS = 2

const law = lawList()
/** Money is spent once: of several requests at once only as many are done as the balance covers. */
export const overdrawLaws = law.all

/** How many exchanges it may take to spend a balance. */
const MAX_EXCHANGES = 12

/** Spends what a matured purchase was paid out with, and renews it. */
law('overdraw.renewal', 'renewPurchase', async (scene) => {
  const { values, as } = await scene.draft(scene.world.main, 'renewPurchase')
  const user = needed(as, 'nobody has a matured purchase')
  const sent = { purchase_id: values.purchase_id }
  const { principal } = (await scene.done('getPurchase', sent, user)).actions.renew
  const cost = scene.found(principal, 'nothing is said of what a renewal takes')
  for (let made = 0; made < MAX_EXCHANGES; made += 1) {
    const view = await scene.done('getExchange', {}, user)
    const { available, min, max } = view
    if (compare(available, cost) < 0) {
      await scene.unchanged(user, () =>
        scene.refused('renewPurchase', values, user, 'balance_not_enough'),
      )
      return
    }
    const { values: exchange } = await scene.draft(user, 'submitExchange', 'usdt')
    const over = sum(minus(available, cost), min)
    const amount = plain(least(over, max, available))
    const sold = { type: 'cash_to_coin', rate: String(exchange.rate), amount }
    const fee = exchangeFee(sold, view)
    await scene.done('submitExchange', { ...exchange, ...sold, fee }, user)
  }
  throw new NotReachable('the balance is too large to be spent')
})

/** What one request costs, what else it needs, and how it is written. */
interface Spending {
  currency: () => string
  /** What a request takes from the available balance. */
  cost(scene: Scene): Promise<string>
  /** What is spent before. */
  before?(scene: Scene): Promise<string>
  example?: string
  /** What the first of two requests has changed for the second. */
  again?(values: Sent): Sent
}

async function spendAtOnce(scene: Scene, id: OperationId, spending: Spending): Promise<void> {
  const { example } = spending
  const currency = spending.currency()
  const cost = await spending.cost(scene)
  const before = (await spending.before?.(scene)) ?? '0'
  const scale = scaleOf(cost)
  const balance = sum(before, times(cost, `${COVERED_REQUESTS}.5`, scale))
  const balances: Wish['balances'] = { [currency]: balance }
  const user = await scene.stranger({ balances })
  const { values } = await scene.draft(user, id, example)
  const answers = await Promise.all(
    Array.from({ length: REQUESTS }, () => {
      const sent: Sent = { ...values, ...scene.client.intent() }
      return scene.call(id, sent, user)
    }),
  )
  const done = answers.filter(({ code }) => code === 1).length
  scene.hold(
    done <= COVERED_REQUESTS,
    `${balance} ${currency} covered ${COVERED_REQUESTS} requests of ${cost} and ${done} of ${REQUESTS} were done`,
  )
  const wallet = await scene.done('getWallet', {}, user)
  const left =
    currency === wallet.currency
      ? wallet.balances.available
      : scene.found(
          wallet.coins.find(({ coin }) => coin === currency)?.available,
          'no coins are shown',
        )
  scene.hold(compare(left, '0') >= 0, `the balance is ${left}`)
  const spent = times(cost, String(done), scale)
  const wanted = minus(minus(balance, before), spent)
  scene.hold(
    compare(left, wanted) === 0,
    `${done} requests of ${cost} were done and leave ${left} of ${minus(balance, before)}`,
  )
}

/** What is there is spent to the last cent; with a cent less the last request is refused. */
async function spendExactly(scene: Scene, id: OperationId, spending: Spending): Promise<void> {
  const { example } = spending
  const currency = spending.currency()
  const cost = await spending.cost(scene)
  const before = (await spending.before?.(scene)) ?? '0'
  for (const lacks of ['0', cent()]) {
    const balances = { [currency]: minus(sum(before, cost, cost), lacks) }
    const user = await scene.stranger({ balances })
    const { values } = await scene.draft(user, id, example)
    await scene.done(id, values, user)
    const sent = { ...values, ...spending.again?.(values), ...scene.client.intent() }
    if (lacks === '0') await scene.done(id, sent, user)
    else {
      const { params } = await scene.refused(id, sent, user, 'balance_not_enough')
      scene.amount(params.available ?? '', minus(cost, lacks), 'available of the refusal')
    }
  }
}

async function orderCost(scene: Scene): Promise<string> {
  const { values } = await scene.draft(await scene.another(), 'placeOrder')
  const amount = String(values.amount)
  return sum(nothing(), amount, times(amount, String(values.fee_rate), cashScale()))
}

async function smallestPurchase(scene: Scene): Promise<string> {
  const project = await scene.stage(scene.world.main).openProject()
  return needed(project, 'no project takes money now').minimum_amount
}

async function smallestAppend(scene: Scene): Promise<string> {
  const { values } = await scene.draft(await scene.another(), 'appendPurchase')
  return sum(nothing(), String(values.amount))
}

const SPENDINGS: Partial<Record<OperationId, Spending>> = {
  placeOrder: { currency: cashCurrency, cost: orderCost },
  buyProject: { currency: cashCurrency, cost: smallestPurchase },
  appendPurchase: {
    currency: cashCurrency,
    cost: smallestAppend,
    before: smallestPurchase,
    again: ({ principal, amount }) => ({ principal: sum(String(principal), String(amount)) }),
  },
  submitExchange: {
    currency: cashCurrency,
    // Its rate is the same at any time.
    example: 'usdt',
    cost: async (scene) => (await scene.done('getExchange', {}, scene.world.main)).min,
  },
  submitWithdrawal: {
    currency: cashCurrency,
    cost: async (scene) =>
      (await scene.done('getWithdrawalView', {}, scene.world.main)).conditions.min,
  },
}

const ops = Object.entries(SPENDINGS) as [OperationId, Spending][]
for (const [id, spending] of ops)
  law('overdraw.at-once', id, (scene) => spendAtOnce(scene, id, spending))
for (const [id, spending] of ops)
  law('overdraw.exact', id, (scene) => spendExactly(scene, id, spending))
