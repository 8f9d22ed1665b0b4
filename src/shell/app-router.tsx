import type { ReactNode } from 'react'
import { useState } from 'react'
import {
  UNSAFE_createHashHistory as createHashHistory,
  unstable_HistoryRouter as HistoryRouter,
} from 'react-router-dom'
import { withOverlays } from '@/lib/page-history.ts'

/** React Router's HashRouter, with a history that knows of open dialogs. */
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => withOverlays(() => createHashHistory({ v5Compat: true })))
  return <HistoryRouter history={history}>{children}</HistoryRouter>
}
