import { defineMessage } from 'react-intl'

export const calendarTitle = defineMessage({
  id: 'financing.calendar.title',
  defaultMessage: 'Income calendar',
  description: 'Title of the calendar of the incomes of all projects, and of the link to it.',
})
