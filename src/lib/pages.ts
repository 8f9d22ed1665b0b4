/*
 * The pages of the app: one row each, with its address in the specification's own names (section 2), who may
 * open it, and what the site and its server must offer. `paths`, the areas of a site and the routes derive
 * from it; each feature's `pages.ts` adds the title, the data and the screen.
 */

/**
 * Who may open a page.
 *
 * - `public`: everyone. The page doesn't wait for the user's information.
 * - `optional`: visitors, and users once their information is loaded. The trade page asks visitors to log in
 *   when they place an order.
 * - `session`: anyone with a session, also while their information can't be loaded, because the content is
 *   public.
 * - `private`: users, once their information is loaded.
 */
export type Access = 'public' | 'optional' | 'session' | 'private'

/** One of the four bottom tabs. */
export type TabName = 'trade' | 'project' | 'home' | 'user'

interface PageOptions {
  access: Access
  /** `standard`: the app draws the bar with its title. `custom`: the page draws its own head. */
  bar: 'standard' | 'custom'
  /** Set on the four tab pages. */
  tab?: TabName
  /** The area of the site that the page belongs to (`areas` of `GET /api/index/info`). */
  area?: 'trading' | 'financing' | 'coins' | 'invitations' | 'activities' | 'news' | 'places'
  /** What the server must support beyond the specification (`capabilities` of the same response). */
  capability?: 'own_limits' | 'devices' | 'price_alerts' | 'practice' | 'passkeys'
}

/** What the frame needs to know of a page before its screen is loaded. */
export interface PageFacts extends PageOptions {
  path: string
}

const page = <Name extends string>(name: Name, options: PageOptions) => ({
  path: `/pages/${name}/${name}` as const,
  ...options,
})

export const pages = {
  index: page('index', { access: 'public', bar: 'custom', tab: 'trade', area: 'trading' }),
  project: page('project', { access: 'private', bar: 'custom', tab: 'project', area: 'financing' }),
  aboutUs: page('aboutus', { access: 'public', bar: 'custom', tab: 'home' }),
  user: page('user', { access: 'private', bar: 'custom', tab: 'user' }),
  login: page('login', { access: 'public', bar: 'custom' }),
  register: page('register', { access: 'public', bar: 'custom' }),
  forgotPassword: page('forgetpwd', { access: 'public', bar: 'custom' }),
  agreement: page('agreement', { access: 'public', bar: 'custom' }),
  language: page('public', { access: 'public', bar: 'custom' }),
  customer: page('customer', { access: 'public', bar: 'standard' }),
  withdraw: page('cash', { access: 'private', bar: 'custom' }),
  withdrawalRecords: page('cashrecord', { access: 'private', bar: 'standard' }),
  deposit: page('recharge', { access: 'private', bar: 'custom' }),
  depositRecords: page('rechargerecord', { access: 'private', bar: 'standard' }),
  depositClasses: page('rechargeList', { access: 'private', bar: 'standard' }),
  trade: page('trade', { access: 'optional', bar: 'standard', area: 'trading' }),
  orders: page('order', { access: 'private', bar: 'custom', area: 'trading' }),
  priceAlerts: page('alerts', {
    access: 'private',
    bar: 'custom',
    area: 'trading',
    capability: 'price_alerts',
  }),
  practice: page('practice', {
    access: 'optional',
    bar: 'custom',
    area: 'trading',
    capability: 'practice',
  }),
  finance: page('finance', { access: 'private', bar: 'custom', area: 'financing' }),
  projectDetails: page('projectdetails', { access: 'private', bar: 'custom', area: 'financing' }),
  purchase: page('myproject', { access: 'private', bar: 'custom', area: 'financing' }),
  wallet: page('wallet', { access: 'private', bar: 'custom' }),
  exchange: page('exchange', { access: 'private', bar: 'custom', area: 'coins' }),
  exchangeRecords: page('exchangerecord', { access: 'private', bar: 'custom', area: 'coins' }),
  settings: page('settings', { access: 'private', bar: 'custom' }),
  security: page('security', { access: 'private', bar: 'standard' }),
  loginPassword: page('setpassword', { access: 'private', bar: 'standard' }),
  fundPassword: page('setfundpassword', { access: 'private', bar: 'standard' }),
  devices: page('devices', { access: 'private', bar: 'custom', capability: 'devices' }),
  securityEvents: page('securityEvents', {
    access: 'private',
    bar: 'custom',
    capability: 'devices',
  }),
  passkeys: page('passkeys', { access: 'private', bar: 'custom', capability: 'passkeys' }),
  messages: page('message', { access: 'private', bar: 'standard' }),
  notices: page('notice', { access: 'session', bar: 'standard' }),
  activities: page('activityCenter', { access: 'session', bar: 'standard', area: 'activities' }),
  verification: page('auth', { access: 'private', bar: 'standard' }),
  paymentMethods: page('payment', { access: 'private', bar: 'standard' }),
  bindCard: page('bindbank', { access: 'private', bar: 'custom' }),
  bindWallet: page('bindwallet', { access: 'private', bar: 'custom', area: 'coins' }),
  addMethod: page('addBank', { access: 'private', bar: 'standard' }),
  chooseLocation: page('chooselocation', { access: 'private', bar: 'custom', area: 'places' }),
  openLocation: page('openlocation', { access: 'private', bar: 'custom', area: 'places' }),
  invite: page('invite', { access: 'private', bar: 'custom', area: 'invitations' }),
  news: page('news', { access: 'session', bar: 'standard', area: 'news' }),
  newsDetails: page('newsdetails', { access: 'session', bar: 'standard', area: 'news' }),
  activity: page('activity', { access: 'session', bar: 'standard', area: 'activities' }),
  inviteRules: page('inviterules', { access: 'private', bar: 'custom', area: 'invitations' }),
  inviteRecords: page('inviterecord', { access: 'private', bar: 'custom', area: 'invitations' }),
  limits: page('limits', {
    access: 'private',
    bar: 'custom',
    area: 'trading',
    capability: 'own_limits',
  }),
  splash: page('splash', { access: 'public', bar: 'custom' }),
  download: page('download', { access: 'public', bar: 'custom' }),
} as const satisfies Record<string, PageFacts>
