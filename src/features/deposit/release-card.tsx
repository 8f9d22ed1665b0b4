import { FormattedMessage } from 'react-intl'
import type { DepositRelease } from '@/generated/model/deposit-release.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { formatDateTime } from '@/lib/time.ts'
import { Card } from '@/ui/card.tsx'
import { Notice } from '@/ui/notice.tsx'
import { Stat } from '@/ui/stat.tsx'

/** How much customer service has released, and until when. */
export function ReleaseCard({ release }: { release: DepositRelease }) {
  const format = useMoneyFormat()
  if (release.state !== 'released') {
    return (
      <Notice>
        <FormattedMessage
          id="deposit.release.unknown"
          defaultMessage="Whether customer service has released an amount is not known now. You can try, or ask customer service before you transfer anything."
          description="Above the form while the server cannot tell whether an amount is released."
        />
      </Notice>
    )
  }
  return (
    <Card tone="brand">
      <Stat
        size="lg"
        label={
          <FormattedMessage
            id="deposit.release.amount"
            defaultMessage="Released for you to deposit"
            description="Label of the amount that customer service released."
          />
        }
        value={format.amount(release.amount, release.currency)}
        unit={release.currency}
        note={
          release.expires_at === null ? null : (
            <FormattedMessage
              id="deposit.release.until"
              defaultMessage="Until {moment}"
              description="Below the released amount. moment is a date with a time."
              values={{ moment: formatDateTime(release.expires_at) }}
            />
          )
        }
      />
    </Card>
  )
}
