import { defineMessages } from 'react-intl'
import { pages } from '@/lib/pages.ts'
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
    ...pages.user,
    title: titles.user,
    load: async () => (await import('./user-screen.tsx')).UserScreen,
  },
  {
    ...pages.settings,
    title: titles.settings,
    load: async () => (await import('./settings-screen.tsx')).SettingsScreen,
  },
]
