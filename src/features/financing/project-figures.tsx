import { FormattedMessage, useIntl } from 'react-intl'
import type { Project } from '@/generated/model/project.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { Badge } from '@/ui/badge.tsx'
import { ProgressBar } from '@/ui/progress-bar.tsx'
import { Stat } from '@/ui/stat.tsx'
import styles from './project-figures.module.css'
import { stateOf } from './project-rules.ts'
import { projectStates } from './project-words.ts'

/** Whether a project takes money. */
export function ProjectStateBadge({ project }: { project: Project }) {
  const intl = useIntl()
  const state = stateOf(project)
  const word = projectStates[state]
  return (
    <Badge tone={state === 'inProgress' ? 'accent' : 'neutral'}>{intl.formatMessage(word)}</Badge>
  )
}

/** What a project pays a day and a year, side by side, and how much of it is taken. */
export function ProjectFigures({ project }: { project: Project }) {
  const format = useMoneyFormat()
  const { currency } = project
  return (
    <>
      <div className={styles.rates}>
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
      </div>
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
    </>
  )
}

/** How far a bar is filled, 0 to 1; nothing is computed from it. */
function share(progress: Decimal): number {
  // biome-ignore lint/plugin: the length of a bar and no amount
  return Number(progress)
}
