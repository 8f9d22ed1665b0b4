import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { TestUser, UserOptions } from '../../test/harness.ts'
import { FUND_PASSWORD, requestId, STORY_TIME, TestSandbox } from '../../test/harness.ts'
import { passVerification } from '../verification/review.ts'
import { decideWithdrawal, pendingWithdrawals } from './review.ts'
import { addTurnover, requireTurnover } from './turnover.ts'

const NOON = 1795176000
const OPENS = 1795165200
const CLOSES = 1795208400
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
  return { user: one, target: await bindAlipay(one) }
}

async function bindAlipay(by: TestUser): Promise<string> {
  const bound = await by.done('bindPaymentMethod', {
    type: 'alipay',
    holder_name: 'Sam Sample',
    account: 'sam@example.com',
    request_id: requestId(),
  })
  return bound.payment_method.id
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

const balances = async () => {
  const { available, frozen, total_asset: total } = (await user.done('getWallet')).balances
  return { available, frozen, total }
}
const house = (account: string) =>
  sandbox.world.database.get<{ balance: number }>(
    'SELECT balance FROM accounts WHERE owner = 0 AND kind = :account',
    { account },
  )?.balance ?? 0
const record = async (id: string) =>
  (await user.done('listWithdrawalRecords')).list.find((one) => one.id === id)

describe('the view', () => {
  test('says everything that decides about a withdrawal', async () => {
    expect(await user.done('getWithdrawalView')).toEqual({
      available: '5000.00',
      currency: 'USD',
      conditions: {
        currency: 'USD',
        min: '100.00',
        max: '49999.00',
        fee_rate: '0.01',
        window: {
          opens: '09:00',
          closes: '21:00',
          time_zone: 'UTC',
          open: true,
          closes_at: CLOSES,
          next_open_at: null,
        },
        today: {
          times_max: 3,
          times_left: 3,
          amount_max: '100000.00',
          amount_left: '100000.00',
          resets_at: TOMORROW,
        },
        turnover: { required: '0.00', done: '0.00', remaining: '0.00' },
        requirements: { verification: 'passed', fund_password: true, target: true },
      },
      targets: [
        {
          id: target,
          kind: 'alipay',
          name: 'Alipay',
          masked_number: 'sam****com',
          currency: 'USD',
          network: null,
        },
      ],
    })
  })

  test('says what a new user lacks', async () => {
    const newbie = await sandbox.user({ fundPassword: false })
    const { conditions, targets } = await newbie.done('getWithdrawalView')
    expect(conditions.requirements).toEqual({
      verification: 'none',
      fund_password: false,
      target: false,
    })
    expect(targets).toEqual([])
  })

  test('lists cards first, then addresses and wallets; accounts that deposits come from not', async () => {
    const bind = (fields: Record<string, string>) =>
      user.done('bindPaymentMethod', { ...fields, request_id: requestId() })
    const holder_name = 'Sam Sample'
    await bind({ type: 'wechat_pay', holder_name, account: 'sam-pay' })
    await bind({
      type: 'bank_transfer',
      holder_name,
      bank_name: 'B',
      account: '123',
      currency: 'USD',
    })
    await user.done('bindWalletAddress', {
      currency: 'USDT',
      network: 'TRC20',
      address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
      fund_password: FUND_PASSWORD,
      request_id: requestId(),
    })
    await bind({
      type: 'bank_card',
      holder_name,
      bank_name: 'N'.repeat(120),
      card_number: '4111111111111111',
      currency: 'USD',
    })
    const { targets } = await user.done('getWithdrawalView')
    expect(targets).toMatchObject([
      { kind: 'bank_card', name: 'N'.repeat(80), masked_number: '411****111' },
      { kind: 'wallet_address', name: 'USDT', currency: 'USDT', network: 'TRC20' },
      { kind: 'alipay', name: 'Alipay' },
      { kind: 'wechat_pay', name: 'WeChat pay' },
    ])
  })

  test.each([
    ['before it opens', OPENS - 1, false, OPENS],
    ['in its first second', OPENS, true, null],
    ['in its last second', CLOSES - 1, true, null],
    ['when it closed', CLOSES, false, OPENS + 86_400],
  ])('the window %s', async (_, at, open, next) => {
    const early = new TestSandbox(at)
    try {
      const one = await early.user()
      const { window } = (await one.done('getWithdrawalView')).conditions
      expect(window).toMatchObject({
        open,
        closes_at: open ? CLOSES : null,
        next_open_at: next,
      })
    } finally {
      early.close()
    }
  })
})

describe('submitting a withdrawal', () => {
  test('freezes the amount, with the fee in it', async () => {
    const made = form('1010.00')
    expect((await user.done('submitWithdrawal', made)).record).toEqual({
      id: 'wd_1',
      request_id: made.request_id,
      type: 'alipay',
      target_name: 'Alipay',
      target_masked_number: 'sam****com',
      currency: 'USD',
      amount: '1010.00',
      fee: '10.10',
      actual_amount: '999.90',
      status: 'under_review',
      status_note: null,
      created_at: STORY_TIME,
      timeline: [{ status: 'under_review', at: STORY_TIME }],
    })
    expect(await balances()).toEqual({ available: '3990.00', frozen: '1010.00', total: '5000.00' })
    const { ledger } = await user.done('getWallet')
    expect(ledger.list[0]).toMatchObject({
      kind: 'withdrawal',
      amount: '-1010.00',
      balance_after: '3990.00',
      record_id: 'wd_1',
    })
    expect((await user.done('getWithdrawalView')).conditions.today).toMatchObject({
      times_left: 2,
      amount_left: '98990.00',
    })
  })

  test('the fee is rounded half-up to the cent', async () => {
    expect(await withdraw('1200.50')).toMatchObject({ fee: '12.01', actual_amount: '1188.49' })
    expect(await withdraw('1200.49')).toMatchObject({ fee: '12.00', actual_amount: '1188.49' })
  })

  test('frozen funds stay', async () => {
    sandbox.world.database.run('UPDATE users SET funds_frozen = 1')
    expect(await refused('100.00')).toEqual({ reason: 'funds_frozen', params: {} })
  })

  test('the real name is verified', async () => {
    const stranger = await sandbox.user({ cash: '500.00' })
    const own = form('100.00', { target_id: await bindAlipay(stranger) })
    expect(await stranger.refused('submitWithdrawal', own)).toEqual({
      reason: 'real_name_required',
      params: {},
    })
  })

  test('a fund password is set, and is the right one', async () => {
    expect(await refused('100.00', { fund_password: 'wrong-one' })).toEqual({
      reason: 'fund_password_wrong',
      params: {},
    })
    sandbox.world.database.run('UPDATE users SET fund_password_hash = NULL')
    expect(await refused('100.00')).toEqual({ reason: 'fund_password_required', params: {} })
  })

  test('five wrong fund passwords have to wait', async () => {
    for (let count = 0; count < 5; count += 1) {
      await refused('100.00', { fund_password: 'wrong-one' })
    }
    expect(await refused('100.00')).toEqual({
      reason: 'too_many_requests',
      params: { available_from: String(STORY_TIME + 900) },
    })
  })

  test('the target is bound, and the user’s own', async () => {
    const other = await ready({})
    for (const target_id of [other.target, 'pm_99', 'wa_1', 'x']) {
      expect(await refused('100.00', { target_id })).toEqual({
        reason: 'withdraw_card_required',
        params: {},
      })
    }
    const removed = { id: target, fund_password: FUND_PASSWORD }
    await user.done('removePaymentMethod', removed)
    expect(await refused('100.00')).toEqual({ reason: 'alipay_required', params: {} })
  })

  test('accounts that deposits come from are no targets', async () => {
    const bound = await user.done('bindPaymentMethod', {
      type: 'crypto_transfer',
      currency: 'USDT',
      network: 'TRC20',
      address: 'TTs6z2kH3dyYCdzdb1FAC9tEmtro48PqL4',
      request_id: requestId(),
    })
    expect(await refused('100.00', { target_id: bound.payment_method.id })).toMatchObject({
      reason: 'withdraw_card_required',
    })
  })

  test.each([
    ['99.99', { reason: 'withdraw_amount_too_small', params: { min: '100.00', currency: 'USD' } }],
    ['-100', { reason: 'withdraw_amount_too_small', params: { min: '100.00', currency: 'USD' } }],
    [
      '49999.01',
      { reason: 'withdraw_amount_too_large', params: { max: '49999.00', currency: 'USD' } },
    ],
    [
      '99999999999999',
      { reason: 'withdraw_amount_too_large', params: { max: '49999.00', currency: 'USD' } },
    ],
    [
      '5000.01',
      { reason: 'balance_not_enough', params: { available: '5000.00', currency: 'USD' } },
    ],
  ])('%s is refused', async (amount, refusal) => {
    expect(await refused(amount)).toEqual(refusal)
    expect(await balances()).toMatchObject({ available: '5000.00', frozen: '0.00' })
  })

  test('takes the bounds themselves', async () => {
    await withdraw('100.00')
    ;({ user, target } = await ready({ cash: '49999.00' }))
    await withdraw('49999.00')
    expect(await balances()).toMatchObject({ available: '0.00', frozen: '49999.00' })
  })

  test('the window is open', async () => {
    sandbox.advance(CLOSES - STORY_TIME)
    expect(await refused('100.00')).toEqual({
      reason: 'withdraw_time_limit',
      params: {
        opens: '09:00',
        closes: '21:00',
        time_zone: 'UTC',
        available_from: String(OPENS + 86_400),
      },
    })
    sandbox.advance(OPENS + 86_400 - CLOSES)
    await withdraw('100.00')
  })

  test('three times a day; a failed one does not count', async () => {
    await withdraw('100.00')
    sandbox.advance(5)
    await withdraw('100.13')
    sandbox.advance(5)
    await withdraw('100.00')
    await withdraw('100.00')
    expect(await refused('100.00')).toEqual({
      reason: 'withdraw_times_limit',
      params: { max: '3', available_from: String(TOMORROW) },
    })
    sandbox.advance(OPENS + 86_400 - STORY_TIME)
    await withdraw('100.00')
  })

  test('so much a day', async () => {
    ;({ user, target } = await ready({ cash: '120000.00' }))
    await withdraw('49999.00')
    await withdraw('48801.00')
    expect(await refused('1200.01')).toEqual({
      reason: 'withdraw_amount_limit',
      params: { max: '100000.00', left: '1200.00', currency: 'USD' },
    })
    await withdraw('1200.00')
    expect((await user.done('getWithdrawalView')).conditions.today).toMatchObject({
      times_left: 0,
      amount_left: '0.00',
    })
  })

  test('the turnover is met', async () => {
    const { world } = sandbox
    requireTurnover(world, user.id, 500_000, 'de_1', NOON)
    addTurnover(world, user.id, 317_000, 'or_1', NOON)
    expect(await refused('100.00')).toEqual({
      reason: 'turnover_insufficient',
      params: { remaining: '1830.00', currency: 'USD' },
    })
    addTurnover(world, user.id, 183_001, 'pu_1', NOON)
    const { conditions } = await user.done('getWithdrawalView')
    expect(conditions.turnover).toEqual({
      required: '5000.00',
      done: '5000.01',
      remaining: '0.00',
    })
    await withdraw('100.00')
  })

  test('the same request withdraws once; its id is good for nothing else', async () => {
    const made = form('100.00')
    const first = await user.done('submitWithdrawal', made)
    expect(await user.done('submitWithdrawal', made)).toEqual(first)
    expect(await user.refused('submitWithdrawal', { ...made, amount: '101.00' })).toEqual({
      reason: 'request_conflict',
      params: {},
    })
    expect(await balances()).toMatchObject({ available: '4900.00', frozen: '100.00' })
    const found = await user.done('listWithdrawalRecords', { request_id: made.request_id })
    expect(found.list).toEqual([first.record])
  })
})

describe('at once', () => {
  test('of two withdrawals that the balance does not cover together, one is refused', async () => {
    const answers = await Promise.all([
      user.call('submitWithdrawal', form('3000.00')),
      user.call('submitWithdrawal', form('3000.00')),
    ])
    const lost = answers.filter(({ code }) => code === 0)
    expect(lost).toMatchObject([
      { data: { reason: 'balance_not_enough', params: { available: '2000.00', currency: 'USD' } } },
    ])
    expect(await balances()).toEqual({ available: '2000.00', frozen: '3000.00', total: '5000.00' })
  })

  test('of five withdrawals three are taken', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => user.call('submitWithdrawal', form('100.00'))),
    )
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(3)
    expect(answers.flatMap((answer) => (answer.code === 0 ? [answer.data.reason] : []))).toEqual([
      'withdraw_times_limit',
      'withdraw_times_limit',
    ])
    expect(await balances()).toMatchObject({ frozen: '300.00' })
  })

  test('the same request five times withdraws once', async () => {
    const made = form('100.00')
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => user.call('submitWithdrawal', made)),
    )
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(await balances()).toMatchObject({ available: '4900.00', frozen: '100.00' })
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
})

describe('the review', () => {
  test('pays out after five seconds, the fee apart', async () => {
    const { id } = await withdraw('1200.50')
    sandbox.advance(4)
    expect((await record(id))?.status).toBe('under_review')
    sandbox.advance(1)
    expect(await record(id)).toMatchObject({
      status: 'success',
      status_note: null,
      timeline: [
        { status: 'under_review', at: STORY_TIME },
        { status: 'success', at: STORY_TIME + 5 },
      ],
    })
    expect(await balances()).toEqual({ available: '3799.50', frozen: '0.00', total: '3799.50' })
    expect(house('withdrawals')).toBe(118_849)
    expect(house('fees')).toBe(1_201)
    expect((await user.done('getWallet')).ledger.total).toBe(2)
  })

  test('an amount ending in .13 fails, and all of it comes back', async () => {
    const { id } = await withdraw('250.13')
    sandbox.advance(5)
    expect(await record(id)).toMatchObject({
      status: 'failed',
      status_note:
        'The transfer could not be carried out. The whole amount is back in the balance.',
    })
    expect(await balances()).toEqual({ available: '5000.00', frozen: '0.00', total: '5000.00' })
    const { ledger } = await user.done('getWallet')
    expect(ledger.list[0]).toMatchObject({
      kind: 'withdrawal_return',
      amount: '250.13',
      balance_after: '5000.00',
      record_id: id,
    })
    expect(house('fees')).toBe(0)
  })

  test('an amount ending in .77 waits for a person, who decides once', async () => {
    const { id } = await withdraw('250.77')
    sandbox.advance(86_400)
    const { world } = sandbox
    expect(pendingWithdrawals(world)).toEqual([
      { number: 1, userId: user.id, summary: '250.77 USD', status: 'under_review' },
    ])
    decideWithdrawal(world, 1, 'success')
    expect((await record(id))?.status).toBe('success')
    expect(pendingWithdrawals(world)).toEqual([])
    for (const decision of ['success', 'failed'] as const) {
      expect(() => decideWithdrawal(world, 1, decision)).toThrow('action_not_allowed')
    }
    expect(() => decideWithdrawal(world, 99, 'success')).toThrow('no_data')
    expect(await balances()).toMatchObject({ available: '4749.23', frozen: '0.00' })
  })

  test('holds its target until it is over', async () => {
    await withdraw('100.00')
    const removal = { id: target, fund_password: FUND_PASSWORD }
    expect(await user.refused('removePaymentMethod', removal)).toEqual({
      reason: 'action_not_allowed',
      params: {},
    })
    sandbox.advance(5)
    await user.done('removePaymentMethod', removal)
    expect(await record('wd_1')).toMatchObject({ target_name: 'Alipay' })
  })

  test('holds an address until it is over, and names it with its network', async () => {
    const bound = await user.done('bindWalletAddress', {
      currency: 'USDT',
      network: 'TRC20',
      address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
      fund_password: FUND_PASSWORD,
      request_id: requestId(),
    })
    const { id } = bound.wallet_address
    const made = form('500.00', { target_id: id })
    expect((await user.done('submitWithdrawal', made)).record).toMatchObject({
      type: 'wallet_address',
      target_name: 'USDT TRC20',
      target_masked_number: 'TQn****LSE',
      currency: 'USD',
    })
    const removal = { id, fund_password: FUND_PASSWORD }
    expect(await user.refused('removeWalletAddress', removal)).toMatchObject({
      reason: 'action_not_allowed',
    })
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

describe('the records', () => {
  test('are listed by status, newest first, page by page', async () => {
    await withdraw('100.00')
    await withdraw('100.13')
    await withdraw('100.77')
    sandbox.advance(5)
    const other = await ready({ cash: '500.00' })
    await other.user.done('submitWithdrawal', form('100.00', { target_id: other.target }))

    const ids = async (query: Record<string, string | number>) =>
      (await user.done('listWithdrawalRecords', query)).list.map(({ id }) => id)
    expect(await ids({ limit: 2 })).toEqual(['wd_3', 'wd_2'])
    expect(await ids({ limit: 2, page: 2 })).toEqual(['wd_1'])
    expect(await ids({ status: 'failed' })).toEqual(['wd_2'])
    expect(await ids({ status: 'under_review' })).toEqual(['wd_3'])
    expect(await ids({ request_id: requestId() })).toEqual([])
  })
})
