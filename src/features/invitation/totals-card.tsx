import { FormattedMessage, useIntl } from 'react-intl'
import type { InvitationTotals } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { signOf } from '@/lib/decimal.ts'
import { customerPath } from '@/lib/paths.ts'
import { buttonClass } from '@/ui/button.tsx'
import { Card, Stack } from '@/ui/card.tsx'
import { UiLink } from '@/ui/link.tsx'
import { Stat, StatGroup } from '@/ui/stat.tsx'
import { messages } from './messages.ts'

interface TotalsCardProps {
  totals: InvitationTotals
  /** The page that leads to customer service, and what it tells there. */
  page: string
  code?: string
}

/** What inviting has brought, and the way to claim what is open. */
export function TotalsCard({ totals, page, code }: TotalsCardProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const { currency, invitees, bonus_total: total, bonus_paid: paid } = totals
  const claimable = totals.bonus_claimable

  return (
    <Card tone="brand">
      <Stack>
        <Stat
          size="lg"
          label={
            <FormattedMessage
              id="invitation.totals.bonus"
              defaultMessage="Invitation bonuses"
              description="Label: all bonuses for invited people, paid and to be claimed."
            />
          }
          value={format.amount(total, currency)}
          unit={currency}
        />
        <StatGroup>
          <Stat
            size="sm"
            label={
              <FormattedMessage
                id="invitation.totals.invitees"
                defaultMessage="Invited"
                description="Label: how many people registered with the code."
              />
            }
            value={intl.formatNumber(invitees)}
          />
          <Stat
            size="sm"
            label={<FormattedMessage {...messages.paid} />}
            value={format.amount(paid, currency)}
          />
          <Stat
            size="sm"
            label={
              <FormattedMessage
                id="invitation.totals.claimable"
                defaultMessage="To claim"
                description="Label: bonuses that customer service pays on request."
              />
            }
            value={format.amount(claimable, currency)}
          />
        </StatGroup>
        {signOf(claimable) > 0 ? (
          <UiLink
            href={customerPath({ page, ...(code !== undefined && { record: code }) })}
            className={buttonClass({ variant: 'secondary', fullWidth: true })}
          >
            <FormattedMessage
              id="invitation.totals.claim"
              defaultMessage="Claim {amount} through customer service"
              description="Link to customer service, which pays the bonuses. amount has its currency."
              values={{ amount: format.money(claimable, currency) }}
            />
          </UiLink>
        ) : null}
      </Stack>
    </Card>
  )
}
