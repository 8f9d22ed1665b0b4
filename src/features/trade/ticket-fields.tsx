import { ChevronDown, Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { precisionOf } from '@/domain/orders/order-rules.ts'
import type { SettlementOption } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { compare } from '@/lib/decimal.ts'
import { useEntry } from '@/patterns/form/use-entry.ts'
import { Button } from '@/ui/button.tsx'
import { Chip } from '@/ui/chip.tsx'
import { cx } from '@/ui/cx.ts'
import { IconButton } from '@/ui/icon-button.tsx'
import styles from './ticket.module.css'
import { nearestAllowed, nextAmount, quickAmounts } from './trade-rules.ts'
import type { useTicket } from './use-ticket.ts'

export interface StakeFieldProps {
  ticket: ReturnType<typeof useTicket>
  option: SettlementOption
  /** The largest stake that can be placed now, or that one order may have. */
  largest: Decimal
  /** Whether the largest is what the balance allows. */
  offersMax: boolean
  /** What open orders and the user's own limits leave; null where it is not known. */
  room: Decimal | null
  /** The id of the words that tell what the balance lacks; null where it covers the stake. */
  lackedBy: string | null
}

/** The stake: typed, stepped or tapped. One out of its bounds says so, with the nearest that is not. */
export function StakeField(props: StakeFieldProps) {
  const { ticket, option, largest, lackedBy } = props
  const intl = useIntl()
  const id = useId()
  const { form, amount, setAmount } = ticket
  const { field, fieldState } = useEntry({ control: form.control, name: 'amount' })
  // What the balance lacks is told in the place of the buttons, and the quick stakes stay where they are.
  const error = lackedBy === null ? fieldState.error?.message : undefined
  const step = (way: 'up' | 'down') => {
    const from = amount ?? (way === 'up' ? '0' : largest)
    setAmount(nextAmount(from, way, option, largest))
  }
  return (
    <>
      <div
        className={cx(styles.box, styles.withSteps)}
        data-invalid={error !== undefined || undefined}
      >
        <span className={styles.entry}>
          <label htmlFor={`${id}stake`} className={styles.label}>
            <FormattedMessage
              id="trade.ticket.stake"
              defaultMessage="Amount ({currency})"
              description="Label of the amount of an order, with its currency."
              values={{ currency: option.currency }}
            />
          </label>
          <input
            {...field}
            id={`${id}stake`}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            placeholder="0"
            className={styles.input}
            aria-required
            aria-invalid={error !== undefined || lackedBy !== null || undefined}
            aria-describedby={error === undefined ? (lackedBy ?? undefined) : `${id}error`}
          />
          <span className={styles.ring} />
        </span>
        <IconButton
          label={intl.formatMessage({
            id: 'trade.ticket.less',
            defaultMessage: 'Smaller amount',
            description: 'Name of the minus sign beside the amount of an order.',
          })}
          icon={<Minus size={20} aria-hidden />}
          onClick={() => step('down')}
        />
        <IconButton
          label={intl.formatMessage({
            id: 'trade.ticket.more',
            defaultMessage: 'Larger amount',
            description: 'Name of the plus sign beside the amount of an order.',
          })}
          icon={<Plus size={20} aria-hidden />}
          onClick={() => step('up')}
        />
      </div>
      <div className={styles.quick}>
        {error === undefined ? (
          <QuickStakes {...props} />
        ) : (
          <>
            <p id={`${id}error`} role="alert" className={styles.error}>
              {error}
            </p>
            <Amend ticket={ticket} option={option} largest={largest} />
          </>
        )}
      </div>
    </>
  )
}

/** Stakes by a tap: always the same ones, so that each stays where it is. */
function QuickStakes({ ticket, option, largest, offersMax, room }: StakeFieldProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const { amount, setAmount } = ticket
  return (
    <>
      {quickAmounts(option, option.single_max).map((quick) => {
        return (
          <Chip
            key={quick}
            aria-label={format.money(quick, option.currency)}
            selected={amount !== null && compare(amount, quick) === 0}
            disabled={room !== null && compare(quick, room) > 0}
            onClick={() => setAmount(quick)}
          >
            {format.price(quick, precisionOf(quick))}
          </Chip>
        )
      })}
      <Chip
        disabled={!offersMax}
        aria-label={intl.formatMessage(
          {
            id: 'trade.ticket.max',
            defaultMessage: 'Max, {amount}',
            description:
              'Name of "Max" below the amount of an order, with the amount that it sets.',
          },
          { amount: format.money(largest, option.currency) },
        )}
        onClick={() => setAmount(largest)}
      >
        <FormattedMessage {...common.max} />
      </Chip>
    </>
  )
}

/** Puts the nearest allowed stake in the place of one that is not. */
function Amend({
  ticket,
  option,
  largest,
}: Pick<StakeFieldProps, 'ticket' | 'option' | 'largest'>) {
  const { amount } = ticket
  const amended = amount === null ? option.single_min : nearestAllowed(amount, option, largest)
  return amended === null ? null : <SetAmount amount={amended} ticket={ticket} option={option} />
}

interface SetAmountProps {
  amount: Decimal
  ticket: StakeFieldProps['ticket']
  option: SettlementOption
}

/** Sets one amount, which it names. */
export function SetAmount({ amount, ticket, option }: SetAmountProps) {
  const format = useMoneyFormat()
  return (
    <Button variant="secondary" size="sm" onClick={() => ticket.setAmount(amount)}>
      <FormattedMessage
        {...common.useAmount}
        values={{ amount: format.money(amount, option.currency) }}
      />
    </Button>
  )
}

export interface SecondsFieldProps {
  options: readonly SettlementOption[]
  chosen: SettlementOption
  onChoose: (seconds: string) => void
}

/** After how many seconds the order settles, each with its profit rate: the phone's own picker. */
export function SecondsField({ options, chosen, onChoose }: SecondsFieldProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const id = useId()
  return (
    <div className={styles.box}>
      <span className={styles.entry}>
        <label htmlFor={id} className={styles.label}>
          <FormattedMessage
            id="trade.ticket.seconds"
            defaultMessage="Settles after"
            description="Above the choice of seconds until settlement."
          />
        </label>
        <select
          id={id}
          className={styles.input}
          value={String(chosen.seconds)}
          onChange={({ target }) => onChoose(target.value)}
        >
          {options.map(({ seconds, profit_rate }) => (
            <option key={seconds} value={String(seconds)}>
              {intl.formatMessage(
                {
                  id: 'trade.ticket.option',
                  defaultMessage: '{seconds} s · {rate}',
                  description: 'One settlement time with its profit rate in per cent.',
                },
                { seconds, rate: format.rate(profit_rate) },
              )}
            </option>
          ))}
        </select>
        <span className={styles.ring} />
      </span>
      <ChevronDown size={18} aria-hidden />
    </div>
  )
}
