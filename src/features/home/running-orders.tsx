import { useEffect, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useServerNow } from '@/api/use-server-now.ts'
import { useShownAmounts } from '@/domain/balances/shown-amounts.tsx'
import { useStillOpen, watchOrders } from '@/domain/inbox/inbox.ts'
import { OrderStanding } from '@/domain/orders/order-standing.tsx'
import { DirectionBadge } from '@/domain/orders/order-words.tsx'
import styles from '@/domain/orders/orders.module.css'
import { freshPrices } from '@/domain/quotes/live-quote-rules.ts'
import { useLiveQuotes } from '@/domain/quotes/use-live-quotes.ts'
import type { TradeOrder } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { paths, tradePath } from '@/lib/paths.ts'
import { Section } from '@/ui/card.tsx'
import { CountdownText } from '@/ui/countdown-text.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import { TextLink } from '@/ui/text-link.tsx'

/** How many are shown; all are among the orders. */
const SHOWN = 3

interface RunningOrdersProps {
  owner: string
  orders: readonly TradeOrder[]
  /** Whose quotes are asked for; of all products without it. */
  quoted: readonly string[] | undefined
}

/** The open orders that settle next, each with its countdown and where it stands; nothing without one. */
export function RunningOrders({ owner, orders, quoted }: RunningOrdersProps) {
  useEffect(() => watchOrders(owner, orders), [owner, orders])
  const open = useStillOpen(owner, orders)
  if (open.length === 0) return null
  return (
    <Section
      heading={<FormattedMessage {...common.openOrders} />}
      action={
        <TextLink href={paths.orders}>
          <FormattedMessage {...common.orders} />
        </TextLink>
      }
    >
      <Rows orders={open} quoted={quoted} />
    </Section>
  )
}

function Rows({ orders, quoted }: Omit<RunningOrdersProps, 'owner'>) {
  const intl = useIntl()
  const shown = useShownAmounts()
  const now = useServerNow()
  const quotes = useLiveQuotes(quoted)
  const prices = useMemo(
    () => (quotes.state === 'live' && !quotes.failing ? freshPrices(quotes.list, now) : null),
    [quotes, now],
  )
  const next = [...orders].sort((a, b) => a.settles_at - b.settles_at).slice(0, SHOWN)
  return (
    <ListGroup>
      {next.map((order) => (
        <ListRow
          key={order.id}
          href={tradePath(order.symbol)}
          icon={<DirectionBadge direction={order.direction} brief />}
          title={order.name}
          subtitle={
            <>
              {shown.money(order.amount, order.currency)}
              {' · '}
              <CountdownText
                seconds={order.settles_at - now}
                label={intl.formatMessage(common.timeLeft)}
              />
            </>
          }
          value={
            shown.hidden ? undefined : (
              <span className={styles.barEnd}>
                <OrderStanding
                  order={order}
                  price={prices?.get(order.symbol)}
                  left={order.settles_at - now}
                />
              </span>
            )
          }
        />
      ))}
    </ListGroup>
  )
}
