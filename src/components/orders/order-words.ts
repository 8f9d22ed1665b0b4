import type { MessageDescriptor } from 'react-intl'
import { defineMessages, useIntl } from 'react-intl'

const directions = defineMessages({
  up: {
    id: 'orders.direction.up',
    defaultMessage: 'Buy up',
    description: 'Direction of a timed order that wins when the price rises. Also on buttons.',
  },
  down: {
    id: 'orders.direction.down',
    defaultMessage: 'Buy down',
    description: 'Direction of a timed order that wins when the price falls. Also on buttons.',
  },
})

const results = defineMessages({
  open: {
    id: 'orders.result.open',
    defaultMessage: 'Open',
    description: 'State of a timed order that is not settled.',
  },
  win: { id: 'orders.result.win', defaultMessage: 'Won', description: 'Result of a timed order.' },
  loss: {
    id: 'orders.result.loss',
    defaultMessage: 'Lost',
    description: 'Result of a timed order.',
  },
  draw: {
    id: 'orders.result.draw',
    defaultMessage: 'Draw',
    description: 'Result of a timed order whose prices are equal: stake and fee come back.',
  },
  unknown: {
    id: 'orders.result.unknown',
    defaultMessage: 'Unknown status',
    description: 'Result of a timed order that the server or this version cannot name.',
  },
})

/** The words of directions and results; what this version does not know is "unknown". */
export function useOrderWords() {
  const intl = useIntl()
  return {
    direction: (direction: 'up' | 'down') => intl.formatMessage(directions[direction]),
    result: (result: string) => {
      const known: Partial<Record<string, MessageDescriptor>> = results
      const found: MessageDescriptor = known[result] ?? results.unknown
      return intl.formatMessage(found)
    },
  }
}
