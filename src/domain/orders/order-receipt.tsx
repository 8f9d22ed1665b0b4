import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { TradeOrder } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { signOf } from '@/lib/decimal.ts'
import { customerPath, paths } from '@/lib/paths.ts'
import { Stack } from '@/ui/card.tsx'
import { DefinitionList, DefinitionRow } from '@/ui/definition-list.tsx'
import { Notice } from '@/ui/notice.tsx'
import { Stat } from '@/ui/stat.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { OrderPath } from './order-path.tsx'
import { checkOrder } from './order-rules.ts'
import { DirectionBadge, ResultTag } from './order-words.tsx'
import styles from './orders.module.css'
import { receiptLabels, useReceiptLines } from './use-receipt-lines.ts'

interface OrderReceiptProps {
  order: TradeOrder
  /** The mark of a practice order; null for a real one. */
  mark?: ReactNode
  /** In the place of the result, where an order came to none. */
  state?: ReactNode
}

/** Everything of an order, with the app's own word on its result. */
export function OrderReceipt({ order, mark = null, state }: OrderReceiptProps) {
  const format = useMoneyFormat()
  const linesOf = useReceiptLines()
  const { net_profit, currency } = order
  return (
    <Stack>
      <div className={styles.head}>
        <span className={styles.product}>{order.name}</span>
        <DirectionBadge direction={order.direction} />
        {mark}
        {state ?? <ResultTag result={order.result} />}
      </div>
      {net_profit === null ? null : (
        <Stat
          size="lg"
          label={<FormattedMessage {...receiptLabels.net} />}
          value={format.signed(net_profit, currency)}
          unit={currency}
          {...(signOf(net_profit) !== 0 && {
            tone: signOf(net_profit) > 0 ? ('positive' as const) : ('negative' as const),
          })}
        />
      )}
      <OrderPath order={order} />
      <OrderCheckNotice order={order} />
      <DefinitionList>
        {linesOf(order).map((line) => (
          <DefinitionRow key={line.label} {...line} />
        ))}
      </DefinitionList>
    </Stack>
  )
}

/** Confirms that the app computed the same result, or warns that it did not. */
function OrderCheckNotice({ order }: { order: TradeOrder }) {
  const format = useMoneyFormat()
  const check = checkOrder(order)
  const support = (
    <TextLink href={customerPath({ page: paths.trade, record: order.id })}>
      <FormattedMessage {...common.supportLink} />
    </TextLink>
  )
  switch (check.verdict) {
    case 'none':
      return null
    case 'agrees':
      return (
        <Notice tone="success">
          <FormattedMessage
            id="order.check.agrees"
            defaultMessage="Checked on your device: both prices give this result."
            description="In the receipt, when the app's own computation agrees with the server."
          />
        </Notice>
      )
    case 'differs':
      return (
        <Notice
          tone="danger"
          action={support}
          title={<FormattedMessage {...common.resultDiffers} />}
        >
          <FormattedMessage
            id="order.check.differsBody"
            defaultMessage="By its two prices, this order {result, select, win {won} loss {lost} other {is unchanged}}: payout {payout}, profit/loss {net}."
            description="What the app computed. payout and net are amounts with currency and sign."
            values={{
              result: check.own.result,
              payout: format.money(check.own.payout, order.currency),
              net: `${format.signed(check.own.netProfit, order.currency)} ${order.currency}`,
            }}
          />
        </Notice>
      )
    case 'late':
      return (
        <Notice
          tone="danger"
          action={support}
          title={
            <FormattedMessage
              id="order.check.late"
              defaultMessage="A later price was used"
              description="Heading in the receipt, when a tick is later than the second it stands for."
            />
          }
        >
          <FormattedMessage
            id="order.check.lateBody"
            defaultMessage="What counts is the last price published at or before the second of opening or settlement. Compare the times below."
            description="Below 'A later price was used'."
          />
        </Notice>
      )
  }
}
