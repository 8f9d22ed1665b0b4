import { defineMessages } from 'react-intl'
import { getGetContentByTypeQueryOptions } from '@/generated/content/content.ts'
import { getGetInvitationQueryOptions } from '@/generated/invitation/invitation.ts'
import { common } from '@/i18n/common-messages.ts'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'
import { inviteesQuery } from './queries.ts'

const titles = defineMessages({
  invite: {
    id: 'app.title.invite',
    defaultMessage: 'Invite friends',
    description: 'Title of the page with the invitation code and its QR code.',
  },
  inviteRules: {
    id: 'app.title.inviteRules',
    defaultMessage: 'Invitation rules',
    description: 'Title of the page with the rules of the invitation campaign.',
  },
})

export const invitationPages: readonly PageDefinition[] = [
  {
    ...pages.invite,
    title: titles.invite,
    prefetch: (cache) => cache.prefetchQuery(getGetInvitationQueryOptions()),
    load: async () => (await import('./invite-screen.tsx')).InviteScreen,
  },
  {
    ...pages.inviteRules,
    title: titles.inviteRules,
    prefetch: (cache) =>
      cache.prefetchQuery(getGetContentByTypeQueryOptions({ type: 'invite_rules' })),
    load: async () => (await import('./invite-rules-screen.tsx')).InviteRulesScreen,
  },
  {
    ...pages.inviteRecords,
    title: common.invitedFriends,
    prefetch: (cache) => cache.prefetchInfiniteQuery(inviteesQuery()),
    load: async () => (await import('./invite-records-screen.tsx')).InviteRecordsScreen,
  },
]
