import { FormattedMessage } from 'react-intl'
import { useSiteInfo } from '@/api/use-site-info.ts'
import type { Project, ProjectView } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { Card, Stack } from '@/ui/card.tsx'
import { Disclosure } from '@/ui/disclosure.tsx'
import { Text } from '@/ui/text.tsx'
import { useDay } from './money-days.tsx'
import { ProjectFacts } from './project-facts.tsx'
import { ProjectFigures, ProjectStateBadge } from './project-figures.tsx'
import { stateOf } from './project-rules.ts'
import { AppendDuty, ProjectDuties, ProjectTerms } from './project-terms.tsx'

/** The terms in brief: cycle and last day, rates, smallest amount, how to leave early. */
export function ProjectHead({ view: { project, terms } }: { view: ProjectView }) {
  const format = useMoneyFormat()
  const day = useDay()
  const { release_date: release } = terms
  const isOpen = stateOf(project) === 'inProgress'
  return (
    <Card>
      <Stack>
        {isOpen ? null : (
          <div>
            <ProjectStateBadge project={project} />
          </div>
        )}
        <Text tone="muted">
          <FormattedMessage
            id="financing.head.cycle"
            defaultMessage="{days, plural, one {# day} other {# days}}{day, select, none {} other {, principal back on {day}}}"
            description="First line on the page of a project: its cycle, and the day on which the principal of an investment made today comes back, or none."
            values={{
              days: project.investment_cycle,
              day: isOpen && release !== null ? day(release) : 'none',
            }}
          />
        </Text>
        <ProjectFigures project={project} />
        <Text tone="muted">
          <FormattedMessage
            id="financing.head.entry"
            defaultMessage="From {minimum}. {early, select, principal_without_current_day {If you redeem early, you earn nothing for that day.} not_allowed {You can't redeem early.} other {}}"
            description="On the page of a project: the smallest investment, which has its currency, and what a user gets who ends one before its expiry."
            values={{
              minimum: format.money(project.minimum_amount, project.currency),
              early: project.early_settlement,
            }}
          />
        </Text>
        <AppendDuty project={project} />
      </Stack>
    </Card>
  )
}

/** All terms, one press away. */
export function FoldedTerms({ project }: { project: Project }) {
  return (
    <Disclosure
      summary={
        <FormattedMessage
          id="financing.head.all"
          defaultMessage="All terms"
          description="Unfolds all terms of a project."
        />
      }
    >
      <AllTerms project={project} />
    </Disclosure>
  )
}

/** Everything that is agreed with a purchase, in the words of the project and of the operator. */
export function AllTerms({ project }: { project: Project }) {
  const risk = useSiteInfo()?.project_risk_notice
  return (
    <Stack>
      {project.description === '' ? null : <p>{project.description}</p>}
      <ProjectTerms project={project} />
      <ProjectDuties project={project} />
      <ProjectFacts project={project} />
      {risk ? <p>{risk}</p> : null}
    </Stack>
  )
}
