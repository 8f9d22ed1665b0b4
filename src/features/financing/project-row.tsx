import { FormattedMessage } from 'react-intl'
import type { Project } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { projectPath } from '@/lib/paths.ts'
import { formatDate } from '@/lib/time.ts'
import { RecordLine, RecordRow } from '@/patterns/records/record-row.tsx'
import { ProgressBar } from '@/ui/progress-bar.tsx'
import { share } from './project-figures.tsx'
import { appendOf, stateOf } from './project-rules.ts'

/** One project in the list: what two of them are compared by, each always in its place. */
export function ProjectRow({ project }: { project: Project }) {
  const format = useMoneyFormat()
  const { currency } = project
  const state = stateOf(project)
  const append = appendOf(project)
  return (
    <RecordRow
      href={projectPath(project.id)}
      title={project.title}
      figure={
        <FormattedMessage
          id="financing.row.yearly"
          defaultMessage="{rate} a year"
          description="In the row of a project: its expected yield. rate is a percentage."
          values={{ rate: format.rate(project.expected_yield, 2) }}
        />
      }
    >
      <RecordLine
        start={
          <FormattedMessage
            id="financing.row.terms"
            defaultMessage="{days, plural, one {# day} other {# days}}, from {minimum}"
            description="In the row of a project: its cycle and the smallest investment, which has its currency."
            values={{
              days: project.investment_cycle,
              minimum: format.money(project.minimum_amount, currency),
            }}
          />
        }
        end={
          <FormattedMessage
            id="financing.row.daily"
            defaultMessage="{rate} a day"
            description="In the row of a project: its daily rate, a percentage."
            values={{ rate: format.rate(project.daily_rate, 2) }}
          />
        }
      />
      <ProgressBar
        label={
          <FormattedMessage
            id="financing.row.end"
            defaultMessage="{state, select, inProgress {Open until {date}} ended {Ended {date}} full {Fully invested, ends {date}} other {Unknown status, ends {date}}}"
            description="In the row of a project: the day of its end. inProgress: it takes money until then; full: it takes no more."
            values={{ state, date: formatDate(project.end_time) }}
          />
        }
        value={share(project.progress)}
        max={1}
        valueText={format.rate(project.progress)}
      />
      {append === null ? null : (
        <RecordLine
          start={
            <FormattedMessage
              id="financing.row.append"
              defaultMessage="Top-up of {money} by day {day}"
              description="In the row of a project, as short as possible: its own page says what happens otherwise. money has its currency; day is a day of the cycle."
              values={{ money: format.money(append.money, currency), day: append.day }}
            />
          }
        />
      )}
    </RecordRow>
  )
}
