import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { REGISTERED_LANGUAGES } from '@/lib/languages.ts'
import { useMoneyFormat } from './use-money-format.ts'

function formatIn(locale: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale={locale}>{children}</IntlProvider>
  )
  return renderHook(useMoneyFormat, { wrapper }).result.current
}

/** Digits alone; each language has signs of its own. */
const digits = (text: string) => text.replace(/\D/g, '')

describe('useMoneyFormat', () => {
  it.each([
    ['en', '1,234,567.80 USD'],
    ['de', '1.234.567,80 USD'],
    ['es', '1.234.567,80 USD'],
    ['fr', '1\u202f234\u202f567,80 USD'],
    ['zh-HK', '1,234,567.80 USD'],
    ['ja', '1,234,567.80 USD'],
    ['ko', '1,234,567.80 USD'],
    ['th', '1,234,567.80 USD'],
    ['zh-CN', '1,234,567.80 USD'],
    ['vi', '1.234.567,80 USD'],
  ])('writes an amount as %s does', (locale, text) => {
    expect(formatIn(locale).money('1234567.8', 'USD')).toBe(text)
  })

  it.each(REGISTERED_LANGUAGES)('keeps every digit of a long amount in $locale', ({ locale }) => {
    const format = formatIn(locale)
    expect(digits(format.amount('9007199254740993.01', 'USD'))).toBe('900719925474099301')
    expect(digits(format.amount('123456789012345.12345678', 'BTC'))).toBe('12345678901234512345678')
  })

  it('has the decimals of each currency', () => {
    const format = formatIn('en')
    expect(format.amount('5', 'USD')).toBe('5.00')
    expect(format.amount('0.1', 'BTC')).toBe('0.10000000')
  })

  it('rounds half up, as decimals do', () => {
    const format = formatIn('en')
    expect(format.amount('1.005', 'USD')).toBe('1.01')
    expect(format.amount('2.675', 'USD')).toBe('2.68')
  })

  it('shows a sign where it is asked for, and none on nothing', () => {
    const format = formatIn('en')
    expect(format.signed('12.6', 'USD')).toBe('+12.60')
    expect(format.signed('-12.6', 'USD')).toBe('−12.60')
    expect(format.signed('0.00', 'USD')).toBe('0.00')
    expect(format.signed('-0.00', 'USD')).toBe('0.00')
    expect(format.amount('-0.00', 'USD')).toBe('0.00')
    expect(format.change('-0.00001', 2)).toBe('0.00')
  })

  it.each(REGISTERED_LANGUAGES)(
    'writes a loss with the minus that is as wide as the plus in $locale',
    ({ locale }) => {
      const format = formatIn(locale)
      const losses = [
        format.amount('-1234.5', 'USD'),
        format.money('-1234.5', 'USD'),
        format.signed('-1234.5', 'USD'),
        format.price('-1234.5', 2),
        format.change('-1234.5', 2),
        format.rate('-0.1234'),
        format.signedRate('-0.1234'),
      ]
      for (const loss of losses) expect(loss).toMatch(/^−\d[^-−]*$/)
      expect(format.signed('1234.5', 'USD')).toMatch(/^\+\d[^-−]*$/)
    },
  )

  it('writes prices at the precision of their product', () => {
    const format = formatIn('en')
    expect(format.price('97901.2', 2)).toBe('97,901.20')
    expect(format.price('1.08453', 5)).toBe('1.08453')
    expect(format.change('0.5', 3)).toBe('+0.500')
  })

  it.each([
    ['0.01', '1%'],
    ['0', '0%'],
    ['0.85', '85%'],
    ['0.0001', '0.01%'],
    ['0.00025', '0.025%'],
    ['0.00000001', '0.000001%'],
    ['1.5', '150%'],
  ])('writes the rate %s as %s and hides none of its digits', (rate, text) => {
    expect(formatIn('en').rate(rate)).toBe(text)
  })

  it('writes at least the decimals that are asked for', () => {
    expect(formatIn('en').rate('0.01', 2)).toBe('1.00%')
    expect(formatIn('en').signedRate('0.0092')).toBe('+0.92%')
    expect(formatIn('en').signedRate('-0.123456')).toBe('−12.35%')
  })
})
