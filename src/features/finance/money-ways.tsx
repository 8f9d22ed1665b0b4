import {
  ArrowLeftRight,
  Download,
  FileDiff,
  FileDown,
  FileUp,
  PiggyBank,
  Upload,
  Wallet,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { MessageDescriptor } from 'react-intl'
import { defineMessages, useIntl } from 'react-intl'
import { ledgerPath, paths } from '@/lib/paths.ts'
import { Section, Stack } from '@/ui/card.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'

const words = defineMessages({
  move: {
    id: 'finance.ways.move',
    defaultMessage: 'Move money',
    description: 'Heading above the ways to deposit, withdraw, exchange and invest.',
  },
  records: {
    id: 'finance.ways.records',
    defaultMessage: 'Records',
    description: 'Heading above the ways to the records of money.',
  },
  deposit: {
    id: 'finance.ways.deposit',
    defaultMessage: 'Deposit',
    description: 'Row of the finance overview.',
  },
  withdraw: {
    id: 'finance.ways.withdraw',
    defaultMessage: 'Withdraw',
    description: 'Row of the finance overview.',
  },
  exchange: {
    id: 'finance.ways.exchange',
    defaultMessage: 'Exchange',
    description: 'Row of the finance overview: cash and coins.',
  },
  projects: {
    id: 'finance.ways.projects',
    defaultMessage: 'Projects',
    description: 'Row of the finance overview: what can be invested in.',
  },
  wallet: {
    id: 'finance.ways.wallet',
    defaultMessage: 'Movements of money',
    description: 'Row of the finance overview: the ledger of the wallet.',
  },
  depositRecords: {
    id: 'finance.ways.depositRecords',
    defaultMessage: 'Deposit records',
    description: 'Row of the finance overview.',
  },
  withdrawalRecords: {
    id: 'finance.ways.withdrawalRecords',
    defaultMessage: 'Withdrawal records',
    description: 'Row of the finance overview.',
  },
  exchangeRecords: {
    id: 'finance.ways.exchangeRecords',
    defaultMessage: 'Exchange records',
    description: 'Row of the finance overview.',
  },
})

interface Way {
  label: MessageDescriptor
  path: string
  icon: ReactNode
}

const ICON_SIZE = 22

const moves: readonly Way[] = [
  {
    label: words.deposit,
    path: paths.deposit,
    icon: <Download size={ICON_SIZE} aria-hidden />,
  },
  {
    label: words.withdraw,
    path: paths.withdraw,
    icon: <Upload size={ICON_SIZE} aria-hidden />,
  },
  {
    label: words.exchange,
    path: paths.exchange,
    icon: <ArrowLeftRight size={ICON_SIZE} aria-hidden />,
  },
  {
    label: words.projects,
    path: paths.project,
    icon: <PiggyBank size={ICON_SIZE} aria-hidden />,
  },
]

const records: readonly Way[] = [
  { label: words.wallet, path: ledgerPath, icon: <Wallet size={ICON_SIZE} aria-hidden /> },
  {
    label: words.depositRecords,
    path: paths.depositRecords,
    icon: <FileDown size={ICON_SIZE} aria-hidden />,
  },
  {
    label: words.withdrawalRecords,
    path: paths.withdrawalRecords,
    icon: <FileUp size={ICON_SIZE} aria-hidden />,
  },
  {
    label: words.exchangeRecords,
    path: paths.exchangeRecords,
    icon: <FileDiff size={ICON_SIZE} aria-hidden />,
  },
]

/** Links to deposit, withdrawal, exchange and records. */
export function MoneyWays() {
  return (
    <Stack gap="loose">
      <Ways heading={words.move} ways={moves} />
      <Ways heading={words.records} ways={records} />
    </Stack>
  )
}

function Ways({ heading, ways }: { heading: MessageDescriptor; ways: readonly Way[] }) {
  const intl = useIntl()
  const name = intl.formatMessage(heading)
  return (
    <Section heading={name}>
      <ListGroup label={name}>
        {ways.map(({ label, path, icon }) => (
          <ListRow key={path} icon={icon} title={intl.formatMessage(label)} href={path} />
        ))}
      </ListGroup>
    </Section>
  )
}
