import { defineMessages } from 'react-intl'

/** The words of practice that stand in several places. */
export const practiceWords = defineMessages({
  mark: {
    id: 'order.practice.mark',
    defaultMessage: 'Practice',
    description:
      'Mark on everything that is done with practice money instead of real money, and title of its page; as short as possible. Not the word for a demo site.',
  },
  startOver: {
    id: 'order.practice.startOver',
    defaultMessage: 'Start over',
    description:
      'Button of practice: asks, and then begins anew with full practice money and no orders.',
  },
})
