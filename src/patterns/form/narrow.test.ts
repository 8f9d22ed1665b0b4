import { describe, expect, it } from 'vitest'
import { SubmitWithdrawalBody } from '@/generated/withdrawal/withdrawal.zod.ts'
import { narrow } from './narrow.ts'

const body = {
  target_id: 'pm_1001',
  fee: '1.00',
  fund_password: 'fund1234',
  request_id: '5b0f8c0e-6a57-4f0e-9d55-0c6f2b8f4a11',
  valid_until: 1795188660,
}

const issuesOf = (schema: typeof SubmitWithdrawalBody, amount: string) =>
  schema.safeParse({ ...body, amount }).error?.issues.map(({ code }) => code) ?? []

describe('narrow', () => {
  const narrowed = narrow(SubmitWithdrawalBody, {
    amount: { min: '100.00', max: '49999.00', currency: 'USD' },
  })

  it.each([
    ['100', []],
    ['49999', []],
    ['19999.99', []],
    ['99.99', ['too_small']],
    ['49999.01', ['too_big']],
    ['100.005', ['not_multiple_of']],
  ])('%s breaks %j', (amount, codes) => {
    expect(issuesOf(narrowed, amount)).toEqual(codes)
  })

  it('names the bound that the server sent', () => {
    const { error } = narrowed.safeParse({ ...body, amount: '5' })
    expect(error?.issues).toMatchObject([{ code: 'too_small', minimum: 100 }])
  })

  it('says above a bound what it is told, after the rules of the contract', () => {
    const bounds = {
      min: '100.00',
      max: '120.50',
      currency: 'USD',
      sayMax: () => 'Only 120.50 is available.',
    }
    const balance = narrow(SubmitWithdrawalBody, { amount: bounds })
    const messagesOf = (amount: string) =>
      balance.safeParse({ ...body, amount }).error?.issues.map(({ message }) => message)
    expect(messagesOf('120.5')).toBeUndefined()
    expect(messagesOf('120.51')).toEqual(['Only 120.50 is available.'])
    expect(issuesOf(balance, '120.505')).toEqual(['not_multiple_of', 'too_big'])
  })

  it.each([
    ['JPY', '100.5', ['not_multiple_of']],
    ['JPY', '101', []],
    ['KWD', '100.005', []],
    ['KWD', '100.0005', ['not_multiple_of']],
  ])('takes as many decimals as %s has: %s', (currency, amount, codes) => {
    const bounds = { min: '1', max: '1000', currency }
    expect(issuesOf(narrow(SubmitWithdrawalBody, { amount: bounds }), amount)).toEqual(codes)
  })

  it('leaves out a bound that does not exist', () => {
    const open = narrow(SubmitWithdrawalBody, { amount: { min: null, max: null, currency: 'USD' } })
    expect(issuesOf(open, '0.01')).toEqual([])
    expect(issuesOf(open, '9999999')).toEqual([])
    expect(issuesOf(open, '0.001')).toEqual(['not_multiple_of'])
  })

  it('leaves the rules of other fields and the schema that it was given', () => {
    const { error } = narrowed.safeParse({ ...body, amount: '100', fund_password: 'short' })
    expect(error?.issues).toMatchObject([{ code: 'too_small', path: ['fund_password'] }])
    expect(issuesOf(SubmitWithdrawalBody, '5')).toEqual([])
  })

  it('refuses a field that the schema does not have', () => {
    const bounds = { amuont: { min: '1', max: null } } as object
    expect(() => narrow(SubmitWithdrawalBody, bounds)).toThrow('no field amuont')
  })
})
