import { useIntl } from 'react-intl'

/** Why nothing can be sent without a network. */
export function useOfflineWords(): string {
  const intl = useIntl()
  return intl.formatMessage({
    id: 'payment.form.offline',
    defaultMessage: 'You are offline. Nothing was sent, and your entries are kept.',
    description: 'Below the button of a form while the device has no network.',
  })
}
