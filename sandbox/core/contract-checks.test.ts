import { expect, test } from 'vitest'
import { formViolations, refusalFault } from './contract-checks.ts'

const fields = (amount: string) =>
  formViolations('submitExchange', {
    type: 'cash_to_coin',
    coin: 'USDT',
    amount,
    rate: '1.00',
    request_id: '5b0f8c0e-6a57-4f0e-9d55-000000006007',
    valid_until: 1795188660,
  }).map(({ field }) => field)

test.each(['4.02', '0.00000001', '100000.12345678', '0'])('%s is an amount', (amount) => {
  expect(fields(amount)).toEqual([])
})

test.each([
  '0.000000001',
  '1.000000001',
  '100000.000000000001',
  '1e-8',
  '01',
  '.5',
  '1.',
  '+1',
  ' 1',
  '',
])('"%s" is none', (amount) => {
  expect(fields(amount)).toEqual(['amount'])
})

const refused = (reason: string, params: Record<string, string>) =>
  refusalFault(
    { refusals: ['single_min', 'passwords_differ', 'price_changed', 'once_a_day'] },
    { code: 0, msg: 'No', time: 1795188600, data: { reason, params } },
  )

test.each<[string, Record<string, string>]>([
  ['single_min', { min: '10.00', currency: 'USD' }],
  ['passwords_differ', {}],
  ['price_changed', { rate: '0.0003' }],
  ['price_changed', { price: '97837.40', tick_id: 'BTCUSD-7180754400', as_of: '1795188600' }],
  ['once_a_day', { available_from: '1795219200' }],
])('a refusal for %s with %j is of the contract', (reason, params) => {
  expect(refused(reason, params)).toBeUndefined()
})

test.each<[string, Record<string, string>, RegExp]>([
  ['single_max', { max: '10.00', currency: 'USD' }, /does not list the reason single_max/],
  ['single_min', { min: '10.00' }, /params must have required property 'currency'/],
  ['single_min', { min: '10.00', currency: 'USD', max: '20.00' }, /additional properties/],
  ['single_min', { min: 'ten', currency: 'USD' }, /params\/min must match pattern/],
  ['passwords_differ', { field: 'password' }, /params must NOT have more than 0 properties/],
  ['price_changed', { price: '97837.40', rate: '0.0003' }, /params/],
  ['once_a_day', { available_from: 'tomorrow' }, /params\/available_from must match pattern/],
])('a refusal for %s with %j breaks it', (reason, params, fault) => {
  expect(refused(reason, params)).toMatch(fault)
})
