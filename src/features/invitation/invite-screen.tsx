import { useIntl } from 'react-intl'
import { Page } from '@/components/page.tsx'
import { QueryBoundary } from '@/components/query-boundary.tsx'
import { useSiteInfo } from '@/components/use-site-info.ts'
import { useGetInvitation } from '@/generated/invitation/invitation.ts'
import { paths } from '@/lib/paths.ts'
import { Stack } from '@/ui/card.tsx'
import { Skeleton } from '@/ui/skeleton.tsx'
import { CampaignCard } from './campaign-card.tsx'
import { CodeCard } from './code-card.tsx'
import { invitationLink } from './invitation-link.ts'
import { InviteLinks } from './invite-links.tsx'
import { ShareBar } from './share-bar.tsx'
import { TotalsCard } from './totals-card.tsx'

/** The user's invitation: what it brought, code, link and QR code, and the rules in short. */
export function InviteScreen() {
  const intl = useIntl()
  const query = useGetInvitation()
  const site = useSiteInfo()
  const invitation = query.data?.code === 1 ? query.data.data : null

  return (
    <Page
      actions={
        invitation ? <ShareBar link={invitationLink(invitation, site?.domain)} /> : undefined
      }
    >
      <QueryBoundary
        query={query}
        loading={
          <Skeleton
            shape="block"
            count={3}
            label={intl.formatMessage({
              id: 'invitation.page.loading',
              defaultMessage: 'Loading',
              description: 'Said by screen readers while a page about invitations loads.',
            })}
          />
        }
      >
        {(shown) => (
          <Stack>
            <TotalsCard totals={shown.totals} page={paths.invite} code={shown.code} />
            <CodeCard code={shown.code} link={invitationLink(shown, site?.domain)} />
            <CampaignCard invitation={shown} />
            <InviteLinks />
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  )
}
