import {
  ArrowLeftRight,
  BadgeCheck,
  ChartNoAxesCombined,
  ClipboardList,
  CreditCard,
  Download,
  Gift,
  Megaphone,
  Newspaper,
  PiggyBank,
  ReceiptText,
  ShieldCheck,
  Smartphone,
  Upload,
  UsersRound,
  Wallet,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { useRouteExists } from '@/components/available-routes.ts'
import { paths } from '@/lib/paths.ts'
import { ListGroup, ListRow } from '@/ui/list.tsx'

const labels = defineMessages({
  money: {
    id: 'account.menu.money',
    defaultMessage: 'Money',
    description: 'Name of a group of rows of the personal center, for screen readers.',
  },
  mine: {
    id: 'account.menu.mine',
    defaultMessage: 'My account',
    description: 'Name of a group of rows of the personal center, for screen readers.',
  },
  deposit: {
    id: 'account.menu.deposit',
    defaultMessage: 'Deposit',
    description: 'Row of the personal center.',
  },
  withdraw: {
    id: 'account.menu.withdraw',
    defaultMessage: 'Withdraw',
    description: 'Row of the personal center.',
  },
  depositRecords: {
    id: 'account.menu.depositRecords',
    defaultMessage: 'Deposit records',
    description: 'Row of the personal center.',
  },
  withdrawalRecords: {
    id: 'account.menu.withdrawalRecords',
    defaultMessage: 'Withdrawal records',
    description: 'Row of the personal center.',
  },
  exchange: {
    id: 'account.menu.exchange',
    defaultMessage: 'Exchange',
    description: 'Row of the personal center: cash and coins.',
  },
  exchangeRecords: {
    id: 'account.menu.exchangeRecords',
    defaultMessage: 'Exchange records',
    description: 'Row of the personal center.',
  },
  wallet: {
    id: 'account.menu.wallet',
    defaultMessage: 'Wallet',
    description: 'Row of the personal center.',
  },
  finance: {
    id: 'account.menu.finance',
    defaultMessage: 'Finance',
    description: 'Row of the personal center: overview of the financing projects.',
  },
  purchases: {
    id: 'account.menu.purchases',
    defaultMessage: 'My projects',
    description: 'Row of the personal center: the purchases of projects.',
  },
  orders: {
    id: 'account.menu.orders',
    defaultMessage: 'Orders',
    description: 'Row of the personal center.',
  },
  paymentMethods: {
    id: 'account.menu.paymentMethods',
    defaultMessage: 'Payment methods',
    description: 'Row of the personal center: cards, accounts and addresses.',
  },
  verification: {
    id: 'account.menu.verification',
    defaultMessage: 'Real-name verification',
    description: 'Row of the personal center.',
  },
  security: {
    id: 'account.menu.security',
    defaultMessage: 'Security',
    description: 'Row of the personal center: passwords.',
  },
  invite: {
    id: 'account.menu.invite',
    defaultMessage: 'Invite friends',
    description: 'Row of the personal center.',
  },
  information: {
    id: 'account.menu.information',
    defaultMessage: 'Information',
    description: 'Name of a group of rows of the personal center, for screen readers.',
  },
  notices: {
    id: 'account.menu.notices',
    defaultMessage: 'Notices',
    description: 'Row of the personal center: what the platform tells everybody.',
  },
  news: {
    id: 'account.menu.news',
    defaultMessage: 'News',
    description: 'Row of the personal center.',
  },
  download: {
    id: 'account.menu.download',
    defaultMessage: 'Get the app',
    description: 'Row of the personal center: the page where the app is downloaded or installed.',
  },
  activities: {
    id: 'account.menu.activities',
    defaultMessage: 'Activity center',
    description: 'Row of the personal center.',
  },
})

interface Entry {
  label: keyof typeof labels
  path: string
  icon: ReactNode
}

const ICON_SIZE = 22

const money: readonly Entry[] = [
  { label: 'deposit', path: paths.deposit, icon: <Download size={ICON_SIZE} aria-hidden /> },
  { label: 'withdraw', path: paths.withdraw, icon: <Upload size={ICON_SIZE} aria-hidden /> },
  {
    label: 'depositRecords',
    path: paths.depositRecords,
    icon: <ReceiptText size={ICON_SIZE} aria-hidden />,
  },
  {
    label: 'withdrawalRecords',
    path: paths.withdrawalRecords,
    icon: <ReceiptText size={ICON_SIZE} aria-hidden />,
  },
  {
    label: 'exchange',
    path: paths.exchange,
    icon: <ArrowLeftRight size={ICON_SIZE} aria-hidden />,
  },
  {
    label: 'exchangeRecords',
    path: paths.exchangeRecords,
    icon: <ReceiptText size={ICON_SIZE} aria-hidden />,
  },
  { label: 'wallet', path: paths.wallet, icon: <Wallet size={ICON_SIZE} aria-hidden /> },
  {
    label: 'finance',
    path: paths.finance,
    icon: <ChartNoAxesCombined size={ICON_SIZE} aria-hidden />,
  },
  { label: 'purchases', path: paths.purchase, icon: <PiggyBank size={ICON_SIZE} aria-hidden /> },
  { label: 'orders', path: paths.orders, icon: <ClipboardList size={ICON_SIZE} aria-hidden /> },
]

const mine: readonly Entry[] = [
  {
    label: 'paymentMethods',
    path: paths.paymentMethods,
    icon: <CreditCard size={ICON_SIZE} aria-hidden />,
  },
  {
    label: 'verification',
    path: paths.verification,
    icon: <BadgeCheck size={ICON_SIZE} aria-hidden />,
  },
  { label: 'security', path: paths.security, icon: <ShieldCheck size={ICON_SIZE} aria-hidden /> },
  { label: 'invite', path: paths.invite, icon: <UsersRound size={ICON_SIZE} aria-hidden /> },
  { label: 'activities', path: paths.activities, icon: <Gift size={ICON_SIZE} aria-hidden /> },
]

const information: readonly Entry[] = [
  { label: 'notices', path: paths.notices, icon: <Megaphone size={ICON_SIZE} aria-hidden /> },
  { label: 'news', path: paths.news, icon: <Newspaper size={ICON_SIZE} aria-hidden /> },
  { label: 'download', path: paths.download, icon: <Smartphone size={ICON_SIZE} aria-hidden /> },
]

/** The ways to the user's pages; one whose page does not exist is not offered. */
export function UserMenu() {
  return (
    <>
      <Group name="money" entries={money} />
      <Group name="mine" entries={mine} />
      <Group name="information" entries={information} />
    </>
  )
}

function Group({
  name,
  entries,
}: {
  name: 'money' | 'mine' | 'information'
  entries: readonly Entry[]
}) {
  const intl = useIntl()
  const routeExists = useRouteExists()
  const offered = entries.filter(({ path }) => routeExists(path))
  if (offered.length === 0) return null
  return (
    <ListGroup label={intl.formatMessage(labels[name])}>
      {offered.map(({ label, path, icon }) => (
        <ListRow key={path} icon={icon} title={intl.formatMessage(labels[label])} href={path} />
      ))}
    </ListGroup>
  )
}
