import { ArrowDown, ArrowUp } from 'lucide-react'
import type { MessageDescriptor } from 'react-intl'
import { defineMessages, useIntl } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'
import { knownWord } from '@/lib/known-key.ts'
import { KnownStatus } from '@/shell/known-status.tsx'
import { Badge } from '@/ui/badge.tsx'
import { VisuallyHidden } from '@/ui/visually-hidden.tsx'
import styles from './orders.module.css'

const directions = defineMessages({
  up: {
    id: 'order.direction.up',
    defaultMessage: 'Buy up',
    description: 'Direction of a timed order that wins when the price rises. Also on buttons.',
  },
  down: {
    id: 'order.direction.down',
    defaultMessage: 'Buy down',
    description: 'Direction of a timed order that wins when the price falls. Also on buttons.',
  },
})

const results = defineMessages({
  open: {
    id: 'order.result.open',
    defaultMessage: 'Open',
    description: 'State of a timed order that is not settled.',
  },
  win: { id: 'order.result.win', defaultMessage: 'Won', description: 'Result of a timed order.' },
  loss: {
    id: 'order.result.loss',
    defaultMessage: 'Lost',
    description: 'Result of a timed order.',
  },
  draw: {
    id: 'order.result.draw',
    defaultMessage: 'Unchanged',
    description: 'Result of a timed order whose prices are equal: amount and fee come back.',
  },
  unknown: common.unknownStatus,
})

export const directionWord = (direction: 'up' | 'down'): MessageDescriptor => directions[direction]

/** A result in words; a newer server may send one that this version does not know. */
export const resultWord = (result: string): MessageDescriptor => knownWord(results, result)

/** The words of directions and results in the language of the page. */
export function useOrderWords() {
  const intl = useIntl()
  return {
    direction: (direction: 'up' | 'down') => intl.formatMessage(directionWord(direction)),
    result: (result: string) => intl.formatMessage(resultWord(result)),
  }
}

/** The result of an order; unknown and draw are neutral. */
export function ResultTag({ result }: { result: string }) {
  return (
    <KnownStatus
      status={result}
      words={results}
      tones={{ open: 'pending', win: 'positive', loss: 'negative' }}
    />
  )
}

interface DirectionBadgeProps {
  direction: 'up' | 'down'
  /** The arrow alone, where there is no room for a word that the next tap shows. */
  brief?: boolean
}

/** The direction of an order: arrow, word and colour. */
export function DirectionBadge({ direction, brief = false }: DirectionBadgeProps) {
  const words = useOrderWords()
  const Icon = direction === 'up' ? ArrowUp : ArrowDown
  return (
    <Badge tone={direction === 'up' ? 'rise' : 'fall'}>
      <span className={styles.direction}>
        <Icon size={12} strokeWidth={3} aria-hidden />
        {brief ? (
          <VisuallyHidden>{words.direction(direction)}</VisuallyHidden>
        ) : (
          words.direction(direction)
        )}
      </span>
    </Badge>
  )
}
