import { defineMessages } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'

/** Words that several files of this feature share. */
export const messages = defineMessages({
  records: common.invitedFriends,
  paid: {
    id: 'invitation.bonus.paid',
    defaultMessage: 'Paid',
    description: 'State of the bonus for an invited person.',
  },
  copyLink: {
    id: 'invitation.link.copy',
    defaultMessage: 'Copy the link',
    description: 'Name of the button that copies the link to register.',
  },
})
