import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { MessageDescriptor } from 'react-intl'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useAreas } from '@/api/areas.ts'
import { common } from '@/i18n/common-messages.ts'
import { paths } from '@/lib/paths.ts'
import { Stack } from '@/ui/card.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import { Sheet } from '@/ui/sheet.tsx'
import styles from './sum-sheet.module.css'

/** A sum of the user's money, as `docs/glossary.md` names it. */
type SumName = 'available' | 'onHold' | 'projects' | 'coins' | 'earning' | 'awaiting' | 'held'

const names = defineMessages({
  available: common.available,
  onHold: common.onHold,
  projects: common.inProjects,
  coins: common.coins,
  earning: {
    id: 'balance.product.earning',
    defaultMessage: 'Earning',
    description: 'Label: principal whose income is paid; it can be redeemed early.',
  },
  awaiting: common.topUpNeeded,
  held: {
    id: 'balance.product.held',
    defaultMessage: 'Income held until you top up',
    description: 'Label: income that is paid once the missing money is added.',
  },
} satisfies Record<SumName, object>)

const meanings: Record<SumName, MessageDescriptor> = defineMessages({
  available: {
    id: 'balance.sum.available',
    defaultMessage:
      '{all, select, true {Cash that you can trade with, invest, exchange or withdraw now.} other {Cash that you can use or withdraw now.}}',
    description:
      "What 'Available' is made of. all is true on a site with orders, projects and coins.",
  },
  onHold: {
    id: 'balance.sum.onHold',
    defaultMessage:
      '{trading, select, true {Amounts and fees of open orders, and withdrawals under review. The money is no longer on hold once an order settles or we decide on a withdrawal.} other {Withdrawals under review. The money is no longer on hold once we decide on a withdrawal.}}',
    description:
      "What 'On hold' is made of, and how it ends. trading is true on a site with orders.",
  },
  projects: {
    id: 'balance.sum.projects',
    defaultMessage:
      'The principal of your investments. Income held until you top up is not included.',
    description: "What 'In projects' is made of.",
  },
  coins: {
    id: 'balance.sum.coins',
    defaultMessage: 'What all your coins are worth at the current rates, including those on hold.',
    description: "What 'Coins' is made of.",
  },
  earning: {
    id: 'balance.sum.earning',
    defaultMessage: 'Principal of investments that pay income. Each shows when it ends.',
    description: "What 'Earning' is made of.",
  },
  awaiting: {
    id: 'balance.sum.awaiting',
    defaultMessage:
      'Principal of investments that need a top-up. Their income is held until you add the money.',
    description: "What 'Top-up needed' is made of.",
  },
  held: {
    id: 'balance.sum.held',
    defaultMessage:
      "Income of investments that need a top-up. You receive it once you add the money. If the cycle ends without it, you don't receive this income.",
    description: "What 'Income held until you top up' is made of, and how it ends.",
  },
})

const myProjects = { path: paths.purchase, label: common.myProjects }
const waysOf = {
  available: [],
  onHold: [
    { path: paths.orders, label: common.openOrders },
    { path: paths.withdrawalRecords, label: common.withdrawalRecords },
  ],
  projects: [myProjects],
  coins: [{ path: paths.wallet, label: common.wallet }],
  earning: [myProjects],
  awaiting: [myProjects],
  held: [myProjects],
} satisfies Record<SumName, readonly { path: string; label: object }[]>

/**
 * Sums that say on a press what they are made of: the label of each, which takes the presses of its
 * nearest positioned ancestor, and the sheet that the labels open.
 */
export function useSumSheet(): [label: (sum: SumName) => ReactNode, sheet: ReactNode] {
  const [sum, setSum] = useState<SumName | null>(null)
  return [
    (name) => (
      <button type="button" className={styles.label} onClick={() => setSum(name)}>
        <FormattedMessage {...names[name]} />
        <ChevronRight size={14} aria-hidden />
      </button>
    ),
    <SumSheet key="sheet" sum={sum} onClose={() => setSum(null)} />,
  ]
}

interface SumSheetProps {
  /** The sum that was pressed; null while none is. */
  sum: SumName | null
  onClose: () => void
}

/** What a sum of the user's money is made of, and the way to its parts. */
function SumSheet({ sum, onClose }: SumSheetProps) {
  const intl = useIntl()
  const { hasPage, offered } = useAreas()
  const all = offered.trading && offered.financing && offered.coins
  const shown = sum === null ? [] : waysOf[sum].filter(({ path }) => hasPage(path))
  return (
    <Sheet
      open={sum !== null}
      onOpenChange={onClose}
      title={sum && <FormattedMessage {...names[sum]} />}
      closeLabel={intl.formatMessage(common.close)}
    >
      {sum && (
        <Stack>
          <p>
            <FormattedMessage {...meanings[sum]} values={{ ...offered, all }} />
          </p>
          {shown.length > 0 ? (
            <ListGroup>
              {shown.map(({ path, label }) => (
                <ListRow key={path} href={path} title={intl.formatMessage(label)} />
              ))}
            </ListGroup>
          ) : null}
        </Stack>
      )}
    </Sheet>
  )
}
