import { defineMessages } from 'react-intl'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'
import { securityEventsQuery, sessionsQuery } from './queries.ts'

const titles = defineMessages({
  security: {
    id: 'app.title.security',
    defaultMessage: 'Security',
    description: 'Title of the page with passwords and profile.',
  },
  loginPassword: {
    id: 'app.title.loginPassword',
    defaultMessage: 'Login password',
    description: 'Title of the page where the login password is changed.',
  },
  fundPassword: {
    id: 'app.title.fundPassword',
    defaultMessage: 'Fund password',
    description: 'Title of the page where the fund password is set.',
  },
  devices: {
    id: 'app.title.devices',
    defaultMessage: 'Devices',
    description: 'Title of the page that lists where the user is logged in.',
  },
  securityEvents: {
    id: 'app.title.securityEvents',
    defaultMessage: 'Account activity',
    description: 'Title of the page that lists what happened to the account.',
  },
  passkeys: {
    id: 'app.title.passkeys',
    defaultMessage: 'Passkeys',
    description: 'Title of the page of passkeys.',
  },
})

export const securityPages: readonly PageDefinition[] = [
  {
    ...pages.security,
    title: titles.security,
    load: async () => (await import('./security-screen.tsx')).SecurityScreen,
  },
  {
    ...pages.loginPassword,
    title: titles.loginPassword,
    load: async () => (await import('./login-password-screen.tsx')).LoginPasswordScreen,
  },
  {
    ...pages.fundPassword,
    title: titles.fundPassword,
    load: async () => (await import('./fund-password-screen.tsx')).FundPasswordScreen,
  },
  {
    ...pages.devices,
    title: titles.devices,
    prefetch: (cache) => cache.prefetchQuery(sessionsQuery()),
    load: async () => (await import('./devices-screen.tsx')).DevicesScreen,
  },
  {
    ...pages.securityEvents,
    title: titles.securityEvents,
    prefetch: (cache) => cache.prefetchInfiniteQuery(securityEventsQuery()),
    load: async () => (await import('./security-events-screen.tsx')).SecurityEventsScreen,
  },
  {
    ...pages.passkeys,
    title: titles.passkeys,
    load: async () => (await import('./passkeys-screen.tsx')).PasskeysScreen,
  },
]
