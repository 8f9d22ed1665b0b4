import fc from 'fast-check'
import type {
  ExchangeRecord,
  LedgerEntry,
  Purchase,
  TradeOrder,
  Wallet,
  WithdrawalRecord,
} from '../../src/generated/h5.schemas.ts'
import type { Sent } from '../client/client.ts'
import { NotReachable } from '../client/client.ts'
import { cashCurrency, cashScale, cent, nothing, scaleOfCurrency } from '../contract/currencies.ts'
import {
  compare,
  divide,
  divideDown,
  equal,
  minus,
  negated,
  sum,
  times,
} from '../contract/decimal.ts'
import { exchangeFee } from '../plan/accepted.ts'
import type { User } from '../plan/stage.ts'
import { exchangeOf, halfOf, payoutOf } from '../reference/reference.ts'
import { descriptionOf, lawList } from './law.ts'
import type { Scene } from './scene.ts'

/** How many random amounts are tried; few of what a day or a project limits. */
const RUNS = 5
const FEW_RUNS = 2

const law = lawList()
/**
 * Money adds up to the cent: fees are rounded half up, what is paid is what was promised, and a
 * balance is the sum of its ledger.
 */
export const moneyLaws = law.all

const reads = { reads: true }

const MOVED = 'the change of the balance'

/** What records add up to. */
const total = (records: readonly { amount: string }[]) =>
  sum(nothing(), ...records.map(({ amount }) => amount))

/** A whole number of the smallest units as text. */
const cents = (amount: number) => times(String(amount), cent(), cashScale())

async function available(scene: Scene, user: User): Promise<string> {
  return (await scene.done('getUser', {}, user)).balances.available
}

/** What the available balance changed by while something happened. */
async function change(scene: Scene, user: User, happen: () => Promise<unknown>): Promise<string> {
  const before = await available(scene, user)
  await happen()
  return minus(await available(scene, user), before)
}

law('money.order', 'placeOrder', async (scene) => {
  const user = await scene.actor()
  const amounts = fc.record({
    // Half a cent of the fee or of the profit first: there the ways to round differ.
    of: fc.oneof(
      { withCrossShrink: true },
      fc.constantFrom('fee_rate', 'profit_rate'),
      fc.integer({ min: 1000, max: 20_000 }),
    ),
    direction: fc.constantFrom('up', 'down'),
  })
  const examples = [
    [{ of: 'fee_rate', direction: 'up' }],
    [{ of: 'profit_rate', direction: 'down' }],
  ] as [{ of: string | number; direction: string }][]
  await scene.forAll(
    amounts,
    RUNS,
    async ({ of, direction }) => {
      const { values } = await scene.draft(user, 'placeOrder')
      const least = sum(nothing(), String(values.amount))
      const amount =
        typeof of === 'number'
          ? cents(Math.max(of, Number(values.amount) * 10 ** cashScale()))
          : (halfOf(least, String(values[of])) ?? least)
      const sent = { ...values, amount, direction, ...scene.client.intent() }
      let order: TradeOrder | undefined
      const taken = await change(scene, user, async () => {
        order = (await scene.done('placeOrder', sent, user)).order
        holdOrder(scene, order)
        scene.amount(order.amount, amount, 'the amount of the order')
      })
      const cost = sum(amount, order?.fee ?? '0')
      scene.amount(taken, negated(cost), MOVED)
    },
    examples,
  )
})

/** The laws of one timed order (the contract, schema `TradeOrder`). */
export function holdOrder(scene: Scene, order: TradeOrder): void {
  const place = descriptionOf('TradeOrder')
  const { amount, fee, expected_profit: profit, payout, net_profit: net } = order
  const same = (found: string, wanted: string, what: string) =>
    scene.amount(found, wanted, `${what} of ${order.id}`, place)
  same(fee, times(amount, order.fee_rate, cashScale()), 'fee')
  same(profit, times(amount, order.profit_rate, cashScale()), 'expected_profit')
  const times_ = order.open_time + order.seconds
  scene.hold(
    order.settles_at === times_,
    `${order.id} must settle at ${times_}, and settles at ${order.settles_at}`,
    place,
  )
  const { result } = order
  if (result === 'open' || result === 'unknown' || payout === null || net === null) return
  const wanted = payoutOf(result, order)
  same(payout, wanted.payout, 'payout')
  same(net, wanted.net, 'net_profit')
}

law('money.withdrawal', 'submitWithdrawal', async (scene) => {
  const user = await scene.actor()
  await scene.forAll(
    fc.integer({ min: 0, max: 40_000 }),
    FEW_RUNS,
    async (more) => {
      const example = more === 0 ? 'demo' : 'coin'
      const { values } = await scene.draft(user, 'submitWithdrawal', example)
      const { conditions } = await scene.done('getWithdrawalView', {}, user)
      const least = sum(String(values.amount), cents(more))
      const amount = (more === 0 ? halfOf(least, conditions.fee_rate) : undefined) ?? least
      const fee = times(amount, conditions.fee_rate, cashScale())
      const sent = { ...values, amount, fee, ...scene.client.intent() }
      const taken = await change(scene, user, async () => {
        const { record } = await scene.done('submitWithdrawal', sent, user)
        holdWithdrawal(scene, record)
        scene.amount(record.fee, fee, 'the fee')
        scene.amount(record.amount, amount, 'the amount of the withdrawal')
      })
      scene.amount(taken, negated(amount), MOVED)
    },
    [[0]],
  )
})

function holdWithdrawal(scene: Scene, record: WithdrawalRecord): void {
  const { id, amount, fee, actual_amount: actual } = record
  const place = ['components', 'schemas', 'WithdrawalRecord']
  scene.amount(actual, minus(amount, fee), `actual_amount of ${id}, ${amount} - ${fee},`, place)
  holdPayout(scene, record)
}

/** What arrives in a coin is worth what arrives, rounded down, and is paid by a transaction. */
export function holdPayout(scene: Scene, record: WithdrawalRecord): void {
  const { id, coin_payout: payout, actual_amount: actual, status } = record
  if (!payout) return
  const { coin, rate, amount, transaction_id: transaction } = payout
  const wanted = divideDown(actual, rate, scaleOfCurrency(coin) ?? 8)
  const place = descriptionOf('NullableCoinPayout')
  scene.amount(amount, wanted, `amount of ${id} in ${coin}, ${actual} / ${rate},`, place)
  const isPaid = status === 'success' || transaction === null
  scene.hold(isPaid, `${id} is ${status} and has a transaction`, place)
}

law('money.exchange', 'submitExchange', async (scene) => {
  const user = await scene.actor()
  const sides = fc.record({
    example: fc.constantFrom('demo', 'coin_to_cash', 'usdt'),
    // In parts of a million of what the smallest exchange takes, above it.
    extra: fc.integer({ min: 0, max: 5_000_000 }),
  })
  const hold = async ({ example, extra }: { example: string; extra: number }) => {
    const { values } = await scene.draft(user, 'submitExchange', example)
    const given = values.type === 'cash_to_coin' ? cashCurrency() : String(values.coin)
    const scale = scaleOfCurrency(given) ?? cashScale()
    const more = times(String(values.amount), divide(String(extra), '1000000', 6), scale)
    const view = await scene.done('getExchange', {}, user)
    const amount = roundedUp(sum(String(values.amount), more), values, view.fee_rate)
    const fee = exchangeFee({ type: String(values.type), rate: String(values.rate), amount }, view)
    const sent = { ...values, amount, fee, ...scene.client.intent() }
    let record: ExchangeRecord | undefined
    const moved = await change(scene, user, async () => {
      record = (await scene.done('submitExchange', sent, user)).record
    })
    if (!record) return
    holdExchange(scene, record, view.fee_rate)
    const gives = record.type === 'cash_to_coin'
    const side = gives ? record.cash_settlement : record.currency_settlement
    scene.amount(side, amount, 'what was given, in the record,')
    const wanted = gives ? negated(record.cash_settlement) : record.cash_settlement
    scene.amount(moved, wanted, MOVED)
    const { ledger } = await scene.done('getWallet', { type: 'exchange' }, user)
    const { id, coin } = record
    const lines = ledger.list.filter((one) => one.record_id === id)
    for (const currency of [view.currency, coin])
      scene.hold(
        lines.some((one) => one.currency === currency),
        `no exchange of the ledger moves the ${currency} of ${id}`,
      )
  }
  await scene.forAll(sides, RUNS, hold, [[{ example: 'demo', extra: 0 }]])
})

/** Cash, or a few cents more of it, that comes to coins which are rounded up; coins as they are. */
function roundedUp(amount: string, { type, coin, rate }: Sent, feeRate: string): string {
  if (type !== 'cash_to_coin') return amount
  const terms = { type, rate: String(rate), coinScale: scaleOfCurrency(String(coin)) ?? 8 }
  const amounts = Array.from({ length: 20 }, (_, more) => sum(amount, cents(more)))
  const isUp = (given: string) => {
    const { fee, received } = exchangeOf(terms, given, feeRate)
    return compare(received, divide(minus(given, fee), terms.rate, 16)) > 0
  }
  return amounts.find(isUp) ?? amount
}

/** The laws of one exchange (the contract, `submitExchange` and schema `ExchangeRecord`). */
function holdExchange(scene: Scene, record: ExchangeRecord, feeRate: string): void {
  const { cash_settlement: cash, currency_settlement: coins, rate, fee, coin, type } = record
  const scale = scaleOfCurrency(coin) ?? 8
  const place = descriptionOf('ExchangeRecord')
  const same = (found: string, wanted: string, what: string) =>
    scene.amount(found, wanted, `${what} of ${record.id}`, place)
  const given = type === 'cash_to_coin' ? cash : coins
  const wanted = exchangeOf({ type, rate, coinScale: scale }, given, feeRate)
  same(fee, wanted.fee, 'fee')
  if (type === 'cash_to_coin') same(coins, wanted.received, 'currency_settlement')
  else same(cash, wanted.received, 'cash_settlement')
}

law('money.purchase', 'buyProject', async (scene) => {
  const user = await scene.actor()
  await scene.forAll(fc.integer({ min: 0, max: 9999 }), FEW_RUNS, async (extra) => {
    const { values } = await scene.draft(user, 'buyProject')
    const { project } = await scene.done('getProject', { project_id: values.project_id }, user)
    const wanted = sum(String(values.amount), cents(extra))
    const amount = compare(wanted, project.maximum_amount) > 0 ? project.minimum_amount : wanted
    const taken = await change(scene, user, async () => {
      const sent = { ...values, amount, ...scene.client.intent() }
      const { purchase, movements } = await scene.done('buyProject', sent, user)
      holdPurchase(scene, purchase)
      scene.amount(purchase.initial_amount, amount, 'initial_amount')
      scene.amount(total(movements), negated(amount), 'the sum of the movements')
    })
    scene.amount(taken, negated(amount), MOVED)
  })
})

/** The laws of one purchase (the contract, schema `Purchase`). */
function holdPurchase(scene: Scene, purchase: Purchase): void {
  const { id, initial_amount: initial, appended_amount: appended, principal } = purchase
  const place = descriptionOf('Purchase')
  scene.amount(principal, sum(initial, appended), `principal of ${id}`, place)
  const { returned_amount: returned } = purchase
  scene.hold(
    returned === null || equal(returned, principal),
    `${returned} of the principal of ${principal} of ${id} came back`,
    place,
  )
  const progress = divide(String(purchase.days_done), String(purchase.investment_cycle), 8)
  const off = minus(purchase.progress, progress)
  scene.hold(
    compare(off, '0.005') <= 0 && compare(off, '-0.005') >= 0,
    `progress of ${id} must be ${progress}, and is ${purchase.progress}`,
    place,
  )
}

/** Amounts of a purchase that change only by an action or an income. */
const STANDING = ['principal', 'income_paid', 'income_expected', 'returned_amount'] as const

/** Every call answers the same figures of a purchase. */
function holdAlike(scene: Scene, purchase: Purchase, other: Purchase | undefined): void {
  for (const name of STANDING) {
    scene.same(
      purchase[name],
      other?.[name],
      `${name} of ${purchase.id}`,
      descriptionOf('Purchase'),
    )
  }
}

law('money.append', 'appendPurchase', async (scene) => {
  const { user, values } = await scene.drafted('appendPurchase')
  const sent = { purchase_id: values.purchase_id }
  const { purchase: before } = await scene.done('getPurchase', sent, user)
  const taken = await change(scene, user, async () => {
    const { purchase } = await scene.done('appendPurchase', values, user)
    holdPurchase(scene, purchase)
    const gained = minus(purchase.principal, before.principal)
    scene.amount(gained, String(values.amount), 'what the principal gained')
  })
  scene.amount(taken, negated(String(values.amount)), MOVED)
})

law('money.settlement', 'settlePurchase', async (scene) => {
  const { user, values } = await scene.drafted('settlePurchase')
  const { actions } = await scene.done('getPurchase', { purchase_id: values.purchase_id }, user)
  const { returns } = actions.settle
  scene.hold(returns !== null, 'nothing is promised for settling a running purchase')
  const gained = await change(scene, user, async () => {
    const { purchase, movements } = await scene.done('settlePurchase', values, user)
    holdPurchase(scene, purchase)
    scene.amount(total(movements), returns ?? '', 'the sum of the movements, as promised,')
    const sent = { purchase_id: purchase.id }
    holdAlike(scene, purchase, (await scene.done('getPurchase', sent, user)).purchase)
  })
  scene.amount(gained, returns ?? '', MOVED)
})

law('money.renewal', 'renewPurchase', async (scene) => {
  const { user, values } = await scene.drafted('renewPurchase')
  const old = { purchase_id: values.purchase_id }
  const { purchase: before, actions } = await scene.done('getPurchase', old, user)
  const isWhole = values.mode === 'principal_and_income'
  const promised = isWhole ? actions.renew.principal_and_income : actions.renew.principal
  const wanted = sum(before.principal, isWhole ? before.income_paid : '0')
  scene.amount(promised ?? '', wanted, `what a renewal with ${values.mode} is said to take`)
  const taken = await change(scene, user, async () => {
    const { purchase } = await scene.done('renewPurchase', values, user)
    holdPurchase(scene, purchase)
    scene.amount(purchase.principal, promised ?? '', 'the principal, as promised,')
    const sent = { purchase_id: purchase.id }
    holdAlike(scene, purchase, (await scene.done('getPurchase', sent, user)).purchase)
  })
  scene.amount(taken, negated(promised ?? ''), MOVED)
})

law('money.bonus', 'claimDailyBonus', async (scene) => {
  const { user, values } = await scene.drafted('claimDailyBonus')
  const { amount, total_claimed: before } = await scene.done('getDailyBonus', {}, user)
  const gained = await change(scene, user, async () => {
    const claim = await scene.done('claimDailyBonus', values, user)
    scene.amount(claim.amount, amount, 'what was claimed, as offered,')
    scene.amount(claim.available, await available(scene, user), 'available of the claim')
  })
  scene.amount(gained, amount, MOVED)
  const { list } = (await scene.done('getWallet', { type: 'bonus' }, user)).ledger
  scene.amount(list[0]?.amount ?? '0', amount, 'the newest bonus in the ledger')
  const { total_claimed: after } = await scene.done('getDailyBonus', {}, user)
  scene.amount(after, sum(before, amount), 'total_claimed')
})

/** How many records are looked at one by one. */
const LOOKED_AT = 6

law('money.orders', 'getOrder', reads, async (scene) => {
  const { main } = scene.world
  const { list } = await scene.done('listOrders', { view: 'contract', limit: '100' }, main)
  if (list.length === 0) throw new NotReachable('the main user has no order')
  for (const { id } of list.slice(0, LOOKED_AT)) {
    const { order } = await scene.done('getOrder', { order_id: id }, main)
    holdOrder(scene, order)
  }
})

/** The largest page, as the contract bounds it. */
const MAX_LIMIT = 100

/** What an order can come to, each of which a list can be filtered by. */
const RESULTS = ['win', 'loss', 'draw'] as const

law('money.orders', 'listOrders', reads, async (scene) => {
  const { main } = scene.world
  const sent = { view: 'contract', limit: String(MAX_LIMIT) }
  const { list } = await scene.done('listOrders', sent, main)
  for (const one of list) if (one.type === 'contract') holdOrder(scene, one)
  const bought = await scene.done('listOrders', { ...sent, view: 'project' }, main)
  const { list: purchased } = await scene.done('listPurchases', { limit: String(MAX_LIMIT) }, main)
  const known = new Map(purchased.map((one) => [one.id, one]))
  for (const one of bought.list) {
    if (one.type === 'project') holdAlike(scene, one, known.get(one.id))
  }
})

law('money.order-totals', 'listOrders', reads, async (scene) => {
  const whole = { view: 'contract', limit: String(MAX_LIMIT) }
  for (const result of RESULTS) {
    const [first] = await holdTotals(scene, { ...whole, result })
    // Of all filters together.
    for (const direction of first ? ['up', 'down'] : [])
      await holdTotals(scene, { ...whole, result, direction, symbol: first?.symbol })
  }
})

/** The totals of the orders of one result are their sums; answers the orders. */
async function holdTotals(scene: Scene, sent: Sent & { result: string }): Promise<TradeOrder[]> {
  const { list, total, totals } = await scene.done('listOrders', sent, scene.world.main)
  const orders = list.filter((one) => one.type === 'contract')
  if (total > MAX_LIMIT) return orders
  const add = (values: (string | null)[]) => sum(nothing(), ...values.map((one) => one ?? '0'))
  const count = (result: string) => (result === sent.result ? total : 0)
  const wanted = {
    wins: count('win'),
    losses: count('loss'),
    draws: count('draw'),
    amount: add(orders.map(({ amount }) => amount)),
    fee: add(orders.map(({ fee }) => fee)),
    payout: add(orders.map(({ payout }) => payout)),
    net_profit: add(orders.map(({ net_profit: net }) => net)),
  }
  const { currency: _currency, ...found } = totals
  scene.same(found, wanted, `totals of what is a ${sent.result}`)
  return orders
}

law('money.holdings', 'listHoldings', reads, async (scene) => {
  const { user, values } = await scene.drafted('placeOrder')
  await scene.done('placeOrder', values, user)
  const { list, total, totals } = await scene.done(
    'listHoldings',
    { limit: String(MAX_LIMIT) },
    user,
  )
  for (const one of list) holdOrder(scene, one)
  scene.same(total, list.length, 'the number of open orders')
  const add = (texts: string[]) => sum(nothing(), ...texts)
  const wanted = {
    amount: add(list.map(({ amount }) => amount)),
    fee: add(list.map(({ fee }) => fee)),
    expected_profit: add(list.map(({ expected_profit: profit }) => profit)),
  }
  const { amount, fee, expected_profit: profit } = totals
  scene.same({ amount, fee, expected_profit: profit }, wanted, 'totals')
  scene.amount(totals.left, minus(totals.total_max, totals.amount), 'left')
})

/** Purchases whose schedule has every day of the cycle. */
const WHOLE: ReadonlySet<string> = new Set(['earning', 'awaiting_append', 'matured'])

law('money.purchases', 'getPurchase', reads, async (scene) => {
  const { main } = scene.world
  const { list } = await scene.done('listPurchases', {}, main)
  if (list.length === 0) throw new NotReachable('the main user has no purchase')
  for (const { id } of list.slice(0, LOOKED_AT)) {
    const { purchase, schedule, movements, actions } = await scene.done(
      'getPurchase',
      { purchase_id: id },
      main,
    )
    holdPurchase(scene, purchase)
    const place = descriptionOf('Purchase')
    const { income_paid: paid, income_expected: expected } = purchase
    if (purchase.dividend_method === 'daily_interest') {
      const days = schedule.filter(({ status }) => status === 'paid')
      scene.amount(paid, total(days), `income_paid of ${id}, by its schedule,`, place)
    }
    for (const promised of [
      schedule.at(-1)?.principal,
      actions.renew.principal,
      actions.settle.principal,
    ]) {
      if (promised) scene.amount(promised, purchase.principal, `principal of ${id}`, place)
    }
    // The schedule of what was settled early or imported need not be whole.
    if (WHOLE.has(purchase.status)) {
      scene.amount(expected, total(schedule), `income_expected of ${id}, by its schedule,`, place)
    }
    const incomes = movements.filter(({ type }) => type === 'income' || type === 'held_income')
    scene.amount(paid, total(incomes), `income_paid of ${id}, by its movements,`, place)
  }
})

law('money.purchases', 'listPurchases', reads, async (scene) => {
  const { main } = scene.world
  const { list } = await scene.done('listPurchases', { limit: '100' }, main)
  for (const one of list) holdPurchase(scene, one)
  for (const one of list.slice(0, LOOKED_AT)) {
    const { purchase } = await scene.done('getPurchase', { purchase_id: one.id }, main)
    holdAlike(scene, one, purchase)
  }
})

law('money.exchanges', 'listExchangeRecords', reads, async (scene) => {
  const { main } = scene.world
  const { fee_rate: rate } = await scene.done('getExchange', {}, main)
  const { list } = await scene.done('listExchangeRecords', { limit: '100' }, main)
  // Records that support or another system made may have had other fees.
  for (const one of list) if (one.request_id !== null) holdExchange(scene, one, rate)
})

law('money.withdrawals', 'listWithdrawalRecords', reads, async (scene) => {
  const { list } = await scene.done('listWithdrawalRecords', { limit: '100' }, scene.world.main)
  for (const one of list) holdWithdrawal(scene, one)
})

law('money.ledger', 'getWallet', reads, async (scene) => {
  const { main } = scene.world
  const wallet = await scene.done('getWallet', { limit: '100' }, main)
  for (const currency of scene.contract.values('Currency')) {
    const { ledger } = await scene.done('getWallet', { currency, limit: '100' }, main)
    holdLedger(scene, ledger.list, balanceOf(wallet, currency), ledger.total)
  }
  holdWallet(scene, wallet)
})

function balanceOf({ balances: cash, coins }: Wallet, currency: string): string | undefined {
  if (currency === cash.currency) return cash.available
  return coins.find(({ coin }) => coin === currency)?.available
}

/** Each entry explains the balance after it, the newest the balance of now, the oldest begins at 0. */
function holdLedger(
  scene: Scene,
  list: readonly LedgerEntry[],
  balance: string | undefined,
  total: number,
): void {
  const place = descriptionOf('LedgerEntry')
  const [newest] = list
  if (newest && balance !== undefined) {
    scene.amount(newest.balance_after, balance, `balance_after of the newest entry`, place)
  }
  for (const [index, entry] of list.entries()) {
    const older = list[index + 1]
    // Beyond the page the entry before it is not known.
    if (!older && total > list.length) return
    const before = older?.balance_after ?? '0'
    const what = `balance_after of ${entry.id}, ${entry.amount} after ${before},`
    scene.amount(entry.balance_after, sum(before, entry.amount), what, place)
  }
}

function holdWallet(scene: Scene, wallet: Wallet): void {
  const { balances: cash, coins, allocation } = wallet
  const place = descriptionOf('Wallet')
  scene.amount(cash.total_asset, total(allocation), 'total_asset, by the allocation,', place)
  const held = sum(cash.available, cash.frozen)
  scene.amount(cash.cash, held, 'cash', descriptionOf('Balances'))
  for (const one of coins) {
    const value = times(sum(one.available, one.frozen), one.rate, cashScale())
    scene.amount(one.value, value, `the value of ${one.coin}`, descriptionOf('CoinBalance'))
  }
  holdNetWorth(scene, wallet)
  const worth = sum(nothing(), ...coins.map(({ value }) => value))
  const what = 'the net worth of the coins'
  scene.amount(wallet.net_worth.coins, worth, what, descriptionOf('NetWorth'))
}

/** Everything is cash, projects and coins; nothing is counted twice or left out. */
function holdNetWorth(scene: Scene, told: Pick<Wallet, 'balances' | 'net_worth'>): void {
  const wanted = sum(told.balances.total_asset, told.net_worth.coins)
  scene.amount(told.net_worth.amount, wanted, 'the net worth', descriptionOf('NetWorth'))
}

law('money.balances', 'getUser', reads, async (scene) => {
  const { main } = scene.world
  const told = await scene.done('getUser', {}, main)
  const wallet = await scene.done('getWallet', {}, main)
  scene.same(told.balances, wallet.balances, 'the balances')
  holdNetWorth(scene, told)
  // Between the two calls a new rate may be published.
  if (told.net_worth.as_of === wallet.net_worth.as_of) {
    scene.same(told.net_worth, wallet.net_worth, 'the net worth')
  }
})

law('money.balance-product', 'getBalanceProduct', reads, async (scene) => {
  await holdFinancing(scene, scene.world.main)
})

/** What a user has in financing, and what it brought, is what the purchases say. */
export async function holdFinancing(scene: Scene, user: User): Promise<void> {
  const view = await scene.done('getBalanceProduct', {}, user)
  scene.amount(view.total, sum(view.available, view.frozen), 'total')
  const { list, total: all } = await scene.done('listPurchases', { limit: '100' }, user)
  if (all > list.length) throw new NotReachable('the purchases are more than a page')
  for (const [name, wanted] of [
    ['available', 'earning'],
    ['frozen', 'awaiting_append'],
  ] as const) {
    const those = list.filter(({ status }) => status === wanted)
    const principal = sum(nothing(), ...those.map((one) => one.principal))
    scene.amount(view[name], principal, `${name}, by the purchases that are ${wanted},`)
  }
  for (const [name, of] of [
    ['total_profit', 'income_paid'],
    ['income_held', 'income_held'],
  ] as const) {
    const income = sum(nothing(), ...list.map((one) => one[of]))
    scene.amount(view[name], income, `${name} of financing, by the ${of} of the purchases,`)
  }
}

law('money.views', 'getExchange', reads, async (scene) => {
  const { main } = scene.world
  const view = await scene.done('getExchange', {}, main)
  const wallet = await scene.done('getWallet', {}, main)
  scene.amount(view.available, wallet.balances.available, 'available')
  for (const { coin, available: has } of view.offers) {
    scene.amount(has, balanceOf(wallet, coin) ?? has, `available ${coin}`)
  }
})

law('money.views', 'getWithdrawalView', reads, async (scene) => {
  const { main } = scene.world
  const { available: has } = await scene.done('getWithdrawalView', {}, main)
  scene.amount(has, await available(scene, main), 'available')
})

law('money.views', 'getProject', reads, async (scene) => {
  const { main } = scene.world
  const { list } = await scene.done('listProjects', {}, main)
  const [project] = list
  if (!project) throw new NotReachable('there is no project')
  const { available: has } = await scene.done('getProject', { project_id: project.id }, main)
  scene.amount(has, await available(scene, main), 'available')
})
