import { useIntl } from 'react-intl'

/** What both password forms say. */
export function usePasswordWords(): { differ: string; offline: string } {
  const intl = useIntl()
  return {
    differ: intl.formatMessage({
      id: 'password.new.differ',
      defaultMessage: 'The two passwords do not match.',
      description: 'Below the second entry of a new password that differs from the first.',
    }),
    offline: intl.formatMessage({
      id: 'security.password.offline',
      defaultMessage: 'You are offline. Nothing was sent.',
      description: 'Below the button of a password form while the device has no network.',
    }),
  }
}
