import { afterEach, beforeEach, expect, test } from 'vitest'
import { passVerification } from '../areas/verification/review.ts'
import { audit } from '../audit.ts'
import type { OperationId } from '../generated/operations.ts'
import { routes } from '../generated/operations.ts'
import type { Running } from '../server.ts'
import { serve } from '../server.ts'
import type { TestUser } from './harness.ts'
import { FUND_PASSWORD, requestId, TestSandbox } from './harness.ts'
import { orderForm } from './orders.ts'

/*
 * Races as they reach the server: over real connections, where requests arrive in parts and their
 * passwords are checked in other threads.
 */

let sandbox: TestSandbox
let running: Running
beforeEach(async () => {
  sandbox = new TestSandbox()
  running = await serve(sandbox, { port: 0, control: false })
})
afterEach(() => running.close())

interface Answer {
  code: number
  data: { reason?: string } & Record<string, unknown>
}

async function post(
  { token }: TestUser,
  id: OperationId,
  form: Record<string, string | number>,
): Promise<Answer> {
  const path = routes.find((route) => route.id === id)?.path
  const body = new URLSearchParams(Object.entries(form).map(([name, value]) => [name, `${value}`]))
  const answer = await fetch(`${running.url}${path}`, { method: 'POST', headers: { token }, body })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Answer
}

const done = (answers: Answer[]) => answers.filter(({ code }) => code === 1)
const reasons = (answers: Answer[]) =>
  [...new Set(answers.flatMap(({ data }) => data.reason ?? []))].sort()

async function withdrawer(cash: string) {
  const user = await sandbox.user({ cash })
  passVerification(sandbox.world, user.id)
  const bound = await user.done('bindPaymentMethod', {
    type: 'alipay',
    holder_name: 'Sam Sample',
    account: 'sam@example.com',
    request_id: requestId(),
  })
  const withdraw = (amount: string, request_id: string) =>
    post(user, 'submitWithdrawal', {
      target_id: bound.payment_method.id,
      amount,
      fund_password: FUND_PASSWORD,
      request_id,
    })
  return { user, withdraw }
}

const times = <T>(count: number, make: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, make))

test('a withdrawal that is sent twenty times at once is one', async () => {
  const { user, withdraw } = await withdrawer('1000.00')
  const request_id = requestId()
  const answers = await times(20, () => withdraw('300.00', request_id))
  expect(done(answers)).toHaveLength(20)
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  expect((await user.done('listWithdrawalRecords')).total).toBe(1)
  expect(sandbox.world.ledger.balance(user.id, 'available', 'USD')).toBe(70_000)
  expect(audit(sandbox.world.database)).toEqual([])
})

test('twenty withdrawals at once take what is there, and no more', async () => {
  const { user, withdraw } = await withdrawer('700.00')
  const answers = await times(20, () => withdraw('300.00', requestId()))
  expect(done(answers)).toHaveLength(2)
  expect(reasons(answers)).toEqual(['balance_not_enough'])
  expect(sandbox.world.ledger.balance(user.id, 'available', 'USD')).toBe(10_000)
  expect(audit(sandbox.world.database)).toEqual([])
})

test('twenty withdrawals at once pass no limit of the day', async () => {
  const { withdraw } = await withdrawer('20000.00')
  const answers = await times(20, () => withdraw('300.00', requestId()))
  expect(done(answers)).toHaveLength(3)
  expect(reasons(answers)).toEqual(['withdraw_times_limit'])
  expect(audit(sandbox.world.database)).toEqual([])
})

test('an order that is sent twenty times at once is one', async () => {
  const user = await sandbox.user({ cash: '1000.00' })
  const form = orderForm(sandbox)
  const answers = await times(20, () => post(user, 'placeOrder', form))
  expect(done(answers)).toHaveLength(20)
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  expect((await user.done('listOrders')).total).toBe(1)
  expect(audit(sandbox.world.database)).toEqual([])
})

test('orders and withdrawals at once share one balance', async () => {
  const { user, withdraw } = await withdrawer('1000.00')
  const [orders, withdrawals] = await Promise.all([
    times(10, () => post(user, 'placeOrder', orderForm(sandbox))),
    times(10, () => withdraw('300.00', requestId())),
  ])
  const left = 100_000 - done(orders).length * 10_100 - done(withdrawals).length * 30_000
  expect(sandbox.world.ledger.balance(user.id, 'available', 'USD')).toBe(left)
  // Whatever was refused could not be had any more.
  if (orders.some(({ code }) => code === 0)) expect(left).toBeLessThan(10_100)
  if (done(withdrawals).length < 3) expect(left).toBeLessThan(30_000)
  expect(audit(sandbox.world.database)).toEqual([])
})
