import { useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { figuresOf } from '@/domain/orders/order-rules.ts'
import { useOrderWords } from '@/domain/orders/order-words.tsx'
import type { OrderLimits } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { subtract } from '@/lib/money.ts'
import { formatClock, formatTime } from '@/lib/time.ts'
import { RefreshedNotice } from '@/patterns/money-flow/money-confirm.tsx'
import type { Confirmation } from '@/patterns/money-flow/use-confirmation.ts'
import { Button } from '@/ui/button.tsx'
import { Stack } from '@/ui/card.tsx'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { Disclosure } from '@/ui/disclosure.tsx'
import { Notice } from '@/ui/notice.tsx'
import { BothCases } from './both-cases.tsx'
import type { AskedOrder, OfferedPrice } from './trade-rules.ts'
import { offerNow, secondsValid, worstPrice } from './trade-rules.ts'

export interface OrderConfirmProps extends Confirmation<AskedOrder> {
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
  onAccept: () => void
}

/**
 * The last look at an order: stake, both cases, and a price that renews itself as long as it is no
 * worse than was accepted.
 */
export function OrderConfirm(props: OrderConfirmProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const words = useOrderWords()
  // Keeps the content while the dialog closes.
  const [shown, setShown] = useState(props.asked)
  if (props.asked && props.asked !== shown) setShown(props.asked)
  if (!shown) return null

  const { limits, precision, present, now, closes } = props
  const { direction, amount, option, accepted } = shown
  const { currency } = option
  const money = format.money(amount, currency)
  const figures = figuresOf(amount, option)
  const worst = format.price(
    worstPrice(direction, accepted.price, limits.slippage_rate_max),
    precision,
  )
  const settles = now + option.seconds
  const offer = offerNow(shown, present, limits.slippage_rate_max)
  const left = offer && secondsValid(offer.as_of, now, limits)
  const again = props.pending ? null : againFor(props.refused, left)
  const needsPrice = intl.formatMessage({
    id: 'trade.confirm.needsPrice',
    defaultMessage: 'Accept the present price first.',
    description:
      'At the button of the confirmation, when the price is no longer what was accepted.',
  })

  return (
    <ConfirmDialog
      open={props.asked !== null}
      pending={props.pending}
      tone={direction === 'up' ? 'rise' : 'fall'}
      disabledReason={props.pending ? null : (props.blocked ?? (again ? needsPrice : null))}
      title={
        <FormattedMessage
          id="trade.confirm.title"
          defaultMessage="{direction} {name} for {amount}?"
          description="Question before an order is sent: 'Buy up Bitcoin for 100.00 USD?'"
          values={{ direction: words.direction(direction), name: props.name, amount: money }}
        />
      }
      body={
        <Stack>
          {props.refreshed ? <RefreshedNotice /> : null}
          {again ? <PriceAgain {...props} why={again} /> : null}
          <BothCases figures={figures} currency={currency} />
          <DefinitionList
            rows={[
              {
                id: 'cost',
                label: (
                  <FormattedMessage
                    id="trade.bar.cost"
                    defaultMessage="Stake and fee"
                    description="Label: what is taken from the balance."
                  />
                ),
                value: format.money(figures.cost, currency),
                note: (
                  <FormattedMessage
                    id="trade.confirm.parts"
                    defaultMessage="{stake} + {fee} fee"
                    description="Below stake and fee together: both, as figures; the currency stands above."
                    values={{
                      stake: format.amount(amount, currency),
                      fee: format.amount(figures.fee, currency),
                    }}
                  />
                ),
              },
              {
                id: 'price',
                label: (
                  <FormattedMessage
                    id="trade.confirm.price"
                    defaultMessage="Price"
                    description="Label in the confirmation of an order: the price at which it is sent."
                  />
                ),
                value: format.price((offer ?? accepted).price, precision),
                note: again ? (
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
                    values={{ price: worst }}
                  />
                ),
              },
              {
                id: 'settles',
                label: (
                  <FormattedMessage
                    id="trade.summary.settles"
                    defaultMessage="Settles"
                    description="Label: at which second the order settles."
                  />
                ),
                value: (
                  <FormattedMessage
                    id="trade.summary.settlesAt"
                    defaultMessage="{seconds} s after opening"
                    description="When an order settles."
                    values={{ seconds: option.seconds }}
                  />
                ),
                note: (
                  <FormattedMessage
                    id="trade.summary.settlesNow"
                    defaultMessage="{closes, select, none {{time}, if opened now} other {{time}, if opened now. The market closes at {closes}: its last price counts.}}"
                    description="Below when an order settles: the time of day. closes is when the market closes, where that comes first, or none."
                    values={{
                      time: formatTime(settles),
                      closes: closes !== null && closes <= settles ? formatClock(closes) : 'none',
                    }}
                  />
                ),
              },
            ]}
          />
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
            <OrderDetails {...props} shown={shown} />
          </Disclosure>
        </Stack>
      }
      confirmLabel={
        <FormattedMessage
          id="trade.confirm.confirm"
          defaultMessage="{direction} · {amount}"
          description="Button that places the order: 'Buy up · 100.00 USD'."
          values={{ direction: words.direction(direction), amount: money }}
        />
      }
      cancelLabel={<FormattedMessage {...common.goBack} />}
      onConfirm={() => props.onConfirm(shown)}
      onCancel={props.onCancel}
    />
  )
}

/** The rates, what stays, and the rules of opening and of a draw. */
function OrderDetails({ shown, limits, available }: OrderConfirmProps & { shown: AskedOrder }) {
  const format = useMoneyFormat()
  const { amount, option } = shown
  const { currency } = option
  const figures = figuresOf(amount, option)
  return (
    <DefinitionList
      rows={[
        {
          id: 'profit',
          label: (
            <FormattedMessage
              id="trade.summary.profit"
              defaultMessage="Expected profit ({rate})"
              description="Label: amount x profit rate, with the rate in per cent."
              values={{ rate: format.rate(option.profit_rate) }}
            />
          ),
          value: format.money(figures.profit, currency),
        },
        {
          id: 'fee',
          label: (
            <FormattedMessage
              id="trade.summary.fee"
              defaultMessage="Fee ({rate})"
              description="Label of the fee with its rate in per cent."
              values={{ rate: format.rate(option.fee_rate) }}
            />
          ),
          value: format.money(figures.fee, currency),
        },
        {
          id: 'after',
          label: (
            <FormattedMessage
              id="trade.summary.after"
              defaultMessage="Balance after placing"
              description="Label: what stays available while the order is open."
            />
          ),
          value:
            available === null ? null : format.money(subtract(available, figures.cost), currency),
        },
        {
          id: 'rule',
          label: (
            <FormattedMessage
              id="trade.confirm.rule"
              defaultMessage="Opens"
              description="Label in the confirmation: the rule by which the order opens."
            />
          ),
          value: (
            <FormattedMessage
              id="trade.confirm.ruleNote"
              defaultMessage="At most {rate} worse, else nothing is placed"
              description="The rule by which an order opens; rate is in per cent."
              values={{ rate: format.rate(limits.slippage_rate_max) }}
            />
          ),
        },
        {
          id: 'draw',
          label: (
            <FormattedMessage
              id="trade.confirm.draw"
              defaultMessage="At an equal price"
              description="Label in the confirmation: what happens where opening and closing price are the same."
            />
          ),
          value: (
            <FormattedMessage
              id="trade.confirm.drawNote"
              defaultMessage="Stake and fee come back"
              description="What happens at an equal price."
            />
          ),
        },
      ]}
    />
  )
}

/** Why the price in the confirmation is no longer what was accepted. */
type Again = 'refused' | 'beyond' | 'expired'

function againFor(refused: boolean, left: number | null): Again | null {
  if (refused) return 'refused'
  if (left === null) return 'beyond'
  return left === 0 ? 'expired' : null
}

const AGAIN = defineMessages({
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

/** Shows the present price, which needs a press of its own. */
function PriceAgain({
  why,
  present,
  precision,
  blocked,
  onAccept,
}: OrderConfirmProps & { why: Again }) {
  const format = useMoneyFormat()
  return (
    <Notice
      tone="warning"
      title={<FormattedMessage {...AGAIN[why]} />}
      action={
        blocked === null ? (
          <Button variant="secondary" size="sm" onClick={onAccept}>
            <FormattedMessage
              id="trade.confirm.accept"
              defaultMessage="Accept {price}"
              description="Button that accepts the present price; the order is not sent by it."
              values={{ price: format.price(present.price, precision) }}
            />
          </Button>
        ) : null
      }
    />
  )
}
