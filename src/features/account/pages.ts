import { defineMessages } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'

const titles = defineMessages({
  user: {
    id: 'app.title.user',
    defaultMessage: 'User',
    description: 'Title of the personal center.',
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
    title: common.settings,
    load: async () => (await import('./settings-screen.tsx')).SettingsScreen,
  },
]
