import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type * as core from 'zod/v4/core'
import { useRuleMessage } from './use-rule-message.ts'

/** What the rule of `schema` says of `input`, in the form that the app hands to a validator. */
function say(
  schema: core.$ZodType,
  input: unknown,
  { currency, locale = 'en' }: { currency?: string; locale?: string } = {},
): string | undefined {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale={locale} onError={() => undefined}>
      {children}
    </IntlProvider>
  )
  const { result } = renderHook(() => useRuleMessage(currency), { wrapper })
  const outcome = z.safeParse(schema, input, { error: result.current })
  return outcome.success ? undefined : outcome.error.issues[0]?.message
}

const amount = z.number().check(z.minimum(100), z.maximum(49_999), z.multipleOf(0.01))
const password = z.string().check(z.minLength(6), z.maxLength(16))

describe('useRuleMessage', () => {
  it.each([
    ['a missing text', z.string(), undefined, 'Please fill this in.'],
    ['an empty text', password, '', 'Please fill this in.'],
    ['a missing number', amount, undefined, 'Please fill this in.'],
    ['a short password', password, '12345', 'At least 6 characters.'],
    ['a long password', password, '12345678901234567', 'At most 16 characters.'],
    ['one character', z.string().check(z.maxLength(1)), 'ab', 'At most 1 character.'],
    ['a word for an amount', amount, 'ten', 'Enter an amount in digits, such as 100.50.'],
    ['an amount that is none', amount, Number.NaN, 'Enter an amount in digits, such as 100.50.'],
    ['cents of cents', amount, 100.001, 'At most 2 decimals.'],
    [
      'a part of one',
      z.number().check(z.multipleOf(1)),
      1.5,
      'Enter a whole amount, without decimals.',
    ],
    ['a coin too fine', z.number().check(z.multipleOf(1e-8)), 1.5e-9, 'At most 8 decimals.'],
    ['a box that is not ticked', z.literal(true), false, 'Please tick this to continue.'],
    ['a choice that does not exist', z.enum(['up', 'down']), 'left', 'Please check this entry.'],
    ['a pattern', z.string().check(z.regex(/^\d+$/)), 'x', 'Please check this entry.'],
    ['another kind', z.string(), 5, 'Please check this entry.'],
    ['a field too many', z.strictObject({}), { a: 1 }, 'Please check this entry.'],
    ['a union', z.union([z.boolean(), z.null()]), 5, 'Please check this entry.'],
    ['a rule of our own', z.string().check(z.refine(() => false)), 'x', 'Please check this entry.'],
    [
      'a list too short',
      z.array(z.string()).check(z.minLength(2)),
      ['a'],
      'Please check this entry.',
    ],
  ])('says of %s', (_name, schema, input, words) => {
    expect(say(schema, input)).toBe(words)
  })

  it('writes bounds with the currency of the form, as the language does', () => {
    expect(say(amount, 1, { currency: 'USD' })).toBe('At least 100.00 USD.')
    expect(say(amount, 50_000, { currency: 'USD' })).toBe('At most 49,999.00 USD.')
    expect(say(amount, 50_000, { currency: 'USD', locale: 'de' })).toBe('At most 49.999,00 USD.')
  })

  it('writes bounds as bare numbers without a currency, to the last digit', () => {
    expect(say(amount, 50_000)).toBe('At most 49,999.')
    expect(say(z.number().check(z.minimum(0.00001)), 0)).toBe('At least 0.00001.')
  })

  it.each([
    ['account', 'Enter a phone number with its country code, or an email address.'],
    ['code', 'Enter the six digits of the code.'],
    ['invitation_code', 'Enter the code of 6 to 10 letters and digits.'],
  ])('says what %s must look like', (field, words) => {
    const schema = z.object({ [field]: z.string().check(z.regex(/^never$/)) })
    expect(say(schema, { [field]: 'x' })).toBe(words)
  })

  it('has nothing to say where all is well', () => {
    expect(say(amount, 100)).toBeUndefined()
  })
})
