import { useIntl } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'

/** Why the button of a page about the account cannot be pressed without a network. */
export function useOfflineWord(): string {
  return useIntl().formatMessage(common.offline)
}
