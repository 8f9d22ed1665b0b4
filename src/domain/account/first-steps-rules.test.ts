import { describe, expect, it } from 'vitest'
import type { VerificationState } from '@/generated/h5.schemas.ts'
import type { FirstStepsFacts } from './first-steps-rules.ts'
import { firstStepsOf } from './first-steps-rules.ts'

interface Account {
  state?: VerificationState
  bound?: boolean
  password?: boolean
  deposited?: boolean
}

const steps = (
  { state = 'passed', bound = true, password = true, deposited = true }: Account,
  facts: Partial<FirstStepsFacts> = {},
) =>
  firstStepsOf({
    info: {
      verification: { state },
      setup: {
        fund_password: password,
        bank_card: bound,
        wallet_address: false,
        alipay: false,
        wechat_pay: false,
        deposited,
      },
    },
    depositing: false,
    remaining: '0.00',
    ...facts,
  })

describe('firstStepsOf', () => {
  it('leads a new user through five steps, one at a time, and names what comes later', () => {
    const nothing = { state: 'none', bound: false, password: false, deposited: false } as const
    expect(steps(nothing)).toEqual({
      next: 'realName',
      reviewed: [],
      later: ['target', 'fundPassword', 'deposit', 'order'],
      done: 0,
      count: 5,
    })
    expect(steps({ ...nothing, state: 'passed' })).toMatchObject({
      next: 'target',
      done: 1,
      count: 5,
    })
    expect(steps({ password: false, deposited: false })).toMatchObject({
      next: 'fundPassword',
      done: 2,
      count: 5,
    })
    expect(steps({ deposited: false })).toMatchObject({
      next: 'deposit',
      later: ['order'],
      done: 3,
      count: 5,
    })
    expect(steps(nothing, { trading: false })).toMatchObject({ count: 4 })
    expect(steps({}, { remaining: '500.00' })).toMatchObject({
      next: 'order',
      later: [],
      done: 4,
      count: 5,
    })
    expect(steps({})).toBeNull()
  })

  it('goes on while a verification is reviewed, and comes back to one that was rejected', () => {
    expect(steps({ state: 'under_review', bound: false })).toMatchObject({
      next: 'target',
      reviewed: ['realName'],
    })
    expect(steps({ state: 'under_review' })).toEqual({
      next: null,
      reviewed: ['realName'],
      later: [],
      done: 4,
      count: 5,
    })
    expect(steps({ state: 'rejected', password: false })).toMatchObject({ next: 'realName' })
  })

  it('asks for no second deposit while the first is under review, and for no order before it', () => {
    expect(steps({ deposited: false }, { depositing: true })).toEqual({
      next: null,
      reviewed: ['deposit'],
      later: ['order'],
      done: 3,
      count: 5,
    })
    expect(steps({ deposited: false, password: false }, { depositing: true })).toMatchObject({
      next: 'fundPassword',
    })
  })

  it('never asks for the step whose result is in sight', () => {
    expect(steps({ bound: false, password: false }, { after: 'target' })).toMatchObject({
      next: 'fundPassword',
      later: [],
    })
    expect(steps({ deposited: false }, { after: 'deposit' })).toMatchObject({ next: null })
    expect(steps({ bound: false }, { after: 'target' })).toBeNull()
  })

  it('asks for nothing that it cannot read', () => {
    expect(steps({ state: 'unknown' })).toBeNull()
    expect(steps({}, { remaining: null })).toBeNull()
  })
})
