import { useState } from 'react'
import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
import type { TradeOrder } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { signOf } from '@/lib/decimal.ts'
import { isolated } from '@/lib/isolated.ts'
import type { PagePath } from '@/lib/paths.ts'
import { paths } from '@/lib/paths.ts'
import bar from '@/shell/dock-bar.module.css'
import { DockBar, useTimeInSight } from '@/shell/dock-bar.tsx'
import { cx } from '@/ui/cx.ts'
import { useCountUp } from '@/ui/use-count-up.ts'
import { VisuallyHidden } from '@/ui/visually-hidden.tsx'
import { precisionOf } from './order-rules.ts'
import { useOrderWords } from './order-words.tsx'
import styles from './orders.module.css'
import type { PracticeReceipt } from './receipt-sheet.tsx'
import { ReceiptSheet } from './receipt-sheet.tsx'

const dismiss = defineMessage({
  id: 'order.strip.dismiss',
  defaultMessage: 'Dismiss',
  description: 'Name of the cross at the end of the strip with a result.',
})

const many = defineMessage<{ count: number }>({
  id: 'order.result.many',
  defaultMessage: '{count, plural, one {# order} other {# orders}} settled',
  description: 'In the strip of orders, where several have ended at once: how many. Leads to them.',
})

/** Seconds for which a result must be visible in its bar. */
export const RESULT_SECONDS = 12

/** Says one result, "Bitcoin: Won, +255.00 USD", or how many there are. */
export function useResultWords(): (first: TradeOrder, ...others: TradeOrder[]) => string {
  const intl = useIntl()
  const format = useMoneyFormat()
  const words = useOrderWords()
  return ({ name, result, net_profit, currency }, ...others) => {
    if (others.length > 0) return intl.formatMessage(many, { count: others.length + 1 })
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

export interface ResultBarProps {
  /** One result, or several that are shown together. */
  results: readonly TradeOrder[]
  onSeen: (id: string) => void
  /** The list that has them all. */
  list?: PagePath
  /** Practice marks its results, and has receipts of its own. */
  practice?: PracticeReceipt | undefined
  isFresh?: boolean
}

/** Results in the bar of their own page, for their time; another one follows by its own key. */
export function TimedResultBar(props: ResultBarProps) {
  useTimeInSight(RESULT_SECONDS, () => {
    for (const { id } of props.results) props.onSeen(id)
  })
  return <ResultBar {...props} />
}

/** One result leads to its receipt, several to the list of orders. */
export function ResultBar({
  results,
  onSeen,
  list = paths.orders,
  practice,
  isFresh,
}: ResultBarProps) {
  const intl = useIntl()
  const say = useResultWords()
  const [receipt, setReceipt] = useState<TradeOrder | null>(null)
  const [first, ...others] = results
  if (!first) return null
  const isOne = others.length === 0
  const leave = () => {
    for (const { id } of results) onSeen(id)
  }
  return (
    <>
      <DockBar
        {...(isOne ? { onPress: () => setReceipt(first) } : { href: list })}
        action={
          isOne ? (
            <FormattedMessage
              id="order.strip.receipt"
              defaultMessage="Receipt"
              description="At the end of the strip with a result; pressing it opens the receipt."
            />
          ) : (
            <FormattedMessage {...common.orders} />
          )
        }
        isFresh={isFresh}
        dismissLabel={intl.formatMessage(dismiss)}
        onDismiss={leave}
      >
        {practice ? <span>{practice.mark}</span> : null}
        {isOne ? <SingleResult order={first} /> : say(first, ...others)}
      </DockBar>
      <ReceiptSheet
        order={receipt}
        {...(practice && { practice })}
        onClose={() => {
          setReceipt(null)
          leave()
        }}
      />
    </>
  )
}

/** Counts the profit or loss up to what it is; a screen reader gets that alone. */
function SingleResult({ order }: { order: TradeOrder }) {
  const say = useResultWords()
  const format = useMoneyFormat()
  const { net_profit, open_price, close_price, currency } = order
  const counted = useCountUp(net_profit ?? '0', currency)
  const sign = net_profit === null ? 0 : signOf(net_profit)
  const price = (value: string) => format.price(value, precisionOf(value))
  return (
    <>
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
        <span className={bar.note}>{[open_price, close_price].map(price).join(' → ')}</span>
      )}
    </>
  )
}
