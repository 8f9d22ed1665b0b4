import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { watchOrders } from '@/components/orders/order-store.ts'
import { useToast } from '@/components/toaster.tsx'
import type { ProductDetails } from '@/generated/model/product-details.ts'
import type { SettlementOption } from '@/generated/model/settlement-option.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { floorToScale, parseAmount, typedAmount } from '@/lib/money.ts'
import type { AskedOrder, OfferedPrice } from './order-confirm.tsx'
import { riskIsKnown } from './risk-gate.tsx'
import { writeContent } from './trade-content.ts'
import type { Means } from './trade-rules.ts'
import { useOrderAction } from './use-order-action.ts'
import { useTicketForm } from './use-ticket-form.ts'

export interface TicketOptions {
  owner: string
  details: ProductDetails
  options: readonly SettlementOption[]
  means: Means
  /** The price in sight, which is accepted when the button is pressed. */
  present: OfferedPrice | undefined
}

/** The ticket of an order from its entries to its outcome. */
export function useTicket({ owner, details, options, means, present }: TicketOptions) {
  const intl = useIntl()
  const toast = useToast()
  const queryClient = useQueryClient()
  const { symbol } = details.product
  const action = useOrderAction(owner)
  const [seconds, setSeconds] = useState<string | null>(null)
  const option = options.find((one) => String(one.seconds) === seconds) ?? options[0]
  const form = useTicketForm({ symbol, owner, options, means }, option)
  const [chosen, direction, typed] = useWatch({
    control: form.control,
    name: ['seconds', 'direction', 'amount'],
  })
  // The rules of the form are those of the chosen option.
  if (chosen !== seconds) setSeconds(chosen)

  const [gate, setGate] = useState<AskedOrder | null>(null)
  const [asked, setAsked] = useState<AskedOrder | null>(null)
  const [refused, setRefused] = useState(false)
  const amount = parseAmount(typed, intl.locale)

  const submit = form.handleSubmit((body) => {
    if (!option || !present) return
    const order: AskedOrder = {
      direction: body.direction,
      amount: floorToScale(String(body.amount), option.currency),
      option,
      accepted: offerOf(present),
    }
    setRefused(false)
    if (riskIsKnown(owner)) setAsked(order)
    else setGate(order)
  })

  function confirm(order: AskedOrder) {
    const { accepted } = order
    const body = {
      symbol,
      direction: order.direction,
      amount: numberOf(order.amount),
      seconds: order.option.seconds,
      profit_rate: order.option.profit_rate,
      fee_rate: order.option.fee_rate,
      accepted_price: accepted.price,
      accepted_tick_id: accepted.tick_id,
      max_slippage_rate: details.limits.max_slippage_rate,
    }
    const content = writeContent({
      symbol,
      direction: order.direction,
      amount: order.amount,
      currency: order.option.currency,
      seconds: order.option.seconds,
      tick: accepted.tick_id,
    })
    void action.submit(body, content)
  }

  /** Takes the present price, and the present rates, in the place of those that were accepted. */
  function accept() {
    if (!asked || !present) return
    const now = options.find((one) => one.seconds === asked.option.seconds) ?? asked.option
    setRefused(false)
    setAsked({ ...asked, option: now, accepted: offerOf(present) })
  }

  function setAmount(value: Decimal) {
    const how = { shouldValidate: true, shouldDirty: true, shouldTouch: true }
    form.setValue('amount', typedAmount(value, intl.locale), how)
  }

  const { state } = action
  const follow = useEffectEvent(() => {
    if (state.step === 'done') {
      watchOrders(owner, [state.result])
      setAsked(null)
      toast(
        intl.formatMessage({
          id: 'trade.ticket.placed',
          defaultMessage: 'Order placed',
          description: 'Toast after an order was placed.',
        }),
        'success',
      )
      action.startOver()
    } else if (state.step === 'checking') {
      setAsked(null)
    } else if (state.step === 'ready' && state.error) {
      const { error } = state
      const changed = error.kind === 'refused' && error.refusal.reason === 'price_changed'
      if (changed) setRefused(true)
      else setAsked(null)
      // What the server refused by is known to it only: everything is read again.
      void queryClient.invalidateQueries()
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state is followed once.
  useEffect(() => follow(), [state])

  return {
    form,
    option,
    direction: directionOf(direction),
    amount,
    action,
    asked,
    refused,
    submit,
    confirm,
    accept,
    cancel: () => setAsked(null),
    setAmount,
    gateIsOpen: gate !== null,
    passGate: () => {
      setAsked(gate)
      setGate(null)
    },
    leaveGate: () => setGate(null),
  }
}

function directionOf(chosen: string): 'up' | 'down' | null {
  return chosen === 'up' || chosen === 'down' ? chosen : null
}

function offerOf({ price, tick_id, as_of }: OfferedPrice): OfferedPrice {
  return { price, tick_id, as_of }
}

/** The contract has amounts of requests as numbers; nothing is computed with it. */
function numberOf(amount: Decimal): number {
  return +amount
}
