import { useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useUserOrVisitor } from '@/api/user.ts'
import {
  availableIn,
  heldIn,
  openOrdersOf,
  ordersOf,
  seeIn,
} from '@/domain/practice/practice-book.ts'
import { usePractising } from '@/domain/practice/practice-mode.ts'
import { usePracticeReceipt } from '@/domain/practice/practice-receipt.tsx'
import { usePractice } from '@/domain/practice/practice-store.ts'
import { signOf } from '@/lib/decimal.ts'
import { subtract } from '@/lib/money.ts'
import { paths } from '@/lib/paths.ts'
import { MOST_SINGLE } from '@/shell/page-strip.ts'
import { useToast } from '@/shell/toaster.tsx'
import { PracticeHead } from './practice-head.tsx'
import type { RealTradeProps } from './real-trade.tsx'
import { TradePage } from './trade-page.tsx'
import { usePracticeFlow } from './use-practice-flow.ts'

export interface PracticeTradeProps extends RealTradeProps {
  /** Opens what practice is, with the way to real money. */
  onAbout: () => void
}

/** The same product, ticket and rules with practice money, which is on this device alone. */
export function PracticeTrade({ isFresh, onAbout, ...props }: PracticeTradeProps) {
  const intl = useIntl()
  const toast = useToast()
  const isVisitor = useUserOrVisitor() === null
  const [, practise] = usePractising()
  const [book, changeBook] = usePractice()
  const receiptOf = usePracticeReceipt()
  const inSight = useRef(props.details.quote)
  const flow = usePracticeFlow(inSight)
  const orders = useMemo(() => openOrdersOf(book), [book])
  const unseen = useMemo(
    () => ordersOf(book).filter(({ order, seen }) => order.result !== 'open' && !seen),
    [book],
  )
  const results = unseen.map(({ order }) => order)
  const total = props.options[0]?.total_max ?? null
  const left = total === null ? null : subtract(total, heldIn(book))
  const available = availableIn(book)
  return (
    <TradePage
      {...props}
      desk={{
        isPractice: true,
        flow,
        orders,
        ordersKnown: true,
        buyingPower: {
          available,
          left: left !== null && signOf(left) < 0 ? '0' : left,
          // What a user allows is for real money.
          own: null,
        },
        total,
        fundsFrozen: false,
        inSight,
        oneTap: null,
        asksRisk: () => false,
        onPlaced: () => {
          if (isVisitor) practise(true)
          toast(
            intl.formatMessage({
              id: 'trade.practice.placed',
              defaultMessage: 'Practice order placed',
              description: 'Toast after a practice order was placed.',
            }),
            'success',
          )
        },
        onLogIn: null,
        results,
        resultBar: {
          results: results.length > MOST_SINGLE ? results : results.slice(0, 1),
          onSeen: (id) => void changeBook((before) => seeIn(before, id)),
          list: paths.practice,
          practice: receiptOf(unseen[0]),
        },
        watches: false,
        isFresh,
        head: <PracticeHead available={available} currency={book.currency} onPress={onAbout} />,
      }}
    />
  )
}
