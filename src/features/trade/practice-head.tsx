import { ArrowLeftRight } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { PracticeMark } from '@/domain/orders/practice-mark.tsx'
import { PracticeNotKept } from '@/domain/practice/practice-not-kept.tsx'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import styles from './ticket.module.css'

interface PracticeHeadProps {
  available: Decimal
  currency: string
  onPress: () => void
}

/** On the ticket while practising: its mark, the practice money, and the way to real money. */
export function PracticeHead({ available, currency, onPress }: PracticeHeadProps) {
  const format = useMoneyFormat()
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={styles.practice} onClick={onPress}>
        <PracticeMark /> <strong>{format.money(available, currency)}</strong>{' '}
        <span className={styles.practiceChange}>
          <FormattedMessage
            id="trade.practice.change"
            defaultMessage="Change"
            description="At the end of the line that marks practice on the ticket: opens what practice is, with the way to trading with real money; short."
          />
          <ArrowLeftRight size={16} aria-hidden />
        </span>
      </button>
      <PracticeNotKept />
    </>
  )
}
