import type { LanguageCode } from '@/lib/languages.ts'
import { LANGUAGE_KEY, languageOf } from '@/lib/languages.ts'
import { site } from '@/lib/site.ts'
import { createEmitter } from './emitter.ts'
import { readStored, writeStored } from './storage.ts'

/** The site's languages, in the order in which they are listed. */
export const LANGUAGES = site.languages.map(languageOf)

const changes = createEmitter()

/** The chosen language; the site's own where none, or one that it has not, is stored. */
export function currentLanguage(): LanguageCode {
  const stored = readStored(LANGUAGE_KEY)
  return LANGUAGES.find((language) => language.code === stored)?.code ?? site.defaultLanguage
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
