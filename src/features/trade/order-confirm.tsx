import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { figuresOf } from '@/domain/orders/order-rules.ts'
import { useOrderWords } from '@/domain/orders/order-words.tsx'
import type { OrderLimits } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { subtract } from '@/lib/money.ts'
import { formatClock, formatTime } from '@/lib/time.ts'
import { Row } from '@/patterns/details/row.tsx'
import { QuestionDialog } from '@/patterns/money-flow/question-dialog.tsx'
import type { OpenQuestion } from '@/patterns/money-flow/use-question.ts'
import { Button } from '@/ui/button.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { Disclosure } from '@/ui/disclosure.tsx'
import { Notice } from '@/ui/notice.tsx'
import { BothCases } from './both-cases.tsx'
import type { AskedOrder, OfferedPrice } from './trade-rules.ts'
import { offerNow, secondsValid, worstPrice } from './trade-rules.ts'

const labels = defineMessages({
  cost: {
    id: 'trade.bar.cost',
    defaultMessage: 'Stake and fee',
    description: 'Label: what is taken from the balance.',
  },
  price: {
    id: 'trade.confirm.price',
    defaultMessage: 'Price',
    description: 'Label in the confirmation of an order: the price at which it is sent.',
  },
  settles: {
    id: 'trade.summary.settles',
    defaultMessage: 'Settles',
    description: 'Label: at which second the order settles.',
  },
  profit: {
    id: 'trade.summary.profit',
    defaultMessage: 'Expected profit ({rate})',
    description: 'Label: amount x profit rate, with the rate in per cent.',
  },
  fee: {
    id: 'trade.summary.fee',
    defaultMessage: 'Fee ({rate})',
    description: 'Label of the fee with its rate in per cent.',
  },
  after: {
    id: 'trade.summary.after',
    defaultMessage: 'Balance after placing',
    description: 'Label: what stays available while the order is open.',
  },
  rule: {
    id: 'trade.confirm.rule',
    defaultMessage: 'Opens',
    description: 'Label in the confirmation: the rule by which the order opens.',
  },
  draw: {
    id: 'trade.confirm.draw',
    defaultMessage: 'At an equal price',
    description:
      'Label in the confirmation: what happens where opening and closing price are the same.',
  },
})

export interface OrderConfirmProps {
  question: OpenQuestion<AskedOrder>
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
  const { question, limits, present, now, precision, blocked } = props
  const { asked, pending } = question
  const { currency } = asked.option
  const money = format.money(asked.amount, currency)
  const direction = words.direction(asked.direction)
  const offer = offerNow(asked, present, limits.slippage_rate_max)
  const left = offer && secondsValid(offer.as_of, now, limits)
  const issue = pending ? null : issueOf(question.refused !== null, left)
  const needsPrice = intl.formatMessage({
    id: 'trade.confirm.needsPrice',
    defaultMessage: 'Accept the present price first.',
    description:
      'At the button of the confirmation, when the price is no longer what was accepted.',
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
          defaultMessage="{direction} {name} for {amount}?"
          description="Question before an order is sent: 'Buy up Bitcoin for 100.00 USD?'"
          values={{ direction, name: props.name, amount: money }}
        />
      }
      body={
        <>
          {issue ? (
            <PriceIssueNotice
              issue={issue}
              present={format.price(present.price, precision)}
              onAccept={blocked === null ? question.onAccept : null}
            />
          ) : null}
          <BothCases figures={figuresOf(asked.amount, asked.option)} currency={currency} />
          <OrderTerms {...props} price={(offer ?? asked.accepted).price} isOver={issue !== null} />
          <p>
            <FormattedMessage
              id="trade.confirm.final"
              defaultMessage="An order cannot be taken back or closed early."
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
            <OrderDetails {...props} />
          </Disclosure>
        </>
      }
      confirmLabel={
        <FormattedMessage
          id="trade.confirm.confirm"
          defaultMessage="{direction} · {amount}"
          description="Button that places the order: 'Buy up · 100.00 USD'."
          values={{ direction, amount: money }}
        />
      }
    />
  )
}

interface OrderTermsProps extends OrderConfirmProps {
  /** At which it is sent. */
  price: Decimal
  /** The price is no longer what was accepted. */
  isOver: boolean
}

/** What an order costs, at which price it is sent, and when it settles. */
function OrderTerms({ question, price, isOver, precision, limits, now, closes }: OrderTermsProps) {
  const format = useMoneyFormat()
  const { direction, amount, option, accepted } = question.asked
  const { currency } = option
  const { cost, fee } = figuresOf(amount, option)
  const worst = worstPrice(direction, accepted.price, limits.slippage_rate_max)
  const settles = now + option.seconds
  return (
    <DefinitionList>
      <Row
        label={labels.cost}
        value={format.money(cost, currency)}
        note={
          <FormattedMessage
            id="trade.confirm.parts"
            defaultMessage="{stake} + {fee} fee"
            description="Below stake and fee together: both, as figures; the currency stands above."
            values={{
              stake: format.amount(amount, currency),
              fee: format.amount(fee, currency),
            }}
          />
        }
      />
      <Row
        label={labels.price}
        value={format.price(price, precision)}
        note={
          isOver ? (
            <FormattedMessage
              id="trade.confirm.over"
              defaultMessage="No longer valid"
              description="Below a price that has run out, was passed or was refused."
            />
          ) : (
            <FormattedMessage
              id="trade.confirm.renews"
              defaultMessage="Renews itself, {price} at worst"
              description="Below the price in the confirmation, which follows the market up to the worst price that the user accepts."
              values={{ price: format.price(worst, precision) }}
            />
          )
        }
      />
      <Row
        label={labels.settles}
        value={
          <FormattedMessage
            id="trade.summary.settlesAt"
            defaultMessage="{seconds} s after opening"
            description="When an order settles."
            values={{ seconds: option.seconds }}
          />
        }
        note={
          <FormattedMessage
            id="trade.summary.settlesNow"
            defaultMessage="{closes, select, none {{time}, if opened now} other {{time}, if opened now. The market closes at {closes}: its last price counts.}}"
            description="Below when an order settles: the time of day. closes is when the market closes, where that comes first, or none."
            values={{
              time: formatTime(settles),
              closes: closes !== null && closes <= settles ? formatClock(closes) : 'none',
            }}
          />
        }
      />
    </DefinitionList>
  )
}

/** The rates, what stays, and the rules of opening and of a draw. */
function OrderDetails({ question, limits, available }: OrderConfirmProps) {
  const format = useMoneyFormat()
  const { amount, option } = question.asked
  const { currency } = option
  const figures = figuresOf(amount, option)
  return (
    <DefinitionList>
      <Row
        label={labels.profit}
        labelValues={{ rate: format.rate(option.profit_rate) }}
        value={format.money(figures.profit, currency)}
      />
      <Row
        label={labels.fee}
        labelValues={{ rate: format.rate(option.fee_rate) }}
        value={format.money(figures.fee, currency)}
      />
      <Row
        label={labels.after}
        value={
          available === null ? null : format.money(subtract(available, figures.cost), currency)
        }
      />
      <Row
        label={labels.rule}
        value={
          <FormattedMessage
            id="trade.confirm.ruleNote"
            defaultMessage="At most {rate} worse, else nothing is placed"
            description="The rule by which an order opens; rate is in per cent."
            values={{ rate: format.rate(limits.slippage_rate_max) }}
          />
        }
      />
      <Row
        label={labels.draw}
        value={
          <FormattedMessage
            id="trade.confirm.drawNote"
            defaultMessage="Stake and fee come back"
            description="What happens at an equal price."
          />
        }
      />
    </DefinitionList>
  )
}

/** Why the price in the confirmation is no longer what was accepted. */
type PriceIssue = 'refused' | 'beyond' | 'expired'

/** `left` are the seconds for which the price is valid; null where it is worse than was accepted. */
function issueOf(refused: boolean, left: number | null): PriceIssue | null {
  if (refused) return 'refused'
  if (left === null) return 'beyond'
  return left === 0 ? 'expired' : null
}

const issueTitles = defineMessages({
  refused: {
    id: 'trade.confirm.changed',
    defaultMessage: 'The price has changed. Nothing was placed.',
    description: 'In the confirmation, after the server refused the accepted price.',
  },
  beyond: {
    id: 'trade.confirm.beyond',
    defaultMessage: 'The price is worse than you accepted',
    description: 'In the confirmation, when the price has moved beyond the accepted slippage.',
  },
  expired: {
    id: 'trade.confirm.expired',
    defaultMessage: 'The accepted price is no longer valid',
    description: 'In the confirmation, when the seconds of the accepted price are over.',
  },
})

interface PriceIssueNoticeProps {
  issue: PriceIssue
  /** The present price, as it is shown. */
  present: string
  /** Null where no order can be placed any more. */
  onAccept: (() => void) | null
}

/** Shows the present price, which needs a press of its own. */
function PriceIssueNotice({ issue, present, onAccept }: PriceIssueNoticeProps) {
  return (
    <Notice
      tone="warning"
      title={<FormattedMessage {...issueTitles[issue]} />}
      action={
        onAccept ? (
          <Button variant="secondary" size="sm" onClick={onAccept}>
            <FormattedMessage
              id="trade.confirm.accept"
              defaultMessage="Accept {price}"
              description="Button that accepts the present price; the order is not sent by it."
              values={{ price: present }}
            />
          </Button>
        ) : null
      }
    />
  )
}
