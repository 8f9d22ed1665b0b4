import { FormattedMessage } from 'react-intl'
import { directionOf, LivePrice } from '@/domain/quotes/live-price.tsx'
import type { Quote } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { Change } from '@/ui/change.tsx'
import { cx } from '@/ui/cx.ts'
import styles from './quote-row.module.css'

export interface QuoteFiguresProps {
  /** Undefined while the server has no price. */
  quote: Quote | undefined
  /** Decimals of the product's price. */
  precision: number
  /** Stale figures are muted. */
  outOfDate: boolean
}

/** A product's price, which tells that it moved, above its change since the previous close. */
export function QuoteFigures({ quote, precision, outOfDate }: QuoteFiguresProps) {
  const format = useMoneyFormat()
  if (!quote) {
    return (
      <div className={styles.figures}>
        <span className={styles.symbol}>
          <FormattedMessage
            id="market.row.noPrice"
            defaultMessage="No price"
            description="In the list of quotes, where the server has no price of a product."
          />
        </span>
      </div>
    )
  }
  return (
    <div className={cx(styles.figures, outOfDate && styles.old)}>
      <LivePrice price={quote.price} text={format.price(quote.price, precision)} />
      <Change direction={directionOf(quote.change_rate)}>
        {format.signedRate(quote.change_rate)}
      </Change>
    </div>
  )
}
