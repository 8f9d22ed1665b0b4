import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
import type { TradeOrder } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { signOf } from '@/lib/decimal.ts'
import { isolated } from '@/lib/isolated.ts'
import type { PagePath } from '@/lib/paths.ts'
import { paths } from '@/lib/paths.ts'
import bar from '@/shell/dock-bar.module.css'
import { DockBar, useTimeInSight } from '@/shell/dock-bar.tsx'
import { cx } from '@/ui/cx.ts'
import { UiLink } from '@/ui/link.tsx'
import { useCountUp } from '@/ui/use-count-up.ts'
import { VisuallyHidden } from '@/ui/visually-hidden.tsx'
import { precisionOf } from './order-rules.ts'
import { useOrderWords } from './order-words.tsx'
import styles from './orders.module.css'
import type { PracticeReceipt } from './receipt-sheet.tsx'
import { ReceiptSheet } from './receipt-sheet.tsx'

const dismiss = defineMessage({
  id: 'order.strip.dismiss',
  defaultMessage: 'Dismiss',
  description: 'Name of the cross at the end of the strip with a result.',
})

const many = defineMessage<{ count: number }>({
  id: 'order.result.many',
  defaultMessage: '{count, plural, one {# order} other {# orders}} settled',
  description: 'In the strip of orders, where several have ended at once: how many. Leads to them.',
})

/** Seconds for which a result stands in the bar. */
const SHOWN_SECONDS = 12

/** "Bitcoin: Won, +255.00 USD". */
export function useResultWords(): (order: TradeOrder) => string {
  const intl = useIntl()
  const format = useMoneyFormat()
  const words = useOrderWords()
  return ({ name, result, net_profit, currency }) => {
    const values = { name: isolated(name), result: words.result(result) }
    if (net_profit === null) {
      return intl.formatMessage(
        {
          id: 'order.result.said',
          defaultMessage: '{name}: {result}',
          description:
            'An order that has ended, without a profit. name is a product, result such as Won.',
        },
        values,
      )
    }
    return intl.formatMessage(
      {
        id: 'order.result.saidWithNet',
        defaultMessage: '{name}: {result}, {net}',
        description:
          'An order that has ended. name is a product, result such as Won, net the profit or loss with sign and currency.',
      },
      { ...values, net: `${format.signed(net_profit, currency)} ${currency}` },
    )
  }
}

/** More results than these are told together. */
const MOST_SINGLE = 2

export interface ResultsBarProps {
  /** Results that were not looked at, the newest first. */
  results: readonly TradeOrder[]
  /** A result was looked at, or put away. */
  onLeave: (id: string) => void
  /** The list that has them all. */
  list?: PagePath
  /** Practice marks its results, and has receipts of its own. */
  practice?: PracticeReceipt | undefined
}

/** Results in the bar of orders: one after the other, or together where they are many. */
export function ResultsBar({ results, ...props }: ResultsBarProps) {
  const [newest] = results
  if (!newest) return null
  if (results.length <= MOST_SINGLE) {
    return <ResultBar key={newest.id} order={newest} {...props} />
  }
  return <ManyResults key={newest.id} results={results} {...props} />
}

/** How results are said, the newest first; null where there is none. */
export function useSaidResults(): (results: readonly TradeOrder[]) => string | null {
  const intl = useIntl()
  const say = useResultWords()
  return (results) => {
    const [newest] = results
    if (!newest) return null
    if (results.length <= MOST_SINGLE) return say(newest)
    return intl.formatMessage(many, { count: results.length })
  }
}

function ManyResults({ results, onLeave, list = paths.orders, practice }: ResultsBarProps) {
  const intl = useIntl()
  const leave = () => {
    for (const { id } of results) onLeave(id)
  }
  const time = useTimeInSight(SHOWN_SECONDS, true, leave)
  return (
    <DockBar time={time} dismissLabel={intl.formatMessage(dismiss)} onDismiss={leave}>
      <UiLink href={list} className={bar.main} onClick={leave}>
        <span className={bar.words}>
          {practice ? <span>{practice.mark}</span> : null}
          <FormattedMessage {...many} values={{ count: results.length }} />
        </span>{' '}
        <span className={bar.go}>
          <FormattedMessage {...common.orders} />
          <ChevronRight size={18} aria-hidden />
        </span>
      </UiLink>
    </DockBar>
  )
}

/**
 * A result in the bar of orders: it leads to its receipt, can be put away, and goes by itself once it
 * has stood in sight for a while.
 */
function ResultBar({
  order,
  onLeave,
  practice,
}: Omit<ResultsBarProps, 'results' | 'list'> & { order: TradeOrder }) {
  const intl = useIntl()
  const say = useResultWords()
  const format = useMoneyFormat()
  const [receipt, setReceipt] = useState<TradeOrder | null>(null)
  const { id, net_profit, open_price, close_price, currency } = order
  const counted = useCountUp(net_profit ?? '0', currency)
  const sign = net_profit === null ? 0 : signOf(net_profit)
  const price = (value: string) => format.price(value, precisionOf(value))
  const time = useTimeInSight(SHOWN_SECONDS, receipt === null, () => onLeave(id))
  return (
    <>
      <DockBar time={time} dismissLabel={intl.formatMessage(dismiss)} onDismiss={() => onLeave(id)}>
        <button type="button" className={bar.main} onClick={() => setReceipt(order)}>
          <span className={bar.words}>
            {practice ? <span>{practice.mark}</span> : null}
            <span className={cx(sign > 0 && styles.gained, sign < 0 && styles.lost)}>
              {net_profit === null || counted === net_profit ? (
                say(order)
              ) : (
                <>
                  <span aria-hidden>{say({ ...order, net_profit: counted })}</span>
                  <VisuallyHidden>{say(order)}</VisuallyHidden>
                </>
              )}
            </span>{' '}
            {close_price === null ? null : (
              <span className={bar.note}>{[open_price, close_price].map(price).join(' → ')}</span>
            )}
          </span>
          <span className={bar.go}>
            <FormattedMessage
              id="order.strip.receipt"
              defaultMessage="Receipt"
              description="At the end of the strip with a result; pressing it opens the receipt."
            />
            <ChevronRight size={18} aria-hidden />
          </span>
        </button>
      </DockBar>
      <ReceiptSheet
        order={receipt}
        {...(practice && { practice })}
        onClose={() => {
          setReceipt(null)
          time.leaveSoon()
        }}
      />
    </>
  )
}
