import { CHUNK_TIMEOUT } from '@/lib/chunk-timeout.ts'
import type { LanguageCode } from '@/lib/language.ts'
import type { MessageArea, Messages } from './message-store.ts'

/**
 * Fetches one area of one language. Catalogues are files beside the scripts and no scripts, so that
 * the entry page need not know the names of all 130 of them (docs/decisions/011).
 */
export async function readCatalogue(language: LanguageCode, area: MessageArea): Promise<Messages> {
  const folder = isPseudo() ? 'pseudo' : language
  const response = await fetch(`${import.meta.env.VITE_MESSAGES}/${folder}/${area}.json`, {
    signal: AbortSignal.timeout(CHUNK_TIMEOUT),
  })
  if (!response.ok) throw new Error(`Catalogue ${language}/${area}: HTTP ${response.status}`)
  return (await response.json()) as Messages
}

/** The pseudo-language of `scripts/catalogues.ts` is shown by the development server, for `/h5/?pseudo`. */
const isPseudo = () =>
  import.meta.env.DEV && new URLSearchParams(window.location.search).has('pseudo')
