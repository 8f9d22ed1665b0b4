import { FormattedMessage, useIntl } from 'react-intl'
import type { Project } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { Badge } from '@/ui/badge.tsx'
import { ProgressBar } from '@/ui/progress-bar.tsx'
import { stateOf } from './project-rules.ts'
import { projectStates } from './project-words.ts'
import { Rates } from './rates.tsx'

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
      <Rates dailyRate={project.daily_rate} yearly={project.expected_yield} size="md" />
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

/** Fill of a bar, 0 to 1; never used as an amount. */
export function share(progress: Decimal): number {
  // biome-ignore lint/plugin: the length of a bar and no amount
  return Number(progress)
}
