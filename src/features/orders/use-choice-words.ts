import { useIntl } from 'react-intl'
import { useOrderWords } from '@/components/orders/order-words.ts'
import type { Choices, OrderFilter } from './order-filter.ts'

/** Says a choice that is made in a few words, for the button that takes it away again. */
export function useChoiceWords() {
  const intl = useIntl()
  const words = useOrderWords()
  return (filter: OrderFilter, name: keyof Choices): string => {
    const value = filter[name] ?? ''
    switch (name) {
      case 'symbol':
        return value
      case 'direction':
        return filter.direction ? words.direction(filter.direction) : ''
      case 'result':
        return words.result(value)
      case 'from':
        return intl.formatMessage(
          {
            id: 'orders.filter.fromChip',
            defaultMessage: 'From {day}',
            description: 'A filter that is set: the first day, as year-month-day.',
          },
          { day: value },
        )
      case 'to':
        return intl.formatMessage(
          {
            id: 'orders.filter.toChip',
            defaultMessage: 'To {day}',
            description: 'A filter that is set: the last day, as year-month-day.',
          },
          { day: value },
        )
    }
  }
}
