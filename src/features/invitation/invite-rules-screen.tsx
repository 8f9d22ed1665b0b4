import { FormattedMessage, useIntl } from 'react-intl'
import { Page } from '@/components/page.tsx'
import { QueryBoundary } from '@/components/query-boundary.tsx'
import { RichText } from '@/components/rich-text.tsx'
import { useGetContentByType } from '@/generated/content/content.ts'
import { useGetInvitation } from '@/generated/invitation/invitation.ts'
import { customerPath, paths } from '@/lib/paths.ts'
import { formatDate } from '@/lib/time.ts'
import { Card, Section, Stack } from '@/ui/card.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import { Skeleton } from '@/ui/skeleton.tsx'
import { CampaignEnd } from './campaign-card.tsx'

/** The rules of the invitation campaign, and where its reward is claimed. */
export function InviteRulesScreen() {
  const intl = useIntl()
  const rules = useGetContentByType({ type: 'invite_rules' })
  const { data: answer } = useGetInvitation()
  const campaign = answer?.code === 1 ? answer.data : null

  return (
    <Page>
      <Stack>
        <QueryBoundary
          query={rules}
          loading={
            <Skeleton
              shape="lines"
              count={8}
              label={intl.formatMessage({
                id: 'invitation.page.loading',
                defaultMessage: 'Loading',
                description: 'Said by screen readers while a page about invitations loads.',
              })}
            />
          }
        >
          {({ title, version, updated_at: updated, html }) => (
            <Card>
              <Section
                heading={title}
                action={campaign ? <CampaignEnd endsAt={campaign.ends_at} /> : undefined}
                description={
                  <FormattedMessage
                    id="invitation.rules.version"
                    defaultMessage="Version {version}, {date}"
                    description="Below the title of the invitation rules."
                    values={{ version, date: formatDate(updated) }}
                  />
                }
              >
                <RichText html={html} />
              </Section>
            </Card>
          )}
        </QueryBoundary>
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
          <ListRow
            href={paths.inviteRecords}
            title={
              <FormattedMessage
                id="invitation.links.records"
                defaultMessage="Invitation records"
                description="Row that leads to the list of invited people."
              />
            }
          />
        </ListGroup>
      </Stack>
    </Page>
  )
}
