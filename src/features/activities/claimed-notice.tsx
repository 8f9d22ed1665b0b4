import { FormattedMessage } from 'react-intl'
import { Arrival } from '@/components/arrival.tsx'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { Notice } from '@/ui/notice.tsx'
import type { Claimed } from './bonus-rules.ts'

/** The confirmation of a claim: what was credited. */
export function ClaimedNotice({ claimed }: { claimed: Claimed }) {
  const format = useMoneyFormat()

  return (
    <Arrival>
      <Notice
        tone="success"
        title={
          <FormattedMessage
            id="activities.bonus.done"
            defaultMessage="Operation successful!"
            description="Success message of the specification, after the daily bonus was claimed."
          />
        }
      >
        <FormattedMessage
          id="activities.bonus.credited"
          defaultMessage="{amount} are in your balance."
          description="Below 'Operation successful!': amount has its currency."
          values={{ amount: format.money(claimed.amount, claimed.currency) }}
        />
      </Notice>
    </Arrival>
  )
}
