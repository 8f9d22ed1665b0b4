import { lazy, Suspense } from 'react'
import { Spinner } from '@/ui/spinner.tsx'

// The sanitiser is loaded only by pages that show a text of the server.
const RichTextContent = lazy(() =>
  import('./rich-text-content.tsx').then((module) => ({ default: module.RichTextContent })),
)

/** A text of the server as HTML. Shows what the allow-list knows and nothing else. */
export function RichText({ html }: { html: string }) {
  return (
    <Suspense fallback={<Spinner />}>
      <RichTextContent html={html} />
    </Suspense>
  )
}
