import { describe, expect, it } from 'vitest'
import type { AccountSetup, VerificationState } from '@/generated/h5.schemas.ts'
import { setupOf } from './account-setup.ts'

const NOTHING: AccountSetup = {
  fund_password: false,
  bank_card: false,
  wallet_address: false,
  alipay: false,
  wechat_pay: false,
  deposited: false,
}

const of = (setup: Partial<AccountSetup>, state: VerificationState = 'none') =>
  setupOf({ setup: { ...NOTHING, ...setup }, verification: { state } })

describe('setupOf', () => {
  it('misses everything of a new user but the login password', () => {
    expect(of({})).toEqual({
      loginPassword: 'met',
      fundPassword: 'unmet',
      realName: 'unmet',
      target: 'unmet',
    })
  })

  it('has the fund password once it is set', () => {
    expect(of({ fund_password: true })).toMatchObject({ fundPassword: 'met', target: 'unmet' })
  })

  it.each(['bank_card', 'wallet_address', 'alipay', 'wechat_pay'] as const)(
    'has a target for withdrawals by %s',
    (target) => {
      expect(of({ [target]: true })).toMatchObject({ fundPassword: 'unmet', target: 'met' })
    },
  )

  it.each([
    ['passed', 'met'],
    ['none', 'unmet'],
    ['under_review', 'unmet'],
    ['rejected', 'unmet'],
    ['unknown', 'unknown'],
    // A value that a newer server may send.
    ['paused' as 'unknown', 'unknown'],
  ] as const)('takes a verification that is %s for %s', (state, realName) => {
    expect(of({}, state).realName).toBe(realName)
  })
})
