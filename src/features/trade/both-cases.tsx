import { FormattedMessage } from 'react-intl'
import type { OrderFigures } from '@/domain/orders/order-rules.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { Stat, StatGroup } from '@/ui/stat.tsx'

const NO_FIGURE = '—'

export interface BothCasesProps {
  /** Null while nothing is entered: the lines stay, without figures. */
  figures: OrderFigures | null
  currency: string
  size?: 'sm' | 'md'
}

/** What the balance gains and what it loses, side by side and equally large. */
export function BothCases({ figures, currency, size = 'md' }: BothCasesProps) {
  const format = useMoneyFormat()
  return (
    <StatGroup>
      <Stat
        size={size}
        label={
          <FormattedMessage
            id="trade.summary.right"
            defaultMessage="If the order wins"
            description="Above what the balance gains when the order wins."
          />
        }
        value={figures ? format.signed(figures.netIfRight, currency) : NO_FIGURE}
        unit={currency}
        {...(figures && { tone: 'positive' as const })}
      />
      <Stat
        size={size}
        label={
          <FormattedMessage
            id="trade.summary.wrong"
            defaultMessage="If the order loses"
            description="Above what the balance loses when the order loses."
          />
        }
        value={figures ? format.signed(figures.netIfWrong, currency) : NO_FIGURE}
        unit={currency}
        {...(figures && { tone: 'negative' as const })}
      />
    </StatGroup>
  )
}
