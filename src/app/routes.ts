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

type RouteRow = Omit<Route, 'tab' | 'title' | 'load'> & {
  title: MessageDescriptor
  tab?: TabName
  /** Set on the entry page alone; all others stand in `screens.ts`, which it does without. */
  load?: Route['load']
}

const rows: readonly RouteRow[] = [
  {
    path: paths.index,
    title: titles.trade,
    bar: 'custom',
    tab: 'trade',
    areas: ['market'],
  },
  {
    path: paths.project,
    title: titles.project,
    bar: 'custom',
    tab: 'project',
    areas: ['balance', 'financing', 'list'],
  },
  {
    path: paths.projectDetails,
    title: titles.projectDetails,
    bar: 'custom',
    areas: ['financing', 'invest', 'form'],
  },
  {
    path: paths.purchase,
    title: titles.myProjects,
    bar: 'custom',
    areas: ['financing', 'purchase', 'bought'],
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
  },
  {
    path: paths.login,
    title: titles.login,
    bar: 'custom',
    areas: ['access', 'form'],
  },
  {
    path: paths.register,
    title: titles.register,
    bar: 'custom',
    areas: ['access', 'form', 'password'],
  },
  {
    path: paths.forgotPassword,
    title: titles.forgotPassword,
    bar: 'custom',
    areas: ['access', 'form', 'password'],
  },
  {
    path: paths.agreement,
    title: titles.agreement,
    bar: 'custom',
    areas: ['content'],
  },
  {
    path: paths.language,
    title: titles.language,
    bar: 'custom',
    areas: ['support'],
  },
  {
    path: paths.customer,
    title: titles.customer,
    bar: 'standard',
    areas: ['support', 'copy'],
  },
  {
    path: paths.messages,
    title: titles.messages,
    bar: 'standard',
    areas: ['messages', 'list', 'form'],
  },
  {
    path: paths.notices,
    title: titles.notices,
    bar: 'standard',
    publicContent: true,
    areas: ['messages', 'list'],
  },
  {
    path: paths.news,
    title: titles.news,
    bar: 'standard',
    publicContent: true,
    areas: ['news', 'list'],
  },
  {
    path: paths.newsDetails,
    title: titles.newsDetails,
    bar: 'standard',
    publicContent: true,
    areas: ['news', 'copy'],
  },
  {
    path: paths.invite,
    title: titles.invite,
    bar: 'custom',
    areas: ['invitation', 'copy'],
  },
  {
    path: paths.inviteRules,
    title: titles.inviteRules,
    bar: 'custom',
    areas: ['invitation'],
  },
  {
    path: paths.inviteRecords,
    title: titles.inviteRecords,
    bar: 'custom',
    areas: ['invitation', 'list'],
  },
  {
    path: paths.activities,
    title: titles.activities,
    bar: 'standard',
    publicContent: true,
    areas: ['activities', 'form'],
  },
  {
    path: paths.activity,
    title: titles.activity,
    bar: 'standard',
    publicContent: true,
    areas: ['activities'],
  },
  {
    path: paths.download,
    title: titles.download,
    bar: 'custom',
    areas: ['download'],
  },
  {
    path: paths.splash,
    title: titles.splash,
    bar: 'custom',
    areas: ['splash'],
  },
  {
    path: paths.trade,
    title: titles.trade,
    bar: 'standard',
    visitors: true,
    areas: ['trade', 'orders', 'form'],
  },
  {
    path: paths.orders,
    title: titles.orders,
    bar: 'custom',
    areas: ['orders', 'bought', 'list'],
  },
  {
    path: paths.wallet,
    title: titles.wallet,
    bar: 'custom',
    areas: ['wallet', 'balance', 'charts', 'list'],
  },
  {
    path: paths.deposit,
    title: titles.deposit,
    bar: 'custom',
    areas: ['deposit', 'conditions', 'form', 'upload', 'copy'],
  },
  {
    path: paths.depositRecords,
    title: titles.depositRecords,
    bar: 'standard',
    areas: ['deposit', 'list'],
  },
  {
    path: paths.depositClasses,
    title: titles.depositClasses,
    bar: 'standard',
    areas: ['deposit', 'list'],
  },
  {
    path: paths.exchange,
    title: titles.exchange,
    bar: 'custom',
    areas: ['exchange', 'form'],
  },
  {
    path: paths.exchangeRecords,
    title: titles.exchangeRecords,
    bar: 'custom',
    areas: ['exchange', 'list'],
  },
  {
    path: paths.finance,
    title: titles.finance,
    bar: 'custom',
    areas: ['finance', 'balance', 'bought'],
  },
  {
    path: paths.withdraw,
    title: titles.withdraw,
    bar: 'custom',
    areas: ['withdrawal', 'conditions', 'form'],
  },
  {
    path: paths.withdrawalRecords,
    title: titles.withdrawalRecords,
    bar: 'standard',
    areas: ['withdrawal', 'list'],
  },
  {
    path: paths.security,
    title: securityTitles.security,
    bar: 'standard',
    areas: ['security', 'review'],
  },
  {
    path: paths.loginPassword,
    title: securityTitles.loginPassword,
    bar: 'standard',
    areas: ['security', 'form', 'password'],
  },
  {
    path: paths.fundPassword,
    title: securityTitles.fundPassword,
    bar: 'standard',
    areas: ['security', 'form', 'password'],
  },
  {
    path: paths.paymentMethods,
    title: paymentTitles.methods,
    bar: 'standard',
    areas: ['payment', 'list', 'form'],
  },
  {
    path: paths.bindCard,
    title: paymentTitles.card,
    bar: 'custom',
    areas: ['payment', 'form'],
  },
  {
    path: paths.bindWallet,
    title: paymentTitles.wallet,
    bar: 'custom',
    areas: ['payment', 'form'],
  },
  {
    path: paths.addMethod,
    title: paymentTitles.add,
    bar: 'standard',
    areas: ['payment', 'form'],
  },
  {
    path: paths.verification,
    title: verificationTitle,
    bar: 'standard',
    areas: ['verification', 'review', 'form', 'upload'],
  },
  {
    path: paths.chooseLocation,
    title: locationTitles.choose,
    bar: 'custom',
    areas: ['location'],
  },
  {
    path: paths.openLocation,
    title: locationTitles.open,
    bar: 'custom',
    areas: ['location', 'copy'],
  },
]

/** The route table: every page that exists. Whether one is public follows from its path. */
export const routes: readonly Route[] = rows.map((row) => ({
  ...row,
  tab: row.tab,
  load: row.load ?? (async () => (await import('./screens.ts')).loadScreenOf(row.path)),
}))

/** The table by path. */
export const routesByPath: ReadonlyMap<string, Route> = new Map(
  routes.map((route) => [route.path, route]),
)

/** The paths of the table, for what offers a way only where one leads. */
export const availablePaths: ReadonlySet<string> = new Set(routesByPath.keys())
