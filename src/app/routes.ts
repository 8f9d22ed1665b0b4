import type { ComponentType } from 'react'
import type { MessageDescriptor } from 'react-intl'
import { defineMessages } from 'react-intl'
import type { RouteFacts, TabName } from '@/components/route-context.ts'
import type { MessageArea } from '@/i18n/message-store.ts'
import { paths } from '@/lib/paths.ts'

/** One page of the app, as data. */
export interface Route extends RouteFacts {
  /** The parts of the catalogue that the page shows. */
  areas: readonly MessageArea[]
  /**
   * Set on the entry page, which everybody sees first: it does without the data layer, whose
   * libraries would double its size.
   */
  light?: boolean
  /**
   * Set where visitors see the page although its path is none of the public ones: the trade page,
   * whose ticket asks them to log in when they place it (docs/decisions/021).
   */
  visitors?: boolean
  /**
   * Set where a page shows what is public, although its path is not: without a network it can be
   * read, and nobody's data are on it.
   */
  publicContent?: boolean
  /** Loads the screen; each has a file of its own. */
  load: () => Promise<ComponentType>
}

const titles = defineMessages({
  home: {
    id: 'app.title.home',
    defaultMessage: 'About Us',
    description: 'Title of the entry page.',
  },
  trade: { id: 'app.title.trade', defaultMessage: 'Trade', description: 'Title of the quotes.' },
  project: {
    id: 'app.title.project',
    defaultMessage: 'Project',
    description: 'Title of the list of financing projects.',
  },
  user: {
    id: 'app.title.user',
    defaultMessage: 'User',
    description: 'Title of the personal center.',
  },
  login: {
    id: 'app.title.login',
    defaultMessage: 'Log in',
    description: 'Title of the login page.',
  },
  register: {
    id: 'app.title.register',
    defaultMessage: 'Register',
    description: 'Title of the registration page.',
  },
  forgotPassword: {
    id: 'app.title.forgotPassword',
    defaultMessage: 'Forgot password',
    description: 'Title of the page where a forgotten password is replaced.',
  },
  agreement: {
    id: 'app.title.agreement',
    defaultMessage: 'Terms',
    description: 'Title of the page with agreement, privacy and risk texts.',
  },
  language: {
    id: 'app.title.language',
    defaultMessage: 'Language',
    description: 'Title of the page where the language is chosen.',
  },
  customer: {
    id: 'app.title.customer',
    defaultMessage: 'Customer service',
    description: 'Title of the page with the ways to reach support.',
  },
  messages: {
    id: 'app.title.messages',
    defaultMessage: 'Messages',
    description: 'Title of the list of personal messages.',
  },
  notices: {
    id: 'app.title.notices',
    defaultMessage: 'Notices',
    description: 'Title of the list of notices of the platform to everybody.',
  },
  news: {
    id: 'app.title.news',
    defaultMessage: 'News',
    description: 'Title of the list of news.',
  },
  newsDetails: {
    id: 'app.title.newsDetails',
    defaultMessage: 'News',
    description: 'Title of the page with one article.',
  },
  invite: {
    id: 'app.title.invite',
    defaultMessage: 'Invite friends',
    description: 'Title of the page with the invitation code and its QR code.',
  },
  inviteRules: {
    id: 'app.title.inviteRules',
    defaultMessage: 'Invitation rules',
    description: 'Title of the page with the rules of the invitation campaign.',
  },
  inviteRecords: {
    id: 'app.title.inviteRecords',
    defaultMessage: 'Invitation records',
    description: 'Title of the list of invited people and their bonuses.',
  },
  activities: {
    id: 'app.title.activities',
    defaultMessage: 'Activity center',
    description: 'Title of the page with the daily bonus and the activities.',
  },
  activity: {
    id: 'app.title.activity',
    defaultMessage: 'Activity',
    description: 'Title of the page of one activity.',
  },
  download: {
    id: 'app.title.download',
    defaultMessage: 'Get the app',
    description: 'Title of the page where the app is downloaded or put on the home screen.',
  },
  splash: {
    id: 'app.title.splash',
    defaultMessage: 'Welcome',
    description: 'Title of the splash page, until the name of the product is known.',
  },
  orders: {
    id: 'app.title.orders',
    defaultMessage: 'Orders',
    description: 'Title of the page with all orders of the user.',
  },
  projectDetails: {
    id: 'app.title.projectDetails',
    defaultMessage: 'Project details',
    description: 'Title of the page of one financing project, until its name is known.',
  },
  myProjects: {
    id: 'app.title.myProjects',
    defaultMessage: 'My projects',
    description: 'Title of the list of purchases, and of one until its name is known.',
  },
  wallet: {
    id: 'app.title.wallet',
    defaultMessage: 'Wallet',
    description: "Title of the page with the user's cash, coins and ledger.",
  },
  deposit: {
    id: 'app.title.deposit',
    defaultMessage: 'Deposit',
    description: 'Title of the deposit page.',
  },
  depositRecords: {
    id: 'app.title.depositRecords',
    defaultMessage: 'Deposit records',
    description: 'Title of the list of deposits by status.',
  },
  depositClasses: {
    id: 'app.title.depositClasses',
    defaultMessage: 'Deposits by class',
    description: 'Title of the list of deposits by class: self-service, gifts, bonuses.',
  },
  exchange: {
    id: 'app.title.exchange',
    defaultMessage: 'Exchange',
    description: 'Title of the page where cash and coins are exchanged.',
  },
  exchangeRecords: {
    id: 'app.title.exchangeRecords',
    defaultMessage: 'Exchange records',
    description: 'Title of the list of exchanges.',
  },
  finance: {
    id: 'app.title.finance',
    defaultMessage: 'Finance',
    description: 'Title of the overview of the money in financing projects.',
  },
  withdraw: {
    id: 'app.title.withdraw',
    defaultMessage: 'Withdraw',
    description: 'Title of the withdrawal page.',
  },
  withdrawalRecords: {
    id: 'app.title.withdrawalRecords',
    defaultMessage: 'Withdrawal records',
    description: 'Title of the list of withdrawals.',
  },
})

const securityTitles = defineMessages({
  security: {
    id: 'app.title.security',
    defaultMessage: 'Security',
    description: 'Title of the page with passwords, profile and appearance.',
  },
  loginPassword: {
    id: 'app.title.loginPassword',
    defaultMessage: 'Login password',
    description: 'Title of the page where the login password is changed.',
  },
  fundPassword: {
    id: 'app.title.fundPassword',
    defaultMessage: 'Fund password',
    description: 'Title of the page where the fund password is set.',
  },
})

const { verificationTitle } = defineMessages({
  verificationTitle: {
    id: 'app.title.verification',
    defaultMessage: 'Real-name verification',
    description: 'Title of the page of real-name verification.',
  },
})

const locationTitles = defineMessages({
  choose: {
    id: 'app.title.chooseLocation',
    defaultMessage: 'Choose a place',
    description: 'Title of the page on which a place is chosen.',
  },
  open: {
    id: 'app.title.openLocation',
    defaultMessage: 'Place',
    description: 'Title of the page that shows one place.',
  },
})

const paymentTitles = defineMessages({
  methods: {
    id: 'app.title.paymentMethods',
    defaultMessage: 'Payment methods',
    description: 'Title of the list of bound cards, accounts and addresses.',
  },
  card: {
    id: 'app.title.bindCard',
    defaultMessage: 'Bind a bank card',
    description: 'Title of the page where a bank card is bound.',
  },
  wallet: {
    id: 'app.title.bindWallet',
    defaultMessage: 'Bind a wallet address',
    description: 'Title of the page where a wallet address is bound.',
  },
  add: {
    id: 'app.title.addMethod',
    defaultMessage: 'Add a payment method',
    description: 'Title of the page where Alipay, WeChat pay and transfers are added.',
  },
})

type RouteRow = Omit<Route, 'tab' | 'title'> & { title: MessageDescriptor; tab?: TabName }

const rows: readonly RouteRow[] = [
  {
    path: paths.index,
    title: titles.trade,
    bar: 'custom',
    tab: 'trade',
    areas: ['market'],
    load: () => import('@/features/market/quotes-screen.tsx').then((module) => module.QuotesScreen),
  },
  {
    path: paths.project,
    title: titles.project,
    bar: 'custom',
    tab: 'project',
    areas: ['balance', 'financing', 'list'],
    load: () =>
      import('@/features/financing/projects-screen.tsx').then((module) => module.ProjectsScreen),
  },
  {
    path: paths.projectDetails,
    title: titles.projectDetails,
    bar: 'custom',
    areas: ['financing', 'invest', 'form'],
    load: () =>
      import('@/features/financing/project-details-screen.tsx').then(
        (module) => module.ProjectDetailsScreen,
      ),
  },
  {
    path: paths.purchase,
    title: titles.myProjects,
    bar: 'custom',
    areas: ['financing', 'purchase', 'bought'],
    load: () =>
      import('@/features/financing/purchase-screen.tsx').then((module) => module.PurchaseScreen),
  },
  {
    path: paths.aboutUs,
    title: titles.home,
    bar: 'custom',
    tab: 'home',
    light: true,
    areas: ['home'],
    load: () => import('@/features/home/home-screen.tsx').then((module) => module.HomeScreen),
  },
  {
    path: paths.user,
    title: titles.user,
    bar: 'custom',
    tab: 'user',
    areas: ['account', 'balance', 'copy', 'review'],
    load: () => import('@/features/account/user-screen.tsx').then((module) => module.UserScreen),
  },
  {
    path: paths.login,
    title: titles.login,
    bar: 'custom',
    areas: ['access', 'form'],
    load: () => import('@/features/access/login-screen.tsx').then((module) => module.LoginScreen),
  },
  {
    path: paths.register,
    title: titles.register,
    bar: 'custom',
    areas: ['access', 'form', 'password'],
    load: () =>
      import('@/features/access/register-screen.tsx').then((module) => module.RegisterScreen),
  },
  {
    path: paths.forgotPassword,
    title: titles.forgotPassword,
    bar: 'custom',
    areas: ['access', 'form', 'password'],
    load: () =>
      import('@/features/access/forgot-password-screen.tsx').then(
        (module) => module.ForgotPasswordScreen,
      ),
  },
  {
    path: paths.agreement,
    title: titles.agreement,
    bar: 'custom',
    areas: ['content'],
    load: () =>
      import('@/features/content/agreement-screen.tsx').then((module) => module.AgreementScreen),
  },
  {
    path: paths.language,
    title: titles.language,
    bar: 'custom',
    areas: ['support'],
    load: () =>
      import('@/features/support/language-screen.tsx').then((module) => module.LanguageScreen),
  },
  {
    path: paths.customer,
    title: titles.customer,
    bar: 'standard',
    areas: ['support', 'copy'],
    load: () =>
      import('@/features/support/customer-screen.tsx').then((module) => module.CustomerScreen),
  },
  {
    path: paths.messages,
    title: titles.messages,
    bar: 'standard',
    areas: ['messages', 'list', 'form'],
    load: () =>
      import('@/features/messages/messages-screen.tsx').then((module) => module.MessagesScreen),
  },
  {
    path: paths.notices,
    title: titles.notices,
    bar: 'standard',
    publicContent: true,
    areas: ['messages', 'list'],
    load: () =>
      import('@/features/messages/notices-screen.tsx').then((module) => module.NoticesScreen),
  },
  {
    path: paths.news,
    title: titles.news,
    bar: 'standard',
    publicContent: true,
    areas: ['news', 'list'],
    load: () => import('@/features/content/news-screen.tsx').then((module) => module.NewsScreen),
  },
  {
    path: paths.newsDetails,
    title: titles.newsDetails,
    bar: 'standard',
    publicContent: true,
    areas: ['news', 'copy'],
    load: () =>
      import('@/features/content/news-details-screen.tsx').then(
        (module) => module.NewsDetailsScreen,
      ),
  },
  {
    path: paths.invite,
    title: titles.invite,
    bar: 'custom',
    areas: ['invitation', 'copy'],
    load: () =>
      import('@/features/invitation/invite-screen.tsx').then((module) => module.InviteScreen),
  },
  {
    path: paths.inviteRules,
    title: titles.inviteRules,
    bar: 'custom',
    areas: ['invitation'],
    load: () =>
      import('@/features/invitation/invite-rules-screen.tsx').then(
        (module) => module.InviteRulesScreen,
      ),
  },
  {
    path: paths.inviteRecords,
    title: titles.inviteRecords,
    bar: 'custom',
    areas: ['invitation', 'list'],
    load: () =>
      import('@/features/invitation/invite-records-screen.tsx').then(
        (module) => module.InviteRecordsScreen,
      ),
  },
  {
    path: paths.activities,
    title: titles.activities,
    bar: 'standard',
    publicContent: true,
    areas: ['activities', 'form'],
    load: () =>
      import('@/features/activities/activity-center-screen.tsx').then(
        (module) => module.ActivityCenterScreen,
      ),
  },
  {
    path: paths.activity,
    title: titles.activity,
    bar: 'standard',
    publicContent: true,
    areas: ['activities'],
    load: () =>
      import('@/features/activities/activity-screen.tsx').then((module) => module.ActivityScreen),
  },
  {
    path: paths.download,
    title: titles.download,
    bar: 'custom',
    areas: ['download'],
    load: () =>
      import('@/features/content/download-screen.tsx').then((module) => module.DownloadScreen),
  },
  {
    path: paths.splash,
    title: titles.splash,
    bar: 'custom',
    areas: ['splash'],
    load: () =>
      import('@/features/content/splash-screen.tsx').then((module) => module.SplashScreen),
  },
  {
    path: paths.trade,
    title: titles.trade,
    bar: 'standard',
    visitors: true,
    areas: ['trade', 'orders', 'form'],
    load: () => import('@/features/trade/trade-screen.tsx').then((module) => module.TradeScreen),
  },
  {
    path: paths.orders,
    title: titles.orders,
    bar: 'custom',
    areas: ['orders', 'bought', 'list'],
    load: () => import('@/features/orders/orders-screen.tsx').then((module) => module.OrdersScreen),
  },
  {
    path: paths.wallet,
    title: titles.wallet,
    bar: 'custom',
    areas: ['wallet', 'balance', 'charts', 'list'],
    load: () => import('@/features/wallet/wallet-screen.tsx').then((module) => module.WalletScreen),
  },
  {
    path: paths.deposit,
    title: titles.deposit,
    bar: 'custom',
    areas: ['deposit', 'conditions', 'form', 'upload', 'copy'],
    load: () =>
      import('@/features/deposit/deposit-screen.tsx').then((module) => module.DepositScreen),
  },
  {
    path: paths.depositRecords,
    title: titles.depositRecords,
    bar: 'standard',
    areas: ['deposit', 'list'],
    load: () =>
      import('@/features/deposit/deposit-records-screen.tsx').then(
        (module) => module.DepositRecordsScreen,
      ),
  },
  {
    path: paths.depositClasses,
    title: titles.depositClasses,
    bar: 'standard',
    areas: ['deposit', 'list'],
    load: () =>
      import('@/features/deposit/deposit-classes-screen.tsx').then(
        (module) => module.DepositClassesScreen,
      ),
  },
  {
    path: paths.exchange,
    title: titles.exchange,
    bar: 'custom',
    areas: ['exchange', 'form'],
    load: () =>
      import('@/features/exchange/exchange-screen.tsx').then((module) => module.ExchangeScreen),
  },
  {
    path: paths.exchangeRecords,
    title: titles.exchangeRecords,
    bar: 'custom',
    areas: ['exchange', 'list'],
    load: () =>
      import('@/features/exchange/exchange-records-screen.tsx').then(
        (module) => module.ExchangeRecordsScreen,
      ),
  },
  {
    path: paths.finance,
    title: titles.finance,
    bar: 'custom',
    areas: ['finance', 'balance', 'bought'],
    load: () =>
      import('@/features/finance/finance-screen.tsx').then((module) => module.FinanceScreen),
  },
  {
    path: paths.withdraw,
    title: titles.withdraw,
    bar: 'custom',
    areas: ['withdrawal', 'conditions', 'form'],
    load: () =>
      import('@/features/withdrawal/withdraw-screen.tsx').then((module) => module.WithdrawScreen),
  },
  {
    path: paths.withdrawalRecords,
    title: titles.withdrawalRecords,
    bar: 'standard',
    areas: ['withdrawal', 'list'],
    load: () =>
      import('@/features/withdrawal/withdrawal-records-screen.tsx').then(
        (module) => module.WithdrawalRecordsScreen,
      ),
  },
  {
    path: paths.security,
    title: securityTitles.security,
    bar: 'standard',
    areas: ['security', 'review'],
    load: () =>
      import('@/features/security/security-screen.tsx').then((module) => module.SecurityScreen),
  },
  {
    path: paths.loginPassword,
    title: securityTitles.loginPassword,
    bar: 'standard',
    areas: ['security', 'form', 'password'],
    load: () =>
      import('@/features/security/login-password-screen.tsx').then(
        (module) => module.LoginPasswordScreen,
      ),
  },
  {
    path: paths.fundPassword,
    title: securityTitles.fundPassword,
    bar: 'standard',
    areas: ['security', 'form', 'password'],
    load: () =>
      import('@/features/security/fund-password-screen.tsx').then(
        (module) => module.FundPasswordScreen,
      ),
  },
  {
    path: paths.paymentMethods,
    title: paymentTitles.methods,
    bar: 'standard',
    areas: ['payment', 'list', 'form'],
    load: () =>
      import('@/features/payment/payment-screen.tsx').then((module) => module.PaymentScreen),
  },
  {
    path: paths.bindCard,
    title: paymentTitles.card,
    bar: 'custom',
    areas: ['payment', 'form'],
    load: () =>
      import('@/features/payment/bind-card-screen.tsx').then((module) => module.BindCardScreen),
  },
  {
    path: paths.bindWallet,
    title: paymentTitles.wallet,
    bar: 'custom',
    areas: ['payment', 'form'],
    load: () =>
      import('@/features/payment/bind-wallet-screen.tsx').then((module) => module.BindWalletScreen),
  },
  {
    path: paths.addMethod,
    title: paymentTitles.add,
    bar: 'standard',
    areas: ['payment', 'form'],
    load: () =>
      import('@/features/payment/add-method-screen.tsx').then((module) => module.AddMethodScreen),
  },
  {
    path: paths.verification,
    title: verificationTitle,
    bar: 'standard',
    areas: ['verification', 'review', 'form', 'upload'],
    load: () =>
      import('@/features/verification/verification-screen.tsx').then(
        (module) => module.VerificationScreen,
      ),
  },
  {
    path: paths.chooseLocation,
    title: locationTitles.choose,
    bar: 'custom',
    areas: ['location'],
    load: () =>
      import('@/features/location/choose-location-screen.tsx').then(
        (module) => module.ChooseLocationScreen,
      ),
  },
  {
    path: paths.openLocation,
    title: locationTitles.open,
    bar: 'custom',
    areas: ['location', 'copy'],
    load: () =>
      import('@/features/location/open-location-screen.tsx').then(
        (module) => module.OpenLocationScreen,
      ),
  },
]

/** The route table: every page that exists. Whether one is public follows from its path. */
export const routes: readonly Route[] = rows.map((row) => ({ ...row, tab: row.tab }))

/** The table by path. */
export const routesByPath: ReadonlyMap<string, Route> = new Map(
  routes.map((route) => [route.path, route]),
)

/** The paths of the table, for what offers a way only where one leads. */
export const availablePaths: ReadonlySet<string> = new Set(routesByPath.keys())
