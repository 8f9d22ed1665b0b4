import { FormattedMessage, useIntl } from 'react-intl'
import { useServerNow } from '@/components/use-server-now.ts'
import type { Purchase } from '@/generated/model/purchase.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { formatMinute } from '@/lib/time.ts'
import { CountdownText } from '@/ui/countdown-text.tsx'
import { Stat } from '@/ui/stat.tsx'

const DAY = 86_400

/** What is paid next, and how long until then by the server's clock. */
export function NextIncome({ purchase }: { purchase: Purchase }) {
  const format = useMoneyFormat()
  const { next_income: amount, next_income_at: at, currency } = purchase
  if (amount === null || at === null) return null
  return (
    <Stat
      label={
        <FormattedMessage
          id="purchase.next.label"
          defaultMessage="Next income"
          description="Label of the amount that is paid next."
        />
      }
      value={format.signed(amount, currency)}
      unit={currency}
      note={
        <>
          <Left at={at} /> · {formatMinute(at)}
        </>
      }
    />
  )
}

/** Whole days and the rest on a clock; words once the moment has come. */
function Left({ at }: { at: number }) {
  const intl = useIntl()
  const left = at - useServerNow()
  if (left <= 0) {
    return (
      <FormattedMessage
        id="purchase.next.due"
        defaultMessage="Being paid"
        description="In place of a countdown: the income is due this moment."
      />
    )
  }
  const days = Math.floor(left / DAY)
  return (
    <>
      {days > 0 ? (
        <>
          <FormattedMessage
            id="purchase.next.days"
            defaultMessage="{days, plural, one {# day} other {# days}}"
            description="Whole days until the next income, before a clock such as 8:30:00."
            values={{ days }}
          />{' '}
        </>
      ) : null}
      <CountdownText
        seconds={left % DAY}
        label={intl.formatMessage({
          id: 'purchase.next.timer',
          defaultMessage: 'Time until the next income',
          description: 'Name of the countdown, for screen readers.',
        })}
      />
    </>
  )
}
