import { defineMessages } from 'react-intl'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'

const titles = defineMessages({
  chooseLocation: {
    id: 'app.title.chooseLocation',
    defaultMessage: 'Choose a place',
    description: 'Title of the page on which a place is chosen.',
  },
  openLocation: {
    id: 'app.title.openLocation',
    defaultMessage: 'Place',
    description: 'Title of the page that shows one place.',
  },
})

export const locationPages: readonly PageDefinition[] = [
  {
    ...pages.chooseLocation,
    title: titles.chooseLocation,
    load: async () => (await import('./choose-location-screen.tsx')).ChooseLocationScreen,
  },
  {
    ...pages.openLocation,
    title: titles.openLocation,
    load: async () => (await import('./open-location-screen.tsx')).OpenLocationScreen,
  },
]
