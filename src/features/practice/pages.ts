import { defineMessages } from 'react-intl'
import { paths } from '@/lib/paths.ts'
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
    path: paths.practice,
    title: titles.practice,
    bar: 'custom',
    access: 'optional',
    load: async () => (await import('./practice-screen.tsx')).PracticeScreen,
  },
]
