import { defineMessages } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'

/** The words of practice that stand in several places. */
export const practiceWords = defineMessages({
  mark: common.practice,
  startOver: {
    id: 'order.practice.startOver',
    defaultMessage: 'Start over',
    description:
      'Button of practice: asks, and then begins anew with full practice money and no orders.',
  },
})
