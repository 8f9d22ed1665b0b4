import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { describe, expect, inject, it } from 'vitest'
import type { Refusal } from '@/api/errors.ts'
import { RefusalReason } from '@/generated/h5.schemas.ts'
import { useRefusalMessage } from './use-refusal-message.ts'

/** The error catalogue of the specification (section 8), by the reason that stands for each entry. */
const CATALOGUE: Readonly<Record<string, string>> = {
  user_name_invalid: 'Please enter the correct user name',
  user_not_found: 'user does not exist',
  login_password_wrong: 'Login password error, please try again!',
  credentials_wrong: 'Username or password wrong',
  account_locked: 'Account is locked, please contact the administrator!',
  code_wrong: 'Verification code error!',
  account_registered: 'The account has been registered!',
  inviter_invalid: 'Invalid invitee!',
  registration_failed: 'System busy, registration failed!',
  login_required: 'Please log in first',
  once_a_day: 'Only once a day',
  fund_password_wrong: 'Incorrect fund password',
  already_certified: 'You have been certified, please do not repeat the certification!',
  id_number_exists: 'The ID number already exists.',
  id_number_invalid: 'The ID number is incorrect.',
  name_invalid: 'Wrong name!',
  card_number_exists: 'Bank card number already exists',
  operation_failed: 'Operation failed!',
  balance_not_enough: 'your balance is not enough',
  turnover_insufficient:
    'Insufficient cash flow, temporarily unable to withdraw cash, please contact customer service',
  amount_too_small: 'Money must larger than',
  amount_too_large: 'should be less than',
  withdraw_amount_too_small: 'Withdraw amount must larger than',
  withdraw_amount_too_large: 'less than',
  withdraw_time_limit: 'Withdraw time limit',
  withdraw_times_limit: 'Withdraw times limit',
  withdraw_amount_limit: 'Withdraw amount limit',
  holdings_max: 'The maximum amount of position is',
  single_max: 'single position max',
  single_min: 'single position min',
  product_not_found: 'product not found',
  network_error: 'network error',
  no_data: 'no data',
  verify_failed: 'verify failed',
  non_trading_time: 'Non trading time',
  append_required: 'Add 150.00 USD or the project income cannot be received',
}

/** Every refusal that an example of the contract shows. */
const REFUSALS = inject('refusals').map(
  ({ reason, params, msg }) => ({ reason, params: params ?? {}, msg }) as Refusal,
)

function say(refusal: Refusal, locale = 'en'): string {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale={locale} onError={() => undefined}>
      {children}
    </IntlProvider>
  )
  return renderHook(useRefusalMessage, { wrapper }).result.current(refusal)
}

const HOLES = /\bnone\b|undefined|null|NaN|Invalid|[{}]|\(\)/i

describe('useRefusalMessage', () => {
  it('knows every entry of the catalogue', () => {
    const reasons: readonly string[] = Object.values(RefusalReason)
    expect(Object.keys(CATALOGUE).filter((reason) => !reasons.includes(reason))).toEqual([])
  })

  it.each(Object.values(RefusalReason))('shows %s without a hole', (reason) => {
    const examples = REFUSALS.filter((refusal) => refusal.reason === reason)
    // The words of the catalogue that no server answers have no numbers.
    for (const refusal of examples.length > 0 ? examples : [{ reason, params: {}, msg: '' }]) {
      const words = say({ ...refusal, msg: 'the server’s words' })
      expect(words).not.toBe('the server’s words')
      expect(words.replace('Invalid invitee!', '')).not.toMatch(HOLES)
      expect(words).not.toMatch(/\d{10}/)
    }
  })

  it.each(Object.entries(CATALOGUE))('says of %s: %s', (reason, text) => {
    const examples = REFUSALS.filter((refusal) => refusal.reason === reason)
    for (const refusal of examples) {
      // Where a moment is known it stands within the sentence.
      const words = say(refusal).replace(/ until \d{4}-\d\d-\d\d \d\d:\d\d:\d\d [AP]M/, '')
      expect(words).toContain(text)
    }
  })

  it.each(Object.values(RefusalReason))(
    'never leaves a hole for a missing number of %s',
    (reason) => {
      expect(say({ reason, params: {}, msg: '' }).replace('Invalid invitee!', '')).not.toMatch(
        HOLES,
      )
      const empty = { min: '', max: '', available: '', available_from: '', currency: '' }
      const words = say({ reason, params: empty, msg: '' })
      expect(words.replace('Invalid invitee!', '')).not.toMatch(HOLES)
      expect(words).not.toContain('0.00')
    },
  )

  it('falls back to the server’s words where the numbers are missing', () => {
    const msg = 'Between 10 and 20, please'
    expect(say({ reason: 'amount_too_small', params: {}, msg })).toBe(msg)
    expect(say({ reason: 'code_too_soon', params: { available_from: 'soon' }, msg })).toBe(msg)
  })

  it('shows what is no number as it is', () => {
    const params = { max: 'no limit', currency: 'USD' }
    expect(say({ reason: 'amount_too_large', params, msg: '' })).toContain('less than no limit')
  })

  it.each([undefined, 'of_a_later_version', 'constructor', 'toString'])(
    'says the server’s words for the reason %s',
    (reason) => {
      const refusal = {
        reason: reason as RefusalReason | undefined,
        params: {},
        msg: 'Server says',
      }
      expect(say(refusal)).toBe('Server says')
      expect(say({ ...refusal, msg: '' })).toBe('Operation failed!')
    },
  )

  it('writes amounts as the language does', () => {
    const params = { max: '49999.00', currency: 'USD' }
    expect(say({ reason: 'amount_too_large', params, msg: '' }, 'de')).toContain('49.999,00 USD')
  })

  it('counts without a currency are no amounts', () => {
    const params = { max: '3' }
    expect(say({ reason: 'withdraw_times_limit', params, msg: '' })).toContain(': 3 a day')
  })
})
