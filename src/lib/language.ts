import { createEmitter } from './emitter.ts'
import { readStored, writeStored } from './storage.ts'

/** Local storage key of the chosen language (specification, section 1). */
export const LANGUAGE_KEY = 'language'

/**
 * The ten registered languages under the app's own codes (specification, section 1), with the
 * locale that numbers and plurals follow, and the name by which its speakers know it.
 */
export const LANGUAGES = [
  { code: 'en', locale: 'en', name: 'English' },
  { code: 'de', locale: 'de', name: 'Deutsch' },
  { code: 'es', locale: 'es', name: 'Español' },
  { code: 'fr', locale: 'fr', name: 'Français' },
  { code: 'hk', locale: 'zh-HK', name: '繁體中文' },
  { code: 'jp', locale: 'ja', name: '日本語' },
  { code: 'kor', locale: 'ko', name: '한국어' },
  { code: 'th', locale: 'th', name: 'ไทย' },
  { code: 'zh', locale: 'zh-CN', name: '简体中文' },
  { code: 'vi', locale: 'vi', name: 'Tiếng Việt' },
] as const

export type LanguageCode = (typeof LANGUAGES)[number]['code']

const DEFAULT_LANGUAGE = 'en'

const changes = createEmitter()

/** The chosen language; English where none, or an unknown one, is stored. */
export function currentLanguage(): LanguageCode {
  const stored = readStored(LANGUAGE_KEY)
  return LANGUAGES.find((language) => language.code === stored)?.code ?? DEFAULT_LANGUAGE
}

/** Stores another language; everything on the page follows. */
export function chooseLanguage(code: LanguageCode): void {
  writeStored(LANGUAGE_KEY, code)
  announceLanguage()
}

/** Tells listeners to look again: called each time a page is shown, and when another tab chose. */
export const announceLanguage = changes.emit

/** Tells of changes of the language. */
export const subscribeLanguage = changes.subscribe

/** The locale of a language, a BCP 47 tag; also the value of the page's `lang`. */
export function localeOf(code: LanguageCode): string {
  return LANGUAGES.find((language) => language.code === code)?.locale ?? DEFAULT_LANGUAGE
}
