import { FormattedMessage } from 'react-intl'
import { serverNow } from '@/api/server-clock.ts'
import type { Invitation } from '@/generated/h5.schemas.ts'
import { paths } from '@/lib/paths.ts'
import { formatMinute } from '@/lib/time.ts'
import { PlainText } from '@/shell/rich-text.tsx'
import { Badge } from '@/ui/badge.tsx'
import { Card, Section } from '@/ui/card.tsx'
import { TextLink } from '@/ui/text-link.tsx'

/** The rules in the operator's words, and until when they hold. */
export function CampaignCard({ invitation }: { invitation: Invitation }) {
  return (
    <Card>
      <Section
        heading={
          <FormattedMessage
            id="invitation.campaign.heading"
            defaultMessage="How it works"
            description="Heading above the rules of the invitation campaign in short."
          />
        }
        action={<CampaignEnd endsAt={invitation.end_time} />}
      >
        <PlainText text={invitation.rules} />
        <p>
          <TextLink alone href={paths.inviteRules}>
            <FormattedMessage
              id="invitation.campaign.rules"
              defaultMessage="Read all rules"
              description="Link to the page with the rules of the invitation campaign."
            />
          </TextLink>
        </p>
      </Section>
    </Card>
  )
}

/** Until when the campaign runs. */
export function CampaignEnd({ endsAt }: { endsAt: number | null }) {
  if (endsAt === null) {
    return (
      <Badge tone="accent">
        <FormattedMessage
          id="invitation.campaign.permanent"
          defaultMessage="No end date"
          description="The invitation campaign has no end."
        />
      </Badge>
    )
  }
  return (
    <Badge>
      <FormattedMessage
        id="invitation.campaign.end"
        defaultMessage="{ended, select, true {Ended {time}} other {Until {time}}}"
        description="When the invitation campaign ends, or ended (ended is true)."
        values={{ ended: endsAt <= serverNow(), time: formatMinute(endsAt) }}
      />
    </Badge>
  )
}
