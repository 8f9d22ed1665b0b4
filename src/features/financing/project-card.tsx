import { FormattedMessage, useIntl } from 'react-intl'
import type { Project } from '@/generated/model/project.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/money.ts'
import { formatDate } from '@/lib/time.ts'
import { Badge } from '@/ui/badge.tsx'
import type { DefinitionRow } from '@/ui/definition-list.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { ProgressBar } from '@/ui/progress-bar.tsx'
import { Stat, StatGroup } from '@/ui/stat.tsx'
import styles from './project-card.module.css'
import { appendOf, stateOf } from './project-rules.ts'
import { dividendMethods, earlySettlements, projectStates, wordOf } from './project-words.ts'

/**
 * One project: what it pays a day and a year, side by side, and what a purchase binds itself to.
 * Nothing can be bought here.
 */
export function ProjectCard({ project }: { project: Project }) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const state = stateOf(project)
  const stateWord = projectStates[state]
  const { currency } = project
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{project.title}</h2>
        <Badge tone={state === 'inProgress' ? 'accent' : 'neutral'}>
          {intl.formatMessage(stateWord)}
        </Badge>
      </div>
      <StatGroup>
        <Stat
          label={
            <FormattedMessage
              id="financing.card.dailyRate"
              defaultMessage="Daily rate"
              description="What a project pays for one day."
            />
          }
          value={format.rate(project.daily_rate, 2)}
        />
        <Stat
          label={
            <FormattedMessage
              id="financing.card.yearlyRate"
              defaultMessage="Yearly rate"
              description="What a project would pay for a year, beside its daily rate."
            />
          }
          value={format.rate(project.expected_yield, 2)}
          note={
            <FormattedMessage
              id="financing.card.yearlyRateNote"
              defaultMessage="365 × daily rate"
              description="Below the yearly rate: how it is computed, without compound interest."
            />
          }
        />
      </StatGroup>
      <ProgressBar
        label={
          <FormattedMessage
            id="financing.card.progress"
            defaultMessage="{invested} of {total} invested"
            description="Beside a bar: how much of its total amount a project has taken."
            values={{
              invested: format.amount(project.invested_amount, currency),
              total: format.money(project.total_investment_amount, currency),
            }}
          />
        }
        value={share(project.progress)}
        max={1}
        valueText={format.rate(project.progress)}
      />
      <ProjectTerms project={project} />
      <p className={styles.count}>
        <FormattedMessage
          id="financing.card.purchased"
          defaultMessage="{count, plural, =0 {No purchase so far} one {# purchase so far} other {# purchases so far}}"
          description="How often a project was bought."
          values={{ count: project.purchased_count }}
        />
      </p>
    </div>
  )
}

function ProjectTerms({ project }: { project: Project }) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const dividend = wordOf(dividendMethods, project.dividend_method)
  const early = wordOf(earlySettlements, project.early_settlement)
  const append = appendOf(project)
  const rows: DefinitionRow[] = [
    {
      id: 'cycle',
      label: (
        <FormattedMessage
          id="financing.card.cycle"
          defaultMessage="Investment cycle"
          description="For how long the money of a purchase is invested."
        />
      ),
      value: (
        <FormattedMessage
          id="financing.card.days"
          defaultMessage="{days, plural, one {# day} other {# days}}"
          description="Length of an investment cycle."
          values={{ days: project.investment_cycle }}
        />
      ),
    },
    {
      id: 'yield',
      label: (
        <FormattedMessage
          id="financing.card.yield"
          defaultMessage="Income of the whole cycle"
          description="What a project pays in one cycle, in per cent of the money invested."
        />
      ),
      value: format.rate(project.yield, 2),
    },
    {
      id: 'minimum',
      label: (
        <FormattedMessage
          id="financing.card.minimum"
          defaultMessage="Minimum amount"
          description="The smallest purchase of a project."
        />
      ),
      value: format.money(project.minimum_amount, project.currency),
    },
    {
      id: 'dividend',
      label: (
        <FormattedMessage
          id="financing.card.dividend"
          defaultMessage="Dividend method"
          description="When a project pays its income and gives the principal back."
        />
      ),
      value: intl.formatMessage(dividend),
    },
    {
      id: 'early',
      label: (
        <FormattedMessage
          id="financing.card.early"
          defaultMessage="Settling early"
          description="What a user gets who ends a purchase before its expiry."
        />
      ),
      value: intl.formatMessage(early),
    },
  ]
  if (append) {
    rows.push({
      id: 'append',
      label: (
        <FormattedMessage
          id="financing.card.append"
          defaultMessage="To be added"
          description="Money that a purchase has to add later, or its income is held."
        />
      ),
      value: format.money(append.money, project.currency),
      note: (
        <FormattedMessage
          id="financing.card.appendNote"
          defaultMessage="From day {day} of the cycle the income is held until it is added."
          description="Below the money that a purchase has to add."
          values={{ day: append.day }}
        />
      ),
    })
  }
  if (project.release_date !== null) {
    rows.push({
      id: 'release',
      label: (
        <FormattedMessage
          id="financing.card.release"
          defaultMessage="Release date"
          description="When the principal of a purchase made now comes back."
        />
      ),
      value: formatDate(project.release_date),
      note: (
        <FormattedMessage
          id="financing.card.releaseNote"
          defaultMessage="of a purchase made today"
          description="Below the release date of a project."
        />
      ),
    })
  }
  return <DefinitionList rows={rows} />
}

/** How far a bar is filled, 0 to 1; nothing is computed from it. */
function share(progress: Decimal): number {
  // biome-ignore lint/plugin: the length of a bar and no amount
  return Number(progress)
}
