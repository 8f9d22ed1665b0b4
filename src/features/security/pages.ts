import { common } from '@/i18n/common-messages.ts'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'
import { securityEventsQuery, sessionsQuery } from './queries.ts'

export const securityPages: readonly PageDefinition[] = [
  {
    ...pages.security,
    title: common.security,
    load: async () => (await import('./security-screen.tsx')).SecurityScreen,
  },
  {
    ...pages.loginPassword,
    title: common.loginPassword,
    load: async () => (await import('./login-password-screen.tsx')).LoginPasswordScreen,
  },
  {
    ...pages.fundPassword,
    title: common.fundPassword,
    load: async () => (await import('./fund-password-screen.tsx')).FundPasswordScreen,
  },
  {
    ...pages.devices,
    title: common.devices,
    prefetch: (cache) => cache.prefetchQuery(sessionsQuery()),
    load: async () => (await import('./devices-screen.tsx')).DevicesScreen,
  },
  {
    ...pages.securityEvents,
    title: common.accountActivity,
    prefetch: (cache) => cache.prefetchInfiniteQuery(securityEventsQuery()),
    load: async () => (await import('./security-events-screen.tsx')).SecurityEventsScreen,
  },
  {
    ...pages.passkeys,
    title: common.passkeys,
    load: async () => (await import('./passkeys-screen.tsx')).PasskeysScreen,
  },
]
