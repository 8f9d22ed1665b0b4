import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { OrderFigures } from '@/components/orders/order-rules.ts'
import type { SettlementOption } from '@/generated/model/settlement-option.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { subtract } from '@/lib/money.ts'
import { formatTime } from '@/lib/time.ts'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { Stat, StatGroup } from '@/ui/stat.tsx'

const NO_FIGURE = '—'

export interface OrderSummaryProps {
  option: SettlementOption
  /** Null while nothing is typed: the lines stay, without figures. */
  figures: OrderFigures | null
  /** The balance; null for visitors. */
  available: Decimal | null
  /** The server's time, Unix seconds. */
  now: number
}

/** Best and worst case side by side, then what they are made of, what stays, and when it ends. */
export function OrderSummary({ option, figures, available, now }: OrderSummaryProps) {
  const format = useMoneyFormat()
  const { currency } = option
  const figure = (amount: Decimal | undefined): ReactNode =>
    amount === undefined ? NO_FIGURE : format.money(amount, currency)
  return (
    <>
      <StatGroup>
        <Stat
          label={
            <FormattedMessage
              id="trade.summary.right"
              defaultMessage="If you are right"
              description="Above what the balance gains when the order wins."
            />
          }
          value={figures ? format.signed(figures.netIfRight, currency) : NO_FIGURE}
          unit={currency}
          {...(figures && { tone: 'positive' as const })}
        />
        <Stat
          label={
            <FormattedMessage
              id="trade.summary.wrong"
              defaultMessage="If you are wrong"
              description="Above what the balance loses when the order loses."
            />
          }
          value={figures ? format.signed(figures.netIfWrong, currency) : NO_FIGURE}
          unit={currency}
          {...(figures && { tone: 'negative' as const })}
        />
      </StatGroup>
      <DefinitionList
        rows={[
          {
            id: 'profit',
            label: (
              <FormattedMessage
                id="trade.summary.profit"
                defaultMessage="Expected profit ({rate})"
                description="Label: amount x profit rate, with the rate in per cent."
                values={{ rate: format.rate(option.profit_rate) }}
              />
            ),
            value: figure(figures?.profit),
          },
          {
            id: 'fee',
            label: (
              <FormattedMessage
                id="trade.summary.fee"
                defaultMessage="Fee ({rate})"
                description="Label of the fee with its rate in per cent."
                values={{ rate: format.rate(option.fee_rate) }}
              />
            ),
            value: figure(figures?.fee),
          },
          ...(available === null
            ? []
            : [
                {
                  id: 'after',
                  label: (
                    <FormattedMessage
                      id="trade.summary.after"
                      defaultMessage="Balance after placing"
                      description="Label: what stays available while the order is open."
                    />
                  ),
                  value: figure(figures ? subtract(available, figures.cost) : undefined),
                },
              ]),
          {
            id: 'settles',
            label: (
              <FormattedMessage
                id="trade.summary.settles"
                defaultMessage="Settles"
                description="Label: at which second the order settles."
              />
            ),
            value: (
              <FormattedMessage
                id="trade.summary.settlesAt"
                defaultMessage="{seconds} s after opening"
                description="When an order settles."
                values={{ seconds: option.seconds }}
              />
            ),
            note: (
              <FormattedMessage
                id="trade.summary.settlesNow"
                defaultMessage="{time}, if opened now"
                description="Below when an order settles: the time of day."
                values={{ time: formatTime(now + option.seconds) }}
              />
            ),
          },
        ]}
      />
    </>
  )
}
