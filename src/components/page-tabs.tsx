import { ChartCandlestick, House, Layers, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { paths } from '@/lib/paths.ts'
import { TabBar } from '@/ui/tab-bar.tsx'
import { useRouteExists } from './available-routes.ts'
import type { TabName } from './route-context.ts'
import { useUnreadCount } from './unread-count.ts'

const labels = defineMessages({
  trade: { id: 'app.tab.trade', defaultMessage: 'Trade', description: 'Bottom tab: quotes.' },
  project: {
    id: 'app.tab.project',
    defaultMessage: 'Project',
    description: 'Bottom tab: financing projects.',
  },
  home: { id: 'app.tab.home', defaultMessage: 'Home', description: 'Bottom tab: About Us page.' },
  user: { id: 'app.tab.user', defaultMessage: 'User', description: 'Bottom tab: personal center.' },
})

const ICON_SIZE = 22

/** The tabs in the order of the specification (section 2). */
const tabs: readonly { name: TabName; path: string; icon: ReactNode }[] = [
  { name: 'trade', path: paths.index, icon: <ChartCandlestick size={ICON_SIZE} aria-hidden /> },
  { name: 'project', path: paths.project, icon: <Layers size={ICON_SIZE} aria-hidden /> },
  { name: 'home', path: paths.aboutUs, icon: <House size={ICON_SIZE} aria-hidden /> },
  { name: 'user', path: paths.user, icon: <UserRound size={ICON_SIZE} aria-hidden /> },
]

/** Counts above this are shown as "99+". */
const MOST_SHOWN = 99

/** The bottom tabs, with the count of unread messages on User. */
export function PageTabs({ current }: { current: TabName }) {
  const intl = useIntl()
  const routeExists = useRouteExists()
  const unread = useUnreadCount()

  return (
    <TabBar
      label={intl.formatMessage({
        id: 'app.tab.bar',
        defaultMessage: 'Main pages',
        description: 'Name of the bottom tab bar, for screen readers.',
      })}
      items={tabs
        .filter(({ path }) => routeExists(path))
        .map(({ name, path, icon }) => ({
          id: name,
          label: intl.formatMessage(labels[name]),
          href: path,
          icon,
          current: name === current,
          ...(name === 'user' &&
            unread > 0 && {
              badge: {
                text: unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread),
                label: intl.formatMessage(
                  {
                    id: 'app.tab.unread',
                    defaultMessage:
                      '{count, plural, one {# unread message} other {# unread messages}}',
                    description: 'Count on the User tab, for screen readers.',
                  },
                  { count: unread },
                ),
              },
            }),
        }))}
    />
  )
}
