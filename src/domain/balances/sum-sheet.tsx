import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'
import { paths } from '@/lib/paths.ts'
import { Stack } from '@/ui/card.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import { Sheet } from '@/ui/sheet.tsx'

/** A part of what the user has, as `docs/glossary.md` names it. */
export type SumName = 'available' | 'onHold' | 'projects' | 'coins'

export const sumNames = defineMessages({
  available: common.available,
  onHold: common.onHold,
  projects: {
    id: 'balance.card.projects',
    defaultMessage: 'In projects',
    description: 'Part of the net worth: principal in financing projects.',
  },
  coins: {
    id: 'balance.card.coins',
    defaultMessage: 'Coins',
    description: 'Part of the net worth: what all coins are worth.',
  },
} satisfies Record<SumName, object>)

const meanings = defineMessages({
  available: {
    id: 'balance.sum.available',
    defaultMessage: 'Cash that you can trade with, invest, exchange or withdraw now.',
    description: "What 'Available' is made of.",
  },
  onHold: {
    id: 'balance.sum.onHold',
    defaultMessage:
      'Stakes and fees of running orders, and withdrawals under review. An order that settles and a withdrawal that is decided free it.',
    description: "What 'On hold' is made of, and how it ends.",
  },
  projects: {
    id: 'balance.sum.projects',
    defaultMessage:
      'The principal of your purchases. Income that is held until an append is not in it.',
    description: "What 'In projects' is made of.",
  },
  coins: {
    id: 'balance.sum.coins',
    defaultMessage: 'What all your coins are worth at the present rates, those on hold included.',
    description: "What 'Coins' is made of.",
  },
} satisfies Record<SumName, object>)

const ways = defineMessages({
  orders: {
    id: 'balance.sum.orders',
    defaultMessage: 'Running orders',
    description: 'Way from the money on hold to the open orders.',
  },
  withdrawals: {
    id: 'balance.sum.withdrawals',
    defaultMessage: 'Withdrawal records',
    description: 'Way from the money on hold to the withdrawals.',
  },
  wallet: {
    id: 'app.title.wallet',
    defaultMessage: 'Wallet',
    description: "Title of the page with the user's cash, coins and transactions.",
  },
})

const waysOf = {
  available: [],
  onHold: [
    { path: paths.orders, label: ways.orders },
    { path: paths.withdrawalRecords, label: ways.withdrawals },
  ],
  projects: [{ path: paths.purchase, label: common.myProjects }],
  coins: [{ path: paths.wallet, label: ways.wallet }],
} satisfies Record<SumName, readonly { path: string; label: object }[]>

interface SumSheetProps {
  /** The sum that was pressed; null while none is. */
  sum: SumName | null
  onClose: () => void
}

/** What a sum of the user's money is made of, and the way to its parts. */
export function SumSheet({ sum, onClose }: SumSheetProps) {
  const intl = useIntl()
  return (
    <Sheet
      open={sum !== null}
      onOpenChange={onClose}
      title={sum && <FormattedMessage {...sumNames[sum]} />}
      closeLabel={intl.formatMessage(common.close)}
    >
      {sum && (
        <Stack>
          <p>
            <FormattedMessage {...meanings[sum]} />
          </p>
          {waysOf[sum].length > 0 ? (
            <ListGroup>
              {waysOf[sum].map(({ path, label }) => (
                <ListRow key={path} href={path} title={intl.formatMessage(label)} />
              ))}
            </ListGroup>
          ) : null}
        </Stack>
      )}
    </Sheet>
  )
}
