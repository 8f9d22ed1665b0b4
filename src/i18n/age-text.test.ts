import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { REGISTERED_LANGUAGES } from '@/lib/languages.ts'
import { ageText } from './age-text.ts'

/** An age of 0, 1 and 45 seconds in each language. */
const words: Readonly<Record<string, readonly string[]>> = {
  en: ['now', '1 sec. ago', '45 sec. ago'],
  de: ['jetzt', 'vor 1 Sek.', 'vor 45 Sek.'],
  es: ['ahora', 'hace 1 s', 'hace 45 s'],
  fr: ['maintenant', 'il y a 1 s', 'il y a 45 s'],
  hk: ['現在', '1 秒前', '45 秒前'],
  jp: ['今', '1 秒前', '45 秒前'],
  kor: ['지금', '1초 전', '45초 전'],
  th: ['ขณะนี้', '1 วินาทีที่แล้ว', '45 วินาทีที่แล้ว'],
  zh: ['现在', '1秒前', '45秒前'],
  vi: ['bây giờ', '1 giây trước', '45 giây trước'],
}

describe('ageText', () => {
  it.each(REGISTERED_LANGUAGES.map(({ code, locale }) => [code, locale]))(
    'says in %s how long ago it was, in words and never as a negative figure',
    (code, locale) => {
      const intl = createIntl({ locale, messages: {} })
      const said = [0, 1, 45.9].map((seconds) => ageText(intl, seconds).replaceAll('\u00a0', ' '))
      expect(said).toEqual(words[code])
    },
  )

  it('is never of the future', () => {
    expect(ageText(createIntl({ locale: 'en', messages: {} }), -3)).toBe('now')
  })
})
