import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { directionOf, LivePrice } from '@/domain/quotes/live-price.tsx'
import { isOutOfDate } from '@/domain/quotes/live-quote-rules.ts'
import type { Quote } from '@/generated/h5.schemas.ts'
import { ageText } from '@/i18n/age-text.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { formatClock, formatMinute, formatTime } from '@/lib/time.ts'
import { Change } from '@/ui/change.tsx'
import { formatCountdown } from '@/ui/countdown-text.tsx'
import { cx } from '@/ui/cx.ts'
import { StaleMark } from '@/ui/stale-mark.tsx'
import type { ProductProps } from './product-sheet.tsx'
import { ProductSheet } from './product-sheet.tsx'
import styles from './trade.module.css'
import { closesAt } from './trading-hours.ts'

const DAY = 86_400

/** A product's live price, how far it can be trusted, until when it trades, and the way to the rest. */
export function ProductHead(props: ProductProps) {
  const { details, quote, failing, now } = props
  const intl = useIntl()
  const format = useMoneyFormat()
  const [isOpen, setOpen] = useState(false)
  const { product, limits } = details
  const old = failing || isOutOfDate(quote, now, limits.quote_seconds)
  return (
    <div className={styles.head}>
      <div className={cx(styles.now, old && styles.old)}>
        <p className={styles.price}>
          <LivePrice price={quote.price} text={format.price(quote.price, product.precision)} />
        </p>
        {old && quote.state === 'trading' ? (
          <StaleQuote time={formatTime(quote.as_of)} failing={failing} />
        ) : (
          <p className={styles.change}>
            <Change direction={directionOf(quote.change_rate)}>
              {format.signedRate(quote.change_rate)}
            </Change>
            {quote.state === 'trading' ? <span>{ageText(intl, now - quote.as_of)}</span> : null}
          </p>
        )}
      </div>
      <button
        type="button"
        aria-haspopup="dialog"
        className={styles.more}
        onClick={() => setOpen(true)}
      >
        <span className={styles.moreLine}>
          <FormattedMessage
            id="trade.head.details"
            defaultMessage="{symbol} · Details"
            description="Button beside the price: opens the figures of the day, trading hours and limits."
            values={{ symbol: product.symbol }}
          />
          <ChevronDown size={16} aria-hidden />
        </span>{' '}
        <span className={styles.hours}>
          <MarketLine quote={quote} closes={closesAt(product.hours, now)} now={now} />
        </span>
      </button>
      <ProductSheet {...props} open={isOpen} onOpenChange={setOpen} />
    </div>
  )
}

/** As of when a price is that cannot be trusted any more. */
function StaleQuote({ time, failing }: { time: string; failing: boolean }) {
  return (
    <StaleMark>
      <FormattedMessage
        id="trade.head.outOfDate"
        defaultMessage="{failing, select, true {Price not updated since {time}} other {Price out of date, as of {time}}}"
        description="Below a price that is older than it may be, or while the server cannot be reached (failing is true)."
        values={{ failing, time }}
      />
    </StaleMark>
  )
}

/** Until when the market trades, or its state and when it opens. */
function MarketLine({ quote, closes, now }: { quote: Quote; closes: number | null; now: number }) {
  if (quote.state === 'trading') {
    if (closes === null) {
      return (
        <FormattedMessage
          id="trade.head.openNow"
          defaultMessage="Open now"
          description="State of a market that trades, and whose next closing is not known or never comes."
        />
      )
    }
    return (
      <FormattedMessage
        id="trade.head.closes"
        defaultMessage="Closes {time}"
        description="When an open market closes: a time of day, or date and time."
        values={{ time: closes - now < DAY ? formatClock(closes) : formatMinute(closes) }}
      />
    )
  }
  const opens = quote.opens_at
  return (
    <>
      <FormattedMessage
        id="trade.head.state"
        defaultMessage="{state, select, closed {Closed} non_trading_time {Non trading time} other {Unknown status}}"
        description="State of a market that does not trade. 'Non trading time': as the specification has it."
        values={{ state: quote.state }}
      />
      {opens === null || opens <= now ? null : (
        <>
          {' · '}
          <FormattedMessage
            id="trade.head.opensIn"
            defaultMessage="opens in {countdown}"
            description="Beside the state of a closed market: hours, minutes and seconds until it opens."
            values={{ countdown: formatCountdown(opens - now) }}
          />
        </>
      )}
    </>
  )
}
