import { currentLanguage, subscribeLanguage } from '@/lib/language.ts'
import type { MessageArea } from './message-store.ts'
import { readCatalogue } from './read-catalogue.ts'

/**
 * Fetches parts of the catalogue ahead, in the present language and in each that is chosen later,
 * so that the worker has them when there is no network.
 */
export function keepCatalogues(areas: readonly MessageArea[]): void {
  function keep() {
    const language = currentLanguage()
    for (const area of new Set<MessageArea>(['app', ...areas])) {
      // What is missing is fetched again by the page that needs it.
      readCatalogue(language, area).catch(() => undefined)
    }
  }
  keep()
  subscribeLanguage(keep)
}
