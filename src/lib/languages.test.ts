import { expect, it } from 'vitest'
import { localeOf, REGISTERED_LANGUAGES } from './languages.ts'

it.each(REGISTERED_LANGUAGES)('$code has the locale $locale', ({ code, locale }) => {
  expect(localeOf(code)).toBe(locale)
  expect(Intl.NumberFormat.supportedLocalesOf(locale)).toEqual([locale])
})
