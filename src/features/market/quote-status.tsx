import { ClockAlert } from 'lucide-react'
import { createContext, use } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { Quote } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { formatMinute, formatTime } from '@/lib/time.ts'
import { Badge } from '@/ui/badge.tsx'
import { CountdownText } from '@/ui/countdown-text.tsx'
import styles from './quote-row.module.css'

const DAY = 86_400

const states = defineMessages({
  closed: {
    id: 'market.state.closed',
    defaultMessage: 'Closed',
    description: 'State of a market: closed on a holiday or by the operator.',
  },
  nonTradingTime: {
    id: 'market.state.nonTradingTime',
    defaultMessage: 'Non trading time',
    description: 'State of a market outside its hours. As the specification has it.',
  },
  unknown: common.unknownStatus,
})

const known: Partial<Record<string, keyof typeof states>> = {
  closed: 'closed',
  non_trading_time: 'nonTradingTime',
}

/** What a reader must know of a quote besides its figures: nothing, while it trades and is fresh. */
export function QuoteStatus({ quote, outOfDate }: { quote: Quote; outOfDate: boolean }) {
  const intl = useIntl()
  if (quote.state === 'trading') {
    if (!outOfDate) return null
    return (
      <p className={styles.outOfDate}>
        <ClockAlert size={14} aria-hidden />
        <FormattedMessage
          id="market.row.outOfDate"
          defaultMessage="Price out of date, as of {time}"
          description="Mark on a product whose price is older than ten seconds although it trades."
          values={{ time: formatTime(quote.as_of) }}
        />
      </p>
    )
  }
  const state = states[known[quote.state] ?? 'unknown']
  return (
    <p className={styles.status}>
      <Badge>{intl.formatMessage(state)}</Badge>{' '}
      {quote.opens_at === null ? null : <Opening at={quote.opens_at} />}
    </p>
  )
}

/** When the market opens; within the last day also how long that is, by the server's clock. */
function Opening({ at }: { at: number }) {
  const intl = useIntl()
  const now = use(ServerNowContext)
  const left = at - now
  return (
    <>
      <span>
        <FormattedMessage
          id="market.row.opens"
          defaultMessage="Opens {time}"
          description="When a closed market opens: date and time."
          values={{ time: formatMinute(at) }}
        />
      </span>{' '}
      {left > 0 && left < DAY ? (
        <CountdownText
          seconds={left}
          label={intl.formatMessage({
            id: 'market.row.untilOpening',
            defaultMessage: 'Time until the market opens',
            description: 'Name of the countdown beside the opening time, for screen readers.',
          })}
        />
      ) : null}
    </>
  )
}

/**
 * The server's time in Unix seconds: one clock for all countdowns of the list, as context, so that
 * a tick re-renders only them.
 */
export const ServerNowContext = createContext(0)
