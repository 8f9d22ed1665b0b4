import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { TestUser } from '../../test/harness.ts'
import { FUND_PASSWORD, requestId, STORY_TIME, TestSandbox } from '../../test/harness.ts'
import { pictures } from '../uploads/test-pictures.ts'
import { setWay } from './methods.ts'
import { releaseDeposit } from './release.ts'
import { decideDeposit, giveDeposit, pendingDeposits } from './review.ts'

let sandbox: TestSandbox
let user: TestUser
beforeEach(async () => {
  sandbox = new TestSandbox()
  user = await sandbox.user()
})
afterEach(() => sandbox.close())

const release = (amount = '500.00', expiresAt: number | null = null, by = user) =>
  releaseDeposit(sandbox.world, by.id, amount, expiresAt)

async function screenshot(by = user, purpose = 'payment_screenshot'): Promise<string> {
  const file = { bytes: pictures.png }
  return (await by.done('uploadFile', { purpose, file })).file_id
}

async function form(amount = '300.00', method = 'dm_bank') {
  return {
    method_id: method,
    amount,
    screenshot_file_id: await screenshot(),
    request_id: requestId(),
  }
}

async function submitted(amount?: string, method?: string) {
  return (await user.done('submitDeposit', await form(amount, method))).record
}

const available = async () => (await user.done('getWallet')).balances.available
const record = async (id: string) => (await user.done('listDepositRecords', { id })).list[0]

describe('the deposit view', () => {
  test('shows what was released, until it is over', async () => {
    expect(await user.done('getDepositView')).toMatchObject({
      currency: 'USD',
      min: '10.00',
      max: '50000.00',
      release: { state: 'not_released', amount: '0.00', currency: 'USD', expires_at: null },
    })
    release('500.00', STORY_TIME + 60)
    expect(await user.done('getDepositView')).toMatchObject({
      max: '500.00',
      release: { state: 'released', amount: '500.00', expires_at: STORY_TIME + 60 },
    })
    sandbox.advance(60)
    expect(await user.done('getDepositView')).toMatchObject({
      max: '50000.00',
      release: { state: 'not_released', amount: '0.00', expires_at: null },
    })
  })

  test('more than one deposit may be can be released; the largest deposit stays', async () => {
    release('80000.00')
    expect(await user.done('getDepositView')).toMatchObject({
      max: '50000.00',
      release: { state: 'released', amount: '80000.00', expires_at: null },
    })
  })

  test('has the ways with their account data, and coins at the rate of the exchange', async () => {
    const { methods } = await user.done('getDepositView')
    const { offers } = await user.done('getExchange')
    expect(methods.map(({ id }) => id)).toEqual([
      'dm_alipay',
      'dm_wechat',
      'dm_bank',
      'dm_usdt_trc20',
      'dm_usdt_erc20',
      'dm_btc',
    ])
    expect(methods.find(({ id }) => id === 'dm_bank')).toMatchObject({
      account: '000987654321',
      reference: String(user.id),
      rate: '1.00',
    })
    expect(methods.find(({ id }) => id === 'dm_btc')).toMatchObject({
      currency: 'BTC',
      network: 'BTC',
      rate: offers.find(({ coin }) => coin === 'BTC')?.rate,
    })
  })

  test('has all conditions of a later withdrawal', async () => {
    const { conditions } = await user.done('getDepositView')
    expect(conditions).toEqual((await user.done('getWithdrawalView')).conditions)
  })
})

describe('submitting a deposit', () => {
  test('puts it under review and credits nothing yet', async () => {
    release()
    const made = await form()
    const { record: deposit } = await user.done('submitDeposit', {
      ...made,
      transaction_code: 'TRX-20261120-77',
    })
    expect(deposit).toEqual({
      id: 'de_1',
      request_id: made.request_id,
      class: 0,
      type: 'bank_transfer',
      method_name: 'Bank transfer',
      currency: 'USD',
      amount: '300.00',
      status: 'under_review',
      status_note: null,
      screenshot_url: expect.stringMatching(/^\/uploads\//),
      transaction_code: 'TRX-20261120-77',
      created_at: STORY_TIME,
      timeline: [{ status: 'under_review', at: STORY_TIME }],
    })
    expect(await available()).toBe('0.00')
    expect(await user.done('getDepositView')).toMatchObject({
      max: '200.00',
      release: { state: 'released', amount: '200.00' },
    })
  })

  test('uses up what was released', async () => {
    release('300.00')
    await submitted('300.00')
    expect(await user.refused('submitDeposit', await form('10.00'))).toEqual({
      reason: 'deposit_not_released',
      params: {},
    })
    release('305.00')
    await submitted('300.00')
    // 5.00 are left, which is less than any deposit may be.
    expect(await user.done('getDepositView')).toMatchObject({
      release: { state: 'not_released', amount: '0.00' },
    })
  })

  test('needs a release of its own', async () => {
    const other = await sandbox.user()
    release('500.00', null, other)
    expect(await user.refused('submitDeposit', await form())).toMatchObject({
      reason: 'deposit_not_released',
    })
    expect((await other.done('getDepositView')).release.amount).toBe('500.00')
  })

  test.each([
    ['9.99', { reason: 'amount_too_small', params: { min: '10.00', currency: 'USD' } }],
    ['0', { reason: 'amount_too_small', params: { min: '10.00', currency: 'USD' } }],
    ['-20', { reason: 'amount_too_small', params: { min: '10.00', currency: 'USD' } }],
    ['500.01', { reason: 'amount_too_large', params: { max: '500.00', currency: 'USD' } }],
    ['99999999999999', { reason: 'amount_too_large', params: { max: '500.00', currency: 'USD' } }],
  ])('%s is out of bounds', async (amount, refusal) => {
    release()
    expect(await user.refused('submitDeposit', await form(amount))).toEqual(refusal)
    expect((await user.done('getDepositView')).release.amount).toBe('500.00')
  })

  test('takes the bounds themselves', async () => {
    release('60000.00')
    expect((await user.refused('submitDeposit', await form('50000.01'))).params.max).toBe(
      '50000.00',
    )
    expect((await submitted('50000.00')).amount).toBe('50000.00')
    expect((await submitted('10.00')).amount).toBe('10.00')
  })

  test('needs a way that there is and that is open', async () => {
    release()
    expect(await user.refused('submitDeposit', await form('300.00', 'dm_none'))).toEqual({
      reason: 'no_data',
      params: {},
    })
    setWay(sandbox.world, 'dm_bank', { available: false, needsAlipay: false })
    expect(await user.refused('submitDeposit', await form())).toEqual({
      reason: 'action_not_allowed',
      params: {},
    })
    const { methods } = await user.done('getDepositView')
    expect(methods.find(({ id }) => id === 'dm_bank')).toMatchObject({
      available: false,
      note: 'The bank is under maintenance until Monday.',
    })
  })

  test('needs Alipay where the way asks for it', async () => {
    release()
    setWay(sandbox.world, 'dm_alipay', { available: true, needsAlipay: true })
    const needed = async () => {
      const { methods } = await user.done('getDepositView')
      return methods.find(({ id }) => id === 'dm_alipay')?.alipay_required
    }
    expect(await needed()).toBe(true)
    expect(await user.refused('submitDeposit', await form('300.00', 'dm_alipay'))).toEqual({
      reason: 'alipay_required',
      params: {},
    })
    await user.done('bindPaymentMethod', {
      type: 'alipay',
      holder_name: 'Alex Morgan',
      account: 'alex@example.com',
      request_id: requestId(),
    })
    expect(await needed()).toBe(false)
    await submitted('300.00', 'dm_alipay')
  })

  test('needs an own screenshot that proved nothing else', async () => {
    release()
    const made = await form('100.00')
    const stranger = await sandbox.user()
    for (const file of ['fi_00000000', await screenshot(stranger)]) {
      expect(await user.refused('submitDeposit', { ...made, screenshot_file_id: file })).toEqual({
        reason: 'no_data',
        params: {},
      })
    }
    const rejected = { reason: 'file_rejected', params: { max_bytes: '8388608' } }
    const photo = await screenshot(user, 'id_photo')
    const wrong = { ...made, screenshot_file_id: photo }
    expect(await user.refused('submitDeposit', wrong)).toEqual(rejected)
    await user.done('submitDeposit', made)
    const again = { ...made, request_id: requestId() }
    expect(await user.refused('submitDeposit', again)).toEqual(rejected)
    expect((await user.done('getDepositView')).release.amount).toBe('400.00')
  })

  test('frozen funds take none', async () => {
    release()
    sandbox.world.database.run('UPDATE users SET funds_frozen = 1')
    expect(await user.refused('submitDeposit', await form())).toEqual({
      reason: 'funds_frozen',
      params: {},
    })
  })

  test('the same request deposits once; its id is good for nothing else', async () => {
    release()
    const made = await form('100.00')
    const first = await user.done('submitDeposit', made)
    expect(await user.done('submitDeposit', made)).toEqual(first)
    expect(await user.refused('submitDeposit', { ...made, amount: '101.00' })).toMatchObject({
      reason: 'request_conflict',
    })
    expect((await user.done('getDepositView')).release.amount).toBe('400.00')
    const found = await user.done('listDepositRecords', { request_id: made.request_id })
    expect(found.list).toEqual([first.record])
  })

  test('one release is good for one of two deposits at once', async () => {
    release('300.00')
    const [one, other] = [await form('200.00'), await form('200.00')]
    const answers = await Promise.all([
      user.call('submitDeposit', one),
      user.call('submitDeposit', other),
    ])
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 1])
    expect((await user.done('getDepositView')).release.amount).toBe('100.00')
  })

  test('who submits without end is stopped', async () => {
    for (let count = 0; count < 60; count += 1) {
      release('10.00')
      await submitted('10.00')
    }
    release('10.00')
    expect(await user.refused('submitDeposit', await form('10.00'))).toEqual({
      reason: 'too_many_requests',
      params: { available_from: String(STORY_TIME + 3600) },
    })
  })
})

describe('the review', () => {
  test('credits a deposit after five seconds, and asks for as much turnover', async () => {
    release()
    const { id } = await submitted('300.00')
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
    const { balances, ledger } = await user.done('getWallet')
    expect(balances).toMatchObject({ available: '300.00', total_profit: '0.00' })
    expect(ledger.list).toMatchObject([{ kind: 'deposit', amount: '300.00', record_id: id }])
    const { conditions } = await user.done('getWithdrawalView')
    expect(conditions.turnover).toEqual({ required: '300.00', done: '0.00', remaining: '300.00' })
  })

  test('an amount ending in .13 fails, and says why', async () => {
    release()
    const { id } = await submitted('300.13')
    sandbox.advance(3600)
    expect(await record(id)).toMatchObject({
      status: 'failed',
      status_note: 'The screenshot shows another amount.',
      timeline: [{ status: 'under_review' }, { status: 'failed', at: STORY_TIME + 5 }],
    })
    expect(await available()).toBe('0.00')
    expect((await user.done('getDepositView')).release.amount).toBe('199.87')
  })

  test('an amount ending in .77 awaits its audit first', async () => {
    release()
    const { id } = await submitted('300.77')
    sandbox.advance(5)
    expect(await record(id)).toMatchObject({
      status: 'success_awaiting_audit',
      status_note: 'The transfer arrived. The money is credited after the audit.',
    })
    expect(await available()).toBe('0.00')
    sandbox.advance(5)
    expect(await record(id)).toMatchObject({
      status: 'success',
      status_note: null,
      timeline: [
        { status: 'under_review', at: STORY_TIME },
        { status: 'success_awaiting_audit', at: STORY_TIME + 5 },
        { status: 'success', at: STORY_TIME + 10 },
      ],
    })
    expect(await available()).toBe('300.77')
  })

  test('a person can decide before, and decides once', async () => {
    release()
    await submitted('100.00')
    await submitted('200.00')
    const { world } = sandbox
    expect(pendingDeposits(world)).toEqual([
      { number: 2, userId: user.id, summary: '200.00 USD', status: 'under_review' },
      { number: 1, userId: user.id, summary: '100.00 USD', status: 'under_review' },
    ])
    decideDeposit(world, 1, 'failed')
    decideDeposit(world, 2, 'success_awaiting_audit')
    sandbox.advance(3600)
    expect(await record('de_2')).toMatchObject({ status: 'success_awaiting_audit' })
    decideDeposit(world, 2, 'success')
    expect(pendingDeposits(world)).toEqual([])
    for (const decision of ['success', 'failed', 'success_awaiting_audit'] as const) {
      expect(() => decideDeposit(world, 2, decision)).toThrow('action_not_allowed')
    }
    expect(() => decideDeposit(world, 99, 'success')).toThrow('no_data')
    sandbox.advance(3600)
    expect(await available()).toBe('200.00')
  })

  test('tells the user each time', async () => {
    release()
    await submitted('300.77')
    sandbox.advance(10)
    const { list } = await user.done('listMessages', { type: 'deposit' })
    expect(list.map(({ title }) => title)).toEqual([
      'Deposit credited',
      'Deposit awaiting audit',
      'Deposit under review',
    ])
    expect(list[0]).toMatchObject({
      text: 'Your deposit of 300.77 USD is in your balance.',
      record_id: 'de_1',
    })
  })

  test('holds the account that the money comes from', async () => {
    release()
    const bind = async (type: string, account: string) => {
      const bound = await user.done('bindPaymentMethod', {
        type,
        account,
        holder_name: 'Alex Morgan',
        request_id: requestId(),
      })
      return { id: bound.payment_method.id, fund_password: FUND_PASSWORD }
    }
    const [alipay, wechat] = [await bind('alipay', 'alex'), await bind('wechat_pay', 'alex')]
    await submitted('300.77', 'dm_alipay')
    const held = { reason: 'action_not_allowed', params: {} }
    expect(await user.refused('removePaymentMethod', alipay)).toEqual(held)
    sandbox.advance(5)
    expect(await user.refused('removePaymentMethod', alipay)).toEqual(held)
    await user.done('removePaymentMethod', wechat)
    sandbox.advance(5)
    await user.done('removePaymentMethod', alipay)
  })
})

describe('what the site gives', () => {
  test.each([
    [1, 'gift', '0.00'],
    [2, 'bonus', '0.00'],
    [3, 'bonus', '0.00'],
    [4, 'deposit', '25.00'],
  ] as const)('class %s is a %s and asks for a turnover of %s', async (given, kind, turnover) => {
    giveDeposit(sandbox.world, user.id, given, '25.00')
    const { list } = await user.done('listDepositRecords', { class: given })
    expect(list).toMatchObject([
      {
        id: 'de_1',
        request_id: null,
        class: given,
        type: null,
        method_name: null,
        amount: '25.00',
        status: 'success',
        screenshot_url: null,
        timeline: [{ status: 'success', at: STORY_TIME }],
      },
    ])
    const { ledger } = await user.done('getWallet')
    expect(ledger.list).toMatchObject([{ kind, amount: '25.00', record_id: 'de_1' }])
    const { conditions } = await user.done('getWithdrawalView')
    expect(conditions.turnover.required).toBe(turnover)
  })

  test('is above zero', () => {
    expect(() => giveDeposit(sandbox.world, user.id, 1, '0.00')).toThrow(RangeError)
    expect(() => release('0.00')).toThrow(RangeError)
  })
})

describe('the records', () => {
  test('are listed by class, status and id, newest first, page by page', async () => {
    release('50000.00')
    for (const amount of ['100.00', '100.13', '100.77']) await submitted(amount)
    sandbox.advance(5)
    for (let count = 0; count < 3; count += 1) giveDeposit(sandbox.world, user.id, 1, '5.00')
    giveDeposit(sandbox.world, (await sandbox.user()).id, 1, '5.00')

    const ids = async (query: Record<string, string | number>) =>
      (await user.done('listDepositRecords', query)).list.map(({ id }) => id)
    expect(await ids({ limit: 4 })).toEqual(['de_6', 'de_5', 'de_4', 'de_3'])
    expect(await ids({ limit: 4, page: 2 })).toEqual(['de_2', 'de_1'])
    expect(await ids({ class: 0 })).toEqual(['de_3', 'de_2', 'de_1'])
    expect(await ids({ class: 0, status: 'failed' })).toEqual(['de_2'])
    expect(await ids({ status: 'success_awaiting_audit' })).toEqual(['de_3'])
    expect(await ids({ id: 'de_5' })).toEqual(['de_5'])
    for (const id of ['de_7', 'de_99', 'wd_1']) expect(await ids({ id })).toEqual([])
    expect(await ids({ request_id: requestId() })).toEqual([])
  })
})
