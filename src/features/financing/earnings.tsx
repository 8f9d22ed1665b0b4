import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ProjectView } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { formatMinute } from '@/lib/time.ts'
import type { Figure } from '@/patterns/money-flow/money-question.tsx'
import type { DefinitionRow } from '@/ui/definition-list.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import styles from './earnings.module.css'
import type { Earnings } from './financing-rules.ts'
import { earningsTable } from './financing-rules.ts'
import { DailyRateLabel } from './rates.tsx'

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
  const moments: DefinitionRow[] = [
    {
      id: 'from',
      label: (
        <FormattedMessage
          id="financing.invest.earnings.from"
          defaultMessage="Earns from"
          description="Label: the moment from which money put in now earns."
        />
      ),
      value: moment(terms.earns_from),
    },
    {
      id: 'first',
      label: (
        <FormattedMessage
          id="financing.invest.earnings.first"
          defaultMessage="First income"
          description="Label: when the first income is paid."
        />
      ),
      value: moment(terms.first_income_at),
    },
    {
      id: 'release',
      label: <ReleaseLabel />,
      value: moment(terms.release_date),
    },
  ]

  return (
    <DefinitionList
      rows={[
        {
          id: 'amount',
          label: <FormattedMessage {...common.principal} />,
          value: figure(earnings?.amount),
        },
        {
          id: 'daily',
          label: (
            <FormattedMessage
              id="financing.invest.earnings.daily"
              defaultMessage="Income per day"
              description="Label: what the amount earns in one day."
            />
          ),
          value: figure(earnings?.daily),
        },
        ...moments,
        {
          id: 'total',
          label: <IncomeLabel days={project.investment_cycle} />,
          value: figure(earnings?.total),
        },
        {
          id: 'back',
          label: (
            <FormattedMessage
              id="financing.invest.earnings.back"
              defaultMessage="Principal and income"
              description="Label: everything that has come back at the end of the cycle."
            />
          ),
          value: figure(earnings?.back),
          emphasis: 'total',
        },
      ]}
    />
  )
}

function ReleaseLabel() {
  return (
    <FormattedMessage
      id="financing.invest.earnings.release"
      defaultMessage="Principal back"
      description="Label: when the principal comes back."
    />
  )
}

function IncomeLabel({ days }: { days: number }) {
  return (
    <FormattedMessage
      id="financing.invest.earnings.total"
      defaultMessage="{days, plural, one {Income of # day} other {Income of # days}}"
      description="Label: what the amount earns when it is kept to the end of the cycle."
      values={{ days }}
    />
  )
}

/** A purchase or renewal as it is asked about. */
interface AskedCycle {
  body: { daily_rate: string; release_date: number }
  earnings: Earnings
  view: ProjectView
}

/** What of a new cycle is accepted, and the income that follows from it. */
export function useCycleFigures() {
  const format = useMoneyFormat()
  return ({ body, earnings, view: { project } }: AskedCycle): Figure[] => [
    {
      id: 'amount',
      label: <FormattedMessage {...common.principal} />,
      is: earnings.amount,
      shown: format.money(earnings.amount, project.currency),
    },
    {
      id: 'rate',
      label: <DailyRateLabel />,
      is: body.daily_rate,
      shown: format.rate(body.daily_rate, 2),
    },
    {
      id: 'release',
      label: <ReleaseLabel />,
      is: body.release_date,
      shown: formatMinute(body.release_date),
    },
    {
      id: 'total',
      label: <IncomeLabel days={project.investment_cycle} />,
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
            <FormattedMessage
              id="financing.invest.table.day"
              defaultMessage="Day"
              description="Head of a column: the number of a day in the cycle."
            />
          </th>
          <th scope="col">
            <FormattedMessage
              id="financing.invest.table.earned"
              defaultMessage="Earned"
              description="Head of a column: income earned from the first day to this one."
            />
          </th>
          <th scope="col">
            <FormattedMessage
              id="financing.invest.table.paid"
              defaultMessage="Paid"
              description="Head of a column: income that has reached the balance by this day."
            />
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
