import { ArrowDown, ArrowUp, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import { useContext, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Refusal } from '@/api/errors.ts'
import { figuresOf } from '@/domain/orders/order-rules.ts'
import { useOrderWords } from '@/domain/orders/order-words.tsx'
import { practiceWords } from '@/domain/orders/practice-words.ts'
import type { SettlementOption } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { useRefusalMessage } from '@/i18n/use-refusal-message.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { signOf } from '@/lib/decimal.ts'
import { depositPath, paths } from '@/lib/paths.ts'
import { isPriceChanged, SubmitErrorNotice } from '@/patterns/form/submit-error.tsx'
import type { Sent } from '@/patterns/money-flow/engine/money-flow.ts'
import { readSent } from '@/patterns/money-flow/engine/money-flow.ts'
import { OutcomeNotice, whyNotSent } from '@/patterns/money-flow/page/outcome-notice.tsx'
import { Button, buttonClass } from '@/ui/button.tsx'
import { cx } from '@/ui/cx.ts'
import { UiLink } from '@/ui/link.tsx'
import { Notice } from '@/ui/notice.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { ToastHostContext } from '@/ui/toast.tsx'
import { BothCases } from './both-cases.tsx'
import styles from './ticket.module.css'
import { SecondsField, SetAmount, StakeField } from './ticket-fields.tsx'
import type { Block, BuyingPower } from './trade-rules.ts'
import { amendedByRefusal, largestAmount, missingFor, nearestOwn, roomFor } from './trade-rules.ts'
import type { useTicket } from './use-ticket.ts'

export interface TicketProps {
  ticket: ReturnType<typeof useTicket>
  options: readonly SettlementOption[]
  buyingPower: BuyingPower
  block: Block | null
  /** The words of the block. */
  blocked: string | null
  /** With practice money, which every word and figure says. */
  isPractice: boolean
  /** Leads visitors to the login; null for whoever can place an order. */
  onLogIn: (() => void) | null
}

/** Stake and time of an order with both cases, and the two buttons, which are always in reach. */
export function Ticket(props: TicketProps) {
  const { ticket, options, blocked } = props
  const { option, flow, form } = ticket
  const top = useRef<HTMLDivElement>(null)
  const blockedId = useId()
  const checking = flow.state.step === 'checking'

  // Replaces the focused form, so it takes over the focus.
  useEffect(() => {
    if (checking) top.current?.focus()
  }, [checking])

  if (flow.state.step === 'checking') {
    return (
      <div ref={top} tabIndex={-1} className={styles.panel}>
        <OutcomeNotice state={flow.state} />
        <SentOrder sent={readSent(flow.state.content)} />
      </div>
    )
  }
  if (!option) {
    return (
      <div className={styles.panel}>
        <Notice tone="warning">{blocked}</Notice>
      </div>
    )
  }

  const largest = largestAmount(option, props.buyingPower)
  const lacks = lackOf(props) !== null
  const { amount } = ticket
  const figures = amount !== null && signOf(amount) > 0 ? figuresOf(amount, option) : null
  return (
    <>
      <form
        noValidate
        className={styles.panel}
        onSubmit={(event) => {
          // It has two buttons, and none of them is what Enter means: that puts the keyboard away.
          event.preventDefault()
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        }}
      >
        <OutcomeNotice state={flow.state} />
        <Refused ticket={ticket} option={option} isPractice={props.isPractice} />
        <div className={styles.entries}>
          <StakeField
            ticket={ticket}
            option={option}
            largest={largest ?? option.single_max}
            offersMax={largest !== null}
            room={roomFor(option, props.buyingPower)}
            lackedBy={lacks ? blockedId : null}
          />
          <SecondsField
            options={options}
            chosen={option}
            onChoose={(seconds) => form.setValue('seconds', seconds, { shouldDirty: true })}
          />
        </div>
        <BothCases figures={figures} currency={option.currency} size="sm" />
        <ToastPlace>
          <div id={blockedId} className={styles.line}>
            {blocked === null || isInButtons(props.block) ? (
              <Terms {...props} option={option} fee={figures?.fee ?? null} />
            ) : (
              blocked
            )}
          </div>
        </ToastPlace>
      </form>
      <OrderButtons {...props} blockedId={blockedId} />
    </>
  )
}

/** Where toasts stand on this page, on which no place is free: for two seconds instead of a line. */
function ToastPlace({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const hostToasts = useContext(ToastHostContext)
  useLayoutEffect(() => (place.current ? hostToasts(place.current) : undefined), [hostToasts])
  return (
    <div ref={place} className={styles.toasts}>
      {children}
    </div>
  )
}

/** What the balance lacks for the order that is entered, where nothing else keeps it; else null. */
function lackOf({ ticket, block, buyingPower }: TicketProps): Decimal | null {
  if (!ticket.option || (block !== null && block !== 'balance')) return null
  return missingFor(ticket.amount, ticket.option, buyingPower)
}

/** Whether the user's own doing, a pause or a limit, takes the place of the buttons. */
const isInButtons = (block: Block | null) => block === 'paused' || block === 'ownLimit'

interface InsteadOfButtonsProps {
  children: ReactNode
  href: string
  variant?: 'primary' | 'secondary'
  /** Words of the link. */
  way: ReactNode
}

/** What stands in the place of the two buttons: why, and the one way on. */
function InsteadOfButtons({ children, href, variant = 'primary', way }: InsteadOfButtonsProps) {
  return (
    <div className={cx(styles.buttons, styles.instead)} data-toast-floor>
      <p role="status" className={styles.missing}>
        {children}
      </p>
      <UiLink href={href} className={cx(buttonClass({ variant }), styles.go)}>
        {way}
      </UiLink>
    </div>
  )
}

/** The two buttons; with too little money what is missing, and the way to its deposit. */
function OrderButtons(props: TicketProps & { blockedId: string }) {
  const { ticket } = props
  const format = useMoneyFormat()
  const lack = lackOf(props)
  if (isInButtons(props.block)) {
    return (
      <InsteadOfButtons
        href={paths.limits}
        variant="secondary"
        way={<FormattedMessage {...common.ownLimits} />}
      >
        {props.blocked}
      </InsteadOfButtons>
    )
  }
  if (lack !== null && ticket.option) {
    const missing = format.money(lack, ticket.option.currency)
    const { isPractice } = props
    return (
      <InsteadOfButtons
        {...(isPractice
          ? {
              href: paths.practice,
              variant: 'secondary',
              way: <FormattedMessage {...practiceWords.startOver} />,
            }
          : {
              href: depositPath(lack),
              way: (
                <FormattedMessage
                  id="trade.lack.deposit"
                  defaultMessage="Deposit {missing}"
                  description="Link to the deposit with the missing amount filled in. missing has its currency."
                  values={{ missing }}
                />
              ),
            })}
      >
        <FormattedMessage
          id="trade.lack.missing"
          defaultMessage="{practice, select, true {You need {missing} more practice money for this order.} other {You need {missing} more for this order.}}"
          description="Instead of Buy up and Buy down: what the balance, or the practice money (practice is true), lacks for amount and fee, with currency."
          values={{ practice: isPractice, missing: <strong>{missing}</strong> }}
        />
      </InsteadOfButtons>
    )
  }
  const { option, amount } = ticket
  const wins =
    option && amount !== null && signOf(amount) > 0
      ? figuresOf(amount, option).netIfRight
      : undefined
  return (
    <div className={styles.buttons} data-toast-floor>
      <GoButton {...props} direction="up" wins={wins} />
      <GoButton {...props} direction="down" wins={wins} />
    </div>
  )
}

/** The ticket of the full screen: what was entered in a line, and the buttons. */
export function ShortTicket(props: TicketProps) {
  const format = useMoneyFormat()
  const blockedId = useId()
  const { option, amount } = props.ticket
  if (!option) return null
  return (
    <div className={styles.short}>
      <ToastPlace>
        <div id={blockedId} className={styles.line}>
          {(isInButtons(props.block) ? null : props.blocked) ?? (
            <FormattedMessage
              id="trade.short.order"
              defaultMessage="Amount {amount} · {seconds} s · {rate}"
              description="Above Buy up and Buy down on the full screen of the chart: amount with currency, seconds until settlement, and profit rate in per cent."
              values={{
                amount: amount === null ? '—' : format.money(amount, option.currency),
                seconds: option.seconds,
                rate: format.rate(option.profit_rate),
              }}
            />
          )}
          {isInButtons(props.block) ? null : (
            <OwnLeft option={option} buyingPower={props.buyingPower} />
          )}
        </div>
      </ToastPlace>
      <OrderButtons {...props} blockedId={blockedId} />
    </div>
  )
}

const ICONS = { up: ArrowUp, down: ArrowDown }

interface GoButtonProps extends TicketProps {
  direction: 'up' | 'down'
  wins: string | undefined
  blockedId: string
}

/** One direction, with what it wins. */
function GoButton(props: GoButtonProps) {
  const { ticket, direction, blocked, blockedId, onLogIn } = props
  const words = useOrderWords()
  const Icon = ICONS[direction]
  return (
    <Button
      variant={direction === 'up' ? 'rise' : 'fall'}
      className={styles.go}
      pending={ticket.pending}
      disabledBy={blocked === null ? undefined : blockedId}
      onClick={() => (onLogIn ? onLogIn() : ticket.press(direction))}
    >
      <span className={styles.direction}>
        <Icon size={20} strokeWidth={3} aria-hidden />
        {words.direction(direction)}
      </span>{' '}
      <Wins {...props} />
    </Button>
  )
}

/** What the balance gains if the order wins; of practice money also that it is that. */
function Wins({ ticket, wins, isPractice }: GoButtonProps) {
  const format = useMoneyFormat()
  const { option } = ticket
  const amount =
    wins === undefined || !option
      ? null
      : `${format.signed(wins, option.currency)} ${option.currency}`
  if (isPractice) {
    return (
      <span className={styles.wins}>
        <FormattedMessage
          id="trade.practice.wins"
          defaultMessage="{amount, select, none {Practice} other {Practice: {amount}}}"
          description="Below Buy up or Buy down while practising: what the practice money gains if the order wins, signed, with currency; 'none' while no amount is entered."
          values={{ amount: amount ?? 'none' }}
        />
      </span>
    )
  }
  if (amount === null) return null
  return (
    <span className={styles.wins}>
      <FormattedMessage
        id="trade.go.wins"
        defaultMessage="{amount} if it wins"
        description="Button, below Buy up or Buy down: what the balance gains if the order wins, signed, with currency."
        values={{ amount }}
      />
    </span>
  )
}

interface TermsProps extends TicketProps {
  option: SettlementOption
  fee: string | null
}

/** The balance and the fee in a line; for visitors the way in. */
function Terms({ ticket, block, buyingPower, option, fee, isPractice, onLogIn }: TermsProps) {
  const format = useMoneyFormat()
  if (onLogIn) {
    return (
      <Button variant="quiet" size="sm" onClick={onLogIn}>
        <FormattedMessage
          id="trade.bar.logIn"
          defaultMessage="Log in to trade"
          description="Button for visitors; after logging in the same ticket is there again."
        />
      </Button>
    )
  }
  const terms = (
    <FormattedMessage
      id="trade.ticket.terms"
      defaultMessage="{practice, select, true {Practice money {available} · fee {fee}} other {Available {available} · fee {fee}}}"
      description="Below amount and time: the balance, or the practice money (practice is true), and the fee of the order, with currency."
      values={{
        practice: isPractice,
        available:
          buyingPower.available === null
            ? '—'
            : format.money(buyingPower.available, option.currency),
        fee: fee === null ? '—' : format.money(fee, option.currency),
      }}
    />
  )
  if (isPractice) return terms
  return (
    <>
      <span>{terms}</span>
      {isInButtons(block) ? null : <OwnLeft option={option} buyingPower={buyingPower} />}
      {ticket.oneTap === null ? null : (
        <span className={styles.oneTap}>
          <Zap size={14} aria-hidden />
          <FormattedMessage
            id="trade.ticket.oneTap"
            defaultMessage="One tap up to {amount}"
            description="Below the ticket while one-tap orders are on: the largest amount that is not asked about."
            values={{ amount: format.money(ticket.oneTap, option.currency) }}
          />
        </span>
      )}
    </>
  )
}

/** What the nearest of the user's own limits leaves, as the way to them. */
function OwnLeft({ option, buyingPower }: Pick<TermsProps, 'option' | 'buyingPower'>) {
  const format = useMoneyFormat()
  const nearest = nearestOwn(option, buyingPower)
  if (nearest === null) return null
  return (
    <TextLink href={paths.limits} alone>
      <FormattedMessage
        id="trade.own.left"
        defaultMessage="{by, select, ownStake {Own limit {limit} per order} ownDay {{left} of {limit} left today} other {{left} of {limit} left this week}}"
        description="Below the ticket, link: what the limit that the user has set leaves for losses, before an order is placed. left is a figure, limit has its currency."
        values={{
          by: nearest.by,
          left: format.amount(nearest.left, option.currency),
          limit: format.money(nearest.limit, option.currency),
        }}
      />
    </TextLink>
  )
}

/** Why the last try failed, with the amount that mends it, or was held back. */
function Refused({
  ticket,
  option,
  isPractice,
}: Pick<TicketProps, 'ticket' | 'isPractice'> & { option: SettlementOption }) {
  const { state } = ticket.flow
  if (ticket.notRead) return <SubmitErrorNotice error={ticket.notRead} />
  if (state.step === 'notSent') return whyNotSent(state)
  if (state.step !== 'ready' || !state.error || isPriceChanged(state.error)) return null
  const { error } = state
  const amended = error.kind === 'refused' ? amendedByRefusal(error.refusal, option) : null
  const fix =
    amended === null ? undefined : <SetAmount amount={amended} ticket={ticket} option={option} />
  // No deposit mends what practice money lacks.
  if (isPractice && error.kind === 'refused') return <PracticeRefused {...error} fix={fix} />
  return <SubmitErrorNotice error={error} fix={fix} />
}

/** Why a practice order was not placed, in the words of a real one. */
function PracticeRefused({ refusal, fix }: { refusal: Refusal; fix: ReactNode }) {
  const say = useRefusalMessage()
  return (
    <Notice tone="danger" action={fix}>
      {say(refusal)}
    </Notice>
  )
}

/** What was sent, while its outcome is asked for. */
function SentOrder({ sent }: { sent: Sent | null }) {
  const format = useMoneyFormat()
  const words = useOrderWords()
  const { direction, amount, currency } = sent ?? {}
  if (!sent || (direction !== 'up' && direction !== 'down') || !amount || !currency) return null
  return (
    <p className={styles.line}>
      <FormattedMessage
        id="trade.checking.order"
        defaultMessage="{direction} {symbol}, {amount}, {seconds} s"
        description="The order whose outcome is being asked for: 'Buy up BTCUSD, 100.00 USD, 30 s'."
        values={{
          direction: words.direction(direction),
          symbol: sent.symbol,
          amount: format.money(amount, currency),
          seconds: sent.seconds,
        }}
      />
    </p>
  )
}
