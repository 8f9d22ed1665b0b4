import { Bell } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { useEffect, useRef } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useAreas } from '@/api/areas.ts'
import { useSiteInfo } from '@/api/use-site-info.ts'
import { useUserInfo } from '@/api/user.ts'
import { common } from '@/i18n/common-messages.ts'
import type { TabName } from '@/lib/pages.ts'
import { paths } from '@/lib/paths.ts'
import { IconLink } from '@/ui/icon-button.tsx'
import { PageShell } from '@/ui/page-shell.tsx'
import { TabBar } from '@/ui/tab-bar.tsx'
import type { TopBarProps } from '@/ui/top-bar.tsx'
import { TopBar } from '@/ui/top-bar.tsx'
import { BrandLogo } from './brand-logo.tsx'
import { MAIN_ID } from './main-id.ts'
import { useGoBack } from './navigation.ts'
import { PageMarks } from './page-marks.tsx'
import { useDock } from './page-strip.ts'
import { useRouteFacts } from './route-context.ts'
import { BAR_ICON, tabs } from './tabs.tsx'

export interface PageProps {
  /** The page's name where it is more than the route's: a product, an article. */
  title?: string
  /** Shows the operator's logo before the name. */
  brand?: boolean
  /** Makes the name a button that opens a choice of what the page is about. */
  titleAction?: TopBarProps['titleAction']
  /** At the end of the bar: one or two icon buttons. */
  barActions?: ReactNode
  /** The page's one primary action, in the thumb's reach. */
  actions?: ReactNode
  /** Content that runs to the page's edges brings its own gutter. */
  edge?: 'gutter' | 'none'
  /** The page has a `DockOver` in its content: even its height may not change. */
  ownDock?: boolean
  children: ReactNode
}

/**
 * One page in the app's frame: marks, bar, content, action, tabs. The bar is the route's, standard
 * or custom, with a way back on every page that is no tab.
 */
export function Page({
  title,
  brand = false,
  titleAction,
  barActions,
  actions,
  edge = 'gutter',
  ownDock = false,
  children,
}: PageProps) {
  const intl = useIntl()
  const dock = useDock()
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
          {...(brand && { brand: <BrandLogo size={28} /> })}
          {...(titleAction && { titleAction })}
          titleRef={titleRef}
          variant={route.bar}
          actions={
            <>
              {barActions}
              {route.tab === undefined ? null : <MessagesBell />}
            </>
          }
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
      dock={ownDock ? null : dock}
      actions={actions}
      tabBar={route.tab === undefined ? undefined : <PageTabs current={route.tab} />}
    >
      {children}
    </PageShell>
  )
}

const labels = defineMessages({
  trade: common.trade,
  project: common.project,
  home: { id: 'app.tab.home', defaultMessage: 'Home', description: 'Bottom tab: About Us page.' },
  user: { id: 'app.tab.user', defaultMessage: 'User', description: 'Bottom tab: personal center.' },
})

/** The bottom tabs, of what the site offers. */
function PageTabs({ current }: { current: TabName }) {
  const intl = useIntl()
  const areas = useAreas()

  return (
    <TabBar
      label={intl.formatMessage({
        id: 'app.tab.bar',
        defaultMessage: 'Main pages',
        description: 'Name of the bottom tab bar, for screen readers.',
      })}
      items={tabs
        .filter(({ path }) => areas.hasPage(path))
        .map(({ name, path, icon }) => ({
          id: name,
          label: intl.formatMessage(labels[name]),
          href: path,
          icon,
          current: name === current,
        }))}
    />
  )
}

/** Counts above this are shown as "99+". */
const MOST_SHOWN = 99

/** The way to the user's messages, with the count of the unread ones; nothing for visitors. */
function MessagesBell() {
  const intl = useIntl()
  const unread = useUserInfo()?.unread_count
  if (unread === undefined) return null
  return (
    <IconLink
      href={paths.messages}
      icon={<Bell size={BAR_ICON} aria-hidden />}
      badge={unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
      label={intl.formatMessage(
        {
          id: 'app.bar.messages',
          defaultMessage:
            '{count, plural, =0 {Messages} one {# unread message} other {# unread messages}}',
          description: 'Name of the bell in the bar of the main pages, for screen readers.',
        },
        { count: unread },
      )}
    />
  )
}

/**
 * Names the page to the browser, with the product's name once, and moves the focus to its heading after
 * a navigation, so that a screen reader begins there. Returns the heading's ref.
 */
function usePageTitle(name: string): RefObject<HTMLHeadingElement | null> {
  const intl = useIntl()
  const titleRef = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const navigation = useNavigationType()
  const product = useSiteInfo()?.product_name
  const documentTitle =
    product === undefined || name.includes(product)
      ? name
      : intl.formatMessage(
          {
            id: 'app.document.title',
            defaultMessage: '{page} · {product}',
            description: 'Title of the browser tab: name of the page and of the product.',
          },
          { page: name, product },
        )

  useEffect(() => {
    document.title = documentTitle
  }, [documentTitle])

  const isShown = useRef(false)
  useEffect(() => {
    // A page that only changes its search params (a filter) keeps the focus.
    const stays = isShown.current && navigation === 'REPLACE'
    isShown.current = true
    // The first page of a visit keeps the browser's initial focus.
    if (key === 'default' || navigation === 'POP' || stays) return
    titleRef.current?.focus({ preventScroll: true })
  }, [key, navigation])

  return titleRef
}
