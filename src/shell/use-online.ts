import { useSyncExternalStore } from 'react'
import { defineMessage, useIntl } from 'react-intl'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the device says that it has a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}

/** Shown as the reason at a button while offline, and as the error after a failed try. */
export const offlineWord = defineMessage({
  id: 'form.submit.offline',
  defaultMessage: 'You are offline. Nothing was sent, and your entries are kept.',
  description: 'Beside the button of a form while the device has no network.',
})

/** Why nothing can be sent now, or null while the device has a network. */
export function useOfflineReason(): string | null {
  const intl = useIntl()
  return useOnline() ? null : intl.formatMessage(offlineWord)
}
