/* Builds every link within the app. */
import { pages } from './pages.ts'

/** Adds query parameters to a path; absent values are left out. */
function withQuery(path: string, query: Record<string, string | undefined>): string {
  const parameters = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(key, value)
  }
  const text = parameters.toString()
  return text === '' ? path : `${path}?${text}`
}

/** The texts that the agreement page shows. */
export type AgreementType = 'agreement' | 'privacy' | 'risk'

/** The path of each page. */
export const paths = Object.fromEntries(
  Object.entries(pages).map(([name, { path }]) => [name, path]),
) as { [Name in keyof typeof pages]: (typeof pages)[Name]['path'] }

/** The path of a page of the app. */
export type PagePath = (typeof paths)[keyof typeof paths]

const known: ReadonlySet<string> = new Set(Object.values(paths))

const pathOf = (address: string) => address.replace(/[?#].*$/, '')

/** Whether an address from outside, such as a server's, is a page of the app. */
export const isPage = (address: string | null): address is string =>
  address !== null && known.has(pathOf(address))

/** The path of the page that an address from outside names, without what it says beside it; else null. */
export const pageOf = (address: string | null): PagePath | null =>
  // The set has the paths of the pages alone.
  isPage(address) ? (pathOf(address) as PagePath) : null

/** The agreement page with one of its texts. */
export const agreementPath = (type: AgreementType) => withQuery(paths.agreement, { type })

/** Search parameter of the login page: where to go after logging in. */
export const RETURN_TO = 'return_to'

/** The login page, which leads back to the page of this address afterwards. */
export const loginPath = ({ pathname, search }: { pathname: string; search: string }) =>
  withQuery(paths.login, { [RETURN_TO]: `${pathname}${search}` })

/** The registration with the code of the user who invites. */
export const invitedPath = (code: string) => withQuery(paths.register, { invitation_code: code })

/** The deposit of an amount, a decimal text in the currency of the balance. */
export const depositPath = (amount: string) => withQuery(paths.deposit, { amount })

/** The trade page of a product, with the ticket of such an order filled in: its stake, a decimal text, and time. */
export const tradePath = (symbol: string, ticket: { amount?: string; seconds?: string } = {}) =>
  withQuery(paths.trade, { symbol, ...ticket })

/** The price alerts, with the form for one of a product, at a price from its chart if there is one. */
export const priceAlertsPath = (symbol: string, price?: string) =>
  withQuery(paths.priceAlerts, { symbol, price })

/** The page of one project, where it is bought. */
export const projectPath = (id: string) => withQuery(paths.projectDetails, { project_id: id })

/** The page of one purchase of a project. */
export const purchasePath = (id: string) => withQuery(paths.purchase, { purchase_id: id })

/** The calendar of the incomes of all purchases. */
export const calendarPath = withQuery(paths.purchase, { view: 'calendar' })

/** What can be done with a purchase on a page of its own; buying again is the project's page. */
export type PurchaseActionName = 'append' | 'renew' | 'settle'

/** The page on which something is done with a purchase. */
export const purchaseActionPath = (id: string, action: PurchaseActionName) =>
  withQuery(paths.purchase, { purchase_id: id, action })

/** A list of the user's records with the one open that a request made, which the list looks up. */
export const recordPath = (list: string, requestId: string | null, query = {}) =>
  withQuery(list, { ...query, request_id: requestId ?? undefined })

/** One news item. */
export const newsPath = (id: string) => withQuery(paths.newsDetails, { id })

/** One activity. */
export const activityPath = (id: string) => withQuery(paths.activity, { id })
/** The ledger of the wallet. */
export const ledgerPath = withQuery(paths.wallet, { view: 'ledger' })

/** The exchange of cash and one coin. */
export const exchangePath = (coin: string) => withQuery(paths.exchange, { coin })

/** The page that adds a payment method of one type. */
export const addMethodPath = (type: string) => withQuery(paths.addMethod, { type })

/** The page that shows one place. */
export const openLocationPath = (place: {
  name: string
  address: string
  latitude: string
  longitude: string
}) => withQuery(paths.openLocation, place)

/** Customer service, with what the user was looking at, ready to be told. */
export const customerPath = (about: { page: string; record?: string }) =>
  withQuery(paths.customer, { page: about.page, record: about.record })
