import type { ComponentType } from 'react'
import type { MessageDescriptor } from 'react-intl'
import type { RouteFacts, TabName } from '@/components/route-context.ts'
import type { MessageArea } from '@/i18n/message-store.ts'
import { paths } from '@/lib/paths.ts'
import { titles } from './titles.ts'

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
    title: titles.security,
    bar: 'standard',
    areas: ['security', 'review'],
  },
  {
    path: paths.loginPassword,
    title: titles.loginPassword,
    bar: 'standard',
    areas: ['security', 'form', 'password'],
  },
  {
    path: paths.fundPassword,
    title: titles.fundPassword,
    bar: 'standard',
    areas: ['security', 'form', 'password'],
  },
  {
    path: paths.paymentMethods,
    title: titles.paymentMethods,
    bar: 'standard',
    areas: ['payment', 'list', 'form'],
  },
  {
    path: paths.bindCard,
    title: titles.bindCard,
    bar: 'custom',
    areas: ['payment', 'form'],
  },
  {
    path: paths.bindWallet,
    title: titles.bindWallet,
    bar: 'custom',
    areas: ['payment', 'form'],
  },
  {
    path: paths.addMethod,
    title: titles.addPaymentMethod,
    bar: 'standard',
    areas: ['payment', 'form'],
  },
  {
    path: paths.verification,
    title: titles.verification,
    bar: 'standard',
    areas: ['verification', 'review', 'form', 'upload'],
  },
  {
    path: paths.chooseLocation,
    title: titles.chooseLocation,
    bar: 'custom',
    areas: ['location'],
  },
  {
    path: paths.openLocation,
    title: titles.openLocation,
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

/** The page of an address; the root is the entry page, Home. */
export function routeOf(pathname: string): Route | undefined {
  return routesByPath.get(pathname === '/' ? paths.aboutUs : pathname)
}

/** The paths of the table, for what offers a way only where one leads. */
export const availablePaths: ReadonlySet<string> = new Set(routesByPath.keys())
