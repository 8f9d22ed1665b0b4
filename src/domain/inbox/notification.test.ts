import { describe, expect, it } from 'vitest'
import type {
  Certification,
  DepositRecord,
  PurchaseDetails,
  WithdrawalRecord,
} from '@/generated/h5.schemas.ts'
import { paths, purchasePath, recordPath } from '@/lib/paths.ts'
import {
  depositNotification,
  incomeNotification,
  verificationNotification,
  withdrawalNotification,
} from './notification.ts'

const AT = 1_795_188_600
const REQUEST = '5b0f8c0e-6a57-4f0e-9d55-0c6f2b8f4a11'

const depositOf = (record: object) =>
  depositNotification({
    id: 'de_1',
    request_id: REQUEST,
    class: 0,
    currency: 'USD',
    amount: '300.00',
    status: 'success',
    ...record,
  } as DepositRecord)

describe('depositNotification', () => {
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
  ])('names %s of class %s: %s', (status, depositClass, name) => {
    expect(depositOf({ status, class: depositClass })?.name).toBe(name)
  })

  it('names the amount and links to the record', () => {
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
])('withdrawalNotification: %s is %s', (status, name, isGood) => {
  const record = { id: 'wd_1', request_id: REQUEST, currency: 'USD', amount: '50.00', status }
  const notification = withdrawalNotification(record as WithdrawalRecord)
  expect(notification?.name).toBe(name)
  expect(notification?.isGood).toBe(isGood)
})

it.each([
  ['passed', 'verified'],
  ['rejected', 'notVerified'],
  ['under_review', undefined],
  ['none', undefined],
  ['unknown', undefined],
])('verificationNotification: %s is %s', (state, name) => {
  expect(verificationNotification({ state, reviewed_at: AT } as Certification)?.name).toBe(name)
})

it('notifies again after a second rejection', () => {
  const declined = (reviewedAt: number) =>
    verificationNotification({ state: 'rejected', reviewed_at: reviewedAt } as Certification)?.id
  expect(declined(AT)).not.toBe(declined(AT + 1))
})

describe('incomeNotification', () => {
  const incomeOf = (...movements: object[]) =>
    incomeNotification({ purchase: { id: 'pu_1' }, movements } as unknown as PurchaseDetails, AT)
  const income = { id: 'mv_1', type: 'income', currency: 'USD', amount: '1.20', at: AT }

  it('finds the income that was paid at the event’s moment', () => {
    expect(incomeOf({ ...income, id: 'mv_2', at: AT + 86_400 }, income)).toMatchObject({
      id: 'mv_1',
      money: { amount: '1.20', currency: 'USD' },
      path: purchasePath('pu_1'),
    })
    expect(incomeOf({ ...income, type: 'held_income' })?.name).toBe('incomePaid')
  })

  it('returns null where nothing was paid then', () => {
    expect(incomeOf()).toBeNull()
    expect(incomeOf({ ...income, at: AT - 61 })).toBeNull()
    expect(incomeOf({ ...income, type: 'principal_return' })).toBeNull()
  })
})
