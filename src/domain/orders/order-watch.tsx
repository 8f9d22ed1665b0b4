import { ChevronRight, Timer } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useServerNow } from '@/api/use-server-now.ts'
import type { TradeOrder } from '@/generated/h5.schemas.ts'
import { paths, tradePath } from '@/lib/paths.ts'
import bar from '@/shell/dock-bar.module.css'
import { showStrip } from '@/shell/page-strip.ts'
import { useToast } from '@/shell/toaster.tsx'
import { formatCountdown } from '@/ui/countdown-text.tsx'
import { UiLink } from '@/ui/link.tsx'
import { VisuallyHidden } from '@/ui/visually-hidden.tsx'
import type { WatchedOrder } from './order-store.ts'
import { forgetOrder, useNewResults, useWatchedOrders } from './order-store.ts'
import styles from './orders.module.css'
import { ResultsBar, useResultWords, useSaidResults } from './result-bar.tsx'
import { useSettlement } from './use-settlement.ts'

interface OrderWatchProps {
  owner: string
  /** Whether the trade page practises, which shows nothing of real orders. */
  practises: boolean
  /** Called before the bar leads to the ticket of real money. */
  onReturn: (owner: string) => void
}

/**
 * Follows a user's open orders wherever the user is: a bar on every page with the next settlement;
 * where none is open, the results that came, one after the other. Each result is also said.
 */
export function OrderWatch({ owner, practises, onReturn }: OrderWatchProps) {
  useSettlement(owner)
  const watched = useWatchedOrders(owner)
  const results = useNewResults()
  const say = useResultWords()
  const sayAll = useSaidResults()
  const toast = useToast()
  const { pathname } = useLocation()
  const open = watched.filter(({ id }) => !results.some((result) => result.id === id))
  const result = results[0]
  const [next] = [...open].sort((a, b) => a.settlesAt - b.settlesAt)

  const tell = useEffectEvent((news: TradeOrder) => {
    // The bar counts down for another order still: it has this result later.
    if (open.length > 0) toast(say(news), 'neutral')
  })
  useEffect(() => {
    if (result) tell(result)
  }, [result])

  // The trade page has a bar of its own, with the price.
  const isOnPage = pathname === paths.trade && !practises
  useEffect(() => {
    if (isOnPage) showStrip('orders', null)
    else if (next) {
      const onShow = () => onReturn(owner)
      showStrip('orders', <OpenStrip order={next} count={open.length} onShow={onShow} />)
    } else if (result) {
      showStrip('orders', <ResultsBar results={results} onLeave={(id) => forgetOrder(owner, id)} />)
    } else showStrip('orders', null)
  }, [owner, result, results, next, open.length, isOnPage, onReturn])
  useEffect(() => () => showStrip('orders', null), [])

  return (
    <div role="status" className={styles.said}>
      <VisuallyHidden>{sayAll(results)}</VisuallyHidden>
    </div>
  )
}

interface OpenStripProps {
  order: WatchedOrder
  count: number
  onShow: () => void
}

function OpenStrip({ order, count, onShow }: OpenStripProps) {
  const intl = useIntl()
  const left = order.settlesAt - useServerNow()
  return (
    <UiLink href={tradePath(order.symbol)} className={bar.bar} onClick={onShow}>
      <span className={bar.main}>
        <Timer size={18} aria-hidden />
        <span className={bar.words}>
          <FormattedMessage
            id="order.strip.open"
            defaultMessage="{count, plural, one {# open order} other {# open orders}} · {symbol}"
            description="Strip on every page while orders are open; symbol is the one that settles next."
            values={{ count, symbol: order.symbol }}
          />
        </span>
        <span
          role="timer"
          aria-label={intl.formatMessage({
            id: 'order.strip.timer',
            defaultMessage: 'Time until the next settlement',
            description: 'Name of the countdown in the strip of open orders, for screen readers.',
          })}
        >
          {formatCountdown(left)}
        </span>
        <ChevronRight size={18} aria-hidden />
      </span>
    </UiLink>
  )
}
