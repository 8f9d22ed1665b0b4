import { defineMessages } from 'react-intl'

/** Words that several files of this feature share. */
export const messages = defineMessages({
  records: {
    id: 'invitation.links.records',
    defaultMessage: 'Invited friends',
    description: 'Row that leads to the list of invited people.',
  },
})
