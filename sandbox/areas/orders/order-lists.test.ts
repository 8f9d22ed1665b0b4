import { afterEach, beforeEach, expect, test } from 'vitest'
import { bought, openProjects, proved } from '../../test/financing.ts'
import { STORY_TIME, TestSandbox } from '../../test/harness.ts'
import { advanceTo, orderForm } from '../../test/orders.ts'

let sandbox: TestSandbox
beforeEach(() => {
  sandbox = new TestSandbox()
})
afterEach(() => sandbox.close())

const NO_TOTALS = {
  currency: 'USD',
  wins: 0,
  losses: 0,
  draws: 0,
  amount: '0.00',
  fee: '0.00',
  payout: '0.00',
  net_profit: '0.00',
}

/** A user with a won, a lost and a drawn order, and then an open one; all opened at other seconds. */
const userWithHistory = async () => {
  const user = await sandbox.user({ cash: '5000.00' })
  const place = async (wish: Parameters<typeof orderForm>[1]) =>
    (await user.done('placeOrder', orderForm(sandbox, wish))).order
  advanceTo(sandbox, 'BTCUSD', 60, (open, close) => close > open)
  const win = await place({ amount: '40.00', direction: 'up' })
  sandbox.advance(1)
  advanceTo(sandbox, 'BTCUSD', 60, (open, close) => close > open)
  const loss = await place({ amount: '20.00', direction: 'down' })
  sandbox.advance(1)
  advanceTo(sandbox, 'XRPUSD', 60, (open, close) => close === open)
  const draw = await place({ symbol: 'XRPUSD', amount: '150.00', direction: 'up' })
  sandbox.advance(120)
  const open = await place({ symbol: 'ETHUSD', amount: '300.00', direction: 'down', seconds: 300 })
  return { user, place, win, loss, draw, open }
}

test('timed orders are listed newest first, with the sums of the settled ones', async () => {
  const { user, win, loss, draw, open } = await userWithHistory()
  const page = await user.done('listOrders')
  expect(page.list.map(({ id }) => id)).toEqual([open.id, draw.id, loss.id, win.id])
  expect(page).toMatchObject({ total: 4, page: 1, limit: 20 })
  expect(page.totals).toEqual({
    currency: 'USD',
    wins: 1,
    losses: 1,
    draws: 1,
    amount: '210.00',
    fee: '2.10',
    payout: '224.30',
    net_profit: '12.20',
  })
})

test('history leaves open orders out', async () => {
  const { user, win, loss, draw } = await userWithHistory()
  const { list, total } = await user.done('listOrders', { view: 'history' })
  expect(list.map(({ id }) => id)).toEqual([draw.id, loss.id, win.id])
  expect(total).toBe(3)
})

test('filters narrow the list and its sums alike', async () => {
  const { user, win, loss, draw, open } = await userWithHistory()
  const ids = async (query: Record<string, string | number>) => {
    const { list, total, totals } = await user.done('listOrders', query)
    expect(total).toBe(list.length)
    const { wins, losses, draws } = totals
    return { ids: list.map(({ id }) => id), settled: [wins, losses, draws] }
  }
  expect(await ids({ symbol: 'BTCUSD' })).toEqual({ ids: [loss.id, win.id], settled: [1, 1, 0] })
  expect(await ids({ direction: 'up' })).toEqual({ ids: [draw.id, win.id], settled: [1, 0, 1] })
  expect(await ids({ result: 'loss' })).toEqual({ ids: [loss.id], settled: [0, 1, 0] })
  expect(await ids({ result: 'open' })).toEqual({ ids: [open.id], settled: [0, 0, 0] })
  expect(await ids({ result: 'unknown' })).toEqual({ ids: [], settled: [0, 0, 0] })
  expect(await ids({ from: loss.open_time, to: open.open_time })).toEqual({
    ids: [draw.id, loss.id],
    settled: [0, 1, 1],
  })
  expect(await ids({ view: 'history', symbol: 'ETHUSD' })).toEqual({ ids: [], settled: [0, 0, 0] })
})

test('pages have no gaps and no doubles, also within one second; sums are of all pages', async () => {
  const user = await sandbox.user({ cash: '5000.00' })
  const placed: string[] = []
  for (let count = 0; count < 26; count += 1) {
    const { order } = await user.done('placeOrder', orderForm(sandbox, { amount: '10.00' }))
    placed.unshift(order.id)
    if (count % 3 === 0) sandbox.advance(1)
  }
  const holdings = [
    await user.done('listHoldings'),
    await user.done('listHoldings', { page: 2 }),
    await user.done('listHoldings', { page: 3 }),
  ]
  expect(holdings.map(({ list }) => list.length)).toEqual([20, 6, 0])
  expect(holdings.flatMap(({ list }) => list.map(({ id }) => id))).toEqual(placed)
  for (const { total, totals } of holdings) {
    expect({ total, ...totals }).toEqual({
      total: 26,
      currency: 'USD',
      amount: '260.00',
      fee: '2.60',
      expected_profit: '213.20',
      total_max: '20000.00',
      left: '19740.00',
    })
  }
  sandbox.advance(120)
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => user.done('listOrders', { page, limit: 8 })),
  )
  expect(pages.flatMap(({ list }) => list.map(({ id }) => id))).toEqual(placed)
  for (const { totals } of pages) expect(totals).toMatchObject({ amount: '260.00', fee: '2.60' })
})

test('a request finds its order in whatever state it is, and nothing when it never arrived', async () => {
  const { user, win, open } = await userWithHistory()
  for (const order of [win, open]) {
    const request_id = String(order.request_id)
    const { list, total } = await user.done('listOrders', { request_id })
    expect({ ids: list.map(({ id }) => id), total }).toEqual({ ids: [order.id], total: 1 })
    const history = await user.done('listOrders', { request_id, view: 'history' })
    expect(history.list.map(({ id }) => id)).toEqual([order.id])
  }
  const upper = await user.done('listOrders', { request_id: win.request_id?.toUpperCase() })
  expect(upper.list.map(({ id }) => id)).toEqual([win.id])
  expect(await user.done('listOrders', { request_id: crypto.randomUUID() })).toEqual({
    list: [],
    total: 0,
    page: 1,
    limit: 20,
    totals: NO_TOTALS,
  })
  const held = await user.done('listHoldings', { request_id: String(open.request_id) })
  expect(held.list.map(({ id }) => id)).toEqual([open.id])
  expect((await user.done('listHoldings', { request_id: String(win.request_id) })).list).toEqual([])
})

/** Two purchases of which one is settled, between two orders of which one is. */
const userWithBoth = async () => {
  openProjects(sandbox)
  const user = await sandbox.user({ cash: '5000.00' })
  const early = (await user.done('placeOrder', orderForm(sandbox))).order
  sandbox.advance(10)
  const over = await bought(user, 'pr_501', '200.00')
  sandbox.advance(10)
  const running = await bought(user, 'pr_501', '300.00')
  sandbox.advance(100)
  await user.done('settlePurchase', { purchase_id: over.id, ...proved() })
  const open = (await user.done('placeOrder', orderForm(sandbox))).order
  const list = async (query: Record<string, string | number>) => {
    const page = await user.done('listOrders', query)
    expect(page.total).toBe(page.list.length)
    return page.list.map(({ id }) => id)
  }
  return { user, early, over, running, open, list }
}

test('the project view has all purchases and no timed order, and sums nothing', async () => {
  const { user, over, running, list } = await userWithBoth()
  expect(await list({ view: 'project' })).toEqual([running.id, over.id])
  const page = await user.done('listOrders', { view: 'project' })
  expect(page.totals).toEqual(NO_TOTALS)
  expect(page.list[0]).toEqual(
    (await user.done('getPurchase', { purchase_id: running.id })).purchase,
  )
})

test('history has both kinds in one order, without what still runs', async () => {
  const { early, over, open, list } = await userWithBoth()
  expect(await list({ view: 'history' })).toEqual([over.id, early.id])
  expect(await list({ view: 'contract' })).toEqual([open.id, early.id])
  expect(await list({ view: 'history', from: over.bought_at })).toEqual([over.id])
  expect(await list({ view: 'history', to: over.bought_at })).toEqual([early.id])
})

test('filters about timed orders leave purchases out', async () => {
  const { early, list } = await userWithBoth()
  expect(await list({ view: 'history', symbol: 'BTCUSD' })).toEqual([early.id])
  expect(await list({ view: 'history', direction: 'up' })).toEqual([early.id])
  expect(await list({ view: 'project', symbol: 'BTCUSD' })).toEqual([])
  expect(await list({ view: 'project', result: 'win' })).toEqual([])
})

test('a request that bought is found among the projects', async () => {
  const { running, list } = await userWithBoth()
  const request_id = String(running.request_id)
  expect(await list({ view: 'project', request_id })).toEqual([running.id])
  expect(await list({ view: 'history', request_id })).toEqual([running.id])
  expect(await list({ view: 'contract', request_id })).toEqual([])
})

test('pages of both kinds have no gaps and no doubles', async () => {
  const { user, list } = await userWithBoth()
  for (let count = 0; count < 5; count += 1) {
    const purchase = await bought(user, 'pr_501', '100.00')
    await user.done('placeOrder', orderForm(sandbox, { amount: '10.00', seconds: 30 }))
    await user.done('settlePurchase', { purchase_id: purchase.id, ...proved() })
    if (count % 2 === 0) sandbox.advance(1)
  }
  sandbox.advance(300)
  const whole = await list({ view: 'history', limit: 100 })
  expect(whole).toHaveLength(13)
  const pages = await Promise.all(
    [1, 2, 3, 4, 5].map((page) => user.done('listOrders', { view: 'history', page, limit: 3 })),
  )
  expect(pages.flatMap((page) => page.list.map(({ id }) => id))).toEqual(whole)
})

test('holdings are the open orders; their sums do not depend on the filter', async () => {
  const { user, place, open } = await userWithHistory()
  const other = await place({ symbol: 'BTCUSD', amount: '10.50', seconds: 300 })
  const all = await user.done('listHoldings')
  expect(all.list.map(({ id }) => id)).toEqual([other.id, open.id])
  expect(all.totals).toEqual({
    currency: 'USD',
    amount: '310.50',
    fee: '3.11',
    expected_profit: '279.45',
    total_max: '20000.00',
    left: '19689.50',
  })
  const some = await user.done('listHoldings', { symbol: 'BTCUSD' })
  expect(some.list.map(({ id }) => id)).toEqual([other.id])
  expect(some.total).toBe(1)
  expect(some.totals).toEqual(all.totals)
  sandbox.advance(300)
  expect(await user.done('listHoldings')).toMatchObject({
    list: [],
    total: 0,
    totals: { amount: '0.00', left: '20000.00' },
  })
})

test('what breaks the contract is refused with the name of its field', async () => {
  const user = await sandbox.user()
  const wrong = [
    ['view', 'holding'],
    ['symbol', 'btc'],
    ['direction', 'sideways'],
    ['result', 'lost'],
    ['from', '12'],
    ['page', '0'],
    ['limit', '101'],
    ['request_id', 'x'],
  ] as const
  for (const [field, value] of wrong) {
    expect(await user.refused('listOrders', { [field]: value })).toEqual({
      reason: 'input_invalid',
      params: { field },
    })
  }
  expect((await user.done('listOrders', { from: STORY_TIME })).list).toEqual([])
})
