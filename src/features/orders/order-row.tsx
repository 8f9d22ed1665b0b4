import { TriangleAlert } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useServerNow } from '@/api/use-server-now.ts'
import { checkOrder } from '@/domain/orders/order-rules.ts'
import { DirectionBadge, ResultTag } from '@/domain/orders/order-words.tsx'
import type { TradeOrder } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { signOf } from '@/lib/decimal.ts'
import { RecordMoment } from '@/patterns/records/record-moment.tsx'
import { RecordLine, RecordRow } from '@/patterns/records/record-row.tsx'
import { CountdownText } from '@/ui/countdown-text.tsx'
import { phaseOf } from './order-list-rules.ts'
import styles from './order-row.module.css'

/** One timed order in the list: what was bought, for how much, how it stands or ended. */
export function OrderRow({ order, onOpen }: { order: TradeOrder; onOpen: () => void }) {
  const format = useMoneyFormat()
  const { currency, net_profit: net } = order
  const { verdict } = checkOrder(order)
  // A profit above it names the currency of both.
  const stake =
    net === null ? format.money(order.amount, currency) : format.amount(order.amount, currency)
  return (
    <RecordRow
      title={
        <>
          {order.name} <DirectionBadge direction={order.direction} brief />
        </>
      }
      figure={
        net === null ? <Remaining order={order} /> : `${format.signed(net, currency)} ${currency}`
      }
      tone={net === null ? undefined : toneOf[signOf(net)]}
      onOpen={onOpen}
    >
      <RecordLine
        start={
          <>
            {stake} ·{' '}
            <FormattedMessage
              id="orders.row.seconds"
              defaultMessage="{seconds, number} s"
              description="In a row: seconds from opening to settlement, as short as possible."
              values={{ seconds: order.seconds }}
            />{' '}
            · <RecordMoment at={order.open_time} />
          </>
        }
        end={<ResultTag result={order.result} />}
      />
      {verdict === 'differs' || verdict === 'late' ? (
        <RecordLine
          start={
            <span className={styles.warning}>
              <TriangleAlert size={16} aria-hidden />
              <FormattedMessage {...common.resultDiffers} />
            </span>
          }
        />
      ) : null}
    </RecordRow>
  )
}

/** What an order brought or cost in all is said by its sign and colour; its tag has the word. */
const toneOf = { 1: 'gain', 0: undefined, [-1]: 'loss' } as const

/** The seconds that are left, by the server's clock; a word once they are over. */
function Remaining({ order }: { order: TradeOrder }) {
  const intl = useIntl()
  const now = useServerNow(order.result === 'open')
  switch (phaseOf(order, now)) {
    case 'running':
      return (
        <CountdownText
          seconds={order.settles_at - now}
          label={intl.formatMessage(common.timeLeft)}
        />
      )
    case 'due':
      return (
        <FormattedMessage
          id="orders.row.settling"
          defaultMessage="Settling"
          description="In a row instead of the countdown: the second has come, the result has not."
        />
      )
    case 'over':
      return null
  }
}
