import { describe, expect, it } from 'vitest'
import type { OrderLimits, OwnLimits, Quote, SettlementOption } from '@/generated/h5.schemas.ts'
import type { TicketFacts } from './trade-rules.ts'
import {
  amendedByRefusal,
  blockOf,
  createPressWindow,
  largestAmount,
  missingFor,
  nearestAllowed,
  nearestOwn,
  nextAmount,
  quickAmounts,
  roomFor,
  secondsValid,
  slippageLeft,
  upperBound,
  worstPrice,
} from './trade-rules.ts'

const NOW = 1_795_188_600

const option: SettlementOption = {
  seconds: 30,
  profit_rate: '0.80',
  fee_rate: '0.01',
  single_min: '10.00',
  single_max: '5000.00',
  total_max: '20000.00',
  currency: 'USD',
}

const limits: OrderLimits = {
  currency: 'USD',
  single_min: '10.00',
  single_max: '5000.00',
  total_max: '20000.00',
  quote_seconds: 10,
  slippage_rate_max: '0.0005',
}

const quote: Quote = {
  symbol: 'BTCUSD',
  price: '97837.40',
  open: '96950.10',
  high: '98210.00',
  low: '96480.55',
  close: '96950.10',
  change: '887.30',
  change_rate: '0.0091',
  state: 'trading',
  as_of: NOW,
  tick_id: 'BTCUSD-1',
  opens_at: null,
}

const facts: TicketFacts = {
  online: true,
  quote,
  failing: false,
  now: NOW,
  limits,
  option,
  fundsFrozen: false,
  buyingPower: { available: '8420.50', left: '19500.00', own: null },
}

describe('upperBound', () => {
  it.each([
    ['8420.50', '19500.00', 'single', '5000.00'],
    ['8420.50', '300.00', 'holdings', '300.00'],
    ['101.00', '300.00', 'balance', '100.00'],
    ['100.00', '99.01', 'balance', '99.01'],
    [null, null, 'single', '5000.00'],
  ] as const)('with %s and %s left it is %s', (available, left, by, amount) => {
    expect(upperBound(option, { available, left, own: null })).toEqual({ by, amount })
  })
})

/** Limits of a user; what is left is that of the day and of the week. */
const ownLimits = (given: {
  stake?: string
  day?: [max: string, left: string]
  week?: [max: string, left: string]
  pause?: OwnLimits['pause']
}): OwnLimits => ({
  currency: 'USD',
  stake_max: given.stake ?? null,
  loss_day_max: given.day?.[0] ?? null,
  loss_week_max: given.week?.[0] ?? null,
  session_minutes: null,
  day: { used: '30.00', open: '0.00', left: given.day?.[1] ?? null, resets_at: NOW + 600 },
  week: { used: '30.00', open: '0.00', left: given.week?.[1] ?? null, resets_at: NOW + 900 },
  pause: given.pause ?? null,
  changes: [],
})
const withOwn = (given: Parameters<typeof ownLimits>[0], available = '8420.50') => ({
  available,
  left: '19500.00',
  own: ownLimits(given),
})

describe('nearestOwn', () => {
  it.each([
    ['an order', { stake: '20', day: ['50', '50'] }, 'ownStake', '20'],
    // The fee can be lost, too.
    ['the day', { stake: '50.00', day: ['50.00', '50.00'] }, 'ownDay', '49.50'],
    ['the week', { day: ['50.00', '40.00'], week: ['200.00', '20.20'] }, 'ownWeek', '20.00'],
    ['nothing that is left', { day: ['50.00', '0.00'] }, 'ownDay', '0.00'],
  ] as const)('is the limit of %s', (_, given, by, amount) => {
    const power = withOwn(given as Parameters<typeof ownLimits>[0])
    expect(nearestOwn(option, power)).toMatchObject({ by, amount })
    expect(upperBound(option, power)).toMatchObject({ by, amount })
    expect(roomFor(option, power)).toBe(amount)
  })

  it('is none where none is set, and none above what one order may be counts', () => {
    expect(nearestOwn(option, withOwn({}))).toBeNull()
    expect(roomFor(option, withOwn({}))).toBe('19500.00')
    expect(upperBound(option, withOwn({ stake: '9000' })).by).toBe('single')
  })

  it('asks for no deposit for what the limit refuses', () => {
    expect(missingFor('500', option, withOwn({ stake: '20.00' }, '50.00'))).toBeNull()
    expect(missingFor('500', option, withOwn({}, '50.00'))).toBe('455')
  })
})

describe('largestAmount', () => {
  it('leaves room for the fee', () => {
    expect(largestAmount(option, { available: '1000.00', left: null, own: null })).toBe('990.10')
  })

  it('is nothing below the smallest order', () => {
    expect(largestAmount(option, { available: '10.09', left: null, own: null })).toBeNull()
    expect(largestAmount(option, { available: '10.10', left: null, own: null })).toBe('10.00')
  })
})

describe('quickAmounts', () => {
  it('offers what can be placed', () => {
    expect(quickAmounts(option, '5000.00')).toEqual(['10', '50', '100', '500'])
    expect(quickAmounts(option, '60.00')).toEqual(['10', '50'])
  })
})

describe('nearestAllowed', () => {
  it.each([
    ['9.99', '10.00'],
    ['10.00', null],
    ['100.00', null],
    ['100.01', '100.00'],
  ])('of %s is %s', (amount, amended) => {
    expect(nearestAllowed(amount, option, '100.00')).toBe(amended)
  })
})

describe('amendedByRefusal', () => {
  it.each([
    ['single_min', { min: '20.00' }, '20.00'],
    ['single_max', { max: '300.00' }, '300.00'],
    ['balance_not_enough', { available: '101.00' }, '100.00'],
    ['balance_not_enough', { available: '9.00' }, null],
    ['single_max', { max: 'much' }, null],
    ['own_stake_max', { max: '20.00' }, '20.00'],
    ['own_loss_day_max', { max: '50.00', left: '20.20' }, '20.00'],
    ['own_loss_week_max', { max: '50.00', left: '10.00' }, null],
    ['funds_frozen', {}, null],
  ] as const)('%s %o: %s', (reason, params, amended) => {
    expect(amendedByRefusal({ reason, params, msg: '' }, option)).toBe(amended)
  })
})

describe('blockOf', () => {
  it('finds nothing where all is well', () => {
    expect(blockOf(facts)).toBeNull()
    expect(
      blockOf({ ...facts, buyingPower: { available: null, left: null, own: null } }),
    ).toBeNull()
    expect(blockOf({ ...facts, now: NOW + 10 })).toBeNull()
    const over = { started_at: NOW - 9, until: NOW }
    expect(blockOf({ ...facts, buyingPower: withOwn({ pause: over }) })).toBeNull()
    const enough = withOwn({ stake: '10.00', day: ['50.00', '10.10'] })
    expect(blockOf({ ...facts, buyingPower: enough })).toBeNull()
  })

  it.each([
    ['offline', { online: false }],
    ['noPrice', { quote: undefined }],
    ['closed', { quote: { ...quote, state: 'closed' } }],
    ['nonTradingTime', { quote: { ...quote, state: 'non_trading_time' }, now: NOW + 99 }],
    ['outOfDate', { now: NOW + 11 }],
    ['notRefreshed', { failing: true }],
    ['noOption', { option: undefined }],
    ['frozen', { fundsFrozen: true }],
    ['holdings', { buyingPower: { available: '8420.50', left: '9.99', own: null } }],
    ['balance', { buyingPower: { available: '10.09', left: '100.00', own: null } }],
    ['ownLimit', { buyingPower: withOwn({ day: ['50.00', '10.09'] }) }],
    ['paused', { buyingPower: withOwn({ pause: { started_at: NOW - 9, until: null } }) }],
    // A pause is no matter of the network, of the market, or of money.
    [
      'paused',
      {
        online: false,
        buyingPower: withOwn({ pause: { started_at: NOW - 9, until: NOW + 1 } }, '0.00'),
      },
    ],
  ] satisfies [string, Partial<TicketFacts>][])('%s', (block, change) => {
    expect(blockOf({ ...facts, ...change })).toBe(block)
  })

  it('leaves a state that nobody can name to the server', () => {
    expect(blockOf({ ...facts, quote: { ...quote, state: 'unknown' } })).toBeNull()
  })
})

describe('worstPrice', () => {
  it.each([
    ['up', '100.05'],
    ['down', '99.95'],
  ] as const)('%s: %s', (direction, worst) => {
    expect(worstPrice(direction, '100.00', '0.0005')).toBe(worst)
  })
})

describe('secondsValid', () => {
  it.each([
    [0, 10],
    [7, 3],
    [10, 0],
    [99, 0],
  ])('after %s seconds %s are left', (age, left) => {
    expect(secondsValid(NOW, NOW + age, limits)).toBe(left)
  })
})

describe('nextAmount', () => {
  it.each([
    ['10', 'up', '20'],
    ['20.00', 'up', '50'],
    ['99.99', 'up', '100'],
    ['500', 'up', '890.00'],
    ['890.00', 'up', '890.00'],
    ['890.00', 'down', '500'],
    ['50', 'down', '20'],
    ['10', 'down', '10.00'],
    ['3', 'down', '10.00'],
    ['5000', 'down', '500'],
  ] as const)('%s, %s: %s', (amount, way, next) => {
    expect(nextAmount(amount, way, option, '890.00')).toBe(next)
  })
})

describe('slippageLeft keeps the worst price where it was accepted', () => {
  it.each([
    // Accepted at 98,000 with 0.05 %: 98,049 at worst.
    ['up', '98049', '98000', '0.0005'],
    ['up', '98049', '98020', '0.000295'],
    ['up', '98049', '98049', '0'],
    ['up', '98049', '98049.01', null],
    ['up', '98049', '97000', '0.0005'],
    ['down', '97951', '98000', '0.0005'],
    ['down', '97951', '97960', '0.000091'],
    ['down', '97951', '97950.99', null],
  ] as const)('%s, %s at worst, now %s: %s', (direction, worst, price, rate) => {
    expect(slippageLeft(direction, worst, price, '0.0005')).toBe(rate)
  })
})

describe('presses that place an order without a last look', () => {
  /** Which presses stand for themselves, by their moments in milliseconds. */
  function counted(...moments: number[]): number[] {
    let now = 0
    const standsForItself = createPressWindow(() => now)
    return moments.filter((moment) => {
      now = moment
      return standsForItself()
    })
  }

  it('count once a second has passed without any', () => {
    expect(counted(0, 999, 1_998, 2_998)).toEqual([0, 2_998])
  })

  it('count once while they go on, however long', () => {
    expect(counted(...Array.from({ length: 300 }, (_, index) => index * 33))).toEqual([0])
  })
})

describe('what the balance lacks', () => {
  const power = { available: '50.00', left: '20000.00', own: null }

  it.each([
    ['49.50', null],
    ['49.51', '0.01'],
    ['100', '51'],
    // Nobody may place these: the smallest order counts, which is covered.
    ['5000.01', null],
    [null, null],
  ])('for a stake of %s is %s', (amount, missing) => {
    expect(missingFor(amount, option, power)).toBe(missing)
  })

  it('is that of the smallest order where nothing is entered, and nothing for visitors', () => {
    expect(missingFor(null, option, { available: '0.00', left: null, own: null })).toBe('10.1')
    expect(missingFor('100', option, { available: null, left: null, own: null })).toBeNull()
  })
})
