import { defineMessage, useIntl } from 'react-intl'
import { useOnline } from '../use-online.ts'

/** Said above a button after a try without network, and below it before one. */
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
