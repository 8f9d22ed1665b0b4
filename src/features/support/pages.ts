import { defineMessages } from 'react-intl'
import { paths } from '@/lib/paths.ts'
import type { PageDefinition } from '@/shell/route-context.ts'

const titles = defineMessages({
  language: {
    id: 'app.title.language',
    defaultMessage: 'Language',
    description: 'Title of the page where the language is chosen.',
  },
  customer: {
    id: 'app.title.customer',
    defaultMessage: 'Customer service',
    description: 'Title of the page with the ways to reach support.',
  },
})

export const supportPages: readonly PageDefinition[] = [
  {
    path: paths.language,
    title: titles.language,
    bar: 'custom',
    access: 'public',
    load: async () => (await import('./language-screen.tsx')).LanguageScreen,
  },
  {
    path: paths.customer,
    title: titles.customer,
    bar: 'standard',
    access: 'public',
    load: async () => (await import('./customer-screen.tsx')).CustomerScreen,
  },
]
