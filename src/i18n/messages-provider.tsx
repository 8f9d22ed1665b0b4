import type { ReactNode } from 'react'
import { useEffect, useSyncExternalStore } from 'react'
import { IntlProvider } from 'react-intl'
import { localeOf } from '@/lib/languages.ts'
import { IsolatedValues } from './isolated-values.tsx'
import { messageState, subscribeMessages } from './message-store.ts'

/** Gives the app its texts, numbers and plurals in the chosen language, and names it to the page. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const { language, messages } = useSyncExternalStore(subscribeMessages, messageState)
  const locale = localeOf(language)

  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])

  return (
    <IntlProvider locale={locale} messages={messages} defaultLocale="en">
      <IsolatedValues>{children}</IsolatedValues>
    </IntlProvider>
  )
}
