/**
 * The k-line alone on a page, for `npm run bench:pages -- chart`. The address says what is shown:
 * `?empty` nothing, so that its cost is known, too; `?orders=2` open orders; `?stale` an old price.
 */
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '@/api/query-client.ts'
import { KLineChart } from '@/features/trade/chart/k-line.tsx'
import type { Quote, TradeOrder } from '@/generated/h5.schemas.ts'
import { loadMessages } from '@/i18n/message-store.ts'
import { MessagesProvider } from '@/i18n/messages-provider.tsx'
import { applyLook } from '@/lib/theme.ts'
import '@/ui/tokens.css'
import '@/ui/base.css'
import styles from './chart-bench.module.css'

declare global {
  interface Window {
    /** Brings the product's next price, as the page's question each second would. */
    tick?: (price: string, asOf: number) => void
  }
}

const asked = new URLSearchParams(window.location.search)
const SYMBOL = 'BTCUSD'
const PRECISION = 2

function quoteOf(price: string, asOf: number): Quote {
  return {
    symbol: SYMBOL,
    price,
    open: price,
    high: price,
    low: price,
    close: price,
    change: '0.00',
    change_rate: '0',
    state: 'trading',
    as_of: asOf,
    tick_id: `${SYMBOL}-${asOf}`,
    opens_at: null,
  }
}

/** Open orders about a price, one second and a percent of a percent apart. */
function ordersAbout({ price, as_of }: Quote, count: number): TradeOrder[] {
  return Array.from({ length: count }, (_, at) => ({
    type: 'contract',
    id: `bench-${at}`,
    request_id: null,
    symbol: SYMBOL,
    name: 'Bitcoin',
    direction: at % 2 === 0 ? 'up' : 'down',
    currency: 'USD',
    amount: '300.00',
    seconds: 180,
    profit_rate: '0.86',
    fee_rate: '0.01',
    fee: '3.00',
    expected_profit: '258.00',
    accepted_price: null,
    accepted_tick_id: null,
    slippage_rate_max: null,
    open_price: `${BigInt(price.replace('.', '')) / 100n + BigInt(12 * at)}.00`,
    open_time: as_of - 40 * (at + 1),
    open_tick_id: null,
    open_tick_time: null,
    settles_at: as_of + 180 - 40 * (at + 1),
    close_price: null,
    close_time: null,
    close_tick_id: null,
    close_tick_time: null,
    settlement_rule: 'last_tick_at_or_before',
    result: 'open',
    payout: null,
    net_profit: null,
  }))
}

function Bench() {
  const [isFull, setFull] = useState(false)
  const [quote, setQuote] = useState<Quote>()
  const [orders, setOrders] = useState<TradeOrder[]>([])

  useEffect(() => {
    window.tick = (price, asOf) => {
      const next = quoteOf(price, asOf)
      setQuote(next)
      setOrders((before) =>
        before.length > 0
          ? before
          : ordersAbout(next, Number.parseInt(asked.get('orders') ?? '0', 10)),
      )
    }
    return () => {
      delete window.tick
    }
  }, [])

  return (
    <main className={styles.page}>
      {asked.has('empty') ? null : (
        <KLineChart
          symbol={SYMBOL}
          name="Bitcoin"
          precision={PRECISION}
          quote={quote}
          outOfDate={asked.has('stale')}
          orders={orders}
          results={[]}
          isPractice={false}
          alerts={[]}
          offersAlerts={false}
          followed={false}
          ordersKnown
          isFull={isFull}
          onFull={setFull}
          trade={null}
        />
      )}
      <p>{asked.has('empty') ? 'An empty page' : 'Below the chart'}</p>
    </main>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')
applyLook()
await loadMessages('trade')
createRoot(root).render(
  <MessagesProvider>
    <QueryClientProvider client={createQueryClient()}>
      <Bench />
    </QueryClientProvider>
  </MessagesProvider>,
)
