import type { RenderResult } from '@testing-library/react'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { StrictMode } from 'react'
import { IntlProvider } from 'react-intl'
import type { RouteObject } from 'react-router-dom'
import { createHashRouter, Outlet, RouterProvider } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { followHistory } from '@/platform/page-history.ts'
import { BackGuard } from '@/shell/back-guard.tsx'

/** Renders a page at every address of the browser's own history, as the app's router does. */
export function renderInHistory(
  page: ReactNode,
  routes: readonly RouteObject[] = [],
): RenderResult {
  onTestFinished(followHistory())
  const router = createHashRouter([
    { element: <Frame />, children: [...routes, { path: '*', element: page }] },
  ])
  onTestFinished(() => router.dispose())
  return render(
    <StrictMode>
      <IntlProvider locale="en" onError={() => undefined}>
        <RouterProvider router={router} />
      </IntlProvider>
    </StrictMode>,
  )
}

function Frame() {
  return (
    <>
      <Outlet />
      <BackGuard />
    </>
  )
}
