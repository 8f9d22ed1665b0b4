import { ChevronRight, Timer } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { serverNow } from '@/api/server-clock.ts'
import { useServerNow } from '@/api/use-server-now.ts'
import type { WatchedOrder } from '@/domain/inbox/inbox.ts'
import { announce, useNewResults, useUnsettledOrders } from '@/domain/inbox/inbox.ts'
import { tradePath } from '@/lib/paths.ts'
import bar from '@/shell/dock-bar.module.css'
import { showStrip } from '@/shell/page-strip.ts'
import { useToast } from '@/shell/toaster.tsx'
import { formatCountdown } from '@/ui/countdown-text.tsx'
import { UiLink } from '@/ui/link.tsx'
import { useResultWords } from './result-bar.tsx'
import { useSettlement } from './use-settlement.ts'

interface OrderWatchProps {
  owner: string
  /** The real trade page has a bar of its own, with the price. */
  isOnPage: boolean
  /** Called before the strip leads to the ticket of real money. */
  onReturn: (owner: string) => void
}

/**
 * Follows a user's open orders wherever the user is, with a strip for the next settlement on every page. A result
 * that comes while another order runs is shown in a toast: its bar comes after the strip.
 */
export function OrderWatch({ owner, isOnPage, onReturn }: OrderWatchProps) {
  useSettlement(owner)
  const open = useUnsettledOrders(owner)
  const results = useNewResults(owner)
  const say = useResultWords()
  const toast = useToast()
  const [next] = [...open].sort((a, b) => a.settlesAt - b.settlesAt)

  const showInToast = useEffectEvent(() => {
    const isRunning = open.some(({ settlesAt }) => settlesAt > serverNow())
    const fresh = isRunning ? results.filter(({ isAnnounced }) => !isAnnounced) : []
    for (const { outcome } of fresh) toast(say(outcome), 'neutral')
    if (fresh.length > 0) announce(fresh)
  })
  const newest = results.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new result is why it looks again.
  useEffect(showInToast, [newest])

  useEffect(() => {
    if (!next || isOnPage) return
    const onShow = () => onReturn(owner)
    showStrip('orders', <OpenStrip order={next} count={open.length} onShow={onShow} />)
    return () => showStrip('orders', null)
  }, [owner, next, open.length, isOnPage, onReturn])

  return null
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
