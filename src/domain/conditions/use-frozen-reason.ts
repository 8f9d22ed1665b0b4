import { useIntl } from 'react-intl'
import { useUser } from '@/api/user.ts'
import { frozenWord } from '@/i18n/use-refusal-message.ts'

/** Why no money of the user can be moved now, or null while it can. */
export function useFrozenReason(): string | null {
  const intl = useIntl()
  return useUser().user.funds_frozen ? intl.formatMessage(frozenWord) : null
}
