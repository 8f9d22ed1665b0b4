import { describe, expect, it } from 'vitest'
import type {
  Certification,
  DepositRecord,
  PurchaseDetails,
  WithdrawalRecord,
} from '@/generated/h5.schemas.ts'
import { paths, purchasePath, recordPath } from '@/lib/paths.ts'
import type { News } from './news-rules.ts'
import {
  isShownAt,
  newsOfDeposit,
  newsOfIncome,
  newsOfVerification,
  newsOfWithdrawal,
  nextOf,
} from './news-rules.ts'

const AT = 1_795_188_600
const REQUEST = '5b0f8c0e-6a57-4f0e-9d55-0c6f2b8f4a11'

const depositOf = (record: object) =>
  newsOfDeposit({
    id: 'de_1',
    request_id: REQUEST,
    class: 0,
    currency: 'USD',
    amount: '300.00',
    status: 'success',
    ...record,
  } as DepositRecord)

describe('news of a deposit', () => {
  it.each([
    ['success', 0, 'depositCredited'],
    ['failed', 0, 'depositDeclined'],
    ['success', 1, 'credited'],
    ['success', 3, 'credited'],
    // Of a class of a newer server.
    ['success', 9, 'credited'],
    ['failed', 3, undefined],
    ['under_review', 0, undefined],
    ['success_awaiting_audit', 0, undefined],
    ['unknown', 0, undefined],
    // Of a newer server.
    ['half_credited', 0, undefined],
  ])('%s, class %s: %s', (status, depositClass, name) => {
    expect(depositOf({ status, class: depositClass })?.name).toBe(name)
  })

  it('has the amount of the record and leads to it', () => {
    expect(depositOf({})).toMatchObject({
      money: { amount: '300.00', currency: 'USD' },
      path: recordPath(paths.depositRecords, REQUEST),
    })
    expect(depositOf({ request_id: null })?.path).toBe(paths.depositRecords)
  })
})

it.each([
  ['success', 'withdrawalPaid', true],
  ['failed', 'withdrawalDeclined', false],
  ['under_review', undefined, undefined],
  ['sent_back', undefined, undefined],
])('news of a withdrawal, %s: %s', (status, name, isGood) => {
  const record = { id: 'wd_1', request_id: REQUEST, currency: 'USD', amount: '50.00', status }
  const news = newsOfWithdrawal(record as WithdrawalRecord)
  expect(news?.name).toBe(name)
  expect(news?.isGood).toBe(isGood)
})

it.each([
  ['passed', 'verified'],
  ['rejected', 'notVerified'],
  ['under_review', undefined],
  ['none', undefined],
  ['unknown', undefined],
])('news of a verification, %s: %s', (state, name) => {
  expect(newsOfVerification({ state, reviewed_at: AT } as Certification)?.name).toBe(name)
})

it('a verification that is declined a second time is news again', () => {
  const declined = (reviewedAt: number) =>
    newsOfVerification({ state: 'rejected', reviewed_at: reviewedAt } as Certification)?.id
  expect(declined(AT)).not.toBe(declined(AT + 1))
})

describe('news of an income', () => {
  const newsOf = (...movements: object[]) =>
    newsOfIncome({ purchase: { id: 'pu_1' }, movements } as unknown as PurchaseDetails, AT)
  const income = { id: 'mv_1', type: 'income', currency: 'USD', amount: '1.20', at: AT }

  it('is the one that was paid when the event says', () => {
    expect(newsOf({ ...income, id: 'mv_2', at: AT + 86_400 }, income)).toMatchObject({
      id: 'mv_1',
      money: { amount: '1.20', currency: 'USD' },
      path: purchasePath('pu_1'),
    })
    expect(newsOf({ ...income, type: 'held_income' })?.name).toBe('incomePaid')
  })

  it('is none where nothing was paid then', () => {
    expect(newsOf()).toBeNull()
    expect(newsOf({ ...income, at: AT - 61 })).toBeNull()
    expect(newsOf({ ...income, type: 'principal_return' })).toBeNull()
  })
})

describe('where it is shown already', () => {
  const news = depositOf({}) as News

  it.each([
    [recordPath(paths.depositRecords, REQUEST), true],
    [paths.depositRecords, true],
    [paths.depositClasses, true],
    // A filter may leave it out.
    [`${paths.depositRecords}?status=under_review`, false],
    [paths.deposit, false],
    [paths.news, false],
  ])('%s: %s', (address, isShown) => {
    expect(isShownAt(news, address)).toBe(isShown)
  })
})

it('two are told one after the other, more together', () => {
  const some = ['a', 'b', 'c'].map((id) => ({ id })) as News[]
  expect(nextOf([])).toEqual({ now: [], later: [] })
  expect(nextOf(some.slice(0, 2))).toEqual({ now: [{ id: 'a' }], later: [{ id: 'b' }] })
  expect(nextOf(some)).toEqual({ now: some, later: [] })
})
