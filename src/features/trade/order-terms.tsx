import { defineMessages, FormattedMessage } from 'react-intl'
import { figuresOf } from '@/domain/orders/order-rules.ts'
import { receiptLabels } from '@/domain/orders/use-receipt-lines.ts'
import type { OrderLimits } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { subtract } from '@/lib/money.ts'
import { formatClock, formatTime } from '@/lib/time.ts'
import { Row } from '@/patterns/details/row.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import type { AskedOrder } from './trade-rules.ts'
import { worstPrice } from './trade-rules.ts'

const labels = defineMessages({
  cost: {
    id: 'trade.bar.cost',
    defaultMessage: 'Amount and fee',
    description: 'Label: what is taken from the balance.',
  },
  price: {
    id: 'trade.confirm.price',
    defaultMessage: 'Price',
    description: 'Label in the confirmation of an order: the price at which it is sent.',
  },
  settles: {
    id: 'trade.summary.settles',
    defaultMessage: 'Settles',
    description: 'Label: at which second the order settles.',
  },
  after: {
    id: 'trade.summary.after',
    defaultMessage: 'Available afterwards',
    description: 'Label: what stays available while the order is open.',
  },
  rule: {
    id: 'trade.confirm.rule',
    defaultMessage: 'Price limit',
    description: 'Label in the confirmation: the rule by which the order opens.',
  },
  draw: {
    id: 'trade.confirm.draw',
    defaultMessage: 'If the price is unchanged',
    description: 'Label in the confirmation: what happens where open and close price are the same.',
  },
})

interface OrderTermsProps {
  asked: AskedOrder
  precision: number
  limits: OrderLimits
  /** The server's Unix seconds. */
  now: number
  /** When the market closes, Unix seconds; null where that is not known, or never. */
  closes: number | null
  /** At which it is sent. */
  price: Decimal
  /** The price is no longer what was accepted. */
  isOver: boolean
}

/** What an order costs, at which price it is sent, and when it settles. */
export function OrderTerms({
  asked,
  price,
  isOver,
  precision,
  limits,
  now,
  closes,
}: OrderTermsProps) {
  const format = useMoneyFormat()
  const { direction, amount, option, accepted } = asked
  const { currency } = option
  const { cost, fee } = figuresOf(amount, option)
  const worst = worstPrice(direction, accepted.price, limits.slippage_rate_max)
  const settles = now + option.seconds
  return (
    <DefinitionList>
      <Row
        label={labels.cost}
        value={format.money(cost, currency)}
        note={
          <FormattedMessage
            id="trade.confirm.parts"
            defaultMessage="{stake} + {fee} fee"
            description="Below amount and fee together: both, as figures; the currency stands above. stake is the amount."
            values={{
              stake: format.amount(amount, currency),
              fee: format.amount(fee, currency),
            }}
          />
        }
      />
      <Row
        label={labels.price}
        value={format.price(price, precision)}
        note={
          isOver ? (
            <FormattedMessage
              id="trade.confirm.over"
              defaultMessage="No longer valid"
              description="Below a price that has run out, was passed or was refused."
            />
          ) : (
            <FormattedMessage
              id="trade.confirm.renews"
              defaultMessage="Follows the market. Opens at {price} or better."
              description="Below the price in the confirmation, which follows the market: the order opens at no worse than price, or is not placed."
              values={{ price: format.price(worst, precision) }}
            />
          )
        }
      />
      <Row
        label={labels.settles}
        value={
          <FormattedMessage
            id="trade.summary.settlesAt"
            defaultMessage="{seconds} s after opening"
            description="When an order settles."
            values={{ seconds: option.seconds }}
          />
        }
        note={
          <FormattedMessage
            id="trade.summary.settlesNow"
            defaultMessage="{closes, select, none {{time}, if opened now} other {{time}, if opened now. The market closes at {closes}: its last price counts.}}"
            description="Below when an order settles: the time of day. closes is when the market closes, where that comes first, or none."
            values={{
              time: formatTime(settles),
              closes: closes !== null && closes <= settles ? formatClock(closes) : 'none',
            }}
          />
        }
      />
    </DefinitionList>
  )
}

interface OrderDetailsProps extends Pick<OrderTermsProps, 'asked' | 'limits'> {
  /** The balance; null for visitors. */
  available: Decimal | null
}

/** The rates, what stays, and the rules of opening and of a draw. */
export function OrderDetails({ asked, limits, available }: OrderDetailsProps) {
  const format = useMoneyFormat()
  const { amount, option } = asked
  const { currency } = option
  const figures = figuresOf(amount, option)
  return (
    <DefinitionList>
      <Row
        label={receiptLabels.expected}
        labelValues={{ rate: format.rate(option.profit_rate) }}
        value={format.money(figures.profit, currency)}
      />
      <Row
        label={common.feeRate}
        labelValues={{ rate: format.rate(option.fee_rate) }}
        value={format.money(figures.fee, currency)}
      />
      <Row
        label={labels.after}
        value={
          available === null ? null : format.money(subtract(available, figures.cost), currency)
        }
      />
      <Row
        label={labels.rule}
        value={
          <FormattedMessage
            id="trade.confirm.ruleNote"
            defaultMessage="At most {rate} worse. Beyond that, we don't place the order."
            description="The rule by which an order opens; rate is in per cent."
            values={{ rate: format.rate(limits.slippage_rate_max) }}
          />
        }
      />
      <Row
        label={labels.draw}
        value={
          <FormattedMessage
            id="trade.confirm.drawNote"
            defaultMessage="You get the amount and the fee back"
            description="What happens where open and close price are the same."
          />
        }
      />
    </DefinitionList>
  )
}
