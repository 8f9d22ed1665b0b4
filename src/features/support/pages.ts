import { defineMessages } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'

const titles = defineMessages({
  customer: {
    id: 'app.title.customer',
    defaultMessage: 'Customer service',
    description: 'Title of the page with the ways to reach support.',
  },
})

export const supportPages: readonly PageDefinition[] = [
  {
    ...pages.language,
    title: common.language,
    load: async () => (await import('./language-screen.tsx')).LanguageScreen,
  },
  {
    ...pages.customer,
    title: titles.customer,
    load: async () => (await import('./customer-screen.tsx')).CustomerScreen,
  },
]
