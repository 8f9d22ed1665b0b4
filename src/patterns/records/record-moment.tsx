import { createContext, use } from 'react'
import { FormattedMessage } from 'react-intl'
import { serverNow } from '@/api/server-clock.ts'
import { formatClock, formatDate } from '@/lib/time.ts'

/** Whether the list says the day above its rows. */
export const DayIsSaid = createContext(false)

/** When a record was made, as short as a row needs: the time where the day is said or is today's, else the day. */
export function RecordMoment({ at }: { at: number }) {
  const day = formatDate(at)
  return use(DayIsSaid) || day === formatDate(serverNow()) ? formatClock(at) : day
}

const DAY = 86_400

/** A day as a heading: the last two by name, and each as year-month-day. */
export function DayName({ day }: { day: string }) {
  const now = serverNow()
  const which = [
    ['today', now],
    ['yesterday', now - DAY],
  ] as const
  const name = which.find(([, moment]) => formatDate(moment) === day)?.[0] ?? 'other'
  return (
    <FormattedMessage
      id="list.record.day"
      defaultMessage="{name, select, today {Today, {day}} yesterday {Yesterday, {day}} other {{day}}}"
      description="Heading in a list above the items of one day. day is year-month-day."
      values={{ name, day }}
    />
  )
}
