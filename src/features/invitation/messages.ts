import { defineMessages } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'

/** Words that several files of this feature share. */
export const messages = defineMessages({
  records: common.invitedFriends,
})
