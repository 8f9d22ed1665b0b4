import { defineMessages } from 'react-intl'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'

const titles = defineMessages({
  practice: {
    id: 'app.title.practice',
    defaultMessage: 'Practice',
    description: 'Title of the page with practice money and practice orders.',
  },
})

export const practicePages: readonly PageDefinition[] = [
  {
    ...pages.practice,
    title: titles.practice,
    load: async () => (await import('./practice-screen.tsx')).PracticeScreen,
  },
]
