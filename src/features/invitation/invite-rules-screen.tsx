import { FormattedMessage } from 'react-intl'
import { useGetInvitation } from '@/generated/invitation/invitation.ts'
import { customerPath, paths } from '@/lib/paths.ts'
import { Page } from '@/shell/page.tsx'
import { VersionedText } from '@/shell/versioned-text.tsx'
import { Stack } from '@/ui/card.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import { CampaignEnd } from './campaign-card.tsx'
import { messages } from './messages.ts'

/** The rules of the invitation campaign, and where its reward is claimed. */
export function InviteRulesScreen() {
  const { data: campaign } = useGetInvitation()

  return (
    <Page>
      <Stack>
        <VersionedText
          type="invite_rules"
          action={campaign ? <CampaignEnd endsAt={campaign.end_time} /> : undefined}
        />
        <ListGroup>
          <ListRow
            href={customerPath({
              page: paths.inviteRules,
              ...(campaign && { record: campaign.code }),
            })}
            title={
              <FormattedMessage
                id="invitation.rules.claim"
                defaultMessage="Claim a reward through customer service"
                description="Row below the rules that leads to customer service."
              />
            }
          />
          <ListRow href={paths.inviteRecords} title={<FormattedMessage {...messages.records} />} />
        </ListGroup>
      </Stack>
    </Page>
  )
}
