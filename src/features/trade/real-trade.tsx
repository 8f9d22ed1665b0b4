import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAreas } from '@/api/areas.ts'
import { useDeviceStore } from '@/api/device-store.ts'
import { useEventsFlow } from '@/api/events-flow.ts'
import { useUserOrVisitor } from '@/api/user.ts'
import { useOneTap } from '@/domain/account/one-tap.ts'
import { groupToShow } from '@/domain/inbox/inbox.ts'
import { useOrderInbox, useOwnOpenOrders } from '@/domain/inbox/order-inbox.ts'
import type { ProductDetails, SettlementOption, TradeOrder } from '@/generated/h5.schemas.ts'
import { useGetOwnLimits } from '@/generated/limits/limits.ts'
import { useListHoldings } from '@/generated/orders/orders.ts'
import { loginPath } from '@/lib/paths.ts'
import { useMoneyFlow } from '@/patterns/money-flow/engine/use-money-flow.ts'
import { useToast } from '@/shell/toaster.tsx'
import { placing } from './order-flow.ts'
import { RISK } from './risk-gate.tsx'
import { TradePage } from './trade-page.tsx'

/** Refetch interval of open orders in milliseconds, for orders placed on other devices, and where settlements are told. */
const REFETCH_MS = 15_000
const REFETCH_BESIDE_EVENTS_MS = 60_000
/** The largest page of a list (contract: `limit`). */
const LARGEST_PAGE = 100

export interface RealTradeProps {
  details: ProductDetails
  options: readonly SettlementOption[]
  isFresh: boolean
  switchFor: ((isBusy: boolean) => ReactNode) | null
}

/** A product and its orders with real money; visitors see all of it and are led to the login. */
export function RealTrade({ isFresh, ...props }: RealTradeProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const location = useLocation()
  const toast = useToast()
  const user = useUserOrVisitor()
  const isVisitor = user === null
  const store = useDeviceStore()
  const [oneTap] = useOneTap()
  const { results, follow, markSeen } = useOrderInbox()
  const holdings = useOpenOrders(!isVisitor, follow)
  return (
    <TradePage
      {...props}
      desk={{
        isPractice: false,
        flow: useMoneyFlow(placing),
        orders: useOwnOpenOrders(holdings?.list ?? NO_ORDERS),
        ordersKnown: isVisitor || holdings !== undefined,
        buyingPower: {
          available: isVisitor ? null : (user?.balances.available ?? null),
          left: holdings?.totals.left ?? null,
          own: useOwnLimits(!isVisitor),
        },
        total: holdings?.totals.total_max ?? null,
        fundsFrozen: user?.user.funds_frozen === true,
        inSight: useRef(props.details.quote),
        oneTap,
        asksRisk: () => store.read(RISK) === null,
        onPlaced: (order) => {
          follow([order])
          toast(
            intl.formatMessage({
              id: 'trade.ticket.placed',
              defaultMessage: 'Order placed',
              description: 'Toast after an order was placed.',
            }),
            'success',
          )
        },
        onLogIn: isVisitor ? () => navigate(loginPath(location)) : null,
        results: results.map(({ outcome }) => outcome),
        resultBar: isVisitor
          ? null
          : {
              results: groupToShow(results).map(({ outcome }) => outcome),
              onSeen: markSeen,
            },
        watches: !isVisitor,
        isFresh,
        head: null,
      }}
    />
  )
}

/** What the user allows for orders; null where that is not known, or nothing a user of this server can set. */
function useOwnLimits(isUser: boolean) {
  const { has } = useAreas()
  const { data } = useGetOwnLimits({
    query: {
      enabled: isUser && has('own_limits'),
      // Other devices place orders, too, and a day ends.
      refetchInterval: REFETCH_BESIDE_EVENTS_MS,
      refetchOnWindowFocus: 'always',
    },
  })
  return isUser && data !== undefined && has('own_limits') ? data : null
}

const NO_ORDERS: readonly TradeOrder[] = []

/** The user's open orders; their results are waited for from now on. */
function useOpenOrders(isUser: boolean, follow: (orders: readonly TradeOrder[]) => void) {
  const eventsFlow = useEventsFlow()
  const { data: page } = useListHoldings(
    { limit: LARGEST_PAGE },
    {
      query: {
        enabled: isUser,
        refetchInterval: eventsFlow ? REFETCH_BESIDE_EVENTS_MS : REFETCH_MS,
        refetchOnWindowFocus: 'always',
      },
    },
  )
  const list = page?.list
  const followAll = useEffectEvent(follow)
  useEffect(() => {
    if (list && isUser) followAll(list)
  }, [list, isUser])
  return isUser ? page : undefined
}
