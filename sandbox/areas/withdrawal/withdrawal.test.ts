import { beforeEach, expect, test } from 'vitest'
import { recordSecurityEvent } from '../../core/events.ts'
import { boundAlipay, proved } from '../../test/forms.ts'
import type { TestUser } from '../../test/harness.ts'
import { FUND_PASSWORD, PASSWORD, requestId, STORY_TIME } from '../../test/harness.ts'
import { sandbox, setUpSandbox } from '../../test/set-up.ts'
import { passVerification } from '../verification/review.ts'
import { publishedRate, suspendExchange } from '../wallet/exchange.ts'
import { newTargetFrom, setNewTargetWait } from './conditions.ts'
import { decideWithdrawal } from './review.ts'

setUpSandbox()
let user: TestUser
let target: string
beforeEach(async () => {
  user = await sandbox.user({ cash: '5000.00' })
  passVerification(sandbox.world, user.id)
  target = await boundAlipay(user)
})

const form = (amount: string, over: Record<string, string> = {}) => ({
  target_id: target,
  amount,
  fee: (Number(amount) / 100).toFixed(2),
  fund_password: FUND_PASSWORD,
  request_id: requestId(),
  ...over,
})
const withdraw = (amount: string) => user.done('submitWithdrawal', form(amount))
const balances = async () => (await user.done('getWallet')).balances
const house = (account: string) =>
  sandbox.world.database.get<{ balance: number }>(
    'SELECT balance FROM accounts WHERE owner = 0 AND kind = :account',
    { account },
  )?.balance ?? 0
const statuses = async () =>
  (await user.done('listWithdrawalRecords')).list.map(({ status }) => status)

test('the name of a target is cut where that of its bank is longer', async () => {
  await user.done('bindPaymentMethod', {
    type: 'bank_card',
    holder_name: 'Sam Sample',
    bank_name: 'N'.repeat(120),
    card_number: '4111111111111111',
    currency: 'USD',
    request_id: requestId(),
  })
  const { targets } = await user.done('getWithdrawalView')
  expect(targets[0]?.name).toBe('N'.repeat(80))
})

test('a target that is removed while a withdrawal waits for its password takes nothing', async () => {
  const answers = await Promise.all([
    user.call('removePaymentMethod', { id: target, fund_password: FUND_PASSWORD }),
    user.call('submitWithdrawal', form('100.00')),
  ])
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 1])
  const [removed] = answers
  expect(await balances()).toMatchObject({ frozen: removed.code === 1 ? '0.00' : '100.00' })
})

test('a review ends after five seconds: it pays out, the fee apart, or fails for an amount ending in .13', async () => {
  await withdraw('1010.00')
  await withdraw('250.13')
  sandbox.advance(4)
  expect(await statuses()).toEqual(['under_review', 'under_review'])
  sandbox.advance(1)
  expect(await statuses()).toEqual(['failed', 'success'])
  expect([house('withdrawals'), house('fees')]).toEqual([99_990, 1_010])
  // What failed does not count for the day.
  const { conditions } = await user.done('getWithdrawalView')
  expect(conditions.today).toMatchObject({ times_left: 2, amount_left: '98990.00' })
  const { list } = await user.done('listMessages', { type: 'withdrawal' })
  expect(list.map(({ text }) => text)).toEqual([
    'Your withdrawal of 250.13 USD was not paid. The transfer could not be made. The whole amount is back in your balance.',
    'We paid your withdrawal of 1,010.00 USD to Alipay. You receive 999.90 USD after the fee.',
    'We are reviewing your withdrawal of 250.13 USD. You receive 247.63 USD after the fee.',
    'We are reviewing your withdrawal of 1,010.00 USD. You receive 999.90 USD after the fee.',
  ])
})

test('an amount ending in .77 waits for a person, who decides once', async () => {
  await withdraw('250.77')
  sandbox.advance(86_400)
  const { world } = sandbox
  decideWithdrawal(world, 1, 'success')
  for (const decision of ['success', 'failed'] as const) {
    expect(() => decideWithdrawal(world, 1, decision)).toThrow('action_not_allowed')
  }
  expect(() => decideWithdrawal(world, 99, 'success')).toThrow('no_data')
  expect(await balances()).toMatchObject({ available: '4749.23', frozen: '0.00' })
})

test('a withdrawal in a coin is told in coins, paid by a transaction, and not while it is suspended', async () => {
  const { wallet_address: bound } = await user.done('bindWalletAddress', {
    currency: 'ETH',
    network: 'ERC20',
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    fund_password: FUND_PASSWORD,
    request_id: requestId(),
  })
  const { rate } = publishedRate(sandbox.world, 'ETH', STORY_TIME)
  const inCoin = { target_id: bound.id, rate }
  await user.done('submitWithdrawal', form('1010.00', inCoin))
  suspendExchange(sandbox.world, 'ETH', true)
  const { targets } = await user.done('getWithdrawalView')
  expect(targets.find(({ id }) => id === bound.id)?.quote).toBeNull()
  const refusal = await user.refused('submitWithdrawal', form('100.00', inCoin))
  expect(refusal.reason).toBe('action_not_allowed')
  sandbox.advance(35)
  const [record] = (await user.done('listWithdrawalRecords')).list
  expect(record?.coin_payout?.transaction_id).toMatch(/^0x[0-9a-f]{64}$/)
  const [message] = (await user.done('listMessages', { type: 'withdrawal' })).list
  expect(message?.text).toBe(
    `We paid your withdrawal of 1,010.00 USD to ETH ERC20. You receive ${record?.coin_payout?.amount} ETH after the fee.`,
  )
})

test('after a new device, a target that nothing was paid to waits where the site asks for it; others do not', async () => {
  await withdraw('100.00')
  sandbox.advance(5)
  await user.done('bindWalletAddress', {
    currency: 'USDT',
    network: 'TRC20',
    address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
    ...proved(),
  })
  const { world } = sandbox
  const changed = world.clock.now()
  // From the same kind of browser as the user, without the credential of the user's device.
  await sandbox.client().done('logIn', { account: user.account, password: PASSWORD })
  const unasked = await user.done('getWithdrawalView')
  expect(unasked.conditions).not.toHaveProperty('new_target_from')
  expect(unasked.targets[0]).not.toHaveProperty('paid_before')

  setNewTargetWait(world, 3600)
  const view = await user.done('getWithdrawalView')
  expect(view.conditions.new_target_from).toBe(changed + 3600)
  expect((await user.done('getDepositView')).conditions.new_target_from).toBe(changed + 3600)
  expect(view.targets.map(({ type, paid_before }) => [type, paid_before])).toEqual([
    ['wallet_address', false],
    ['alipay', true],
  ])
  const toNew = () => {
    const [fresh] = view.targets
    return user.call(
      'submitWithdrawal',
      form('100.00', { target_id: fresh?.id ?? '', rate: '1.00' }),
    )
  }
  expect(await toNew()).toMatchObject({
    data: { reason: 'withdraw_target_wait', params: { available_from: String(changed + 3600) } },
  })
  await withdraw('200.00')
  sandbox.advance(3599)
  expect((await toNew()).code).toBe(0)
  sandbox.advance(1)
  expect((await user.done('getWithdrawalView')).conditions.new_target_from).toBeNull()
  expect((await toNew()).code).toBe(1)
})

test.each([
  ['login_password_changed', true],
  ['fund_password_changed', true],
  ['passkey_added', true],
  ['log_in', false],
  ['method_bound', false],
] as const)('%s makes a new target wait: %s', (type, waits) => {
  const { world } = sandbox
  setNewTargetWait(world, 3600)
  recordSecurityEvent(world, { userId: user.id, type, device: null })
  expect(newTargetFrom(world, user.id, world.clock.now()) !== null).toBe(waits)
})
