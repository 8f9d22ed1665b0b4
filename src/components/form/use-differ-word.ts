import { useIntl } from 'react-intl'

/** What stands below the second entry of a new password that differs from the first. */
export function useDifferWord(): string {
  return useIntl().formatMessage({
    id: 'password.new.differ',
    defaultMessage: 'The two passwords do not match.',
    description: 'Below the second entry of a new password that differs from the first.',
  })
}
