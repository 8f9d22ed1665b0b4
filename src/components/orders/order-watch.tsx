import { ChevronRight, Timer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import type { TradeOrder } from '@/generated/model/trade-order.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { paths, tradePath } from '@/lib/paths.ts'
import { formatCountdown } from '@/ui/countdown-text.tsx'
import { UiLink } from '@/ui/link.tsx'
import { VisuallyHidden } from '@/ui/visually-hidden.tsx'
import { showStrip } from '../page-strip.ts'
import { useServerNow } from '../use-server-now.ts'
import type { WatchedOrder } from './order-store.ts'
import { forgetOrder, useNewResults, useWatchedOrders } from './order-store.ts'
import { useOrderWords } from './order-words.ts'
import styles from './orders.module.css'
import { ReceiptSheet } from './receipt-sheet.tsx'
import { useSettlement } from './use-settlement.ts'

/**
 * Follows a user's open orders wherever the user is: a strip above the page with the next
 * settlement, the result at its second, also for a screen reader, and its receipt.
 */
export function OrderWatch({ owner }: { owner: string }) {
  useSettlement(owner)
  const watched = useWatchedOrders(owner)
  const results = useNewResults()
  const { pathname } = useLocation()
  const [receipt, setReceipt] = useState<TradeOrder | null>(null)
  const open = watched.filter(({ id }) => !results.some((result) => result.id === id))
  const result = results[0]
  const next = open.toSorted((a, b) => a.settlesAt - b.settlesAt)[0]

  useEffect(() => {
    if (result)
      showStrip('orders', <ResultStrip order={result} onOpen={() => setReceipt(result)} />)
    // The trade page has its open orders on it.
    else if (next && pathname !== paths.trade) {
      showStrip('orders', <OpenStrip order={next} count={open.length} />)
    } else showStrip('orders', null)
  }, [result, next, open.length, pathname])
  useEffect(() => () => showStrip('orders', null), [])

  return (
    <>
      <div role="status">
        <VisuallyHidden>{result ? <ResultWords order={result} /> : null}</VisuallyHidden>
      </div>
      <ReceiptSheet
        order={receipt}
        onClose={() => {
          if (receipt) forgetOrder(owner, receipt.id)
          setReceipt(null)
        }}
      />
    </>
  )
}

/** "Bitcoin: Won, +255.00 USD". */
function ResultWords({ order }: { order: TradeOrder }) {
  const format = useMoneyFormat()
  const words = useOrderWords()
  const { net_profit, currency } = order
  if (net_profit === null) return `${order.name}: ${words.result(order.result)}`
  const net = `${format.signed(net_profit, currency)} ${currency}`
  return `${order.name}: ${words.result(order.result)}, ${net}`
}

function ResultStrip({ order, onOpen }: { order: TradeOrder; onOpen: () => void }) {
  return (
    <button type="button" className={styles.strip} onClick={onOpen}>
      <Timer size={18} aria-hidden />
      <span className={styles.stripWords}>
        <ResultWords order={order} />
      </span>
      <FormattedMessage
        id="orders.strip.receipt"
        defaultMessage="Receipt"
        description="At the end of the strip with a result; pressing it opens the receipt."
      />
      <ChevronRight size={18} aria-hidden />
    </button>
  )
}

function OpenStrip({ order, count }: { order: WatchedOrder; count: number }) {
  const intl = useIntl()
  const left = order.settlesAt - useServerNow()
  return (
    <UiLink href={tradePath(order.symbol)} className={styles.strip}>
      <Timer size={18} aria-hidden />
      <span className={styles.stripWords}>
        <FormattedMessage
          id="orders.strip.open"
          defaultMessage="{count, plural, one {# open order} other {# open orders}} · {symbol}"
          description="Strip above every page while orders are open; symbol is the one that settles next."
          values={{ count, symbol: order.symbol }}
        />
      </span>
      <span
        role="timer"
        aria-label={intl.formatMessage({
          id: 'orders.strip.timer',
          defaultMessage: 'Time until the next settlement',
          description: 'Name of the countdown in the strip of open orders, for screen readers.',
        })}
      >
        {formatCountdown(left)}
      </span>
      <ChevronRight size={18} aria-hidden />
    </UiLink>
  )
}
