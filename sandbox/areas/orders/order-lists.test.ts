import { afterEach, beforeEach, expect, test } from 'vitest'
import { bought, openProjects, orderForm, proved } from '../../test/forms.ts'
import { TestSandbox } from '../../test/harness.ts'

let sandbox: TestSandbox
beforeEach(() => {
  sandbox = new TestSandbox()
})
afterEach(() => sandbox.close())

test('a request finds its order in whatever state it is, however its id is written', async () => {
  const user = await sandbox.user({ cash: '5000.00' })
  const { order: over } = await user.done('placeOrder', orderForm(sandbox))
  sandbox.advance(60)
  const { order: open } = await user.done('placeOrder', orderForm(sandbox))
  const found = async (list: 'listOrders' | 'listHoldings', query: Record<string, string>) =>
    (await user.done(list, query)).list.map(({ id }) => id)
  for (const { id, request_id } of [over, open]) {
    const query = { request_id: String(request_id).toUpperCase() }
    expect(await found('listOrders', query)).toEqual([id])
    expect(await found('listOrders', { ...query, view: 'history' })).toEqual([id])
    expect(await found('listHoldings', query)).toEqual(id === open.id ? [id] : [])
  }
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
  const { totals, list: rows } = await user.done('listOrders', { view: 'project' })
  expect(totals).toMatchObject({ wins: 0, losses: 0, draws: 0, amount: '0.00', payout: '0.00' })
  expect(rows[0]).toEqual((await user.done('getPurchase', { purchase_id: running.id })).purchase)
})

test('a request that bought is found among the projects', async () => {
  const { running, list } = await userWithBoth()
  const request_id = String(running.request_id)
  expect(await list({ view: 'project', request_id })).toEqual([running.id])
  expect(await list({ view: 'history', request_id })).toEqual([running.id])
  expect(await list({ view: 'contract', request_id })).toEqual([])
})
