import { FormattedMessage, useIntl } from 'react-intl'
import { serverNow } from '@/api/server-clock.ts'
import type { IncomeCalendar } from '@/generated/h5.schemas.ts'
import { formatDate, formatMonth } from '@/lib/time.ts'
import { cx } from '@/ui/cx.ts'
import { VisuallyHidden } from '@/ui/visually-hidden.tsx'
import styles from './calendar.module.css'
import { weeksOf } from './calendar-rules.ts'

interface MonthGridProps {
  calendar: IncomeCalendar
  /** The site's, in which the days are counted. */
  zone: string | undefined
  /** The moment of the day that is chosen, or null. */
  chosen: number | null
  onChoose: (paysAt: number | null) => void
}

/** A Monday, for the names of the days. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

/** The month as weeks; a day that pays something can be pressed, and is then the only one in the list. */
export function MonthGrid({ calendar, zone, chosen, onChoose }: MonthGridProps) {
  const intl = useIntl()
  const weekday = (index: number, width: 'narrow' | 'long') =>
    intl.formatDate(MONDAY + index * DAY_MS, { weekday: width, timeZone: 'UTC' })
  const today = formatDate(serverNow(), zone)
  return (
    <table className={styles.grid}>
      <caption>
        <VisuallyHidden>{formatMonth(calendar.month_from, zone)}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {[0, 1, 2, 3, 4, 5, 6].map((index) => (
            <th key={index} scope="col" abbr={weekday(index, 'long')}>
              {weekday(index, 'narrow')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(calendar, zone).map((week) => (
          <tr key={week.find((day) => day !== null)?.date}>
            {week.map((day, place) => (
              <td key={weekday(place, 'long')} className={cx(day?.date === today && styles.today)}>
                {day === null || day.pays === null ? (
                  day?.number
                ) : (
                  <DayButton
                    number={day.number}
                    date={day.date}
                    pays={day.pays}
                    pressed={day.pays.pays_at === chosen}
                    onChoose={onChoose}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayButtonProps {
  number: number
  date: string
  pays: IncomeCalendar['days'][number]
  pressed: boolean
  onChoose: MonthGridProps['onChoose']
}

function DayButton({ number, date, pays, pressed, onChoose }: DayButtonProps) {
  const isPrincipal = pays.entries.some(({ type }) => type === 'principal')
  return (
    <button
      type="button"
      className={cx(styles.paying, isPrincipal && styles.principal)}
      aria-pressed={pressed}
      onClick={() => onChoose(pressed ? null : pays.pays_at)}
    >
      <span aria-hidden>{number}</span>
      <VisuallyHidden>
        <FormattedMessage
          id="financing.calendar.day"
          defaultMessage="{date}, {count, plural, one {# payment} other {# payments}}"
          description="Name of a day in the calendar of incomes, for screen readers: its date, and how many incomes and principals it pays."
          values={{ date, count: pays.entries.length }}
        />
      </VisuallyHidden>
    </button>
  )
}
