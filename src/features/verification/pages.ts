import { defineMessages } from 'react-intl'
import { getGetCertificationQueryOptions } from '@/generated/verification/verification.ts'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'

const titles = defineMessages({
  verification: {
    id: 'app.title.verification',
    defaultMessage: 'Real-name verification',
    description: 'Title of the page of real-name verification.',
  },
})

export const verificationPages: readonly PageDefinition[] = [
  {
    ...pages.verification,
    title: titles.verification,
    prefetch: (cache) => cache.prefetchQuery(getGetCertificationQueryOptions()),
    load: async () => (await import('./verification-screen.tsx')).VerificationScreen,
  },
]
