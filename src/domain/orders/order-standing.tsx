import { FormattedMessage } from 'react-intl'
import type { TradeOrder } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { signOf } from '@/lib/decimal.ts'
import bar from '@/shell/dock-bar.module.css'
import { cx } from '@/ui/cx.ts'
import { settlementAt } from './order-rules.ts'
import styles from './orders.module.css'

/** Where an order stands: what it would lead to at the present price; nothing while that is old. */
export function OrderStanding({
  order,
  price,
  left,
}: {
  order: TradeOrder
  price: Decimal | undefined
  left: number
}) {
  const format = useMoneyFormat()
  if (left <= 0) {
    return (
      <FormattedMessage
        id="order.positions.settling"
        defaultMessage="Settling …"
        description="An open order whose second has come, while its result is asked for."
      />
    )
  }
  if (price === undefined) {
    return (
      <FormattedMessage
        id="order.positions.noPrice"
        defaultMessage="No current price"
        description="In an open order, where its product has no price that is current."
      />
    )
  }
  const { result, netProfit } = settlementAt(order, price)
  const sign = signOf(netProfit)
  return (
    <>
      <span className={cx(styles.figure, sign > 0 && styles.gained, sign < 0 && styles.lost)}>
        {format.signed(netProfit, order.currency)} {order.currency}
      </span>{' '}
      <span className={bar.note}>
        <FormattedMessage
          id="order.positions.standing"
          defaultMessage="{result, select, win {Winning now} loss {Losing now} other {Unchanged now}}"
          description="Where an open order stands at the current price: winning, losing, or exactly at its open price."
          values={{ result }}
        />
      </span>
    </>
  )
}
