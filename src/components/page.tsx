import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { PageShell } from '@/ui/page-shell.tsx'
import { TopBar } from '@/ui/top-bar.tsx'
import { useGoBack } from './navigation.ts'
import { PageMarks } from './page-marks.tsx'
import { PageTabs } from './page-tabs.tsx'
import { useRouteFacts } from './route-context.ts'
import { usePageTitle } from './use-page-title.ts'

/** The id of the page's main part, where the skip link leads. */
export const MAIN_ID = 'main'

export interface PageProps {
  /** The page's name where it is more than the route's: a product, an article. */
  title?: string
  /** At the end of the bar: one or two icon buttons. */
  barActions?: ReactNode
  /** The page's one primary action, in the thumb's reach. */
  actions?: ReactNode
  /** Content that runs to the page's edges brings its own gutter. */
  edge?: 'gutter' | 'none'
  children: ReactNode
}

/**
 * One page in the app's frame: marks, bar, content, action, tabs. The bar is the route's, standard
 * or custom, with a way back on every page that is no tab.
 */
export function Page({ title, barActions, actions, edge = 'gutter', children }: PageProps) {
  const intl = useIntl()
  const route = useRouteFacts()
  const goBack = useGoBack()
  const name = title ?? intl.formatMessage(route.title)
  const titleRef = usePageTitle(name)

  return (
    <PageShell
      mainId={MAIN_ID}
      edge={edge}
      marks={<PageMarks />}
      bar={
        <TopBar
          title={name}
          titleRef={titleRef}
          variant={route.bar}
          actions={barActions}
          {...(route.tab === undefined && {
            back: {
              label: intl.formatMessage({
                id: 'app.bar.back',
                defaultMessage: 'Back',
                description: 'Name of the back button in the bar at the top of a page.',
              }),
              onBack: goBack,
            },
          })}
        />
      }
      actions={actions}
      tabBar={route.tab === undefined ? undefined : <PageTabs current={route.tab} />}
    >
      {children}
    </PageShell>
  )
}
