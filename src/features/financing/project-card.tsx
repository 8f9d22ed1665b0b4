import { FormattedMessage, useIntl } from 'react-intl'
import type { Project } from '@/generated/model/project.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { Badge } from '@/ui/badge.tsx'
import { ProgressBar } from '@/ui/progress-bar.tsx'
import { Stat } from '@/ui/stat.tsx'
import styles from './project-card.module.css'
import { stateOf } from './project-rules.ts'
import { ProjectDuties, ProjectTerms } from './project-terms.tsx'
import { projectStates } from './project-words.ts'

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
      <ProjectTerms project={project} />
      <ProjectDuties project={project} />
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

/** How far a bar is filled, 0 to 1; nothing is computed from it. */
function share(progress: Decimal): number {
  // biome-ignore lint/plugin: the length of a bar and no amount
  return Number(progress)
}
