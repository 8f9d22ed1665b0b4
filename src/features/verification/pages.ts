import { getGetCertificationQueryOptions } from '@/generated/verification/verification.ts'
import { common } from '@/i18n/common-messages.ts'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'

export const verificationPages: readonly PageDefinition[] = [
  {
    ...pages.verification,
    title: common.realNameVerification,
    prefetch: (cache) => cache.prefetchQuery(getGetCertificationQueryOptions()),
    load: async () => (await import('./verification-screen.tsx')).VerificationScreen,
  },
]
