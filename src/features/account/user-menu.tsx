import type { LucideIcon } from 'lucide-react'
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  BadgeCheck,
  ChartNoAxesCombined,
  ClipboardList,
  CreditCard,
  Gift,
  Headset,
  Megaphone,
  Newspaper,
  PiggyBank,
  ReceiptText,
  ShieldCheck,
  UsersRound,
  Wallet,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { MessageDescriptor } from 'react-intl'
import { defineMessages, useIntl } from 'react-intl'
import { useAreas } from '@/api/areas.ts'
import { VerificationStatus } from '@/domain/account/verification-status.tsx'
import type { VerificationState } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { customerPath, ledgerPath, paths } from '@/lib/paths.ts'
import { Section } from '@/ui/card.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import { Sheet } from '@/ui/sheet.tsx'
import { Tile, Tiles } from '@/ui/tiles.tsx'

const labels = defineMessages({
  money: {
    id: 'account.menu.money',
    defaultMessage: 'Money',
    description: 'Heading of a group of ways in the personal center.',
  },
  mine: {
    id: 'account.menu.mine',
    defaultMessage: 'My account',
    description: 'Heading of a group of ways in the personal center.',
  },
  depositRecords: common.depositRecords,
  withdrawalRecords: common.withdrawalRecords,
  exchangeRecords: common.exchangeRecords,
  wallet: common.wallet,
  finance: {
    id: 'account.menu.finance',
    defaultMessage: 'Finance',
    description: 'Way in the personal center: overview of the projects.',
  },
  paymentMethods: {
    id: 'account.menu.paymentMethods',
    defaultMessage: 'Payment methods',
    description: 'Way in the personal center: cards, accounts and addresses.',
  },
  verification: {
    id: 'account.menu.verification',
    defaultMessage: 'Verification',
    description: 'Way in the personal center: to real-name verification. Short, below an icon.',
  },
  security: common.security,
  invite: {
    id: 'account.menu.invite',
    defaultMessage: 'Invite',
    description: 'Way in the personal center: to invite friends. Short, below an icon.',
  },
  notices: {
    id: 'account.menu.notices',
    defaultMessage: 'Notices',
    description: 'Way in the personal center: what the platform tells everybody.',
  },
  news: common.news,
  activities: {
    id: 'account.menu.activities',
    defaultMessage: 'Activities',
    description: 'Way in the personal center: to the activity center. Short, below an icon.',
  },
  more: {
    id: 'account.menu.more',
    defaultMessage: 'More',
    description: 'Heading of a group of ways in the personal center.',
  },
  quick: {
    id: 'account.menu.quick',
    defaultMessage: 'Move money',
    description: 'Name of the four ways that are used most, for screen readers.',
  },
  records: {
    id: 'account.menu.records',
    defaultMessage: 'History',
    description: 'Button of the personal center that opens the ways to all histories of money.',
  },
  ledger: common.transactions,
})

const ICON_SIZE = 24

/** What is done most: money in, out, across, and what became of it. */
export function QuickWays() {
  const intl = useIntl()
  const { hasPage } = useAreas()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Tiles look="apart" label={intl.formatMessage(labels.quick)}>
        <Ways of={quick} />
        <Tile
          onClick={() => setOpen(true)}
          icon={<ReceiptText size={ICON_SIZE} aria-hidden />}
          label={intl.formatMessage(labels.records)}
        />
      </Tiles>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title={intl.formatMessage(labels.records)}
        closeLabel={intl.formatMessage(common.close)}
      >
        <ListGroup label={intl.formatMessage(labels.records)}>
          {records
            .filter(({ path }) => hasPage(path))
            .map(({ label, path }) => (
              <ListRow key={path} title={intl.formatMessage(labels[label])} href={path} />
            ))}
        </ListGroup>
      </Sheet>
    </>
  )
}

const records: readonly { label: keyof typeof labels; path: string }[] = [
  { label: 'ledger', path: ledgerPath },
  { label: 'depositRecords', path: paths.depositRecords },
  { label: 'withdrawalRecords', path: paths.withdrawalRecords },
  { label: 'exchangeRecords', path: paths.exchangeRecords },
]

/** The ways to the user's other pages, in groups. */
export function UserMenu({ verification }: { verification: VerificationState | undefined }) {
  const intl = useIntl()
  const notes = {
    [paths.verification]: verification && <VerificationStatus state={verification} />,
  }
  return groups.map(({ name, ways }) => (
    <Section key={name} heading={intl.formatMessage(labels[name])}>
      <Tiles label={intl.formatMessage(labels[name])}>
        <Ways of={ways} notes={notes} />
      </Tiles>
    </Section>
  ))
}

interface Way {
  path: string
  icon: LucideIcon
  label: MessageDescriptor
}

const quick: readonly Way[] = [
  { path: paths.deposit, icon: ArrowDownToLine, label: common.deposit },
  { path: paths.withdraw, icon: ArrowUpFromLine, label: common.withdraw },
  { path: paths.exchange, icon: ArrowLeftRight, label: common.exchange },
]

const groups: readonly { name: 'money' | 'mine' | 'more'; ways: readonly Way[] }[] = [
  {
    name: 'money',
    ways: [
      { path: paths.wallet, icon: Wallet, label: labels.wallet },
      { path: paths.orders, icon: ClipboardList, label: common.orders },
      { path: paths.purchase, icon: PiggyBank, label: common.myProjects },
      { path: paths.finance, icon: ChartNoAxesCombined, label: labels.finance },
    ],
  },
  {
    name: 'mine',
    ways: [
      { path: paths.paymentMethods, icon: CreditCard, label: labels.paymentMethods },
      { path: paths.verification, icon: BadgeCheck, label: labels.verification },
      { path: paths.security, icon: ShieldCheck, label: labels.security },
      { path: paths.invite, icon: UsersRound, label: labels.invite },
    ],
  },
  {
    name: 'more',
    ways: [
      { path: paths.activities, icon: Gift, label: labels.activities },
      { path: paths.news, icon: Newspaper, label: labels.news },
      { path: paths.notices, icon: Megaphone, label: labels.notices },
      { path: customerPath({ page: paths.user }), icon: Headset, label: common.support },
    ],
  },
]

interface WaysProps {
  of: readonly Way[]
  /** What stands below a name, by path. */
  notes?: Readonly<Record<string, ReactNode>>
}

function Ways({ of, notes = {} }: WaysProps) {
  const intl = useIntl()
  const { hasPage } = useAreas()
  return of
    .filter(({ path }) => hasPage(path))
    .map(({ path, icon: Icon, label }) => (
      <Tile
        key={path}
        href={path}
        icon={<Icon size={ICON_SIZE} aria-hidden />}
        label={intl.formatMessage(label)}
        note={notes[path]}
      />
    ))
}
