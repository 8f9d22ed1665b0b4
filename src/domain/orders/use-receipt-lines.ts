import { useIntl } from 'react-intl'
import type { TradeOrder } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { formatDateTime } from '@/lib/time.ts'
import { precisionOf } from './order-rules.ts'
import { useOrderWords } from './order-words.tsx'

/** One line of a receipt, as text: shown on the page and drawn into the picture. */
export interface ReceiptLine {
  id: string
  label: string
  value: string
  note?: string
}

/** Everything that is needed to check an order, line by line. Holds no personal data. */
export function useReceiptLines(): (order: TradeOrder) => ReceiptLine[] {
  const intl = useIntl()
  const format = useMoneyFormat()
  const words = useOrderWords()

  return (order) => {
    const { currency } = order
    const tick = (id: string | null, time: number | null) =>
      intl.formatMessage(
        {
          id: 'order.receipt.tick',
          defaultMessage:
            '{time, select, none {Time not known} other {{time}}} · {id, select, none {tick not known} other {tick {id}}}',
          description:
            'Below a price: when it was published, and the id of that tick; each may be "none".',
        },
        { time: time === null ? 'none' : formatDateTime(time), id: id ?? 'none' },
      )
    const lines: (ReceiptLine | null)[] = [
      {
        id: 'product',
        label: intl.formatMessage({
          id: 'order.receipt.product',
          defaultMessage: 'Product',
          description: 'Label in the receipt of an order.',
        }),
        value: `${order.name} (${order.symbol})`,
      },
      {
        id: 'direction',
        label: intl.formatMessage(common.direction),
        value: `${order.direction === 'up' ? '▲' : '▼'} ${words.direction(order.direction)}`,
      },
      {
        id: 'amount',
        label: intl.formatMessage(common.amount),
        value: format.money(order.amount, currency),
      },
      {
        id: 'fee',
        label: intl.formatMessage(
          {
            id: 'order.receipt.fee',
            defaultMessage: 'Fee ({rate})',
            description: 'Label in the receipt of an order, with the rate in per cent.',
          },
          { rate: format.rate(order.fee_rate) },
        ),
        value: format.money(order.fee, currency),
      },
      {
        id: 'profit',
        label: intl.formatMessage(
          {
            id: 'order.receipt.expected',
            defaultMessage: 'Expected profit ({rate})',
            description: 'Label in the receipt of an order: amount x profit rate.',
          },
          { rate: format.rate(order.profit_rate) },
        ),
        value: format.money(order.expected_profit, currency),
      },
      {
        id: 'open',
        label: intl.formatMessage({
          id: 'order.receipt.open',
          defaultMessage: 'Open price',
          description: 'Label in the receipt of an order.',
        }),
        value: format.price(order.open_price, precisionOf(order.open_price)),
        note: tick(order.open_tick_id, order.open_tick_time),
      },
      {
        id: 'openTime',
        label: intl.formatMessage({
          id: 'order.receipt.openTime',
          defaultMessage: 'Opened',
          description: 'Label in the receipt of an order: the second of its acceptance.',
        }),
        value: formatDateTime(order.open_time),
      },
      order.close_price === null
        ? null
        : {
            id: 'close',
            label: intl.formatMessage({
              id: 'order.receipt.close',
              defaultMessage: 'Close price',
              description: 'Label in the receipt of an order.',
            }),
            value: format.price(order.close_price, precisionOf(order.close_price)),
            note: tick(order.close_tick_id, order.close_tick_time),
          },
      order.close_time === null
        ? null
        : {
            id: 'closeTime',
            label: intl.formatMessage({
              id: 'order.receipt.closeTime',
              defaultMessage: 'Closed',
              description: 'Label in the receipt of an order: the second whose price decided.',
            }),
            value: formatDateTime(order.close_time),
          },
      {
        id: 'settles',
        label: intl.formatMessage({
          id: 'order.receipt.settles',
          defaultMessage: 'Settlement',
          description: 'Label in the receipt of an order: the second at which it settles.',
        }),
        value: formatDateTime(order.settles_at),
      },
      order.payout === null
        ? null
        : {
            id: 'payout',
            label: intl.formatMessage({
              id: 'order.receipt.payout',
              defaultMessage: 'Payout',
              description: 'Label in the receipt of an order: what was paid back.',
            }),
            value: format.money(order.payout, currency),
          },
      order.lucky_number === undefined
        ? null
        : {
            id: 'luckyNumber',
            label: intl.formatMessage({
              id: 'order.receipt.luckyNumber',
              defaultMessage: 'Lucky number',
              description: 'Label in the receipt of an order: number of a campaign.',
            }),
            value: String(order.lucky_number),
          },
      order.lucky_gold === undefined
        ? null
        : {
            id: 'luckyGold',
            label: intl.formatMessage({
              id: 'order.receipt.luckyGold',
              defaultMessage: 'Lucky gold',
              description: 'Label in the receipt of an order: bonus of a campaign, paid apart.',
            }),
            value: format.money(order.lucky_gold, currency),
          },
      order.multiple === undefined
        ? null
        : {
            id: 'multiple',
            label: intl.formatMessage({
              id: 'order.receipt.multiple',
              defaultMessage: 'Multiple',
              description: 'Label in the receipt of an order: factor of a campaign.',
            }),
            value: `× ${order.multiple}`,
          },
      {
        id: 'rule',
        label: intl.formatMessage({
          id: 'order.receipt.rule',
          defaultMessage: 'Rule',
          description: 'Label in the receipt of an order: how its prices are chosen.',
        }),
        value: intl.formatMessage(
          {
            id: 'order.receipt.ruleText',
            defaultMessage:
              '{rule, select, last_tick_at_or_before {Last price published at or before the second} other {Not known}}',
            description: 'How open and close price are chosen.',
          },
          { rule: order.settlement_rule },
        ),
      },
      {
        id: 'id',
        label: intl.formatMessage({
          id: 'order.receipt.id',
          defaultMessage: 'Order number',
          description: 'Label in the receipt of an order.',
        }),
        value: order.id,
      },
    ]
    return lines.filter((line) => line !== null)
  }
}
