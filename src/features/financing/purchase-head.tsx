import { FormattedMessage, useIntl } from 'react-intl'
import { useServerNow } from '@/api/use-server-now.ts'
import { useSiteInfo } from '@/api/use-site-info.ts'
import { PurchaseStatusTag } from '@/domain/purchases/purchase-status.tsx'
import type { Purchase } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { signOf } from '@/lib/decimal.ts'
import { formatDate, formatMinute } from '@/lib/time.ts'
import { Card, Stack } from '@/ui/card.tsx'
import { CountdownText } from '@/ui/countdown-text.tsx'
import { ProgressBar } from '@/ui/progress-bar.tsx'
import { Stat, StatGroup } from '@/ui/stat.tsx'
import { messages } from './messages.ts'
import { Rates } from './rates.tsx'

/** Where a purchase stands: its money, what it has earned, and how far its cycle is. */
export function PurchaseHead({ purchase }: { purchase: Purchase }) {
  const format = useMoneyFormat()
  const { currency, appended_amount: appended, daily_rate: rate } = purchase
  return (
    <Card>
      <Stack>
        <div>
          <PurchaseStatusTag status={purchase.status} />
        </div>
        <Stat
          size="lg"
          label={<FormattedMessage {...common.principal} />}
          value={format.amount(purchase.principal, currency)}
          unit={currency}
          {...(signOf(appended) > 0 && {
            note: (
              <FormattedMessage
                id="financing.purchase.head.appended"
                defaultMessage="including {appended} topped up"
                description="Below the principal. appended has its currency."
                values={{ appended: format.money(appended, currency) }}
              />
            ),
          })}
        />
        <StatGroup>
          <Stat
            label={
              <FormattedMessage
                id="financing.purchase.head.earned"
                defaultMessage="Income so far"
                description="Label of the income that was paid."
              />
            }
            value={format.signed(purchase.income_paid, currency)}
            unit={currency}
            {...(signOf(purchase.income_accrued) > 0 && {
              note: (
                <FormattedMessage
                  id="financing.purchase.head.accrued"
                  defaultMessage="and {accrued}, paid at expiry"
                  description="Below the income paid so far: income of past days. accrued has its currency."
                  values={{ accrued: format.money(purchase.income_accrued, currency) }}
                />
              ),
            })}
          />
          <Stat
            label={
              <FormattedMessage
                id="financing.purchase.head.expected"
                defaultMessage="Whole cycle"
                description="Label of the income of the whole cycle, kept to its end."
              />
            }
            value={format.signed(purchase.income_expected, currency)}
            unit={currency}
          />
        </StatGroup>
        <Rates dailyRate={rate} />
        <Progress purchase={purchase} />
        <NextIncome purchase={purchase} />
      </Stack>
    </Card>
  )
}

function Progress({ purchase }: { purchase: Purchase }) {
  const format = useMoneyFormat()
  const zone = useSiteInfo()?.time_zone
  const { days_done: done, investment_cycle: cycle, progress, settled_at: settled } = purchase
  // An unknown state has no progress to show.
  if (purchase.status === 'unknown') return null
  return (
    <ProgressBar
      label={
        <FormattedMessage
          id="financing.purchase.head.days"
          defaultMessage="{done, number} of {cycle, plural, one {# day} other {# days}} · {ended, select, yes {ended} other {until}} {date}"
          description="Beside a bar: days of the cycle that are over, and when it ends or ended."
          values={{
            done,
            cycle,
            ended: settled === null ? 'no' : 'yes',
            date: formatDate(settled ?? purchase.release_date, zone),
          }}
        />
      }
      value={done}
      max={cycle}
      valueText={format.rate(progress)}
    />
  )
}

const DAY = 86_400

/** What is paid next, and how long until then by the server's clock. */
function NextIncome({ purchase }: { purchase: Purchase }) {
  const format = useMoneyFormat()
  const { next_income: amount, next_income_at: at, currency } = purchase
  if (amount === null || at === null) return null
  return (
    <Stat
      label={
        <FormattedMessage
          id="financing.purchase.next.label"
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
        id="financing.purchase.next.due"
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
          <FormattedMessage {...messages.days} values={{ days }} />{' '}
        </>
      ) : null}
      <CountdownText
        seconds={left % DAY}
        label={intl.formatMessage({
          id: 'financing.purchase.next.timer',
          defaultMessage: 'Time until the next income',
          description: 'Name of the countdown, for screen readers.',
        })}
      />
    </>
  )
}
