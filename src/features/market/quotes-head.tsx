import { Clock } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useServerNow } from '@/api/use-server-now.ts'
import type { Quote } from '@/generated/h5.schemas.ts'
import { ageText } from '@/i18n/age-text.ts'
import { common } from '@/i18n/common-messages.ts'
import { formatDateTime, formatTime } from '@/lib/time.ts'
import { Button } from '@/ui/button.tsx'
import { StaleMark } from '@/ui/stale-mark.tsx'
import styles from './quotes.module.css'
import { freshnessOf } from './quotes-rules.ts'

export interface QuotesFreshnessProps {
  quotes: readonly Quote[]
  /** The list cannot be refreshed just now. */
  failing: boolean
  /** Null where asking again cannot help. */
  onRetry: (() => void) | null
}

/** As of when the prices are, by the server's clock, and that they are old when they are. */
export function QuotesFreshness({ quotes, failing, onRetry }: QuotesFreshnessProps) {
  const intl = useIntl()
  const freshness = freshnessOf(quotes, useServerNow())
  if (!freshness) return null
  const { asOf, age, state } = freshness
  const time = formatTime(asOf)

  if (failing) {
    return (
      <StaleMark
        action={
          onRetry ? (
            <Button variant="quiet" size="sm" onClick={onRetry}>
              <FormattedMessage {...common.tryAgain} />
            </Button>
          ) : null
        }
      >
        <FormattedMessage
          id="market.head.failing"
          defaultMessage="Prices not updated since {time}"
          description="Above the quotes while the server cannot be reached."
          values={{ time }}
        />
      </StaleMark>
    )
  }
  if (state === 'outOfDate') {
    return (
      <StaleMark>
        <FormattedMessage
          id="market.head.outOfDate"
          defaultMessage="Prices out of date, as of {time}"
          description="Above the quotes when even the newest is older than ten seconds."
          values={{ time }}
        />
      </StaleMark>
    )
  }
  return (
    <p className={styles.freshness}>
      <Clock size={16} aria-hidden />
      {state === 'live' ? (
        <FormattedMessage
          id="market.head.asOf"
          defaultMessage="As of {time} · {age}"
          description="Above live quotes: the moment of the newest, and its age as in '2s ago'."
          values={{
            time,
            age: ageText(intl, age),
          }}
        />
      ) : (
        <FormattedMessage
          id="market.head.notTrading"
          defaultMessage="All markets are closed. Last prices from {time}."
          description="Above the quotes when all markets are closed; the time has a date."
          values={{ time: formatDateTime(asOf) }}
        />
      )}
    </p>
  )
}
