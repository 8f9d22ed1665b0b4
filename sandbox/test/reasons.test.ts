import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { passVerification } from '../areas/verification/review.ts'
import { publishedRate, suspendExchange } from '../areas/wallet/offers.ts'
import { requireTurnover } from '../areas/withdrawal/turnover.ts'
import { rules } from '../core/rules.ts'
import type { OperationId } from '../generated/operations.ts'
import { routes } from '../generated/operations.ts'
import { orderForm } from './forms.ts'
import type { TestUser } from './harness.ts'
import { FUND_PASSWORD, PASSWORD, requestId, STORY_TIME, TestSandbox } from './harness.ts'

/*
 * The order in which the contract lists the reasons of an operation is the one in which they are
 * looked for: each obstacle wins over all that are there already.
 */

let sandbox: TestSandbox
let user: TestUser
beforeEach(async () => {
  sandbox = new TestSandbox()
  user = await sandbox.user({ cash: '50.00' })
})
afterEach(() => sandbox.close())

type Form = Record<string, string | number | boolean | undefined>
/** Changes the form that was sent first, or the world around it. */
type Obstacle = (first: Form) => Form | undefined

const inWorld = (change: () => void): Obstacle => {
  return () => {
    change()
    return undefined
  }
}
const ofUser = (change: string) =>
  inWorld(() => {
    const { database } = sandbox.world
    database.run(`UPDATE users SET ${change} WHERE id = :id`, { id: user.id })
  })
const nothing = inWorld(() => undefined)

const { limits } = rules
const FAR = STORY_TIME + 1_000_000

/** Obstacles of every request with an id, the last one first. */
const ONCE: [string, Obstacle][] = [
  ['account_locked', ofUser(`locked_until = ${FAR}`)],
  ['request_expired', () => ({ valid_until: STORY_TIME - 60 })],
  ['request_conflict', ({ request_id }) => ({ request_id })],
  ['input_invalid', () => ({ unknown_field: '1' })],
]

/** Puts one obstacle after another in the way of a form; each has to be the reason from then on. */
async function expectOrder(id: OperationId, form: Form, obstacles: [string, Obstacle][]) {
  const listed = routes.find((one) => one.id === id)?.refusals ?? []
  const places = obstacles.map(([reason]) => listed.indexOf(reason))
  expect(places).toEqual(places.toSorted((one, other) => other - one))
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0)
  let sent = form
  for (const [reason, obstacle] of obstacles) {
    sent = { ...sent, ...obstacle(form) }
    expect((await user.refused(id, sent)).reason).toBe(reason)
    if (form.request_id !== undefined) sent = { ...sent, request_id: requestId() }
  }
}

test('of a withdrawal', async () => {
  user = await sandbox.user({ cash: '200.00' })
  passVerification(sandbox.world, user.id)
  const bound = await user.done('bindWalletAddress', {
    currency: 'USDT',
    network: 'TRC20',
    address: 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC',
    fund_password: FUND_PASSWORD,
    request_id: requestId(),
  })
  const form = {
    target_id: bound.wallet_address.id,
    amount: '100.00',
    rate: '9.99',
    fund_password: 'wrong1234',
    request_id: requestId(),
  }
  const { world } = sandbox
  const owe = (amount: number) => requireTurnover(world, user.id, amount, null, STORY_TIME)
  await expectOrder('submitWithdrawal', form, [
    ['price_changed', nothing],
    ['action_not_allowed', inWorld(() => suspendExchange(world, 'USDT', true))],
    ['balance_not_enough', () => ({ amount: '250.00' })],
    ['turnover_insufficient', inWorld(() => owe(100_00))],
    ['withdraw_time_limit', inWorld(() => sandbox.advance(6 * 3600))],
    ['withdraw_amount_too_small', () => ({ amount: '1.00' })],
    ['withdraw_card_required', () => ({ target_id: 'pm_999999' })],
    ['fund_password_required', ofUser('fund_password_hash = NULL')],
    ['real_name_required', inWorld(() => world.database.run('DELETE FROM certifications'))],
    ['funds_frozen', ofUser('funds_frozen = 1')],
    ...ONCE,
  ])
})

test('of an order', async () => {
  const form = { ...orderForm(sandbox, { symbol: 'EURUSD' }) }
  await expectOrder('placeOrder', form, [
    ['balance_not_enough', nothing],
    ['single_min', () => ({ amount: '1.00' })],
    ['price_changed', () => ({ accepted_price: '9.99999' })],
    ['non_trading_time', inWorld(() => sandbox.advance(86_400))],
    ['product_not_found', () => ({ symbol: 'NOTHING' })],
    ['funds_frozen', ofUser('funds_frozen = 1')],
    ...ONCE,
  ])
})

test('of an exchange', async () => {
  const { rate } = publishedRate(sandbox.world, 'USDT', STORY_TIME)
  const form = {
    type: 'cash_to_coin',
    coin: 'USDT',
    amount: '60.00',
    rate,
    request_id: requestId(),
  }
  await expectOrder('submitExchange', form, [
    ['balance_not_enough', nothing],
    ['amount_too_small', () => ({ amount: '0.01' })],
    ['price_changed', () => ({ rate: '9.99' })],
    ['action_not_allowed', inWorld(() => suspendExchange(sandbox.world, 'USDT', true))],
    [
      'too_many_requests',
      inWorld(() => sandbox.useUp(`exchange ${user.id}`, limits.submitExchange)),
    ],
    ['funds_frozen', ofUser('funds_frozen = 1')],
    ...ONCE,
  ])
})

test('of binding an address', async () => {
  const form = {
    currency: 'USDT',
    network: 'TRC20',
    address: 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC',
    fund_password: 'wrong1234',
    request_id: requestId(),
  }
  await expectOrder('bindWalletAddress', form, [
    ['fund_password_wrong', nothing],
    ['too_many_requests', ofUser(`fund_locked_until = ${FAR}`)],
    ['fund_password_required', ofUser('fund_password_hash = NULL')],
    ['address_invalid', () => ({ address: 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeX' })],
    ...ONCE,
  ])
})

test('of registering', async () => {
  const form = {
    account: 'new@example.com',
    password: PASSWORD,
    password_confirm: PASSWORD,
    code: '000000',
    invitation_code: (await user.done('getInvitation')).code,
    agreement: true,
  }
  await expectOrder('register', form, [
    ['code_wrong', nothing],
    ['inviter_invalid', () => ({ invitation_code: 'NOBODY' })],
    ['passwords_differ', () => ({ password_confirm: FUND_PASSWORD })],
    ['too_many_requests', inWorld(() => sandbox.useUp('register from 127.0.0.1', limits.register))],
    ['agreement_required', () => ({ agreement: false })],
    ['user_name_invalid', () => ({ account: 'two words' })],
  ])
})

describe('of a locked account and a broken form', () => {
  const both = routes.filter((one) => !one.public && one.refusals.includes('account_locked'))

  test.each(both.map(({ id, refusals }) => [id, refusals] as const))(
    'of %s',
    async (id, refusals) => {
      sandbox.world.database.run(`UPDATE users SET locked_until = ${FAR}`)
      const first = refusals.find((one) => ['account_locked', 'input_invalid'].includes(one))
      expect((await user.refused(id, { unknown_field: '1' })).reason).toBe(first)
    },
  )
})
