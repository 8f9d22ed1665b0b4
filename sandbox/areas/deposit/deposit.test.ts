import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { boundAlipay, depositForm } from '../../test/forms.ts'
import type { TestUser } from '../../test/harness.ts'
import { requestId, STORY_TIME, TestSandbox } from '../../test/harness.ts'
import { setWay } from './methods.ts'
import { releaseDeposit } from './release.ts'
import { decideDeposit, giveDeposit } from './review.ts'

let sandbox: TestSandbox
let user: TestUser
beforeEach(async () => {
  sandbox = new TestSandbox()
  user = await sandbox.user()
})
afterEach(() => sandbox.close())

const release = (amount = '500.00', expiresAt: number | null = null, by = user) =>
  releaseDeposit(sandbox.world, by.id, amount, expiresAt)

const form = (amount = '300.00', method?: string) => depositForm(user, amount, method)

async function submitted(amount?: string, method?: string) {
  return (await user.done('submitDeposit', await form(amount, method))).record
}

const available = async () => (await user.done('getWallet')).balances.available
const record = async (id: string) => (await user.done('listDepositRecords', { id })).list[0]

describe('asking for a release', () => {
  const ask = (amount: string, over: Record<string, string> = {}) => ({
    method_id: 'dm_bank',
    amount,
    request_id: requestId(),
    ...over,
  })
  const view = () => user.done('getDepositView')
  const told = async () =>
    (await user.done('listMessages', { type: 'deposit' })).list.map(({ text }) => text)

  test('is granted after a while, for a day', async () => {
    const { request } = await user.done('requestDepositRelease', ask('300.00'))
    expect(request).toMatchObject({ status: 'under_review', expected_at: STORY_TIME + 5 })
    sandbox.advance(5)
    expect(await view()).toMatchObject({
      max: '300.00',
      release: { state: 'released', amount: '300.00', expires_at: STORY_TIME + 5 + 86_400 },
      request: { status: 'released', expected_at: null },
    })
    expect(await told()).toEqual(['300.00 USD are released. You can make the deposit now.'])
  })

  test('is refused for cents of 13, and waits for a person for cents of 77', async () => {
    await user.done('requestDepositRelease', ask('300.13'))
    sandbox.advance(5)
    expect(await view()).toMatchObject({
      release: { state: 'not_released' },
      request: { status: 'refused', status_note: expect.stringContaining('cannot be released') },
    })
    expect(await told()).toEqual([expect.stringMatching(/^300\.13 USD were not released\. This/)])
    await user.done('requestDepositRelease', ask('300.77'))
    sandbox.advance(50)
    expect((await view()).request).toMatchObject({
      status: 'under_review',
      expected_at: STORY_TIME + 5 + 3600,
    })
    release('250.00')
    expect(await view()).toMatchObject({
      release: { state: 'released', amount: '250.00' },
      request: { status: 'released', amount: '300.77' },
    })
  })
})

describe('submitting a deposit', () => {
  test('leaves nothing released where less is left than any deposit may be', async () => {
    release('305.00')
    await submitted('300.00')
    expect(await user.done('getDepositView')).toMatchObject({
      release: { state: 'not_released', amount: '0.00' },
    })
  })

  test('needs a way that is open', async () => {
    release()
    setWay(sandbox.world, 'dm_bank', { available: false, needsAlipay: false })
    expect(await user.refused('submitDeposit', await form())).toEqual({
      reason: 'action_not_allowed',
      params: {},
    })
    const asked = { method_id: 'dm_bank', amount: '300.00', request_id: requestId() }
    expect((await user.refused('requestDepositRelease', asked)).reason).toBe('action_not_allowed')
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
    const asked = { method_id: 'dm_alipay', amount: '300.00', request_id: requestId() }
    expect((await user.refused('requestDepositRelease', asked)).reason).toBe('alipay_required')
    await boundAlipay(user)
    expect(await needed()).toBe(false)
    await submitted('300.00', 'dm_alipay')
  })
})

describe('the review', () => {
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

  test('an amount ending in .77 awaits its audit first, and each step takes five seconds', async () => {
    release()
    const { id } = await submitted('300.77')
    sandbox.advance(4)
    expect((await record(id))?.status).toBe('under_review')
    sandbox.advance(1)
    expect(await record(id)).toMatchObject({
      status: 'success_awaiting_audit',
      status_note: 'The transfer arrived. The money is credited after the audit.',
    })
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
    const { conditions } = await user.done('getWithdrawalView')
    expect(conditions.turnover).toEqual({ required: '300.77', done: '0.00', remaining: '300.77' })
  })

  test('a person can decide before, and decides once', async () => {
    release()
    await submitted('100.00')
    await submitted('200.00')
    const { world } = sandbox
    decideDeposit(world, 1, 'failed')
    decideDeposit(world, 2, 'success_awaiting_audit')
    sandbox.advance(3600)
    expect(await record('de_2')).toMatchObject({ status: 'success_awaiting_audit' })
    decideDeposit(world, 2, 'success')
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
    expect(ledger.list).toMatchObject([{ type: kind, amount: '25.00', record_id: 'de_1' }])
    const { conditions } = await user.done('getWithdrawalView')
    expect(conditions.turnover.required).toBe(turnover)
  })

  test('is above zero', () => {
    expect(() => giveDeposit(sandbox.world, user.id, 1, '0.00')).toThrow(RangeError)
    expect(() => release('0.00')).toThrow(RangeError)
  })
})
