import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { boundAlipay } from '../../test/forms.ts'
import type { TestUser, UserOptions } from '../../test/harness.ts'
import { FUND_PASSWORD, requestId, STORY_TIME, TestSandbox } from '../../test/harness.ts'
import { passVerification } from '../verification/review.ts'
import { publishedRate, suspendExchange } from '../wallet/offers.ts'
import { windowAt } from './conditions.ts'
import { decideWithdrawal } from './review.ts'

const TOMORROW = 1795219200

let sandbox: TestSandbox
let user: TestUser
let target: string
beforeEach(async () => {
  sandbox = new TestSandbox()
  ;({ user, target } = await ready({ cash: '5000.00' }))
})
afterEach(() => sandbox.close())

/** A user who can withdraw, and the Alipay account that the money goes to. */
async function ready(options: UserOptions) {
  const one = await sandbox.user(options)
  passVerification(sandbox.world, one.id)
  return { user: one, target: await boundAlipay(one) }
}

async function bindAddress(currency: string, network: string, address: string): Promise<string> {
  const bound = await user.done('bindWalletAddress', {
    currency,
    network,
    address,
    fund_password: FUND_PASSWORD,
    request_id: requestId(),
  })
  return bound.wallet_address.id
}

const form = (amount: string, over: Record<string, string> = {}) => ({
  target_id: target,
  amount,
  fund_password: FUND_PASSWORD,
  request_id: requestId(),
  ...over,
})
const withdraw = async (amount: string) =>
  (await user.done('submitWithdrawal', form(amount))).record
const refused = (amount: string, over?: Record<string, string>) =>
  user.refused('submitWithdrawal', form(amount, over))

const balances = async () => (await user.done('getWallet')).balances
const house = (account: string) =>
  sandbox.world.database.get<{ balance: number }>(
    'SELECT balance FROM accounts WHERE owner = 0 AND kind = :account',
    { account },
  )?.balance ?? 0
const record = async (id: string) =>
  (await user.done('listWithdrawalRecords')).list.find((one) => one.id === id)

const OPENS = 1795165200
const CLOSES = 1795208400

test.each([
  ['before it opens', OPENS - 1, false, OPENS],
  ['in its first second', OPENS, true, null],
  ['in its last second', CLOSES - 1, true, null],
  ['when it closed', CLOSES, false, OPENS + 86_400],
])('the window %s', (_, at, open, opens_at) => {
  expect(windowAt(at)).toMatchObject({ open, closes_at: open ? CLOSES : null, opens_at })
})

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

describe('submitting a withdrawal', () => {
  test('five wrong fund passwords have to wait', async () => {
    for (let count = 0; count < 5; count += 1) {
      await refused('100.00', { fund_password: 'wrong-one' })
    }
    expect(await refused('100.00')).toEqual({
      reason: 'too_many_requests',
      params: { available_from: String(STORY_TIME + 900) },
    })
  })

  test('a failed one does not count for the day', async () => {
    await withdraw('100.13')
    sandbox.advance(5)
    for (let count = 0; count < 3; count += 1) await withdraw('100.00')
    expect(await refused('100.00')).toEqual({
      reason: 'withdraw_times_limit',
      params: { max: '3', available_from: String(TOMORROW) },
    })
  })
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

describe('the review', () => {
  test('pays out after five seconds, the fee apart', async () => {
    const { id } = await withdraw('1200.50')
    sandbox.advance(4)
    expect((await record(id))?.status).toBe('under_review')
    sandbox.advance(1)
    expect(await record(id)).toMatchObject({ status: 'success', expected_at: null })
    expect(house('withdrawals')).toBe(118_849)
    expect(house('fees')).toBe(1_201)
  })

  test('an amount ending in .13 fails, and the house keeps no fee', async () => {
    const { id } = await withdraw('250.13')
    sandbox.advance(5)
    expect(await record(id)).toMatchObject({
      status: 'failed',
      status_note:
        'The transfer could not be carried out. The whole amount is back in the balance.',
    })
    expect(house('fees')).toBe(0)
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

  test('holds an address until it is over', async () => {
    const id = await bindAddress('USDT', 'TRC20', 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE')
    const made = form('500.00', { target_id: id, rate: '1.00' })
    expect((await user.done('submitWithdrawal', made)).record.target_name).toBe('USDT TRC20')
    const removal = { id, fund_password: FUND_PASSWORD }
    expect((await user.refused('removeWalletAddress', removal)).reason).toBe('action_not_allowed')
    sandbox.advance(5)
    await user.done('removeWalletAddress', removal)
  })

  test('tells the user', async () => {
    await withdraw('1010.00')
    await withdraw('250.13')
    sandbox.advance(5)
    const { list } = await user.done('listMessages', { type: 'withdrawal' })
    expect(list.map(({ text }) => text)).toEqual([
      'Your withdrawal of 250.13 USD was not carried out. The transfer could not be carried out. The whole amount is back in the balance.',
      'Your withdrawal of 1,010.00 USD was paid out to Alipay. 999.90 USD arrive after the fee.',
      'Your withdrawal of 250.13 USD is under review. 247.63 USD arrive after the fee.',
      'Your withdrawal of 1,010.00 USD is under review. 999.90 USD arrive after the fee.',
    ])
  })
})

describe('a withdrawal in a coin', () => {
  beforeEach(async () => {
    target = await bindAddress('ETH', 'ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')
  })
  const quote = async () =>
    (await user.done('getWithdrawalView')).targets.find(({ id }) => id === target)?.quote ?? null

  test('is offered at the rate of the exchange, while the coin is not suspended', async () => {
    sandbox.advance(7)
    const { rate } = publishedRate(sandbox.world, 'ETH', STORY_TIME)
    expect(await quote()).toEqual({ rate, as_of: STORY_TIME, expires_at: STORY_TIME + 30 })
    suspendExchange(sandbox.world, 'ETH', true)
    expect(await quote()).toBeNull()
    expect((await refused('100.00', { rate })).reason).toBe('action_not_allowed')
  })

  test('is told in coins, and paid by a transaction of its network', async () => {
    const { rate } = publishedRate(sandbox.world, 'ETH', sandbox.world.clock.now())
    await user.done('submitWithdrawal', form('1010.00', { rate }))
    sandbox.advance(35)
    const paid = (await record('wd_1'))?.coin_payout
    expect(paid?.transaction_id).toMatch(/^0x[0-9a-f]{64}$/)
    const [message] = (await user.done('listMessages', { type: 'withdrawal' })).list
    expect(message?.text).toBe(
      `Your withdrawal of 1,010.00 USD was paid out to ETH ERC20. ${paid?.amount} ETH arrive after the fee.`,
    )
  })
})
