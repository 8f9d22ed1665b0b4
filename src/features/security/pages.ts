import { defineMessages } from 'react-intl'
import { paths } from '@/lib/paths.ts'
import type { PageDefinition } from '@/shell/route-context.ts'

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
]
