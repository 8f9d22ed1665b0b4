import { lazy, Suspense } from 'react'
import { loadMessages } from '@/i18n/message-store.ts'
import { Spinner } from '@/ui/spinner.tsx'
import type { RefusalContentProps } from './refusal-content.tsx'

// The whole error catalogue in words is loaded only where something was refused.
const RefusalContent = lazy(async () => {
  const [module] = await Promise.all([import('./refusal-content.tsx'), loadMessages(['refusal'])])
  return { default: module.RefusalContent }
})

/** Why the server said no, with the way forward. */
export function RefusalPanel(props: RefusalContentProps) {
  return (
    <Suspense fallback={<Spinner />}>
      <RefusalContent {...props} />
    </Suspense>
  )
}
