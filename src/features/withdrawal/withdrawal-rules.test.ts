import { describe, expect, it } from 'vitest'
import type {
  WithdrawalConditions,
  WithdrawalTarget,
  WithdrawalView,
} from '@/generated/h5.schemas.ts'
import { compare } from '@/lib/decimal.ts'
import { add } from '@/lib/money.ts'
import {
  factsOf,
  isOutdated,
  largestAmount,
  likelyTarget,
  previewOf,
  rateBlock,
  upperBound,
} from './withdrawal-rules.ts'

const NOW = 1_795_188_600

interface Change {
  available?: string
  currency?: WithdrawalView['currency']
  targets?: WithdrawalView['targets']
  conditions?: Partial<WithdrawalConditions>
}

function viewOf({ conditions, ...rest }: Change = {}): WithdrawalView {
  return {
    available: '8420.50',
    currency: 'USD',
    targets: [
      {
        id: 'pm_1001',
        type: 'bank_card',
        name: 'Example Bank',
        masked_number: '411****111',
        currency: 'USD',
        network: null,
        quote: null,
      },
    ],
    ...rest,
    conditions: {
      currency: 'USD',
      min: '100.00',
      max: '49999.00',
      fee_rate: '0.01',
      window: {
        opens: '09:00',
        closes: '21:00',
        time_zone: 'UTC',
        open: true,
        closes_at: NOW + 600,
        opens_at: null,
      },
      today: {
        times_max: 3,
        times_left: 2,
        amount_max: '100000.00',
        amount_left: '98990.00',
        resets_at: NOW + 3600,
      },
      turnover: { deposit_rate: '1.00', required: '5000.00', done: '5000.00', remaining: '0.00' },
      requirements: { verification: 'passed', fund_password: true, target: true },
      ...conditions,
    },
  }
}

describe('previewOf', () => {
  it.each([
    // amount, rate, fee, arrival
    ['1010', '0.01', '10.10', '999.9'],
    ['100.00', '0.01', '1.00', '99'],
    ['1200.50', '0.01', '12.01', '1188.49'],
    ['1200.49', '0.01', '12.00', '1188.49'],
    ['100.50', '0.01', '1.01', '99.49'],
    ['100.49', '0.01', '1.00', '99.49'],
    ['0.50', '0.01', '0.01', '0.49'],
    ['0.49', '0.01', '0.00', '0.49'],
    ['1.005', '0.01', null, null],
    ['333.33', '0.0015', '0.50', '332.83'],
    ['8420.50', '0', '0.00', '8420.5'],
    ['8420.50', '1', '8420.50', '0'],
  ])('%s at a rate of %s: fee %s, arrival %s', (amount, rate, fee, arrival) => {
    const preview = previewOf(amount, viewOf({ conditions: { fee_rate: rate } }))
    expect(preview?.fee ?? null).toBe(fee)
    expect(preview?.arrival ?? null).toBe(arrival)
  })

  it('rounds at the scale of the currency', () => {
    const view = viewOf({
      currency: 'BTC',
      available: '1.00000000',
      conditions: { fee_rate: '0.0015' },
    })
    expect(previewOf('0.00012345', view)).toEqual({
      amount: '0.00012345',
      fee: '0.00000019',
      arrival: '0.00012326',
      coins: null,
      balanceAfter: '0.99987655',
    })
  })

  it('loses no cent, whatever the amount', () => {
    for (let cents = 1; cents <= 842_050; cents += 1_237) {
      const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
      const preview = previewOf(amount, viewOf())
      if (!preview) throw new Error(`${amount} has no preview`)
      expect(compare(add(preview.arrival, preview.fee), amount)).toBe(0)
      expect(compare(add(preview.balanceAfter, preview.amount), '8420.50')).toBe(0)
    }
  })

  it.each([null, '0', '0.00', '-1', '1.001', '8420.51'])('has none for %s', (amount) => {
    expect(previewOf(amount, viewOf())).toBeNull()
  })
})

describe('a target in a coin', () => {
  const quote = { rate: '97837.40', as_of: NOW - 30, expires_at: NOW + 30 }
  const coin: WithdrawalTarget = {
    id: 'wa_2004',
    type: 'wallet_address',
    name: 'BTC',
    masked_number: '1Nu****vXi',
    currency: 'BTC',
    network: 'BTC',
    quote,
  }

  it('gets the arriving amount at its rate, rounded down to the smallest unit', () => {
    const preview = previewOf('1010', viewOf(), coin)
    expect(preview).toMatchObject({ arrival: '999.9', coins: '0.01022001' })
  })

  it.each([
    ['no target', undefined, null],
    ['a target in cash', { ...coin, currency: 'USD', quote: null } as const, null],
    ['a coin with a rate', coin, null],
    ['a coin without a rate', { ...coin, quote: null }, 'notPaid'],
    ['a rate that has just ended', { ...coin, quote: { ...quote, expires_at: NOW - 2 } }, null],
    [
      'a rate that ended three seconds ago',
      { ...coin, quote: { ...quote, expires_at: NOW - 3 } },
      'outOfDate',
    ],
  ] as const)('%s', (_, target, block) => {
    expect(rateBlock(target, viewOf(), NOW)).toBe(block)
  })
})

describe('upperBound and largestAmount', () => {
  it.each([
    // available, left today, max -> the bound that counts, and the largest amount
    ['8420.50', '98990.00', '49999.00', 'balance', '8420.50'],
    ['8420.50', '1200.00', '49999.00', 'left', '1200.00'],
    ['70000.00', '98990.00', '49999.00', 'max', '49999.00'],
    ['500.00', '500.00', '500.00', 'balance', '500.00'],
    ['900.00', '500.00', '500.00', 'left', '500.00'],
    ['100.00', '98990.00', '49999.00', 'balance', '100.00'],
    ['99.99', '98990.00', '49999.00', 'balance', null],
    ['8420.50', '0.00', '49999.00', 'left', null],
    ['8420.509', '98990.00', '49999.00', 'balance', '8420.50'],
    ['-3.00', '98990.00', '49999.00', 'balance', null],
  ])('%s available, %s left, at most %s', (available, amountLeft, max, by, largest) => {
    const { today } = viewOf().conditions
    const view = viewOf({
      available,
      conditions: { max, today: { ...today, amount_left: amountLeft } },
    })
    expect(upperBound(view).by).toBe(by)
    expect(largestAmount(view)).toBe(largest)
  })
})

describe('what was asked', () => {
  const asked = previewOf('1010', viewOf())
  if (!asked) throw new Error('1010 can be withdrawn')

  it.each([
    ['as it was', viewOf(), false],
    ['at another fee', viewOf({ conditions: { fee_rate: '0.02' } }), true],
    ['above the balance', viewOf({ available: '1009.99' }), true],
    ['to a target that is gone', viewOf({ targets: [] }), true],
  ])('%s', (_, view, outdated) => {
    expect(isOutdated(asked, 'pm_1001', view)).toBe(outdated)
  })
})

it('counts the targets among what decides', () => {
  const view = viewOf()
  expect(factsOf(view)).toEqual({
    available: '8420.50',
    conditions: view.conditions,
    targetCount: 1,
    paidBefore: false,
  })
})

describe('the target that is chosen at first', () => {
  const [only] = viewOf().targets as [WithdrawalTarget]
  const two = [only, { ...only, id: 'pm_1002' }]
  it.each([
    ['the only one', [only], null, 'pm_1001'],
    ['none of several', two, null, ''],
    ['the last one', two, 'pm_1002', 'pm_1002'],
    ['none of several, where the last one is not bound any more', two, 'pm_gone', ''],
    ['none, where none is bound', [], 'pm_1001', ''],
  ])('is %s', (_, targets, last, chosen) => {
    expect(likelyTarget(targets, last)).toBe(chosen)
  })
})
