import type { Page } from '@playwright/test'
import { routeOf, routes } from '../../src/app/routes.ts'
import {
  activityPath,
  addMethodPath,
  agreementPath,
  calendarPath,
  customerPath,
  invitedPath,
  ledgerPath,
  newsPath,
  openLocationPath,
  paths,
  priceAlertsPath,
  projectPath,
  purchaseActionPath,
  purchasePath,
  tradePath,
} from '../../src/lib/paths.ts'
import { at } from './app.ts'
import { expect } from './fixtures.ts'

/** Kilobytes (1,000 bytes) of gzip scripts by kind of page (docs/decisions/client.md). */
const kilobytes = {
  entry: 213.7,
  list: 230.6,
  records: 235.6,
  orders: 239.9,
  form: 253.5,
  /** A form whose result names the next step. */
  nextStep: 252.9,
  money: 279.2,
  /** Forms with addresses, their check, and their QR codes or pictures. */
  address: 287.6,
  /** With the amounts that a project takes. */
  projects: 235.5,
  /** My projects. */
  purchase: 235.1,
  purchaseForm: 280.1,
  /** With the line of ticks beside the candles. */
  trade: 365.2,
  /** Pages with charts of their own. */
  charts: 358.4,
}
const STYLES = 11.77

/** A page as the browser tests know it. */
export interface ShownPage {
  /** Names, in its parameters, what the page shows. */
  address: string
  /** What tells, in any language, that the page shows its content and no longer its loading state. */
  content: string
  size: keyof typeof kilobytes
  /** Kilobytes of gzip styles, where they are not what other pages have. */
  styles?: number
  /** Set where there is money: the record that customer service is told of besides the page. */
  support?: { record?: string }
}

/** What tells a page from a list of records: what its content is, and how large it may be. */
const shownAs: Readonly<Record<string, Partial<ShownPage>>> = {
  [paths.index]: { content: 'main li[aria-posinset="1"]', size: 'list' },
  [paths.project]: { size: 'projects', support: {} },
  [paths.aboutUs]: { content: 'main h2 >> nth=6', size: 'entry', styles: 10.29 },
  [paths.user]: { content: 'main summary', size: 'list', support: {} },
  [paths.login]: { content: 'main form', size: 'form' },
  [paths.register]: { content: 'main form', size: 'form' },
  [paths.forgotPassword]: { content: 'main form', size: 'form' },
  [paths.agreement]: { content: 'main section h2' },
  [paths.language]: { content: 'main input[type=radio]:checked', size: 'list' },
  [paths.customer]: { content: 'main a[href^="mailto:"]', size: 'list' },
  [paths.trade]: {
    address: tradePath('BTCUSD'),
    content: 'main form',
    size: 'trade',
    styles: 16.8,
    support: {},
  },
  [paths.projectDetails]: {
    address: projectPath('pr_501'),
    content: 'main form',
    size: 'money',
    styles: 12.89,
    support: { record: 'pr_501' },
  },
  [paths.purchase]: { size: 'purchase', support: {} },
  [paths.withdraw]: { content: 'main form', size: 'money', styles: 13, support: {} },
  [paths.withdrawalRecords]: { support: {} },
  [paths.deposit]: { content: 'main form', size: 'address', styles: 14.44, support: {} },
  [paths.depositRecords]: { support: {} },
  [paths.depositClasses]: { support: {} },
  [paths.limits]: { content: 'main form', size: 'form' },
  [paths.orders]: { size: 'orders', styles: 12.17, support: {} },
  [paths.priceAlerts]: {
    address: priceAlertsPath('BTCUSD'),
    content: 'main form',
    size: 'form',
  },
  [paths.practice]: { content: 'main dl', size: 'money', styles: 12.94, support: {} },
  [paths.invite]: { content: 'main svg[role=img]' },
  [paths.activities]: { content: 'main dd >> nth=3' },
  [paths.activity]: { address: activityPath('ac_41'), content: 'main h2' },
  [paths.download]: { content: 'main ol li' },
  [paths.inviteRules]: { content: 'main section h2' },
  [paths.newsDetails]: { address: newsPath('nw_309'), content: 'main article p >> nth=1' },
  [paths.settings]: { content: 'main li >> nth=7', size: 'list' },
  [paths.security]: { content: 'main dl' },
  [paths.devices]: { content: 'main ul', size: 'form' },
  // With the names of cities in ten languages.
  [paths.chooseLocation]: { content: 'main input[type=search]', size: 'form' },
  [paths.openLocation]: {
    // Of a link from outside, a city of the list is shown.
    address: openLocationPath({
      name: 'Hanoi',
      address: 'Vietnam',
      latitude: '21.03',
      longitude: '105.85',
    }),
    content: 'main dl',
    size: 'list',
  },
  [paths.verification]: { content: 'main dl', size: 'money', styles: 12.78 },
  [paths.paymentMethods]: { size: 'money', support: {} },
  [paths.bindCard]: { content: 'main form', size: 'money', support: {} },
  [paths.bindWallet]: { content: 'main form', size: 'address', styles: 11.93, support: {} },
  [paths.addMethod]: { content: 'main form', size: 'money', support: {} },
  [paths.loginPassword]: { content: 'main form', size: 'form' },
  [paths.fundPassword]: { content: 'main form', size: 'nextStep' },
  [paths.passkeys]: { content: 'main form', size: 'form' },
  [paths.wallet]: { content: 'main table', size: 'charts', styles: 12.11, support: {} },
  [paths.exchange]: { content: 'main form', size: 'money', support: {} },
  [paths.exchangeRecords]: { support: {} },
  [paths.finance]: { content: 'main dd >> nth=4', size: 'list', support: {} },
}

/** Every page of the app but the splash, which leads on by itself and has its own test. */
export const pages: readonly ShownPage[] = routes
  .filter(({ path }) => path !== paths.splash)
  .map(({ path }) => ({
    address: path,
    content: 'main article',
    size: 'records',
    ...shownAs[path],
  }))

/** What stands behind a parameter of an address and loads more, or is asked for by other rules. */
export const innerPages: readonly ShownPage[] = [
  { address: ledgerPath, content: 'main article', size: 'records', support: {} },
  {
    address: purchasePath('pu_7001'),
    content: 'main table',
    size: 'charts',
    support: { record: 'pu_7001' },
  },
  {
    address: purchaseActionPath('pu_7001', 'append'),
    content: 'main form',
    size: 'purchaseForm',
    styles: 12.06,
    support: { record: 'pu_7001' },
  },
]

/** The path of a page, without the parameters of its address. */
export const pathOf = ({ address }: ShownPage): string => address.replace(/\?.*$/, '')

/** The address of customer service that a page has to link; nothing where it need not. */
export const supportOf = (page: ShownPage): string | undefined =>
  page.support && customerPath({ page: pathOf(page), ...page.support })

const accessOf = (address: string) => routeOf(address.replace(/\?.*$/, ''))?.access

/** Whether a page is shown with a session here, as users see it. */
export const isForUsers = (address: string): boolean => accessOf(address) !== 'public'

/** Whether visitors are sent to the login page. */
export const isGated = ({ address }: ShownPage): boolean =>
  isForUsers(address) && accessOf(address) !== 'optional'

/**
 * Bytes by which a page may be larger than what was reached: files name each other by their hashes, so
 * that any edit changes what gzip makes of all of them.
 */
const HASHES = 250

/** Bytes of gzip that a page may load. */
export const budgetOf = ({ size, styles = STYLES }: ShownPage) => ({
  scripts: kilobytes[size] * 1000 + HASHES,
  styles: styles * 1000,
})

/**
 * Shows a page with its content. Pages that need a session get the demo user's, from then on.
 */
export async function visit(page: Page, shown: ShownPage): Promise<void> {
  const { address, content } = shown
  if (isForUsers(address)) {
    await page.evaluate(() => localStorage.setItem('token', 'demo-token'))
  }
  await page.goto(at(address))
  await expect(page.locator(content).first(), `${address} shows its content`).toBeVisible()
}

/** What else an address can ask a page for: `npm run gallery` looks at all of it. */
export const views: readonly { name: string; path: string }[] = [
  { name: 'agreement-privacy', path: agreementPath('privacy') },
  { name: 'agreement-risk', path: agreementPath('risk') },
  {
    name: 'customer-context',
    path: customerPath({ page: paths.withdrawalRecords, record: 'wd_4007' }),
  },
  { name: 'register-invited', path: invitedPath('H5DEMO') },
  { name: 'order-history', path: `${paths.orders}?view=history` },
  { name: 'order-contract', path: `${paths.orders}?view=contract` },
  { name: 'order-project', path: `${paths.orders}?view=project` },
  { name: 'wallet-ledger', path: ledgerPath },
  { name: 'myproject-calendar', path: calendarPath },
  { name: 'myproject-one', path: purchasePath('pu_7001') },
  { name: 'myproject-append', path: purchaseActionPath('pu_7002', 'append') },
  { name: 'myproject-renew', path: purchaseActionPath('pu_7001', 'renew') },
  { name: 'myproject-settle', path: purchaseActionPath('pu_7001', 'settle') },
  { name: 'addBank-alipay', path: addMethodPath('alipay') },
  { name: 'addBank-crypto', path: addMethodPath('crypto_transfer') },
]
