import fc from 'fast-check'
import type { ExchangeRecord } from '../../src/generated/model/exchange-record.ts'
import type { LedgerEntry } from '../../src/generated/model/ledger-entry.ts'
import type { Purchase } from '../../src/generated/model/purchase.ts'
import type { TradeOrder } from '../../src/generated/model/trade-order.ts'
import type { Wallet } from '../../src/generated/model/wallet.ts'
import type { WithdrawalRecord } from '../../src/generated/model/withdrawal-record.ts'
import type { Contract } from '../contract/contract.ts'
import { newRequestId } from '../plan/makers.ts'
import type { User } from '../plan/stage.ts'
import { NotReachable } from '../plan/stage.ts'
import { SCALES } from '../run/checks.ts'
import { compare, divide, equal, minus, negated, sum, times } from '../run/decimal.ts'
import type { Law } from './law.ts'
import { descriptionOf, lawsOf } from './law.ts'
import type { Scene } from './scene.ts'

/** How many random amounts are tried; a withdrawal has few a day. */
const RUNS = 5
const FEW = 2

/**
 * Money adds up to the cent: fees are rounded half up, what is paid is what was promised, and a
 * balance is the sum of its ledger.
 */
export function moneyLaws(contract: Contract): Law[] {
  const law = lawsOf(contract, 'money')
  const order = { rule: descriptionOf('TradeOrder') }
  const reads = (rule: string) => ({ rule: descriptionOf(rule), reads: true })
  return [
    law('placeOrder', 'fee and profit are of any amount to the cent', orders, order),
    law('submitWithdrawal', 'what arrives is the amount less its fee', withdrawals, {
      rule: descriptionOf('WithdrawalConditions'),
    }),
    law(
      'submitExchange',
      'both sides and the fee are of any amount to the last decimal',
      exchanges,
    ),
    law('buyProject', 'the balance pays what the purchase is worth', buying, {
      rule: descriptionOf('Purchase'),
    }),
    law('appendPurchase', 'the balance pays what the principal gains', appending, {
      rule: descriptionOf('Purchase'),
    }),
    law('settlePurchase', 'what was promised is what is paid', settling),
    law('renewPurchase', 'what was promised is what is taken', renewing),
    law('claimDailyBonus', 'what was offered is what is credited', bonus),
    law('getOrder', 'every order adds up', singleOrders, reads('TradeOrder')),
    law('listOrders', 'every order and the totals add up', listedOrders, reads('OrderTotals')),
    law('listHoldings', 'open orders add up to their totals', holdings, reads('HoldingTotals')),
    law('getPurchase', 'every purchase adds up', purchases, reads('Purchase')),
    law('listPurchases', 'every purchase adds up', listedPurchases, reads('Purchase')),
    law('listExchangeRecords', 'every exchange adds up', listedExchanges, reads('ExchangeRecord')),
    law('listWithdrawalRecords', 'every withdrawal adds up', listedWithdrawals, {
      reads: true,
      rule: ['components', 'schemas', 'WithdrawalRecord'],
    }),
    law(
      'getWallet',
      'balances are the sum of the ledger, and parts add up',
      wallets,
      reads('LedgerEntry'),
    ),
    law('getUser', 'balances are those of the wallet', balances, { reads: true }),
    law('getBalanceProduct', 'parts add up', balanceProduct, reads('BalanceProduct')),
    law('getExchange', 'what one has is what the wallet says', exchangeView, { reads: true }),
    law('getWithdrawalView', 'what one has is what the wallet says', withdrawalView, {
      reads: true,
    }),
    law('getProject', 'what one has is what the wallet says', projectView, { reads: true }),
  ]
}

/** A whole number of cents as text. */
const cents = (amount: number) => divide(String(amount), '100', 2)

async function available(scene: Scene, user: User): Promise<string> {
  return (await scene.done('getUser', {}, user)).balances.available
}

/** What the available balance changed by while something happened. */
async function change(scene: Scene, user: User, happen: () => Promise<unknown>): Promise<string> {
  const before = await available(scene, user)
  await happen()
  return minus(await available(scene, user), before)
}

async function orders(scene: Scene): Promise<void> {
  const user = await scene.actor()
  const amounts = fc.record({
    cents: fc.integer({ min: 1000, max: 20_000 }),
    direction: fc.constantFrom('up', 'down'),
  })
  await scene.forAll(amounts, RUNS, async ({ cents: whole, direction }) => {
    const { values } = await scene.draft(user, 'placeOrder')
    const amount = cents(Math.max(whole, Number(values.amount) * 100))
    const sent = { ...values, amount, direction, request_id: newRequestId() }
    let order: TradeOrder | undefined
    const taken = await change(scene, user, async () => {
      order = (await scene.done('placeOrder', sent, user)).order
      holdOrder(scene, order)
      scene.hold(equal(order.amount, amount), `the order is of ${order.amount}, not ${amount}`)
    })
    const cost = sum(amount, order?.fee ?? '0')
    scene.hold(
      equal(taken, negated(cost)),
      `the order cost ${cost} and the balance changed by ${taken}`,
    )
  })
}

/** The laws of one timed order (the contract, schema `TradeOrder`). */
export function holdOrder(scene: Scene, order: TradeOrder): void {
  const place = descriptionOf('TradeOrder')
  const { amount, fee, expected_profit: profit, payout, net_profit: net } = order
  const same = (found: string, wanted: string, what: string) =>
    scene.hold(
      equal(found, wanted),
      `${what} of ${order.id} was to be ${wanted} and is ${found}`,
      place,
    )
  same(fee, times(amount, order.fee_rate, 2), 'fee')
  same(profit, times(amount, order.profit_rate, 2), 'expected_profit')
  const times_ = order.open_time + order.seconds
  scene.hold(order.settles_at === times_, `${order.id} settles at ${order.settles_at}`, place)
  const payouts: Record<string, string> = {
    win: sum(amount, profit),
    loss: '0.00',
    draw: sum(amount, fee),
  }
  const wanted = payouts[order.result]
  if (wanted === undefined || payout === null || net === null) return
  same(payout, wanted, 'payout')
  same(net, minus(minus(payout, amount), fee), 'net_profit')
}

async function withdrawals(scene: Scene): Promise<void> {
  const user = await scene.actor()
  await scene.forAll(fc.integer({ min: 10_000, max: 50_000 }), FEW, async (whole) => {
    const { values } = await scene.draft(user, 'submitWithdrawal')
    const { conditions } = await scene.done('getWithdrawalView', {}, user)
    const smallest = Number(values.amount) * 100
    // In this project's sandbox such an amount stays under review.
    const amount = cents(Math.floor(Math.max(whole, smallest) / 100) * 100 + 77)
    const sent = { ...values, amount, request_id: newRequestId() }
    const taken = await change(scene, user, async () => {
      const { record } = await scene.done('submitWithdrawal', sent, user)
      holdWithdrawal(scene, record)
      const fee = times(amount, conditions.fee_rate, 2)
      scene.hold(equal(record.fee, fee), `the fee was to be ${fee} and is ${record.fee}`)
      scene.hold(
        equal(record.amount, amount),
        `the withdrawal is of ${record.amount}, not ${amount}`,
      )
    })
    scene.hold(
      equal(taken, negated(amount)),
      `${amount} was withdrawn and the balance changed by ${taken}`,
    )
  })
}

function holdWithdrawal(scene: Scene, record: WithdrawalRecord): void {
  const { amount, fee, actual_amount: actual } = record
  const wanted = minus(amount, fee)
  scene.hold(
    equal(actual, wanted),
    `actual_amount of ${record.id} was to be ${amount} - ${fee} = ${wanted} and is ${actual}`,
    ['components', 'schemas', 'WithdrawalRecord'],
  )
}

async function exchanges(scene: Scene): Promise<void> {
  const user = await scene.actor()
  const sides = fc.record({
    example: fc.constantFrom('demo', 'coin_to_cash', 'usdt'),
    // In parts of a million of what the smallest exchange takes, above it.
    extra: fc.integer({ min: 0, max: 5_000_000 }),
  })
  await scene.forAll(sides, RUNS, async ({ example, extra }) => {
    const { values } = await scene.draft(user, 'submitExchange', example)
    const given = values.type === 'cash_to_coin' ? 'USD' : String(values.coin)
    const scale = SCALES[given] ?? 2
    const more = times(String(values.amount), divide(String(extra), '1000000', 6), scale)
    const amount = sum(String(values.amount), more)
    const view = await scene.done('getExchange', {}, user)
    const sent = { ...values, amount, request_id: newRequestId() }
    let record: ExchangeRecord | undefined
    const moved = await change(scene, user, async () => {
      record = (await scene.done('submitExchange', sent, user)).record
    })
    if (!record) return
    holdExchange(scene, record, view.fee_rate)
    const gives = record.type === 'cash_to_coin'
    const side = gives ? record.cash_settlement : record.currency_settlement
    scene.hold(equal(side, amount), `${amount} was given and the record says ${side}`)
    const wanted = gives ? negated(record.cash_settlement) : record.cash_settlement
    scene.hold(
      equal(moved, wanted),
      `cash of ${wanted} was exchanged and the balance changed by ${moved}`,
    )
  })
}

/** The laws of one exchange (the contract, `submitExchange` and schema `ExchangeRecord`). */
function holdExchange(scene: Scene, record: ExchangeRecord, feeRate: string): void {
  const { cash_settlement: cash, currency_settlement: coins, rate, fee, coin, type } = record
  const scale = SCALES[coin] ?? 8
  const place = descriptionOf('ExchangeRecord')
  const same = (found: string, wanted: string, what: string) =>
    scene.hold(
      equal(found, wanted),
      `${what} of ${record.id} was to be ${wanted} and is ${found}`,
      place,
    )
  if (type === 'cash_to_coin') {
    same(fee, times(cash, feeRate, 2), 'fee')
    same(coins, divide(minus(cash, fee), rate, scale), 'currency_settlement')
    return
  }
  const value = times(coins, rate, 16)
  same(fee, times(value, feeRate, 2), 'fee')
  same(cash, times(minus(value, fee), '1', 2), 'cash_settlement')
}

async function buying(scene: Scene): Promise<void> {
  const user = await scene.actor()
  await scene.forAll(fc.integer({ min: 0, max: 9999 }), FEW, async (extra) => {
    const { values } = await scene.draft(user, 'buyProject')
    const { project } = await scene.done('getProject', { project_id: values.project_id }, user)
    const wanted = sum(String(values.amount), cents(extra))
    const amount = compare(wanted, project.maximum_amount) > 0 ? project.minimum_amount : wanted
    const taken = await change(scene, user, async () => {
      const sent = { ...values, amount, request_id: newRequestId() }
      const { purchase, movements } = await scene.done('buyProject', sent, user)
      holdPurchase(scene, purchase)
      scene.hold(
        equal(purchase.initial_amount, amount),
        `${purchase.initial_amount} was bought, not ${amount}`,
      )
      const moved = sum('0.00', ...movements.map((one) => one.amount))
      scene.hold(equal(moved, negated(amount)), `${amount} was paid and the movements say ${moved}`)
    })
    scene.hold(
      equal(taken, negated(amount)),
      `${amount} was paid and the balance changed by ${taken}`,
    )
  })
}

/** The laws of one purchase (the contract, schema `Purchase`). */
function holdPurchase(scene: Scene, purchase: Purchase): void {
  const { id, initial_amount: initial, appended_amount: appended, principal } = purchase
  const place = descriptionOf('Purchase')
  const wanted = sum(initial, appended)
  scene.hold(
    equal(principal, wanted),
    `principal of ${id} was to be ${wanted} and is ${principal}`,
    place,
  )
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
    `progress of ${id} was to be ${progress} and is ${purchase.progress}`,
    place,
  )
}

/** Amounts of a purchase that stand until something is done with it. */
const STANDING = ['principal', 'income_paid', 'income_expected', 'returned_amount'] as const

/** The same purchase is told in the same way everywhere. */
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

async function appending(scene: Scene): Promise<void> {
  const user = await scene.actor()
  const { values } = await scene.draft(user, 'appendPurchase')
  const sent = { purchase_id: values.purchase_id }
  const { purchase: before } = await scene.done('getPurchase', sent, user)
  const taken = await change(scene, user, async () => {
    const { purchase } = await scene.done('appendPurchase', values, user)
    holdPurchase(scene, purchase)
    const gained = minus(purchase.principal, before.principal)
    scene.hold(
      equal(gained, String(values.amount)),
      `${values.amount} was added and the principal grew by ${gained}`,
    )
  })
  const wanted = negated(String(values.amount))
  scene.hold(equal(taken, wanted), `${wanted} was to move and the balance changed by ${taken}`)
}

async function settling(scene: Scene): Promise<void> {
  const user = await scene.actor()
  const { values } = await scene.draft(user, 'settlePurchase')
  const { actions } = await scene.done('getPurchase', { purchase_id: values.purchase_id }, user)
  const { returns } = actions.settle
  scene.hold(returns !== null, 'nothing is promised for settling a running purchase')
  const gained = await change(scene, user, async () => {
    const { purchase, movements } = await scene.done('settlePurchase', values, user)
    holdPurchase(scene, purchase)
    const moved = sum('0.00', ...movements.map((one) => one.amount))
    scene.hold(equal(moved, returns ?? ''), `${returns} was promised and ${moved} was moved`)
    const sent = { purchase_id: purchase.id }
    holdAlike(scene, purchase, (await scene.done('getPurchase', sent, user)).purchase)
  })
  scene.hold(
    equal(gained, returns ?? ''),
    `${returns} was promised and the balance changed by ${gained}`,
  )
}

async function renewing(scene: Scene): Promise<void> {
  const actor = await scene.actor()
  const { values, as: user = actor } = await scene.draft(actor, 'renewPurchase')
  const { actions } = await scene.done('getPurchase', { purchase_id: values.purchase_id }, user)
  const promised =
    values.mode === 'principal' ? actions.renew.principal : actions.renew.principal_and_income
  scene.hold(promised !== null, 'nothing is promised for a renewal that is allowed')
  const taken = await change(scene, user, async () => {
    const { purchase } = await scene.done('renewPurchase', values, user)
    holdPurchase(scene, purchase)
    scene.hold(
      equal(purchase.principal, promised ?? ''),
      `${promised} was promised and ${purchase.principal} is in`,
    )
    const sent = { purchase_id: purchase.id }
    holdAlike(scene, purchase, (await scene.done('getPurchase', sent, user)).purchase)
  })
  scene.hold(
    equal(taken, negated(promised ?? '')),
    `${promised} was promised and the balance changed by ${taken}`,
  )
}

async function bonus(scene: Scene): Promise<void> {
  const actor = await scene.actor()
  const { values, as: user = actor } = await scene.draft(actor, 'claimDailyBonus')
  const { amount, total_claimed: before } = await scene.done('getDailyBonus', {}, user)
  const gained = await change(scene, user, async () => {
    const claim = await scene.done('claimDailyBonus', values, user)
    scene.hold(equal(claim.amount, amount), `${amount} was offered and ${claim.amount} was claimed`)
  })
  scene.hold(equal(gained, amount), `${amount} was offered and the balance changed by ${gained}`)
  const { total_claimed: after } = await scene.done('getDailyBonus', {}, user)
  scene.hold(
    equal(minus(after, before), amount),
    `${amount} was claimed and the total grew from ${before} to ${after}`,
  )
}

/** How many records are looked at one by one. */
const LOOKED_AT = 6

async function singleOrders(scene: Scene): Promise<void> {
  const { main } = scene.world
  const { list } = await scene.done('listOrders', { view: 'contract', limit: '100' }, main)
  if (list.length === 0) throw new NotReachable('the main user has no order')
  for (const { id } of list.slice(0, LOOKED_AT)) {
    const { order } = await scene.done('getOrder', { order_id: id }, main)
    holdOrder(scene, order)
  }
}

/** Orders that a page of the largest size shows whole. */
const PAGE = 100

/** What an order can come to, each of which a list can be filtered by. */
const RESULTS = ['win', 'loss', 'draw'] as const

async function listedOrders(scene: Scene): Promise<void> {
  const { main } = scene.world
  const sent = { view: 'contract', limit: String(PAGE) }
  const { list } = await scene.done('listOrders', sent, main)
  for (const one of list) if (one.kind === 'contract') holdOrder(scene, one)
  for (const result of RESULTS) await holdTotals(scene, { ...sent, result })
  const bought = await scene.done('listOrders', { ...sent, view: 'project' }, main)
  const { list: purchased } = await scene.done('listPurchases', { limit: String(PAGE) }, main)
  const known = new Map(purchased.map((one) => [one.id, one]))
  for (const one of bought.list) {
    if (one.kind === 'project') holdAlike(scene, one, known.get(one.id))
  }
}

/** The totals of the orders of one result are their sums. */
async function holdTotals(scene: Scene, sent: { result: string; view: string; limit: string }) {
  const { list, total, totals } = await scene.done('listOrders', sent, scene.world.main)
  if (total > PAGE) return
  const orders = list.filter((one) => one.kind === 'contract')
  const add = (values: (string | null)[]) => sum('0.00', ...values.map((one) => one ?? '0'))
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
}

async function holdings(scene: Scene): Promise<void> {
  const user = await scene.actor()
  const { values } = await scene.draft(user, 'placeOrder')
  await scene.done('placeOrder', values, user)
  const { list, total, totals } = await scene.done('listHoldings', { limit: String(PAGE) }, user)
  for (const one of list) holdOrder(scene, one)
  scene.same(total, list.length, 'the number of open orders')
  const add = (texts: string[]) => sum('0.00', ...texts)
  const wanted = {
    amount: add(list.map(({ amount }) => amount)),
    fee: add(list.map(({ fee }) => fee)),
    expected_profit: add(list.map(({ expected_profit: profit }) => profit)),
  }
  const { amount, fee, expected_profit: profit } = totals
  scene.same({ amount, fee, expected_profit: profit }, wanted, 'totals')
  const left = minus(totals.total_max, totals.amount)
  scene.hold(equal(totals.left, left), `left was to be ${left} and is ${totals.left}`)
}

/** Purchases whose schedule has every day of the cycle. */
const WHOLE: ReadonlySet<string> = new Set(['earning', 'awaiting_append', 'matured'])

async function purchases(scene: Scene): Promise<void> {
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
    const paid = sum(
      '0.00',
      ...schedule.filter(({ status }) => status === 'paid').map((one) => one.amount),
    )
    const place = descriptionOf('Purchase')
    if (purchase.dividend_method === 'daily_interest') {
      scene.hold(
        equal(paid, purchase.income_paid),
        `incomes of ${id} add up to ${paid}, not ${purchase.income_paid}`,
        place,
      )
    }
    for (const promised of [
      schedule.at(-1)?.principal,
      actions.renew.principal,
      actions.settle.principal,
    ]) {
      scene.hold(
        promised === null || promised === undefined || equal(promised, purchase.principal),
        `principal of ${id} is ${purchase.principal} here and ${promised} there`,
        place,
      )
    }
    // The schedule of what was settled early or imported need not be whole.
    const whole = sum('0.00', ...schedule.map(({ amount }) => amount))
    scene.hold(
      !WHOLE.has(purchase.status) || equal(whole, purchase.income_expected),
      `the schedule of ${id} comes to ${whole}, not ${purchase.income_expected}`,
      place,
    )
    const incomes = movements.filter(({ type }) => type === 'income' || type === 'held_income')
    const moved = sum('0.00', ...incomes.map(({ amount }) => amount))
    scene.hold(
      equal(moved, purchase.income_paid),
      `movements of ${id} paid ${moved}, not ${purchase.income_paid}`,
      place,
    )
  }
}

async function listedPurchases(scene: Scene): Promise<void> {
  const { main } = scene.world
  const { list } = await scene.done('listPurchases', { limit: '100' }, main)
  for (const one of list) holdPurchase(scene, one)
  for (const one of list.slice(0, LOOKED_AT)) {
    const { purchase } = await scene.done('getPurchase', { purchase_id: one.id }, main)
    holdAlike(scene, one, purchase)
  }
}

async function listedExchanges(scene: Scene): Promise<void> {
  const { main } = scene.world
  const { fee_rate: rate } = await scene.done('getExchange', {}, main)
  const { list } = await scene.done('listExchangeRecords', { limit: '100' }, main)
  // Records that support or another system made may have had other fees.
  for (const one of list) if (one.request_id !== null) holdExchange(scene, one, rate)
}

async function listedWithdrawals(scene: Scene): Promise<void> {
  const { list } = await scene.done('listWithdrawalRecords', { limit: '100' }, scene.world.main)
  for (const one of list) holdWithdrawal(scene, one)
}

async function wallets(scene: Scene): Promise<void> {
  const { main } = scene.world
  const wallet = await scene.done('getWallet', { limit: '100' }, main)
  for (const currency of scene.contract.values('Currency')) {
    const { ledger } = await scene.done('getWallet', { currency, limit: '100' }, main)
    holdLedger(scene, ledger.list, balanceOf(wallet, currency), ledger.total)
  }
  holdWallet(scene, wallet)
}

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
    scene.hold(
      equal(newest.balance_after, balance),
      `the newest entry ${newest.id} leaves ${newest.balance_after} and the balance is ${balance}`,
      place,
    )
  }
  for (const [index, entry] of list.entries()) {
    const older = list[index + 1]
    // Beyond the page the entry before it is not known.
    if (!older && total > list.length) return
    const before = older?.balance_after ?? '0'
    const wanted = sum(before, entry.amount)
    scene.hold(
      equal(entry.balance_after, wanted),
      `${entry.id} of ${entry.amount} after ${before} leaves ${entry.balance_after}, not ${wanted}`,
      place,
    )
  }
}

function holdWallet(scene: Scene, { balances: cash, coins, allocation }: Wallet): void {
  const place = descriptionOf('Wallet')
  const parts = sum('0.00', ...allocation.map(({ amount }) => amount))
  scene.hold(
    equal(parts, cash.total_asset),
    `the allocation adds up to ${parts}, not ${cash.total_asset}`,
    place,
  )
  const held = sum(cash.available, cash.frozen)
  scene.hold(
    equal(cash.cash, held),
    `cash was to be ${held} and is ${cash.cash}`,
    descriptionOf('Balances'),
  )
  for (const one of coins) {
    const value = times(sum(one.available, one.frozen), one.rate, 2)
    scene.hold(
      equal(one.value, value),
      `${one.coin} is worth ${value}, not ${one.value}`,
      descriptionOf('CoinBalance'),
    )
  }
}

async function balances(scene: Scene): Promise<void> {
  const { main } = scene.world
  const { balances: told } = await scene.done('getUser', {}, main)
  const wallet = await scene.done('getWallet', {}, main)
  scene.same(told, wallet.balances, 'the balances')
}

async function balanceProduct(scene: Scene): Promise<void> {
  const { main } = scene.world
  const { available: earning, frozen, total } = await scene.done('getBalanceProduct', {}, main)
  const wanted = sum(earning, frozen)
  scene.hold(equal(total, wanted), `total was to be ${wanted} and is ${total}`)
  const { list } = await scene.done('listPurchases', { limit: '100' }, main)
  const running = list.filter(({ status }) => status === 'earning' || status === 'awaiting_append')
  const principal = sum('0.00', ...running.map((one) => one.principal))
  scene.hold(equal(total, principal), `running purchases add up to ${principal}, not ${total}`)
}

async function exchangeView(scene: Scene): Promise<void> {
  const { main } = scene.world
  const view = await scene.done('getExchange', {}, main)
  const wallet = await scene.done('getWallet', {}, main)
  scene.hold(
    equal(view.available, wallet.balances.available),
    `available is ${view.available}, not ${wallet.balances.available}`,
  )
  for (const { coin, available: has } of view.offers) {
    const wanted = balanceOf(wallet, coin)
    scene.hold(wanted === undefined || equal(has, wanted), `${coin} is ${has}, not ${wanted}`)
  }
}

async function withdrawalView(scene: Scene): Promise<void> {
  const { main } = scene.world
  const { available: has } = await scene.done('getWithdrawalView', {}, main)
  const wanted = await available(scene, main)
  scene.hold(equal(has, wanted), `available is ${has}, not ${wanted}`)
}

async function projectView(scene: Scene): Promise<void> {
  const { main } = scene.world
  const { list } = await scene.done('listProjects', {}, main)
  const [project] = list
  if (!project) throw new NotReachable('there is no project')
  const { available: has } = await scene.done('getProject', { project_id: project.id }, main)
  const wanted = await available(scene, main)
  scene.hold(equal(has, wanted), `available is ${has}, not ${wanted}`)
}
