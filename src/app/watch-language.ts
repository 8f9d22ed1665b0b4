import type { QueryClient } from '@tanstack/react-query'
import { currentLanguage, subscribeLanguage } from '@/platform/language.ts'

/** Reads everything again when the language changes: texts come in the language of the request. */
export function watchLanguage(queryClient: QueryClient): () => void {
  let last = currentLanguage()
  return subscribeLanguage(() => {
    const language = currentLanguage()
    if (language === last) return
    last = language
    // An answer in the former language that is still on its way is dropped.
    void queryClient.cancelQueries().then(() => queryClient.invalidateQueries())
  })
}
