import { ChevronRight, TriangleAlert } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { DirectionBadge } from '@/components/orders/direction-badge.tsx'
import { checkOrder, precisionOf } from '@/components/orders/order-rules.ts'
import { ResultTag } from '@/components/orders/result-tag.tsx'
import styles from '@/components/orders/row.module.css'
import { useServerNow } from '@/components/use-server-now.ts'
import type { TradeOrder } from '@/generated/model/trade-order.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { signOf } from '@/lib/decimal.ts'
import { formatMinute } from '@/lib/time.ts'
import { CountdownText } from '@/ui/countdown-text.tsx'
import { cx } from '@/ui/cx.ts'
import { phaseOf } from './order-list-rules.ts'

/** One timed order in the list: what was bought, for how much, how it stands or ended. */
export function OrderRow({ order, onOpen }: { order: TradeOrder; onOpen: () => void }) {
  const format = useMoneyFormat()
  const { currency, open_price, close_price } = order
  const { verdict } = checkOrder(order)
  const precision = precisionOf(open_price)
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={styles.line}>
        <span className={styles.name}>{order.name}</span>{' '}
        {order.net_profit === null ? (
          <Remaining order={order} />
        ) : (
          <Net amount={order.net_profit} currency={currency} />
        )}
      </span>{' '}
      <span className={styles.line}>
        <span className={styles.facts}>
          <DirectionBadge direction={order.direction} />{' '}
          <span>{format.money(order.amount, currency)}</span>{' '}
          <span>
            <FormattedMessage
              id="orders.row.seconds"
              defaultMessage="{seconds, number} s"
              description="In a row: seconds from opening to settlement, as short as possible."
              values={{ seconds: order.seconds }}
            />
          </span>
        </span>{' '}
        <span className={styles.end}>
          <ResultTag result={order.result} />
        </span>
      </span>{' '}
      <span className={styles.line}>
        <span className={styles.note}>{formatMinute(order.open_time)}</span>{' '}
        <span className={cx(styles.note, styles.end)}>
          {close_price === null ? (
            <FormattedMessage
              id="orders.row.opened"
              defaultMessage="Open price {price}"
              description="In a row: the price at which a timed order was opened."
              values={{ price: format.price(open_price, precision) }}
            />
          ) : (
            <FormattedMessage
              id="orders.row.prices"
              defaultMessage="{open} → {close}"
              description="In a row: open and close price of a timed order."
              values={{
                open: format.price(open_price, precision),
                close: format.price(close_price, precisionOf(close_price)),
              }}
            />
          )}
        </span>
      </span>
      {verdict === 'differs' || verdict === 'late' ? (
        <span className={styles.warning}>
          <TriangleAlert size={16} aria-hidden />
          <FormattedMessage
            id="orders.row.differs"
            defaultMessage="This result does not follow from its prices"
            description="Warning in a row: the app computed another result than the server says."
          />
        </span>
      ) : null}
      <ChevronRight size={18} aria-hidden className={styles.chevron} />
    </button>
  )
}

/** What an order brought or cost in all, by sign and colour; its tag has the word. */
function Net({ amount, currency }: { amount: string; currency: string }) {
  const format = useMoneyFormat()
  const sign = signOf(amount)
  const text = `${format.signed(amount, currency)} ${currency}`
  return (
    <span className={cx(styles.figure, sign > 0 && styles.positive, sign < 0 && styles.negative)}>
      {text}
    </span>
  )
}

/** The seconds that are left, by the server's clock; a word once they are over. */
function Remaining({ order }: { order: TradeOrder }) {
  const intl = useIntl()
  const now = useServerNow(order.result === 'open')
  switch (phaseOf(order, now)) {
    case 'running':
      return (
        <CountdownText
          className={styles.figure}
          seconds={order.settles_at - now}
          label={intl.formatMessage({
            id: 'orders.row.timer',
            defaultMessage: 'Time until settlement',
            description: 'Name of the countdown in a row, for screen readers.',
          })}
        />
      )
    case 'due':
      return (
        <span className={styles.figure}>
          <FormattedMessage
            id="orders.row.settling"
            defaultMessage="Settling"
            description="In a row instead of the countdown: the second has come, the result has not."
          />
        </span>
      )
    case 'over':
      return null
  }
}
