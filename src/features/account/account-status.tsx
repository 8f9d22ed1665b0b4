import { Bell, KeyRound, ShieldCheck } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRouteExists } from '@/components/available-routes.ts'
import { VerificationStatus } from '@/components/verification-status.tsx'
import type { AccountSetup } from '@/generated/model/account-setup.ts'
import type { VerificationState } from '@/generated/model/verification-state.ts'
import { paths } from '@/lib/paths.ts'
import { StatusTag } from '@/ui/badge.tsx'
import { Section } from '@/ui/card.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'

const ICON_SIZE = 22

interface AccountStatusProps {
  verification: VerificationState
  setup: AccountSetup
  unread: number
}

/** What is verified and set, and how much is unread. A row leads on where its page exists. */
export function AccountStatus({ verification, setup, unread }: AccountStatusProps) {
  const intl = useIntl()
  const routeExists = useRouteExists()
  const leadTo = (path: string) => (routeExists(path) ? { href: path } : {})

  return (
    <Section
      heading={
        <FormattedMessage
          id="account.status.heading"
          defaultMessage="Status"
          description="Heading above verification, fund password and unread messages."
        />
      }
    >
      <ListGroup>
        <ListRow
          {...leadTo(paths.verification)}
          icon={<ShieldCheck size={ICON_SIZE} aria-hidden />}
          title={
            <FormattedMessage
              id="account.status.verification"
              defaultMessage="Real-name verification"
              description="Label of the state of verification."
            />
          }
          value={<VerificationStatus state={verification} />}
        />
        <ListRow
          {...leadTo(paths.fundPassword)}
          icon={<KeyRound size={ICON_SIZE} aria-hidden />}
          title={
            <FormattedMessage
              id="account.status.fundPassword"
              defaultMessage="Fund password"
              description="Label: whether a fund password is set."
            />
          }
          value={
            <StatusTag tone={setup.fund_password ? 'positive' : 'neutral'}>
              {setup.fund_password ? (
                <FormattedMessage
                  id="account.status.set"
                  defaultMessage="Set"
                  description="The fund password is set."
                />
              ) : (
                <FormattedMessage
                  id="account.status.notSet"
                  defaultMessage="Not set"
                  description="No fund password is set."
                />
              )}
            </StatusTag>
          }
        />
        <ListRow
          {...leadTo(paths.messages)}
          icon={<Bell size={ICON_SIZE} aria-hidden />}
          title={
            <FormattedMessage
              id="account.status.messages"
              defaultMessage="Unread messages"
              description="Label of the count of unread messages."
            />
          }
          value={intl.formatNumber(unread)}
        />
      </ListGroup>
    </Section>
  )
}
