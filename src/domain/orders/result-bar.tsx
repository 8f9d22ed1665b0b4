import { ChevronRight, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { TradeOrder } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { signOf } from '@/lib/decimal.ts'
import { isolated } from '@/lib/isolated.ts'
import { cx } from '@/ui/cx.ts'
import { IconButton } from '@/ui/icon-button.tsx'
import { useCountUp } from '@/ui/use-count-up.ts'
import { VisuallyHidden } from '@/ui/visually-hidden.tsx'
import { precisionOf } from './order-rules.ts'
import { forgetOrder } from './order-store.ts'
import { useOrderWords } from './order-words.tsx'
import styles from './orders.module.css'
import { ReceiptSheet } from './receipt-sheet.tsx'

/** Seconds for which a result stands in the bar. */
const SHOWN_SECONDS = 12

/** "Bitcoin: Won, +255.00 USD". */
export function useResultWords(): (order: TradeOrder) => string {
  const intl = useIntl()
  const format = useMoneyFormat()
  const words = useOrderWords()
  return ({ name, result, net_profit, currency }) => {
    const values = { name: isolated(name), result: words.result(result) }
    if (net_profit === null) {
      return intl.formatMessage(
        {
          id: 'order.result.said',
          defaultMessage: '{name}: {result}',
          description:
            'An order that has ended, without a profit. name is a product, result such as Won.',
        },
        values,
      )
    }
    return intl.formatMessage(
      {
        id: 'order.result.saidWithNet',
        defaultMessage: '{name}: {result}, {net}',
        description:
          'An order that has ended. name is a product, result such as Won, net the profit or loss with sign and currency.',
      },
      { ...values, net: `${format.signed(net_profit, currency)} ${currency}` },
    )
  }
}

/**
 * A result in the bar of orders: it leads to its receipt, can be put away, and goes by itself once it
 * has stood in sight for a while.
 */
export function ResultBar({ owner, order }: { owner: string; order: TradeOrder }) {
  const intl = useIntl()
  const say = useResultWords()
  const format = useMoneyFormat()
  const [receipt, setReceipt] = useState<TradeOrder | null>(null)
  const [held, setHeld] = useState(false)
  const { id, net_profit, open_price, close_price, currency } = order
  const counted = useCountUp(net_profit ?? '0', currency)
  const sign = net_profit === null ? 0 : signOf(net_profit)
  const price = (value: string) => format.price(value, precisionOf(value))
  const leaveSoon = useTimeInSight(!held && receipt === null, () => forgetOrder(owner, id))
  return (
    <>
      <div
        className={styles.bar}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
      >
        <button type="button" className={styles.barMain} onClick={() => setReceipt(order)}>
          <span className={styles.barWords}>
            <span className={cx(sign > 0 && styles.gained, sign < 0 && styles.lost)}>
              {net_profit === null || counted === net_profit ? (
                say(order)
              ) : (
                <>
                  <span aria-hidden>{say({ ...order, net_profit: counted })}</span>
                  <VisuallyHidden>{say(order)}</VisuallyHidden>
                </>
              )}
            </span>{' '}
            {close_price === null ? null : (
              <span className={styles.barNote}>
                {[open_price, close_price].map(price).join(' → ')}
              </span>
            )}
          </span>
          <span className={styles.barGo}>
            <FormattedMessage
              id="order.strip.receipt"
              defaultMessage="Receipt"
              description="At the end of the strip with a result; pressing it opens the receipt."
            />
            <ChevronRight size={18} aria-hidden />
          </span>
        </button>
        <IconButton
          label={intl.formatMessage({
            id: 'order.strip.dismiss',
            defaultMessage: 'Dismiss',
            description: 'Name of the cross at the end of the strip with a result.',
          })}
          icon={<X size={20} aria-hidden />}
          onClick={() => forgetOrder(owner, id)}
        />
      </div>
      <ReceiptSheet
        order={receipt}
        onClose={() => {
          setReceipt(null)
          setHeld(false)
          leaveSoon()
        }}
      />
    </>
  )
}

/**
 * Calls back after {@link SHOWN_SECONDS} in which the page was in sight and nothing held them; gives
 * what leaves one of them.
 */
function useTimeInSight(running: boolean, onOver: () => void): () => void {
  const [left, setLeft] = useState(SHOWN_SECONDS)
  const end = useEffectEvent(onOver)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setLeft((before) => before - 1)
    }, 1_000)
    return () => clearInterval(timer)
  }, [running])
  useEffect(() => {
    if (left <= 0) end()
  }, [left])
  return () => setLeft(1)
}
