import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { PlaceOrderForm, ProductDetails, SettlementOption } from '@/generated/h5.schemas.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { compare } from '@/lib/decimal.ts'
import { decimalOf, floorToScale, numberOf, parseAmount, typedAmount } from '@/lib/money.ts'
import { isPriceChanged } from '@/patterns/form/submit-error.tsx'
import { askedAmount, useAskedEntries } from '@/patterns/form/use-asked-entries.ts'
import type { BodyOf } from '@/patterns/money-flow/engine/money-flow.ts'
import { asTyped } from '@/patterns/money-flow/page/use-amount-entry.ts'
import type { MoneyRequest } from '@/patterns/money-flow/question/use-question.ts'
import { useQuestion } from '@/patterns/money-flow/question/use-question.ts'
import { prepareFeedback } from '@/platform/feedback.ts'
import type { Desk } from './desk.ts'
import type { AskedOrder, OfferedPrice } from './trade-rules.ts'
import { createPressWindow, offerNow } from './trade-rules.ts'
import { useTicketForm } from './use-ticket-form.ts'

export interface TicketOptions {
  details: ProductDetails
  options: readonly SettlementOption[]
  desk: Pick<
    Desk,
    | 'isPractice'
    | 'flow'
    | 'buyingPower'
    | 'inSight'
    | 'oneTap'
    | 'asksRisk'
    | 'onPlaced'
    | 'isFresh'
  >
  /** Something about the ticket has to be looked at: an entry that cannot be sent, a refusal. */
  onTrouble: () => void
}

type Draft = Omit<AskedOrder, 'accepted'>
type Direction = Draft['direction']

/** The ticket of an order from its entries to its outcome. */
export function useTicket({ details, options, desk, onTrouble }: TicketOptions) {
  const intl = useIntl()
  const { flow, buyingPower, inSight, oneTap, asksRisk } = desk
  const { symbol } = details.product
  const most = details.limits.slippage_rate_max
  const [standsForItself] = useState(() => createPressWindow(() => performance.now(), desk.isFresh))
  const [seconds, setSeconds] = useState<string | null>(null)
  const option = options.find((one) => String(one.seconds) === seconds) ?? options[0]
  const form = useTicketForm({ options, buyingPower, isPractice: desk.isPractice }, option)
  const [chosen, typed] = useWatch({ control: form.control, name: ['seconds', 'amount'] })
  // The rules of the form are those of the chosen option.
  if (chosen !== seconds) setSeconds(chosen)

  const [gate, setGate] = useState<Draft | null>(null)
  const pressed = useRef<Direction>('up')
  const { question, askAbout, sendAtOnce, close, figures } = useQuestion(flow, {
    // At the price and the rates of the moment.
    ask: (draft: Draft): AskedOrder => ({
      ...draft,
      option: options.find((one) => one.seconds === draft.option.seconds) ?? draft.option,
      accepted: inSight.current,
    }),
    toRequest: (asked) => {
      const offer = offerNow(asked, inSight.current, most)
      return toRequest(symbol, asked, offer ?? { ...asked.accepted, slippage: most })
    },
    // With new figures it is asked about, also by one tap.
    onRefreshed: () =>
      enter(pressed.current, (draft) => {
        if (asksRisk()) setGate(draft)
        else askAbout(draft, true)
      }),
  })

  const amount = parseAmount(typed, intl.locale)
  const setAmount = (value: Decimal) =>
    form.setValue('amount', typedAmount(value, intl.locale), asTyped)

  useAskedEntries(['amount', 'seconds'], (asked) => {
    if (options.some((one) => String(one.seconds) === asked.seconds)) {
      form.setValue('seconds', asked.seconds ?? '', { shouldDirty: true })
    }
    const stake = askedAmount(asked.amount)
    if (stake !== null) setAmount(stake)
  })

  /** Asks, or sends at once where the user wants it so. */
  function begin(draft: Draft, isOwnPress: boolean) {
    if (oneTap === null || compare(draft.amount, oneTap) > 0) askAbout(draft)
    else if (isOwnPress) sendAtOnce(draft)
  }

  function unfit() {
    onTrouble()
    close()
  }

  /** Reads the entries as an order in a direction, where they are one. */
  function enter(direction: Direction, use: (draft: Draft) => void) {
    const submit = form.handleSubmit((body) => {
      if (!option) return close()
      const entered = floorToScale(decimalOf(body.amount), option.currency)
      use({ direction, amount: entered, option })
    }, unfit)
    void submit()
  }

  function press(direction: Direction) {
    prepareFeedback()
    const isOwnPress = standsForItself()
    pressed.current = direction
    if (figures.refresh()) return
    enter(direction, (draft) => {
      if (asksRisk()) setGate(draft)
      else begin(draft, isOwnPress)
    })
  }

  const { state } = flow
  const isTrouble =
    figures.error !== null ||
    state.step === 'checking' ||
    state.step === 'notSent' ||
    (state.step === 'ready' && state.error != null && !isPriceChanged(state.error))
  const tell = useEffectEvent(onTrouble)
  useEffect(() => {
    if (isTrouble) tell()
  }, [isTrouble])

  const follow = useEffectEvent(() => {
    if (state.step !== 'done') return
    desk.onPlaced(state.result)
    flow.startOver()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state is followed once.
  useEffect(() => follow(), [state])

  return {
    form,
    option,
    amount,
    oneTap,
    flow,
    /** Why old figures could not be read again, or null. */
    notRead: figures.error,
    /** Old figures are read again, or the order is being sent. */
    pending: figures.pending || flow.state.step === 'sending',
    question,
    press,
    setAmount,
    gateIsOpen: gate !== null,
    // The price is that of this moment: none runs out while the notice is read.
    passGate: () => {
      if (gate) askAbout(gate)
      setGate(null)
    },
    leaveGate: () => setGate(null),
  }
}

/** What is sent of an order that was asked about, at a price and with what that may slip. */
function toRequest(
  symbol: string,
  { direction, amount, option }: AskedOrder,
  { price, tick_id, slippage }: Pick<OfferedPrice, 'price' | 'tick_id'> & { slippage: Decimal },
): MoneyRequest<BodyOf<PlaceOrderForm>> {
  const { currency, seconds, profit_rate, fee_rate } = option
  return {
    body: {
      symbol,
      direction,
      amount: numberOf(amount),
      seconds,
      profit_rate,
      fee_rate,
      accepted_price: price,
      accepted_tick_id: tick_id,
      slippage_rate_max: slippage,
    },
    sent: {
      symbol,
      direction,
      amount,
      currency,
      seconds: String(seconds),
      // Another price is another intent, with its own idempotency key.
      tick: tick_id,
    },
  }
}
