import { beforeEach, expect, test } from 'vitest'
import { boundAlipay, depositForm } from '../../test/forms.ts'
import type { TestUser } from '../../test/harness.ts'
import { requestId, STORY_TIME } from '../../test/harness.ts'
import { sandbox, setUpSandbox } from '../../test/set-up.ts'
import { setWay } from './methods.ts'
import { releaseDeposit } from './releases.ts'
import { decideDeposit, giveDeposit } from './review.ts'

setUpSandbox()
let user: TestUser
beforeEach(async () => {
  user = await sandbox.user()
})

const release = (amount = '500.00') => releaseDeposit(sandbox.world, user.id, amount, null)
const submit = async (amount: string, method?: string) =>
  user.done('submitDeposit', await depositForm(user, amount, method))
const ask = (amount: string, method_id = 'dm_bank') => ({
  ...{ method_id, amount },
  request_id: requestId(),
})
const view = () => user.done('getDepositView')
const wayOf = async (id: string) => (await view()).methods.find((one) => one.id === id)
const record = async (id: string) => (await user.done('listDepositRecords', { id })).list[0]
const told = async () =>
  (await user.done('listMessages', { type: 'deposit' })).list.map(({ text }) => text)

test('a release that was asked for is granted after a while, for a day', async () => {
  const { request } = await user.done('requestDepositRelease', ask('300.00'))
  expect(request).toMatchObject({ status: 'under_review', expected_at: STORY_TIME + 5 })
  sandbox.advance(5)
  expect(await view()).toMatchObject({
    release: { state: 'released', amount: '300.00', expires_at: STORY_TIME + 5 + 86_400 },
    request: { status: 'released', expected_at: null },
  })
  expect(await told()).toEqual(['We approved 300.00 USD. You can make the deposit now.'])
})

test('it is refused for cents of 13, and waits for a person for cents of 77', async () => {
  await user.done('requestDepositRelease', ask('300.13'))
  sandbox.advance(5)
  expect((await view()).request).toMatchObject({
    status: 'refused',
    status_note: expect.stringContaining('cannot approve'),
  })
  expect(await told()).toEqual([
    expect.stringMatching(/^We declined your request to deposit 300\.13 USD\. We cannot/),
  ])
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

test('less than the smallest deposit counts as nothing released', async () => {
  release('305.00')
  await submit('300.00')
  expect((await view()).release).toMatchObject({ state: 'not_released', amount: '0.00' })
})

test.each([
  ['dm_bank', { available: false, needsAlipay: false }, 'action_not_allowed'],
  ['dm_alipay', { available: true, needsAlipay: true }, 'alipay_required'],
] as const)('%s that is %o takes nothing', async (id, setting, reason) => {
  release()
  setWay(sandbox.world, id, setting)
  const form = await depositForm(user, '300.00', id)
  expect(await user.refused('submitDeposit', form)).toEqual({ reason, params: {} })
  expect((await user.refused('requestDepositRelease', ask('300.00', id))).reason).toBe(reason)
})

test('a way says that it is closed, and asks for Alipay until it is bound', async () => {
  setWay(sandbox.world, 'dm_bank', { available: false, needsAlipay: false })
  const note = 'The bank is under maintenance until Monday.'
  expect(await wayOf('dm_bank')).toMatchObject({ available: false, note })
  setWay(sandbox.world, 'dm_alipay', { available: true, needsAlipay: true })
  expect(await wayOf('dm_alipay')).toMatchObject({ alipay_required: true })
  await boundAlipay(user)
  expect(await wayOf('dm_alipay')).toMatchObject({ alipay_required: false })
  release()
  await submit('300.00', 'dm_alipay')
})

test('an amount ending in .13 fails, one in .77 awaits its audit, and each step takes five seconds', async () => {
  release()
  await submit('100.13')
  await submit('300.77')
  sandbox.advance(4)
  expect((await record('de_2'))?.status).toBe('under_review')
  sandbox.advance(6)
  expect(await record('de_1')).toMatchObject({
    status: 'failed',
    status_note: 'The screenshot shows another amount.',
    timeline: [{ status: 'under_review' }, { status: 'failed', at: STORY_TIME + 5 }],
  })
  expect(await record('de_2')).toMatchObject({
    status: 'success',
    status_note: null,
    timeline: [
      { status: 'under_review', at: STORY_TIME },
      { status: 'success_awaiting_audit', at: STORY_TIME + 5 },
      { status: 'success', at: STORY_TIME + 10 },
    ],
  })
  expect(await told()).toEqual([
    'We credited your deposit of 300.77 USD to your balance.',
    expect.stringContaining('300.77 USD'),
    'We did not credit your deposit of 100.13 USD. The screenshot shows another amount.',
    'We are reviewing your deposit of 300.77 USD.',
    'We are reviewing your deposit of 100.13 USD.',
  ])
})

test('a person can decide before, and decides once', async () => {
  release()
  await submit('100.00')
  await submit('200.00')
  const { world } = sandbox
  decideDeposit(world, 1, 'failed')
  decideDeposit(world, 2, 'success_awaiting_audit')
  sandbox.advance(3600)
  expect((await record('de_2'))?.status).toBe('success_awaiting_audit')
  decideDeposit(world, 2, 'success')
  for (const decision of ['success', 'failed', 'success_awaiting_audit'] as const) {
    expect(() => decideDeposit(world, 2, decision)).toThrow('action_not_allowed')
  }
  expect(() => decideDeposit(world, 99, 'success')).toThrow('no_data')
  sandbox.advance(3600)
  expect((await user.done('getWallet')).balances.available).toBe('200.00')
})

test.each([
  [1, 'gift', '0.00'],
  [2, 'bonus', '0.00'],
  [3, 'bonus', '0.00'],
  [4, 'deposit', '25.00'],
] as const)(
  'class %s, which the site gives, is a %s and asks for a turnover of %s',
  async (given, kind, turnover) => {
    giveDeposit(sandbox.world, user.id, given, '25.00')
    const { list } = await user.done('listDepositRecords', { class: given })
    expect(list).toMatchObject([
      {
        ...{ id: 'de_1', request_id: null, class: given, type: null, method_name: null },
        ...{ amount: '25.00', status: 'success', screenshot_url: null },
        timeline: [{ status: 'success', at: STORY_TIME }],
      },
    ])
    const { ledger } = await user.done('getWallet')
    expect(ledger.list).toMatchObject([{ type: kind, amount: '25.00', record_id: 'de_1' }])
    const { conditions } = await user.done('getWithdrawalView')
    expect(conditions.turnover.required).toBe(turnover)
  },
)

test('what is given or released is above zero', () => {
  expect(() => giveDeposit(sandbox.world, user.id, 1, '0.00')).toThrow(RangeError)
  expect(() => release('0.00')).toThrow(RangeError)
})

test('says nothing of where it comes from unless it is told', async () => {
  release()
  const { record: made } = await submit('300.00')
  expect(made).not.toHaveProperty('from')
})
