import { ArrowDown, ArrowUp, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { precisionOf } from '@/domain/orders/order-rules.ts'
import { OrderStanding } from '@/domain/orders/order-standing.tsx'
import { useOrderWords } from '@/domain/orders/order-words.tsx'
import styles from '@/domain/orders/orders.module.css'
import { ReceiptSheet } from '@/domain/orders/receipt-sheet.tsx'
import type { ResultBarProps } from '@/domain/orders/result-bar.tsx'
import { TimedResultBar } from '@/domain/orders/result-bar.tsx'
import type { TradeOrder } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import bar from '@/shell/dock-bar.module.css'
import { CountdownText } from '@/ui/countdown-text.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import { Sheet } from '@/ui/sheet.tsx'

export interface OrderBarProps {
  /** Results that were not seen yet. */
  results: readonly TradeOrder[]
  /** Those of them that are shown. */
  resultBar: ResultBarProps
  /** The product of the page: its orders need not name it. */
  symbol: string
  orders: readonly TradeOrder[]
  /** The live prices that are fresh, by symbol. */
  prices: ReadonlyMap<string, Decimal>
  /** The server's time, Unix seconds. */
  now: number
}

/**
 * The life of the user's orders on the trade page: the one that settles next with its countdown and
 * where it stands, then its result, then nothing.
 */
export function OrderBar({ results, resultBar, symbol, orders, prices, now }: OrderBarProps) {
  const { practice } = resultBar
  const open = [...orders].sort((a, b) => a.settles_at - b.settles_at)
  const [shown, setShown] = useState<string | null>(null)
  const [lists, setLists] = useState(false)
  const [next] = open
  return (
    <>
      {next ? (
        <Running
          order={next}
          isOther={next.symbol !== symbol}
          others={open.length - 1}
          price={prices.get(next.symbol)}
          now={now}
          mark={practice?.mark}
          onOpen={() => (open.length > 1 ? setLists(true) : setShown(next.id))}
        />
      ) : null}
      {next ? null : (
        <TimedResultBar key={resultBar.results.map(({ id }) => id).join()} {...resultBar} />
      )}
      <OpenOrders
        open={lists && open.length > 0}
        onOpenChange={setLists}
        orders={open}
        prices={prices}
        now={now}
        mark={practice?.mark}
        onChoose={(id) => {
          setLists(false)
          setShown(id)
        }}
      />
      <ReceiptSheet
        order={[...results, ...orders].find(({ id }) => id === shown) ?? null}
        {...(practice && { practice })}
        onClose={() => {
          // A result that its receipt has shown needs no bar.
          if (results.some(({ id }) => id === shown) && shown !== null) resultBar.onSeen(shown)
          setShown(null)
        }}
      />
    </>
  )
}

const ARROWS = { up: ArrowUp, down: ArrowDown }

interface RunningProps {
  order: TradeOrder
  /** It is in another product than the page's. */
  isOther: boolean
  /** How many more are open. */
  others: number
  price: Decimal | undefined
  now: number
  mark: ReactNode
  onOpen: () => void
}

function Running({ order, isOther, others, price, now, mark, onOpen }: RunningProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const words = useOrderWords()
  const Arrow = ARROWS[order.direction]
  const show = (value: Decimal) => format.price(value, precisionOf(order.open_price))
  const left = order.settles_at - now
  return (
    <div className={bar.bar}>
      <button type="button" className={bar.main} onClick={onOpen}>
        <span className={styles.barStart}>
          <CountdownText
            seconds={left}
            label={intl.formatMessage(common.timeLeft)}
            className={styles.barTime}
          />
          {others > 0 ? (
            <span className={styles.count}>
              <FormattedMessage
                id="trade.positions.more"
                defaultMessage="+{count}"
                description="Beside the countdown in the bar of an open order: how many more are open; very short."
                values={{ count: others }}
              />
            </span>
          ) : null}
        </span>{' '}
        <span className={bar.words}>
          <span className={styles.barLine}>
            <Arrow size={14} strokeWidth={3} aria-label={words.direction(order.direction)} />
            {mark}
            {isOther ? <span>{order.symbol}</span> : null}
            <span>{format.money(order.amount, order.currency)}</span>
          </span>{' '}
          <span className={bar.note}>
            {price === undefined
              ? show(order.open_price)
              : `${show(order.open_price)} → ${show(price)}`}
          </span>
        </span>{' '}
        <span className={bar.go}>
          <span className={styles.barEnd}>
            <OrderStanding order={order} price={price} left={left} />
          </span>
          <ChevronRight size={18} aria-hidden />
        </span>
      </button>
    </div>
  )
}

interface OpenOrdersProps extends Pick<OrderBarProps, 'orders' | 'prices' | 'now'> {
  open: boolean
  mark: ReactNode
  onOpenChange: (open: boolean) => void
  onChoose: (id: string) => void
}

/** All open orders, the next settlement first; each leads to its receipt. */
function OpenOrders({ open, onOpenChange, orders, prices, now, mark, onChoose }: OpenOrdersProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const words = useOrderWords()
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={<FormattedMessage {...common.openOrders} />}
      closeLabel={intl.formatMessage(common.close)}
    >
      {mark}
      <ListGroup>
        {orders.map((order) => (
          <ListRow
            key={order.id}
            badge={
              <CountdownText
                seconds={order.settles_at - now}
                label={intl.formatMessage(common.timeLeft)}
              />
            }
            title={
              <FormattedMessage
                id="trade.positions.title"
                defaultMessage="{name} · {direction}"
                description="An open order in the list: its product, and 'Buy up' or 'Buy down'."
                values={{ name: order.name, direction: words.direction(order.direction) }}
              />
            }
            subtitle={
              <FormattedMessage
                id="trade.positions.opened"
                defaultMessage="{amount} at {price}"
                description="An open order: its amount with currency, and its open price."
                values={{
                  amount: format.money(order.amount, order.currency),
                  price: format.price(order.open_price, precisionOf(order.open_price)),
                }}
              />
            }
            value={
              <span className={styles.barEnd}>
                <OrderStanding
                  order={order}
                  price={prices.get(order.symbol)}
                  left={order.settles_at - now}
                />
              </span>
            }
            onClick={() => onChoose(order.id)}
          />
        ))}
      </ListGroup>
    </Sheet>
  )
}
