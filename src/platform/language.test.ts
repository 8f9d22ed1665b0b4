import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from '@/test/browser.ts'

type Language = typeof import('./language.ts')
let language: Language

/** The module as a build for a site with these languages has it. */
async function speaking(languages: string[], defaultLanguage: string): Promise<void> {
  vi.stubGlobal('SITE', { languages, defaultLanguage })
  vi.resetModules()
  language = await import('./language.ts')
}

beforeEach(async () => {
  stubBrowser()
  await speaking(['de', 'en', 'fr'], 'de')
  return () => vi.resetModules()
})

describe('language', () => {
  it("is one of the site's, in their order", () => {
    expect(language.LANGUAGES.map(({ name }) => name)).toEqual(['Deutsch', 'English', 'Français'])
  })

  it("is the site's own for a new visitor", async () => {
    expect(language.currentLanguage()).toBe('de')
    await speaking(['de', 'en', 'fr'], 'fr')
    expect(language.currentLanguage()).toBe('fr')
  })

  it.each(['', 'EN', 'es', 'constructor', '{"a":1}'])(
    "is the site's own when %j is stored",
    (stored) => {
      window.localStorage.setItem('language', stored)
      expect(language.currentLanguage()).toBe('de')
    },
  )

  it('is kept under "language"', () => {
    language.chooseLanguage('fr')
    expect(window.localStorage.getItem('language')).toBe('fr')
    expect(language.currentLanguage()).toBe('fr')
  })

  it('tells of a choice until one stops listening', () => {
    const listener = vi.fn()
    const stop = language.subscribeLanguage(listener)
    language.chooseLanguage('de')
    expect(listener).toHaveBeenCalledTimes(1)
    language.announceLanguage()
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    language.chooseLanguage('en')
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
