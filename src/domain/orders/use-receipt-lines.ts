import type { MessageDescriptor } from 'react-intl'
import { defineMessages, useIntl } from 'react-intl'
import type { TradeOrder } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { formatDateTime } from '@/lib/time.ts'
import { precisionOf } from './order-rules.ts'
import { useOrderWords } from './order-words.tsx'

export const receiptLabels = defineMessages({
  product: {
    id: 'order.receipt.product',
    defaultMessage: 'Product',
    description: 'Label in the receipt of an order.',
  },
  fee: common.feeRate,
  expected: {
    id: 'order.receipt.expected',
    defaultMessage: 'Expected profit ({rate})',
    description: 'Label in the receipt of an order: amount x profit rate.',
  },
  open: {
    id: 'order.receipt.open',
    defaultMessage: 'Open price',
    description: 'Label in the receipt of an order.',
  },
  openTime: {
    id: 'order.receipt.openTime',
    defaultMessage: 'Opened',
    description: 'Label in the receipt of an order: the second of its acceptance.',
  },
  close: {
    id: 'order.receipt.close',
    defaultMessage: 'Close price',
    description: 'Label in the receipt of an order.',
  },
  closeTime: {
    id: 'order.receipt.closeTime',
    defaultMessage: 'Settled',
    description: 'Label in the receipt of an order: the second whose price decided.',
  },
  settles: {
    id: 'order.receipt.settles',
    defaultMessage: 'Settlement',
    description: 'Label in the receipt of an order: the second at which it settles.',
  },
  net: {
    id: 'order.receipt.net',
    defaultMessage: 'Profit/loss after fee',
    description:
      'Label of the large figure in a receipt: what the balance gained or lost, with its sign.',
  },
  payout: {
    id: 'order.receipt.payout',
    defaultMessage: 'Payout',
    description: 'Label in the receipt of an order: what it brought back in total.',
  },
  luckyNumber: {
    id: 'order.receipt.luckyNumber',
    defaultMessage: 'Lucky number',
    description: 'Label in the receipt of an order: number of a campaign.',
  },
  luckyGold: {
    id: 'order.receipt.luckyGold',
    defaultMessage: 'Lucky gold',
    description: 'Label in the receipt of an order: bonus of a campaign, paid apart.',
  },
  multiple: {
    id: 'order.receipt.multiple',
    defaultMessage: 'Multiple',
    description: 'Label in the receipt of an order: factor of a campaign.',
  },
  rule: {
    id: 'order.receipt.rule',
    defaultMessage: 'Price rule',
    description: 'Label in the receipt of an order: how its prices are chosen.',
  },
  id: {
    id: 'order.receipt.id',
    defaultMessage: 'Order number',
    description: 'Label in the receipt of an order.',
  },
})

/** One line of a receipt, as text: shown on the page and drawn into the picture. */
export interface ReceiptLine {
  label: string
  value: string
  note?: string
}

/** Everything that is needed to check an order, line by line. Holds no personal data. */
export function useReceiptLines(): (order: TradeOrder) => ReceiptLine[] {
  const intl = useIntl()
  const format = useMoneyFormat()
  const words = useOrderWords()

  const tick = (id: string | null, time: number | null) =>
    intl.formatMessage(
      {
        id: 'order.receipt.tick',
        defaultMessage:
          '{time, select, none {Time not known} other {{time}}} · {id, select, none {tick not known} other {tick {id}}}',
        description:
          'Below a price: when it was published, and the id of that tick; each may be "none".',
      },
      {
        time: time === null ? 'none' : formatDateTime(time),
        id: id ?? 'none',
      },
    )
  const price = (value: Decimal) => format.price(value, precisionOf(value))

  return (order) => {
    const { currency, close_price, close_time, payout, lucky_gold } = order
    const lines: {
      label: MessageDescriptor
      /** In per cent, in the label. */
      rate?: string
      /** Null or undefined where the order has none. */
      value: string | null | undefined
      note?: string
    }[] = [
      { label: receiptLabels.product, value: `${order.name} (${order.symbol})` },
      {
        label: common.direction,
        value: `${order.direction === 'up' ? '▲' : '▼'} ${words.direction(order.direction)}`,
      },
      { label: common.amount, value: format.money(order.amount, currency) },
      {
        label: receiptLabels.fee,
        rate: format.rate(order.fee_rate),
        value: format.money(order.fee, currency),
      },
      {
        label: receiptLabels.expected,
        rate: format.rate(order.profit_rate),
        value: format.money(order.expected_profit, currency),
      },
      {
        label: receiptLabels.open,
        value: price(order.open_price),
        note: tick(order.open_tick_id, order.open_tick_time),
      },
      { label: receiptLabels.openTime, value: formatDateTime(order.open_time) },
      {
        label: receiptLabels.close,
        value: close_price && price(close_price),
        note: tick(order.close_tick_id, order.close_tick_time),
      },
      {
        label: receiptLabels.closeTime,
        value: close_time === null ? null : formatDateTime(close_time),
      },
      { label: receiptLabels.settles, value: formatDateTime(order.settles_at) },
      { label: receiptLabels.payout, value: payout && format.money(payout, currency) },
      { label: receiptLabels.luckyNumber, value: order.lucky_number?.toString() },
      { label: receiptLabels.luckyGold, value: lucky_gold && format.money(lucky_gold, currency) },
      { label: receiptLabels.multiple, value: order.multiple && `× ${order.multiple}` },
      {
        label: receiptLabels.rule,
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
      { label: receiptLabels.id, value: order.id },
    ]
    return lines.flatMap(({ label, rate, value, note }) =>
      value === null || value === undefined
        ? []
        : [{ label: intl.formatMessage(label, { rate }), value, note }],
    )
  }
}
