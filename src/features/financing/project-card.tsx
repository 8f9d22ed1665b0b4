import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRouteExists } from '@/components/available-routes.ts'
import type { Project } from '@/generated/model/project.ts'
import { paths, projectPath } from '@/lib/paths.ts'
import { buttonClass } from '@/ui/button.tsx'
import { UiLink } from '@/ui/link.tsx'
import { VisuallyHidden } from '@/ui/visually-hidden.tsx'
import styles from './project-card.module.css'
import { ProjectFigures, ProjectStateBadge } from './project-figures.tsx'
import { ProjectDuties, ProjectTerms } from './project-terms.tsx'

/** One project: what it pays a day and a year, and what a purchase binds itself to. */
export function ProjectCard({ project }: { project: Project }) {
  const routeExists = useRouteExists()
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{project.title}</h2>
        <ProjectStateBadge project={project} />
      </div>
      <ProjectFigures project={project} />
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
      {routeExists(paths.projectDetails) ? (
        <UiLink
          href={projectPath(project.id)}
          className={buttonClass({ variant: 'secondary', fullWidth: true })}
        >
          <FormattedMessage
            id="financing.card.details"
            defaultMessage="Terms and purchase<hidden>: {title}</hidden>"
            description="Link from a project in the list to its page. The title is for screen readers."
            values={{ title: project.title, hidden }}
          />
        </UiLink>
      ) : null}
    </div>
  )
}

function hidden(words: ReactNode) {
  return <VisuallyHidden key="title">{words}</VisuallyHidden>
}
