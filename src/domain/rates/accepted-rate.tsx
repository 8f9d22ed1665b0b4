import { FormattedMessage } from 'react-intl'
import { Row } from '@/patterns/details/row.tsx'
import { Button } from '@/ui/button.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { Notice } from '@/ui/notice.tsx'
import { RateLine, rateWords, useRateWords } from './rate-words.tsx'

interface AcceptedRateProps {
  coin: string
  /** Of the cash. */
  currency: string
  rate: string
  /** Seconds for which it can be sent; null when it is over. */
  left: number | null
  refused: boolean
  /** What arrives at the accepted rate, in words. */
  arrival: string
  /** The present rate, and what arrives at it; null where there is none. */
  present: { rate: string; arrival: string } | null
  /** Accepts the present rate; null where nothing can be sent. */
  onAccept: (() => void) | null
}

/** The rate that a question is about; when it is over, the present one, which needs its own yes. */
export function AcceptedRate({ coin, currency, rate, left, ...again }: AcceptedRateProps) {
  return (
    <>
      {left === null ? <RateAgain currency={currency} rate={rate} {...again} /> : null}
      <DefinitionList>
        <Row
          label={rateWords.accepted}
          value={<RateLine coin={coin} rate={rate} currency={currency} />}
          note={
            <FormattedMessage
              id="rate.valid"
              defaultMessage="{left, select, none {No longer valid} other {Valid for {left} s}}"
              description="Below the accepted rate: seconds for which it can be sent; none where it has run out or was not taken."
              values={{ left: left ?? 'none' }}
            />
          }
        />
      </DefinitionList>
    </>
  )
}

function RateAgain({
  currency,
  rate,
  refused,
  arrival,
  present: known,
  onAccept,
}: Omit<AcceptedRateProps, 'coin' | 'left'>) {
  const sayRate = useRateWords()
  // Until the present rate has come, the one that is known is the one that is over.
  const present = known?.rate === rate ? null : known
  return (
    <Notice
      tone="warning"
      title={
        <FormattedMessage
          id="rate.changed"
          defaultMessage="{refused, select, true {The rate has changed. Nothing was carried out.} other {The accepted rate is no longer valid}}"
          description="In the confirmation, after the accepted rate was not taken (refused is true), or when its seconds are over."
          values={{ refused }}
        />
      }
      action={
        present && onAccept ? (
          <Button variant="secondary" size="sm" onClick={onAccept}>
            <FormattedMessage
              id="rate.accept"
              defaultMessage="Accept {rate}"
              description="Button that accepts the current rate; nothing is sent by it."
              values={{ rate: sayRate(present.rate, currency) }}
            />
          </Button>
        ) : null
      }
    >
      {present ? (
        <FormattedMessage
          id="rate.instead"
          defaultMessage="You would receive {now} instead of {before}."
          description="What the current rate comes to. Both have their currency."
          values={{ now: present.arrival, before: arrival }}
        />
      ) : (
        <FormattedMessage {...rateWords.outOfDate} />
      )}
    </Notice>
  )
}
