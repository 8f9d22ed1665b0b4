import { ArrowDown, ArrowUp } from 'lucide-react'
import { Badge } from '@/ui/badge.tsx'
import { useOrderWords } from './order-words.ts'
import styles from './orders.module.css'

/** The direction of an order: arrow, word and colour. */
export function DirectionBadge({ direction }: { direction: 'up' | 'down' }) {
  const words = useOrderWords()
  const Icon = direction === 'up' ? ArrowUp : ArrowDown
  return (
    <Badge tone={direction === 'up' ? 'rise' : 'fall'}>
      <span className={styles.direction}>
        <Icon size={12} strokeWidth={3} aria-hidden />
        {words.direction(direction)}
      </span>
    </Badge>
  )
}
