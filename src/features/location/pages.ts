import { common } from '@/i18n/common-messages.ts'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'

export const locationPages: readonly PageDefinition[] = [
  {
    ...pages.chooseLocation,
    title: common.choosePlace,
    load: async () => (await import('./choose-location-screen.tsx')).ChooseLocationScreen,
  },
  {
    ...pages.openLocation,
    title: common.place,
    load: async () => (await import('./open-location-screen.tsx')).OpenLocationScreen,
  },
]
