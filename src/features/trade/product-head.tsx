import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { directionOf, LivePrice } from '@/components/quotes/live-price.tsx'
import { isOutOfDate } from '@/components/quotes/live-quote-rules.ts'
import { MarketState } from '@/generated/model/market-state.ts'
import type { ProductDetails } from '@/generated/model/product-details.ts'
import type { Quote } from '@/generated/model/quote.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { formatMinute, formatTime } from '@/lib/time.ts'
import { Badge } from '@/ui/badge.tsx'
import { Card } from '@/ui/card.tsx'
import { Change } from '@/ui/change.tsx'
import { CountdownText } from '@/ui/countdown-text.tsx'
import { cx } from '@/ui/cx.ts'
import { StaleMark } from '@/ui/stale-mark.tsx'
import styles from './trade.module.css'

const DAY = 86_400

export interface ProductHeadProps {
  details: ProductDetails
  quote: Quote
  /** The quotes cannot be refreshed just now. */
  failing: boolean
  /** The server's time, Unix seconds. */
  now: number
}

/** A product's live price with the day's figures, and how far they can be trusted. */
export function ProductHead({ details, quote, failing, now }: ProductHeadProps) {
  const format = useMoneyFormat()
  const { product, limits } = details
  const price = (value: string) => format.price(value, product.precision)
  const old = failing || isOutOfDate(quote, now, limits.quote_seconds)
  return (
    <Card>
      <div className={styles.head}>
        <div className={cx(styles.now, old && styles.old)}>
          <p className={styles.symbol}>{product.symbol}</p>
          <p className={styles.price}>
            <LivePrice price={quote.price} text={price(quote.price)} />
          </p>
          <p className={styles.change}>
            <Change direction={directionOf(quote.change_rate)}>
              {[
                format.change(quote.change, product.precision),
                format.signedRate(quote.change_rate),
              ].join(' · ')}
            </Change>
          </p>
        </div>
        <dl className={styles.day}>
          <Figure
            label={
              <FormattedMessage
                id="trade.head.high"
                defaultMessage="High"
                description="Label: highest price of the day."
              />
            }
            value={price(quote.high)}
          />
          <Figure
            label={
              <FormattedMessage
                id="trade.head.low"
                defaultMessage="Low"
                description="Label: lowest price of the day."
              />
            }
            value={price(quote.low)}
          />
          <Figure
            label={
              <FormattedMessage
                id="trade.head.open"
                defaultMessage="Open"
                description="Label: first price of the day."
              />
            }
            value={price(quote.open)}
          />
          <Figure
            label={
              <FormattedMessage
                id="trade.head.close"
                defaultMessage="Prev. close"
                description="Label: closing price of the day before; short."
              />
            }
            value={price(quote.close)}
          />
        </dl>
      </div>
      <MarketLine quote={quote} old={old} failing={failing} now={now} />
    </Card>
  )
}

function Figure({ label, value }: { label: ReactNode; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

interface MarketLineProps {
  quote: Quote
  old: boolean
  failing: boolean
  now: number
}

/** The state of the market, or as of when the price is. */
function MarketLine({ quote, old, failing, now }: MarketLineProps) {
  const intl = useIntl()
  const time = formatTime(quote.as_of)
  if (quote.state !== MarketState.trading) return <NotTrading quote={quote} now={now} />
  if (old) {
    return (
      <StaleMark>
        {failing ? (
          <FormattedMessage
            id="trade.head.failing"
            defaultMessage="Price not refreshed since {time}"
            description="Below the price while the server cannot be reached."
            values={{ time }}
          />
        ) : (
          <FormattedMessage
            id="trade.head.outOfDate"
            defaultMessage="Price out of date, as of {time}"
            description="Below a price that is older than it may be."
            values={{ time }}
          />
        )}
      </StaleMark>
    )
  }
  return (
    <p className={styles.asOf}>
      <Clock size={16} aria-hidden />
      <FormattedMessage
        id="trade.head.asOf"
        defaultMessage="Trading · as of {time} · {age}"
        description="Below a live price: its moment, and its age as in '2s ago'."
        values={{
          time,
          age: intl.formatRelativeTime(-Math.max(0, now - quote.as_of), 'second', {
            style: 'narrow',
            numeric: 'auto',
          }),
        }}
      />
    </p>
  )
}

function NotTrading({ quote, now }: { quote: Quote; now: number }) {
  const intl = useIntl()
  const opens = quote.next_open_at
  const left = opens === null ? 0 : opens - now
  return (
    <p className={cx(styles.asOf, styles.closed)}>
      <Badge>
        <FormattedMessage
          id="trade.head.state"
          defaultMessage="{state, select, closed {Closed} non_trading_time {Non trading time} other {Unknown status}}"
          description="State of a market that does not trade."
          values={{ state: quote.state }}
        />
      </Badge>
      {opens === null ? null : (
        <span>
          <FormattedMessage
            id="trade.head.opens"
            defaultMessage="Opens {time}"
            description="When a closed market opens: date and time."
            values={{ time: formatMinute(opens) }}
          />
        </span>
      )}
      {left > 0 && left < DAY ? (
        <CountdownText
          seconds={left}
          label={intl.formatMessage({
            id: 'trade.head.untilOpening',
            defaultMessage: 'Time until the market opens',
            description: 'Name of the countdown beside the opening time, for screen readers.',
          })}
        />
      ) : null}
    </p>
  )
}
