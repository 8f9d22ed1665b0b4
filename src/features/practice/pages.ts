import { common } from '@/i18n/common-messages.ts'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'

export const practicePages: readonly PageDefinition[] = [
  {
    ...pages.practice,
    title: common.practice,
    load: async () => (await import('./practice-screen.tsx')).PracticeScreen,
  },
]
