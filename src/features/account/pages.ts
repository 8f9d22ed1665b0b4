import { defineMessages } from 'react-intl'
import { paths } from '@/lib/paths.ts'
import type { PageDefinition } from '@/shell/route-context.ts'

const titles = defineMessages({
  user: {
    id: 'app.title.user',
    defaultMessage: 'User',
    description: 'Title of the personal center.',
  },
  settings: {
    id: 'app.title.settings',
    defaultMessage: 'Settings',
    description: 'Title of the page with language, look, security and what the app is.',
  },
})

export const accountPages: readonly PageDefinition[] = [
  {
    path: paths.user,
    title: titles.user,
    bar: 'custom',
    tab: 'user',
    access: 'private',
    load: async () => (await import('./user-screen.tsx')).UserScreen,
  },
  {
    path: paths.settings,
    title: titles.settings,
    bar: 'custom',
    access: 'private',
    load: async () => (await import('./settings-screen.tsx')).SettingsScreen,
  },
]
