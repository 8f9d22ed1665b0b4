import { FormattedMessage } from 'react-intl'
import { PurchaseStatusTag } from '@/components/orders/purchase-status-tag.tsx'
import type { Purchase } from '@/generated/model/purchase.ts'
import { PurchaseStatus } from '@/generated/model/purchase-status.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { signOf } from '@/lib/decimal.ts'
import { formatDate } from '@/lib/time.ts'
import { Card, Stack } from '@/ui/card.tsx'
import { ProgressBar } from '@/ui/progress-bar.tsx'
import { Stat, StatGroup } from '@/ui/stat.tsx'
import { NextIncome } from './next-income.tsx'
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
          label={
            <FormattedMessage
              id="purchase.head.principal"
              defaultMessage="Principal"
              description="Label of the money that is in a purchase."
            />
          }
          value={format.amount(purchase.principal, currency)}
          unit={currency}
          {...(signOf(appended) > 0 && {
            note: (
              <FormattedMessage
                id="purchase.head.appended"
                defaultMessage="{appended} of it appended"
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
                id="purchase.head.earned"
                defaultMessage="Earned so far"
                description="Label of the income that was paid."
              />
            }
            value={format.signed(purchase.income_paid, currency)}
            unit={currency}
            {...(signOf(purchase.income_accrued) > 0 && {
              note: (
                <FormattedMessage
                  id="purchase.head.accrued"
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
                id="purchase.head.expected"
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
  const { days_done: done, investment_cycle: cycle, progress, settled_at: settled } = purchase
  // What nobody can name is on no way to an end.
  if (purchase.status === PurchaseStatus.unknown) return null
  return (
    <ProgressBar
      label={
        <FormattedMessage
          id="purchase.head.days"
          defaultMessage="{done, number} of {cycle, plural, one {# day} other {# days}} · {ended, select, yes {ended} other {until}} {date}"
          description="Beside a bar: days of the cycle that are over, and when it ends or ended."
          values={{
            done,
            cycle,
            ended: settled === null ? 'no' : 'yes',
            date: formatDate(settled ?? purchase.release_date),
          }}
        />
      }
      value={done}
      max={cycle}
      valueText={format.rate(progress)}
    />
  )
}
