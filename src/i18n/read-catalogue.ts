import type { MessageFormatElement } from 'react-intl'
import type { LanguageCode } from '@/lib/languages.ts'
import { noteFault } from '@/platform/faults.ts'
import { currentLanguage, subscribeLanguage } from '@/platform/language.ts'

/** Milliseconds in which a file of the app must have loaded (specification, section 9). */
const CHUNK_TIMEOUT = 120_000

/** Messages parsed at build time, by id. */
export type Messages = Record<string, MessageFormatElement[]>

/**
 * Fetches one part of a language's catalogue: a feature's, or the frame's. Catalogues are files beside
 * the scripts and no scripts, so that the entry page need not know their names (docs/decisions/messages.md).
 */
export async function readCatalogue(language: LanguageCode, part: string): Promise<Messages> {
  try {
    return await read(addressOf(language, part))
  } catch (error) {
    // Without HTTPS there is no cache storage.
    const kept = await globalThis.caches?.match(addressOf(language, WHOLE))
    if (!kept) {
      noteFault({ kind: 'load', file: `${language}/${part}.json`, error })
      throw error
    }
    return (await kept.json()) as Messages
  }
}

/** All parts together, which the worker keeps for the time without a network. */
const WHOLE = 'whole'

/**
 * Fetches the whole catalogue of the present language, and of each that is chosen later, for the worker
 * to keep.
 */
export function keepCatalogues(): void {
  function keep() {
    // The page that needs a missing part fetches it itself.
    read(addressOf(currentLanguage(), WHOLE)).catch(() => undefined)
  }
  keep()
  subscribeLanguage(keep)
}

function addressOf(language: LanguageCode, part: string): string {
  return `${import.meta.env.VITE_MESSAGES}/${isPseudo() ? 'pseudo' : language}/${part}.json`
}

async function read(address: string): Promise<Messages> {
  const response = await fetch(address, { signal: AbortSignal.timeout(CHUNK_TIMEOUT) })
  if (!response.ok) throw new Error(`Catalogue ${address}: HTTP ${response.status}`)
  return (await response.json()) as Messages
}

/** The pseudo-language of `scripts/build/catalogues.ts` is shown by the development server, for `/h5/?pseudo`. */
const isPseudo = () =>
  import.meta.env.DEV && new URLSearchParams(window.location.search).has('pseudo')
