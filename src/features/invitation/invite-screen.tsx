import { Copy, Headset, Share2, UsersRound } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSiteInfo } from '@/api/use-site-info.ts'
import { useGetInvitation } from '@/generated/invitation/invitation.ts'
import { common } from '@/i18n/common-messages.ts'
import { customerPath, paths } from '@/lib/paths.ts'
import { Loading } from '@/shell/loading.tsx'
import { Page } from '@/shell/page.tsx'
import { QueryBoundary } from '@/shell/query-boundary.tsx'
import { canShare, useShare } from '@/shell/use-share.ts'
import { Button } from '@/ui/button.tsx'
import { Stack } from '@/ui/card.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import { StickyActions } from '@/ui/page-shell.tsx'
import { CampaignCard } from './campaign-card.tsx'
import { CodeCard } from './code-card.tsx'
import { invitationLink } from './invitation-link.ts'
import { messages } from './messages.ts'
import { TotalsCard } from './totals-card.tsx'

/** The user's invitation: what it brought, code, link and QR code, and the rules in short. */
export function InviteScreen() {
  const query = useGetInvitation()
  const site = useSiteInfo()
  const invitation = query.data

  return (
    <Page
      actions={
        invitation ? <ShareBar link={invitationLink(invitation, site?.domain)} /> : undefined
      }
    >
      <QueryBoundary query={query} loading={<Loading shape="block" count={3} />}>
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

const ICON_SIZE = 22

/** The ways on from the invitation. */
function InviteLinks() {
  return (
    <ListGroup>
      <ListRow
        href={paths.inviteRecords}
        icon={<UsersRound size={ICON_SIZE} aria-hidden />}
        title={<FormattedMessage {...messages.records} />}
      />
      <ListRow
        href={customerPath({ page: paths.invite })}
        icon={<Headset size={ICON_SIZE} aria-hidden />}
        title={<FormattedMessage {...common.support} />}
      />
    </ListGroup>
  )
}

/** The page's one action: hands the link on, or copies it where the device cannot. */
function ShareBar({ link }: { link: string }) {
  const intl = useIntl()
  const share = useShare()
  const product = useSiteInfo()?.product_name ?? ''
  const shares = canShare()
  return (
    <StickyActions>
      <Button
        fullWidth
        icon={shares ? <Share2 size={20} aria-hidden /> : <Copy size={20} aria-hidden />}
        onClick={() =>
          void share({
            title: product,
            text: intl.formatMessage(
              {
                id: 'invitation.share.text',
                defaultMessage: 'Register at {product} with my invitation:',
                description: 'Words that are handed on with the link to register.',
              },
              { product },
            ),
            url: link,
          })
        }
      >
        {shares ? (
          <FormattedMessage
            id="invitation.share.share"
            defaultMessage="Share the link"
            description="Button that hands the link to register to another app."
          />
        ) : (
          <FormattedMessage {...messages.copyLink} />
        )}
      </Button>
    </StickyActions>
  )
}
