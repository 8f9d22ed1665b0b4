/** Local storage key of the chosen language (specification, section 1). */
export const LANGUAGE_KEY = 'language'

/**
 * The ten registered languages under the app's own codes (specification, section 1), with the
 * locale that numbers and plurals follow, and the name by which its speakers know it. A site chooses
 * among them (`scripts/build/site.ts`).
 */
export const REGISTERED_LANGUAGES = [
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

/** A registered language. */
export type Language = (typeof REGISTERED_LANGUAGES)[number]
export type LanguageCode = Language['code']

/** Everything that is known of a registered language. */
export function languageOf(code: LanguageCode): Language {
  const found = REGISTERED_LANGUAGES.find((language) => language.code === code)
  if (!found) throw new Error(`No language ${code}`)
  return found
}

/** The locale of a language, a BCP 47 tag; also the value of the page's `lang`. */
export const localeOf = (code: LanguageCode): string => languageOf(code).locale
