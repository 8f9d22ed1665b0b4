import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Quote } from '@/generated/model/quote.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { compare, signOf } from '@/lib/decimal.ts'
import type { Direction } from '@/ui/change.tsx'
import { Change } from '@/ui/change.tsx'
import { cx } from '@/ui/cx.ts'
import { Price } from '@/ui/price.tsx'
import styles from './quote-row.module.css'

export interface QuoteFiguresProps {
  /** Undefined while the server has no price. */
  quote: Quote | undefined
  /** Decimals of the product's price. */
  precision: number
  /** Old figures are set back, so that they do not pass for the present price. */
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

/** Which way a signed rate points. */
export function directionOf(rate: Decimal): Direction {
  const sign = signOf(rate)
  if (sign === 0) return 'flat'
  return sign > 0 ? 'up' : 'down'
}

function LivePrice({ price, text }: { price: Decimal; text: string }) {
  const [last, setLast] = useState<{ price: Decimal; tick: Direction }>({ price, tick: 'flat' })
  if (last.price !== price) {
    setLast({ price, tick: compare(price, last.price) > 0 ? 'up' : 'down' })
  }
  return <Price value={text} tick={last.tick} />
}
