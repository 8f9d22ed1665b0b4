import { beforeEach, expect, test } from 'vitest'
import { bought, openProjects, orderForm } from '../../test/forms.ts'
import type { TestUser } from '../../test/harness.ts'
import { sandbox, setUpSandbox } from '../../test/set-up.ts'

setUpSandbox()
let user: TestUser
beforeEach(async () => {
  openProjects(sandbox)
  user = await sandbox.user({ cash: '5000.00' })
})

test('a request finds its record in the views that have it, however its id is written', async () => {
  const purchase = await bought(user, 'pr_501', '200.00')
  const { order } = await user.done('placeOrder', orderForm(sandbox))
  const viewsOf = async ({ request_id }: { request_id: string | null }) => {
    const views = ['contract', 'project', 'history']
    const pages = await Promise.all(
      views.map((view) =>
        user.done('listOrders', { view, request_id: String(request_id).toUpperCase() }),
      ),
    )
    return views.filter((_, index) => pages[index]?.total === 1)
  }
  expect(await viewsOf(order)).toEqual(['contract', 'history'])
  expect(await viewsOf(purchase)).toEqual(['project', 'history'])
})

test('the project view sums nothing', async () => {
  await user.done('placeOrder', orderForm(sandbox))
  sandbox.advance(60)
  await bought(user, 'pr_501', '200.00')
  const { totals, total } = await user.done('listOrders', { view: 'project' })
  expect(total).toBe(1)
  expect(totals).toMatchObject({ wins: 0, losses: 0, draws: 0, amount: '0.00', payout: '0.00' })
})
