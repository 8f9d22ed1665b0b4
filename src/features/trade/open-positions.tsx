import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { CountdownRing } from '@/components/orders/countdown-ring.tsx'
import { DirectionBadge } from '@/components/orders/direction-badge.tsx'
import { precisionOf, settlementAt } from '@/components/orders/order-rules.ts'
import { forgetOrder, useNewResults } from '@/components/orders/order-store.ts'
import { useOrderWords } from '@/components/orders/order-words.ts'
import { ReceiptSheet } from '@/components/orders/receipt-sheet.tsx'
import { ResultTag } from '@/components/orders/result-tag.tsx'
import type { TradeOrder } from '@/generated/model/trade-order.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { signOf } from '@/lib/decimal.ts'
import { Card, Section } from '@/ui/card.tsx'
import { cx } from '@/ui/cx.ts'
import styles from './trade.module.css'

export interface OpenPositionsProps {
  owner: string
  orders: readonly TradeOrder[]
  /** The live prices that are fresh, by symbol. */
  prices: ReadonlyMap<string, Decimal>
  /** The server's time, Unix seconds. */
  now: number
}

/** The user's open orders with their countdowns, and the results that just came. */
export function OpenPositions({ owner, orders, prices, now }: OpenPositionsProps) {
  const results = useNewResults()
  const [shown, setShown] = useState<string | null>(null)
  const open = orders.filter(({ id }) => !results.some((result) => result.id === id))
  const all = [...results, ...open]
  if (all.length === 0 && shown === null) return null
  return (
    <Section
      heading={
        <FormattedMessage
          id="trade.positions.heading"
          defaultMessage="Open orders"
          description="Heading above the user's open orders on the trade page."
        />
      }
    >
      <Card padding="none">
        <ul className={styles.positions}>
          {all.map((order) => (
            <li key={order.id}>
              <button type="button" className={styles.position} onClick={() => setShown(order.id)}>
                {order.result === 'open' ? (
                  <OpenRow order={order} price={prices.get(order.symbol)} now={now} />
                ) : (
                  <ResultRow order={order} />
                )}
              </button>
            </li>
          ))}
        </ul>
      </Card>
      <ReceiptSheet
        order={all.find(({ id }) => id === shown) ?? null}
        onClose={() => {
          const seen = results.find(({ id }) => id === shown)
          if (seen) forgetOrder(owner, seen.id)
          setShown(null)
        }}
      />
    </Section>
  )
}

interface OpenRowProps {
  order: TradeOrder
  price: Decimal | undefined
  now: number
}

function OpenRow({ order, price, now }: OpenRowProps) {
  const format = useMoneyFormat()
  const left = order.settles_at - now
  return (
    <>
      <CountdownRing left={left} total={order.seconds} />
      <span className={styles.words}>
        <span className={styles.name}>
          {order.name} <DirectionBadge direction={order.direction} />
        </span>
        <span className={styles.note}>
          <FormattedMessage
            id="trade.positions.opened"
            defaultMessage="{amount} at {price}"
            description="An open order: its amount with currency, and its open price."
            values={{
              amount: format.money(order.amount, order.currency),
              price: format.price(order.open_price, precisionOf(order.open_price)),
            }}
          />
        </span>
      </span>
      <span className={styles.end}>
        {left > 0 ? (
          <IfEndedNow order={order} price={price} />
        ) : (
          <span className={styles.note}>
            <FormattedMessage
              id="trade.positions.settling"
              defaultMessage="Settling …"
              description="An open order whose second has come, while its result is asked for."
            />
          </span>
        )}
      </span>
    </>
  )
}

/** What the order would lead to at the present price; nothing while that price is old. */
function IfEndedNow({ order, price }: { order: TradeOrder; price: Decimal | undefined }) {
  const format = useMoneyFormat()
  const words = useOrderWords()
  if (price === undefined) {
    return (
      <span className={styles.note}>
        <FormattedMessage
          id="trade.positions.noPrice"
          defaultMessage="No fresh price"
          description="In an open order, where its product has no price that is fresh."
        />
      </span>
    )
  }
  const { result, netProfit } = settlementAt(order, price)
  return (
    <>
      <span className={styles.note}>
        <FormattedMessage
          id="trade.positions.ifNow"
          defaultMessage="If it ended now: {result}"
          description="Above what an open order would lead to; result is a word such as 'Won'."
          values={{ result: words.result(result) }}
        />
      </span>
      <Net
        value={netProfit}
        currency={order.currency}
        text={format.signed(netProfit, order.currency)}
      />
    </>
  )
}

function ResultRow({ order }: { order: TradeOrder }) {
  const format = useMoneyFormat()
  const { net_profit, currency } = order
  return (
    <>
      <span className={styles.words}>
        <span className={styles.name}>
          {order.name} <DirectionBadge direction={order.direction} />
        </span>
        <span className={styles.note}>
          <FormattedMessage
            id="trade.positions.receipt"
            defaultMessage="Settled. Tap for the receipt."
            description="In the row of an order whose result just came."
          />
        </span>
      </span>
      <span className={styles.end}>
        <ResultTag result={order.result} />
        {net_profit === null ? null : (
          <Net value={net_profit} currency={currency} text={format.signed(net_profit, currency)} />
        )}
      </span>
    </>
  )
}

function Net({ value, currency, text }: { value: Decimal; currency: string; text: string }) {
  const sign = signOf(value)
  return (
    <span className={cx(styles.net, sign > 0 && styles.gain, sign < 0 && styles.lossOf)}>
      {text} {currency}
    </span>
  )
}
