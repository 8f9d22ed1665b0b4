import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { DirectionBadge } from '@/components/orders/direction-badge.tsx'
import { figuresOf } from '@/components/orders/order-rules.ts'
import { useOrderWords } from '@/components/orders/order-words.ts'
import type { OrderLimits } from '@/generated/model/order-limits.ts'
import type { SettlementOption } from '@/generated/model/settlement-option.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { Button } from '@/ui/button.tsx'
import { Stack } from '@/ui/card.tsx'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { Notice } from '@/ui/notice.tsx'
import { useOverlayPreload } from '@/ui/overlay-loader.ts'
import { OrderSummary } from './order-summary.tsx'
import { secondsValid, worstPrice } from './trade-rules.ts'

/** A price that can be accepted, and the tick that carries it. */
export interface OfferedPrice {
  price: Decimal
  tick_id: string
  as_of: number
}

/** An order as it is asked about: exactly this will be sent. */
export interface AskedOrder {
  direction: 'up' | 'down'
  amount: Decimal
  option: SettlementOption
  accepted: OfferedPrice
}

export interface OrderConfirmProps {
  asked: AskedOrder | null
  name: string
  precision: number
  limits: OrderLimits
  available: Decimal | null
  /** The price in sight now, to be accepted in place of an expired one. */
  present: OfferedPrice | undefined
  /** The server did not take the accepted price any more. */
  refused: boolean
  now: number
  pending: boolean
  /** Why no order can be placed any more, or null. */
  blocked: string | null
  onAccept: () => void
  onConfirm: (asked: AskedOrder) => void
  onCancel: () => void
}

/** The last look: what is sent, best and worst case, and for how long the price is accepted. */
export function OrderConfirm(props: OrderConfirmProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const words = useOrderWords()
  useOverlayPreload()
  // What was asked stays in sight while the dialog goes away.
  const [shown, setShown] = useState(props.asked)
  if (props.asked && props.asked !== shown) setShown(props.asked)
  if (!shown) return null

  const { direction, amount, option, accepted } = shown
  const money = format.money(amount, option.currency)
  const left = secondsValid(accepted.as_of, props.now, props.limits)
  const again = !props.pending && (props.refused || left === 0)
  const needsPrice = intl.formatMessage({
    id: 'trade.confirm.needsPrice',
    defaultMessage: 'Accept the present price first.',
    description: 'Below the button of the confirmation, when the accepted price is over.',
  })

  return (
    <ConfirmDialog
      open={props.asked !== null}
      pending={props.pending}
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
          {again ? <PriceAgain {...props} /> : null}
          <DefinitionList
            rows={[
              {
                id: 'direction',
                label: (
                  <FormattedMessage
                    id="trade.confirm.direction"
                    defaultMessage="Direction"
                    description="Label in the confirmation of an order."
                  />
                ),
                value: <DirectionBadge direction={direction} />,
              },
              {
                id: 'amount',
                label: (
                  <FormattedMessage
                    id="trade.confirm.amount"
                    defaultMessage="Amount"
                    description="Label in the confirmation of an order: the stake."
                  />
                ),
                value: money,
              },
              {
                id: 'price',
                label: (
                  <FormattedMessage
                    id="trade.confirm.price"
                    defaultMessage="Accepted price"
                    description="Label in the confirmation of an order."
                  />
                ),
                value: format.price(accepted.price, props.precision),
                note: again ? (
                  <FormattedMessage
                    id="trade.confirm.over"
                    defaultMessage="No longer valid"
                    description="Below an accepted price that has run out or was refused."
                  />
                ) : (
                  <FormattedMessage
                    id="trade.confirm.valid"
                    defaultMessage="Valid for {left} s"
                    description="Below the accepted price: seconds for which it can be sent."
                    values={{ left }}
                  />
                ),
              },
              {
                id: 'rule',
                label: (
                  <FormattedMessage
                    id="trade.confirm.rule"
                    defaultMessage="Opens at"
                    description="Label in the confirmation: at which price the order opens."
                  />
                ),
                value: (
                  <FormattedMessage
                    id="trade.confirm.worst"
                    defaultMessage="{price} at worst"
                    description="The worst price at which the order may open."
                    values={{
                      price: format.price(
                        worstPrice(direction, accepted.price, props.limits.max_slippage_rate),
                        props.precision,
                      ),
                    }}
                  />
                ),
                note: (
                  <FormattedMessage
                    id="trade.confirm.ruleNote"
                    defaultMessage="At most {rate} worse, else nothing is placed"
                    description="The rule by which an order opens; rate is in per cent."
                    values={{ rate: format.rate(props.limits.max_slippage_rate) }}
                  />
                ),
              },
            ]}
          />
          <OrderSummary
            option={option}
            figures={figuresOf(amount, option)}
            available={props.available}
            now={props.now}
          />
          <p>
            <FormattedMessage
              id="trade.confirm.final"
              defaultMessage="An order cannot be taken back or closed early. At an equal price stake and fee come back."
              description="How to get out of an order, and what a draw is."
            />
          </p>
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
      cancelLabel={
        <FormattedMessage
          id="trade.confirm.cancel"
          defaultMessage="Go back"
          description="Button that leaves the confirmation; nothing is sent."
        />
      }
      onConfirm={() => props.onConfirm(shown)}
      onCancel={props.onCancel}
    />
  )
}

/** The accepted price is over: the present one, to be accepted by a press of its own. */
function PriceAgain({ refused, present, precision, blocked, onAccept }: OrderConfirmProps) {
  const format = useMoneyFormat()
  return (
    <Notice
      tone="warning"
      title={
        refused ? (
          <FormattedMessage
            id="trade.confirm.changed"
            defaultMessage="The price has changed. Nothing was placed."
            description="In the confirmation, after the server refused the accepted price."
          />
        ) : (
          <FormattedMessage
            id="trade.confirm.expired"
            defaultMessage="The accepted price is no longer valid"
            description="In the confirmation, when the seconds of the accepted price are over."
          />
        )
      }
      action={
        present && blocked === null ? (
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
