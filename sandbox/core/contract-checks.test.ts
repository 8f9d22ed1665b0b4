import { expect, test } from 'vitest'
import { refusalFault } from './contract-checks.ts'

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
