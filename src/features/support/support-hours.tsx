import { FormattedMessage, useIntl } from 'react-intl'
import type { OpeningHours } from '@/generated/model/opening-hours.ts'
import { StatusTag } from '@/ui/badge.tsx'
import { Card } from '@/ui/card.tsx'
import styles from './support-hours.module.css'
import { weekdayNames } from './support-rules.ts'

/** When support answers, and whether it does now. */
export function SupportHours({ open, hours }: { open: boolean; hours: OpeningHours }) {
  const { locale } = useIntl()
  return (
    <Card>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <FormattedMessage
            id="support.hours.title"
            defaultMessage="Hours"
            description="Heading above the hours of customer service."
          />
        </h2>
        <StatusTag tone={open ? 'positive' : 'neutral'}>
          {open ? (
            <FormattedMessage
              id="support.hours.open"
              defaultMessage="Open now"
              description="Customer service answers now."
            />
          ) : (
            <FormattedMessage
              id="support.hours.closed"
              defaultMessage="Closed now"
              description="Customer service does not answer now."
            />
          )}
        </StatusTag>
      </div>
      <p className={styles.hours}>
        <FormattedMessage
          id="support.hours.daily"
          defaultMessage="{opens} – {closes} ({zone})"
          description="Hours of customer service with their time zone."
          values={{ opens: hours.opens, closes: hours.closes, zone: hours.time_zone }}
        />
      </p>
      <p className={styles.days}>{weekdayNames(hours.days, locale)}</p>
    </Card>
  )
}
