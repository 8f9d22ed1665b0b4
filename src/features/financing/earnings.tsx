import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { ProjectView } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { formatMinute } from '@/lib/time.ts'
import { Row } from '@/patterns/details/row.tsx'
import type { Figure } from '@/patterns/money-flow/question/money-question.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import styles from './earnings.module.css'
import type { Earnings } from './financing-rules.ts'
import { earningsTable } from './financing-rules.ts'
import { messages } from './messages.ts'
import { rateLabels } from './rates.tsx'

const labels = defineMessages({
  first: {
    id: 'financing.invest.earnings.first',
    defaultMessage: 'First income',
    description: 'Label: when the first income is paid.',
  },
  back: {
    id: 'financing.invest.earnings.back',
    defaultMessage: 'Principal and income',
    description: 'Label: everything that has come back at the end of the cycle.',
  },
})

const NO_FIGURE = '—'

interface EarningsProps {
  view: ProjectView
  /** Null while nothing is typed that can be computed: the lines stay, without figures. */
  earnings: Earnings | null
}

/** What an amount earns a day and in all, from when on, and when it comes back. */
export function EarningsSummary({ view, earnings }: EarningsProps) {
  const format = useMoneyFormat()
  const { project, terms } = view
  const figure = (amount: string | undefined): ReactNode =>
    amount === undefined ? NO_FIGURE : format.money(amount, project.currency)
  return (
    <DefinitionList>
      <Row label={common.principal} value={figure(earnings?.amount)} />
      <Row label={messages.dailyIncome} value={figure(earnings?.daily)} />
      <Row label={messages.earnsFrom} value={moment(terms.earns_from)} />
      <Row label={labels.first} value={moment(terms.first_income_at)} />
      <Row label={messages.principalBack} value={moment(terms.release_date)} />
      <Row
        label={messages.cycleIncome}
        labelValues={{ days: project.investment_cycle }}
        value={figure(earnings?.total)}
      />
      <Row label={labels.back} value={figure(earnings?.back)} emphasis="total" />
    </DefinitionList>
  )
}

/** A purchase or renewal as it is asked about. */
interface AskedCycle {
  body: { daily_rate: string; release_date: number }
  earnings: Earnings
  view: ProjectView
}

/** What of a new cycle is accepted, and the income that follows from it. */
export function cycleFigures(
  { body, earnings, view: { project } }: AskedCycle,
  format: ReturnType<typeof useMoneyFormat>,
): Figure[] {
  return [
    {
      label: common.principal,
      is: earnings.amount,
      shown: format.money(earnings.amount, project.currency),
    },
    { label: rateLabels.daily, is: body.daily_rate, shown: format.rate(body.daily_rate, 2) },
    {
      label: messages.principalBack,
      is: body.release_date,
      shown: formatMinute(body.release_date),
    },
    {
      label: messages.cycleIncome,
      labelValues: { days: project.investment_cycle },
      is: earnings.total,
      shown: format.money(earnings.total, project.currency),
    },
  ]
}

const moment = (at: number | null) => (at === null ? NO_FIGURE : formatMinute(at))

/** The earnings over the cycle, day by day in equal steps. */
export function EarningsTable({ view, earnings }: { view: ProjectView; earnings: Earnings }) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const { project } = view
  const { currency } = project
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        <FormattedMessage
          id="financing.invest.table.caption"
          defaultMessage="Income over the cycle, in {currency}"
          description="Above a table with the day of the cycle, what is earned and what is paid by then."
          values={{ currency }}
        />
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage {...messages.day} />
          </th>
          <th scope="col">
            <FormattedMessage {...messages.earned} />
          </th>
          <th scope="col">
            <FormattedMessage {...messages.incomePaid} />
          </th>
        </tr>
      </thead>
      <tbody>
        {earningsTable(earnings.amount, project).map(({ day, earned, paid }) => (
          <tr key={day}>
            <th scope="row">{intl.formatNumber(day)}</th>
            <td>{format.amount(earned, currency)}</td>
            <td>{format.amount(paid, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
