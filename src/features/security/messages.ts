import { defineMessages } from 'react-intl'

/** Messages that several files of this feature share. */
export const messages = defineMessages({
  whereLoggedIn: {
    id: 'security.activity.devicesNote',
    defaultMessage: 'Where you are logged in',
    description: "Below 'Devices'.",
  },
  done: {
    id: 'security.avatar.done',
    defaultMessage: 'Operation successful!',
    description: 'As the specification has it. Toast after the picture was replaced.',
  },
})
