import { useInfiniteQuery } from '@tanstack/react-query'
import { PiggyBank } from 'lucide-react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { useUser } from '@/api/user.ts'
import { inProjects } from '@/domain/balances/in-projects.ts'
import { ProjectFilter, ProjectSort } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { signOf } from '@/lib/decimal.ts'
import { paths } from '@/lib/paths.ts'
import { useAddressChoice } from '@/patterns/records/filter-choice.tsx'
import { RecordList } from '@/patterns/records/record-list.tsx'
import { Page } from '@/shell/page.tsx'
import { SupportLink } from '@/shell/support-link.tsx'
import { Card, Stack } from '@/ui/card.tsx'
import { Field } from '@/ui/field.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import { Segmented } from '@/ui/segmented.tsx'
import { Select } from '@/ui/select.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import { Text } from '@/ui/text.tsx'
import { messages } from './messages.ts'
import { ProjectRow } from './project-row.tsx'
import styles from './projects.module.css'
import { projectsQuery, readProjectFilter } from './queries.ts'
import { riskLink } from './risk-link.tsx'

const filters = defineMessages({
  all: common.all,
  in_progress: messages.inProgress,
  ended: {
    id: 'financing.filter.ended',
    defaultMessage: 'Ended',
    description: 'Filter of the projects: those that are over.',
  },
} satisfies Record<ProjectFilter, object>)

const sorts = defineMessages({
  newest: {
    id: 'financing.sort.newest',
    defaultMessage: 'Newest first',
    description: 'Order of the projects.',
  },
  daily_rate: {
    id: 'financing.sort.dailyRate',
    defaultMessage: 'Highest daily rate first',
    description: 'Order of the projects.',
  },
  investment_cycle: {
    id: 'financing.sort.cycle',
    defaultMessage: 'Shortest cycle first',
    description: 'Order of the projects.',
  },
  minimum_amount: {
    id: 'financing.sort.minimum',
    defaultMessage: 'Smallest minimum first',
    description: 'Order of the projects.',
  },
  progress: {
    id: 'financing.sort.progress',
    defaultMessage: 'Least invested first',
    description: 'Order of the projects: by how much of their total amount is taken.',
  },
} satisfies Record<ProjectSort, object>)

/** The project tab: what can be invested in, and on which terms. */
export function ProjectsScreen() {
  const intl = useIntl()
  const [search] = useSearchParams()
  const { filter, sort } = readProjectFilter(search)
  const [, chooseFilter] = useAddressChoice('filter', Object.values(ProjectFilter))
  const [, chooseSort] = useAddressChoice('sort', Object.values(ProjectSort))
  const projects = useInfiniteQuery(projectsQuery(search))

  return (
    <Page barActions={<SupportLink />}>
      <Stack>
        <OwnProjects />
        <Text className={styles.risk}>
          <FormattedMessage
            id="financing.risk.line"
            defaultMessage="Know the risk before you invest. <link>Risk notice</link>"
            description="Above the list of projects. The link leads to the risk notice."
            values={{ link: riskLink }}
          />
        </Text>
        <Segmented
          label={intl.formatMessage(common.projects)}
          options={Object.values(ProjectFilter).map((value) => ({
            value,
            label: intl.formatMessage(filters[value]),
          }))}
          value={filter}
          onChange={chooseFilter}
        />
        <Field label={<FormattedMessage {...common.sortBy} />}>
          <Select value={sort} onChange={({ target }) => chooseSort(sortOf(target.value))}>
            {Object.values(ProjectSort).map((value) => (
              <option key={value} value={value}>
                {intl.formatMessage(sorts[value])}
              </option>
            ))}
          </Select>
        </Field>
        <RecordList
          key={`${filter} ${sort}`}
          query={projects}
          label={intl.formatMessage(messages.projects)}
          row={(project) => <ProjectRow project={project} />}
          empty={
            <Card>
              <EmptyState
                icon={<PiggyBank size={28} aria-hidden />}
                title={<FormattedMessage {...common.noData} />}
                body={
                  <FormattedMessage
                    id="financing.empty.list"
                    defaultMessage="{filter, select, in_progress {No projects are open for investment right now.} ended {No projects have ended yet.} other {No projects are on offer right now.}}"
                    description="Below 'no data' in the list of projects: those in progress, ended ones, or all (other)."
                    values={{ filter }}
                  />
                }
              />
            </Card>
          }
        />
      </Stack>
    </Page>
  )
}

/** The way to what the user invested in, for those who did. */
function OwnProjects() {
  const intl = useIntl()
  const { balances } = useUser()
  if (signOf(inProjects(balances)) === 0) return null
  return (
    <ListGroup>
      <ListRow
        href={paths.purchase}
        icon={<PiggyBank size={22} aria-hidden />}
        title={intl.formatMessage(common.myProjects)}
      />
    </ListGroup>
  )
}

const sortOf = (value: string) => Object.values(ProjectSort).find((known) => known === value)
