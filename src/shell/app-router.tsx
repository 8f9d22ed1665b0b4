import type { ReactNode } from 'react'
import { addTransitionType, startTransition, useState } from 'react'
import {
  UNSAFE_createHashHistory as createHashHistory,
  unstable_HistoryRouter as HistoryRouter,
} from 'react-router-dom'
import { withOverlays } from '@/lib/page-history.ts'

/** How one page gives way to another: types of React's transitions, styled in page-moves.css. */
export type PageMove = 'page-forward' | 'page-back'

type AppHistory = ReturnType<typeof createHashHistory>
type Update = Parameters<Parameters<AppHistory['listen']>[0]>[0]

interface AppRouterProps {
  /** Whether a path is a tab of the bar: tabs stand beside each other, and do not move. */
  isTab: (path: string) => boolean
  children: ReactNode
}

/** React Router's HashRouter, with a history that knows of open dialogs, and pages that move. */
export function AppRouter({ isTab, children }: AppRouterProps) {
  const [history] = useState(() =>
    withMoves(
      withOverlays(() => createHashHistory({ v5Compat: true })),
      isTab,
    ),
  )
  return <HistoryRouter history={history}>{children}</HistoryRouter>
}

/** Tells React with each step to another page which way it goes. */
function withMoves(history: AppHistory, isTab: AppRouterProps['isTab']): AppHistory {
  const { listen } = history
  return Object.assign(history, {
    listen: (follow: (update: Update) => void) => {
      let shown = history.location.pathname
      return listen((update) => {
        const from = shown
        shown = update.location.pathname
        const isSame = from === shown || (isTab(from) && isTab(shown))
        const move = isSame ? null : moveOf(update)
        startTransition(() => {
          if (move) addTransitionType(move)
          follow(update)
        })
      })
    },
  })
}

/** Chromium alone tells its brand so. WebKitGTK ends the whole page in a transition (docs/decisions/routing.md). */
export const movesWell = 'userAgentData' in navigator

/**
 * None for what replaces a page, such as the way to the login: nobody went anywhere. None either for
 * whoever wants no motion.
 */
function moveOf({ action, delta }: Update): PageMove | null {
  if (!movesWell || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return null
  if (action === 'PUSH') return 'page-forward'
  if (action !== 'POP' || delta === null) return null
  return delta < 0 ? 'page-back' : 'page-forward'
}
