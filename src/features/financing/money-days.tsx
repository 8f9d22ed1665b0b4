import { FormattedMessage } from 'react-intl'
import { serverNow } from '@/api/server-clock.ts'
import { useSiteInfo } from '@/api/use-site-info.ts'
import type { ProjectView } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { subtract } from '@/lib/money.ts'
import { formatDate, formatMonthDay } from '@/lib/time.ts'
import type { Earnings } from './financing-rules.ts'
import styles from './money-days.module.css'

/** Seconds within which a day without its year is one alone. */
const WITHIN_A_YEAR = 300 * 86_400

/** A day of the site as short as it is clear: its year is said where it is not the next such day. */
export function useDay(): (at: number) => string {
  const zone = useSiteInfo()?.time_zone
  return (at) =>
    at - serverNow() < WITHIN_A_YEAR ? formatMonthDay(at, zone) : formatDate(at, zone)
}

interface MoneyDaysProps {
  view: ProjectView
  earnings: Earnings
}

/** What a purchase made now takes and gives, on which day. */
export function MoneyDays({ view: { project, terms }, earnings }: MoneyDaysProps) {
  const format = useMoneyFormat()
  const day = useDay()
  const { currency } = project
  const { first_income_at: first, release_date: release } = terms
  const isDaily = project.dividend_method === 'daily_interest'
  const signed = (amount: string) => format.signed(amount, currency)
  return (
    <dl className={styles.days}>
      <div>
        <dt>
          <FormattedMessage
            id="financing.days.today"
            defaultMessage="Today"
            description="Above the amount that is paid for an investment now."
          />
        </dt>
        <dd className={styles.out}>{signed(subtract('0', earnings.amount))}</dd>
      </div>
      {isDaily && first !== null ? (
        <div>
          <dt>
            <FormattedMessage
              id="financing.days.daily"
              defaultMessage="daily from {day}"
              description="Above the income of one day; day is the day of the first one. Very short."
              values={{ day: day(first) }}
            />
          </dt>
          <dd className={styles.in}>{signed(earnings.daily)}</dd>
        </div>
      ) : null}
      {release === null ? null : (
        <div>
          <dt>{day(release)}</dt>
          <dd className={styles.in}>{signed(isDaily ? earnings.amount : earnings.back)}</dd>
        </div>
      )}
    </dl>
  )
}
