import { describe, expect, it } from 'vitest'
import type { ExchangeOffer, ExchangeView } from '@/generated/h5.schemas.ts'
import type { Deal } from './exchange-rules.ts'
import {
  amendedGiven,
  blockOf,
  faultOf,
  largestAmount,
  previewOf,
  smallestAmount,
} from './exchange-rules.ts'

const NOW = 1_795_188_600

const offer = (changes: Partial<ExchangeOffer> = {}): ExchangeOffer => ({
  coin: 'BTC',
  state: 'available',
  rate: '97837.40',
  as_of: NOW,
  expires_at: NOW + 30,
  available: '0.01250000',
  ...changes,
})
const btc = offer()
const usdt = offer({ coin: 'USDT', rate: '1.00', available: '250.00' })

const view: ExchangeView = {
  currency: 'USD',
  available: '8420.50',
  min: '1.00',
  max: '50000.00',
  fee_rate: '0.001',
  offers: [btc, usdt],
}
const toCoin = (one = btc): Deal => ({ type: 'cash_to_coin', offer: one })
const toCash = (one = btc): Deal => ({ type: 'coin_to_cash', offer: one })

describe('what an amount comes to', () => {
  it('is what the contract shows: cash to coins', () => {
    expect(previewOf('500', toCoin(), view)).toEqual({
      given: '500.00',
      givenCurrency: 'USD',
      fee: '0.50',
      received: '0.00510541',
      receivedCurrency: 'BTC',
      balanceAfter: '7920.5',
    })
    expect(previewOf('100', toCoin(usdt), view)).toMatchObject({ fee: '0.10', received: '99.90' })
  })

  it('is what the contract shows: coins to cash', () => {
    expect(previewOf('0.01', toCash(), view)).toMatchObject({
      given: '0.01000000',
      fee: '0.98',
      received: '977.39',
      receivedCurrency: 'USD',
    })
  })

  it('takes the fee of the exact value', () => {
    // 4.996 rounds to 5.00, whose fee would be a cent.
    const one = offer({ coin: 'ETH', rate: '4996.00', available: '1.00000000' })
    expect(previewOf('0.001', toCash(one), view)).toMatchObject({ fee: '0.00', received: '5.00' })
  })

  it.each([
    ['nothing', null],
    ['zero', '0'],
    ['too many decimals', '10.001'],
    ['more than there is', '8420.51'],
  ])('is none of %s', (_, amount) => {
    expect(previewOf(amount, toCoin(), view)).toBeNull()
  })
})

describe('the bounds', () => {
  it('are about cash, and are told in what is given', () => {
    expect(smallestAmount(toCoin(), view)).toBe('1.00')
    expect(largestAmount(toCoin(), view)).toBe('8420.50')
    expect(smallestAmount(toCash(), view)).toBe('0.00001023')
    expect(largestAmount(toCash(), view)).toBe('0.01250000')
    const rich = offer({ available: '90.00000000' })
    expect(largestAmount(toCash(rich), view)).toBe('0.51105201')
    expect(largestAmount(toCoin(), { ...view, available: '99999.00' })).toBe('50000.00')
  })

  it('leave nothing where not even the smallest amount is there', () => {
    expect(largestAmount(toCoin(), { ...view, available: '0.99' })).toBeNull()
    expect(largestAmount(toCash(offer({ available: '0.00000000' })), view)).toBeNull()
  })

  it('hold an amount by its cash side as the server rounds it', () => {
    expect(faultOf('0.99', toCoin(), view)).toBe('tooSmall')
    expect(faultOf('1', toCoin(), view)).toBeNull()
    expect(faultOf('8420.51', toCoin(), view)).toBe('balance')
    expect(faultOf('50000.01', toCoin(), { ...view, available: '90000.00' })).toBe('tooLarge')
    // Above both, only the lower is reported: one correction is enough.
    expect(faultOf('90000.01', toCoin(), { ...view, available: '90000.00' })).toBe('tooLarge')
    expect(faultOf('50000.01', toCoin(), view)).toBe('balance')
    const rich = offer({ available: '2.00000000' })
    expect(faultOf('2.1', toCash(rich), view)).toBe('tooLarge')
    // 0.00001017 x 97,837.40 is 0.99500... and rounds to 1.00.
    expect(faultOf('0.00001017', toCash(), view)).toBeNull()
    expect(faultOf('0.00001016', toCash(), view)).toBe('tooSmall')
  })
})

describe('what blocks an exchange', () => {
  const free = { online: true, fundsFrozen: false, now: NOW }

  it('is named, the first reason first', () => {
    const suspended = offer({ state: 'suspended' })
    expect(blockOf(toCoin(), view, free)).toBeNull()
    expect(blockOf(toCoin(suspended), view, { ...free, online: false })).toBe('offline')
    expect(blockOf(toCoin(suspended), view, { ...free, fundsFrozen: true })).toBe('fundsFrozen')
    expect(blockOf(toCoin(suspended), view, free)).toBe('suspended')
    expect(blockOf(toCoin(), { ...view, available: '0.00' }, free)).toBe('nothing')
  })

  it('is no state that the server cannot tell, and none that this version does not know', () => {
    expect(blockOf(toCoin(offer({ state: 'unknown' })), view, free)).toBeNull()
    const newer = offer({ state: 'paused' as ExchangeOffer['state'] })
    expect(blockOf(toCoin(newer), view, free)).toBeNull()
  })

  it('is a rate that has run out and was not followed by another', () => {
    expect(blockOf(toCoin(), view, { ...free, now: NOW + 32 })).toBeNull()
    expect(blockOf(toCoin(), view, { ...free, now: NOW + 33 })).toBe('rateOver')
  })
})

describe('what mends a refusal', () => {
  const refused = (
    reason: 'amount_too_small' | 'amount_too_large' | 'balance_not_enough',
    params: Record<string, string>,
  ) => ({ reason, params, msg: '' })

  it('is its number, in what is given', () => {
    expect(amendedGiven(refused('amount_too_small', { min: '5.00' }), toCoin(), view)).toBe('5.00')
    expect(amendedGiven(refused('amount_too_small', { min: '1.00' }), toCash(), view)).toBe(
      '0.00001023',
    )
    expect(amendedGiven(refused('amount_too_large', { max: '50000.00' }), toCash(), view)).toBe(
      '0.51105201',
    )
    expect(
      amendedGiven(refused('balance_not_enough', { available: '0.0025' }), toCash(), view),
    ).toBe('0.00250000')
  })

  it('is nothing where it allows less than the smallest amount', () => {
    expect(amendedGiven(refused('amount_too_large', { max: '0.50' }), toCash(), view)).toBeNull()
    expect(
      amendedGiven(refused('balance_not_enough', { available: '0.99' }), toCoin(), view),
    ).toBeNull()
  })

  it('is nothing where it has no number', () => {
    expect(amendedGiven(refused('amount_too_small', {}), toCoin(), view)).toBeNull()
    expect(amendedGiven(refused('amount_too_small', { min: 'x' }), toCoin(), view)).toBeNull()
  })
})
