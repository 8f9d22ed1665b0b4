import { PiggyBank } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { Page } from '@/components/page.tsx'
import { pagedQuery } from '@/components/paging.ts'
import { RecordList } from '@/components/record-list.tsx'
import { useListProjectsInfinite } from '@/generated/financing/financing.ts'
import type { Project } from '@/generated/model/project.ts'
import { ProjectFilter } from '@/generated/model/project-filter.ts'
import { agreementPath } from '@/lib/paths.ts'
import { Card, Stack } from '@/ui/card.tsx'
import { Segmented } from '@/ui/segmented.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import styles from './project-card.module.css'
import { ProjectCard } from './project-card.tsx'

const filters = defineMessages({
  all: {
    id: 'financing.filter.all',
    defaultMessage: 'All',
    description: 'Filter of the projects: every one.',
  },
  in_progress: {
    id: 'financing.filter.inProgress',
    defaultMessage: 'In progress',
    description: 'Filter of the projects: those that take money.',
  },
  ended: {
    id: 'financing.filter.ended',
    defaultMessage: 'Ended',
    description: 'Filter of the projects: those that are over.',
  },
} satisfies Record<ProjectFilter, object>)

const empties = defineMessages({
  all: {
    id: 'financing.empty.all',
    defaultMessage: 'No project is offered at present.',
    description: "Below 'no data' in the list of projects.",
  },
  in_progress: {
    id: 'financing.empty.inProgress',
    defaultMessage: 'No project takes money at present.',
    description: "Below 'no data' in the list of projects in progress.",
  },
  ended: {
    id: 'financing.empty.ended',
    defaultMessage: 'No project has ended yet.',
    description: "Below 'no data' in the list of ended projects.",
  },
} satisfies Record<ProjectFilter, object>)

/** The project tab: what can be invested in, and on which terms. */
export function ProjectsScreen() {
  const intl = useIntl()
  const [filter, setFilter] = useState<ProjectFilter>(ProjectFilter.all)
  const projects = useListProjectsInfinite({ filter }, { query: pagedQuery })
  const nothing = empties[filter]

  return (
    <Page>
      <Stack>
        <p className={styles.risk}>
          <FormattedMessage
            id="financing.risk.line"
            defaultMessage="Know the risk before you invest. <link>Risk notice</link>"
            description="Above the list of projects. The link leads to the risk notice."
            values={{ link: riskLink }}
          />
        </p>
        <Segmented
          label={intl.formatMessage({
            id: 'financing.filter.label',
            defaultMessage: 'Projects',
            description: 'Name of the filter of the projects, for screen readers.',
          })}
          options={Object.values(ProjectFilter).map((value) => ({
            value,
            label: intl.formatMessage(filters[value]),
          }))}
          value={filter}
          onChange={setFilter}
        />
        <div>
          <RecordList
            key={filter}
            query={projects}
            label={intl.formatMessage({
              id: 'financing.list.label',
              defaultMessage: 'Projects',
              description: 'Name of the list of projects, for screen readers.',
            })}
            rowId={({ id }: Project) => id}
            renderRow={(project) => <ProjectCard project={project} />}
            empty={
              <Card>
                <EmptyState
                  icon={<PiggyBank size={28} aria-hidden />}
                  title={
                    <FormattedMessage
                      id="financing.empty.title"
                      defaultMessage="no data"
                      description="Catalogue text 'no data', where there is no project."
                    />
                  }
                  body={intl.formatMessage(nothing)}
                />
              </Card>
            }
          />
        </div>
      </Stack>
    </Page>
  )
}

function riskLink(words: ReactNode) {
  return (
    <TextLink key="risk" href={agreementPath('risk')}>
      {words}
    </TextLink>
  )
}
