import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSiteInfo } from '@/api/use-site-info.ts'
import type { PurchaseDetails, ScheduledIncome } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { compare } from '@/lib/decimal.ts'
import { formatDate } from '@/lib/time.ts'
import { TrendChart } from '@/patterns/charts/trend-chart.tsx'
import { Button } from '@/ui/button.tsx'
import { Card, Section, Stack } from '@/ui/card.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { VisuallyHidden } from '@/ui/visually-hidden.tsx'
import { IncomeStatusTag, IncomeSums } from './income-status.tsx'
import { messages } from './messages.ts'
import styles from './purchase.module.css'
import { earningsCourse, firstPart } from './purchase-rules.ts'

/** Incomes that one press on "more" adds: a long cycle is not drawn at once. */
const MORE = 30

/** The past and coming incomes of a purchase: sums, course and table. */
export function IncomeSchedule({ details }: { details: PurchaseDetails }) {
  const intl = useIntl()
  const { purchase, schedule } = details
  const zone = useSiteInfo()?.time_zone
  if (schedule.length === 0) return null
  const course = earningsCourse(details)
  return (
    <>
      {course.length > 0 ? (
        <TrendChart
          fromZero
          title={intl.formatMessage({
            id: 'financing.purchase.schedule.chart',
            defaultMessage: 'Income over the cycle',
            description: 'Heading of the chart of income, past and coming.',
          })}
          valueLabel={intl.formatMessage({
            id: 'financing.purchase.schedule.chartValue',
            defaultMessage: 'Income so far',
            description: 'Heading of the column of figures in the table of the chart.',
          })}
          points={course}
          currency={purchase.currency}
          timeZone={zone}
        />
      ) : null}
      <Section
        heading={
          <FormattedMessage
            id="financing.purchase.schedule.heading"
            defaultMessage="Income"
            description="Heading above all past and coming income of an investment."
          />
        }
      >
        <Card>
          <DefinitionList>
            <IncomeSums incomes={schedule} currency={purchase.currency} />
          </DefinitionList>
        </Card>
        <Card padding="none">
          <Schedule schedule={schedule} currency={purchase.currency} zone={zone} />
        </Card>
      </Section>
    </>
  )
}

interface ScheduleProps {
  schedule: readonly ScheduledIncome[]
  currency: string
}

/** Days are those of the site: an income of the last of a month is one in every zone. */
function Schedule({ schedule, currency, zone }: ScheduleProps & { zone: string | undefined }) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const caption = useId()
  const first = firstPart(schedule)
  // Counted from the part around the next income, which moves on while the page is open.
  const [more, setMore] = useState({ before: 0, after: 0 })
  const from = Math.max(0, first.from - more.before)
  const to = Math.min(schedule.length, first.to + more.after)
  const grows = schedule.some(
    ({ principal }) => compare(principal, schedule[0]?.principal ?? '0') !== 0,
  )
  return (
    <Stack gap="tight">
      {from > 0 ? (
        <div className={styles.more}>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => setMore({ ...more, before: more.before + MORE })}
          >
            <FormattedMessage
              id="financing.purchase.schedule.earlier"
              defaultMessage="{count, number} earlier"
              description="Button above the table: shows earlier incomes; count is how many there are."
              values={{ count: from }}
            />
          </Button>
        </div>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus */}
      <section className={styles.scroller} tabIndex={0} aria-labelledby={caption}>
        <table className={styles.table}>
          <caption id={caption}>
            <VisuallyHidden>
              <FormattedMessage
                id="financing.purchase.schedule.caption"
                defaultMessage="Income by day of the cycle, in {currency}"
                description="Name of the table of the income of each day."
                values={{ currency }}
              />
            </VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage {...messages.day} />
              </th>
              <th scope="col">
                <FormattedMessage
                  id="financing.purchase.schedule.date"
                  defaultMessage="Paid on"
                  description="Head of a column: the date on which an income is paid."
                />
              </th>
              <th scope="col">
                <FormattedMessage {...messages.income} />
              </th>
              <th scope="col">
                <FormattedMessage {...common.status} />
              </th>
            </tr>
          </thead>
          <tbody>
            {schedule.slice(from, to).map(({ day, pays_at, amount, principal, status }) => (
              <tr key={day}>
                <th scope="row">{intl.formatNumber(day)}</th>
                <td className={styles.date}>
                  {formatDate(pays_at, zone)}
                  {grows ? (
                    <span className={styles.small}>
                      <FormattedMessage
                        id="financing.purchase.schedule.principal"
                        defaultMessage="on {principal}"
                        description="Below the date of an income: the principal that it is of, without currency."
                        values={{ principal: format.amount(principal, currency) }}
                      />
                    </span>
                  ) : null}
                </td>
                <td>{format.amount(amount, currency)}</td>
                <td>
                  <IncomeStatusTag status={status} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {to < schedule.length ? (
        <div className={styles.more}>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => setMore({ ...more, after: more.after + MORE })}
          >
            <FormattedMessage
              id="financing.purchase.schedule.later"
              defaultMessage="{count, number} later"
              description="Button below the table: shows later incomes; count is how many there are."
              values={{ count: schedule.length - to }}
            />
          </Button>
        </div>
      ) : null}
    </Stack>
  )
}
