import { describe, expect, it } from 'vitest'
import type { VerificationState } from '@/generated/h5.schemas.ts'
import { nextStepOf } from './next-step-rules.ts'

const next = (
  state: VerificationState,
  { bound = false, password = false, deposited = false }: Record<string, boolean> = {},
) =>
  nextStepOf({
    verification: { state },
    setup: {
      fund_password: password,
      bank_card: bound,
      wallet_address: false,
      alipay: false,
      wechat_pay: false,
      deposited,
    },
  })

describe('nextStepOf', () => {
  it('leads a new user through four steps, one at a time', () => {
    expect(next('none')).toEqual({ step: 'realName', done: 0 })
    expect(next('passed')).toEqual({ step: 'target', done: 1 })
    expect(next('passed', { bound: true })).toEqual({ step: 'fundPassword', done: 2 })
    expect(next('passed', { bound: true, password: true })).toEqual({ step: 'deposit', done: 3 })
    expect(next('passed', { bound: true, password: true, deposited: true })).toBeNull()
  })

  it('goes on while a review is awaited, and comes back to one that was rejected', () => {
    expect(next('under_review')).toEqual({ step: 'target', done: 0 })
    expect(next('unknown', { bound: true, password: true, deposited: true })).toBeNull()
    expect(next('rejected', { bound: true, deposited: true })).toEqual({
      step: 'realName',
      done: 2,
    })
  })
})
