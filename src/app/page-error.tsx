import { useRevalidator, useRouteError } from 'react-router-dom'
import { ErrorPanel } from '@/shell/error-panel.tsx'
import { Page } from '@/shell/page.tsx'
import { PageLoadError, reloadApp } from './load-page.ts'

/** Replaces a page that could not be loaded or failed while it was shown. */
export function PageError() {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  return (
    <Page>
      {error instanceof PageLoadError ? (
        <ErrorPanel error={error.cause} onRetry={reloadApp} />
      ) : (
        <ErrorPanel error={error} onRetry={() => void revalidate()} pending={state === 'loading'} />
      )}
    </Page>
  )
}
