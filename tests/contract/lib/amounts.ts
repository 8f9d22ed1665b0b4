/** One amount, three judges: the form, the contract's generated rule, and the sandbox. */
import { describe, expect, test } from 'vitest'
import { depositAmount } from '../../../sandbox/areas/deposit/deposits.ts'
import { largestDeposit, shownRelease } from '../../../sandbox/areas/deposit/releases.ts'
import { exchangeAmount, settle } from '../../../sandbox/areas/wallet/exchange.ts'
import {
  refuseAboveBalance,
  refuseAboveDay,
  refuseOutsideBounds,
} from '../../../sandbox/areas/withdrawal/submit.ts'
import { inCash } from '../../../sandbox/core/cash.ts'
import { formViolations } from '../../../sandbox/core/contract-checks.ts'
import { convertBackDown, money, units } from '../../../sandbox/core/money.ts'
import { Refusal } from '../../../sandbox/core/refusal.ts'
import { rules } from '../../../sandbox/core/rules.ts'
import { sentAmount } from '../../../sandbox/core/sent-amount.ts'
import { urlEncoded } from '../../../src/api/client.ts'
import { depositSchema } from '../../../src/features/deposit/deposit-flow.ts'
import { exchangeSchema } from '../../../src/features/exchange/exchange-flow.ts'
import { previewOf } from '../../../src/features/exchange/exchange-rules.ts'
import { withdrawalSchema } from '../../../src/features/withdrawal/withdrawal-flow.ts'
import { previewOf as previewWithdrawal } from '../../../src/features/withdrawal/withdrawal-rules.ts'
import { SubmitDepositBody } from '../../../src/generated/deposit/deposit.zod.ts'
import type {
  DepositView,
  ExchangeOffer,
  ExchangeType,
  ExchangeView,
  WithdrawalTarget,
  WithdrawalView,
} from '../../../src/generated/h5.schemas.ts'
import { SubmitExchangeBody } from '../../../src/generated/wallet/wallet.zod.ts'
import { SubmitWithdrawalBody } from '../../../src/generated/withdrawal/withdrawal.zod.ts'
import { scaleOf } from '../../../src/lib/currencies.ts'
import { decimalOf } from '../../../src/lib/money.ts'
import { decimalText, randomNumbers } from './random.ts'

const AMOUNTS = 10_000
const { currency } = rules
const scale = scaleOf(currency)

/**
 * An amount as somebody could type it: anything up to far above the largest, often a step from a
 * bound, sometimes with a decimal too many.
 */
function anAmount(random: () => number, bounds: readonly string[], scale: number): string {
  const pick = random()
  const near = bounds[Math.floor(random() * bounds.length)] ?? '1'
  const step = 10 ** scale
  if (pick < 0.5) {
    const around = Math.round(+near * step) + Math.floor(random() * 7) - 3
    return decimalText(Math.max(0, around), scale)
  }
  if (pick < 0.6) {
    const finer = 10 * Math.floor(random() * 1000 * step) + 1 + Math.floor(random() * 9)
    return decimalText(finer, scale + 1)
  }
  // Every order of magnitude is as likely as another.
  return decimalText(Math.floor(10 ** (random() * (7 + scale))), scale)
}

/** Whether the sandbox takes a form with this amount: by the contract first, by its own rules then. */
function isTaken(operation: keyof typeof forms, amount: string, check: (sent: string) => unknown) {
  const request = {
    request_id: '5b0f8c0e-6a57-4f0e-9d55-000000003008',
    valid_until: 1795188660,
  }
  const form = {
    ...forms[operation],
    ...request,
    amount: urlEncoded({ amount: +amount }).get('amount'),
  }
  if (formViolations(operation, form).length > 0) return false
  try {
    check(decimalOf(+amount))
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** The three judges of one amount; `about` is what the bounds were, for a failure. */
function expectAgreement(about: unknown, judges: Record<'form' | 'contract' | 'sandbox', boolean>) {
  const { form, contract, sandbox } = judges
  // The contract has the outer bounds: it takes all that is taken, and more.
  const agree = form === sandbox && (contract || !form)
  if (!agree) expect({ about, ...judges }).toBe('an agreement')
}

/** Forms that lack nothing but their amount. */
const forms = {
  submitDeposit: { method_id: 'dm_bank', screenshot_file_id: 'fi_shot-51f0c2aa' },
  submitWithdrawal: { target_id: 'pm_1001', fee: '0', fund_password: 'fund1234' },
  submitExchange: { type: 'cash_to_coin', coin: 'BTC', rate: '68250.00', fee: '0' },
}

/** Counts, so that a generator which only makes refused amounts is found. */
function expectBoth(accepted: number): void {
  expect(accepted).toBeGreaterThan(AMOUNTS / 20)
  expect(accepted).toBeLessThan(AMOUNTS * 0.95)
}

const window = {
  opens: '09:00',
  closes: '21:00',
  time_zone: 'UTC',
  open: true,
  closes_at: null,
  opens_at: null,
} as const

const conditions = {
  currency,
  min: rules.withdrawal.min,
  max: rules.withdrawal.max,
  fee_rate: '0.01',
  window,
  today: {
    times_max: 3,
    times_left: 3,
    amount_max: rules.withdrawal.amountADay,
    amount_left: rules.withdrawal.amountADay,
    resets_at: 1_795_200_000,
  },
  turnover: { deposit_rate: '1.00', required: '0.00', done: '0.00', remaining: '0.00' },
  requirements: { verification: 'passed', fund_password: true, target: true },
} satisfies WithdrawalView['conditions']

const address = {
  id: 'wa_2001',
  type: 'wallet_address',
  name: 'A wallet',
  masked_number: 'TQn****LSE',
  network: 'TRC20',
} as const

const none = () => ''

// Generous for a machine that does other work, too.
export const amountsAgree = () =>
  describe(`${AMOUNTS} amounts of ${currency} on which form, contract and sandbox agree`, {
    timeout: 60_000,
  }, () => {
    test('deposit', () => {
      const random = randomNumbers(1)
      let accepted = 0
      for (let n = 0; n < AMOUNTS; n += 1) {
        const released = decimalText(1_000 + Math.floor(10 ** (random() * 7)), scale)
        const release = { amount: units(released, currency), expiresAt: null }
        const view: DepositView = {
          currency,
          min: rules.deposit.min,
          max: money(largestDeposit(release), currency),
          release: shownRelease(release),
          request: null,
          methods: [],
          conditions,
        }
        const amount = anAmount(random, [view.min, view.max, released, rules.deposit.max], scale)
        const form = depositSchema(view, none).shape.amount.safeParse(amount).success
        expectAgreement([amount, released], {
          form,
          contract: SubmitDepositBody.shape.amount.safeParse(amount).success,
          sandbox: isTaken('submitDeposit', amount, (sent) => depositAmount(sent, release)),
        })
        accepted += form ? 1 : 0
      }
      expectBoth(accepted)
    })

    test('withdrawal', () => {
      const random = randomNumbers(2)
      let accepted = 0
      for (let n = 0; n < AMOUNTS; n += 1) {
        const available = decimalText(Math.floor(10 ** (random() * 8)), scale)
        const left = decimalText(Math.floor(random() * 10_000_000), scale)
        const view: WithdrawalView = {
          currency,
          available,
          targets: [],
          conditions: { ...conditions, today: { ...conditions.today, amount_left: left } },
        }
        const amount = anAmount(random, [conditions.min, conditions.max, available, left], scale)
        const schema = withdrawalSchema(view, { bound: none, target: none })
        const form = schema.shape.amount.safeParse(amount).success
        expectAgreement([amount, available, left], {
          form,
          contract: SubmitWithdrawalBody.shape.amount.safeParse(amount).success,
          sandbox: isTaken('submitWithdrawal', amount, (sent) => {
            const taken = sentAmount(sent, currency)
            refuseOutsideBounds(taken)
            refuseAboveDay(taken, units(left, currency))
            refuseAboveBalance(taken, units(available, currency))
          }),
        })
        accepted += form ? 1 : 0
      }
      expectBoth(accepted)
    })

    test('withdrawal: what arrives in a coin', () => {
      const random = randomNumbers(5)
      for (let n = 0; n < AMOUNTS; n += 1) {
        const { offer, available } = aDeal(random, n, 'cash_to_coin')
        const { coin, rate } = offer
        const quote = { rate, as_of: offer.as_of, expires_at: offer.expires_at }
        const view: WithdrawalView = { currency, available, targets: [], conditions }
        const target: WithdrawalTarget = { ...address, currency: coin, quote }
        const preview = previewWithdrawal(available, view, target)
        const arrival = units(preview?.arrival ?? '0', currency)
        const paid = money(convertBackDown(arrival, currency, coin, rate), coin)
        if (preview?.coins === paid) continue
        expect(preview?.coins, `${available} ${coin} at ${rate}`).toBe(paid)
      }
    })

    test('exchange', () => {
      const random = randomNumbers(3)
      let accepted = 0
      for (let n = 0; n < AMOUNTS; n += 1) {
        const deal = aDeal(random, n)
        const { view, offer, type, given, scale, available } = deal
        const inGiven = (cash: string) =>
          given === currency ? cash : (+cash / +offer.rate).toFixed(scale)
        const amount = anAmount(random, [inGiven(view.min), inGiven(view.max), available], scale)
        const contract = SubmitExchangeBody.shape.amount.safeParse(amount).success
        const form = exchangeSchema({ type, offer }, view, none).shape.amount.safeParse(
          amount,
        ).success
        const { coin, rate } = offer
        const held = { type, coin, rate, available: units(available, given) }
        expectAgreement([amount, type, coin, rate, available], {
          form,
          contract,
          sandbox: isTaken('submitExchange', amount, (sent) => exchangeAmount(sent, held)),
        })
        accepted += form ? 1 : 0
      }
      expectBoth(accepted)
    })

    test('exchange: the fee and what is received', () => {
      const random = randomNumbers(4)
      for (let n = 0; n < AMOUNTS; n += 1) {
        const { view, offer, type, given, available } = aDeal(random, n)
        const { coin, rate } = offer
        const { fee, coins, cash } = settle(type, coin, units(available, given), {
          rate,
          feeRate: rules.exchange.feeRate,
        })
        const settled = [
          money(fee, currency),
          type === 'cash_to_coin' ? money(coins, coin) : money(cash, currency),
        ]
        const quote = previewOf(available, { type, offer }, view)
        if (quote?.fee === settled[0] && quote?.received === settled[1]) continue
        expect([quote?.fee, quote?.received], `${type} ${available} ${given} at ${rate}`).toEqual(
          settled,
        )
      }
    })
  })

/** An exchange of any direction and coin, at any rate, with any balance. */
function aDeal(
  random: () => number,
  n: number,
  type: ExchangeType = random() < 0.5 ? 'cash_to_coin' : 'coin_to_cash',
) {
  const coin = (['USDT', 'BTC', 'ETH'] as const)[n % 3] ?? 'USDT'
  const cents = coin === 'USDT' ? 95 + random() * 10 : 100_000 + random() * 10_000_000
  const given = type === 'cash_to_coin' ? currency : coin
  const decimals = scaleOf(given)
  const available = decimalText(Math.floor(10 ** (random() * (6 + decimals))), decimals)
  const isCash = given === currency
  const view: ExchangeView = {
    currency,
    available: isCash ? available : money(0, currency),
    min: rules.exchange.min,
    max: rules.exchange.max,
    fee_rate: rules.exchange.feeRate,
    offers: [],
  }
  const offer: ExchangeOffer = {
    coin,
    state: 'available',
    rate: inCash(decimalText(Math.floor(cents), 2)),
    as_of: 1_795_188_600,
    expires_at: 1_795_188_630,
    available: isCash ? money(0, coin) : available,
  }
  return { view, offer, type, given, scale: decimals, available } as const
}
