import { FormattedMessage } from 'react-intl'
import type { HoldingTotals, OrderTotals } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { signOf } from '@/lib/decimal.ts'
import { Card, Stack } from '@/ui/card.tsx'
import { Stat, StatGroup } from '@/ui/stat.tsx'
import { prospectsOf } from './order-list-rules.ts'

/** The sums of the settled timed orders of a filter, over all of its pages. */
export function SettledTotals({ totals }: { totals: OrderTotals }) {
  const format = useMoneyFormat()
  const { currency, wins, losses, draws, net_profit } = totals
  const count = wins + losses + draws
  if (count === 0) return null
  const sign = signOf(net_profit)
  return (
    <Card>
      <Stack>
        <Stat
          label={
            <FormattedMessage
              id="orders.totals.net"
              defaultMessage="{sign, select, gain {Profit} loss {Loss} other {Profit/loss}} from {count, plural, one {# settled order} other {# settled orders}}"
              description="Label of the sum of all settled timed orders of the filter, fees included."
              values={{ count, sign: wordOf(sign) }}
            />
          }
          value={format.signed(net_profit, currency)}
          unit={currency}
          {...toneOf(sign)}
          note={
            <FormattedMessage
              id="orders.totals.counts"
              defaultMessage="{wins, number} won · {losses, number} lost · {draws, number} unchanged"
              description="How the settled timed orders of the filter ended."
              values={{ wins, losses, draws }}
            />
          }
        />
        <StatGroup>
          <Stat
            size="sm"
            label={
              <FormattedMessage
                id="orders.totals.payout"
                defaultMessage="Payouts"
                description="Label: what the settled timed orders brought back, in all."
              />
            }
            value={format.amount(totals.payout, currency)}
          />
          <Stat
            size="sm"
            label={
              <FormattedMessage
                id="orders.totals.stakes"
                defaultMessage="Amounts"
                description="Label: the amounts of the settled timed orders, in all."
              />
            }
            value={format.amount(totals.amount, currency)}
          />
          <Stat
            size="sm"
            label={
              <FormattedMessage
                id="orders.totals.fees"
                defaultMessage="Fees"
                description="Label: the fees of timed orders, in all."
              />
            }
            value={format.amount(totals.fee, currency)}
          />
        </StatGroup>
      </Stack>
    </Card>
  )
}

/** Stake and best and worst outcome of all open orders, independent of the filter. */
export function OpenTotals({ totals }: { totals: HoldingTotals }) {
  const format = useMoneyFormat()
  const { currency, amount, fee } = totals
  if (signOf(amount) === 0) return null
  const { best, worst } = prospectsOf(totals)
  return (
    <Card>
      <Stack>
        <Stat
          label={
            <FormattedMessage
              id="orders.totals.held"
              defaultMessage="In open orders"
              description="Label: the amounts of all open timed orders."
            />
          }
          value={format.amount(amount, currency)}
          unit={currency}
          note={
            <FormattedMessage
              id="orders.totals.left"
              defaultMessage="{left} of {max} left · fees {fee}"
              description="What the limit of all open orders leaves, and their fees. Amounts with currency."
              values={{
                left: format.amount(totals.left, currency),
                max: format.money(totals.total_max, currency),
                fee: format.money(fee, currency),
              }}
            />
          }
        />
        <StatGroup>
          <Stat
            size="sm"
            label={
              <FormattedMessage
                id="orders.totals.best"
                defaultMessage="If all win"
                description="Label: result when every open order wins, fees included."
              />
            }
            value={format.signed(best, currency)}
            {...toneOf(signOf(best))}
          />
          <Stat
            size="sm"
            label={
              <FormattedMessage
                id="orders.totals.worst"
                defaultMessage="If all lose"
                description="Label: result when every open order loses, fees included."
              />
            }
            value={format.signed(worst, currency)}
            {...toneOf(signOf(worst))}
          />
        </StatGroup>
      </Stack>
    </Card>
  )
}

function wordOf(sign: number): 'gain' | 'loss' | 'even' {
  if (sign === 0) return 'even'
  return sign > 0 ? 'gain' : 'loss'
}

/** The tone of a signed figure; none for zero. */
function toneOf(sign: number): { tone?: 'positive' | 'negative' } {
  if (sign === 0) return {}
  return { tone: sign > 0 ? 'positive' : 'negative' }
}
