import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router-dom'
import { MessagesProvider } from '@/i18n/messages-provider.tsx'
import { noteFault } from '@/platform/faults.ts'
import { AppLink } from '@/shell/app-link.tsx'
import { Toaster } from '@/shell/toaster.tsx'
import { LinkProvider } from '@/ui/link.tsx'
import { queryClient } from './cache.ts'
import { PageLoadError } from './load-page.ts'
import type { AppRouter } from './router.tsx'

export function App({ router }: { router: AppRouter }) {
  return (
    <MessagesProvider>
      <QueryClientProvider client={queryClient}>
        <LinkProvider value={AppLink}>
          <Toaster>
            <RouterProvider router={router} onError={reportPageError} />
          </Toaster>
        </LinkProvider>
      </QueryClientProvider>
    </MessagesProvider>
  )
}

function reportPageError(error: unknown, { errorInfo }: { errorInfo?: React.ErrorInfo }) {
  noteFault({
    kind: 'error',
    by: 'boundary',
    error: error instanceof PageLoadError ? error.cause : error,
    components: errorInfo?.componentStack ?? '',
  })
}
