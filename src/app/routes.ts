import { accessPages } from '@/features/access/pages.ts'
import { accountPages } from '@/features/account/pages.ts'
import { activitiesPages } from '@/features/activities/pages.ts'
import { alertsPages } from '@/features/alerts/pages.ts'
import { contentPages } from '@/features/content/pages.ts'
import { depositPages } from '@/features/deposit/pages.ts'
import { exchangePages } from '@/features/exchange/pages.ts'
import { financePages } from '@/features/finance/pages.ts'
import { financingPages } from '@/features/financing/pages.ts'
import { homePages } from '@/features/home/pages.ts'
import { invitationPages } from '@/features/invitation/pages.ts'
import { limitsPages } from '@/features/limits/pages.ts'
import { locationPages } from '@/features/location/pages.ts'
import { marketPages } from '@/features/market/pages.ts'
import { messagesPages } from '@/features/messages/pages.ts'
import { ordersPages } from '@/features/orders/pages.ts'
import { paymentPages } from '@/features/payment/pages.ts'
import { practicePages } from '@/features/practice/pages.ts'
import { securityPages } from '@/features/security/pages.ts'
import { supportPages } from '@/features/support/pages.ts'
import { tradePages } from '@/features/trade/pages.ts'
import { verificationPages } from '@/features/verification/pages.ts'
import { walletPages } from '@/features/wallet/pages.ts'
import { withdrawalPages } from '@/features/withdrawal/pages.ts'
import { paths } from '@/lib/paths.ts'
import type { PageDefinition } from '@/shell/route-context.ts'

/** The pages of each feature by its folder, which also names the part of the messages that they load. */
const pagesOf: Readonly<Record<string, readonly PageDefinition[]>> = {
  market: marketPages,
  financing: financingPages,
  home: homePages,
  account: accountPages,
  access: accessPages,
  content: contentPages,
  support: supportPages,
  messages: messagesPages,
  invitation: invitationPages,
  activities: activitiesPages,
  trade: tradePages,
  limits: limitsPages,
  alerts: alertsPages,
  orders: ordersPages,
  practice: practicePages,
  wallet: walletPages,
  deposit: depositPages,
  exchange: exchangePages,
  finance: financePages,
  withdrawal: withdrawalPages,
  security: securityPages,
  payment: paymentPages,
  verification: verificationPages,
  location: locationPages,
}

/** A page of the app, with the feature whose texts it shows. */
export interface Route extends PageDefinition {
  feature: string
}

export const routes: readonly Route[] = Object.entries(pagesOf).flatMap(([feature, pages]) =>
  pages.map((page) => ({ ...page, feature })),
)

export const routesByPath: ReadonlyMap<string, Route> = new Map(
  routes.map((route) => [route.path, route]),
)

/** The page of an address; the root is the entry page, Home. */
export function routeOf(pathname: string): Route | undefined {
  return routesByPath.get(pathname === '/' ? paths.aboutUs : pathname)
}
