import { defineMessages } from 'react-intl'

/** What the filters of both lists begin with. */
export const { all: allWord } = defineMessages({
  all: {
    id: 'deposit.records.all',
    defaultMessage: 'All',
    description: 'Filter of the records: every status or class.',
  },
})
