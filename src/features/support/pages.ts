import { defineMessages } from 'react-intl'
import { pages } from '@/lib/pages.ts'
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
    ...pages.language,
    title: titles.language,
    load: async () => (await import('./language-screen.tsx')).LanguageScreen,
  },
  {
    ...pages.customer,
    title: titles.customer,
    load: async () => (await import('./customer-screen.tsx')).CustomerScreen,
  },
]
