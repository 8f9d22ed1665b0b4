import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { useServerNow } from '@/api/use-server-now.ts'
import { useSiteInfo } from '@/api/use-site-info.ts'
import type {
  IncomeCalendar as Calendar,
  CalendarDay,
  CalendarEntry,
} from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { signOf } from '@/lib/decimal.ts'
import { purchasePath } from '@/lib/paths.ts'
import { formatDate, formatMonth, formatMonthDay } from '@/lib/time.ts'
import { Row } from '@/patterns/details/row.tsx'
import { Loading } from '@/shell/loading.tsx'
import { Page } from '@/shell/page.tsx'
import { QueryBoundary } from '@/shell/query-boundary.tsx'
import { SupportLink } from '@/shell/support-link.tsx'
import { Card, Stack } from '@/ui/card.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { Disclosure } from '@/ui/disclosure.tsx'
import { Field } from '@/ui/field.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import { Select } from '@/ui/select.tsx'
import { Stat } from '@/ui/stat.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import styles from './calendar.module.css'
import { monthsOf, parted } from './calendar-rules.ts'
import { calendarTitle } from './calendar-words.ts'
import { IncomeStatusTag, IncomeSums } from './income-status.tsx'
import { MonthGrid } from './month-grid.tsx'
import { movementWord } from './purchase-words.ts'
import { incomeCalendarQuery } from './queries.ts'

/** When the incomes and the principal of all purchases come, month by month. */
export function IncomeCalendar() {
  const intl = useIntl()
  const [search] = useSearchParams()
  const query = useQuery({
    ...incomeCalendarQuery(search),
    // The choice of the month stays in place while another one is fetched.
    placeholderData: keepPreviousData,
  })
  return (
    <Page title={intl.formatMessage(calendarTitle)} barActions={<SupportLink />}>
      <QueryBoundary query={query} loading={<Loading count={6} />}>
        {(calendar) => <Month key={calendar.month_from} calendar={calendar} />}
      </QueryBoundary>
    </Page>
  )
}

function Month({ calendar }: { calendar: Calendar }) {
  const zone = useSiteInfo()?.time_zone
  const [search, setSearch] = useSearchParams()
  const { past, coming } = parted(calendar.days, useServerNow(false))
  const [chosen, setChosen] = useState<number | null>(null)
  const next = coming.length > 0 ? coming : past
  const shown = chosen === null ? next : calendar.days.filter(({ pays_at }) => pays_at === chosen)

  function choose(month: string) {
    const next = new URLSearchParams(search)
    next.set('month', month)
    setSearch(next, { replace: true })
  }

  return (
    <Stack>
      <Field
        label={
          <FormattedMessage
            id="financing.calendar.month"
            defaultMessage="Month"
            description="Label of the choice of a month in the calendar of incomes."
          />
        }
      >
        <Select value={calendar.month_from} onChange={({ target }) => choose(target.value)}>
          {monthsOf(calendar).map((month) => (
            <option key={month} value={month}>
              {formatMonth(month, zone)}
            </option>
          ))}
        </Select>
      </Field>
      <Card>
        {calendar.days.length > 0 ? (
          <Sums calendar={calendar} />
        ) : (
          <EmptyState
            icon={<CalendarDays size={28} aria-hidden />}
            title={<FormattedMessage {...common.noData} />}
            body={
              <FormattedMessage
                id="financing.calendar.empty"
                defaultMessage="No income or principal is paid in this month."
                description="Below 'no data' in the calendar of incomes."
              />
            }
          />
        )}
      </Card>
      {calendar.days.length > 0 ? (
        <Card>
          <MonthGrid calendar={calendar} zone={zone} chosen={chosen} onChoose={setChosen} />
        </Card>
      ) : null}
      {chosen === null && coming.length > 0 && past.length > 0 ? (
        <Disclosure
          summary={
            <FormattedMessage
              id="financing.calendar.earlier"
              defaultMessage="{count, plural, one {# earlier day} other {# earlier days}}"
              description="Unfolds the days of the current month that are over and paid something."
              values={{ count: past.length }}
            />
          }
        >
          <Days days={past} calendar={calendar} zone={zone} />
        </Disclosure>
      ) : null}
      <Days days={shown} calendar={calendar} zone={zone} />
    </Stack>
  )
}

/** What the month pays, and how much of it is still to come. */
function Sums({ calendar: { currency, month_from, months, days } }: { calendar: Calendar }) {
  const format = useMoneyFormat()
  const incomes = days.flatMap(({ entries }) => entries).filter(({ type }) => type === 'income')
  const month = months.find((one) => one.month_from === month_from)
  if (month === undefined) return null
  return (
    <Stack>
      <Stat
        label={<FormattedMessage {...movementWord('income')} />}
        value={format.amount(month.income, currency)}
        unit={currency}
      />
      <DefinitionList>
        <IncomeSums incomes={incomes} currency={currency} />
        {signOf(month.principal) > 0 ? (
          <Row
            label={movementWord('principal_return')}
            value={format.money(month.principal, currency)}
          />
        ) : null}
      </DefinitionList>
    </Stack>
  )
}

interface DaysProps {
  days: readonly CalendarDay[]
  calendar: Calendar
  zone: string | undefined
}

/** Each day with what it pays; the days are those of the site. */
function Days({ days, calendar: { currency }, zone }: DaysProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  return (
    <Stack gap="tight">
      {days.map(({ pays_at, entries }) => (
        <section key={pays_at} className={styles.day}>
          <h2 className={styles.date}>
            {formatMonthDay(pays_at, zone)}{' '}
            <span className={styles.weekday}>
              {intl.formatDate(pays_at * 1000, { weekday: 'short', timeZone: zone })}
            </span>
          </h2>
          <ListGroup label={formatDate(pays_at, zone)}>
            {entries.map((entry) => (
              <ListRow
                key={`${entry.purchase_id} ${entry.type}`}
                href={purchasePath(entry.purchase_id)}
                title={entry.title}
                subtitle={<FormattedMessage {...movementWord(movementOf(entry))} />}
                value={format.amount(entry.amount, currency)}
                valueNote={<IncomeStatusTag status={entry.status} />}
              />
            ))}
          </ListGroup>
        </section>
      ))}
    </Stack>
  )
}

/** As the list of movements says it when the money has come. */
const movementOf = ({ type }: CalendarEntry) => (type === 'principal' ? 'principal_return' : type)
