import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from '@/test/browser.ts'
import {
  announceLanguage,
  chooseLanguage,
  currentLanguage,
  LANGUAGES,
  localeOf,
  subscribeLanguage,
} from './language.ts'

beforeEach(stubBrowser)

describe('language', () => {
  it('has the ten registered codes, in their order', () => {
    const codes = LANGUAGES.map(({ code }) => code)
    expect(codes).toEqual(['en', 'de', 'es', 'fr', 'hk', 'jp', 'kor', 'th', 'zh', 'vi'])
  })

  it('is English by default', () => {
    expect(currentLanguage()).toBe('en')
  })

  it.each(['', 'EN', 'ja', 'constructor', '{"a":1}'])('is English when %j is stored', (stored) => {
    window.localStorage.setItem('language', stored)
    expect(currentLanguage()).toBe('en')
  })

  it.each(LANGUAGES)('$code is kept under "language" and has the locale $locale', (language) => {
    chooseLanguage(language.code)
    expect(window.localStorage.getItem('language')).toBe(language.code)
    expect(currentLanguage()).toBe(language.code)
    expect(localeOf(language.code)).toBe(language.locale)
    expect(Intl.NumberFormat.supportedLocalesOf(language.locale)).toEqual([language.locale])
  })

  it('tells of a choice until one stops listening', () => {
    const listener = vi.fn()
    const stop = subscribeLanguage(listener)
    chooseLanguage('de')
    expect(listener).toHaveBeenCalledTimes(1)
    announceLanguage()
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    chooseLanguage('en')
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
