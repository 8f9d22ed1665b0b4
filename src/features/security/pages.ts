import { defineMessages } from 'react-intl'
import { paths } from '@/lib/paths.ts'
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
    path: paths.security,
    title: titles.security,
    bar: 'standard',
    access: 'private',
    load: async () => (await import('./security-screen.tsx')).SecurityScreen,
  },
  {
    path: paths.loginPassword,
    title: titles.loginPassword,
    bar: 'standard',
    access: 'private',
    load: async () => (await import('./login-password-screen.tsx')).LoginPasswordScreen,
  },
  {
    path: paths.fundPassword,
    title: titles.fundPassword,
    bar: 'standard',
    access: 'private',
    load: async () => (await import('./fund-password-screen.tsx')).FundPasswordScreen,
  },
  {
    path: paths.devices,
    title: titles.devices,
    bar: 'custom',
    access: 'private',
    prefetch: (cache) => cache.prefetchQuery(sessionsQuery()),
    load: async () => (await import('./devices-screen.tsx')).DevicesScreen,
  },
  {
    path: paths.securityEvents,
    title: titles.securityEvents,
    bar: 'custom',
    access: 'private',
    prefetch: (cache) => cache.prefetchInfiniteQuery(securityEventsQuery()),
    load: async () => (await import('./security-events-screen.tsx')).SecurityEventsScreen,
  },
  {
    path: paths.passkeys,
    title: titles.passkeys,
    bar: 'custom',
    access: 'private',
    load: async () => (await import('./passkeys-screen.tsx')).PasskeysScreen,
  },
]
