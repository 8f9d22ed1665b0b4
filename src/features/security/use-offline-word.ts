import { useIntl } from 'react-intl'

/** Why the button of a page about the account cannot be pressed without a network. */
export function useOfflineWord(): string {
  return useIntl().formatMessage({
    id: 'security.password.offline',
    defaultMessage: 'You are offline. Nothing was sent.',
    description: 'Below the button of a password form while the device has no network.',
  })
}
