import { FormattedMessage, useIntl } from 'react-intl'
import { figuresOf } from '@/domain/orders/order-rules.ts'
import { useOrderWords } from '@/domain/orders/order-words.tsx'
import { PracticeNote } from '@/domain/orders/practice-mark.tsx'
import type { OrderLimits } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { QuestionDialog } from '@/patterns/money-flow/question/question-dialog.tsx'
import type { OpenQuestion } from '@/patterns/money-flow/question/use-question.ts'
import { Disclosure } from '@/ui/disclosure.tsx'
import { BothCases } from './both-cases.tsx'
import { OrderDetails, OrderTerms } from './order-terms.tsx'
import { issueOf, PriceIssueNotice } from './price-issue.tsx'
import type { AskedOrder, OfferedPrice } from './trade-rules.ts'
import { offerNow, secondsValid } from './trade-rules.ts'

export interface OrderConfirmProps {
  question: OpenQuestion<AskedOrder>
  /** With practice money. */
  isPractice: boolean
  name: string
  precision: number
  limits: OrderLimits
  available: Decimal | null
  /** The price in sight now: what is sent, unless it is worse than what was accepted. */
  present: OfferedPrice
  now: number
  /** When the market closes, Unix seconds; null where that is not known, or never. */
  closes: number | null
  /** Why no order can be placed any more, or null. */
  blocked: string | null
}

/**
 * The last look at an order: stake, both cases, and a price that renews itself as long as it is no
 * worse than was accepted.
 */
export function OrderConfirm(props: OrderConfirmProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const words = useOrderWords()
  const { question, limits, present, now, precision, blocked, isPractice } = props
  const { asked, pending } = question
  const { currency } = asked.option
  const money = format.money(asked.amount, currency)
  const direction = words.direction(asked.direction)
  const offer = offerNow(asked, present, limits.slippage_rate_max)
  const left = offer && secondsValid(offer.as_of, now, limits)
  const issue = pending ? null : issueOf(question.refused !== null, left)
  const needsPrice = intl.formatMessage({
    id: 'trade.confirm.needsPrice',
    defaultMessage: 'Accept the current price first.',
    description:
      'Why the order cannot be placed, in the confirmation, when the price is no longer what was accepted.',
  })

  return (
    <QuestionDialog
      question={question}
      blocked={blocked}
      tone={asked.direction === 'up' ? 'rise' : 'fall'}
      outdated={issue !== null && needsPrice}
      title={
        <FormattedMessage
          id="trade.confirm.title"
          defaultMessage="{practice, select, true {Practice: {direction} {name} for {amount}?} other {{direction} {name} for {amount}?}}"
          description="Question before an order is sent: 'Buy up Bitcoin for 100.00 USD?'. practice is true for a practice order."
          values={{ practice: isPractice, direction, name: props.name, amount: money }}
        />
      }
      body={
        <>
          {isPractice ? <PracticeNote /> : null}
          {issue ? (
            <PriceIssueNotice
              issue={issue}
              present={format.price(present.price, precision)}
              onAccept={blocked === null ? question.onAccept : null}
            />
          ) : null}
          <BothCases figures={figuresOf(asked.amount, asked.option)} currency={currency} />
          <OrderTerms
            {...props}
            asked={asked}
            price={(offer ?? asked.accepted).price}
            isOver={issue !== null}
          />
          <p>
            <FormattedMessage
              id="trade.confirm.final"
              defaultMessage="An order can't be undone or closed early."
              description="How to get out of an order: not at all."
            />
          </p>
          <Disclosure
            summary={
              <FormattedMessage
                id="trade.confirm.details"
                defaultMessage="Details"
                description="Unfolds what else there is to know of an order before it is sent."
              />
            }
          >
            <OrderDetails {...props} asked={asked} />
          </Disclosure>
        </>
      }
      confirmLabel={
        <FormattedMessage
          id="trade.confirm.confirm"
          defaultMessage="{practice, select, true {Practice: {direction}} other {{direction} · {amount}}}"
          description="Button that places the order: 'Buy up · 100.00 USD'. practice is true for a practice order."
          values={{ practice: isPractice, direction, amount: money }}
        />
      }
    />
  )
}
