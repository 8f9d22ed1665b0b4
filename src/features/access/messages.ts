import { defineMessages } from 'react-intl'

/** Words that several files of this feature share. */
export const messages = defineMessages({
  account: {
    id: 'access.account.label',
    defaultMessage: 'Phone number or email address',
    description: 'Label of the account to which a code can be sent.',
  },
})
