import type { ReactNode, RefObject } from 'react'
import type { ResultBarProps } from '@/domain/orders/result-bar.tsx'
import type { PlaceOrderForm, Quote, TradeOrder } from '@/generated/h5.schemas.ts'
import type { Decimal } from '@/lib/decimal.ts'
import type { BodyOf } from '@/patterns/money-flow/engine/money-flow.ts'
import type { MoneyFlow } from '@/patterns/money-flow/engine/use-money-flow.ts'
import type { BuyingPower } from './trade-rules.ts'

/**
 * Where a ticket goes to: the server, with real money, or this device, with that of practice. The page, its
 * ticket and its rules are the same at both.
 */
export interface Desk {
  isPractice: boolean
  flow: MoneyFlow<BodyOf<PlaceOrderForm>, TradeOrder>
  /** The open orders of the user, or those of practice. */
  orders: readonly TradeOrder[]
  /** Whether they are known to be all; nobody's are. */
  ordersKnown: boolean
  buyingPower: BuyingPower
  /** What all open orders together may be; null where it is not known. */
  total: Decimal | null
  fundsFrozen: boolean
  /** The price in sight, which is accepted when a button is pressed. */
  inSight: RefObject<Quote>
  /** The largest stake that is placed without a last look; null while each is asked about. */
  oneTap: Decimal | null
  /** Whether the risk notice comes before the next order. */
  asksRisk: () => boolean
  onPlaced: (order: TradeOrder) => void
  /** Leads visitors to the login before an order; null where one can be placed. */
  onLogIn: (() => void) | null
  /** Results that were not seen yet. */
  results: readonly TradeOrder[]
  /** Those of them that the bar above the chart shows; null where there can be none. */
  resultBar: ResultBarProps | null
  /** Its orders are the user's that are watched on every page. */
  watches: boolean
  /** It has just taken the place of the other desk, below the finger that chose it. */
  isFresh: boolean
  /** Above the ticket, on the page and on the full screen of the chart: what marks practice. */
  head: ReactNode
}
