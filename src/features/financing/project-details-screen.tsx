import { SearchX } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { Loading } from '@/components/loading.tsx'
import { OutcomeNotice } from '@/components/money-action/outcome-notice.tsx'
import { onDemand, useFetchAhead } from '@/components/on-demand.tsx'
import { Page } from '@/components/page.tsx'
import { QueryBoundary } from '@/components/query-boundary.tsx'
import { SupportLink } from '@/components/support-link.tsx'
import { useOnline } from '@/components/use-online.ts'
import { useServerNow } from '@/components/use-server-now.ts'
import { useSiteInfo } from '@/components/use-site-info.ts'
import { useUserInfo } from '@/components/use-user-info.ts'
import { useGetProject } from '@/generated/financing/financing.ts'
import type { ProjectView } from '@/generated/model/project-view.ts'
import { agreementPath, paths } from '@/lib/paths.ts'
import { buttonClass } from '@/ui/button.tsx'
import { Card, Section, Stack } from '@/ui/card.tsx'
import { UiLink } from '@/ui/link.tsx'
import { Notice } from '@/ui/notice.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { BlockWay } from './block-way.tsx'
import { BuyForm } from './buy-form.tsx'
import { buyBlock } from './financing-rules.ts'
import { ProjectFacts } from './project-facts.tsx'
import { ProjectFigures, ProjectStateBadge } from './project-figures.tsx'
import { ProjectDuties, ProjectTerms } from './project-terms.tsx'
import type { Block } from './use-block-words.ts'
import { useBlockWords } from './use-block-words.ts'
import type { BuyAction } from './use-buy-action.ts'
import { useBuyAction } from './use-buy-action.ts'

const result = onDemand(async () => (await import('./buy-done.tsx')).BuyDone)
const checking = onDemand(async () => (await import('./buy-checking.tsx')).BuyChecking)

/** Milliseconds after which the project is asked for again: others buy it, too. */
const ASK_AGAIN = 30_000

/** One project, which the address names: all its terms, what an amount earns, and buying it. */
export function ProjectDetailsScreen() {
  const id = new URLSearchParams(useLocation().search).get('project_id')
  return id ? <ProjectOf id={id} /> : <NoProject />
}

/** The address names no project: the list has them all. */
function NoProject() {
  return (
    <Page barActions={<SupportLink />}>
      <EmptyState
        icon={<SearchX size={28} aria-hidden />}
        title={
          <FormattedMessage
            id="financing.empty.title"
            defaultMessage="no data"
            description="Catalogue text 'no data', where there is no project."
          />
        }
        action={
          <UiLink
            href={paths.project}
            className={buttonClass({ variant: 'secondary', fullWidth: true })}
          >
            <FormattedMessage
              id="financing.list.label"
              defaultMessage="Projects"
              description="Name of the list of projects, for screen readers."
            />
          </UiLink>
        }
      />
    </Page>
  )
}

function ProjectOf({ id }: { id: string }) {
  // The gate of private pages has fetched it.
  const owner = useUserInfo()?.user.userid
  const query = useProject(id)
  const title = query.data?.code === 1 ? query.data.data.project.title : undefined
  return (
    <Page {...(title !== undefined && { title })} barActions={<SupportLink record={id} />}>
      {owner === undefined ? (
        <Loading count={6} />
      ) : (
        <WithAction key={`${owner} ${id}`} owner={owner} projectId={id} />
      )}
    </Page>
  )
}

const useProject = (id: string) =>
  useGetProject({ project_id: id }, { query: { refetchInterval: ASK_AGAIN } })

/** The page by where a purchase stands: an outcome comes before everything else. */
function WithAction({ owner, projectId }: { owner: string; projectId: string }) {
  const query = useProject(projectId)
  const action = useBuyAction(owner, projectId)
  const { state } = action
  useFetchAhead(result, checking)
  switch (state.step) {
    case 'done':
      return (
        <result.Part
          when
          loading={<Loading count={5} />}
          purchase={state.result}
          onAgain={action.startOver}
        />
      )
    case 'checking':
      return (
        <checking.Part
          when
          loading={<Loading count={5} />}
          action={action}
          content={state.content}
        />
      )
    default:
      return (
        <QueryBoundary query={query} loading={<Loading count={6} />}>
          {(view) => <Details view={view} owner={owner} action={action} />}
        </QueryBoundary>
      )
  }
}

interface DetailsProps {
  view: ProjectView
  owner: string
  action: BuyAction
}

function Details({ view, owner, action }: DetailsProps) {
  const intl = useIntl()
  const block = useBlock(view)
  const say = useBlockWords(view)
  const { project } = view
  return (
    <Stack gap="loose">
      <OutcomeNotice state={action.state} onCheckAgain={action.checkAgain} />
      <Card>
        <Stack>
          <div>
            <ProjectStateBadge project={project} />
          </div>
          {project.description === '' ? null : <p>{project.description}</p>}
          <ProjectFigures project={project} />
        </Stack>
      </Card>
      <Section
        heading={
          <FormattedMessage
            id="invest.page.terms"
            defaultMessage="Terms"
            description="Heading above all terms of a project."
          />
        }
      >
        <Card>
          <Stack>
            <ProjectTerms project={project} />
            <ProjectDuties project={project} />
            <ProjectFacts project={project} />
          </Stack>
        </Card>
      </Section>
      <RiskNotice />
      {/* In another language the same digits may be another amount: the entries are read anew. */}
      <BuyForm
        key={intl.locale}
        view={view}
        owner={owner}
        action={action}
        blocked={block === null ? null : say(block)}
        way={block === null ? null : <BlockWay block={block} />}
      />
    </Stack>
  )
}

/** What keeps the user from buying now; the project's own reasons come first. */
function useBlock(view: ProjectView): Block | null {
  const now = useServerNow()
  const online = useOnline()
  const setup = useUserInfo()?.setup
  if (!online) return 'offline'
  const block = buyBlock(view, now)
  if (block !== null) return block
  return setup?.fund_password === false ? 'fundPassword' : null
}

function RiskNotice() {
  const notice = useSiteInfo()?.risk_notice
  return (
    <Notice
      tone="warning"
      title={
        <FormattedMessage
          id="invest.risk.title"
          defaultMessage="Risk notice"
          description="Heading of the risk notice on the page of a project."
        />
      }
      action={
        <TextLink href={agreementPath('risk')}>
          <FormattedMessage
            id="invest.risk.link"
            defaultMessage="Read the whole risk notice"
            description="Link to the risk notice."
          />
        </TextLink>
      }
    >
      {notice}
    </Notice>
  )
}
