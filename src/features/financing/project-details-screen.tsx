import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useServerNow } from '@/api/use-server-now.ts'
import { useUser } from '@/api/user.ts'
import type { ProjectView } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { paths } from '@/lib/paths.ts'
import { MoneySteps } from '@/patterns/money-flow/page/money-page.tsx'
import { Loading } from '@/shell/loading.tsx'
import { Page } from '@/shell/page.tsx'
import { QueryBoundary } from '@/shell/query-boundary.tsx'
import { SupportLink } from '@/shell/support-link.tsx'
import { useOnline } from '@/shell/use-online.ts'
import { buttonClass } from '@/ui/button.tsx'
import { Card, Stack } from '@/ui/card.tsx'
import { UiLink } from '@/ui/link.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import type { Block } from './block-way.tsx'
import { BlockWay, useBlockWords } from './block-way.tsx'
import { BuyDone } from './buy-done.tsx'
import { BuyForm } from './buy-form.tsx'
import { buying, buyName } from './financing-flows.ts'
import { buyBlock } from './financing-rules.ts'
import { messages } from './messages.ts'
import { AllTerms, FoldedTerms, ProjectHead } from './project-head.tsx'
import { stateOf } from './project-rules.ts'
import { projectQuery } from './queries.ts'

/** Milliseconds after which the project is asked for again: others buy it, too. */
const REFETCH_MS = 30_000

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
        title={<FormattedMessage {...common.noData} />}
        action={
          <UiLink
            href={paths.project}
            className={buttonClass({ variant: 'secondary', fullWidth: true })}
          >
            <FormattedMessage {...messages.projects} />
          </UiLink>
        }
      />
    </Page>
  )
}

function ProjectOf({ id }: { id: string }) {
  const query = useProject(id)
  const project = query.data?.project
  return (
    <Page
      {...(project && { title: project.title })}
      // The server's number: that of the address may be none.
      barActions={<SupportLink {...(project && { record: project.id })} />}
    >
      <WithFlow key={id} projectId={id} />
    </Page>
  )
}

const useProject = (id: string) => useQuery({ ...projectQuery(id), refetchInterval: REFETCH_MS })

/** Shows the outcome of a stored intent first, else the form. */
function WithFlow({ projectId }: { projectId: string }) {
  const query = useProject(projectId)
  return (
    <MoneySteps
      action={buying}
      draft={buyName(projectId)}
      name={({ title }) => ({
        label: (
          <FormattedMessage
            id="financing.invest.checking.purchase"
            defaultMessage="Investment in {title}"
            description="Label of the amount of an investment whose outcome is unknown. title is a project."
            values={{ title }}
          />
        ),
      })}
      result={(purchase, leave) => <BuyDone purchase={purchase} onAgain={leave} />}
    >
      <QueryBoundary query={query} loading={<Loading count={6} />}>
        {(view) => <Details view={view} />}
      </QueryBoundary>
    </MoneySteps>
  )
}

function Details({ view }: { view: ProjectView }) {
  const intl = useIntl()
  const block = useBlock(view)
  const say = useBlockWords(view)
  const { project } = view
  // Where something can be bought its terms in brief are enough; of the others all are of use.
  const closed = stateOf(project) !== 'inProgress'
  return (
    <Stack>
      <ProjectHead view={view} />
      {closed ? (
        <Card>
          <AllTerms project={project} />
        </Card>
      ) : null}
      {/* In another language the same digits may be another amount: the entries are read anew. */}
      <BuyForm
        key={intl.locale}
        view={view}
        terms={closed ? null : <FoldedTerms project={project} />}
        blocked={block === null ? null : say(block)}
        way={block === null ? null : <BlockWay block={block} />}
      />
    </Stack>
  )
}

/** What keeps the user from buying now; the project's own reasons come before a missing password. */
function useBlock(view: ProjectView): Block | null {
  const now = useServerNow()
  const online = useOnline()
  const { user, setup } = useUser()
  if (!online) return 'offline'
  if (user.funds_frozen) return 'frozen'
  const block = buyBlock(view, now)
  if (block !== null) return block
  return setup.fund_password ? null : 'fundPassword'
}
