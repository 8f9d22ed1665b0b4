import { describe, expect, it } from 'vitest'
import type { DepositMethod, DepositView } from '@/generated/h5.schemas.ts'
import {
  compareAddress,
  isOutdated,
  isPayable,
  isReleased,
  largestAmount,
  methodBlock,
  quickAmounts,
  transferAmount,
  upperBound,
  viewOutdatedAt,
} from './deposit-rules.ts'

const NOW = 1_795_188_600

type Change = Partial<Omit<DepositView, 'release'>> & { release?: Partial<DepositView['release']> }

function viewOf({ release, ...rest }: Change = {}): DepositView {
  return {
    currency: 'USD',
    min: '10.00',
    max: '500.00',
    request: null,
    methods: [],
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
        times_left: 3,
        amount_max: '100000.00',
        amount_left: '100000.00',
        resets_at: NOW + 3600,
      },
      turnover: { deposit_rate: '1.00', required: '0.00', done: '0.00', remaining: '0.00' },
      requirements: { verification: 'none', fund_password: false, target: false },
    },
    ...rest,
    release: {
      state: 'released',
      amount: '500.00',
      currency: 'USD',
      expires_at: NOW + 60,
      ...release,
    },
  }
}

const method: DepositMethod = {
  id: 'dm_btc',
  type: 'crypto_transfer',
  name: 'Bitcoin',
  available: true,
  alipay_required: false,
  currency: 'BTC',
  rate: '67250.10',
  holder_name: null,
  account: null,
  bank_name: null,
  bank_branch: null,
  bank_code: null,
  network: 'BTC',
  address: '1NVU1utoERRenoQvYFdErwx8urwxfCQgim',
  qr_text: null,
  qr_image_url: null,
  reference: null,
  note: null,
}

describe('isReleased', () => {
  it.each<[DepositView['release']['state'], number | null, boolean]>([
    ['released', NOW + 1, true],
    ['released', NOW, false],
    ['released', null, true],
    ['not_released', null, false],
    ['not_released', NOW + 60, false],
    ['unknown', null, true],
    // A value that a newer server may send.
    ['paused' as 'unknown', null, true],
  ])('%s until %s: %s', (state, expiresAt, open) => {
    expect(isReleased(viewOf({ release: { state, expires_at: expiresAt } }).release, NOW)).toBe(
      open,
    )
  })
})

describe('upperBound and largestAmount', () => {
  it.each([
    // released, max of one deposit -> the bound that counts, and the largest amount
    ['500.00', '500.00', 'release', '500.00'],
    ['500.00', '50000.00', 'release', '500.00'],
    ['80000.00', '50000.00', 'max', '50000.00'],
    ['9.99', '50000.00', 'release', null],
    ['500.009', '50000.00', 'release', '500.00'],
  ])('%s released, at most %s', (amount, max, by, largest) => {
    const view = viewOf({ max, release: { amount } })
    expect(upperBound(view).by).toBe(by)
    expect(largestAmount(view)).toBe(largest)
  })

  it('is the largest deposit where nobody knows what is released', () => {
    const view = viewOf({ max: '50000.00', release: { state: 'unknown', amount: '0.00' } })
    expect(upperBound(view)).toEqual({ by: 'max', amount: '50000.00' })
  })
})

describe('transferAmount', () => {
  it.each([
    ['300', '1.00', 'USDT', '300.00'],
    ['300', '67250.10', 'BTC', '0.00446096'],
    ['0.01', '67250.10', 'BTC', '0.00000015'],
    ['100', '0.9993', 'USDT', '100.08'],
  ] as const)('%s at %s is reached by enough %s: %s', (amount, rate, currency, enough) => {
    expect(transferAmount(amount, { ...method, rate, currency })).toBe(enough)
  })

  it.each([
    [null, '1.00'],
    ['0', '1.00'],
    ['300', '0'],
  ])('is none for %s at %s', (amount, rate) => {
    expect(transferAmount(amount, { ...method, rate })).toBeNull()
  })
})

describe('methodBlock', () => {
  it.each([
    [true, false, null],
    [true, true, 'alipay'],
    [false, false, 'unavailable'],
    [false, true, 'unavailable'],
  ])('available %s, Alipay missing %s: %s', (available, alipay, block) => {
    expect(methodBlock({ ...method, available, alipay_required: alipay })).toBe(block)
  })
})

describe('isPayable', () => {
  it.each([
    ['nothing typed', null, false],
    ['just the smallest', '10.00', true],
    ['less than the smallest', '9.99', false],
    ['all that is released', '500.00', true],
    ['more than that', '500.01', false],
  ])('%s', (_, amount, payable) => {
    expect(isPayable(amount, method, viewOf())).toBe(payable)
  })

  it('by no method, or by one that is off, nothing is', () => {
    expect(isPayable('100.00', undefined, viewOf())).toBe(false)
    expect(isPayable('100.00', { ...method, available: false }, viewOf())).toBe(false)
  })
})

describe('viewOutdatedAt', () => {
  it('does not count a release that ends with the answer', () => {
    expect(viewOutdatedAt(viewOf({ release: { expires_at: NOW } }), NOW)).toBe(NOW + 601)
  })

  it('is none where nothing changes by itself', () => {
    const { conditions, ...view } = viewOf({ release: { expires_at: null } })
    const { window, today } = conditions
    const still = {
      ...conditions,
      window: { ...window, closes_at: null, opens_at: null },
      today: { ...today, resets_at: NOW },
    }
    expect(viewOutdatedAt({ ...view, conditions: still }, NOW)).toBeNull()
  })

  it('is the end of the release where that comes first', () => {
    expect(viewOutdatedAt(viewOf(), NOW)).toBe(NOW + 60)
  })

  it('is the next change of the conditions otherwise', () => {
    expect(viewOutdatedAt(viewOf({ release: { expires_at: null } }), NOW)).toBe(NOW + 601)
    expect(viewOutdatedAt(viewOf({ release: { expires_at: NOW - 1 } }), NOW)).toBe(NOW + 601)
  })
})

describe('what was asked', () => {
  const offered = (change: Partial<DepositMethod> = {}) =>
    viewOf({ methods: [{ ...method, ...change }] })

  it.each([
    ['as it was', offered(), false],
    ['to a method that is gone', viewOf(), true],
    ['beside another method', viewOf({ methods: [{ ...method, id: 'other' }] }), true],
    ['to a method that is off', offered({ available: false }), true],
    ['to another address', offered({ address: '1AnotherAddress' }), true],
    ['to another account', offered({ account: '4000123' }), true],
    ['above what is released', { ...offered(), max: '99.99' }, true],
    ['just what is released', { ...offered(), max: '100.00' }, false],
  ])('%s', (_, view, outdated) => {
    expect(isOutdated('100.00', method, view)).toBe(outdated)
  })
})

describe('compareAddress', () => {
  const HEX = '0x52908400098527886E0F7030069857D2E4169EE7'

  it.each([
    [method.address, method.address],
    [method.address, ' 1NVU1utoERRe noQvYFdErwx8 urwxfCQgim\n'],
    [method.address, `bitcoin:${method.address}?amount=0.01`],
    [HEX, HEX.toLowerCase()],
    [HEX, `ethereum:${HEX}`],
  ])('%s is the same as %s', (address, pasted) => {
    expect(compareAddress(address ?? '', pasted ?? '')).toEqual({ result: 'same' })
  })

  it.each([
    [method.address, method.address?.toLowerCase(), 1],
    [method.address, method.address?.slice(0, -1), 33],
    [method.address, `${method.address}x`, 34],
    [`x${HEX}`, `x${HEX.toLowerCase()}`, 20],
    [`${HEX}g`, `${HEX.toLowerCase()}g`, 19],
    [method.address, `1bitcoin:${method.address}`, 1],
  ])('%s differs from %s at %i', (address, pasted, at) => {
    expect(compareAddress(address ?? '', pasted ?? '')).toEqual({ result: 'different', at })
  })

  it('compares nothing with nothing', () => {
    expect(compareAddress(method.address ?? '', ' \n')).toBeNull()
  })
})

describe('quickAmounts', () => {
  it.each([
    ['10.00', '50000.00', '50 100 500 1000'],
    ['10.00', '500.00', '50 100 500'],
    ['100.00', '50000.00', '500 1000 5000 10000'],
    ['25.00', '1000.00', '500 1000'],
    ['10.00', '20.00', ''],
  ])('from %s to %s are %s', (min, max, amounts) => {
    expect(quickAmounts(min, max).join(' ')).toBe(amounts)
  })
})
