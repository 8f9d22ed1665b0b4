import type { Page } from '@playwright/test'
import { routes } from '../../src/app/routes.ts'
import {
  activityPath,
  addMethodPath,
  agreementPath,
  customerPath,
  invitedPath,
  isPublicPath,
  ledgerPath,
  newsPath,
  openLocationPath,
  paths,
  projectPath,
  purchaseActionPath,
  purchasePath,
  tradePath,
} from '../../src/lib/paths.ts'
import { at } from './app.ts'
import { expect } from './fixtures.ts'

/** What tells, in any language, that a page shows its content and no longer its loading state. */
const contents: Record<string, string> = {
  [paths.index]: 'main li[aria-posinset="1"]',
  [paths.project]: 'main article',
  [paths.aboutUs]: 'main h2 >> nth=4',
  [paths.user]: 'main dd >> nth=6',
  [paths.login]: 'main form',
  [paths.register]: 'main form',
  [paths.forgotPassword]: 'main form',
  [paths.agreement]: 'main section h2',
  [paths.language]: 'main input[type=radio]:checked',
  [paths.customer]: 'main a[href^="mailto:"]',
  [paths.trade]: 'main form',
  [paths.projectDetails]: 'main form',
  [paths.purchase]: 'main article',
  [paths.withdraw]: 'main form',
  [paths.withdrawalRecords]: 'main article',
  [paths.deposit]: 'main form',
  [paths.depositRecords]: 'main article',
  [paths.depositClasses]: 'main article',
  [paths.orders]: 'main article',
  [paths.messages]: 'main article',
  [paths.notices]: 'main article',
  [paths.news]: 'main article',
  [paths.invite]: 'main svg[role=img]',
  [paths.activities]: 'main dd >> nth=3',
  [paths.activity]: 'main h2',
  [paths.download]: 'main ol li',
  [paths.inviteRules]: 'main section h2',
  [paths.inviteRecords]: 'main article',
  [paths.newsDetails]: 'main article p >> nth=1',
  [paths.security]: 'main dl',
  [paths.chooseLocation]: 'main input[type=search]',
  [paths.openLocation]: 'main dl',
  [paths.verification]: 'main dl',
  [paths.paymentMethods]: 'main article',
  [paths.bindCard]: 'main form',
  [paths.bindWallet]: 'main form',
  [paths.addMethod]: 'main form',
  [paths.loginPassword]: 'main form',
  [paths.fundPassword]: 'main form',
  [paths.wallet]: 'main table',
  [paths.exchange]: 'main form',
  [paths.exchangeRecords]: 'main article',
  [paths.finance]: 'main dd >> nth=4',
}

/** Addresses that name what their page shows. */
const addresses: Record<string, string> = {
  [paths.openLocation]: openLocationPath({
    name: 'Harbour Street',
    address: '12 Harbour Street, New York',
    latitude: '40.7061',
    longitude: '-74.0088',
  }),
  [paths.trade]: tradePath('BTCUSD'),
  [paths.newsDetails]: newsPath('nw_309'),
  [paths.activity]: activityPath('ac_41'),
  [paths.projectDetails]: projectPath('pr_501'),
}

/** Every path of the route table, those for visitors first. */
export const allPaths: readonly string[] = routes
  .map(({ path }) => path)
  // It leads on by itself, and has a test of its own.
  .filter((path) => path !== paths.splash)
  .sort((one, other) => Number(isPublicPath(other)) - Number(isPublicPath(one)))

/** The paths that send visitors to the login page. */
export const privatePaths: readonly string[] = routes
  .filter(({ path, visitors }) => !isPublicPath(path) && !visitors)
  .map(({ path }) => path)

/**
 * Shows a page with its content. Pages that need a session get the demo user's, from then on; so
 * visit in the order of {@link allPaths}.
 */
export async function visit(page: Page, path: string): Promise<void> {
  const content = contents[path]
  if (content === undefined) throw new Error(`tests/e2e/pages.ts does not know ${path}`)
  if (!isPublicPath(path)) {
    await page.evaluate(() => localStorage.setItem('token', 'demo-token'))
  }
  await open(page, path)
  await expect(page.locator(content).first(), `${path} shows its content`).toBeVisible()
}

/** Goes to a page, whatever it shows then. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(at(addresses[path] ?? path))
}

/** What an address can ask a page for besides what it shows first. */
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
  { name: 'myproject-one', path: purchasePath('pu_7001') },
  { name: 'myproject-append', path: purchaseActionPath('pu_7002', 'append') },
  { name: 'myproject-renew', path: purchaseActionPath('pu_7001', 'renew') },
  { name: 'myproject-settle', path: purchaseActionPath('pu_7001', 'settle') },
  { name: 'addBank-alipay', path: addMethodPath('alipay') },
  { name: 'addBank-crypto', path: addMethodPath('crypto_transfer') },
]
